"""What all parts of the server share: the hall of tables, the limits, the counters."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from socket import gethostname
from typing import Final, TypeVar
from urllib.parse import urlsplit

from citysleeps.server.door import Door
from citysleeps.server.limits import OPENED, PING_SECONDS, Gates
from citysleeps.server.memory import give_back
from citysleeps.server.metrics import Metrics
from citysleeps.server.nodes import Nodes
from citysleeps.server.odds import Bookmaker
from citysleeps.server.problem import Problem
from citysleeps.server.proxy import Network, Proxies
from citysleeps.server.scales import Scales
from citysleeps.store.port import Store, Unavailable
from citysleeps.table.hall import OPEN_DAYS, Hall
from citysleeps.table.house import ARCHIVE_DAYS, keep_house
from citysleeps.table.rows import Damaged
from citysleeps.table.thinkers import Thinkers

Sought = TypeVar("Sought")

log = logging.getLogger("citysleeps")
CLOSING_SECONDS: Final = 20.0  # for tables to be put away in order
HOUSE_SECONDS: Final = 3600.0
PROOF_SECONDS: Final = 2.0  # between two tests whether the store can be written to


def is_address(host: str) -> bool:
    """Is it an IP address? Unlike a name, nobody can make it point elsewhere."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Desk:
    """The front desk."""

    def __init__(
        self,
        store: Store,
        bot_seconds: float,
        beat_seconds: float,
        origins: tuple[str, ...],
        limited: bool,
        in_network: bool = True,
        open_days: int = OPEN_DAYS,
        proxies: tuple[Network, ...] = (),
        node: str = "",
        thinkers: Thinkers | None = None,
    ) -> None:
        self.store = store
        self.metrics = Metrics()
        self.scales = Scales()
        self.hall = Hall(store, bot_seconds, beat_seconds, self.metrics.count, open_days, thinkers)
        self.nodes = Nodes(store, self.hall, node, self.metrics)
        self.limited = limited
        self.gates = Gates(limited, store)
        self.bookmaker = Bookmaker(self.gates.fetching)
        self.door = Door(limited, self.metrics.count)
        self.reading = asyncio.Lock()  # the log of an old game: one at a time, because it may be long
        self.proved_at = -PROOF_SECONDS  # when the store was last tested
        self.trouble = ""  # the error of that test
        self.in_network = in_network  # can other machines reach it?
        self.origins = origins  # further pages from which sockets may be opened
        self.proxies = Proxies(proxies)
        name = gethostname().lower()
        self.names = {"localhost", name, f"{name}.local"}  # of this machine
        self.archive_days = ARCHIVE_DAYS
        self.keep_days = 0  # for ever

    async def make_rounds(self) -> None:
        """Ping the clients, one table after the other, so that thousands of pings at once do not delay everybody. After
        each round put away the tables where nobody is connected."""
        while True:
            tables = list(self.hall.tables.values())
            if not tables:
                await asyncio.sleep(PING_SECONDS)
            for table in tables:
                await asyncio.sleep(PING_SECONDS / len(tables))
                for client in list(table.presence.clients):
                    client.check()
            if await self.hall.tidy():
                await give_back(self.hall)

    async def keep_house(self) -> None:
        """Every hour archive or delete the tables where nothing has happened for long."""
        while True:
            try:
                kept = await keep_house(self.store, self.archive_days, self.keep_days, self.hall.tables)
                if kept.deleted:
                    log.warning("%d tables were deleted: nothing has happened there for too long", kept.deleted)
            except Unavailable as trouble:
                log.error("the tables cannot be looked through: %s", trouble)
            await asyncio.sleep(HOUSE_SECONDS)

    async def close(self) -> None:
        """The server stops: put its tables away as they are. Clients reconnect. After a timeout, give up on tables that
        the store has not taken."""
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.hall.close()
        except TimeoutError:
            log.error("%d tables could not be put away in order", len(self.hall.tables))
        finally:
            await self.hall.thinkers.close()

    def is_own_page(self, origin: str, host: str) -> bool:
        """May a page of this origin talk to us? It may if it came from this host, by an IP address or by one of our own
        names. Any other name could have been pointed at us by the page's author (DNS rebinding). Programs other than
        browsers send no origin."""
        if not origin or origin in self.origins:
            return True
        try:
            page = urlsplit(origin)
            return page.netloc == host and (page.hostname in self.names or is_address(page.hostname or ""))
        except ValueError:
            return False

    async def prove(self) -> None:
        """Check that the store can be written to, at most every two seconds. Raises Problem if it cannot, if the server
        is stopping, or if another node may have taken its tables."""
        if self.hall.closed or not self.nodes.is_sure():
            raise Problem("unavailable", 503)
        now = asyncio.get_running_loop().time()
        if now - self.proved_at > PROOF_SECONDS:
            self.proved_at = now
            try:
                await self.store.prove()
                self.trouble = ""
            except Unavailable as trouble:
                if not self.trouble:
                    log.error("nothing can be written: %s", trouble)
                self.trouble = str(trouble)
        if self.trouble:
            raise Problem("unavailable", 503)

    async def look_for(self, code: str, caller: str, find: Callable[[str], Awaitable[Sought]]) -> Sought:
        """What `find` finds at this code. If the table has to be read from its log for it, the caller pays by its
        length. Raises Problem if the caller still owes for such a table."""
        opening, is_read = self.gates.opening, not self.hall.is_at_hand(code)
        if is_read and opening.owes(caller):
            raise Problem("too_fast", 429)
        found = await find(code)
        table = self.hall.tables.get(code.upper())
        if is_read and table:
            opening.owe(caller, table.ledger.number / OPENED)
        return found

    def report(self, code: str, damaged: Damaged) -> None:
        """Log a table that cannot be opened. The error is for whoever runs the server, not for players."""
        self.metrics.count("damaged")
        log.error("table %s cannot be opened: %s", code, damaged)
