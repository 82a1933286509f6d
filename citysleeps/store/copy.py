"""Everything of one store in another, and looked at again there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from citysleeps.store.port import Store, Unavailable

AT_ONCE: Final = 20  # tables that are copied side by side
ROWS_AT_ONCE: Final = 1000


async def copy(source: Store, target: Store, tell: Callable[[int], object] = lambda many: None) -> tuple[int, int]:
    """Every table with all its rows and their numbers, compared row by row after it was written; how many tables and
    rows these are. Raises Unavailable where the target has a table, or does not have the same after all."""
    if await target.ends(limit=1):
        raise Unavailable("there are tables already where to copy to; nothing was copied")
    tables = await source.tables()
    counts: list[int] = []
    for begin in range(0, len(tables), AT_ONCE):
        some = tables[begin : begin + AT_ONCE]
        counts += await asyncio.gather(*(copy_table(source, target, table) for table in some))
        tell(len(some))
    if await target.tables() != tables:
        raise Unavailable("the copy does not have the same tables: somebody has written there meanwhile")
    return len(tables), sum(counts)


async def copy_table(source: Store, target: Store, table: str) -> int:
    rows = await source.read(table)
    for begin in range(0, len(rows), ROWS_AT_ONCE):
        await target.append(table, begin, [row for _, row in rows[begin : begin + ROWS_AT_ONCE]])
    if await target.read(table) != rows or await source.last(table) != len(rows):
        raise Unavailable(f"the copy of table {table} is not like it")
    return len(rows)
