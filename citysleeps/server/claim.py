"""One server for one file: a second one says so at once."""

from __future__ import annotations

import fcntl
import os
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import IO

from citysleeps.store.address import is_postgres
from citysleeps.store.port import Unavailable


def claim(database: str) -> AbstractContextManager[object]:
    """This process has the database; raises Unavailable where another one has it. With PostgreSQL the store sees to
    that."""
    return nullcontext() if is_postgres(database) else sign_beside(Path(database))


def sign_beside(database: Path) -> IO[str]:
    """Held as long as it is open, and by nobody after the process has ended in whatever way."""
    sign = database.with_name(f"{database.name}-server").open("a+")
    try:
        fcntl.flock(sign, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        sign.seek(0)
        holder = sign.read().strip()
        sign.close()
        raise Unavailable(f"{database} is served already, by the process {holder}; give another --database") from error
    sign.truncate(0)
    sign.write(f"{os.getpid()}\n")
    sign.flush()
    return sign
