"""Which fall turned a game of `spytown`."""

from __future__ import annotations

from citysleeps.books.spytown.components import POLICE
from citysleeps.books.spytown.elimination import BY_MAFIA
from citysleeps.books.spytown.facts import Decided, Eliminated
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.turning import Fall, turning
from citysleeps.kernel.seats import bit, bits


def turned(game: Spytown) -> int:
    falls: list[Fall] = []
    for at in range(len(game.facts)):
        fact = game.facts[at]
        if isinstance(fact, Eliminated):
            falls.append(Fall(at, bit(fact.seat), fact.cause == BY_MAFIA))
        elif isinstance(fact, Decided) and fact.what == "stays":  # SPY-1207
            falls = [fall for fall in falls if fall.seats != bit(fact.seat)]
    players = bits([seat for seat in range(game.size) if game.tokens[seat]])
    return turning(falls, players, game.winners, game.winner == POLICE)
