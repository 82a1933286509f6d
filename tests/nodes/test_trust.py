"""Only a node is believed to be one; and a node that may have lost its tables says nothing from memory."""

from __future__ import annotations

import asyncio
from ipaddress import ip_network
from threading import Semaphore
from typing import Any

import pytest
from patience import PATIENCE

from citysleeps.server import nodes
from citysleeps.server.api import Waiter
from citysleeps.server.desk import Desk
from citysleeps.server.guard import Guard
from citysleeps.server.nodes import NODE, ask
from citysleeps.server.problem import Problem
from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import LEASE_SECONDS, Hold
from citysleeps.table.hall import DAY
from citysleeps.table.manners import Manners
from citysleeps.table.reopening import Elsewhere
from citysleeps.table.rows import read_row

OWN = "http://10.0.0.1:8000"
OTHER = "http://10.0.0.2:8000"


class SharedStore(MemoryStore):
    """Another node may have the tables; its clock is its own."""

    elsewhere = ""
    is_there = True

    async def hold(self, table: str) -> Hold | None:
        return Hold(2, self.elsewhere) if table in self.log else None

    async def stay(self) -> bool:
        return self.is_there

    def now(self) -> int:
        return super().now() - DAY


def desk_of(store: MemoryStore, node: str = OWN) -> Desk:
    desk = Desk(store, 0, 0, (), True, proxies=(ip_network("10.9.9.9/32"),), node=node)
    desk.nodes.secret = "known to nodes"
    return desk


async def caller(desk: Desk, **headers: str) -> tuple[str, bool]:
    """Who the application thinks asks, and whether a node has passed it on."""
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append((scope["client"][0], scope["state"][NODE]))

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "client": ("10.0.0.2", 1), "scheme": "http", "headers": raw, "state": {}}
    await Guard(app, desk)(scope, None, None)  # type: ignore[arg-type]
    [found] = seen
    return found


def test_only_who_knows_the_secret_is_believed_for_whom_he_asks() -> None:
    async def ask() -> None:
        desk = desk_of(MemoryStore())
        told = {"x_forwarded_for": "192.0.2.1"}
        assert await caller(desk, **told, x_citysleeps_node="known to nodes") == ("192.0.2.1", True)
        assert await caller(desk, **told) == ("10.0.0.2", False)
        for lie in ("", "known to node", "known to nodes,", "ü"):
            assert await caller(desk, **told, x_citysleeps_node=lie) == ("10.0.0.2", False)
        alone = desk_of(MemoryStore(), node="")
        assert await caller(alone, **told, x_citysleeps_node="known to nodes") == ("10.0.0.2", False)
        begun = desk_of(MemoryStore())
        begun.nodes.secret = ""
        assert await caller(begun, **told, x_citysleeps_node="") == ("10.0.0.2", False)

    asyncio.run(ask())


def test_what_was_passed_on_is_not_passed_on_again() -> None:
    async def ask() -> None:
        store = SharedStore()
        desk = desk_of(store)
        live, _ = await desk.hall.make("en", "original", {}, Manners())
        code = live.table.code
        assert await desk.nodes.find(code, None) is live
        desk.hall.drop_all()
        store.elsewhere = OTHER
        with pytest.raises(Elsewhere, match=OTHER):
            await desk.nodes.find(code, None)

        async def pass_on(address: str) -> str:
            return f"passed on to {address}"

        assert await desk.nodes.find(code, pass_on) == f"passed on to {OTHER}"
        assert await desk.nodes.find("AAAAA", pass_on) is None

    asyncio.run(ask())


def test_a_node_that_cannot_be_reached_is_waited_for_until_its_table_is_free() -> None:
    async def ask() -> None:
        store = SharedStore()
        desk = desk_of(store)
        live, _ = await desk.hall.make("en", "original", {}, Manners())
        desk.hall.drop_all()
        store.elsewhere = OTHER

        async def pass_on(address: str) -> None:
            store.elsewhere = ""  # its lease is over
            raise ConnectionRefusedError(address)

        found = await desk.nodes.find(live.table.code, pass_on)
        assert found and found is not live and found.ledger.fence == 2

    asyncio.run(ask())


def test_a_node_that_slept_says_nothing_from_memory_and_is_not_ready_until_it_has_its_lease() -> None:
    async def ask() -> None:
        store = SharedStore()
        desk = desk_of(store)
        live, _ = await desk.hall.make("en", "original", {}, Manners())
        await desk.prove()
        desk.nodes.stayed_at -= 2 * LEASE_SECONDS
        with pytest.raises(Problem, match="unavailable"):
            await desk.prove()
        finding = asyncio.create_task(desk.nodes.find(live.table.code, None))
        await asyncio.sleep(0.05)
        assert not finding.done()
        store.is_there = False
        staying = asyncio.create_task(desk.nodes.stay())
        assert await finding is not live and live.lost
        assert desk.metrics.counts["leases_lost"] == 1
        await desk.prove()
        staying.cancel()
        await desk.close()
        with pytest.raises(Problem, match="unavailable"):
            await desk.prove()

    asyncio.run(ask())


@pytest.mark.parametrize("hung_seconds", [60.0, 0.0])
def test_a_loop_that_is_busy_keeps_its_lease_and_one_that_hangs_loses_it(
    hung_seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "LEASE_SECONDS", 0.3)
    monkeypatch.setattr(nodes, "HUNG_SECONDS", hung_seconds)
    renewed = Semaphore(0)

    class Renewed(SharedStore):
        async def stay(self) -> bool:
            renewed.release()
            return True

    async def ask() -> None:
        desk = desk_of(Renewed())
        staying = asyncio.create_task(desk.nodes.stay())
        await asyncio.sleep(0)
        is_kept = [
            renewed.acquire(timeout=PATIENCE if hung_seconds else 1) for _ in range(3)
        ]  # nobody else is served now
        assert all(is_kept) if hung_seconds else not any(is_kept)
        staying.cancel()

    asyncio.run(ask())


def test_rows_are_dated_by_the_clock_of_the_store() -> None:
    async def ask() -> None:
        store = SharedStore()
        desk = desk_of(store)
        live, _ = await desk.hall.make("en", "original", {}, Manners())
        waiter = Waiter()
        live.join(waiter, "A", "en", "a" * 40, "")
        await waiter.message
        dates = [read_row(*row).at for row in await store.read(live.table.code)]
        assert len(dates) == 2 and all(abs(date - store.now()) < DAY / 2 for date in dates)

    asyncio.run(ask())


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"HTTP/1.1 200 OK\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhal",
        b"HTTP/1.1 200 OK\r\n\r\nwithout a length",
        b"nonsense\r\n\r\n",
        b"x" * 100_000,
    ],
)
def test_half_an_answer_of_a_node_is_none(said: bytes) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        writer.close()

    async def ask_it() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as node:
            with pytest.raises(OSError):
                await ask(f"http://127.0.0.1:{node.sockets[0].getsockname()[1]}", "GET", "/", [], b"")

    asyncio.run(ask_it())
