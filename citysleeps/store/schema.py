"""The schema of the PostgreSQL database, and its migrations."""

from __future__ import annotations

from typing import Any, Final

from citysleeps.store.port import Unavailable

MIGRATIONS: Final = (
    """
    CREATE TABLE nodes (
        id bigserial PRIMARY KEY,
        address text NOT NULL,
        until timestamptz NOT NULL
    );
    CREATE TABLE tables (
        code text COLLATE "C" PRIMARY KEY,
        last int NOT NULL,
        fence bigint NOT NULL,
        holder bigint
    ) WITH (fillfactor = 50);
    CREATE TABLE log (
        "table" text COLLATE "C" NOT NULL,
        number int NOT NULL,
        row bytea NOT NULL,
        PRIMARY KEY ("table", number)
    );
    CREATE TABLE archive (
        "table" text COLLATE "C" PRIMARY KEY,
        upto int NOT NULL,
        rows bytea NOT NULL
    );
    CREATE TABLE secret (
        id int PRIMARY KEY CHECK (id = 1),
        secret text NOT NULL
    );
    CREATE UNLOGGED TABLE gates (
        gate text NOT NULL,
        whose text NOT NULL,
        level double precision NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (gate, whose)
    );
    CREATE INDEX ON gates (at);
    """,
)  # the first migrates an empty database to format 1, the next format 1 to 2, and so on
FORMAT: Final = len(MIGRATIONS)
ONE_AT_A_TIME: Final = "SELECT pg_advisory_xact_lock(hashtext('citysleeps format ' || current_schema()))"
FOUND: Final = "SELECT to_regclass('citysleeps_format') IS NOT NULL"
FREE: Final = (
    "SELECT bool_and(to_regclass(name) IS NULL) FROM unnest('{nodes,tables,log,archive,secret,gates}'::text[]) AS name"
)
MADE: Final = "CREATE TABLE citysleeps_format (version int NOT NULL); INSERT INTO citysleeps_format VALUES (0)"
VERSION: Final = "SELECT version FROM citysleeps_format"


async def migrate(connection: Any, name: str) -> None:
    """Migrate the database to this program's format, in one transaction. Raises Unavailable if it belongs to a newer
    version or to another program."""
    async with connection.transaction():
        await connection.execute(ONE_AT_A_TIME)
        if not await connection.fetchval(FOUND):
            if not await connection.fetchval(FREE):
                raise Unavailable(f"{name} is the database of another program")
            await connection.execute(MADE)
        version = await connection.fetchval(VERSION)
        if version > FORMAT:
            raise Unavailable(f"{name} has the format {version}, of a newer program; this one knows {FORMAT}")
        for migration in MIGRATIONS[version:]:
            await connection.execute(migration)
        if version < FORMAT:
            await connection.execute("UPDATE citysleeps_format SET version = $1", FORMAT)
