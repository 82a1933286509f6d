"""How likely each side is to win where everybody plays at random, as far as theory says it.

Without action cards it is the classical game until one side is extinct: one of all is voted out in turn with one of the
Police who is killed. What the Agent finds out helps nobody who plays at random. A small game (SPY-1101 on) and a large
one (SPY-1121 on) are other games: there the Agent can be lost, or whoever is out may shoot.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, prod

from citysleeps.books.spytown.components import LARGE, MAFIA, POLICE, SMALL, TABLE_1A
from citysleeps.books.spytown.settings import complete
from citysleeps.kernel.setup import Value


def at_random(settings: dict[str, Value], players: int) -> dict[str, Fraction]:
    """Empty if anything is changed, and for a small or a large game."""
    usual = complete({}, live=False)
    if complete(settings, live=False) != usual or not SMALL[usual.edition] < players < LARGE:
        return {}
    mafia = until_extinction(players - 1, TABLE_1A[players])
    return {MAFIA: mafia, POLICE: 1 - mafia}


def until_extinction(living: int, mafiosi: int) -> Fraction:
    """The chance of the Mafia with so many living before a vote, by inclusion and exclusion over the Mafiosi."""
    found = Fraction(0)
    for spared in range(mafiosi + 1):
        days = prod(Fraction(many - spared, many) for many in range(living, 1, -2))
        found += (-1) ** spared * comb(mafiosi, spared) * days
    return 1 - found
