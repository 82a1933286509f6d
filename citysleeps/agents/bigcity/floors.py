"""The odds of `bigcity`: its nights and days, as the story shows them, and who is no citizen."""

from __future__ import annotations

from typing import Final

from citysleeps.agents.bigcity.belief import SHARED
from citysleeps.books.bigcity.components import CITIZENS, CRIMINALS, SIDE_OF
from citysleeps.books.bigcity.facts import DayBegun, FinalReveal, GameSet, Killed, NightBegun, NobodyKilled
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import Seats, bit

Floor = tuple[str, int]

READINGS: Final = SHARED
SIDES: Final = (CITIZENS, CRIMINALS)


def begins(fact: Fact) -> Floor | None:
    """The floor that begins with this fact."""
    if isinstance(fact, GameSet):
        return "deal", 0
    if isinstance(fact, NightBegun):
        return "night", fact.number
    return ("day", fact.number) if isinstance(fact, DayBegun) else None


def ends_night(fact: Fact) -> bool:
    """CITY-402 What is told first on a day happened in the night."""
    return isinstance(fact, Killed | NobodyKilled)


def foes(fact: Fact) -> Seats:
    """CITY-912 Who held a criminal's card."""
    if not isinstance(fact, FinalReveal):
        return 0
    cards = fact.cards
    return sum([bit(seat) for seat in range(len(cards)) if SIDE_OF.get(cards[seat], CITIZENS) != CITIZENS])
