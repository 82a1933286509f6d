"""Which announced fact turned a game of `cuba`."""

from __future__ import annotations

from citysleeps.books.cuba.facts import Accused, Bang, Corrected, Eliminated, Revealed
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.cuba.victory import AGENT_ACCUSED, AGENT_SHOT, GODFATHER_OUT, RECOVERED
from citysleeps.books.turning import NOTHING
from citysleeps.kernel.seats import NOBODY


def turned(game: Cuba) -> int:
    """Where the Godfather wins, the pockets that gave back most; else the last ones, the shot, or that he gave up."""
    accused = NOBODY
    most = 0
    richest = last = shot = fallen = NOTHING
    for at in range(len(game.facts)):
        fact = game.facts[at]
        if isinstance(fact, Corrected):  # CUBA-1419 everything that stands is told again
            accused = NOBODY
            most = 0
            richest = last = shot = fallen = NOTHING
        elif isinstance(fact, Accused):
            accused = fact.seat
        elif isinstance(fact, Bang):
            shot = at
        elif isinstance(fact, Revealed) and fact.seat == accused:
            accused = NOBODY
            last = at
            if fact.diamonds >= most:
                richest, most = at, fact.diamonds
        elif isinstance(fact, Eliminated) and fact.seat == game.godfather:
            fallen = at
    if game.winner == GODFATHER_OUT:
        return last if game.causes[game.godfather] == "no_joker" else fallen
    return {RECOVERED: richest, AGENT_ACCUSED: last, AGENT_SHOT: shot}.get(game.winner, NOTHING)
