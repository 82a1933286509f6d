"""Section 5: the two votes, the defence between them, ties and the lot."""

from __future__ import annotations

from typing import Final

from citysleeps.books.spytown.cards import FROM_VOTE
from citysleeps.books.spytown.facts import (
    CommanderDecided,
    Counted,
    DeclaredReady,
    Finalists,
    FloorEnded,
    FloorGiven,
    LotDrawn,
    Noted,
    NoVote,
    StepBegan,
    StepEnded,
    Tied,
    Voted,
    VoteGiven,
    VoteMissed,
    VoteOpened,
    VoteVoid,
)
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.offers import anytime, of_a_defence, of_a_talk
from citysleeps.books.spytown.steps import FINAL, PRELIMINARY
from citysleeps.kernel.ask import ANEW, SHUT, Answer, Ask, target
from citysleeps.kernel.endings import upto
from citysleeps.kernel.seats import ALL, NOBODY, Seat, Seats, bit, bits, but, clockwise, each, many
from citysleeps.kernel.stops import Every, First

AGAIN: Final = -9  # the preliminary vote is held again


async def vote(game: Spytown) -> Seat:
    """SPY-501 A preliminary vote by all, then a final among those with the most votes; who is voted out, or nobody."""
    while True:
        seat = await preliminary_vote(game)
        if seat == AGAIN and len(game.finalists) == 1:
            seat = await only_one(game, game.finalists[0])  # SPY-514
        elif seat == AGAIN:
            seat = await final_vote(game, list(game.finalists))
        if seat != AGAIN:
            return seat


# The preliminary vote


async def preliminary_vote(game: Spytown) -> Seat:
    """SPY-502 Who is out by it at once, or nobody; or AGAIN, with the finalists told."""
    empty = 0
    while True:
        candidates = game.living & ~game.shielded_from(FROM_VOTE)  # SPY-503
        voters = voters_of(game, game.living, candidates)
        if not voters:
            game.tell(ALL, NoVote("nobody_can_vote"))  # SPY-529
            return NOBODY
        if not await ballot(game, PRELIMINARY, voters, candidates):
            continue  # SPY-R35
        if game.counts:
            return elect(game)
        game.tell(ALL, NoVote("nobody_voted"))
        empty += 1
        if empty == 2:
            return lot(game, candidates) if game.settings.empty_vote == "lot" else NOBODY  # SPY-R14


def voters_of(game: Spytown, among: Seats, candidates: Seats) -> Seats:
    """SPY-502, SPY-503 The living who are not barred, and have somebody to vote for; SPY-504 the only candidate may
    have nobody. Whoever is shielded from the vote does not vote either (SPY-976, SPY-993)."""
    found = among & ~game.barred()
    alone = many(candidates) == 1 and game.settings.self_vote == "off"
    return found & ~candidates if alone else found


def choices(game: Spytown, voter: Seat, candidates: Seats) -> Seats:
    """SPY-504 Not the own seat, unless `self_vote` is on."""
    return candidates if game.settings.self_vote == "on" else but(candidates, voter)


def elect(game: Spytown) -> Seat:
    """SPY-510 to SPY-512 The finalists are told; or who is out at once: SPY-933 by the Commander's vote, SPY-1143 in
    the only vote."""
    leaders = most(game.counts)
    if len(leaders) > 1:
        chosen = commanders_choice(game, leaders)
        if chosen != NOBODY:
            return chosen  # SPY-934, SPY-R17
    elif game.settings.kids_single_vote == "on":
        return leaders[0]  # SPY-1143
    else:
        leaders += second(game, {seat: count for seat, count in game.counts.items() if seat != leaders[0]})
    game.tell(ALL, Finalists(in_order(game, leaders)))
    return AGAIN


def most(counts: dict[Seat, int]) -> list[Seat]:
    """Who has the highest number of votes."""
    leaders: list[Seat] = []
    top = 0
    for seat, count in counts.items():
        if count > top:
            leaders, top = [], count
        if count == top:
            leaders.append(seat)
    return leaders


def commanders_choice(game: Spytown, tied: list[Seat]) -> Seat:
    """SPY-933, SPY-934 The tied player for whom the Commander voted is out; SPY-936 or nobody. SPY-R17 `final_only`
    speaks of the preliminary vote, which a single vote (SPY-1143) is not."""
    voted = game.votes.get(game.commander, NOBODY)
    literal = game.settings.commander_prelim == "eliminate" or game.settings.kids_single_vote == "on"
    if voted not in tied or (game.step == PRELIMINARY and not literal):
        return NOBODY
    game.tell(ALL, CommanderDecided(game.commander, voted, "out"))
    return voted


def second(game: Spytown, counts: dict[Seat, int]) -> list[Seat]:
    """SPY-511, SPY-512 Who is second; SPY-935 of several the Commander's choice alone; SPY-R12 or all, or one by
    lot."""
    seconds = most(counts)
    if len(seconds) < 2:
        return seconds
    voted = game.votes.get(game.commander, NOBODY)
    if voted in seconds and game.settings.commander_prelim == "eliminate":
        game.tell(ALL, CommanderDecided(game.commander, voted, "finalist"))
        return [voted]
    if game.settings.second_place_tie == "lot":
        return [lot(game, bits(seconds))]
    return seconds


def in_order(game: Spytown, finalists: list[Seat]) -> tuple[Seat, ...]:
    """SPY-516 Clockwise from the one with the most votes; among equals the first from the Commander, or from seat A."""
    start = max(game.commander, 0)
    leaders = most({seat: game.counts[seat] for seat in finalists})
    return clockwise(bits(finalists), clockwise(bits(leaders), start)[0])


def lot(game: Spytown, among: Seats) -> Seat:
    """SPY-526 Each is equally likely."""
    seat = game.chance.lot(among)
    game.tell(ALL, LotDrawn(each(among), seat))
    return seat


# The defence


async def defence(game: Spytown, finalists: list[Seat]) -> None:
    """SPY-515 Each finalist in turn may speak, SPY-517 and nobody else."""
    game.tell(ALL, StepBegan("defence"))
    among = bits(finalists)
    fewest = min(2, len(finalists))
    for seat in finalists:
        if goes_on(game, among, fewest, seat):
            game.tell(ALL, FloorGiven(seat))
            answer = ANEW
            async with game.period(upto(game.settings.t_defence), of_a_defence):
                while answer is ANEW and goes_on(game, among, fewest, seat):
                    answer = await First([Ask(bit(seat), "done", (), (), "done")])
            game.tell(ALL, FloorEnded(seat))
    game.tell(ALL, StepEnded("defence"))


def goes_on(game: Spytown, finalists: Seats, fewest: int, speaker: Seat) -> bool:
    """SPY-R35 Is the speaker still there, and are enough of the finalists for what they speak for?"""
    left = finalists & game.living
    return left >> speaker & 1 == 1 and many(left) >= fewest


async def only_one(game: Spytown, seat: Seat) -> Seat:
    """SPY-514, SPY-R13 The only one with votes may speak, and is out without a final vote; SPY-R35 or the vote is held
    again."""
    await defence(game, [seat])
    return seat if game.living >> seat & 1 else AGAIN


# The final vote


async def final_vote(game: Spytown, finalists: list[Seat]) -> Seat:
    """SPY-518 to SPY-526 Who is out; or AGAIN, if fewer than two of the finalists are left (SPY-R35)."""
    await defence(game, finalists)
    while True:
        finalists = [seat for seat in finalists if game.living >> seat & 1]
        if len(finalists) < 2:
            return AGAIN
        stand = bits(finalists)
        among = game.living if game.settings.finalists_vote == "yes" else game.living & ~stand  # SPY-519, SPY-R15
        voters = voters_of(game, among, stand)
        if await ballot(game, FINAL, voters, stand):
            seat = leader(game, finalists)
            if seat == NOBODY:
                seat = await tie_discussion(game, voters, finalists)
            if seat != NOBODY:
                return seat


def leader(game: Spytown, finalists: list[Seat]) -> Seat:
    """SPY-521 The finalist with the most votes; SPY-522 if they are shared, the Commander's choice; or nobody."""
    leaders = leaders_of(game, finalists)
    return leaders[0] if len(leaders) == 1 else commanders_choice(game, leaders)


async def tie_discussion(game: Spytown, voters: Seats, finalists: list[Seat]) -> Seat:
    """SPY-522 to SPY-525, SPY-R16 All discuss; each voter may move the vote once, or says that it stays; then the lot
    decides. Nobody, if the vote is void (SPY-R35)."""
    game.tell(ALL, Tied(tuple(leaders_of(game, finalists))))
    game.tell(ALL, StepBegan("tie_discussion"))

    def heard(answer: Answer) -> bool:
        if answer.act == "ready":
            game.tell(ALL, DeclaredReady(answer.seat))
        return answer.act == "vote"

    seat = NOBODY
    async with game.period(upto(game.settings.t_tie), of_a_talk):
        stop = Every(moves(game, voters, finalists), heard)
        answer = await stop
        while answer.act == "vote":
            game.tell(ALL, Voted(answer.seat, target(answer)))
            count(game, FINAL)  # SPY-524
            seat = leader(game, finalists)
            if seat != NOBODY:
                break
            answer = await stop
    if answer is ANEW:
        game.tell(ALL, VoteVoid(FINAL))
    game.tell(ALL, StepEnded("tie_discussion"))
    if seat != NOBODY or answer is ANEW:
        return seat
    return lot(game, bits(leaders_of(game, finalists)))


def moves(game: Spytown, voters: Seats, finalists: list[Seat]) -> list[Ask]:
    """SPY-523 To another finalist, SPY-519 not the own seat; SPY-R16 who has cast no vote may cast one."""
    asks = []
    stand = bits(finalists)
    for seat in each(voters):
        options = but(choices(game, seat, stand), game.votes.get(seat, NOBODY))
        if options:
            asks.append(Ask(bit(seat), "vote", (options,), ("ready",), "ready"))
        else:
            asks.append(Ask(bit(seat), "ready", (), (), "ready"))
    return asks


def leaders_of(game: Spytown, finalists: list[Seat]) -> list[Seat]:
    """Those of the finalists who share the highest number; SPY-R14 without votes all of them, at 0."""
    top = most(game.counts)
    return [seat for seat in finalists if seat in top] or finalists


# A ballot


async def ballot(game: Spytown, kind: str, voters: Seats, candidates: Seats) -> bool:
    """SPY-502, SPY-518 Each votes for exactly one. False: somebody is out meanwhile, and it is void (SPY-R35)."""
    order = clockwise(voters, max(game.commander, 0))  # SPY-509, SPY-R11, SPY-R18
    game.tell(ALL, VoteOpened(kind, order, each(candidates)))
    if game.settings.vote_mode == "sequential":
        closed_by = await one_by_one(game, order, candidates)
    else:
        closed_by = await together(game, voters, candidates)
    if closed_by is ANEW:
        game.tell(ALL, VoteVoid(kind))
        return False
    count(game, kind)
    return True


def vote_ask(game: Spytown, voters: Seats, candidates: Seats) -> Ask:
    """SPY-504, SPY-505 For another, unless `self_vote` is on; nobody may abstain, unless `abstain` is on. Whoever has
    not voted in time has cast no vote."""
    idle = ("abstain",) if game.settings.abstain == "on" else ()
    another = game.settings.self_vote == "off"
    return Ask(voters, "vote", (candidates,), idle, "nothing", another)


async def together(game: Spytown, voters: Seats, candidates: Seats) -> Answer:
    """SPY-508 Hidden until all are in; SPY-R11 and may be changed until then."""

    def heard(answer: Answer) -> bool:
        me, seat = answer.seat, target(answer)
        game.tell(1 << me, Noted(me, answer.act, seat))
        if not game.pointed >> me & 1:
            game.tell(ALL, VoteGiven(me))  # a vote given again is the voter's own business
        return False

    async with game.period(upto(game.settings.t_vote), anytime):
        closed_by = await Every([vote_ask(game, voters, candidates)], heard, again=True)
    return closed_by


async def one_by_one(game: Spytown, order: tuple[Seat, ...], candidates: Seats) -> Answer:
    """SPY-509 Each vote is shown at once, SPY-R11 and stands; SPY-1206 to a correction the whole ballot is one step."""
    answer = SHUT
    async with game.period(upto(0), anytime):
        for seat in order:
            game.limit(game.settings.t_vote)
            answer = await First([vote_ask(game, bit(seat), candidates)])
            if answer is ANEW:
                break
            game.tell(ALL, Voted(seat, target(answer)) if answer.seat == seat else VoteMissed(seat))
    return answer


def count(game: Spytown, kind: str) -> None:
    """SPY-507 Who voted for whom, and how many votes each has."""
    voters: list[Seat] = []
    votes: list[Seat] = []
    numbers = [0] * game.size
    for seat in game.voters:
        if seat in game.votes:
            vote = game.votes[seat]
            voters.append(seat)
            votes.append(vote)
            if vote != NOBODY:
                numbers[vote] = numbers[vote] + 1
    seats = [seat for seat in range(game.size) if numbers[seat]]
    game.tell(ALL, Counted(kind, tuple(voters), tuple(votes), tuple(seats), tuple([numbers[seat] for seat in seats])))
