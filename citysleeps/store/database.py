"""The SQLite file of a store: its format, how it is opened, and errors as sentences."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from time import monotonic, sleep

from citysleeps.store.port import Unavailable

OURS = int.from_bytes(b"City")  # marks the file as ours, so that we never write to another program's
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
    """,  # if not exists: a server of format 1 that still has the file open may set the format back to 1
)  # the first migrates an empty file to format 1, the next format 1 to 2, and so on
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
    """A connection that flushes every commit to disk. Mode rwc creates the file; rw requires it."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(address, PATIENCE, isolation_level=None, check_same_thread=False, uri=True)
    try:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA fullfsync=ON")  # macOS flushes to disk only with this
        connection.execute("PRAGMA secure_delete=ON")  # deleted or moved rows leave no trace in the file
    except BaseException:
        connection.close()
        raise
    return connection


def open_writer(path: Path, mode: str) -> sqlite3.Connection:
    """A connection for writing, to a file of the current format."""
    connection = connect(path, mode)
    try:
        connection.execute("BEGIN")  # one snapshot: another process may be creating the log
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
    """For a store's `prepare`: refuses a read-only file when it is opened, not at the first row."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version={FORMAT}")
    connection.execute("ROLLBACK")


def found_format(connection: sqlite3.Connection, path: Path) -> int:
    """The format of the file; 0 if it is empty. Refuses files of other programs and of newer versions."""
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
    """Use a write-ahead log: readers do not wait for the writer, and a commit is one flush."""
    until = monotonic() + PATIENCE
    while True:
        try:
            mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
            break
        except sqlite3.OperationalError as error:
            if code(error) != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(0.01)  # SQLite does not wait here if two processes do this at once
    if mode != "wal":
        raise Unavailable(f"{path} cannot be kept in WAL mode; it is in the mode {mode}")


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Migrate the file to this program's format, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    for migration in MIGRATIONS[found_format(connection, path) :]:  # none if another process was faster
        connection.execute(migration)
    connection.execute(f"PRAGMA application_id={OURS}")
    connection.execute(f"PRAGMA user_version={FORMAT}")
    connection.execute("COMMIT")


def unavailable(path: Path, error: sqlite3.Error) -> Unavailable:
    """The error as a sentence."""
    return Unavailable(f"{path} {TROUBLES.get(code(error), 'fails')} ({error})")


def code(error: sqlite3.Error) -> int:
    """The primary error code; 0 if the error is not SQLite's own."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def number(connection: sqlite3.Connection, query: str, *given: object) -> int:
    found = connection.execute(query, given).fetchone()[0]
    assert isinstance(found, int)
    return found
