"""Which public fact turned a finished game.

In a book with nights it is the death after which the winners' chances had grown most. The chances are those of the
plain game: by day the city executes anybody at random, by night a citizen dies.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from citysleeps.kernel.seats import Seats, many

NOTHING: Final = -1  # no fact turned it


class Fall(NamedTuple):
    """Everybody was told that these are out."""

    at: int  # the place of the fact in the log
    seats: Seats
    is_night: bool


def turning(falls: list[Fall], players: Seats, winners: Seats, is_city: bool) -> int:
    """The index of the death that helped the winners most, the last one of equals. NOTHING without a winner. `is_city`
    says whether the winners had to find the others."""
    found = NOTHING
    most = 0.0
    living = players
    for fall in falls if winners else []:
        left = living & ~fall.seats
        before = chance(living, winners, is_city, fall.is_night)
        gain = chance(left, winners, is_city, not fall.is_night) - before
        if found == NOTHING or gain >= most:
            found, most = fall.at, gain
        living = left
    return found


def chance(living: Seats, winners: Seats, is_city: bool, is_night: bool) -> float:
    """The winners' chance, with the night or the day still to come."""
    ours, others = many(living & winners), many(living & ~winners)
    city, hidden = (ours, others) if is_city else (others, ours)
    likely = by_night(city, hidden) if is_night else by_day(city, hidden)
    return likely if is_city else 1 - likely


@cache
def by_day(city: int, hidden: int) -> float:
    """How likely the city is to find all who hide, if it executes anybody."""
    if not hidden:
        return 1.0
    if hidden >= city:
        return 0.0
    found = hidden * by_night(city, hidden - 1)
    missed = city * by_night(city - 1, hidden)
    return (found + missed) / (city + hidden)


def by_night(city: int, hidden: int) -> float:
    """The same, before a citizen is killed."""
    return by_day(city - 1, hidden)
