"""One server for one file: a second one says so at once."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO

from citysleeps.store.port import Unavailable


def claim(database: Path) -> IO[str]:
    """The sign beside the file, held as long as it is open, and by nobody after the process has ended in whatever way;
    raises Unavailable where another process holds it."""
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
