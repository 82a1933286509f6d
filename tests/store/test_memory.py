"""The store in memory keeps the laws."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import Conflict, Hold, Store, Unavailable
from store.laws import StoreLaws


class TestMemory(StoreLaws):
    def open(self, folder: Path) -> Store:
        return MemoryStore()

    async def reopen(self, store: Store, folder: Path) -> Store:
        return store  # nobody comes next


def test_a_closed_store_proves_nothing() -> None:
    async def law() -> None:
        store = MemoryStore()
        await store.prove()
        await store.close()
        with pytest.raises(Unavailable, match="the store is closed"):
            await store.prove()

    asyncio.run(law())


class Guarded(dict[str, list[bytes]]):
    """A log that nobody may touch without the lock of its store."""

    def __init__(self, store: MemoryStore) -> None:
        super().__init__()
        self.store = store

    def guard(self) -> None:
        assert self.store.lock.locked()

    def __getitem__(self, table: str) -> list[bytes]:
        self.guard()
        return super().__getitem__(table)

    def __iter__(self) -> Iterator[str]:
        self.guard()
        return super().__iter__()

    def get(self, table: str, other: list[bytes]) -> list[bytes]:  # type: ignore[override]
        self.guard()
        return super().get(table, other)

    def pop(self, table: str, other: None) -> list[bytes] | None:  # type: ignore[override]
        self.guard()
        return super().pop(table, other)


def test_whatever_touches_the_log_holds_the_lock() -> None:
    async def law() -> None:
        store = MemoryStore()
        store.log = Guarded(store)
        await store.append("a", 0, [b"one"])
        assert (await store.read("a"), await store.last("a"), await store.tables()) == ([(1, b"one")], 1, ["a"])
        assert [end.table for end in await store.ends()] == ["a"]
        assert await store.delete("a")
        assert not store.lock.locked()

    asyncio.run(law())


def test_there_is_no_archive_to_move_rows_to() -> None:
    async def law() -> None:
        async with MemoryStore() as store:
            await store.append("a", 0, [b"one", b"two", b"three"])
            assert not await store.archive("a")

    asyncio.run(law())


def test_in_one_process_nobody_pays() -> None:
    assert asyncio.run(MemoryStore().pay("join", "192.0.2.1", 0, 0, 9))


def test_a_store_of_one_process_holds_every_table_that_there_is_and_knows_no_other_node() -> None:
    async def law() -> None:
        async with MemoryStore() as store:
            assert await store.hold("oak") is None
            await store.append("oak", 0, [b"row"])
            assert await store.hold("oak") == Hold(0)
            assert await store.youngest() == ""

    asyncio.run(law())


def test_a_conflict_between_writers_can_be_told_to_another_process() -> None:
    conflict = pickle.loads(pickle.dumps(Conflict("oak", 1, 2)))
    assert str(conflict) == "table oak was expected to end at 1; it ends at 2"
