"""The store in memory keeps the laws."""

from __future__ import annotations

from pathlib import Path

from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import Store
from store.laws import StoreLaws


class TestMemory(StoreLaws):
    def open(self, folder: Path) -> Store:
        return MemoryStore()

    async def reopen(self, store: Store, folder: Path) -> Store:
        return store  # nobody comes next
