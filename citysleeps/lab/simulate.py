"""Many games by bots, in one process or several. The results do not depend on the number of processes."""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from multiprocessing.sharedctypes import Synchronized
from typing import Any

import msgspec

from citysleeps.agents.cast import Cast, play_cast
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup, Value

CHUNK = 50
MOST_ON_WINDOWS = 60  # processes of one pool: Windows cannot wait for more
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
    """Play games of a settled setup, with the seeds SEED/0, SEED/1, …

    This process plays too. Others that have to load the program first may come too late.
    """
    spans = [(setup, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if jobs == 1:
        yield from map(partial(play_span, cast=cast), spans)
        return
    context: Any = get_context("fork" if may_fork() else "spawn")
    begun = context.Value("q", 0)  # so many of the spans
    helpers = [Helper(context, spans, begun, cast) for _ in range(processes(jobs, len(spans)) - 1)]
    try:
        chunks = 0
        for span in take_turns(spans, begun):
            yield play_span(span, cast)
            chunks += 1
            for chunk in heard(helpers, at_once=True):
                yield chunk
                chunks += 1
        while chunks < len(spans):
            for chunk in heard(helpers, at_once=False):
                yield chunk
                chunks += 1
    finally:
        for helper in helpers:
            helper.process.terminate()
            helper.process.join()


def may_fork() -> bool:
    """Whether another process may be a copy of this one, with the program loaded: that saves most of a second. Other
    threads could hold locks, which nobody would ever release in the copy."""
    return sys.platform == "linux" and threading.active_count() == 1


class Helper:
    """Another process that plays, and what it says."""

    def __init__(self, context: SpawnContext, spans: list[Span], begun: Synchronized[int], cast: Cast) -> None:
        self.ear, mouth = context.Pipe(duplex=False)
        given = (self.ear, mouth, spans, begun, cast)
        self.process = context.Process(target=help_out, args=given, daemon=True)
        self.process.start()
        mouth.close()  # it is the other's alone: when that process ends, nothing comes any more


def help_out(ear: Connection, mouth: Connection, spans: list[Span], begun: Synchronized[int], cast: Cast) -> None:
    """Play, in a process of its own, until no span is left; and say what came of each, or what went wrong."""
    ear.close()  # it is the other's alone: when nobody listens any more, this process ends
    try:
        for span in take_turns(spans, begun):
            mouth.send(play_span(span, cast))
    except Exception as error:
        mouth.send(error)


def take_turns(spans: list[Span], begun: Synchronized[int]) -> Iterator[Span]:
    """The spans that no other process has begun."""
    while True:
        with begun.get_lock():
            number = begun.value
            begun.value += 1
        if number >= len(spans):
            return
        yield spans[number]


def heard(helpers: list[Helper], at_once: bool) -> Iterator[Chunk]:
    """What the others have said by now; or wait until one says something."""
    talking = {helper.ear: helper for helper in helpers if not helper.ear.closed}
    if not at_once and not talking:
        raise RuntimeError("a process of the simulation was ended from outside")
    for ear in wait(list(talking), 0 if at_once else None):
        try:
            said = talking[ear].ear.recv()  # type: ignore[index]
        except EOFError:
            talking[ear].ear.close()  # type: ignore[index]
            continue
        if isinstance(said, Exception):
            raise said
        yield said


def processes(jobs: int, spans: int) -> int:
    most = MOST_ON_WINDOWS if sys.platform == "win32" else jobs
    return max(1, min(jobs, spans, most))


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
