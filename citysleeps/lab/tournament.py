"""Every bot against every bot: each plays each party of the book against all the others and itself.

Every pairing plays the same deals, so pairings differ by their bots and not by their cards. In game n, seat n (counted
round the table) belongs to the second party. So every seat is in it equally often.

The first party wins if more than half of its seats win. Otherwise the second party wins if any of its seats wins. So a
gang wins for its party even if another gang loses, and an outsider in the first party wins for nobody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from math import sqrt

import msgspec

from citysleeps.agents.cast import Cast, Kind, play_cast
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import Seats, many
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.processes import spread

CHUNK = 10  # games: a game of bots that think may take a second
TRIES = 200  # deals, until the settings are taken to keep a seat out of the second party
SURE = 1.959964  # standard errors on either side of a mean: 95 percent


class Share(msgspec.Struct, frozen=True):
    """How many games were won, with the interval in which the true share lies in 95 cases of 100 (Wilson's)."""

    won: int  #: games
    share: float  #: of the games, from 0 to 1
    low: float
    high: float


class Pairing(msgspec.Struct, frozen=True):
    """One bot in every seat of a party against one in every seat of the other, and what came of it."""

    bots: dict[str, str]  #: by party
    games: int
    wins: dict[str, int]  #: games won by each side; `none` counts games that nobody won
    shares: dict[str, Share]  #: games won by each party


class Standings(msgspec.Struct, frozen=True):
    """The result of a tournament."""

    book: str  #: the name of the book
    seats: int  #: how many seats
    settings: dict[str, Value]  #: every setting with its value
    games: int  #: of each pairing
    seed: str  #: the seed of them all
    parties: tuple[str, ...]  #: the book's
    bots: tuple[str, ...]  #: as they were named
    pairings: tuple[Pairing, ...]  #: the bots of the first party in turn, each against all of the second

    def of(self, first: str, second: str) -> Pairing:
        """The pairing of these two bots, in the order of the parties."""
        pairings = {tuple(pairing.bots.values()): pairing for pairing in self.pairings}
        if (first, second) not in pairings:
            raise CitySleepsError(f"{first} has not met {second}; the bots were {', '.join(self.bots)}", "unknown_bot")
        return pairings[first, second]

    def facing(self, party: str, bot: str) -> list[Share]:
        """What a bot of this party has won, against each of the other party."""
        return [pairing.shares[party] for pairing in self.pairings if pairing.bots[party] == bot]


class Bout(msgspec.Struct, frozen=True):
    """Some games of one pairing."""

    pairing: tuple[str, str]
    first: int  # the number of the first game
    games: int


class Outcome(msgspec.Struct, frozen=True):
    """What came of a bout: games won by each side, and by each party."""

    bout: Bout
    wins: dict[str, int]
    won: tuple[int, int]


def bouts_of(bots: Iterable[str], games: int) -> list[Bout]:
    """Every bout, in an order that lets all pairings advance together."""
    names = tuple(bots)
    return [
        Bout((one, other), first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
        for one in names
        for other in names
    ]


def play_bouts(setup: Setup, bots: dict[str, Kind], bouts: list[Bout], jobs: int) -> Iterator[Outcome]:
    """Play these bouts of a settled setup, in so many processes."""
    yield from spread(partial(play_bout, setup, bots), bouts, jobs)


def play_bout(setup: Setup, bots: dict[str, Kind], bout: Bout) -> Outcome:
    parties = SHELF[setup.book].parties
    cast: Cast = {party: bots[bot] for party, bot in zip(parties, bout.pairing, strict=True)}
    wins: Counter[str] = Counter()
    won = [0, 0]
    for number in range(bout.first, bout.first + bout.games):
        play = dealt(setup, number)
        members = [members_of(play, party) for party in parties]
        play_cast(play, cast, play.setup.seed)
        wins[play.game.winner or "none"] += 1
        if 2 * many(members[0] & play.game.winners) > many(members[0]):
            won[0] += 1
        elif members[1] & play.game.winners:
            won[1] += 1
    return Outcome(bout, dict(wins), (won[0], won[1]))


def dealt(setup: Setup, number: int) -> Play:
    """A game of the tournament, just dealt.

    Of the deals SEED/NUMBER/0, SEED/NUMBER/1, … the first in which seat NUMBER, counted round the table, belongs to
    the second party. Over a whole round every deal stays as likely as any other.
    """
    book, seat = SHELF[setup.book], number % len(setup.seats)
    for attempt in range(TRIES):
        play = Play(book, msgspec.structs.replace(setup, seed=f"{setup.seed}/{number}/{attempt}"))
        if book.party(play.game, seat) == book.parties[1]:
            return play
    return Play(book, msgspec.structs.replace(setup, seed=f"{setup.seed}/{number}/0"))


def members_of(play: Play, party: str) -> Seats:
    """The seats that the deal has put in a party."""
    return sum(1 << seat for seat in range(play.game.size) if play.book.party(play.game, seat) == party)


def stand(setup: Setup, bots: Iterable[str], games: int, outcomes: Iterable[Outcome]) -> Standings:
    """Add up what came of the bouts."""
    names, parties = tuple(bots), SHELF[setup.book].parties
    played: Counter[tuple[str, str]] = Counter()
    wins: dict[tuple[str, str], Counter[str]] = {(one, other): Counter() for one in names for other in names}
    won = {pairing: Counter(dict.fromkeys(parties, 0)) for pairing in wins}
    for outcome in outcomes:
        pairing = outcome.bout.pairing
        played[pairing] += outcome.bout.games
        wins[pairing].update(outcome.wins)
        won[pairing].update(dict(zip(parties, outcome.won, strict=True)))
    pairings = [
        Pairing(
            bots=dict(zip(parties, pairing, strict=True)),
            games=played[pairing],
            wins=dict(sorted(wins[pairing].items())),
            shares={party: share(won[pairing][party], played[pairing]) for party in parties},
        )
        for pairing in wins
    ]
    return Standings(
        book=setup.book,
        seats=len(setup.seats),
        settings=setup.settings,
        games=games,
        seed=setup.seed,
        parties=parties,
        bots=names,
        pairings=tuple(pairings),
    )


def share(won: int, games: int) -> Share:
    """So many games of so many, with Wilson's interval: it holds for few games too, and never leaves 0 to 1."""
    if not games:
        return Share(0, 0.0, 0.0, 1.0)
    part, doubt = won / games, SURE**2 / games
    middle = (part + doubt / 2) / (1 + doubt)
    reach = SURE * sqrt(part * (1 - part) / games + doubt / games / 4) / (1 + doubt)
    return Share(won, round(part, 6), round(max(0.0, middle - reach), 6), round(min(1.0, middle + reach), 6))
