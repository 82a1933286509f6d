"""The bot `gentle`: reasons and talks like `reasoning`, but on about one day of three it follows a whim."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from citysleeps.agents.original.reading import Reading
from citysleeps.agents.original.reasoning import Reasoning
from citysleeps.agents.original.suspicion import foes, friends, is_red
from citysleeps.agents.reasoning.talk import Statement
from citysleeps.agents.reasoning.whim import OFTEN, Whim
from citysleeps.books.original.components import BLACK
from citysleeps.books.original.game import Original
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, but, each


class Gentle(Reasoning):
    """One gentle player of `original`."""

    slips: ClassVar[float] = OFTEN

    def __init__(self) -> None:
        super().__init__()
        self.whim = Whim(self.slips)

    def answer(self, view: Original, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        self.whim.wake(view.day, view.size, chance)
        return super().answer(view, me, asks, chance)

    def speak(self, view: Original, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        self.whim.wake(view.day, view.size, chance)
        return super().speak(view, me, offers, chance)

    def felt(self, view: Original, me: Seat) -> Seat:
        """About whom the whim is: no friend. Nobody without one, or where a foe is known."""
        if is_red(view, me) and foes(view, me) & view.living:
            return NOBODY
        return self.whim.about(but(view.living & ~friends(view, me), me))

    def opinion(self, view: Original, me: Seat, reading: Reading) -> list[Statement]:
        seat = self.felt(view, me)
        return super().opinion(view, me, reading) if seat == NOBODY else [("think", (seat,), (BLACK,), 0)]

    def accused(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        """Whom the whim is about; nobody else if they are on trial already."""
        seat = self.felt(view, me)
        if seat == NOBODY:
            return super().accused(view, me, reading, options)
        return seat if bit(seat) & options else NOBODY

    def hand(self, view: Original, me: Seat, reading: Reading) -> Seat | str:
        seat = NOBODY if reading.kind == "all_or_none" else self.felt(view, me)
        return seat if bit(seat) & bits(reading.candidates) else super().hand(view, me, reading)

    def victim(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        """Point where another of the gang pointed last; else at anybody, by a lot that all of the gang draw alike."""
        prey = options & ~friends(view, me)
        for member, seat in reversed(self.notes.pointed):
            if member != me and bit(seat) & prey:
                return seat
        return Random(f"{view.night}/{prey}").choice(each(prey)) if prey else NOBODY
