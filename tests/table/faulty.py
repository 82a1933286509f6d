"""A store that fails on request."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import Conflict, Numbered, Unavailable


class FaultyStore(MemoryStore):
    """A store in memory whose disk is full, slow, or forgetful."""

    def __init__(self) -> None:
        super().__init__()
        self.failures = 0  # how many of the next appends fail
        self.reads_fail = False
        self.writes_yet_fails = False  # a failed append has stored its rows all the same
        self.error: Callable[[str], Exception] = lambda table: Unavailable("the disk is full")
        self.gate = asyncio.Event()  # an append waits for it
        self.gate.set()

    def fail(self, appends: int = 1) -> None:
        self.failures = appends

    def conflict(self) -> None:
        """Let the next append fail with Conflict."""
        self.failures = 1
        self.error = lambda table: Conflict(table, 0, len(self.log[table]))

    async def append(self, table: str, expected: int, rows: Sequence[bytes], fence: int = 0) -> None:
        await self.gate.wait()
        if self.failures:
            self.failures -= 1
            if self.writes_yet_fails:
                await super().append(table, expected, rows, fence)
            raise self.error(table)
        await super().append(table, expected, rows, fence)

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Numbered]:
        if self.reads_fail:
            raise Unavailable("the disk is gone")
        return await super().read(table, after, limit)
