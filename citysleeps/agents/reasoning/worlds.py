"""The worlds that fit the cards: who plays against the town, and who of the town knows something."""

from __future__ import annotations

from itertools import combinations

from citysleeps.kernel.seats import Seats, bits, each


class Worlds:
    """All sets of seats that may be playing against the town.

    A world is such a set, and one seat outside it that knows something (the commissar). What is believed about the
    two is nearly independent, so sets are listed once and not once for each seat that knows something.
    """

    def __init__(self, seats: Seats, foes: list[Seats]) -> None:
        self.seats = seats
        self.size = seats.bit_length()
        self.foes = foes
        self.of: list[list[int]] = [
            [i for i in range(len(foes)) if foes[i] >> seat & 1] for seat in range(self.size)
        ]  # the sets with this seat, by their index


def all_worlds(seats: Seats, foes: int) -> Worlds:
    """Every set of so many of these seats."""
    return Worlds(seats, [bits(one) for one in combinations(each(seats), foes)])
