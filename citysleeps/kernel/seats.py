"""Seats, and sets of seats as bits of an int.

An audience is such a set too: beside the seats it has a bit for the host and one for the spectators, so that
whoever may know something is always a number, and never a special case.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Seat = int
Seats = int

NOBODY: Final = -1
HOST_SEAT: Final = -2  # who speaks when an input comes from the host
CLOCK_SEAT: Final = -3  # who speaks when the time has run out

MOST_SEATS: Final = 32
HOST: Final = 1 << 32
SPECTATORS: Final = 1 << 33
ALL: Final = (1 << 34) - 1


def bit(seat: Seat) -> Seats:
    return 0 if seat < 0 else 1 << seat


def bits(seats: Iterable[Seat]) -> Seats:
    """The set of these seats."""
    found = 0
    for seat in tuple(seats):  # compiled, a tuple is walked much faster
        found |= 1 << seat
    return found


def but(seats: Seats, seat: Seat) -> Seats:
    """`seats` without `seat`."""
    return seats & ~(1 << seat) if seat >= 0 else seats


TWELVE: Final = 12
LOW: Final = (1 << TWELVE) - 1
LISTED: Final = [tuple([seat for seat in range(TWELVE) if low >> seat & 1]) for low in range(1 << TWELVE)]
COUNTED: Final = bytes([len(listed) for listed in LISTED])


def each(seats: Seats) -> tuple[Seat, ...]:
    """The seats of a set, ascending. Looked up, twelve at a time: this is the most frequent question of all."""
    if seats <= LOW:
        return LISTED[seats]
    listed = LISTED[seats & LOW]
    first = TWELVE
    seats >>= TWELVE
    while seats:
        listed += tuple([first + seat for seat in LISTED[seats & LOW]])
        first += TWELVE
        seats >>= TWELVE
    return listed


def many(seats: Seats) -> int:
    """How many seats are in a set. Looked up, as they are listed: compiled, counting bits is slower."""
    return COUNTED[seats] if seats <= LOW else COUNTED[seats & LOW] + many(seats >> TWELVE)


def several(seats: Seats) -> bool:
    """Are more than one in a set? Without its lowest seat something is left."""
    return seats & (seats - 1) != 0


def clockwise(seats: Seats, first: Seat) -> tuple[Seat, ...]:
    """The seats of a set in the order of the table, beginning at `first` or the next one after it."""
    low = seats & ((1 << first) - 1)
    return each(seats ^ low) + each(low)
