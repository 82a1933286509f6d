"""A table whose store has failed is read anew, with more patience each time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from citysleeps.store.port import Store, Unavailable
from citysleeps.table.table import Table, opened

PATIENCE: Final = 1.0  # seconds before a store that failed is tried again; each time twice as long
MOST_PATIENCE: Final = 30.0
WELL_SECONDS: Final = 60.0  # after so long without a failure the store is trusted again


class Elsewhere(Exception):
    """The table is played by another node, at this address; without one, by whichever it is asked of next."""

    def __init__(self, address: str = "") -> None:
        super().__init__(address)
        self.address = address


class Reopening:
    """Reads one table from the store, when what is in memory is not what is in the log."""

    def __init__(self, store: Store, code: str) -> None:
        self.store = store
        self.code = code
        self.patience = PATIENCE
        self.failed_at = -float("inf")

    async def read(self, is_well: bool, is_awaited: Callable[[], bool]) -> tuple[Table, int, int] | None:
        """The table as its log has it, how many rows that are, and the fence with which it is this node's; None: nobody
        waits for it any more. Raises Damaged, and Elsewhere. A store that is well is read at once."""
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
