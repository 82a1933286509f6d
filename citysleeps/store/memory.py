"""A store in memory, which lasts as long as the process: for tests, and for tables that nobody needs tomorrow."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from threading import Lock

from citysleeps.store.port import Conflict, End, Numbered, Store, Unavailable


class MemoryStore(Store):
    """The simplest store. Event loops of any thread may use it."""

    def __init__(self) -> None:
        self.log: dict[str, list[bytes]] = {}
        self.lock = Lock()
        self.closed = False

    def append(self, table: str, expected: int, rows: Sequence[bytes], fence: int = 0) -> Awaitable[None]:
        done = asyncio.get_running_loop().create_future()
        try:
            self.write(table, expected, rows)
            done.set_result(None)
        except (Conflict, Unavailable) as error:
            done.set_exception(error)
        return done

    def write(self, table: str, expected: int, rows: Sequence[bytes]) -> None:
        with self.lock:
            found = len(self.written(table))
            if found != expected:
                raise Conflict(table, expected, found)
            if rows:
                self.log.setdefault(table, []).extend(rows)

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Numbered]:
        with self.lock:
            return list(enumerate(self.written(table), 1))[after:][:limit]

    async def last(self, table: str) -> int:
        with self.lock:
            return len(self.written(table))

    async def tables(self) -> list[str]:
        with self.lock:
            self.check_open()
            return sorted(self.log)

    async def ends(self, after: str | None = None, limit: int = 500) -> list[End]:
        with self.lock:
            self.check_open()
            tables = sorted(table for table in self.log if after is None or table > after)
            return [End(table, len(self.log[table]), self.log[table][-1], True) for table in tables[:limit]]

    async def archive(self, table: str) -> bool:
        """Nothing to do: there is no archive."""
        self.check_open()
        return False

    async def delete(self, table: str) -> bool:
        with self.lock:
            self.check_open()
            return self.log.pop(table, None) is not None

    async def prove(self) -> None:
        if self.closed:
            raise Unavailable("the store is closed")

    async def close(self) -> None:
        self.closed = True

    def written(self, table: str) -> list[bytes]:
        self.check_open()
        return self.log.get(table, [])

    def check_open(self) -> None:
        if self.closed:
            raise Unavailable("the store is closed")
