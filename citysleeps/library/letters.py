"""The letters of a table's seats."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer as Input
from citysleeps.kernel.facts import Fact as Happened
from citysleeps.kernel.facts import fact_name
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import ALL, CLOCK_SEAT, HOST, HOST_SEAT, MOST_SEATS, NOBODY, SPECTATORS, Seat, Seats, each
from citysleeps.kernel.setup import BadSetup, Setup, Value, without_secrets
from citysleeps.library.given import not_this, words
from citysleeps.library.values import Answer, Fact, Spoken, Told
from citysleeps.notation.words import check_act, read_move, seat_named, with_kinds, write_move
from citysleeps.views.story import only

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTERS: Final = (*ALPHABET, *(f"A{letter}" for letter in ALPHABET))[:MOST_SEATS]
AUDIENCES: Final = {"host": HOST, "spectators": SPECTATORS}
SEAT_KINDS: Final = ("seat", "choice", "seats")


def lettered(seats: int | str | Iterable[str]) -> tuple[str, ...]:
    """The names of seats: 3 or "A B C" or ["A", "B", "C"]."""
    if isinstance(seats, str) and seats.strip().isdecimal():
        raise not_this("seats", seats, "a number; write it without quotes")
    if not isinstance(seats, int | Iterable):
        raise not_this("seats", seats, "a number, or a list of names")
    return LETTERS[:seats] if isinstance(seats, int) else words("seats", seats)


class Letters:
    """Translates between letters, which people use for seats, and numbers, which the rules use."""

    def __init__(self, book: Rules[Any], setup: Setup) -> None:
        self.book = book
        self.setup = without_secrets(setup)
        self.names = setup.seats
        self.theme = SHELF[book.name].lobby.theme(setup.settings)

    @cached_property
    def settings(self) -> dict[str, Value]:
        """Every setting, and the preset that they amount to."""
        settings = self.setup.settings
        try:
            preset = SHELF[self.book.name].lobby.advise(dict(settings), len(self.names)).preset
        except BadSetup:  # of a record that other rules have written
            preset = ""
        return {"preset": preset, **settings} if preset else settings

    def __reduce__(self) -> tuple[object, ...]:
        return letters_of, (self.setup,)

    def seat(self, name: str) -> Seat:
        return seat_named(name, self.names)

    def who(self, name: str) -> Seats:
        """The bit of a seat, the host or the spectators."""
        return AUDIENCES[name] if name in AUDIENCES else 1 << self.seat(name)

    def seats(self, seats: Seats) -> tuple[str, ...]:
        return tuple(self.names[seat] for seat in each(seats & ((1 << len(self.names)) - 1)))

    def candidate(self, choice: int | str) -> str:
        """The letter of a seat, or the word that is voted for."""
        return choice if isinstance(choice, str) else self.names[choice]

    # Answers

    def read(self, answer: Answer | str) -> Input:
        found = read_move(str(answer), self.names, self.book)
        check_act(found, self.book)
        return found

    def answer(self, given: Input) -> Answer:
        text = write_move(given, self.names, self.book)
        if given.seat == HOST_SEAT and given.act == "correct":
            meant = self.answer(self.read(text.removeprefix("host correct ")))
            return Answer("host", "correct", (meant.seat, meant.act, *meant.args), (meant.seat, *meant.seats), text)
        who = {CLOCK_SEAT: "clock", HOST_SEAT: "host"}.get(given.seat) or self.names[given.seat]
        args: list[str | int | tuple[str | int, ...]] = []
        seats: list[str] = []
        for arg, kind in with_kinds(given, self.book):
            several = arg if isinstance(arg, tuple) else (arg,)
            if kind in SEAT_KINDS:
                seats += [self.names[one] for one in several if isinstance(one, int)]
                several = tuple(map(self.candidate, several))
            args.append(several if isinstance(arg, tuple) else several[0])
        return Answer(who, given.act, tuple(args), tuple(seats), text)

    # Facts

    def told(self, to: Seats, fact: Happened) -> Told:
        """A line of the log, with everybody who was told it."""
        seats = to & ((1 << len(self.names)) - 1)
        others = tuple(name for name, bit in AUDIENCES.items() if to & bit)
        return Told(self.fact(fact, NOBODY if to == ALL else only(seats)), (*self.seats(seats), *others), to == ALL)

    def fact(self, fact: Happened, reader: Seat) -> Fact:
        """A fact. Its sentence is worded for this reader."""
        return Fact(fact_name(fact), Spoken(self.book.name, self.theme, self.names, reader, fact))


def letters_of(setup: Setup) -> Letters:
    return Letters(SHELF[setup.book], setup)
