"""Section 11: when the game is over, and who has won."""

from __future__ import annotations

from typing import Final, NoReturn

from citysleeps.books.original.components import BLACK, HELPERS, MAFIA, MANIAC, RED, YAKUZA
from citysleeps.books.original.facts import FinalReveal, GameOver, OwnResult
from citysleeps.books.original.game import Original
from citysleeps.kernel.game import TheEnd
from citysleeps.kernel.seats import ALL, Seat, bit, each, many

DRAW: Final = "draw"
GOES_ON: Final = ("", "")


def check(game: Original) -> None:
    """ORIG-1101 The end is checked at dawn, after an execution, and ORIG-1018 when a player has left by day."""
    winner, condition = verdict(game)
    if winner:
        finish(game, winner, condition)


def verdict(game: Original) -> tuple[str, str]:
    """The winner and the condition that is met (ORIG-1909); empty while the game goes on."""
    if not game.living and game.settings.nobody_left == DRAW:
        return DRAW, "nobody_left"  # ORIG-R86
    return basic(game) if game.settings.deck == "basic" else extended(game)


def basic(game: Original) -> tuple[str, str]:
    """11.2 The basic deck."""
    black = 0
    for seat in each(game.living):
        if game.is_black(seat):
            black += 1
    if black == 0:
        return RED, "no_black"  # ORIG-1111
    if black * 2 >= many(game.living):
        return BLACK, "numbers"  # ORIG-1112
    return GOES_ON  # ORIG-1113


def extended(game: Original) -> tuple[str, str]:
    """11.3 The extended deck: five tests, of which the first that holds decides."""
    settings = game.settings
    mafia = yakuza = helpers = maniac = red = 0
    for seat in each(game.living):
        gang = game.gang_of(seat)
        if gang == MAFIA:
            mafia += 1
        elif gang == YAKUZA:
            yakuza += 1
        elif game.cards[seat] in HELPERS:
            helpers += 1
        elif game.cards[seat] == MANIAC:
            maniac += 1
        else:
            red += 1  # ORIG-1130, an unconverted werewolf included
    if maniac and many(game.living) <= 2:
        return MANIAC, "maniac_last_two"  # ORIG-1121
    hunted = mafia + yakuza
    if settings.red_win_requires != "gangs_only":
        hunted += maniac
    if settings.red_win_requires == "all_black":
        hunted += helpers
    if hunted == 0 and (red or not game.living):
        return RED, "no_black"  # ORIG-1122, ORIG-R83
    blocked = maniac and settings.maniac_blocks_parity  # ORIG-R82
    backing = helpers if settings.helpers_in_parity else 0  # ORIG-R81
    if mafia and not yakuza and mafia + backing >= red and not blocked:
        return MAFIA, "numbers"  # ORIG-1123
    if yakuza and not mafia and yakuza + backing >= red and not blocked:
        return YAKUZA, "numbers"  # ORIG-1124
    if mafia + yakuza + maniac == 0 and backing >= red:
        return BLACK, "numbers"  # ORIG-1125
    return GOES_ON  # ORIG-1126


def check_stalemate(game: Original) -> None:
    """ORIG-1151 The end of a day: so many rounds in a row, from night 2 on, without a death are a draw."""
    rounds = game.settings.stalemate_rounds
    if rounds and game.day - game.last_death >= rounds:
        finish(game, DRAW, "stalemate")


def finish(game: Original, winner: str, condition: str) -> NoReturn:
    """ORIG-1104 The winner is named; ORIG-1105 the cards are shown; ORIG-R97 each learns for himself whether he has
    won."""
    game.tell(ALL, GameOver(winner, condition))
    sides = [game.side(seat) if game.cards[seat] else "" for seat in range(game.size)]
    winners = [seat for seat in range(game.size) if game.cards[seat] and has_won(game, seat, winner)]
    if game.settings.reveal_at_end:
        game.tell(ALL, FinalReveal(tuple(game.cards), tuple(sides), tuple(winners)))
    for seat in range(game.size):
        if game.cards[seat]:
            game.tell(bit(seat), OwnResult(seat, seat in winners, sides[seat]))
    raise TheEnd


# ORIG-1909 The clause by which a game of this deck ends, by winner and condition; a draw in either.
DRAWN: Final = {(DRAW, "nobody_left"): "ORIG-R86", (DRAW, "stalemate"): "ORIG-1151"}
CLAUSES: Final[dict[str, dict[tuple[str, str], str]]] = {
    "basic": {(RED, "no_black"): "ORIG-1111", (BLACK, "numbers"): "ORIG-1112", **DRAWN},
    "extended": {
        (MANIAC, "maniac_last_two"): "ORIG-1121",
        (RED, "no_black"): "ORIG-1122",
        (MAFIA, "numbers"): "ORIG-1123",
        (YAKUZA, "numbers"): "ORIG-1124",
        (BLACK, "numbers"): "ORIG-1125",
        **DRAWN,
    },
}


def clause(game: Original) -> str:
    """ORIG-1909 The clause by which the game is over; empty while it goes on."""
    return CLAUSES[game.settings.deck][game.winner, game.condition] if game.condition else ""


def has_won(game: Original, seat: Seat, winner: str) -> bool:
    """11.4 The dead share their side's victory; ORIG-1143, ORIG-1144 the helpers win with whichever gang wins."""
    side = game.side(seat)
    return side == winner or (winner in (MAFIA, YAKUZA) and side == BLACK)
