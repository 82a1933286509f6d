"""Follow the public facts of a game. Bots of one process share what they conclude: it is the same for all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Final, Generic, TypeVar

from citysleeps.agents.reasoning.numbers import Numbers
from citysleeps.kernel.facts import Fact

R = TypeVar("R")  # a reading: what is concluded from the facts so far

MOST_SHARED: Final = 400
NUMBERS: Final = count(1)


class Shared(Generic[R]):
    """The readings of a book, each made once. Forgotten when there are too many."""

    def __init__(
        self,
        begins: type[Fact],
        first: Callable[[Fact, Numbers], R],
        following: Callable[[R, Fact], R],
        read: frozenset[type[Fact]],
        numbers: Numbers,
    ) -> None:
        self.begins = begins  # the fact with which a game begins
        self.first = first
        self.following = following
        self.read = read  # the facts that change a reading
        self.numbers = numbers
        self.made: dict[tuple[int, Fact | str], tuple[int, R]] = {}

    def having(self, numbers: Numbers) -> Shared[R]:
        """What somebody concludes who goes by other numbers."""
        return Shared(self.begins, self.first, self.following, self.read, numbers)

    def after(self, number: int, reading: R | None, fact: Fact) -> tuple[int, R | None]:
        """The next reading and its number."""
        key: tuple[int, Fact | str] = (0, repr(fact))
        if not isinstance(fact, self.begins):
            if reading is None:
                return number, None
            key = (number, fact)
        found = self.made.get(key)
        if found is None:
            made = self.first(fact, self.numbers) if reading is None or key[0] == 0 else self.following(reading, fact)
            if len(self.made) >= MOST_SHARED:
                self.made.clear()
            found = self.made[key] = (next(NUMBERS), made)
        return found


class Reader(Generic[R]):
    """Follows one game."""

    def __init__(self, shared: Shared[R]) -> None:
        self.shared = shared
        self.read = 0  # facts
        self.number = -1  # of the reading
        self.now: R | None = None

    def catch_up(self, facts: list[Fact]) -> R | None:
        """The reading after these facts; None before the deal."""
        for i in range(self.read, len(facts)):
            fact = facts[i]
            if type(fact) in self.shared.read or type(fact) is self.shared.begins:
                self.number, self.now = self.shared.after(self.number, self.now, fact)
        self.read = len(facts)
        return self.now
