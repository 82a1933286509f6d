"""Which fall turned a game of `spytown`."""

from __future__ import annotations

from citysleeps.books.spytown.components import POLICE
from citysleeps.books.spytown.elimination import BY_MAFIA
from citysleeps.books.spytown.facts import Decided, Eliminated
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.turning import Fall, turning
from citysleeps.kernel.seats import bit


def turned(game: Spytown) -> int:
    falls: list[Fall] = []
    for at in range(len(game.facts)):
        fact = game.facts[at]
        if isinstance(fact, Eliminated):
            falls.append(Fall(at, bit(fact.seat), fact.cause == BY_MAFIA))
        elif isinstance(fact, Decided) and fact.what == "stays":  # SPY-1207
            falls = [fall for fall in falls if fall.seats != bit(fact.seat)]
    return turning(falls, (1 << game.size) - 1, game.winners, game.winner == POLICE)
