"""Games as tables of Parquet files in a folder (docs/data.md)."""

from __future__ import annotations

import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from citysleeps.agents.cast import Cast
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.forms import Input as Line
from citysleeps.kernel.game import Told
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup
from citysleeps.lab.processes import spread
from citysleeps.lab.simulate import CHUNK, Chunk, Span, play_game
from citysleeps.library.game import Game
from citysleeps.library.given import not_this
from citysleeps.library.records import Record, named, read_record
from citysleeps.library.rows import Rows, Written, rows_of
from citysleeps.library.tables import TABLES, arrow, schema
from citysleeps.notation.record import BadRecord, dealt

BATCH = 500  # games in a row group: so many are in memory at once
RECORDS = (".jsonl", ".ndjson")  # how the names of records end

Source = Game | Record | str | Path


def write_data(
    games: Iterable[Source],
    folder: str | Path,
    *,
    beliefs: bool = False,
    left_out: Callable[[BadRecord], None] | None = None,
) -> int:
    """Write games to a new folder, a Parquet file for each table, and return how many there are.

    `games` are games, records, or paths of records. With `beliefs` it also works out what every seat thought, which
    takes long. A damaged record raises BadRecord and nothing is written; with `left_out`, that is called instead, and
    the others are written.
    """
    number, is_damaged = 0, False
    if isinstance(games, Game | Record | Path):
        raise not_this("games", games, "a list; put it in brackets")
    with new_folder(Path(folder)) as tables:
        for source in games:
            try:
                rows = rows_of_source(source, number, beliefs)
            except BadRecord as bad:
                if left_out is None:
                    raise
                left_out(bad)
                is_damaged = True
                continue
            tables.add(rows)
            number += 1
        if is_damaged and not number:
            raise CitySleepsError("no record could be read, so nothing is written", "no_records")
    return number


def record_paths(given: Iterable[Path]) -> list[Path]:
    """These files, and in place of a folder all records in it and in its folders, by name."""
    found: list[Path] = []
    for path in given:
        if not path.is_dir():
            found.append(path)
            continue
        inside = sorted(one for one in path.rglob("*") if one.suffix in RECORDS and one.is_file())
        if not inside:
            raise CitySleepsError(f"{path} has no records: no file in it ends in {' or '.join(RECORDS)}", "no_records")
        found += inside
    return found


# Writing


class Tables:
    """The files of a folder while they are written, a row group for each batch of games."""

    def __init__(self, folder: Path) -> None:
        pyarrow = arrow()
        self.schemas = {table: schema(table) for table in TABLES}
        self.writers = {
            table: pyarrow.parquet.ParquetWriter(folder / f"{table}.parquet", one, compression="zstd")
            for table, one in self.schemas.items()
        }
        self.rows: Rows = {table: [] for table in TABLES}

    def add(self, rows: Rows) -> None:
        """Add the rows of one game."""
        for table, some in rows.items():
            self.rows[table] += some
        if len(self.rows["games"]) >= BATCH:
            self.flush()

    def flush(self) -> None:
        pyarrow = arrow()
        for table, rows in self.rows.items():
            columns: list[Any] = [list(column) for column in zip(*rows, strict=True)]
            if rows:
                self.writers[table].write_table(pyarrow.table(columns, schema=self.schemas[table]))
            rows.clear()

    def close(self) -> None:
        for writer in self.writers.values():
            writer.close()


@contextmanager
def new_folder(folder: Path) -> Iterator[Tables]:
    """Tables that are written aside. The folder is there when they are whole, or not at all."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CitySleepsError(f"{folder} is there already; name another folder, or delete it", "bad_file")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        aside = Path(tempfile.mkdtemp(prefix=f"{folder.name}.", suffix=".part", dir=folder.parent))
    except OSError as error:
        raise CitySleepsError(f"{folder} cannot be written: {error.strerror}", "bad_file") from error
    try:
        tables = Tables(aside)
        try:
            yield tables
            tables.flush()
        finally:
            tables.close()
        aside.chmod(0o755)
        if folder.exists():
            folder.rmdir()
        aside.rename(folder)
    finally:
        shutil.rmtree(aside, ignore_errors=True)


# Reading


def rows_of_source(source: Source, number: int, beliefs: bool) -> Rows:
    """The rows of a game, of a record or of its file."""
    if isinstance(source, Game):
        return rows_of(written_play(source._play), number, beliefs)
    record = source if isinstance(source, Record) else read_record(source)
    with named(record._name):
        return rows_of(written_record(record), number, beliefs)


def written_record(record: Record) -> Written:
    read = record._read
    try:
        read.book.blank(read.header.setup)
        setup = read.header.setup
    except (KeyError, msgspec.ValidationError):  # it was written by hand
        setup = dealt(read)
    return Written(read.book, setup, read.lines, record._name, read.header.by, stated=read.header.beliefs)


def written_play(play: Play, bots: str = "") -> Written:
    """A game in play, written down. It is played again, to see which facts came before which answer."""
    lines: list[Line | Told] = []
    told = 0
    again = play.afresh()
    for answer in play.inputs:
        lines += again.game.log[told:]
        told = len(again.game.facts)
        lines.append(Line(answer.seat, answer.act, answer.args))
        again.answer(answer)
    lines += again.game.log[told:]
    return Written(play.book, play.setup, list(enumerate(lines, 2)), bots=bots)


# Simulated games


class Simulated(NamedTuple):
    """Some games of a simulation: the number of the first, the results, and the rows of each."""

    first: int
    chunk: Chunk
    rows: list[Rows]


def simulate_data(
    setup: Setup, games: int, jobs: int, cast: Cast, bots: str, beliefs: bool, into: Tables
) -> Iterator[Chunk]:
    """Play the games of a simulation, and add them to tables in the order of their numbers, whoever plays them."""
    spans: list[Span] = [(setup, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    early: dict[int, Simulated] = {}
    due = 0
    for done in spread(partial(rows_of_span, cast=cast, bots=bots, beliefs=beliefs), spans, jobs):
        early[done.first] = done
        while due in early:
            for rows in early.pop(due).rows:
                into.add(rows)
            due += CHUNK
        yield done.chunk


def rows_of_span(span: Span, cast: Cast, bots: str, beliefs: bool) -> Simulated:
    setup, first, end = span
    plays = [play_game(setup, number, cast) for number in range(first, end)]
    rows = [rows_of(written_play(play, bots), number, beliefs) for number, play in enumerate(plays, first)]
    wins = Counter(play.game.winner or "none" for play in plays)
    return Simulated(first, Chunk(len(plays), sum(len(play.inputs) for play in plays), wins), rows)
