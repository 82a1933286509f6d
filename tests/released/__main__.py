"""Writes what this version writes, for later ones to open: `PYTHONPATH=tests python -m released FOLDER`.

The folder then has `tables.sqlite`, `tables.sql` (a dump of PostgreSQL), the records of the games, and `evenings.json`,
which says which table is which. A folder that exists is never written again.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from random import Random
from zlib import crc32

from postgres import Cluster
from table.virtual import run

from citysleeps.notation.record import write_record
from citysleeps.store.copy import copy
from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import Store
from citysleeps.store.postgres import PostgresStore
from citysleeps.store.sqlite import SqliteStore
from citysleeps.table.phases import GAME

from .evenings import EVENINGS, spend


async def spend_all(store: MemoryStore, folder: Path, found: dict[str, object]) -> None:
    for name, evening in EVENINGS.items():
        room = await spend(evening, store, Random(crc32(name.encode())))
        table = room.table
        found[name] = {"code": table.code, "creator": room.token, "phase": table.phase, "number": table.number}
        is_open = table.phase != GAME  # what the deal was mixed from is opened at the end
        if table.play:
            record = write_record(table.play, table.fair if is_open else None)
            (folder / "records" / f"{name}.jsonl").write_bytes(record)


async def copy_in(store: MemoryStore, kept: Store) -> None:
    """All tables, of which every other one is in the archive."""
    await copy(store, kept)
    for table in (await kept.tables())[::2]:
        await kept.archive(table)


async def write_sqlite(store: MemoryStore, path: Path) -> None:
    async with SqliteStore(path) as kept:
        await copy_in(store, kept)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    connection.close()


async def write_postgres(store: MemoryStore, cluster: Cluster) -> str:
    async with PostgresStore(cluster.url(), "") as kept:
        await copy_in(store, kept)
    dump = cluster.call("pg_dump", "--no-owner", "--inserts", "-d", cluster.url())
    return "\n".join(line for line in dump.splitlines() if not line.startswith("\\"))  # what only a newer psql knows


def main(folder: Path) -> None:
    (folder / "records").mkdir(parents=True)
    found: dict[str, object] = {}
    store = MemoryStore()
    run(spend_all(store, folder, found))
    asyncio.run(write_sqlite(store, folder / "tables.sqlite"))
    with Cluster() as cluster:
        (folder / "tables.sql").write_text(asyncio.run(write_postgres(store, cluster)) + "\n", encoding="utf-8")
    (folder / "evenings.json").write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
