"""The writer thread of a process. Appends that arrive during a flush are committed together in the next one."""

from __future__ import annotations

import sqlite3
from asyncio import Future
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic

from citysleeps.store.archive import STAYS
from citysleeps.store.database import FORMAT, number, open_writer, unavailable
from citysleeps.store.port import Conflict, Unavailable
from citysleeps.store.telling import tell

TOGETHER = 1000  # appends in one commit, at most
MOST_PAGES = 20_000  # in the write-ahead log: only then the writer itself moves what others have not moved by then
LAST = 'SELECT coalesce(max(number), 0) FROM log WHERE "table" = ?'
INSERT = "INSERT INTO log VALUES (?, ?, ?)"
MOST_AT_ONCE = 64  # rows that go in one statement; a power of two
OWN_FAULTS = (
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    OverflowError,
    TypeError,
    ValueError,
)

Prepare = Callable[[sqlite3.Connection], object]


@dataclass(eq=False, slots=True)
class Append:
    """Rows that wait to be written, and the future of whoever waits for them."""

    table: str
    expected: int
    rows: tuple[bytes, ...]
    done: Future[None]
    proves: bool = False  # adds nothing, but writes to the file


class Writer:
    """A thread with its own connection, which it reopens after every failure."""

    def __init__(
        self, path: Path, prepare: Prepare, flushed: Callable[[float, int], None], failed: Callable[[], None]
    ) -> None:
        self.path = path
        self.prepare = prepare
        self.flushed = flushed  # called with the duration of each flush, and how many rows it had
        self.failed = failed  # called when the file could not be written
        self.connection: sqlite3.Connection | None = None
        self.waiting: list[Append] = []
        self.knock: SimpleQueue[None] = SimpleQueue()  # one knock for everything that waits, one for the end
        self.closed = False
        self.lock = Lock()  # no append can come after the end
        self.open("rwc")
        self.thread = Thread(target=self.run, name=f"writer of {path.name}", daemon=True)
        self.thread.start()

    def put(self, append: Append) -> None:
        with self.lock:
            if self.closed:
                append.done.set_exception(Unavailable("the store is closed"))
                return
            self.waiting.append(append)
            if len(self.waiting) == 1:
                append.done.get_loop().call_soon(
                    self.knock.put, None
                )  # after this turn of the loop, so that its other appends join

    def close(self) -> None:
        with self.lock:
            self.closed = True
            self.knock.put(None)
        self.thread.join()

    def run(self) -> None:
        while gathered := self.gather():
            appends = [append for append in gathered if not append.done.cancelled()]
            if appends:
                self.write_all(appends)
        self.forget()

    def gather(self) -> list[Append]:
        """Wait for appends and return all of them. An empty list means the end."""
        if not self.closed:
            self.knock.get()
        with self.lock:
            gathered, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
            if self.waiting:
                self.knock.put(None)
        return gathered

    def write_all(self, appends: list[Append]) -> None:
        """Write the appends, and tell whoever waits after the commit: either the rows are durable, or why not."""
        try:
            faults = self.commit(appends)
        except Exception as error:  # whatever it is: nobody may wait forever
            self.forget()
            self.failed()
            faults = [unavailable(self.path, error) if isinstance(error, sqlite3.Error) else error for _ in appends]
        tell([append.done for append in appends], faults)

    def commit(self, appends: list[Append]) -> list[Exception | None]:
        """Write all appends in one transaction. If one is at fault, only that one is undone."""
        connection = self.connection or self.open("rw")  # never create a new file in place of a lost one
        connection.execute("BEGIN IMMEDIATE")
        if are_written(connection, appends):
            faults: list[Exception | None] = [None] * len(appends)
        else:
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            faults = [attempt(connection, append) for append in appends]
        began = monotonic()
        connection.execute("COMMIT")
        self.flushed(monotonic() - began, sum([len(append.rows) for append in appends]))
        return faults

    def open(self, mode: str) -> sqlite3.Connection:
        try:
            self.connection = open_writer(self.path, mode)
            self.connection.execute("PRAGMA temp_store=MEMORY")  # statement journals need no file
            self.connection.execute(f"PRAGMA wal_autocheckpoint={MOST_PAGES}")
            self.prepare(self.connection)
        except sqlite3.Error as error:
            self.forget()
            raise unavailable(self.path, error) from error
        return self.connection

    def forget(self) -> None:
        """Close the connection. What was not committed is undone."""
        if self.connection:
            self.connection.close()
            self.connection = None


def are_written(connection: sqlite3.Connection, appends: list[Append]) -> bool:
    """Insert all rows with few statements, because between statements other threads may take over for long. False if
    one of them is at fault."""
    if not all([append.rows for append in appends]):
        return False  # one proves, or adds nothing and only checks its number
    rows = [
        (append.table, at, row, append.expected)
        for append in appends
        for at, row in enumerate(append.rows, append.expected + 1)
    ]
    begun = 0
    try:
        while begun < len(rows):
            some = min(MOST_AT_ONCE, 1 << (len(rows) - begun).bit_length() - 1)
            given = [value for row in rows[begun : begun + some] for value in row]
            if connection.execute(insert(some), given).rowcount != some:
                return False
            begun += some
    except OWN_FAULTS:
        return False
    return True


@cache
def insert(rows: int) -> str:
    """The statement that inserts rows. It skips rows whose table does not end at the expected number."""
    return f"""
        INSERT INTO log SELECT column1, column2, column3 FROM (VALUES {", ".join(["(?, ?, ?, ?)"] * rows)})
        WHERE column4 = 0 OR EXISTS (SELECT 1 FROM log WHERE "table" = column1 AND number = column4)
        AND (column4 <> {STAYS} OR NOT EXISTS (SELECT 1 FROM archive WHERE "table" = column1))
    """


def attempt(connection: sqlite3.Connection, append: Append) -> Exception | None:
    """Insert the rows of one append. Returns the error if that failed."""
    connection.execute("SAVEPOINT before")
    fault: Exception | None = None
    try:
        write(connection, append)
    except (Conflict, *OWN_FAULTS) as error:
        fault = error
        connection.execute("ROLLBACK TO before")
    connection.execute("RELEASE before")
    return fault


def write(connection: sqlite3.Connection, append: Append) -> None:
    if append.proves:
        connection.execute(f"PRAGMA user_version={FORMAT}")  # the same value, but a page is written to disk
        return
    found = number(connection, LAST, append.table)
    if found != append.expected:
        raise Conflict(append.table, append.expected, found)
    rows = enumerate(append.rows, append.expected + 1)
    connection.executemany(INSERT, ((append.table, at, row) for at, row in rows))
