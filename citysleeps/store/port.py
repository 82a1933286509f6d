"""The interface of every store: tables of rows (bytes), numbered from 1, that only grow.

Several processes may use one store: a writer names the last row it knows, and is refused if there are others.
"""

from __future__ import annotations

import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Sequence
from typing import Final, NamedTuple, Self

Numbered = tuple[int, bytes]
NEW: Final = 1  # the fence of a new table
LEASE_SECONDS: Final = 3.0  # a node that is silent for this long may lose its tables


class End(NamedTuple):
    """A table, its last row with its number, and whether everything that can be archived is."""

    table: str
    number: int
    row: bytes
    is_archived: bool


class Hold(NamedTuple):
    """Who holds a table: this node, with the fence by which it writes, or the node at another address."""

    fence: int
    elsewhere: str = ""


class Store(ABC):
    """A log of tables, each a sequence of numbered rows without gaps.

    If several nodes share a store, one of them at a time holds a table. Every append names a fence, a number that grows
    whenever a node takes the table: a node that lost the table without noticing cannot write to it any more.
    A store of one process has no fences and accepts any.
    """

    flushes = 0  # since it was opened; `flush_seconds` is how long they took in all
    flush_seconds = 0.0

    @abstractmethod
    def append(self, table: str, expected: int, rows: Sequence[bytes], fence: int = 0) -> Awaitable[None]:
        """Write rows after the expected number. When this returns, all of them are durable.

        Raises Conflict and writes nothing if the table does not end at the expected number, or has another fence.
        Raises Unavailable if the rows may not be durable: do not acknowledge them. To try again with the same number
        is safe; it cannot write them twice.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Numbered]:
        """The rows after a number, in order, at most this many. None if the table does not exist. Raises Damaged if the
        archive cannot be read."""

    @abstractmethod
    async def last(self, table: str) -> int:
        """The number of the last row. 0 if there is none."""

    @abstractmethod
    async def tables(self) -> list[str]:
        """Every table, in order."""

    @abstractmethod
    async def ends(self, after: str | None = None, limit: int = 500) -> list[End]:
        """The next tables after this one, in order, each with its last row."""

    @abstractmethod
    async def archive(self, table: str) -> bool:
        """Compress the rows of the table into the archive. Reading and writing work as before. False if nothing was
        done."""

    @abstractmethod
    async def delete(self, table: str) -> bool:
        """Delete the table. Later appends to it raise Conflict. False if there was no such table."""

    @abstractmethod
    async def prove(self) -> None:
        """Check that writing works, without adding anything. Raises Unavailable if it does not."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending appends. Later ones raise Unavailable."""

    async def hold(self, table: str) -> Hold | None:
        """Take the table for this node if it is free, and return who holds it. None, without writing anything, if there
        is no such table."""
        return Hold(0) if await self.last(table) else None

    async def release(self, tables: Sequence[str]) -> None:
        """Release those of the tables that this node holds, at once."""
        return

    async def youngest(self) -> str:
        """The address of the newest other node. Empty if there is none."""
        return ""

    async def stay(self) -> bool:
        """Renew the lease of this node; to be called three times per lease. False if it was too late and another node
        has taken a table: this node has started over, and holds nothing."""
        return True

    def now(self) -> int:
        """The time in milliseconds, by one clock for all nodes."""
        return time.time_ns() // 1_000_000

    async def pay(self, gate: str, whose: str, size: float, rate: float, cost: int) -> bool:
        """Take the cost from a bucket that all nodes share, if it has enough. A store of one process has no such
        buckets: it always says yes."""
        return True

    async def secret(self) -> str:
        """A secret that only the nodes of this store know."""
        return secrets.token_urlsafe()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class Conflict(Exception):
    """Another writer has appended to the table, or another node has taken it."""

    def __init__(self, table: str, expected: int, found: int) -> None:
        super().__init__(table, expected, found)
        self.table = table
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        if self.found == self.expected:
            return f"table {self.table} is held by another node"
        return f"table {self.table} was expected to end at {self.expected}; it ends at {self.found}"


class Unavailable(Exception):
    """The store cannot do this now. The text says why."""


class Damaged(Exception):
    """What is stored of a table is damaged, so that it cannot be opened. The text says where."""

    reason = "damaged"
