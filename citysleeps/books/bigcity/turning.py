"""Which fall turned a game of `bigcity`."""

from __future__ import annotations

from citysleeps.books.bigcity.components import CITIZENS
from citysleeps.books.bigcity.facts import DayBegun, Executed, Killed, NobodyKilled
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.turning import Fall, turning
from citysleeps.kernel.seats import bit, bits


def turned(game: BigCity) -> int:
    falls: list[Fall] = []
    is_dawn = False  # CITY-402 what is told first on a day happened in the night
    for at in range(len(game.facts)):
        fact = game.facts[at]
        if isinstance(fact, Killed):
            falls.append(Fall(at, bits(fact.seats), is_dawn))
        elif isinstance(fact, Executed):
            falls.append(Fall(at, bit(fact.seat), False))
        if isinstance(fact, (DayBegun, NobodyKilled, Killed)):
            is_dawn = isinstance(fact, DayBegun)
    return turning(falls, game.players, game.winners, game.winner == CITIZENS)
