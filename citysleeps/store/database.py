"""The SQLite file behind a store: its format, how it is opened, and what is wrong with it in a sentence."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from time import monotonic, sleep

from citysleeps.store.port import Unavailable

OURS = int.from_bytes(b"City")  # marks the file as ours, so that no other program's is written to
PATIENCE = 10.0  # seconds to wait for another process
MIGRATIONS = (
    """
    CREATE TABLE log (
        "table" TEXT NOT NULL,
        number INTEGER NOT NULL,
        row BLOB NOT NULL CHECK (typeof(row) = 'blob'),
        PRIMARY KEY ("table", number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE IF NOT EXISTS archive (
        "table" TEXT NOT NULL PRIMARY KEY,
        upto INTEGER NOT NULL,
        rows BLOB NOT NULL
    ) WITHOUT ROWID
    """,  # if not exists: a server of format 1 that still had the file open says that it is of its own
)  # the first makes format 1 of nothing, the next one format 2 of format 1, and so on
FORMAT = len(MIGRATIONS)
TROUBLES = {
    sqlite3.SQLITE_BUSY: "is held by another process",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened: it or its folder is missing, or may not be written to",
    sqlite3.SQLITE_CORRUPT: "is damaged",
    sqlite3.SQLITE_FULL: "cannot grow: the disk is full",
    sqlite3.SQLITE_IOERR: "cannot be read or written: the disk is full or failing",
    sqlite3.SQLITE_NOTADB: "is not a database",
    sqlite3.SQLITE_READONLY: "cannot be written: it is read-only",
}


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """A connection in which every commit is flushed to the disk; the mode rwc makes the file, rw wants it there."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(address, PATIENCE, isolation_level=None, check_same_thread=False, uri=True)
    try:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA fullfsync=ON")  # on a Mac nothing less reaches the disk
        connection.execute("PRAGMA secure_delete=ON")  # what is deleted, or moved within the file, leaves no trace
    except BaseException:
        connection.close()
        raise
    return connection


def open_writer(path: Path, mode: str) -> sqlite3.Connection:
    """A connection to write by, to a file of our format."""
    connection = connect(path, mode)
    try:
        connection.execute("BEGIN")  # one look, lest another process makes the log in the middle of it
        found = found_format(connection, path)
        connection.execute("COMMIT")
        turn_on_wal(connection, path)
        if found < FORMAT:
            migrate(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def prove_writable(connection: sqlite3.Connection) -> None:
    """For a store's `prepare`: a file that may only be read is refused when it is opened, not at the first row."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version={FORMAT}")
    connection.execute("ROLLBACK")


def found_format(connection: sqlite3.Connection, path: Path) -> int:
    """0 if nothing is in the file yet; it is refused if it is not ours, or newer than this program."""
    owner = number(connection, "PRAGMA application_id")
    if owner == 0 and number(connection, "SELECT count(*) FROM sqlite_master") == 0:
        return 0
    if owner != OURS:
        raise Unavailable(f"{path} is the database of another program")
    found = number(connection, "PRAGMA user_version")
    if found > FORMAT:
        raise Unavailable(f"{path} has the format {found}, of a newer program; this one knows {FORMAT}")
    return found


def turn_on_wal(connection: sqlite3.Connection, path: Path) -> None:
    """Readers do not wait for the writer, and a commit is one flush."""
    until = monotonic() + PATIENCE
    while True:
        try:
            mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
            break
        except sqlite3.OperationalError as error:
            if code(error) != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(0.01)  # SQLite itself does not wait here when two processes turn it on at once
    if mode != "wal":
        raise Unavailable(f"{path} cannot be kept in WAL mode; it is in the mode {mode}")


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """The file is of this program's format, all of it or as it was."""
    connection.execute("BEGIN IMMEDIATE")
    for migration in MIGRATIONS[found_format(connection, path) :]:  # unless another process was faster
        connection.execute(migration)
    connection.execute(f"PRAGMA application_id={OURS}")
    connection.execute(f"PRAGMA user_version={FORMAT}")
    connection.execute("COMMIT")


def unavailable(path: Path, error: sqlite3.Error) -> Unavailable:
    """What is wrong with the file, in a sentence."""
    return Unavailable(f"{path} {TROUBLES.get(code(error), 'fails')} ({error})")


def code(error: sqlite3.Error) -> int:
    """The primary error code; 0 where the error is not SQLite's own."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def number(connection: sqlite3.Connection, query: str, *given: object) -> int:
    found = connection.execute(query, given).fetchone()[0]
    assert isinstance(found, int)
    return found
