"""Opens a store by its address."""

from __future__ import annotations

from pathlib import Path

from citysleeps.store.address import is_postgres
from citysleeps.store.database import prove_writable
from citysleeps.store.port import Store, Unavailable
from citysleeps.store.sqlite import SqliteStore


def open_store(database: str, node: str | None = None) -> Store:
    """Open a store. `node` is the address of a node, or "" for a server that has the database to itself. Raises
    Unavailable."""
    if not is_postgres(database):
        return SqliteStore(Path(database), prove_writable)
    try:
        from citysleeps.store.postgres import PostgresStore  # needs asyncpg, which is optional
    except ModuleNotFoundError as error:
        raise Unavailable("PostgreSQL needs more: pip install 'citysleeps[postgresql]'") from error
    return PostgresStore(database, node)
