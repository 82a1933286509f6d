"""Housekeeping: archives tables that have long been idle, and deletes them when the operator's time limit is over."""

from __future__ import annotations

import asyncio
from collections.abc import Container
from typing import Final, NamedTuple

from citysleeps.store.port import Store
from citysleeps.table.hall import DAY
from citysleeps.table.rows import Damaged, stamped

ARCHIVE_DAYS: Final = 30  # a table is archived this long after the last event
PAUSE_SECONDS: Final = 0.02  # after each table, so that games are not slowed down


class Kept(NamedTuple):
    """What was done."""

    archived: int
    deleted: int


async def keep_house(store: Store, archive_days: int, keep_days: int, in_use: Container[str] = ()) -> Kept:
    """Look at every table of the store that is not in use, one page at a time. 0 days means never. A table that cannot
    be read is left alone."""
    archived = deleted = 0
    after: str | None = None
    while page := await store.ends(after):
        after = page[-1].table
        for table, number, row, is_archived in page:
            before = archived + deleted
            try:
                silent = store.now() - stamped(number, row).at
                if table in in_use:
                    continue
                if keep_days and silent > keep_days * DAY:
                    deleted += await store.delete(table)
                elif not is_archived and archive_days and silent > archive_days * DAY:
                    archived += await store.archive(table)
            except Damaged:
                continue
            if archived + deleted > before:
                await asyncio.sleep(PAUSE_SECONDS)
    return Kept(archived, deleted)
