"""Sections 5, 6 and 10: the open floor, the accusation and its consequences, the BANG."""

from __future__ import annotations

from typing import Final

from citysleeps.books.cuba import victory
from citysleeps.books.cuba.components import CLEANER, COPIES, DIAMONDS, MOST_REMOVED, THIEF, TOKENS, listed
from citysleeps.books.cuba.facts import (
    Accused,
    Bang,
    BangPrompt,
    DiamondsReturned,
    Eliminated,
    InvestigationOpened,
    JokerGiven,
    Outstanding,
    OwnHold,
    Revealed,
    RevivePrompt,
)
from citysleeps.books.cuba.game import NOTHING, Cuba
from citysleeps.books.cuba.theft import NONE, WORDS, free_speech
from citysleeps.kernel.ask import Answer, Ask, target
from citysleeps.kernel.endings import upto
from citysleeps.kernel.forms import NumberOr, Numbers, Slot, Words
from citysleeps.kernel.seats import ALL, HOST, NOBODY, Seat, bit, bits, each
from citysleeps.kernel.stops import Every, First, Waiting

QUESTIONS: Final = ("received_diamonds", "received_tokens", "passed", "took")  # T2
FREE: Final = "free"
A_NUMBER: Final = Numbers(0, DIAMONDS)
SOME_TOKENS: Final = Words(listed(COPIES))
# T3 What may be claimed: by the others, by the first player, by the Godfather.
CLAIMS: Final[dict[str, tuple[Slot, ...]]] = {
    "received_diamonds": (A_NUMBER,),
    "received_tokens": (SOME_TOKENS,),
    "passed": (A_NUMBER, SOME_TOKENS),
    "took": (NumberOr(1, DIAMONDS, (*TOKENS, NONE)),),
}
OF_FIRST_PLAYER: Final[dict[str, tuple[Slot, ...]]] = {"bagged": ((*TOKENS, "none"),)}
OF_GODFATHER: Final[dict[str, tuple[Slot, ...]]] = {
    "removed": (Numbers(0, MOST_REMOVED),),
    "came_back": (A_NUMBER, SOME_TOKENS),
}
MINUTE: Final = 60


async def investigation(game: Cuba) -> None:
    """CUBA-503, CUBA-504, CUBA-602 An open floor, until an accusation ends the game: who comes first is heard first."""
    game.tell(ALL, InvestigationOpened())
    tell_outstanding(game)
    victory.check_recovered(game)
    minutes = game.settings.investigation_minutes * MINUTE
    async with game.period(upto(minutes), talk, clock="investigation"):
        while game.phase == "investigation":
            quiet = game.settings.quiet_prompt_s
            async with game.period(upto(quiet), talk, clock="quiet", watched=False):
                answer = await First(asks_of_godfather(game))
            await heed(game, answer)
            if game.phase == "investigation" and (game.time_up or game.absent >> game.godfather & 1):
                victory.eliminate_godfather(game, "time_up" if game.time_up else "conceded")  # CUBA-1328


async def heed(game: Cuba, answer: Answer) -> None:
    """What comes of what the Godfather does; CUBA-1307 or of a long silence."""
    if answer.act == "accuse":
        await accusation(game, target(answer))
    elif answer.act == "concede":
        victory.eliminate_godfather(game, "conceded")
    elif answer.args == ("quiet",):
        game.tell(bit(game.godfather), RevivePrompt())


def asks_of_godfather(game: Cuba) -> list[Ask]:
    """CUBA-601, CUBA-605, CUBA-1326 To accuse, whom he likes and when he likes; or to give up. CUBA-1420 There may be
    nobody to accuse."""
    me, suspects = bit(game.godfather), game.suspects()
    accuse = [Ask(me, "accuse", (suspects,))] if suspects else []
    return [*accuse, Ask(me, "concede")]


def talk(game: Cuba) -> list[Ask]:
    """CUBA-507, CUBA-510, CUBA-512 Questions, claims and free speech, by anybody in play at any time: nothing waits for
    them."""
    speakers = game.living & ~game.absent
    godfather = bit(game.godfather)
    witnesses = game.living & game.others  # CUBA-519
    offers = free_speech(game)
    if witnesses:
        offers.append(Ask(godfather, "ask", (witnesses, QUESTIONS)))
        offers.append(Ask(godfather, "ask", (witnesses, (FREE,), WORDS[0])))
    for claims, by in (
        (CLAIMS, speakers & ~godfather),
        (OF_FIRST_PLAYER, speakers & bit(game.first_player)),
        (OF_GODFATHER, godfather),
    ):
        if by:
            offers += [Ask(by, "claim", ((kind,), *slots)) for kind, slots in claims.items()]
    return offers


# The accusation


async def accusation(game: Cuba, accused: Seat) -> None:
    """CUBA-604, CUBA-607, CUBA-611, CUBA-1501 Empty your pockets! The BANG first, then the loot, then what follows from
    it."""
    game.tell(ALL, Accused(accused))
    if game.is_assisted:
        await pockets(game)
    else:
        cleaner = await bang_window(game) if game.step == "bang_window" else NOBODY
        if cleaner != NOBODY:
            shoot(game, cleaner)
        game.tell(ALL, Revealed(accused, *game.loots[accused]))
    resolve(game, accused)


async def pockets(game: Cuba) -> None:
    """CUBA-1404 The host enters what the accused shows."""
    async with game.period(upto(0), talk):
        while not game.revealed >> game.accused & 1:
            await Waiting()


def shoot(game: Cuba, cleaner: Seat) -> None:
    """CUBA-1011 The Cleaner is known from now on."""
    game.tell(ALL, Bang(cleaner))
    game.tell(ALL, Revealed(cleaner, 0, (CLEANER,)))


async def bang_window(game: Cuba) -> Seat:
    """CUBA-1017 to CUBA-1023 Everybody who could be the Cleaner is asked alike; who shoots, or nobody."""
    eligible = game.eligible()
    game.tell(eligible, BangPrompt(game.accused))
    others = bits([seat for seat in each(eligible) if game.role(seat) != CLEANER])
    asks = [Ask(eligible, "bang", (), ("hold",), "hold", barred=others)]  # CUBA-1019, CUBA-1022

    def heard(answer: Answer) -> bool:
        if answer.act == "bang":
            return True
        game.tell(bit(answer.seat), OwnHold(answer.seat))
        return False

    async with game.period(upto(game.settings.bang_window_s), talk, clock="window"):
        answer = await Every(asks, heard)
    return answer.seat if answer.act == "bang" else NOBODY


def resolve(game: Cuba, accused: Seat) -> None:
    """CUBA-611 to CUBA-621, CUBA-1003 to CUBA-1008 In this order: BANG, taking error, Agent, Thief, anybody else."""
    cleaner = game.shot_by
    error = accused in game.errors
    if victory.is_agent(game, accused):
        look_back(game, cleaner)
        look_back(game, accused)
        victory.settle(game, victory.AGENT_ACCUSED if cleaner == NOBODY else victory.AGENT_SHOT)
        return
    give_back(game, accused)
    thief = game.role(accused) == THIEF
    if error or thief or cleaner != NOBODY:
        cause = "taking_error" if error else "bang" if cleaner != NOBODY else "thief_caught"
        game.tell(ALL, Eliminated(accused, cause))
    else:
        compensate(game, accused)
    if cleaner != NOBODY:
        game.tell(ALL, Eliminated(cleaner, "bang"))
        look_back(game, cleaner)
    look_back(game, accused)
    go_on(game)


def go_on(game: Cuba) -> None:
    """CUBA-803 After an accusation, or a taking error, is resolved."""
    tell_outstanding(game)
    victory.check_recovered(game)


def look_back(game: Cuba, seat: Seat) -> None:
    """CUBA-1408 The box cannot refill: who received it empty before somebody who holds something has made an error;
    one who was shot as an urchin shows it again."""
    order = game.in_box_order()
    if seat not in order or game.loots[seat] == NOTHING:
        return
    for earlier in order[: order.index(seat)]:
        if game.empty_box.get(earlier) and game.living >> earlier & 1:
            game.tell(ALL, Eliminated(earlier, "taking_error"))
        elif game.empty_box.get(earlier) and game.causes[earlier] == "bang":
            game.tell(ALL, Revealed(earlier, *NOTHING))


def compensate(game: Cuba, accused: Seat) -> None:
    """CUBA-615, CUBA-618 A joker for one wrongly accused; without one the Godfather is out."""
    if game.jokers:
        game.tell(ALL, JokerGiven(accused, game.jokers - 1))
    else:
        look_back(game, accused)
        victory.eliminate_godfather(game, "no_joker")


def give_back(game: Cuba, seat: Seat) -> None:
    """CUBA-612, CUBA-1005, CUBA-407 The diamonds go back to the Godfather, but for those that are back already."""
    diamonds = game.loots[seat][0]
    number = diamonds - game.returned.get(seat, 0)
    if number > 0 and game.phase != "last_reveals":
        game.tell(ALL, DiamondsReturned(seat, number, game.recovered + number))


def tell_outstanding(game: Cuba) -> None:
    """CUBA-1308 To the Godfather alone (in assisted play to the host too)."""
    number = game.missing()
    if number != game.outstanding:
        host = HOST if game.is_assisted else 0
        game.tell(bit(game.godfather) & ~game.absent | host, Outstanding(number))
