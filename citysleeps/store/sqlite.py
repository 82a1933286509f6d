"""A store in an SQLite file. One thread writes; reads use connections of their own."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock
from time import monotonic
from typing import Any

from citysleeps.store.archive import KEPT, STAYS, pack, together
from citysleeps.store.database import connect, unavailable
from citysleeps.store.port import End, Numbered, Store, Unavailable
from citysleeps.store.writer import LAST, Append, Prepare, Writer

READERS = 4
# What was written is moved from the write-ahead log into the file after so many seconds, or so many rows.
MOVE_SECONDS = 5.0
MOVE_ROWS = 5000
READ = """
    SELECT * FROM (SELECT number, row FROM log WHERE "table" = ?1 AND number > ?2 ORDER BY number LIMIT ?3)
    UNION ALL SELECT 0, rows FROM archive WHERE "table" = ?1 AND upto > ?2
"""
FOUND = """
    WITH RECURSIVE found(name, many) AS (
        SELECT min("table"), 1 FROM log {after}
        UNION ALL
        SELECT (SELECT min("table") FROM log WHERE "table" > name), many + 1
        FROM found WHERE name IS NOT NULL AND many <> ?1
    )
"""  # jumps from table to table; DISTINCT would read every row
TABLES = FOUND.format(after="") + "SELECT name FROM found WHERE name IS NOT NULL"
ENDS = (
    FOUND
    + f"""
    SELECT name, number, row, number <= {KEPT} OR coalesce(upto, 0) = number - 1
    FROM found JOIN log ON log."table" = name LEFT JOIN archive ON archive."table" = name
    WHERE number = (SELECT max(number) FROM log WHERE "table" = name) ORDER BY name
"""
)
FIRST_ENDS = ENDS.format(after="")
NEXT_ENDS = ENDS.format(after='WHERE "table" > ?2')
ARCHIVE = """
    INSERT INTO archive VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET upto = excluded.upto, rows = excluded.rows WHERE upto < excluded.upto
"""


class SqliteStore(Store):
    """The constructor opens the file. It raises Unavailable if the file is not a store, or of a newer version.

    `prepare` is called with each connection that the writer opens.
    """

    def __init__(self, path: Path, prepare: Prepare = lambda connection: None) -> None:
        self.path = path
        self.idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self.moving = Lock()  # SQLite refuses a second move while one is going on
        self.moved_at = monotonic()
        self.unmoved = 0  # rows since then
        self.writer = Writer(path, prepare, self.flushed, self.forget_readers)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix=f"reader of {path.name}")

    def flushed(self, seconds: float, rows: int) -> None:
        self.flushes += 1
        self.flush_seconds += seconds
        self.unmoved += rows
        is_due = monotonic() - self.moved_at > MOVE_SECONDS or self.unmoved >= MOVE_ROWS
        if is_due and not self.moving.locked():
            self.moved_at = monotonic()
            self.unmoved = 0
            self.readers.submit(self.move, "PASSIVE")  # if that fails, so will the writer's own, and it says why

    def move(self, how: str) -> None:
        """Move what was written from the write-ahead log into the file. It takes as long as ten commits, so the writer
        does not do it. Commits are slower meanwhile all the same, because the disk is busy. Five times as many rows
        take less than twice as long, because the rows of a table lie together: so it is done seldom."""
        with self.moving:
            self.fetch(f"PRAGMA wal_checkpoint({how})", ())

    def append(self, table: str, expected: int, rows: Sequence[bytes], fence: int = 0) -> Future[None]:
        return self.write(Append(table, expected, tuple(rows), asyncio.get_running_loop().create_future()))

    async def prove(self) -> None:
        await self.write(Append("", 0, (), asyncio.get_running_loop().create_future(), proves=True))

    def write(self, append: Append) -> Future[None]:
        self.writer.put(append)
        return append.done

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Numbered]:
        return together(await self.ask(READ, table, after, -1 if limit is None else limit), after, limit)

    async def last(self, table: str) -> int:
        return int((await self.ask(LAST, table))[0][0])

    async def tables(self) -> list[str]:
        return [name for (name,) in await self.ask(TABLES, -1)]

    async def ends(self, after: str | None = None, limit: int = 500) -> list[End]:
        found = await (self.ask(FIRST_ENDS, limit) if after is None else self.ask(NEXT_ENDS, limit, after))
        return [End(table, number, row, bool(is_archived)) for table, number, row, is_archived in found]

    async def archive(self, table: str) -> bool:
        rows = await self.read(table)
        return len(rows) > KEPT and await self.keep_house(self.change, into_archive, table, rows)

    async def delete(self, table: str) -> bool:
        return await self.keep_house(self.erase, table)

    async def close(self) -> None:
        await asyncio.to_thread(self.end)

    async def ask(self, query: str, *given: object) -> list[tuple[Any, ...]]:
        self.check_open()
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.fetch, query, given)

    def check_open(self) -> None:
        if self.writer.closed:
            raise Unavailable("the store is closed")

    async def keep_house(self, work: Callable[..., bool], *given: object) -> bool:
        """Run a rare, large change. The writer waits for it."""
        self.check_open()
        return await asyncio.get_running_loop().run_in_executor(self.readers, work, *given)

    def erase(self, table: str) -> bool:
        """Delete a table, from the write-ahead log too."""
        is_gone = self.change(remove, table)
        if is_gone:
            self.move("TRUNCATE")
        return is_gone

    def change(self, work: Callable[..., bool], *given: object) -> bool:
        """Change the file on a connection of its own."""
        try:
            with closing(connect(self.path)) as connection:
                connection.execute("BEGIN IMMEDIATE")
                done = work(connection, *given)
                connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise unavailable(self.path, error) from error
        return done

    def fetch(self, query: str, given: tuple[object, ...]) -> list[tuple[Any, ...]]:
        """Run a query on an idle connection."""
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
        """Close all idle connections: one that was opened while the file was read-only would block the writer."""
        while True:
            try:
                self.idle.get_nowait().close()
            except Empty:
                return

    def end(self) -> None:
        self.writer.close()
        self.readers.shutdown()
        self.forget_readers()


def into_archive(connection: sqlite3.Connection, table: str, rows: list[Numbered]) -> bool:
    last, content = rows[-1]
    there = connection.execute('SELECT row FROM log WHERE "table" = ? AND number = ?', (table, last)).fetchone()
    if there != (content,):
        return False  # the table has been deleted in the meantime
    piece = pack([row for _, row in rows[STAYS:-1]])
    if connection.execute(ARCHIVE, (table, last - 1, piece)).rowcount == 0:
        return False  # everything is archived already
    connection.execute('DELETE FROM log WHERE "table" = ? AND number > ? AND number < ?', (table, STAYS, last))
    return True


def remove(connection: sqlite3.Connection, table: str) -> bool:
    connection.execute('DELETE FROM archive WHERE "table" = ?', (table,))
    return connection.execute('DELETE FROM log WHERE "table" = ?', (table,)).rowcount > 0
