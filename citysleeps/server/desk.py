"""What all parts of the server share: the hall of tables, the limits, the counters."""

from __future__ import annotations

import asyncio
import logging
from urllib.parse import urlsplit

from citysleeps.server.door import Door
from citysleeps.server.limits import PING_SECONDS, Gates
from citysleeps.server.memory import give_back
from citysleeps.server.metrics import Metrics
from citysleeps.store.port import Store
from citysleeps.table.hall import Hall
from citysleeps.table.rows import Damaged

log = logging.getLogger("citysleeps")


class Desk:
    """The front desk."""

    def __init__(
        self, store: Store, bot_seconds: float, origins: tuple[str, ...], limited: bool, in_network: bool = True
    ) -> None:
        self.store = store
        self.metrics = Metrics()
        self.hall = Hall(store, bot_seconds, self.metrics.count)
        self.gates = Gates(limited)
        self.door = Door(limited, self.metrics.count)
        self.in_network = in_network  # can other machines reach it?
        self.origins = origins  # further pages from which sockets may be opened

    async def make_rounds(self) -> None:
        """From time to time see who is still there, and put away the tables where nobody is."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for table in list(self.hall.tables.values()):
                for client in list(table.presence.clients):
                    client.check()
            if self.hall.tidy():
                await give_back(self.hall)

    def is_own_page(self, origin: str, host: str) -> bool:
        """May a page of this origin open a socket here? Programs that are no browsers have none."""
        try:
            return not origin or origin in self.origins or urlsplit(origin).netloc == host
        except ValueError:
            return False

    def report(self, code: str, damaged: Damaged) -> None:
        """A table that cannot be opened is for whoever runs the server to look at; what it says is of no player."""
        log.error("table %s cannot be opened: %s", code, damaged)
