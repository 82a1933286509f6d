"""Whole grids of tables, played on many processors or machines, kept in a folder as they are finished (docs/sweep.md).

A chunk is some games of one cell. What comes of it depends on the cell and the numbers of its games, and on nothing
else: not on who plays it, and not on the order.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from citysleeps import __version__
from citysleeps.agents.random import Stuck
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.lab.simulate import play_game
from citysleeps.lab.tournament import share
from citysleeps.library.bots import cast_of
from citysleeps.library.grid import Cell, Chunk, Plan, cells, chunks, read_bots
from citysleeps.library.tables import arrow, arrow_schema

PLAN: Final = "plan.json"
CHUNKS: Final = "chunks"
SUMMARY: Final = "summary.parquet"
NOBODY_WON: Final = "none"
AHEAD: Final = 4  # chunks given out for each processor, so that none waits
PATIENCE: Final = 60  # seconds until a scheduler must answer, and have a worker


class Played(msgspec.Struct, frozen=True):
    """The games of a chunk, one after the other."""

    winners: list[str]  # the side, or `none`
    rounds: list[int]
    answers: int


class Line(msgspec.Struct, frozen=True):
    """How often a side has won in a cell."""

    cell: str
    book: str
    seats: int
    bots: str
    settings: str
    side: str
    games: int
    won: int
    share: float
    low: float
    high: float
    rounds: float
    answers: float


Work = Callable[[list[Chunk]], Iterator[tuple[Chunk, Played]]]


def sweep(
    plan: Plan, folder: Path, work: Work, progress: Callable[[int, int], None], left_out: Callable[[str], None]
) -> list[Line]:
    """Play what is missing of a grid, and sum it up. `progress` is called with the games that are there and with those
    that there will be."""
    grid = chunks(cells(plan, left_out), plan.games)
    open_folder(folder, plan)
    total = sum(chunk.end - chunk.first for chunk in grid)
    found: dict[str, list[Played]] = {chunk.cell.name: [] for chunk in grid}
    missing = []
    done = 0
    for chunk in grid:
        played = read_chunk(folder, chunk)
        if played is None:
            missing.append(chunk)
            continue
        found[chunk.cell.name].append(played)
        done += chunk.end - chunk.first
    progress(done, total)
    for chunk, played in work(missing):
        write_chunk(folder, chunk, played)
        found[chunk.cell.name].append(played)
        done += chunk.end - chunk.first
        progress(done, total)
    by_name = {chunk.cell.name: chunk.cell for chunk in grid}
    lines = [line for name, cell in by_name.items() for line in summed(cell, found[name])]
    write(folder / SUMMARY, SUMMARY_COLUMNS, [msgspec.structs.astuple(line) for line in lines])
    return lines


# Playing


def play_chunk(chunk: Chunk, version: str) -> Played:
    """Play some games of a cell, on whichever machine."""
    if version != __version__:
        raise CitySleepsError(f"a worker has version {__version__} of City Sleeps, and this is {version}", "version")
    setup = chunk.cell.setup
    rules = SHELF[setup.book]
    cast = cast_of(read_bots(chunk.cell.bots), rules, setup.seats)
    played = Played([], [], 0)
    answers = 0
    for number in range(chunk.first, chunk.end):
        try:
            play = play_game(setup, number, cast)
        except Stuck as stuck:
            raise CitySleepsError(f"bots cannot play {chunk.cell.said}: {stuck}", "stuck") from stuck
        played.winners.append(play.game.winner or NOBODY_WON)
        played.rounds.append(max(rules.numbers(play.game).values(), default=0))
        answers += len(play.inputs)
    return msgspec.structs.replace(played, answers=answers)


def alone(todo: list[Chunk]) -> Iterator[tuple[Chunk, Played]]:
    """Play in this process."""
    for chunk in todo:
        yield chunk, play_chunk(chunk, __version__)


@contextmanager
def many(scheduler: str, jobs: int) -> Iterator[Work]:
    """Play on the workers of a Dask scheduler; or, if none is named, in so many processes of this machine."""
    distributed = dask()
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # a worker that is lost is no trouble: others go on
    if scheduler:
        with client_of(distributed, scheduler) as client:
            yield lambda todo: spread_out(distributed, client, todo)
        return
    with (
        distributed.LocalCluster(
            n_workers=jobs,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address=None,
            silence_logs=logging.CRITICAL,
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield lambda todo: spread_out(distributed, client, todo)


def dask() -> Any:
    """The library that gives out work. Raises CitySleepsError if it is not installed."""
    try:
        import distributed
    except ImportError as error:
        raise CitySleepsError("a sweep needs more: pip install 'citysleeps[lab]'", "not_installed") from error
    return distributed


@contextmanager
def client_of(distributed: Any, address: str) -> Iterator[Any]:
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError, TypeError) as error:
        raise CitySleepsError(f"no scheduler answers at {address}", "no_scheduler") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as error:
            raise CitySleepsError(f"the scheduler at {address} has no worker", "no_scheduler") from error
        yield client


def spread_out(distributed: Any, client: Any, todo: list[Chunk]) -> Iterator[tuple[Chunk, Played]]:
    """Give out chunks, and yield what comes back as soon as it is there. What a lost worker had goes to another."""
    waiting = iter(todo)
    given: dict[str, Chunk] = {}

    def give() -> Any:
        chunk = next(waiting, None)
        if chunk is None:
            return None
        future = client.submit(play_chunk, chunk, __version__, pure=False)
        given[future.key] = chunk
        return future

    ahead = max(AHEAD, AHEAD * sum(client.nthreads().values()))
    coming = distributed.as_completed([future for _ in range(ahead) if (future := give()) is not None])
    for future in coming:
        try:
            played = future.result()
        except distributed.KilledWorker as error:
            raise CitySleepsError(f"several workers were lost with {given[future.key].cell.said}", "lost") from error
        yield given.pop(future.key), played
        following = give()
        if following is not None:
            coming.add(following)


# Keeping

CHUNK_COLUMNS: Final = {
    "cell": "string",
    "book": "string",
    "seats": "int16",
    "bots": "string",
    "settings": "string",
    "seed": "string",
    "first": "int64",
    "games": "int32",
    "wins": "map<string, int32>",
    "rounds": "list<int16>",
    "winners": "list<string>",
    "answers": "int64",
}
SUMMARY_COLUMNS: Final = {
    "cell": "string",
    "book": "string",
    "seats": "int16",
    "bots": "string",
    "settings": "string",
    "side": "string",
    "games": "int64",
    "won": "int64",
    "share": "double",
    "low": "double",
    "high": "double",
    "rounds": "double",
    "answers": "double",
}


def open_folder(folder: Path, plan: Plan) -> None:
    """A new folder, or the one of this very plan."""
    wanted = msgspec.json.encode(plan)
    try:
        if folder.exists() and not (folder / PLAN).exists() and any(folder.iterdir()):
            raise CitySleepsError(f"{folder} has something else in it; name another folder", "bad_file")
        (folder / CHUNKS).mkdir(parents=True, exist_ok=True)
        if not (folder / PLAN).exists():
            put(folder / PLAN, lambda aside: aside.write_bytes(wanted))
        is_other = (folder / PLAN).read_bytes() != wanted
    except OSError as error:
        raise CitySleepsError(f"{folder} cannot be used: {error.strerror}", "bad_file") from error
    if is_other:
        raise CitySleepsError(f"{folder} has another grid; name another folder, or delete it", "bad_file")


def chunk_file(folder: Path, chunk: Chunk) -> Path:
    return folder / CHUNKS / f"{chunk.name}.parquet"


def write_chunk(folder: Path, chunk: Chunk, played: Played) -> None:
    cell = chunk.cell
    wins = sorted(Counter(played.winners).items())
    what = (cell.name, cell.book, cell.seats, cell.bots, in_json(cell), cell.seed)
    games = (chunk.first, len(played.winners), wins, played.rounds, played.winners, played.answers)
    write(chunk_file(folder, chunk), CHUNK_COLUMNS, [(*what, *games)])


def read_chunk(folder: Path, chunk: Chunk) -> Played | None:
    """What was played of a chunk; None if it is not there, or not whole."""
    pyarrow = arrow()
    path = chunk_file(folder, chunk)
    if not path.exists():
        return None
    try:
        [row] = pyarrow.parquet.read_table(path, schema=arrow_schema(CHUNK_COLUMNS)).to_pylist()
    except (OSError, ValueError, pyarrow.ArrowException):
        return None
    played = Played(row["winners"], row["rounds"], row["answers"])
    return played if len(played.winners) == chunk.end - chunk.first else None


def write(path: Path, columns: dict[str, str], rows: list[tuple[Any, ...]]) -> None:
    pyarrow = arrow()
    table = pyarrow.table([list(column) for column in zip(*rows, strict=True)], schema=arrow_schema(columns))
    put(path, lambda aside: pyarrow.parquet.write_table(table, aside))


def put(path: Path, write_to: Callable[[Path], object]) -> None:
    """Write a file aside, and give it its name when it is whole."""
    aside = path.with_name(f"{path.name}.part")
    write_to(aside)
    aside.replace(path)


def in_json(cell: Cell) -> str:
    return msgspec.json.encode(cell.settings, order="sorted").decode()


def summed(cell: Cell, played: list[Played]) -> Iterator[Line]:
    """A line for each side that has won in a cell. The order of the chunks does not matter."""
    wins = Counter(winner for one in played for winner in one.winners)
    games = sum(wins.values())
    rounds = sum(sum(one.rounds) for one in played) / games
    answers = sum(one.answers for one in played) / games
    for side, won in sorted(wins.items()):
        one = share(won, games)
        what = (cell.name, cell.book, cell.seats, cell.bots, in_json(cell), side)
        yield Line(*what, games, won, one.share, one.low, one.high, round(rounds, 3), round(answers, 2))
