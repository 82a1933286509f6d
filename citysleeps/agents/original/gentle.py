"""The bot `gentle`: reasons and talks like `reasoning`, but on about one day of three it follows a hunch."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from citysleeps.agents.original.reading import Reading
from citysleeps.agents.original.reasoning import Reasoning
from citysleeps.agents.original.suspicion import foes, friends, is_red
from citysleeps.agents.reasoning.talk import Statement
from citysleeps.books.original.components import BLACK
from citysleeps.books.original.game import Original
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, but, each


class Gentle(Reasoning):
    """One gentle player of `original`."""

    slips: ClassVar[float] = 1 / 3  # on so many of its days it follows a hunch

    def __init__(self) -> None:
        super().__init__()
        self.day = 0  # of the hunch
        self.hunch: list[Seat] = []  # everybody, the most suspect first; empty on a day without one

    def answer(self, view: Original, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        self.wake(view, chance)
        return super().answer(view, me, asks, chance)

    def speak(self, view: Original, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        self.wake(view, chance)
        return super().speak(view, me, offers, chance)

    def wake(self, view: Original, chance: Random) -> None:
        """Decide once a day whether there is a hunch, and about whom."""
        if self.day != view.day:
            self.day = view.day
            self.hunch = []
            if chance.random() < self.slips:
                self.hunch = list(range(view.size))
                chance.shuffle(self.hunch)

    def felt(self, view: Original, me: Seat, options: Seats) -> Seat:
        """The first of the hunch among these who is no friend; nobody without a hunch, or where a foe is known."""
        open_ones = but(options & view.living & ~friends(view, me), me)
        if is_red(view, me) and foes(view, me) & view.living:
            return NOBODY
        for seat in self.hunch:
            if open_ones >> seat & 1:
                return seat
        return NOBODY

    def opinion(self, view: Original, me: Seat, reading: Reading) -> list[Statement]:
        seat = self.felt(view, me, view.living)
        return super().opinion(view, me, reading) if seat == NOBODY else [("think", (seat,), (BLACK,), 0)]

    def accused(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        seat = self.felt(view, me, options)
        return super().accused(view, me, reading, options) if seat == NOBODY else seat

    def hand(self, view: Original, me: Seat, reading: Reading) -> Seat | str:
        seat = NOBODY if reading.kind == "all_or_none" else self.felt(view, me, bits(reading.candidates))
        return super().hand(view, me, reading) if seat == NOBODY else seat

    def victim(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        """Point where another of the gang pointed last; else at anybody, by a lot that all of the gang draw alike."""
        prey = options & ~friends(view, me)
        for member, seat in reversed(self.notes.pointed):
            if member != me and bit(seat) & prey:
                return seat
        return Random(f"{view.night}/{prey}").choice(each(prey)) if prey else NOBODY
