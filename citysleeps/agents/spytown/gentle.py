"""The bot `gentle` at a table of `spytown`: on about one day of three it follows a whim, else it is `reasoning`."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from citysleeps.agents.reasoning.whim import OFTEN, Whim
from citysleeps.agents.spytown.careful import friends
from citysleeps.agents.spytown.reasoning import CLEARLY, FIRM, Reasoning
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.seats import Seat


class Gentle(Reasoning):
    """One gentle player of `spytown`."""

    slips: ClassVar[float] = OFTEN

    def __init__(self) -> None:
        super().__init__()
        self.whim = Whim(self.slips)

    def answer(self, view: Spytown, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        self.whim.wake(view.turn, view.size, chance)
        return super().answer(view, me, asks, chance)

    def speak(self, view: Spytown, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        self.whim.wake(view.turn, view.size, chance)
        return super().speak(view, me, offers, chance)

    def believed(self, view: Spytown, me: Seat) -> list[float]:
        return self.whim.bend(super().believed(view, me), view.living & ~friends(view, me), CLEARLY, FIRM)
