"""How likely each side is to win where everybody plays at random, as far as theory says it.

With the basic cards every death, by day and by night, is of a random card. So the share of black cards among the living
is a martingale. It stops at nothing or at one half: the black side wins twice its share of the cards.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from citysleeps.books.original.components import BLACK, RED, RED_CARDS, composition
from citysleeps.books.original.settings import complete
from citysleeps.kernel.setup import Value

KNOWN: Final = ("basic", "professional")  # the presets that it holds for


def at_random(settings: dict[str, Value], players: int) -> dict[str, Fraction]:
    """Empty if anything is changed in those presets."""
    chosen = complete(settings, live=False)
    if chosen not in [complete({"preset": preset}, live=False) for preset in KNOWN]:
        return {}
    cards = composition(chosen.deck, players, chosen.row13_special)
    black = Fraction(2 * sum(many for card, many in cards.items() if card not in RED_CARDS), players)
    return {BLACK: black, RED: 1 - black}
