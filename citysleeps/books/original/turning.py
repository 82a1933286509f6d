"""Which fall turned a game of `original`."""

from __future__ import annotations

from citysleeps.books.original.components import RED
from citysleeps.books.original.facts import Dawn, Executed, Left
from citysleeps.books.original.game import Original
from citysleeps.books.turning import Fall, turning
from citysleeps.kernel.seats import bit, bits


def turned(game: Original) -> int:
    falls: list[Fall] = []
    for at in range(game.since, len(game.facts)):  # ORIG-1019 a void deal is no part of the game
        fact = game.facts[at]
        if isinstance(fact, Dawn | Executed) and fact.seats:
            falls.append(Fall(at, bits(fact.seats), isinstance(fact, Dawn)))
        elif isinstance(fact, Left):
            falls.append(Fall(at, bit(fact.seat), False))
    players = bits([seat for seat in range(game.size) if game.cards[seat]])
    return turning(falls, players, game.winners, game.winner == RED)
