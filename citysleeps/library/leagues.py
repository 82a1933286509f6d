"""A league: bots of any maker play one another, in all seats and on all sides equally often (docs/league.md).

A round is one deal, played several times. By sides, a bot has all seats of one party and another all seats of the
other: a round has a game for each two of them, either way round. At mixed tables everybody sits with everybody, and
moves on from game to game: a round has as many games as bots, and over it each bot has every seat and every card
the same number of times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, permutations
from pathlib import Path
from random import Random

import msgspec

from citysleeps.agents.cast import Kind, bot
from citysleeps.agents.chairs import play_table
from citysleeps.agents.random import Stuck
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import each
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.keeping import Head, kept, read_kept
from citysleeps.lab.processes import spread
from citysleeps.lab.ratings import Match, Rating, arrays, rate
from citysleeps.library.books import BOOKS, Book
from citysleeps.library.bots import Make
from citysleeps.library.contest import entrants, named
from citysleeps.library.data import written_play
from citysleeps.library.errors import Unknown
from citysleeps.library.game import Seating, Settings, settled
from citysleeps.library.given import whole
from citysleeps.library.rows import rows_of
from citysleeps.library.study import nobody_counts
from citysleeps.library.watching import Counts, Watched, counted
from citysleeps.notation.words import nearest


class Played(msgspec.Struct, frozen=True):
    """One game of a league."""

    number: int
    bots: tuple[str, ...]  #: by seat
    parties: tuple[str, ...]  #: by seat
    won_by: str  #: the party that has won; empty if neither has
    counts: tuple[Counts, ...]  #: by seat


class Place(msgspec.Struct, frozen=True):
    """A bot in the table of a league."""

    bot: str
    rating: float  #: on Elo's scale; the mean of all bots is 0
    low: float  #: of the interval in which the true one lies in 95 cases of 100
    high: float
    wins: float  #: the share of its seats that have won
    by_party: dict[str, float]  #: the same for each party
    counts: Counts


class League(msgspec.Struct, frozen=True):
    """The result of a league."""

    book: str
    seats: int
    settings: dict[str, Value]
    is_mixed: bool  #: whether all bots sat at one table
    rounds: int
    games: int  #: in all rounds
    seed: str
    parties: tuple[str, ...]
    places: tuple[Place, ...]  #: the best first

    def of(self, name: str) -> Place:
        """The place of this bot."""
        places = {place.bot: place for place in self.places}
        if name not in places:
            raise Unknown("unknown_bot", f"{name} is not in this league; {nearest(str(name), list(places))}")
        return places[name]


def league(
    book: str | Book,
    seats: Seating,
    bots: Iterable[str] | Mapping[str, str | Make],
    rounds: int = 20,
    *,
    mixed: bool = False,
    settings: Settings | None = None,
    seed: str | int = "0",
    jobs: int = 1,
    progress: Callable[[int], None] = nobody_counts,
    resume: str | Path | None = None,
) -> League:
    """Let bots play one another, and rate them.

    `bots` are names of bots or `module:Class`, or a mapping of names to those and to classes. In a round each plays
    either side against each, with the same deal; with `mixed` they sit at one table, and move on from game to game. The
    same seed gives the same games in any number of `jobs`, if the bots repeat themselves. `progress` is called with
    the number of games finished since the last call. With `resume`, every finished game is kept in that file, and the
    next call with the same file continues.

    >>> table = league("original", 8, ["random", "careful"], rounds=4)
    >>> [place.bot for place in table.places]
    ['careful', 'random']
    """
    arrays()  # else somebody would learn after hours of games that it is missing
    setup = settled(book, seats, settings, seed)
    rules = BOOKS[setup.book]._rules
    kinds = entrants(bots, rules.name)
    if len(kinds) < 2:
        raise CitySleepsError("a league needs two bots or more", "bad_bots")
    if mixed and len(kinds) > len(setup.seats):
        raise CitySleepsError(f"{len(kinds)} bots cannot sit at one table of {len(setup.seats)}", "bad_bots")
    whole("rounds", rounds, 0)
    whole("jobs", jobs, 1)
    due = dict.fromkeys(range(rounds * Round(tuple(kinds), mixed).games))
    done: list[Played] = []
    if resume is not None:
        over = read_kept(Path(resume), Head(setup, (*named(kinds), *(["mixed"] if mixed else []))), Played, "league")
        done = [game for game in over if game.number in due]
    for game in done:
        del due[game.number]
    played = play_league(setup, kinds, mixed, list(due), jobs)
    if resume is not None:
        played = kept(Path(resume), played)

    def counted() -> Iterator[Played]:
        for game in chain(done, played):
            progress(1)
            yield game

    try:
        games = sorted(counted(), key=lambda game: game.number)
    except Stuck as stuck:
        raise CitySleepsError(f"bots cannot play {rules.name} with these settings: {stuck}", "stuck") from stuck
    return stand(setup, tuple(kinds), mixed, rounds, games)


# Playing


class Round(msgspec.Struct, frozen=True):
    """How the games of every round are seated."""

    bots: tuple[str, ...]
    is_mixed: bool

    @property
    def games(self) -> int:
        return len(self.bots) if self.is_mixed else len(self.bots) * (len(self.bots) - 1)

    def seated(self, setup: Setup, parties: tuple[str, ...], number: int) -> tuple[str, ...]:
        """Which bot sits where in a game of the league."""
        round, turn = divmod(number, self.games)
        if not self.is_mixed:
            first, second = list(permutations(self.bots, 2))[turn]
            return tuple(first if party == SHELF[setup.book].parties[0] else second for party in parties)
        seats = list(range(len(parties)))
        Random(f"{setup.seed}/{round}/seats").shuffle(seats)
        return tuple(self.bots[(seat + turn) % len(self.bots)] for seat in seats)


def play_league(
    setup: Setup, kinds: dict[str, Kind], is_mixed: bool, numbers: list[int], jobs: int
) -> Iterator[Played]:
    """Play these games of a league with a settled setup, in so many processes."""
    yield from spread(partial(play_number, setup, kinds, Round(tuple(kinds), is_mixed)), numbers, jobs)


def play_number(setup: Setup, kinds: dict[str, Kind], round: Round, number: int) -> Played:
    book = SHELF[setup.book]
    play = Play(book, msgspec.structs.replace(setup, seed=f"{setup.seed}/{number // round.games}"))
    parties = tuple(book.party(play.game, seat) for seat in range(play.game.size))
    bots = round.seated(setup, parties, number)
    watched = [Watched(bot(kinds[name], book.name), seat, play) for seat, name in enumerate(bots)]
    chances = [Random(f"{setup.seed}/{number}/bots/{seat}") for seat in range(play.game.size)]
    play_table(play, [one.relay for one in watched], chances)
    stated = tuple(belief for one in watched for belief in one.stated)
    counts = counted(rows_of(written_play(play)._replace(stated=stated), number, beliefs=False))
    for own, one in zip(counts, watched, strict=True):
        own.add(one.cost())
    return Played(number, bots, parties, winning_party(play, parties), tuple(counts))


def winning_party(play: Play, parties: tuple[str, ...]) -> str:
    """As in a tournament: the first party if more than half of its seats have won; else the second, if any has."""
    first, second = play.book.parties
    won = [parties[seat] for seat in each(play.game.winners)]
    if 2 * won.count(first) > parties.count(first):
        return first
    return second if second in won else ""


# The table


def stand(setup: Setup, bots: Sequence[str], is_mixed: bool, rounds: int, games: Iterable[Played]) -> League:
    """Add up what came of the games."""
    parties, played = SHELF[setup.book].parties, list(games)
    sums = {name: Counts() for name in bots}
    matches = []
    games_of_deal = Round(tuple(bots), is_mixed).games
    for game in played:
        for name, counts in zip(game.bots, game.counts, strict=True):
            sums[name].add(counts)
        if game.won_by:
            first, second = (part_of(game, party) for party in parties)
            matches.append(Match(first, second, game.won_by == parties[1], game.number // games_of_deal))
    places = [place(rating, sums[rating.bot]) for rating in rate(bots, matches)]
    return League(
        book=setup.book,
        seats=len(setup.seats),
        settings=setup.settings,
        is_mixed=is_mixed,
        rounds=rounds,
        games=len(played),
        seed=setup.seed,
        parties=parties,
        places=tuple(sorted(places, key=lambda one: -one.rating)),
    )


def part_of(game: Played, party: str) -> dict[str, float]:
    """Which part of a party each bot was."""
    members = [name for name, own in zip(game.bots, game.parties, strict=True) if own == party]
    return {name: members.count(name) / len(members) for name in members}


def place(rating: Rating, counts: Counts) -> Place:
    by_party = {party: round(won / games, 4) for party, (games, won) in sorted(counts.by_party.items())}
    return Place(*rating, round(counts.won / counts.games, 4) if counts.games else 0.0, by_party, counts)
