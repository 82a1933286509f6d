"""The store in memory keeps the laws."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import Store, Unavailable
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


def test_in_one_process_nobody_pays() -> None:
    assert asyncio.run(MemoryStore().pay("join", "192.0.2.1", 0, 0, 9))
