"""A table of agents: what the two kinds of environments have in common."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any, Final, NoReturn

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from citysleeps.envs.actions import Actions
from citysleeps.envs.fields import Field
from citysleeps.envs.sight import MOST, Layout, Sight
from citysleeps.envs.turns import Turns
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import NOBODY, Seat
from citysleeps.kernel.setup import Setup
from citysleeps.library.books import BOOKS, Book
from citysleeps.library.errors import Unknown
from citysleeps.library.game import Game, Seating, Settings, playing, settled
from citysleeps.library.given import whole

Observation = dict[str, NDArray[np.int8]]
BYTES: Final = np.dtype(np.int8)
TURNS_A_SEAT: Final = 200  # after so many a game is truncated, if nothing else is said


class Table:
    """The seats, the actions and the observations of games with one setup, and the game that is played now."""

    def __init__(
        self,
        book: str | Book,
        seats: Seating,
        settings: Settings | None,
        claims: bool,
        rounds: int,
        most_turns: int | None,
    ) -> None:
        self.book = book if isinstance(book, Book) else BOOKS[book]
        self.rules: Rules[Any] = self.book._rules
        self.settings = settings
        self.setup = settled(self.book, seats, settings)
        self.names = self.setup.seats
        self.rounds = whole("rounds", rounds, 1)
        self.most_turns = TURNS_A_SEAT * len(self.names) if most_turns is None else whole("most_turns", most_turns, 1)
        self.has_claims = claims
        found = self.all_claims() if claims else []
        self.actions = Actions(self.rules, self.setup, found)
        self.layout = Layout(self.rules, self.setup, found)
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.action_spaces = {name: spaces.Discrete(len(self.actions)) for name in self.names}
        self.observation_spaces = {name: self.observation_space() for name in self.names}
        self.only_wait: NDArray[np.int8] = self.actions.none.or_wait().mask()
        self.chance = Random()
        self.turns: Turns
        self.sight: Sight

    def all_claims(self) -> list[Ask]:
        """Every claim that can be made in such a game."""
        found = self.rules.claims(Play(self.rules, self.setup).game)
        if not found:
            raise CitySleepsError(f"claims of {self.rules.name} cannot be actions; leave `claims` out", "no_claims")
        return found

    def observation_space(self) -> gymnasium.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, (self.layout.length,), np.int8),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def deal(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """A new game. Without a seed it follows from the last seed that was given."""
        if seed is None:
            chosen = str(self.chance.getrandbits(63))
        else:
            chosen = str(seed)
            self.chance = Random(seed)
        self.turns = Turns(self.rules, self.dealt(chosen, options or {}), self.actions, self.rounds, self.has_claims)
        self.sight = Sight(self.layout, self.turns.game.facts, self.turns.game.audiences)

    def dealt(self, seed: str, options: Mapping[str, Any]) -> Setup:
        fixed = {name: options[name] for name in ("deal", "cards", "lots") if name in options}
        if fixed:
            return settled(self.book, self.names, dict(self.setup.settings), seed, **fixed)
        return msgspec.structs.replace(self.setup, seed=seed)

    @property
    def is_over(self) -> bool:
        return self.turns.seat == NOBODY

    @property
    def is_truncated(self) -> bool:
        return self.turns.taken >= self.most_turns and not self.is_over

    def rewards(self) -> dict[str, float]:
        """1 for those who have won and -1 for the others. 0 for all if nobody has won."""
        won = self.turns.game.winners if self.is_over else 0
        if not won:
            return dict.fromkeys(self.names, 0.0)
        return {name: 1.0 if won >> seat & 1 else -1.0 for seat, name in enumerate(self.names)}

    def observe(self, name: str, mask: NDArray[np.int8]) -> Observation:
        return {"observation": np.frombuffer(self.sight.of(self.seat(name)), BYTES), "action_mask": mask}

    def seat(self, name: str) -> Seat:
        try:
            return self.seat_of[name]
        except KeyError:
            raise Unknown("unknown_agent", f"there is no agent {name}; there are {' '.join(self.names)}") from None

    def number(self, action: object) -> int:
        """The number of an action. Raises CitySleepsError (`not_legal`) if it is none."""
        try:
            number = index(action)  # type: ignore[arg-type]  # whatever it is
        except TypeError:
            raise CitySleepsError(f"{action!r} is not the number of an action", "not_legal") from None
        if not 0 <= number < len(self.actions):
            raise CitySleepsError(f"there is no action {number}; there are {len(self.actions)}", "not_legal")
        return number

    def refuse(self, name: str, action: object) -> NoReturn:
        """Raise CitySleepsError (`not_legal`) for this action."""
        number = self.number(action)
        text = self.actions.text(number, self.seat(name))
        raise CitySleepsError(f"{text} (action {number}) is not legal now", "not_legal")

    # Words

    @property
    def fields(self) -> dict[str, Field]:
        return dict(self.layout.fields)

    @property
    def game(self) -> Game:
        return playing(self.turns.play)

    def text(self, name: str, mask: NDArray[np.int8], language: str) -> str:
        """What a seat was told, then its options, one on each line."""
        story = self.game.story(name, language)
        options = [
            f"{number} {self.actions.text(number, self.seat_of[name])}" for number in np.flatnonzero(mask).tolist()
        ]
        return "\n".join([story, "", *options])
