"""Section 8: how a game ends, and who has won."""

from __future__ import annotations

from typing import Final

from citysleeps.books.cuba.components import AGENTS, CLEANER, DRIVER, LOYAL, THIEF, URCHIN
from citysleeps.books.cuba.facts import Eliminated, FinalReveal, GameOver, LastReveals, Revealed
from citysleeps.books.cuba.game import NOTHING, Cuba, Loot
from citysleeps.kernel.seats import ALL, NOBODY, Seat, Seats, bit, bits, each

RECOVERED: Final = "diamonds_recovered"
AGENT_ACCUSED: Final = "agent_accused"
GODFATHER_OUT: Final = "godfather_eliminated"
AGENT_SHOT: Final = "cleaner_shot_agent"
VOID: Final = "void"
ALONE: Final = (AGENT_ACCUSED, AGENT_SHOT)


def eliminate_godfather(game: Cuba, cause: str) -> None:
    """CUBA-618, CUBA-1326, CUBA-1327 The Godfather is out, and the game ends; CUBA-810, CUBA-1504 the Thieves in play
    show their loot."""
    game.tell(ALL, Eliminated(game.godfather, cause))
    for seat in each(game.living):
        if game.role(seat) == THIEF:
            game.tell(ALL, Revealed(seat, *game.loots[seat]))
    settle(game, GODFATHER_OUT)


def settle(game: Cuba, ending: str) -> None:
    """CUBA-824 The ending stands; CUBA-1411 in assisted play the loots not yet known are entered before the winners are
    named."""
    game.ending = ending
    if game.is_assisted and ending != VOID and game.living & game.others & ~game.revealed:
        game.tell(ALL, LastReveals(ending))
    else:
        finish(game)


def finish(game: Cuba) -> None:
    """CUBA-825, CUBA-826 The ending and the winners; then everything is shown."""
    accused = game.accused
    winners = winners_of(game, game.ending, accused) if game.ending != VOID else 0
    game.tell(ALL, GameOver(game.ending, each(winners)))
    seats = range(game.size)
    loots = [game.loots.get(seat, unknown(game, seat)) for seat in seats]
    saw = [game.saw.get(seat, (NOBODY, ())) if seat != game.godfather else (NOBODY, ()) for seat in seats]
    left = game.box if not game.is_assisted else (NOBODY, ())
    game.tell(
        ALL,
        FinalReveal(
            loot_diamonds=tuple([diamonds for diamonds, _ in loots]),
            loot_tokens=tuple([" ".join(tokens) for _, tokens in loots]),
            roles=tuple([game.role(seat) for seat in seats]),
            saw_diamonds=tuple([diamonds for diamonds, _ in saw]),
            saw_tokens=tuple([" ".join(tokens) for _, tokens in saw]),
            bag=game.bag,
            removed=game.removed,
            left_diamonds=left[0],
            left_tokens=left[1],
            stolen=game.stolen,
        ),
    )


def unknown(game: Cuba, seat: Seat) -> Loot:
    """CUBA-1422 What the host has not entered is not known; the Godfather, and in `mode=full` who has not taken, have
    nothing."""
    return (NOBODY, ()) if game.is_assisted and seat != game.godfather else NOTHING


def winners_of(game: Cuba, ending: str, accused: Seat) -> Seats:
    """T5 Who has won, Drivers last; CUBA-R26 a shot Loyal, Driver or urchin counts as in play, if the table says so."""
    standing = game.living
    if game.settings.bang_victim_can_win == "yes":
        shot = [seat for seat in game.causes if game.causes[seat] == "bang"]
        standing |= bits([seat for seat in shot if game.role(seat) in (LOYAL, DRIVER, URCHIN)])
    winners = of_ending(game, ending, accused, standing)
    if ending in ALONE and game.settings.driver_joins_solo_win == "no":
        return winners
    return with_drivers(game, winners, standing)


def of_ending(game: Cuba, ending: str, accused: Seat, standing: Seats) -> Seats:
    others = each(standing & game.others)
    if ending == AGENT_ACCUSED:
        return bit(accused) & standing  # CUBA-807, CUBA-808, CUBA-409
    if ending == AGENT_SHOT:
        return bit(game.shooter) & standing if is_agent(game, accused) else 0  # CUBA-816, CUBA-409, CUBA-R14
    if ending == RECOVERED:
        loyal = [seat for seat in others if game.role(seat) in (LOYAL, CLEANER)]
        return bits(loyal) | bit(game.godfather)  # CUBA-805, CUBA-806
    thieves = [seat for seat in others if game.role(seat) == THIEF]
    if not thieves:
        return 0  # CUBA-1413
    most = max([game.loots[seat][0] for seat in thieves])
    best = [seat for seat in thieves if game.loots[seat][0] == most]  # CUBA-811, CUBA-812
    urchins = [seat for seat in others if game.role(seat) == URCHIN]  # CUBA-814
    return bits(best) | bits(urchins)


def with_drivers(game: Cuba, winners: Seats, standing: Seats) -> Seats:
    """CUBA-817, CUBA-818 A Driver wins with the right neighbour, who may be a Driver too."""
    drivers = [seat for seat in each(standing) if game.role(seat) == DRIVER]
    for _ in drivers:
        for seat in drivers:
            if winners & bit((seat - 1) % game.size):
                winners |= bit(seat)
    return winners


def check_recovered(game: Cuba) -> None:
    """CUBA-802, CUBA-803 As soon as no diamond is outstanding the Godfather wins."""
    if not game.missing():
        settle(game, RECOVERED)


def is_agent(game: Cuba, seat: Seat) -> bool:
    return game.role(seat) in AGENTS
