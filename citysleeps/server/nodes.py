"""Several nodes on one store. A table is on one of them; the others pass its clients on to it (docs/scale.md)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from hmac import compare_digest
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple, Protocol, TypeVar
from urllib.parse import urlsplit

from citysleeps.server.metrics import Metrics
from citysleeps.store.port import LEASE_SECONDS, Store, Unavailable
from citysleeps.table.hall import Hall
from citysleeps.table.live import LiveTable
from citysleeps.table.reopening import Elsewhere

log = logging.getLogger("citysleeps")
NODE: Final = "X-Citysleeps-Node"  # a header with the secret that proves that a node sends it
REACH_SECONDS: Final = 1.0  # to reach another node
PATIENCE: Final = 2 * LEASE_SECONDS  # until a table whose node has failed is taken over
AGAIN_SECONDS: Final = 0.2
HUNG_SECONDS: Final = 20.0  # an event loop blocked for so long counts as dead
Beyond = TypeVar("Beyond")


class Line(Protocol):
    """A connection that is passed on."""

    def part(self) -> None:
        """Hang up."""


class Reply(NamedTuple):
    """The answer of another node."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Nodes:
    """This node among the others."""

    def __init__(self, store: Store, hall: Hall, own: str, metrics: Metrics) -> None:
        self.store = store
        self.hall = hall
        self.own = own  # the address by which others reach it; empty: there are no others
        self.metrics = metrics
        self.secret = ""  # shared by all nodes
        self.stayed_at = monotonic()
        self.seen_at = monotonic()  # when the event loop was last alive
        self.trouble = ""  # why the lease could not be renewed
        self.lines: dict[str, set[Line]] = {}  # relayed connections by the node's address

    # The lease

    async def stay(self) -> None:
        """Keep the lease. A thread renews it, so that the node keeps its tables even if the event loop is busy for
        longer than a lease. It stops if the loop is dead, and other nodes take over the tables."""
        here, beside = asyncio.get_running_loop(), asyncio.new_event_loop()
        Thread(target=run, args=(beside,), name="lease", daemon=True).start()
        renewing = asyncio.run_coroutine_threadsafe(self.renew_again_and_again(here), beside)
        try:
            while True:
                self.seen_at = monotonic()
                await asyncio.sleep(LEASE_SECONDS / 3)
        finally:
            renewing.cancel()
            beside.call_soon_threadsafe(beside.call_soon, beside.stop)  # after the cancelled task has ended

    async def renew_again_and_again(self, here: asyncio.AbstractEventLoop) -> None:
        while True:
            if monotonic() - self.seen_at < HUNG_SECONDS:
                await self.renew(here)
            await asyncio.sleep(LEASE_SECONDS / 3)

    async def renew(self, here: asyncio.AbstractEventLoop) -> None:
        """Renew the lease. If it was lost, drop the tables first: until then `is_sure` stays false."""
        began = monotonic()
        try:
            if not await self.store.stay():
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(self.lose(), here))
            self.stayed_at = began
            self.trouble = ""
        except Unavailable as trouble:
            if not self.trouble:
                log.error("the lease cannot be renewed: %s", trouble)
            self.trouble = str(trouble)
        except Exception:  # the node needs its lease, so it keeps trying whatever happens
            log.exception("the lease cannot be renewed")

    async def lose(self) -> None:
        self.metrics.count("leases_lost")
        log.warning("this node was away for too long; others may have its tables")
        self.hall.drop_all()

    def is_sure(self) -> bool:
        """Is the lease still valid, so that no other node can have this node's tables?"""
        return not self.own or monotonic() - self.stayed_at < LEASE_SECONDS

    # Where a table is

    async def find(self, code: str, pass_on: Callable[[str], Awaitable[Beyond]] | None) -> LiveTable | Beyond | None:
        """The table with this code, or the result of `pass_on` with the address of the node that has it. If that node
        cannot be reached, wait until its lease ends. Raises Elsewhere if that takes too long, or at once if another
        node has the table and `pass_on` is None: the request was already passed on, to the wrong node."""
        until = monotonic() + PATIENCE
        while True:
            try:
                if self.is_sure():
                    return await self.hall.find(code)
            except Elsewhere as elsewhere:
                if self.hall.closed or (pass_on is None and elsewhere.address != self.own):
                    raise
                if pass_on and elsewhere.address not in ("", self.own):
                    try:
                        return await pass_on(elsewhere.address)
                    except OSError:
                        pass  # the node has failed; any node can take the table when the lease ends
            if monotonic() > until:
                raise Elsewhere
            await asyncio.sleep(AGAIN_SECONDS)

    # Other nodes

    def is_one(self, shown: Iterable[str]) -> bool:
        """Is it another node that asks, so that its word about the client can be trusted?"""
        return self.own != "" and self.secret != "" and compare_digest(",".join(shown).encode(), self.secret.encode())

    async def watch(self) -> None:
        """Disconnect clients that were passed on to a node that no longer answers, so that they reconnect."""
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            await asyncio.gather(*map(self.look_at, list(self.lines)))

    async def look_at(self, address: str) -> None:
        try:
            await ask(address, "GET", "/health/live", [(b"host", b"node")], b"")
        except OSError:
            for line in self.lines.pop(address, set()):
                line.part()

    def add(self, address: str, line: Line) -> None:
        self.metrics.count("passed_on")
        self.lines.setdefault(address, set()).add(line)

    def discard(self, address: str, line: Line) -> None:
        lines = self.lines.get(address, set())
        lines.discard(line)
        if not lines:
            self.lines.pop(address, None)


def run(loop: asyncio.AbstractEventLoop) -> None:
    """Run an event loop in a thread until it is stopped."""
    loop.run_forever()
    loop.close()


def place(address: str) -> tuple[str, int]:
    """The host and port of http://10.0.0.2:8000."""
    parts = urlsplit(address)
    return parts.hostname or "", parts.port or 80


async def ask(address: str, method: str, path: str, headers: list[tuple[bytes, bytes]], body: bytes) -> Reply:
    """Send a request to another node. Raises OSError if it does not answer."""
    async with asyncio.timeout(REACH_SECONDS):
        reader, writer = await asyncio.open_connection(*place(address))
    given = [(b"content-length", b"%d" % len(body)), (b"connection", b"close"), *headers]
    lines = [f"{method} {path} HTTP/1.1".encode("latin-1"), *(b"%s: %s" % header for header in given), b"", body]
    try:
        writer.write(b"\r\n".join(lines))
        async with asyncio.timeout(LEASE_SECONDS):
            first, *others = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
            content = await reader.read()
        pairs = [line.partition(b":") for line in others if line]
        reply = Reply(int(first.split()[1]), [(name.lower(), value.strip()) for name, _, value in pairs], content)
        if method != "HEAD" and int(dict(reply.headers)[b"content-length"]) != len(content):
            raise EOFError
        return reply
    except (EOFError, LookupError, ValueError, asyncio.LimitOverrunError) as error:
        raise ConnectionResetError(address) from error
    finally:
        writer.close()
