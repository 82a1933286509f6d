"""What somebody knows: the state, computed only from the facts told to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Game, Told
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import Seats
from citysleeps.kernel.setup import Setup


def told_to(log: Iterable[Told], who: Seats) -> list[Fact]:
    """The facts told to a seat, the host or the spectators (given as a bit), in order."""
    return [fact for to, fact in log if to & who]


def view(book: Rules[Any], setup: Setup, log: Iterable[Told], who: Seats) -> Game:
    """The state as a seat, the host or the spectators know it."""
    game: Game = book.blank(setup)
    for fact in told_to(log, who):
        game.fold(fact)
    return game
