"""A game as a PettingZoo environment in which one agent acts at a time."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from citysleeps.envs.face import Face
from citysleeps.envs.table import Observation, Table
from citysleeps.kernel.seats import NOBODY
from citysleeps.library.books import Book
from citysleeps.library.game import Seating, Settings


def env(
    book: str | Book,
    seats: Seating,
    *,
    settings: Settings | None = None,
    claims: bool = False,
    rounds: int = 1,
    most_turns: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game as an AEC environment that says what is called in the wrong order. The arguments are those of raw_env."""
    return OrderEnforcingWrapper(
        raw_env(
            book,
            seats,
            settings=settings,
            claims=claims,
            rounds=rounds,
            most_turns=most_turns,
            render_mode=render_mode,
        )
    )


class raw_env(Face, AECEnv):  # type: ignore[misc]  # PettingZoo has no types, and calls it so
    """A game as an AEC environment. The agents are the seats: `A`, `B` and so on.

    With `claims` agents can also claim something, true or not. `rounds` is how often an agent may answer the same ask,
    or claim, in one step. After `most_turns` turns a game is truncated; by
    default 200 for each seat.

    >>> game = raw_env("original", seats=6)
    >>> game.reset(seed=1)
    >>> game.agent_selection, [game.action_text(number) for number in game.legal]
    ('A', ['A wait', 'A ready'])
    """

    metadata = {"render_modes": ["ansi"], "name": "citysleeps_v0", "is_parallelizable": False}

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
        super().__init__()
        self.render_mode = render_mode
        self._table = Table(book, seats, settings, claims, rounds, most_turns)
        self.possible_agents = list(self._table.names)
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces
        self._not_now = {"action_mask": self._table.only_wait}
        self._mask = self._table.only_wait

    # Play

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game. The same seed deals the same game. `options` may have `deal`, `cards` and `lots`."""
        self._table.deal(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = dict.fromkeys(self.agents, self._not_now)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._turn()

    def step(self, action: int | None) -> None:
        """The agent whose turn it is does this. After the end of the game every agent takes one step with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        turns = self._table.turns
        try:
            number = index(action)  # type: ignore[arg-type]  # whatever it is
        except TypeError:
            number = -1
        if number not in turns.legal.numbers:
            self._table.refuse(agent, action)
        turns.act(number)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._not_now
        self._turn()

    def _turn(self) -> None:
        """Give the turn to whoever has it now, or end the game."""
        table, turns = self._table, self._table.turns
        if turns.seat == NOBODY or turns.taken >= table.most_turns:
            self._end()
            return
        self._mask = turns.legal.mask()
        self.agent_selection = table.names[turns.seat]
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def _end(self) -> None:
        table = self._table
        self.rewards = table.rewards()
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, table.is_over)
        self.truncations = dict.fromkeys(self.agents, table.is_truncated)
        self._mask = table.only_wait
        self.infos = dict.fromkeys(self.agents, self._not_now)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent was told so far, and what it may do now: `observation` and `action_mask`."""
        return self._table.observe(agent, self._mask_of(agent))

    def _mask_of(self, agent: str) -> NDArray[np.int8]:
        return self._mask if agent == self.agent_selection else self._table.only_wait

    # Words

    @property
    def legal(self) -> list[int]:
        """The actions that the agent whose turn it is may choose from, in ascending order."""
        return [int(number) for number in np.flatnonzero(self._mask)]

    def action_text(self, action: int, agent: str | None = None) -> str:
        """An action in the notation, as this agent does it; by default the one whose turn it is."""
        whose = agent or str(getattr(self, "agent_selection", self.possible_agents[0]))
        return self._table.actions.text(self._table.number(action), self._table.seat(whose))

    def observe_text(self, agent: str, language: str = "en") -> str:
        """What an agent was told so far in words, then its options with their numbers."""
        return self._table.text(agent, self._mask_of(agent), language)

    @property
    def answers(self) -> int:
        """How many answers the game has taken so far. To wait is none."""
        return len(self._table.turns.play.inputs)
