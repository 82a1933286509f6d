"""Where theory says exactly how often each side wins: if everybody plays at random.

- `original` with the basic cards: every death, by day and by night, is of a random card. So the share of black cards
  among the living is a martingale. It stops at nothing or at one half, and the black side wins twice its share of the
  cards.
- `spytown` without action cards: the classical game until one side is extinct. One of all is voted out in turn with one
  of the Police who is killed; the Agent never helps anybody who plays at random.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, prod

import msgspec

from citysleeps.agents.cast import RANDOM
from citysleeps.books.shelf import SHELF
from citysleeps.books.spytown.components import TABLE_1A
from citysleeps.kernel.setup import BadSetup, Setup

Chances = dict[str, Fraction]  # by side


def exact(setup: Setup, bot: str) -> Chances:
    """How likely each side is to win; empty where theory does not say."""
    if bot != RANDOM or setup.deal or setup.cards or setup.lots:
        return {}
    if setup.book == "original" and any(is_preset(setup, preset) for preset in ("basic", "professional")):
        composition = SHELF["original"].lobby.advise(dict(setup.settings), len(setup.seats)).composition
        black = Fraction(2 * sum(composition.get(card, 0) for card in ("mafia", "don")), len(setup.seats))
        return {"black": black, "red": 1 - black}
    if setup.book == "spytown" and is_preset(setup, ""):
        mafia = until_extinction(len(setup.seats) - 1, TABLE_1A[len(setup.seats)])
        return {"mafia": mafia, "police": 1 - mafia}
    return {}


def is_preset(setup: Setup, preset: str) -> bool:
    """Whether it is this preset, with nothing changed."""
    plain = msgspec.structs.replace(setup, settings={"preset": preset} if preset else {})
    try:
        return SHELF[setup.book].settle(plain).settings == setup.settings
    except BadSetup:  # so many cannot play it
        return False


def until_extinction(living: int, mafiosi: int) -> Fraction:
    """The chance of the Mafia with so many living before a vote, by inclusion and exclusion over the Mafiosi."""
    found = Fraction(0)
    for spared in range(mafiosi + 1):
        days = prod((Fraction(many - spared, many) for many in range(living, 1, -2)), start=Fraction(1))
        found += (-1) ** spared * comb(mafiosi, spared) * days
    return 1 - found
