"""What a table remembers during one game, apart from the rules' own state. Each deal starts with new notes."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from typing import Final
from zlib import crc32

import msgspec

from citysleeps.kernel.forms import Argument
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import SPECTATORS, Seat, Seats
from citysleeps.notation.record import Belief
from citysleeps.table.rows import Groups, Hunched, Who, written

MOST_SAID: Final = 128 * 1024  # bytes that a seat may say in a game: more than anybody types in an evening
MOST_BELIEVED: Final = 32 * 1024  # chances that a seat may state: for all others after each fact of a long game
MOST_JOTTED: Final = 512 * 1024  # bytes of notes that leaders may keep in a game, each time they do
LEAST_SAID: Final = 100  # bytes that the shortest text counts for


class Notes:
    """The notes of one game."""

    def __init__(self) -> None:
        self.told = Told()
        self.public = Public()
        self.heard = Heard()
        self.said: Counter[Seat] = Counter()  # bytes of words, by seat
        self.hunches: list[Hunched] = []
        self.hunched: Counter[tuple[Seat, int]] = Counter()  # how many each seat has made in each step
        self.beliefs: dict[tuple[Seat, int], Belief] = {}  # by seat, and by how many facts had been told
        self.believed: Counter[Seat] = Counter()  # how many chances each seat ever stated
        self.sealed = During()  # who has made an act or a hunch in this step, as bits
        self.extended = During()  # seconds that were added to what is open now
        self.led: list[str] = []  # who has led, one after the other, by name; empty: the software
        self.jotted: dict[Who, str] = {}  # what those who lead have written for themselves
        self.jottings = 0  # bytes of all that they ever wrote
        self.groups: Groups = ()  # of seats that hold cards of a real box together, while it is not known which
        self.earlier: list[Groups] = []  # the groups before each time that something was told
        self.began = self.ended = 0  # the times of the deal and the last input, in milliseconds

    def add_leader(self, name: str) -> None:
        if name not in self.led[-1:]:
            self.led.append(name)

    def add_words(self, seat: Seat, args: Sequence[Argument]) -> None:
        for word in args:
            if isinstance(word, str):
                self.said[seat] += max(len(word.encode()), LEAST_SAID)

    def has_said_enough(self, seat: Seat) -> bool:
        return self.said[seat] >= MOST_SAID

    def has_believed_enough(self, seat: Seat) -> bool:
        return self.believed[seat] >= MOST_BELIEVED

    def has_jotted_enough(self) -> bool:
        return self.jottings >= MOST_JOTTED


class Told:
    """The facts told so far, as the log has them."""

    def __init__(self) -> None:
        self.check = 0  # a checksum of them
        self.count = 0  # how many are in the checksum
        self.fresh: list[msgspec.Raw] = []  # those that are not in a row yet, encoded
        self.marks: list[int] = []  # for each input, how many were told before it
        self.times = array("q")  # and when it came, in milliseconds
        self.proved = 0  # how many the log confirms

    def sum_up(self, game: Game) -> None:
        """Add what the game has told since the last call."""
        for i in range(self.count, len(game.facts)):
            line = written((game.audiences[i], game.facts[i]))
            self.check = crc32(line, self.check)
            self.fresh.append(msgspec.Raw(line))
        self.count = len(game.facts)

    def take_fresh(self) -> tuple[msgspec.Raw, ...]:
        """The new facts, for the row that is being written."""
        fresh, self.fresh = self.fresh, []
        return tuple(fresh)


class Public:
    """The game as everybody knows it. It is summed up as the game goes on, because votes on seats ask for it at every
    command and a log may be long."""

    def __init__(self) -> None:
        self.game: Game | None = None  # which was summed up
        self.known: Game
        self.count: int  # facts of it

    def of(self, play: Play) -> Game:
        game = play.game
        if game is not self.game:  # a correction makes another, and so do cards that are told later
            self.game, self.known, self.count = game, play.book.blank(play.setup), 0
        for i in range(self.count, len(game.facts)):
            if game.audiences[i] & SPECTATORS:
                self.known.fold(game.facts[i])
        self.count = len(game.facts)
        return self.known


class Heard:
    """Whose facts each person has been told, as bits (`Table.ears`). Somebody who was told one seat's secrets may not
    get another seat."""

    def __init__(self) -> None:
        self.people: dict[Who, Seats] = {}
        self.parted: dict[str, Seats] = {}  # of people who have left, by the hash of their token

    def add(self, who: Who, ears: Seats) -> None:
        self.people[who] = self.of(who) | ears

    def of(self, who: Who) -> Seats:
        return self.people.get(who, 0)

    def part(self, who: Who, token: str) -> None:
        """The owner of this token has left. Remember what they were told."""
        if who in self.people and token:
            self.parted[token] = self.people[who]

    def come_back(self, who: Who, token: str) -> None:
        """Somebody joins, who may have been here before."""
        if token in self.parted:
            self.people[who] = self.parted[token]


class During:
    """A number that is valid during one step of the game and 0 in the next."""

    def __init__(self) -> None:
        self.number = 0
        self.step = 0

    def at(self, step: int) -> int:
        return self.number if step == self.step else 0

    def set(self, step: int, number: int) -> None:
        self.number, self.step = number, step
