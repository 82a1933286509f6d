"""Appends a second that are acknowledged, with few and many tables at once: `python bench/store.py [FOLDER]`.

Every table appends one row, waits until it is acknowledged, and appends the next. The more tables wait at once, the
more of them share a flush. The folder should be on the disk that is meant, not in memory.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from citysleeps.store.sqlite import SqliteStore

SECONDS = 3.0
ROW = b'{"to":17179869183,"fact":{"fact":"voted","seat":4,"against":7}}'


async def measure(path: Path, tables: int) -> tuple[int, int]:
    """How many appends were acknowledged, in how many commits."""
    statements: list[str] = []
    async with SqliteStore(path, lambda connection: connection.set_trace_callback(statements.append)) as store:
        until = time.perf_counter() + SECONDS

        async def play(table: str) -> int:
            last = 0
            while time.perf_counter() < until:
                await store.append(table, last, [ROW])
                last += 1
            return last

        appends = sum(await asyncio.gather(*(play(f"table {number}") for number in range(tables))))
    return appends, statements.count("COMMIT")


def main() -> None:
    print(f"{'tables':>7} {'appends/s':>10} {'commits/s':>10} {'appends a commit':>17}")
    for tables in (1, 10, 100):
        with TemporaryDirectory(dir=sys.argv[1] if sys.argv[1:] else None) as folder:
            appends, commits = asyncio.run(measure(Path(folder) / "games.db", tables))
        print(f"{tables:7} {appends / SECONDS:10.0f} {commits / SECONDS:10.0f} {appends / commits:17.1f}")


if __name__ == "__main__":
    main()
