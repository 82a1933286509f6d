"""Section 4.3: the vote, name by name."""

from __future__ import annotations

from typing import Final

from citysleeps.books.bigcity.announcing import announce
from citysleeps.books.bigcity.facts import Named, Voted, VotesCounted, VotingOpened
from citysleeps.books.bigcity.game import BigCity
from citysleeps.kernel.ask import ANEW, Answer, Ask
from citysleeps.kernel.seats import ALL, NOBODY, Seat, Seats, bit, each, many
from citysleeps.kernel.stops import Every

FIRST_ROUND: Final = "first_round"
SECOND_ROUND: Final = "second_round"
NO_HAND: Final[tuple[str, ...]] = ("pass", "abstain")


async def voting(game: BigCity) -> Seat:
    """CITY-430, CITY-440, CITY-442 Who is condemned by the final vote, or nobody."""
    leaders = await vote(game, FIRST_ROUND, game.living)
    if many(leaders) > 1 and game.settings.tie_rule == "runoff":
        leaders = await vote(game, SECOND_ROUND, leaders)
    return each(leaders)[0] if many(leaders) == 1 else NOBODY


async def vote(game: BigCity, round: str, candidates: Seats) -> Seats:
    """CITY-431 The candidates are named one after another; CITY-438, CITY-441 those with most votes."""
    announce(game, VotingOpened(round, each(candidates)))
    game.abstained = 0
    for candidate in each(candidates):
        if game.living >> candidate & 1:
            announce(game, Named(candidate))
            game.passed = 0
            if game.has_host or voters(game):
                await naming(game, candidate)
    return count(game, round, each(candidates & game.living))


def count(game: BigCity, round: str, standing: tuple[Seat, ...]) -> Seats:
    """CITY-438 Those with most votes, as everybody hears; nobody, if there is no vote."""
    numbers: list[int] = []
    voters: list[Seat] = []
    votes: list[Seat] = []
    leaders, most = 0, 1
    for seat in standing:
        raised = game.hands.get(seat, 0)
        number = many(raised)
        numbers.append(number)
        if number > most:
            leaders, most = 0, number
        if number == most:
            leaders |= bit(seat)
        for voter in each(raised):
            voters.append(voter)
            votes.append(seat)
    announce(game, VotesCounted(round, standing, tuple(numbers), tuple(voters), tuple(votes)))
    return leaders


async def naming(game: BigCity, candidate: Seat) -> None:
    """CITY-431, CITY-444 While one is named each who has a vote left raises a hand, lets the name pass, or abstains for
    the round."""
    async with game.period(game.answered_in(game.settings.vote_limit_s), hands) as period:
        answer = ANEW
        while answer is ANEW and game.living >> candidate & 1:
            undecided = open_hands(game) & ~game.passed
            answer = await Every([Ask(undecided, "vote", (bit(candidate),), NO_HAND, "pass")], lambda a: hear(game, a))
        if not game.living >> candidate & 1:
            period.end()


def open_hands(game: BigCity) -> Seats:
    """CITY-R48 Who may still raise a hand against the one named, as far as everybody knows."""
    return voters(game) & ~game.hands.get(game.named, 0) if game.named != NOBODY else 0


def voters(game: BigCity) -> Seats:
    """CITY-433 to CITY-437 The living who are not jailed and have a vote left, but for the one named."""
    return game.living & ~game.jailed & ~spent(game) & ~bit(game.named)


def spent(game: BigCity) -> Seats:
    """CITY-437, CITY-R48 Who has no vote left in this round: it abstains, or its hand was raised at another name."""
    found = game.abstained
    if game.settings.votes_per_player == "one":
        for candidate, raised in game.hands.items():
            if candidate != game.named:
                found |= raised
    return found


def hands(game: BigCity) -> list[Ask]:
    """CITY-444 Until the naming ends a hand may be taken down and raised again."""
    raised = game.hands.get(game.named, 0) & voters(game)
    down = voters(game) & game.passed & ~raised
    abstain = () if game.settings.votes_per_player == "one" else ("abstain",)
    return [Ask(raised, "pass", (), abstain), Ask(down, "vote", (bit(game.named),), ("abstain",))]


def hear(game: BigCity, answer: Answer) -> bool:
    """CITY-432 Everybody sees every hand; CITY-437 that one lets a name pass, or abstains, is one's own affair."""
    me = answer.seat
    if answer.act == "vote":
        game.tell(ALL, Voted(me, game.named, True))
        return False
    if answer.act == "pass" and game.hands.get(game.named, 0) >> me & 1:
        game.tell(ALL, Voted(me, game.named, False))
    if answer.act == "abstain":
        game.abstained |= bit(me)
    game.passed |= bit(me)
    game.renew_offers()
    return False
