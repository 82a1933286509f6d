"""Appends a second that are acknowledged, by SQLite and by PostgreSQL: `python bench/store.py [FOLDER]`.

Every table appends one row, waits until it is acknowledged, and appends the next. The more tables wait at once, the
more of them share a flush. The folder should be on the disk that is meant, not in memory. Both have the same moments of
the machine: each figure is that of several short turns, one store after the other.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from postgres import REAL, Cluster, program

from citysleeps.store.port import NEW, Store
from citysleeps.store.postgres import PostgresStore
from citysleeps.store.sqlite import SqliteStore

TURNS = 4
SECONDS = 1.5
ROW = b'{"to":17179869183,"fact":{"fact":"voted","seat":4,"against":7}}'


class Turn(NamedTuple):
    """What was seen in one turn."""

    times: list[float]  # of each append
    commits: int
    processor: float  # seconds of this process


async def measure(open_store: Callable[[], Store], tables: int) -> Turn:
    times: list[float] = []
    async with open_store() as store:

        async def play(table: str, until: float) -> None:
            last = 0
            while (began := time.perf_counter()) < until:
                await store.append(table, last, [ROW], NEW)
                last += 1
                times.append(time.perf_counter() - began)

        commits, processor, until = store.flushes, time.process_time(), time.perf_counter() + SECONDS
        await asyncio.gather(*(play(f"table {number}", until) for number in range(tables)))
        return Turn(times, store.flushes - commits, time.process_time() - processor)


def main() -> None:
    print(f"{'':10} {'tables':>7} {'appends/s':>10} {'a commit':>9} {'p50 ms':>7} {'p99 ms':>7} {'µs processor':>13}")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(dir=sys.argv[1] if sys.argv[1:] else None)))
        stores: dict[str, Callable[[], Store]] = {"sqlite": lambda: SqliteStore(folder / f"{time.time_ns()}.db")}
        if program("initdb"):
            folder.chmod(0o755)  # PostgreSQL may be somebody else
            cluster = stack.enter_context(Cluster(folder, **REAL))
            stores["postgresql"] = lambda: PostgresStore(cluster.make(), "")
        else:
            print("SKIPPED: PostgreSQL, which is not installed")
        for tables in (1, 10, 100, 400):
            turns: dict[str, list[Turn]] = {name: [] for name in stores}
            for _ in range(TURNS):
                for name, open_store in stores.items():
                    turns[name].append(asyncio.run(measure(open_store, tables)))
            for name, seen in turns.items():
                times = sorted(one for turn in seen for one in turn.times)
                print(
                    f"{name:10} {tables:7} {len(times) / SECONDS / TURNS:10.0f}"
                    f" {len(times) / sum(turn.commits for turn in seen):9.1f}"
                    f" {1e3 * times[len(times) // 2]:7.1f} {1e3 * times[len(times) * 99 // 100]:7.1f}"
                    f" {1e6 * sum(turn.processor for turn in seen) / len(times):13.0f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
