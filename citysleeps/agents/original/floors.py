"""The odds of `original`: its nights and days, as the story shows them, and who plays against the town."""

from __future__ import annotations

from typing import Final

from citysleeps.agents.original.reading import SHARED, is_foe
from citysleeps.books.original.components import BLACK, RED
from citysleeps.books.original.facts import Dawn, DayBegan, GameSet, NightBegan, OwnCard
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import Seats, bit

Floor = tuple[str, int]

READINGS: Final = SHARED
SIDES: Final = (RED, BLACK)  # with the extended cards the second are all who play against the red side


def begins(fact: Fact) -> Floor | None:
    """The floor that begins with this fact; a new deal begins everything again (ORIG-1019)."""
    if isinstance(fact, GameSet):
        return "deal", 0
    if isinstance(fact, NightBegan):
        return "night", fact.number
    if isinstance(fact, DayBegan):
        return "day", fact.number
    return None


def ends_night(fact: Fact) -> bool:
    """ORIG-802 By day everybody learns what happened at night."""
    return isinstance(fact, Dawn)


def foes(fact: Fact) -> Seats:
    """The seat that is dealt a black card."""
    return bit(fact.seat) if isinstance(fact, OwnCard) and is_foe(fact.card) else 0
