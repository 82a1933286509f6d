"""A lock on the database file: a second server for it fails at once, and says why."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import IO, Final

from filelock import lock_descriptor

from citysleeps.store.address import is_postgres
from citysleeps.store.port import Unavailable

HOLDER: Final = "the process "


def claim(database: str) -> AbstractContextManager[object]:
    """Claim the database for this process. Raises Unavailable if another process has it. With PostgreSQL the store
    does this."""
    return nullcontext() if is_postgres(database) else sign_beside(Path(database))


def sign_beside(database: Path) -> IO[bytes]:
    """The lock file. It is locked as long as it is open, and is released however the process ends. Its first byte is
    blank, because on Windows nobody else can read the locked byte."""
    sign = database.with_name(f"{database.name}-server").open("a+b", buffering=0)
    if not lock_descriptor(sign.fileno(), blocking=False):
        sign.seek(1)
        said = sign.read().decode().strip()
        sign.close()
        holder = said if said.startswith(HOLDER) else "another process"  # of an older version
        raise Unavailable(f"{database} is served already, by {holder}; give another --database")
    sign.truncate(0)
    sign.write(f" {HOLDER}{os.getpid()}\n".encode())
    return sign
