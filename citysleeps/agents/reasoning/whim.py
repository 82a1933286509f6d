"""A whim: on some days a gentle bot suspects somebody for no reason, as people do."""

from __future__ import annotations

from random import Random
from typing import Final

from citysleeps.kernel.seats import NOBODY, Seat, Seats

OFTEN: Final = 1 / 3  # the part of its days on which a gentle bot has one


class Whim:
    """The whim of one bot on one day."""

    def __init__(self, often: float) -> None:
        self.often = often  # on so many days there is one
        self.day = 0
        self.order: list[Seat] = []  # everybody, the most suspect first; empty on a day without one

    def wake(self, day: int, size: int, chance: Random) -> bool:
        """Decide once a day whether there is a whim, and about whom. False if that was decided before."""
        if self.day == day:
            return False
        self.day = day
        self.order = []
        if chance.random() < self.often:
            self.order = list(range(size))
            chance.shuffle(self.order)
        return True

    def about(self, seats: Seats) -> Seat:
        """The first of these; nobody without a whim."""
        for seat in self.order:
            if seats >> seat & 1:
                return seat
        return NOBODY

    def bend(self, chances: list[float], seats: Seats, by: float, firm: float) -> list[float]:
        """What the bot believes with a whim about one of these seats: that it is the most suspect, by this much. If
        somebody is already suspected firmly, the chances stay as they are."""
        most, about = max(chances), self.about(seats)
        if about == NOBODY or most >= firm:
            return chances
        return [most + by if seat == about else chances[seat] for seat in range(len(chances))]
