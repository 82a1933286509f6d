"""What a table notes during one game, beside what the rules keep. Each deal begins with new notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final
from zlib import crc32

import msgspec

from citysleeps.kernel.forms import Argument
from citysleeps.kernel.game import Game
from citysleeps.kernel.seats import Seat, Seats
from citysleeps.table.rows import Hunched, Who, written

MOST_SAID: Final = 128 * 1024  # bytes that a seat may say in a game; nobody types so much in an evening
LEAST_SAID: Final = 100  # for which the shortest word counts


class Notes:
    """The notes of one game."""

    def __init__(self) -> None:
        self.told = Told()
        self.heard = Heard()
        self.said: Counter[Seat] = Counter()  # bytes of words, by seat
        self.hunches: list[Hunched] = []
        self.sealed = During()  # who has made an act or a hunch in the step going on, as bits
        self.extended = During()  # seconds by which what is open now has been lengthened
        self.began = self.ended = 0  # the deal and the last input, in milliseconds

    def add_words(self, seat: Seat, args: Sequence[Argument]) -> None:
        for word in args:
            if isinstance(word, str):
                self.said[seat] += max(len(word.encode()), LEAST_SAID)

    def has_said_enough(self, seat: Seat) -> bool:
        return self.said[seat] >= MOST_SAID


class Told:
    """The facts that were told, as the log has them."""

    def __init__(self) -> None:
        self.check = 0  # sums them up
        self.count = 0  # how many it sums up
        self.fresh: list[msgspec.Raw] = []  # those that are in no row yet, as they are written
        self.marks: list[int] = []  # for each input, how many had been told before it
        self.proved = 0  # those of which the log says that they were told so

    def sum_up(self, game: Game) -> None:
        """Add what the game has told since."""
        for i in range(self.count, len(game.facts)):
            line = written((game.audiences[i], game.facts[i]))
            self.check = crc32(line, self.check)
            self.fresh.append(msgspec.Raw(line))
        self.count = len(game.facts)

    def take_fresh(self) -> tuple[msgspec.Raw, ...]:
        """For the row that is written now."""
        fresh, self.fresh = self.fresh, []
        return tuple(fresh)


class Heard:
    """With whose ears people have heard of the game, as bits: who has heard one part of it gets no seat that heard
    another."""

    def __init__(self) -> None:
        self.people: dict[Who, Seats] = {}
        self.parted: dict[str, Seats] = {}  # of those who have no place any more, by the hash of the token

    def add(self, who: Who, ears: Seats) -> None:
        self.people[who] = self.of(who) | ears

    def of(self, who: Who) -> Seats:
        return self.people.get(who, 0)

    def part(self, who: Who, token: str) -> None:
        """This token has no place any more, and what its owner has heard is not forgotten."""
        if who in self.people:
            self.parted[token] = self.people[who]

    def come_back(self, who: Who, token: str) -> None:
        """Somebody comes, who may have been here before."""
        if token in self.parted:
            self.people[who] = self.parted[token]


class During:
    """A number that counts during one step of the game, and is 0 in the next."""

    def __init__(self) -> None:
        self.number = 0
        self.step = 0

    def at(self, step: int) -> int:
        return self.number if step == self.step else 0

    def set(self, step: int, number: int) -> None:
        self.number, self.step = number, step
