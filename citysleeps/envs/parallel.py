"""A game as a PettingZoo environment in which all agents act at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from citysleeps.envs.face import Face
from citysleeps.envs.table import Observation, Table
from citysleeps.kernel.seats import Seat
from citysleeps.library.books import Book
from citysleeps.library.game import Seating, Settings

Infos = dict[str, dict[str, Any]]


class parallel_env(Face, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types, and calls it so
    """A game as a parallel environment. In each cycle all agents act; those who are not asked can only `wait`.

    Agents that answer in secret, such as voters, have their turn in the same cycle. Everywhere else one agent acts and
    the others wait. The arguments are those of raw_env.
    """

    metadata = {"render_modes": ["ansi"], "name": "citysleeps_v0"}

    def __init__(
        self,
        book: str | Book,
        seats: Seating,
        *,
        settings: Settings | None = None,
        claims: bool = False,
        rounds: int = 1,
        most_turns: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self._table = Table(book, seats, settings, claims, rounds, most_turns)
        self.possible_agents = list(self._table.names)
        self.agents: list[str] = []
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces
        self._masks: dict[str, NDArray[np.int8]] = {}

    # Play

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal a new game. The same seed deals the same game. `options` may have `deal`, `cards` and `lots`."""
        self._table.deal(seed, options)
        self.agents = list(self.possible_agents)
        self._turn()
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """All agents act. Actions of agents that can only wait change nothing."""
        table = self._table
        for agent, action in actions.items():
            table.seat(agent)  # there is such an agent
            if not self._masks[agent][table.number(action)]:
                table.refuse(agent, int(action))
        together = self._together
        stop = table.turns.game.stop
        for seat in together:
            is_due = together == [table.turns.seat] or (table.turns.game.stop is stop and table.turns.turn_to(seat))
            if is_due and actions[table.names[seat]] in table.turns.legal.numbers:
                table.turns.do(int(actions[table.names[seat]]))
        table.turns.go_on()
        is_over, is_truncated = table.is_over, table.is_truncated
        self._turn()
        results = self._observations(), table.rewards(), self._all(is_over), self._all(is_truncated), self._infos()
        if is_over or is_truncated:
            self.agents = []
        return results

    def _turn(self) -> None:
        """Find out who acts in the next cycle."""
        table = self._table
        turns = table.turns
        self._together: list[Seat] = []
        self._masks = dict.fromkeys(self.possible_agents, table.only_wait)
        if table.is_over or table.is_truncated:
            return
        self._together = turns.together()
        for seat in self._together:
            if seat == turns.seat or turns.turn_to(seat):
                self._masks[table.names[seat]] = turns.legal.mask()

    def _all(self, value: bool) -> dict[str, bool]:
        return dict.fromkeys(self.agents, value)

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._table.observe(agent, self._masks[agent]) for agent in self.agents}

    def _infos(self) -> Infos:
        return {agent: {"action_mask": self._masks[agent]} for agent in self.agents}

    # Words

    def action_text(self, action: int, agent: str | None = None) -> str:
        """An action in the notation, as this agent does it; by default the first one."""
        seat = self._table.seat(agent or self.possible_agents[0])
        return self._table.actions.text(self._table.number(action), seat)

    def observe_text(self, agent: str, language: str = "en") -> str:
        """What an agent was told so far in words, then its options with their numbers."""
        return self._table.text(agent, self._masks[agent], language)
