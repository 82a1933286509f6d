"""Reads a table again after its store has failed, and waits longer each time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from citysleeps.store.port import Store, Unavailable
from citysleeps.table.log import opened
from citysleeps.table.table import Table

PATIENCE: Final = 1.0  # seconds before a failed store is tried again; doubled each time
MOST_PATIENCE: Final = 30.0
WELL_SECONDS: Final = 60.0  # after this time without a failure the store is trusted again


class Elsewhere(Exception):
    """Another node has the table, at this address. Without an address, any node may be asked next."""

    def __init__(self, address: str = "") -> None:
        super().__init__(address)
        self.address = address


class Reopening:
    """Reads one table from the store when the memory no longer matches the log."""

    def __init__(self, store: Store, code: str) -> None:
        self.store = store
        self.code = code
        self.patience: float
        self.failed_at = -float("inf")

    async def read(self, is_well: bool, is_awaited: Callable[[], bool]) -> tuple[Table, int, int] | None:
        """The table from its log, the number of rows, and this node's fence. None if nobody waits for it any more.
        Raises Damaged and Elsewhere. A healthy store is read at once."""
        now = asyncio.get_running_loop().time()
        if now - self.failed_at > WELL_SECONDS:
            self.patience = PATIENCE
        self.failed_at = now
        while True:
            if not is_well:
                await asyncio.sleep(self.patience)
                self.patience = min(2 * self.patience, MOST_PATIENCE)
            is_well = False
            try:
                hold = await self.store.hold(self.code)
                if hold is None or hold.elsewhere:
                    raise Elsewhere
                log = await self.store.read(self.code)
            except Unavailable:
                if not is_awaited():
                    return None
                continue
            return await opened(self.code, log), len(log), hold.fence
