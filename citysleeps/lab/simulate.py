"""Many games by bots, in one process or several. The results do not depend on the number of processes."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from citysleeps.agents.cast import Cast, play_cast
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.processes import spread

CHUNK = 50
EVERYBODY_AT_RANDOM: Cast = {}
Span = tuple[Setup, int, int]  # a setup, the number of the first game, and the number after the last


class Result(msgspec.Struct):
    """The result of a simulation."""

    book: str  #: the name of the book
    seats: int  #: how many seats
    settings: dict[str, Value]  #: every setting with its value
    games: int  #: how many games were played
    seed: str  #: the seed of them all
    seconds: float  #: how long it took
    games_per_second: float
    answers_per_game: float  #: on average
    wins: dict[str, int]  #: games won by each side; `none` counts games that nobody won


class Chunk(msgspec.Struct):
    """Some games of a simulation, and their results."""

    games: int
    answers: int
    wins: Counter[str]


def simulate(setup: Setup, games: int, jobs: int, cast: Cast = EVERYBODY_AT_RANDOM) -> Iterator[Chunk]:
    """Play games of a settled setup, with the seeds SEED/0, SEED/1, …"""
    spans = [(setup, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    yield from spread(partial(play_span, cast=cast), spans, jobs)


def play_span(span: Span, cast: Cast = EVERYBODY_AT_RANDOM) -> Chunk:
    setup, first, end = span
    chunk = Chunk(end - first, 0, Counter())
    for number in range(first, end):
        play = play_game(setup, number, cast)
        chunk.answers += len(play.inputs)
        chunk.wins[play.game.winner or "none"] += 1
    return chunk


def play_game(setup: Setup, number: int, cast: Cast = EVERYBODY_AT_RANDOM) -> Play:
    """Play one game of a simulation to its end."""
    seed = f"{setup.seed}/{number}"
    play = Play(SHELF[setup.book], msgspec.structs.replace(setup, seed=seed))
    play_cast(play, cast, seed)
    return play


def gather(setup: Setup, chunks: Iterator[Chunk], progress: Callable[[int], None]) -> Result:
    """Add up the chunks and measure the time. `progress` is called with the number of games in each."""
    began = time.perf_counter()
    games = answers = 0
    wins: Counter[str] = Counter()
    for chunk in chunks:
        games += chunk.games
        answers += chunk.answers
        wins += chunk.wins
        progress(chunk.games)
    seconds = time.perf_counter() - began
    return Result(
        book=setup.book,
        seats=len(setup.seats),
        settings=setup.settings,
        games=games,
        seed=setup.seed,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 1) if seconds else 0.0,
        answers_per_game=round(answers / games, 2) if games else 0.0,
        wins=dict(sorted(wins.items())),
    )
