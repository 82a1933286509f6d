"""Addresses of databases: the path of an SQLite file, or the URL of a PostgreSQL database."""

from __future__ import annotations

import re
from typing import Final

PLAIN_ADDRESS: Final = re.compile(r"postgres(?:ql)?://(?:[^@/?#]*@)?([^@/?#]*)(/[^@?#]*)?(?:\?[^@#]*)?")


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql:", "postgres:"))


def public_name(database: str) -> str:
    """An address that may be printed: without the user and the password."""
    if not is_postgres(database):
        return database
    plain = PLAIN_ADDRESS.fullmatch(database)
    return f"postgresql://{plain[1]}{plain[2] or ''}" if plain else "the PostgreSQL database"
