"""Connections to PostgreSQL, and errors of the database as sentences that never contain the password."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import asyncpg

from citysleeps.store.port import Unavailable

PATIENCE = 10.0  # seconds to wait for the database
TROUBLES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
SENTENCES: Final = {
    "25006": "cannot be written: it is read-only",
    "28000": "lets nobody in by this name",
    "28P01": "lets nobody in by this name and password",
    "3D000": "does not exist",
    "42501": "cannot be used: this user may not do all that is needed there",
    "53100": "cannot grow: the disk is full",
    "53300": "has too many connections",
    "57P01": "has ended the connection",
    "57P02": "has ended the connection",
    "57P03": "is starting or stopping",
}  # by PostgreSQL's own codes


async def connect(url: str, patience: float | None = None) -> Any:
    """A connection with synchronous commits: when a commit returns, it is on disk, and on the standbys that the
    database waits for."""
    seconds = patience or PATIENCE
    try:
        connection = await asyncpg.connect(
            url, timeout=seconds, command_timeout=seconds, server_settings={"application_name": "citysleeps"}
        )
    except ValueError as error:
        raise asyncpg.ClientConfigurationError("not an address") from error
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    return connection


@contextmanager
def in_sentences(name: str) -> Iterator[None]:
    """Turn every error of the database into Unavailable."""
    try:
        yield
    except TROUBLES as error:
        raise unavailable(name, error) from None


def unavailable(name: str, error: Exception) -> Unavailable:
    """The error as a sentence."""
    if isinstance(error, asyncpg.ClientConfigurationError):
        return Unavailable(f"{name} has an address that cannot be understood")  # the error may contain the password
    if isinstance(error, TimeoutError):
        return Unavailable(f"{name} does not answer")
    reason = str(error).partition("\n")[0]  # hints and details follow
    if isinstance(error, asyncpg.PostgresError) and error.sqlstate in SENTENCES:
        return Unavailable(f"{name} {SENTENCES[error.sqlstate]} ({reason})")
    if isinstance(error, OSError):
        return Unavailable(f"{name} cannot be reached ({error.strerror or reason})")
    return Unavailable(f"{name} fails ({reason})")
