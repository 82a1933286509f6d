"""Section 14: a real box on a real table; the host enters what the table has seen."""

from __future__ import annotations

from citysleeps.books.cuba import victory
from citysleeps.books.cuba.components import DIAMONDS, sort
from citysleeps.books.cuba.facts import Eliminated, Revealed, StolenNoted
from citysleeps.books.cuba.game import NOTHING, Cuba, Loot, role_of
from citysleeps.books.cuba.investigation import give_back, go_on, look_back, shoot
from citysleeps.books.cuba.theft import NONE, free_speech
from citysleeps.kernel.ask import Answer, target
from citysleeps.kernel.endings import upto
from citysleeps.kernel.forms import Argument
from citysleeps.kernel.seats import ALL, HOST, NOBODY, Seat, bit, each
from citysleeps.kernel.stops import Waiting

EMPTY: dict[str, bool] = {"empty_box=yes": True, "empty_box=no": False}


async def on_the_table(game: Cuba) -> None:
    """CUBA-1415 The box goes round on the table, until the host enters how many diamonds are missing."""
    async with game.period(upto(0)):
        while game.stolen == NOBODY and not game.over:
            await Waiting()


async def last_reveals(game: Cuba) -> None:
    """CUBA-1411 The loots that nobody has seen yet are entered, if there are any."""
    async with game.period(upto(0), free_speech):
        while game.phase == "last_reveals":
            await Waiting()


def enter(game: Cuba, answer: Answer) -> None:
    """What the host has seen."""
    if answer.act == "stolen":
        enter_count(game, target(answer))
    elif answer.act == "bang":
        shoot(game, target(answer))
    elif answer.act == "reveal":
        enter_loot(game, target(answer), loot_of(answer.args[1:]), said_empty(answer.args))
    elif answer.act == "error":
        enter_error(game, target(answer), loot_of(answer.args[1:]))
    else:
        victory.finish(game)  # CUBA-1421


def enter_count(game: Cuba, number: int) -> None:
    """CUBA-1402, CUBA-1418 How many diamonds are missing: it opens the investigation, or corrects the count. Once the
    Godfather has left there is no count to enter."""
    game.tell(bit(game.godfather) | HOST, StolenNoted(number))
    if game.phase == "investigation":
        go_on(game)


def enter_loot(game: Cuba, seat: Seat, loot: Loot, was_empty: bool) -> None:
    """CUBA-1404 to CUBA-1408, CUBA-1411 What somebody has shown."""
    game.empty_box[seat] = received_empty(game, seat, was_empty)
    if is_error(game, seat, loot):
        game.errors.add(seat)
    game.tell(ALL, Revealed(seat, *loot))
    if game.phase == "last_reveals":
        if seat in game.errors:
            game.tell(ALL, Eliminated(seat, "taking_error"))  # CUBA-1412
        look_back(game, seat)
        close_if_all_shown(game)


def received_empty(game: Cuba, seat: Seat, said: bool) -> bool:
    """CUBA-1407, CUBA-1408 Is it accepted that the box was empty? Not for the first player, nor if somebody after holds
    something."""
    order = game.in_box_order()
    later = order[order.index(seat) + 1 :]
    return (
        said and seat != game.first_player and not any([game.loots.get(other, NOTHING) != NOTHING for other in later])
    )


def is_error(game: Cuba, seat: Seat, loot: Loot) -> bool:
    """CUBA-401, CUBA-1405, CUBA-1407 Did section 3 forbid it?"""
    if loot == NOTHING:
        return seat != game.last_player and not game.empty_box.get(seat, False)
    return role_of(loot) == ""


def enter_error(game: Cuba, seat: Seat, loot: Loot) -> None:
    """CUBA-1406, CUBA-1506 A taking error found outside an accusation; on a seat already out only what is new is
    told."""
    game.tell(ALL, Revealed(seat, *loot))
    give_back(game, seat)
    if game.living >> seat & 1:
        game.tell(ALL, Eliminated(seat, "taking_error"))
    look_back(game, seat)
    if game.phase == "investigation":
        go_on(game)
    elif game.phase == "last_reveals":
        close_if_all_shown(game)


def close_if_all_shown(game: Cuba) -> None:
    if not game.living & game.others & ~game.revealed:
        victory.finish(game)


# Reading what was entered


def loot_of(args: tuple[Argument, ...]) -> Loot:
    """`2`, `loyal`, `nothing`, or several of the first two."""
    diamonds, tokens = 0, []
    for word in words_of(args):
        if isinstance(word, int):
            diamonds += word
        elif word != NONE and word not in EMPTY:
            tokens.append(word)
    return diamonds, sort(tokens)


def words_of(args: tuple[Argument, ...]) -> list[int | str]:
    found: list[int | str] = []
    for arg in args:
        found += arg if isinstance(arg, tuple) else [arg]
    return found


def said_empty(args: tuple[Argument, ...]) -> bool:
    return "empty_box=yes" in words_of(args)


def is_stated(args: tuple[Argument, ...]) -> bool:
    """CUBA-1407 Is it said whether the box was empty?"""
    return any([word in EMPTY for word in words_of(args)])


def is_possible(game: Cuba, seat: Seat, loot: Loot) -> bool:
    """CUBA-1406, CUBA-1410 Could all this be, beside what was entered for the other seats, and what is back already?"""
    loots = {other: game.loots[other] for other in each(game.others) if other in game.loots} | {seat: loot}
    held = [token for _, tokens in loots.values() for token in tokens]
    diamonds = sum([max(loots[other][0], game.returned.get(other, 0)) for other in loots])  # what is back stays back
    most = game.stolen if game.stolen != NOBODY else DIAMONDS
    return diamonds <= most and all([held.count(token) <= game.mix.get(token, 0) for token in loot[1]])
