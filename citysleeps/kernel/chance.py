"""Seeded random numbers. A seed gives the same numbers on every machine, interpreted or compiled."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import Final

from citysleeps.kernel.seats import MOST_SEATS, Seat, Seats, bit, each

WORD: Final = 1 << 64
LIMITS: Final = [0] + [WORD - WORD % n for n in range(1, MOST_SEATS + 1)]  # by n: words below it make a fair lot of n


class WrongLot(ValueError):
    """The setup names a lot that is not among the choices."""

    def __init__(self, seat: Seat, among: Seats) -> None:
        super().__init__(f"the lot written down for seat {seat} is not among those drawn for")
        self.seat = seat
        self.among = among


class Chance:
    """Random numbers from a seed: the words of SHA-256 over the seed and a counter.

    The lots of the setup are used up first, in order. So a scenario can fix what is drawn.
    """

    def __init__(self, seed: str, lots: Sequence[Seat] = ()) -> None:
        self.seed = seed
        self.blocks = 0
        self.words: list[int] = []
        self.lots = list(lots)

    def word(self) -> int:
        if not self.words:
            block = sha256(f"{self.seed}/{self.blocks}".encode()).digest()
            self.blocks += 1
            self.words = list(unpack(">4Q", block))
            self.words.reverse()
        return self.words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = LIMITS[n] if n <= MOST_SEATS else WORD - WORD % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, cards: list[str]) -> None:
        """Shuffle the cards. Each order is equally likely."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def lot(self, seats: Seats) -> Seat:
        """Draw one of the seats."""
        if self.lots:
            seat = self.lots.pop(0)
            if not bit(seat) & seats:
                raise WrongLot(seat, seats)
            return seat
        among = each(seats)
        return among[self.below(len(among))]
