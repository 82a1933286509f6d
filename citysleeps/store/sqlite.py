"""A store in one SQLite file, for the processes of one machine: appends go to the one writer, reads go beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from citysleeps.store.database import connect, unavailable
from citysleeps.store.port import Numbered, Store, Unavailable
from citysleeps.store.writer import LAST, Append, Prepare, Writer

READERS = 4
READ = 'SELECT number, row FROM log WHERE "table" = ? AND number > ? ORDER BY number LIMIT ?'
TABLES = """
    WITH RECURSIVE found(name) AS (
        SELECT min("table") FROM log
        UNION ALL
        SELECT (SELECT min("table") FROM log WHERE "table" > name) FROM found WHERE name IS NOT NULL
    )
    SELECT name FROM found WHERE name IS NOT NULL
"""  # from table to table; DISTINCT would go through every row


class SqliteStore(Store):
    """Opened by making one; a file that is no store, or that a newer program made, is refused as Unavailable.

    Prepare is called with each connection that the writer opens.
    """

    def __init__(self, path: Path, prepare: Prepare = lambda connection: None) -> None:
        self.path = path
        self.writer = Writer(path, prepare, self.flushed)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix=f"reader of {path.name}")
        self.idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()

    def flushed(self, seconds: float) -> None:
        self.flushes += 1
        self.flush_seconds += seconds

    async def append(self, table: str, expected: int, rows: Sequence[bytes], fence: int = 0) -> None:
        await self.write(Append(table, expected, tuple(rows)))

    async def prove(self) -> None:
        await self.write(Append("", 0, (), proves=True))

    async def write(self, append: Append) -> None:
        self.writer.put(append)
        try:
            await asyncio.wrap_future(append.done)
        except Unavailable:
            self.forget_readers()  # one that was opened while the file was read-only keeps the writer from writing
            raise

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Numbered]:
        return await self.ask(READ, table, after, -1 if limit is None else limit)

    async def last(self, table: str) -> int:
        return int((await self.ask(LAST, table))[0][0])

    async def tables(self) -> list[str]:
        return [name for (name,) in await self.ask(TABLES)]

    async def close(self) -> None:
        await asyncio.to_thread(self.end)

    async def ask(self, query: str, *given: object) -> list[tuple[Any, ...]]:
        if self.writer.closed:
            raise Unavailable("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.fetch, query, given)

    def fetch(self, query: str, given: tuple[object, ...]) -> list[tuple[Any, ...]]:
        """Whatever the query finds, by a connection that nobody else uses meanwhile."""
        try:
            connection = self.reader()
            try:
                found = connection.execute(query, given).fetchall()
            except BaseException:
                connection.close()
                raise
        except sqlite3.Error as error:
            raise unavailable(self.path, error) from error
        self.idle.put(connection)
        return found

    def reader(self) -> sqlite3.Connection:
        try:
            return self.idle.get_nowait()
        except Empty:
            return connect(self.path)

    def forget_readers(self) -> None:
        while True:
            try:
                self.idle.get_nowait().close()
            except Empty:
                return

    def end(self) -> None:
        self.writer.close()
        self.readers.shutdown()
        self.forget_readers()
