"""What a player of `original` notes down of what he is told, beyond what his view keeps."""

from __future__ import annotations

from typing import Final

from citysleeps.books.original.facts import (
    Dawn,
    DayBegan,
    Nominated,
    NoNomination,
    Planned,
    Pointed,
    StepBegan,
    VoteOpened,
)
from citysleeps.books.original.game import Original
from citysleeps.kernel.seats import Seat, Seats, bits

NOTED: Final = frozenset((Nominated, NoNomination, DayBegan, Dawn, StepBegan, Pointed, Planned, VoteOpened))


class Notes:
    """Who accused whom, who was killed by night, and what the gang shows in the step going on."""

    def __init__(self) -> None:
        self.read = 0  # facts
        self.today: dict[Seat, Seat] = {}  # whom each accused on the last day
        self.before: list[tuple[Seat, Seat]] = []  # accuser and accused, on the days before
        self.killed: Seats = 0  # by night
        self.pointed: list[tuple[Seat, Seat]] = []  # who points at whom
        self.planned: list[tuple[Seat, int, Seat]] = []  # who names whom, for which night
        self.votes = 0  # how many votes have been opened

    def catch_up(self, view: Original) -> None:
        """Take down what was told since the last time."""
        facts = view.facts
        for i in range(self.read, len(facts)):
            fact = facts[i]
            if type(fact) not in NOTED:
                continue
            if isinstance(fact, Nominated):
                self.today[fact.by] = fact.seat
            elif isinstance(fact, NoNomination):
                self.today.pop(fact.seat, None)
            elif isinstance(fact, DayBegan):
                self.before += self.today.items()
                self.today = {}
            elif isinstance(fact, Dawn):
                self.killed |= bits(fact.seats)
            elif isinstance(fact, StepBegan):
                self.pointed = []
                self.planned = []
            elif isinstance(fact, Pointed):
                self.pointed.append((fact.member, fact.seat))
            elif isinstance(fact, Planned):
                self.planned.append((fact.member, fact.night, fact.seat))
            elif isinstance(fact, VoteOpened):
                self.votes += 1
        self.read = len(facts)

    def accusations(self) -> list[tuple[Seat, Seat]]:
        """Accuser and accused, of all days."""
        return self.before + list(self.today.items())
