"""Sections 2 and 3: the Godfather removes diamonds, and the box goes round."""

from __future__ import annotations

from typing import Final

from citysleeps.books.cuba.components import DIAMONDS, MOST_REMOVED, TOKENS, listed, sort
from citysleeps.books.cuba.facts import (
    BoxBack,
    BoxPassed,
    BoxSeen,
    Eliminated,
    OwnBag,
    OwnLoot,
    OwnRemoval,
    Revealed,
)
from citysleeps.books.cuba.game import NOTHING, Cuba, role_of
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.endings import lasts, upto
from citysleeps.kernel.forms import NumberOr, Numbers, Text
from citysleeps.kernel.seats import ALL, NOBODY, Seat, bit, each
from citysleeps.kernel.setup import BadSetup
from citysleeps.kernel.stops import First

WORDS: Final = (Text(2000, least=1),)
NONE: Final = "nothing"


async def removal(game: Cuba) -> None:
    """CUBA-211, CUBA-212 The Godfather removes 0 to 5 diamonds in secret, and nothing hurries him; CUBA-217 then the
    box goes."""
    godfather = game.godfather
    async with game.period(upto(0), whispers):
        answer = await First([Ask(bit(godfather), "remove", (Numbers(0, MOST_REMOVED),))])
    if game.over:
        return  # CUBA-1325
    number = answer.args[0]
    assert isinstance(number, int)
    game.tell(bit(godfather), OwnRemoval(godfather, number))
    game.tell(ALL, BoxPassed(godfather, game.first_player))


def whispers(game: Cuba) -> list[Ask]:
    """CUBA-R09 Talk while the box goes round, if the table allows it."""
    return free_speech(game) if game.settings.theft_talk == "on" else []


def free_speech(game: Cuba) -> list[Ask]:
    """CUBA-507 Words, by anybody in play."""
    return [Ask(game.living & ~game.absent, "say", WORDS)]


async def theft(game: Cuba) -> None:
    """CUBA-302, CUBA-303 Everybody but the Godfather holds the box once; CUBA-341 then it is back."""
    order = game.in_box_order()
    for i in range(len(order)):
        await hold(game, order[i])
        if game.over:
            return
        game.tell(ALL, BoxPassed(order[i], order[i + 1] if i + 1 < len(order) else game.godfather))
    take_back(game)


def take_back(game: Cuba) -> None:
    """CUBA-341, CUBA-501 The box is back, and the Godfather sees what is left in it."""
    game.tell(bit(game.godfather), BoxBack(game.godfather, *game.box))


def check_theft(game: Cuba, names: tuple[str, ...]) -> None:
    """May the investigation open after what a position tells?"""
    begins = "the position begins with the investigation, but"
    if game.phase == "investigation":
        raise BadSetup("bad_setting", f"{begins} it tells that the investigation has opened")
    if game.is_assisted:
        if game.stolen == NOBODY:
            raise BadSetup("bad_setting", f"{begins} it does not tell how many diamonds are stolen")
        return
    if game.removed == NOBODY:
        raise BadSetup("bad_setting", f"{begins} it does not tell how many diamonds the Godfather has removed")
    for seat in each(game.living & game.others):
        if seat not in game.loots:
            raise BadSetup("bad_setting", f"{begins} it does not tell what {names[seat]} has taken")
    if not is_all_there(game):
        raise BadSetup("bad_setting", f"{begins} what was taken and what is left are not what was in the box")


def is_all_there(game: Cuba) -> bool:
    """CUBA-208 Are the diamonds and tokens of the game in the box, in the pockets, in the bag, or removed?"""
    left, tokens = game.box
    diamonds = left + game.removed + sum([loot[0] for loot in game.loots.values()])
    held = [*tokens, *[token for loot in game.loots.values() for token in loot[1]], *[game.bag] * bool(game.bag)]
    return left >= 0 and diamonds == DIAMONDS and sorted(held) == sorted(listed(game.mix))


async def hold(game: Cuba, seat: Seat) -> None:
    """CUBA-305 Look, take, pass. CUBA-1322 At a fixed pace the box goes on when the time is over; CUBA-1323 at once for
    one who has left."""
    settings = game.settings
    diamonds, tokens = game.box
    game.tell(bit(seat) & ~game.absent, BoxSeen(seat, diamonds, tokens))
    bound = game.box != NOTHING and seat != game.last_player
    fixed = settings.theft_fixed_s
    shown = NOBODY if seat == game.first_player else seat  # his bag is a second act, which the time of a bot would show
    ends = lasts(fixed, rests=True, of=shown) if fixed else upto(settings.theft_turn_s)
    async with game.period(ends, whispers, clock="theft") as period:
        taken = await take(game, seat)
        if not taken:
            period.end()
    if game.over or taken:
        return
    if bound:
        game.tell(ALL, Revealed(seat, 0, ()))  # CUBA-1506
        game.tell(ALL, Eliminated(seat, "taking_error"))  # CUBA-411, CUBA-412, CUBA-1320
    else:
        game.tell(bit(seat) & ~game.absent, OwnLoot(seat, 0, (), "street_urchin"))  # CUBA-1321


async def take(game: Cuba, seat: Seat) -> bool:
    """CUBA-310 to CUBA-329 Diamonds, or one token, or nothing where that is allowed; the first player may use the bag
    before."""
    while True:
        answer = await First(asks_of_holder(game, seat))
        if answer.act == "bag":
            put_in_bag(game, seat, str(answer.args[0]))
        elif answer.act == "take":
            what = answer.args[0]
            diamonds = what if isinstance(what, int) else 0
            tokens = (what,) if isinstance(what, str) and what != NONE else ()
            game.tell(bit(seat), OwnLoot(seat, diamonds, tokens, role_of((diamonds, tokens))))
            return True
        else:
            return False


def asks_of_holder(game: Cuba, seat: Seat) -> list[Ask]:
    diamonds, tokens = game.box
    kinds = tuple([token for token in TOKENS if token in tokens])
    nothing = (NONE,) if game.box == NOTHING or seat == game.last_player else ()
    asks = [Ask(bit(seat), "take", (NumberOr(1, diamonds, (*kinds, *nothing)),))]
    if seat == game.first_player and not game.bag:
        asks.append(Ask(bit(seat), "bag", (kinds,)))
    return asks


def put_in_bag(game: Cuba, seat: Seat, token: str) -> None:
    """CUBA-324, CUBA-343 One token out of the box, and the box is shown without it."""
    diamonds, tokens = game.box
    left = list(tokens)
    left.remove(token)
    game.tell(bit(seat), OwnBag(seat, token))
    game.tell(bit(seat), BoxSeen(seat, diamonds, sort(left)))
