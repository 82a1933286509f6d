"""The port that every store keeps: rows of bytes, numbered from 1 within their table, that only grow.

Nothing here assumes a single process: whoever appends says where the table stands, and is refused if it does not.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Self

Numbered = tuple[int, bytes]


class Store(ABC):
    """A log of tables, each a run of numbered rows without a gap."""

    flushes = 0  # since it was opened, and how long they took together
    flush_seconds = 0.0

    @abstractmethod
    async def append(self, table: str, expected: int, rows: Sequence[bytes]) -> None:
        """The rows stand, all of them, as the numbers after the expected one, and are durable on return.

        Raises Conflict, and writes nothing, where the table does not end at the expected number. Raises Unavailable
        where durability could not be had; the rows are then acknowledged to nobody, and who tries again with the same
        number cannot write them twice.
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
    async def prove(self) -> None:
        """Something can be written now, and be durable; raises Unavailable where it cannot. Nothing is added."""

    @abstractmethod
    async def close(self) -> None:
        """What was appended before is finished; what comes after is refused as Unavailable."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class Conflict(Exception):
    """Somebody else has appended: the table does not end where the writer expected."""

    def __init__(self, table: str, expected: int, found: int) -> None:
        super().__init__(table, expected, found)
        self.table = table
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"table {self.table} was expected to end at {self.expected}; it ends at {self.found}"


class Unavailable(Exception):
    """The store cannot do it now; a sentence says why."""
