"""Section 7: when the game is over, and who has won."""

from __future__ import annotations

from typing import Final, NoReturn

from citysleeps.books.spytown.facts import FinalReveal, GameOver
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.game import TheEnd
from citysleeps.kernel.seats import ALL, Seats, each

NOBODY_WINS: Final = "none"


def check(game: Spytown) -> None:
    """SPY-701, SPY-702, SPY-707 The game is over when only one side is left (SPY-703 equal numbers decide nothing),
    SPY-R20 or none; SPY-612 who has gone and is still to be dealt with counts as living."""
    sides = standing(game, game.living)
    if len(sides) < 2:
        finish(game, sides[0] if sides else NOBODY_WINS)


def standing(game: Spytown, among: Seats) -> list[str]:
    """SPY-704, SPY-1041 The sides of these players, each by the side that he plays for now."""
    sides: list[str] = []
    for seat in each(among):
        side = game.side(seat)
        if side not in sides:
            sides.append(side)
    return sides


def finish(game: Spytown, winner: str) -> NoReturn:
    """SPY-705, SPY-1036 All of the side win, the eliminated ones too; SPY-710 then everything is shown, if it was
    dealt."""
    sides = [game.side(seat) if game.tokens[seat] else "" for seat in range(game.size)]
    game.tell(ALL, GameOver(winner, tuple([seat for seat in range(game.size) if sides[seat] == winner])))
    game.tell(ALL, FinalReveal(tuple(game.dealt), tuple(game.tokens), tuple(game.cards), tuple(sides)))
    raise TheEnd
