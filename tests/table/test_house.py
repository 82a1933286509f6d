"""Tables are archived and deleted by the last thing that happened there, and never while somebody uses them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import Damaged, End, Store
from citysleeps.store.sqlite import SqliteStore
from citysleeps.table import rows
from citysleeps.table.examine import REFUSED, Examined, examine
from citysleeps.table.house import DAY, PAUSE_SECONDS, Kept, keep_house
from citysleeps.table.rows import NO_ONE
from citysleeps.table.table import row

from .virtual import clock, in_virtual_time

AGES = {"AAAAA": 1, "BBBBB": 31, "CCCCC": 99, "DDDDD": 99, "EEEEE": 100}  # in days


async def fill(store: Store) -> None:
    for table, age in AGES.items():
        at = store.now() - age * DAY
        await store.append(table, 0, [row(at, NO_ONE, "", rows.Paused()), b"\0", row(at, NO_ONE, "", rows.Resumed())])
    await store.append("EEEEE", 3, [b"what nobody can read"])


@pytest.mark.parametrize(
    ("archive_days", "keep_days", "archived", "deleted"),
    [
        (0, 0, "", ""),
        (30, 0, "BBBBB CCCCC", ""),
        (30, 90, "BBBBB", "CCCCC"),
        (0, 90, "", "CCCCC"),
        (5, 30, "", "BBBBB CCCCC"),
    ],
)
def test_what_is_silent_for_so_long_is_archived_and_deleted(
    tmp_path: Path, archive_days: int, keep_days: int, archived: str, deleted: str
) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            await fill(store)
            for kept in (Kept(len(archived.split()), len(deleted.split())), Kept(0, 0)):
                assert await keep_house(store, archive_days, keep_days, {"DDDDD"}) == kept
            ends = await store.ends()
            assert [end.table for end in ends] == [table for table in AGES if table not in deleted]
            assert [end.table for end in ends if end.is_archived] == archived.split()

    asyncio.run(law())


def test_a_table_whose_archive_is_damaged_is_left_alone_and_refused_in_a_sentence(tmp_path: Path) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            await fill(store)
            assert await store.archive("AAAAA")
            await store.append("AAAAA", 3, [row(store.now() - 99 * DAY, NO_ONE, "", rows.Paused())])
            with closing(sqlite3.connect(tmp_path / "games.db")) as other:
                other.execute("UPDATE archive SET rows = substr(rows, 1, length(rows) - 1)")
                other.commit()
            with pytest.raises(Damaged):
                await store.read("AAAAA")
            assert await keep_house(store, 30, 0) == Kept(3, 0)
            found = [one async for one in examine(store) if one.code == "AAAAA"]
            why = "the archived rows cannot be read: Error -5 while decompressing data: incomplete or truncated stream"
            assert found == [Examined("AAAAA", REFUSED, why)]

    asyncio.run(law())


@in_virtual_time
async def test_the_store_has_a_rest_after_each_table_that_is_put_away_and_after_no_other() -> None:
    store = MemoryStore()
    now = store.now()
    for table, age in {"AAAAA": 99, "BBBBB": 99, "CCCCC": 1, "DDDDD": 1, "EEEEE": 1}.items():
        await store.append(table, 0, [row(now - age * DAY, NO_ONE, "", rows.Paused())])
    began = clock()
    assert (await keep_house(store, 0, 90)).deleted == 2
    assert clock() - began == pytest.approx(2 * PAUSE_SECONDS)


class Watched(SqliteStore):
    """Notes what is asked of it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.asked: list[str] = []

    async def ends(self, after: str | None = None, limit: int = 500) -> list[End]:
        self.asked.append(f"after {after}")
        return await super().ends(after, limit)

    async def archive(self, table: str) -> bool:
        self.asked.append(table)
        return await super().archive(table)


def test_each_page_is_read_once_and_nothing_is_archived_twice(tmp_path: Path) -> None:
    async def law() -> None:
        async with Watched(tmp_path / "games.db") as store:
            await fill(store)
            await keep_house(store, 30, 0)
            await keep_house(store, 30, 0)
            assert store.asked == ["after None", "BBBBB", "CCCCC", "DDDDD", "after EEEEE", "after None", "after EEEEE"]

    asyncio.run(law())


@in_virtual_time
async def test_what_cannot_be_read_or_is_in_use_keeps_no_other_table_from_being_put_away() -> None:
    store = MemoryStore()
    await store.append("AAAAA", 0, [b"what nobody can read"])
    for table in ("BBBBB", "CCCCC"):
        await store.append(table, 0, [row(store.now() - 99 * DAY, NO_ONE, "", rows.Paused())])
    assert await keep_house(store, 0, 90, {"BBBBB"}) == Kept(0, 1)
    assert await store.tables() == ["AAAAA", "BBBBB"]


def test_exactly_so_long_is_not_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def law() -> None:
        async with SqliteStore(tmp_path / "games.db") as store:
            monkeypatch.setattr(store, "now", lambda: 10**12)
            at = 10**12 - 30 * DAY
            await store.append("AAAAA", 0, [row(at, NO_ONE, "", rows.Paused())] * 3)
            assert await keep_house(store, 30, 30, set()) == Kept(0, 0)
            monkeypatch.setattr(store, "now", lambda: 10**12 + 1)
            assert await keep_house(store, 30, 0, set()) == Kept(1, 0)
            assert await keep_house(store, 30, 30, set()) == Kept(0, 1)

    asyncio.run(law())
