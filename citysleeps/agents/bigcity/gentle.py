"""The bot `gentle` at a table of `bigcity`: on about one day of three it follows a whim, else it is `reasoning`."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from citysleeps.agents.bigcity.knowledge import known
from citysleeps.agents.bigcity.reasoning import Reasoning
from citysleeps.agents.reasoning.whim import OFTEN, Whim
from citysleeps.books.bigcity.game import BigCity
from citysleeps.kernel.seats import Seat, bit

STRONG: Final = 0.2  # so much suspicion a whim is worth: more than the promises of a few others
FIRM: Final = 0.5  # somebody who is so suspect drives a whim away


class Gentle(Reasoning):
    """One gentle player of `bigcity`."""

    slips: ClassVar[float] = OFTEN

    def __init__(self) -> None:
        super().__init__()
        self.whim = Whim(self.slips)

    def think(self, view: BigCity, me: Seat, chance: Random) -> None:
        """What one believes is bent by the whim of the day."""
        if self.whim.wake(view.day, view.size, chance):
            self.weights = []  # to be worked out again
        before = self.chances
        super().think(view, me, chance)
        if self.chances and self.chances is not before:
            spared = known(view, me, self.notes)[0] | bit(me)
            self.chances = self.whim.bend(self.chances, view.living & ~spared, STRONG, FIRM)
