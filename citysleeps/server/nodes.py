"""Several nodes on one store: a table is played on one of them, and whoever comes to another is passed on
(docs/scale.md)."""

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
NODE: Final = "X-Citysleeps-Node"  # a header: the secret by which a node shows that it is one
REACH_SECONDS: Final = 1.0  # to reach another node
PATIENCE: Final = 2 * LEASE_SECONDS  # until a table whose node is gone has another
AGAIN_SECONDS: Final = 0.2
HUNG_SECONDS: Final = 20.0  # a loop that has not gone on for so long does not any more
Beyond = TypeVar("Beyond")


class Line(Protocol):
    """A connection that is passed on."""

    def part(self) -> None:
        """Hang up."""


class Reply(NamedTuple):
    """What another node answers."""

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
        self.secret = ""  # that all nodes know
        self.stayed_at = monotonic()
        self.seen_at = monotonic()  # the loop that serves went on
        self.trouble = ""  # why the lease could not be renewed
        self.lines: dict[str, set[Line]] = {}  # that are passed on, by the address of the node

    # The lease

    async def stay(self) -> None:
        """Keep the lease, by a thread of its own: a loop that is busy for longer than a lease keeps its tables, and one
        that does not go on any more loses them."""
        here, beside = asyncio.get_running_loop(), asyncio.new_event_loop()
        Thread(target=run, args=(beside,), name="lease", daemon=True).start()
        renewing = asyncio.run_coroutine_threadsafe(self.renew_again_and_again(here), beside)
        try:
            while True:
                self.seen_at = monotonic()
                await asyncio.sleep(LEASE_SECONDS / 3)
        finally:
            renewing.cancel()
            beside.call_soon_threadsafe(beside.call_soon, beside.stop)  # after what was cancelled has ended

    async def renew_again_and_again(self, here: asyncio.AbstractEventLoop) -> None:
        while True:
            if monotonic() - self.seen_at < HUNG_SECONDS:
                await self.renew(here)
            await asyncio.sleep(LEASE_SECONDS / 3)

    async def renew(self, here: asyncio.AbstractEventLoop) -> None:
        """Renew the lease; once it is lost, so are the tables, and until they are, nothing is sure."""
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
        except Exception:  # without its lease the node is of no use, whatever is the matter now
            log.exception("the lease cannot be renewed")

    async def lose(self) -> None:
        self.metrics.count("leases_lost")
        log.warning("this node was away for too long; others may have its tables")
        self.hall.drop_all()

    def is_sure(self) -> bool:
        """Is what is in memory what all the world knows? Not after a sleep, until the lease is renewed."""
        return not self.own or monotonic() - self.stayed_at < LEASE_SECONDS

    # Where a table is

    async def find(self, code: str, pass_on: Callable[[str], Awaitable[Beyond]] | None) -> LiveTable | Beyond | None:
        """The table of this code, if it is here, or what comes of passing on to the node that has it. While that one
        cannot be reached, its lease is waited for. Raises Elsewhere if that takes too long, or at once if another has
        it and nothing is to be passed on: this node was taken for the right one by mistake."""
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
                        pass  # it is gone; the table is anybody's when its lease is over
            if monotonic() > until:
                raise Elsewhere
            await asyncio.sleep(AGAIN_SECONDS)

    # Other nodes

    def is_one(self, shown: Iterable[str]) -> bool:
        """Does another node ask, for whom it says?"""
        return self.own != "" and self.secret != "" and compare_digest(",".join(shown).encode(), self.secret.encode())

    async def watch(self) -> None:
        """Hang up on whoever was passed on to a node that does not answer any more, so that he comes again."""
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
    """In a thread of its own, until it is stopped."""
    loop.run_forever()
    loop.close()


def place(address: str) -> tuple[str, int]:
    """The host and port of http://10.0.0.2:8000."""
    parts = urlsplit(address)
    return parts.hostname or "", parts.port or 80


async def ask(address: str, method: str, path: str, headers: list[tuple[bytes, bytes]], body: bytes) -> Reply:
    """What another node answers to a request; raises OSError if it does not."""
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
