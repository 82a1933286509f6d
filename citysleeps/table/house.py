"""Keeping house: tables where nothing has happened for long take less room, and are deleted when the operator does not
keep them any longer."""

from __future__ import annotations

import asyncio
from collections.abc import Container
from typing import Final, NamedTuple

from citysleeps.store.port import Store
from citysleeps.table.hall import DAY
from citysleeps.table.rows import Damaged, stamped

ARCHIVE_DAYS: Final = 30  # so long after the last thing that happened there a table goes to the archive
PAUSE_SECONDS: Final = 0.02  # after each, for those who play


class Kept(NamedTuple):
    """What was done."""

    archived: int
    deleted: int


async def keep_house(store: Store, archive_days: int, keep_days: int, in_use: Container[str] = ()) -> Kept:
    """Every table of the store is looked at, a page of them at a time, but those in use; 0 days: never. One that cannot
    be read is left as it is."""
    archived = deleted = 0
    after: str | None = None
    while page := await store.ends(after):
        after = page[-1].table
        for table, number, row, is_archived in page:
            try:
                silent = store.now() - stamped(number, row).at
            except Damaged:
                continue
            if table in in_use:
                continue
            before = archived + deleted
            if keep_days and silent > keep_days * DAY:
                deleted += await store.delete(table)
            elif not is_archived and archive_days and silent > archive_days * DAY:
                archived += await store.archive(table)
            if archived + deleted > before:
                await asyncio.sleep(PAUSE_SECONDS)
    return Kept(archived, deleted)
