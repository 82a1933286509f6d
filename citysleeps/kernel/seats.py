"""Seats, and sets of seats as bits of an int.

An audience is such a set too. It has one more bit for the host and one for the spectators, so that they need no special
cases.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Seat = int
Seats = int

NOBODY: Final = -1
HOST_SEAT: Final = -2  # the seat of inputs from the host
CLOCK_SEAT: Final = -3  # the seat of inputs from the clock

MOST_SEATS: Final = 32
HOST: Final = 1 << 32
SPECTATORS: Final = 1 << 33
ALL: Final = (1 << 34) - 1


def bit(seat: Seat) -> Seats:
    return 0 if seat < 0 else 1 << seat


def bits(seats: Iterable[Seat]) -> Seats:
    """The set of these seats."""
    found = 0
    for seat in tuple(seats):  # compiled code iterates over a tuple much faster
        found |= 1 << seat
    return found


def but(seats: Seats, seat: Seat) -> Seats:
    """`seats` without `seat`."""
    return seats & ~(1 << seat) if seat >= 0 else seats


TWELVE: Final = 12
LOW: Final = (1 << TWELVE) - 1
LISTED: Final = [tuple([seat for seat in range(TWELVE) if low >> seat & 1]) for low in range(1 << TWELVE)]
HIGHER: Final = [tuple([TWELVE + seat for seat in listed]) for listed in LISTED]  # the twelve seats after those
BOTH: Final = (1 << 2 * TWELVE) - 1
COUNTED: Final = bytes([len(listed) for listed in LISTED])


def each(seats: Seats) -> tuple[Seat, ...]:
    """The seats of a set, in ascending order. Uses tables, twelve bits at a time: nothing is called more often."""
    if seats <= LOW:
        return LISTED[seats]
    if seats <= BOTH:
        return LISTED[seats & LOW] + HIGHER[seats >> TWELVE]
    return each(seats & BOTH) + tuple([2 * TWELVE + seat for seat in each(seats >> 2 * TWELVE)])


def many(seats: Seats) -> int:
    """How many seats are in a set. Uses the same table: in compiled code that is faster than counting bits."""
    return COUNTED[seats] if seats <= LOW else COUNTED[seats & LOW] + many(seats >> TWELVE)


def several(seats: Seats) -> bool:
    """Whether a set has more than one seat: something is left without the lowest."""
    return seats & (seats - 1) != 0


def clockwise(seats: Seats, first: Seat) -> tuple[Seat, ...]:
    """The seats of a set in table order, starting with `first` or the next seat after it."""
    low = seats & ((1 << first) - 1)
    return each(seats ^ low) + each(low)
