"""The port that every store keeps: rows of bytes, numbered from 1 within their table, that only grow.

Nothing here assumes a single process: whoever appends says where the table stands, and is refused if it does not.
"""

from __future__ import annotations

import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Sequence
from typing import Final, NamedTuple, Self

Numbered = tuple[int, bytes]
NEW: Final = 1  # the fence with which whoever makes a table holds it
LEASE_SECONDS: Final = 3.0  # a node that is not heard of for so long may lose its tables


class End(NamedTuple):
    """A table, its last row and the number of it; and whether as much of it is in the archive as can be."""

    table: str
    number: int
    row: bytes
    is_archived: bool


class Hold(NamedTuple):
    """Who has a table: this node, and by which fence it writes there; or the node of another address."""

    fence: int
    elsewhere: str = ""


class Store(ABC):
    """A log of tables, each a run of numbered rows without a gap.

    Where several nodes have one store, each table is held by one of them at a time, and every append says by which
    fence: it grows whenever the table is taken, so that who held it before and does not know better writes nothing.
    A store of one process has no fences; whatever is given for one is right.
    """

    flushes = 0  # since it was opened, and how long they took together
    flush_seconds = 0.0

    @abstractmethod
    def append(self, table: str, expected: int, rows: Sequence[bytes], fence: int = 0) -> Awaitable[None]:
        """The rows stand, all of them, as the numbers after the expected one, and are durable when it was awaited.

        Raises Conflict, and writes nothing, where the table does not end at the expected number, or has another fence.
        Raises Unavailable where durability could not be had; the rows are then acknowledged to nobody, and who tries
        again with the same number cannot write them twice.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Numbered]:
        """The rows after a number, in order, at most so many; none for a table that nobody has written to."""

    @abstractmethod
    async def last(self, table: str) -> int:
        """The number of the last row; 0 if there is none."""

    @abstractmethod
    async def tables(self) -> list[str]:
        """Every table that has a row, in order."""

    @abstractmethod
    async def ends(self, after: str | None = None, limit: int = 500) -> list[End]:
        """The next tables after one, in order, each with its last row."""

    @abstractmethod
    async def archive(self, table: str) -> bool:
        """The rows of the table take less room, out of the log; they are read and written as before. False: there was
        nothing to do."""

    @abstractmethod
    async def delete(self, table: str) -> bool:
        """Nothing of the table is left; whoever still appends to it meets Conflict. False: there was no such table."""

    @abstractmethod
    async def prove(self) -> None:
        """Something can be written now, and be durable; raises Unavailable where it cannot. Nothing is added."""

    @abstractmethod
    async def close(self) -> None:
        """What was appended before is finished; what comes after is refused as Unavailable."""

    async def hold(self, table: str) -> Hold | None:
        """This node has the table now, if it was free; or who has it. None: there is no such table, and for a guess
        nothing is written."""
        return Hold(0) if await self.last(table) else None

    async def release(self, tables: Sequence[str]) -> None:
        """Those of the tables that this node has are free, at once."""
        return

    async def youngest(self) -> str:
        """The address of the node that came last, if it is another than this one; empty: there is none."""
        return ""

    async def stay(self) -> bool:
        """This node is heard of again, in time to keep its tables; to be called every third of a lease. False: it was
        not in time, somebody has taken a table from it; it begins anew, and holds nothing."""
        return True

    def now(self) -> int:
        """Milliseconds, by one clock for all nodes."""
        return time.time_ns() // 1_000_000

    async def pay(self, gate: str, whose: str, size: float, rate: float, cost: int) -> bool:
        """Is there one left in this bucket of all nodes together, which holds so many and gets so many a second? Then
        the cost is taken out. Where there is one process its own buckets know."""
        return True

    async def secret(self) -> str:
        """Something that the nodes of this store know, and nobody else."""
        return secrets.token_urlsafe()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class Conflict(Exception):
    """Somebody else has appended, or has taken the table: it does not end where the writer expected, or has another
    fence."""

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
    """The store cannot do it now; a sentence says why."""
