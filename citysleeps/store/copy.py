"""Copies one store into another, and compares the copy."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from citysleeps.store.address import is_postgres
from citysleeps.store.database import unavailable
from citysleeps.store.port import Damaged, Store, Unavailable

AT_ONCE: Final = 20  # tables that are copied at the same time
ROWS_AT_ONCE: Final = 1000


async def copy(source: Store, target: Store, tell: Callable[[int], object] = lambda many: None) -> tuple[int, int]:
    """Copy every table with all its rows, and compare them row by row. Returns the number of tables and rows. Raises
    Unavailable if the target is not empty, or if the copy differs."""
    if await target.ends(limit=1):
        raise Unavailable("there are tables already where to copy to; nothing was copied")
    tables = await source.tables()
    counts: list[int] = []
    for begin in range(0, len(tables), AT_ONCE):
        some = tables[begin : begin + AT_ONCE]
        counts += await asyncio.gather(*(copy_table(source, target, table) for table in some))
        tell(len(some))
    if await target.tables() != tables:
        raise Unavailable("the copy does not have the same tables: somebody has written there meanwhile")
    return len(tables), sum(counts)


async def copy_table(source: Store, target: Store, table: str) -> int:
    try:
        rows = await source.read(table)
    except Damaged as damaged:
        raise Unavailable(f"table {table} cannot be copied: {damaged}") from damaged
    for begin in range(0, len(rows), ROWS_AT_ONCE):
        await target.append(table, begin, [row for _, row in rows[begin : begin + ROWS_AT_ONCE]])
    if await target.read(table) != rows or await source.last(table) != len(rows):
        raise Unavailable(f"the copy of table {table} is not like it")
    return len(rows)


@contextmanager
def at_hand(database: str) -> Iterator[str]:
    """A database that may be opened without changing this one. For a file that is a temporary copy: opening a file
    migrates it to this program's format, which an older server could not read."""
    if is_postgres(database):
        yield database
        return
    with TemporaryDirectory() as folder:
        path = Path(folder) / "copy.db"
        try:
            source = sqlite3.connect(f"{Path(database).absolute().as_uri()}?mode=ro", uri=True)
            with closing(source), closing(sqlite3.connect(path)) as target:
                source.backup(target)
        except sqlite3.Error as error:
            raise unavailable(Path(database), error) from error
        yield str(path)
