"""Section 9: the court, from the number of accused to the last words."""

from __future__ import annotations

from typing import Final

from citysleeps.books.original import victory, werewolf
from citysleeps.books.original.components import EXECUTE, SPARE
from citysleeps.books.original.discussion import floor
from citysleeps.books.original.facts import (
    Called,
    Counted,
    CourtOpened,
    Executed,
    Hands,
    NoCourt,
    Sentenced,
    Tied,
    VoteOpened,
)
from citysleeps.books.original.game import Original
from citysleeps.books.original.night import enlighten
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.seats import ALL, HOST, NOBODY, Seat, Seats, bit, bits, each, many
from citysleeps.kernel.stops import Every

NO_HAND: Final = ("pass", "abstain")


async def court(game: Original) -> None:
    """ORIG-825 No accused, no court; ORIG-902 nor with a single one on day 1."""
    if not game.accused:
        game.tell(ALL, NoCourt("no_accused"))
    elif len(game.accused) == 1 and game.day == 1:
        game.tell(ALL, NoCourt("one_accused_day_1"))
    else:
        game.tell(ALL, CourtOpened(tuple(game.accused), tuple(game.accusers)))  # ORIG-901
        sentenced = await trial(game)
        if sentenced is not None:
            await execution(game, sentenced)


async def trial(game: Original) -> list[Seat] | None:
    """Who is sentenced, in the order of nomination; None if the court is called off."""
    accused = list(game.accused)
    heard_alone = game.settings.single_accused_defence and game.day > 1  # ORIG-904, ORIG-R69, ORIG-1016
    await speeches(game, accused, "defence", 1 if heard_alone else 2)  # ORIG-911
    for kind in ("vote", "second_vote"):
        accused = standing(game, accused)
        if len(accused) < 2:
            return one_left(game, accused)  # ORIG-903
        leaders = await vote(game, kind, accused)
        if len(leaders) == 1:
            return leaders  # ORIG-923, ORIG-935
        if not leaders:
            return one_left(game, standing(game, accused))
        game.tell(ALL, Tied(tuple(leaders)))  # ORIG-931 the others are out of this court
        accused = leaders
        judged = game.voters & game.judges != 0
        if kind == "vote":
            await speeches(game, accused, "tie_speech", 2)  # ORIG-932, ORIG-951
            if judged and game.settings.judge_tie == "all_or_none":
                break  # ORIG-952, ORIG-R73
    accused = standing(game, accused)
    if len(accused) < 2:
        return one_left(game, accused)
    return await all_or_none(game, accused)


def standing(game: Original, accused: list[Seat]) -> list[Seat]:
    """ORIG-1016 Those of the accused who have not left."""
    return [seat for seat in accused if game.living >> seat & 1]


def one_left(game: Original, accused: list[Seat]) -> list[Seat] | None:
    """ORIG-1016 None left: the court is over. One: ORIG-902 spared on day 1, ORIG-903 executed on later days."""
    if not accused:
        game.tell(ALL, NoCourt("accused_left"))
    elif game.day == 1:
        game.tell(ALL, NoCourt("one_accused_day_1"))
    else:
        return accused
    return None


async def speeches(game: Original, seats: list[Seat], kind: str, fewest: int) -> None:
    """ORIG-911, ORIG-932, ORIG-1002 Each for a time, in the order of nomination; ORIG-1016 while enough of them are
    left."""
    among = bits(seats)
    for seat in seats:
        if game.living >> seat & 1 and many(game.living & among) >= fewest:
            await floor(game, seat, kind)


def judges(game: Original) -> Seats:
    """ORIG-1213 The living judges, whose seats are public."""
    return game.judges & game.living


async def vote(game: Original, kind: str, accused: list[Seat]) -> list[Seat]:
    """ORIG-912 The accused are called one by one. Those with most votes, in the order of nomination; none if fewer than
    two of the accused are left (ORIG-1016). ORIG-1017 Without its last judge the vote is held again by all."""
    while True:
        judged = judges(game)
        voters = judged or game.living  # ORIG-913, ORIG-914
        game.tell(ALL, VoteOpened(kind, tuple(accused), each(voters)))
        game.spent = 0
        stand = bits(accused)
        for candidate in accused:
            if game.living >> candidate & 1:
                await call(game, candidate, (bit(candidate),))
            if many(game.living & stand) < 2:
                return []
            if judged and not judges(game):
                break
        accused = standing(game, accused)
        if not judged or judges(game):
            return count(game, kind, accused)


async def call(game: Original, candidate: int | str, slot: tuple[int | tuple[str, ...]]) -> None:
    """ORIG-R62 Hands are collected together and shown when the call ends; ORIG-917 a raised hand stands; ORIG-1906 who
    has raised a hand or abstained is not asked again."""
    game.tell(ALL, Called(candidate))
    game.limit(game.seconds_of("vote_call_seconds"))
    stop = Every([Ask(game.voters & ~game.spent, "vote", slot, NO_HAND, "pass")])
    await stop
    hands = 0
    for answer in stop.given:
        if answer.act == "vote":
            hands |= 1 << answer.seat
        if answer.act != "pass":
            game.spent |= 1 << answer.seat
    game.tell(ALL, Hands(candidate, each(hands)))


def count(game: Original, kind: str, accused: list[Seat]) -> list[Seat]:
    """ORIG-919, ORIG-934 The votes of those who abstained go to the last accused; ORIG-922 the numbers are
    announced."""
    abstained = undecided(game)
    numbers = [many(game.hands[seat]) for seat in accused]
    numbers[-1] += many(abstained)
    game.tell(ALL, Counted(kind, tuple(accused), tuple(numbers), each(abstained), accused[-1]))
    most = max(numbers)
    return [accused[i] for i in range(len(accused)) if numbers[i] == most]


def undecided(game: Original) -> Seats:
    """ORIG-917 Who may still raise a hand, as far as everybody knows. ORIG-920, ORIG-1015 These are the ones who have
    abstained when the vote is over: who has left has not."""
    raised = 0
    for hands in game.hands.values():
        raised |= hands
    return game.voters & game.living & ~raised


async def all_or_none(game: Original, accused: list[Seat]) -> list[Seat] | None:
    """ORIG-936 All living players: execute all who are tied, or leave them all alive; ORIG-941 there is nothing after
    it."""
    game.tell(ALL, VoteOpened("all_or_none", tuple(accused), each(game.living)))
    game.spent = 0
    for word in (EXECUTE, SPARE):  # ORIG-938
        await call(game, word, ((word,),))
        if not standing(game, accused):
            return one_left(game, [])
    execute, spare = game.hands[EXECUTE], game.hands[SPARE]
    numbers = (many(execute), many(spare))
    game.tell(ALL, Counted("all_or_none", (EXECUTE, SPARE), numbers, each(undecided(game)), NOBODY))  # ORIG-940
    even = numbers[0] == numbers[1] and game.settings.all_or_none_tie == EXECUTE  # ORIG-R67
    return standing(game, accused) if numbers[0] > numbers[1] or even else []  # ORIG-939


async def execution(game: Original, sentenced: list[Seat]) -> None:
    """ORIG-1002, ORIG-1003 Last words one after another, then all leave together; ORIG-1008 then the end is checked."""
    game.tell(ALL, Sentenced(tuple(sentenced)))
    if not sentenced:
        return
    await speeches(game, sentenced, "last_words", 1)
    cause = werewolf.convert(game, sentenced, game.living | bits(sentenced))
    game.tell(ALL, Executed(tuple(sentenced)))
    if cause:
        game.tell(HOST, cause)
    enlighten(game, sentenced)
    victory.check(game)
