"""The floors of a game of `original`: its nights and days, as the story shows them."""

from __future__ import annotations

from citysleeps.books.original.components import RED_CARDS
from citysleeps.books.original.facts import Dawn, DayBegan, Executed, GameSet, NightBegan, OwnCard
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, Seat

Floor = tuple[str, int]


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


def ends_day(fact: Fact) -> bool:
    """Nobody else is executed on that day."""
    return isinstance(fact, Executed)


def foe(fact: Fact) -> Seat:
    """The seat that is dealt a black card; nobody where nothing is dealt, or a red one."""
    return fact.seat if isinstance(fact, OwnCard) and fact.card not in RED_CARDS else NOBODY
