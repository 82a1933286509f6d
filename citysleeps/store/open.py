"""A store by what an operator writes for it."""

from __future__ import annotations

from pathlib import Path

from citysleeps.store.address import is_postgres
from citysleeps.store.database import prove_writable
from citysleeps.store.port import Store, Unavailable
from citysleeps.store.sqlite import SqliteStore


def open_store(database: str, node: str | None = None) -> Store:
    """For a server: the node's address, or "" for one that has the database for itself; raises Unavailable."""
    if not is_postgres(database):
        return SqliteStore(Path(database), prove_writable)
    try:
        from citysleeps.store.postgres import PostgresStore  # needs what only PostgreSQL needs
    except ModuleNotFoundError as error:
        raise Unavailable("PostgreSQL needs more: pip install 'citysleeps[postgresql]'") from error
    return PostgresStore(database, node)
