"""Clients that are broken, slow or unkind harm nobody else: those at their table and at others are served meanwhile,
and the server's memory stays small."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import pytest
from patience import PATIENCE, until

from server.faults import MORE, PING, PONG, TEXT, Line, StagedServer, frame, gauge, memory, until_gauge, witnessed
from server.running import Client, Gone, Server
from server.staging import Staging

HELLO_SECONDS = 4.0
PING_SECONDS = 0.5
UNREAD_SECONDS = 2.0
WORK_SECONDS = 5.0  # of the server for others, while somebody polite waits
A_WHILE = 3.0  # seconds in which somebody sends as much as he can
MOST_GROWTH = 40  # MB
GARBAGE = (
    bytes(2000),
    bytes.fromhex("16030100f8010000f40303") + bytes(range(256)),  # as TLS begins
    b"SSH-2.0-client\r\n",
    bytes(i * i * 31 % 251 for i in range(5000)),
    b"GET / HTTP/9.9\r\n\r\n",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with StagedServer(tmp_path_factory.mktemp("unkind"), Staging()) as server:
        yield server


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    """One of which no other test has changed the memory."""
    with StagedServer(tmp_path, Staging()) as server:
        yield server


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """One that gives little time to say hello."""
    with StagedServer(tmp_path, Staging(hello=HELLO_SECONDS)) as server:
        yield server


class Place(NamedTuple):
    """Where somebody is unkind."""

    code: str
    token: str  # of somebody who has joined there
    polite: Client  # at the same table


@asynccontextmanager
async def company(server: Server) -> AsyncGenerator[Place, None]:
    """A table, with somebody polite at it and at another one; both must not suffer, nor the server."""
    here, there = server.make(), server.make()
    token = server.join(here["code"], "C")["token"]
    before = memory(server)
    async with AsyncExitStack() as stack:
        clients = []
        for made, name in ((here, "A"), (there, "B")):
            person = server.join(made["code"], name)["token"]
            client = await Client.open(server, made["code"], token=person, creator=made["creator"])
            clients.append(await stack.enter_async_context(client))
        async with witnessed(server, *clients, seconds=WORK_SECONDS):
            yield Place(here["code"], token, clients[0])
            assert memory(server) - before < MOST_GROWTH
        await until_gauge(server, "connections", lambda found: found == len(clients))
    assert server.process.poll() is None
    assert "Traceback" not in server.log()


def tell(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


# Not even a client


def test_garbage_is_hung_up_on(server: Server) -> None:
    async def story() -> None:
        async with company(server):
            for garbage in GARBAGE:
                async with await Line.open(server) as line:
                    line.write(garbage)
                    assert await line.rest(PATIENCE) is not None, garbage

    tell(story())


def test_half_a_request_is_not_waited_for_for_ever(hasty: Server) -> None:
    async def story() -> None:
        async with (
            company(hasty),
            await Line.open(hasty) as silent,
            await Line.open(hasty) as halting,
            await Line.open(hasty) as polite_so_far,
        ):
            halting.write(b"GET /api/boo")
            polite_so_far.write(b"GET / HTTP/1.1\r\nHost: a\r\nAccept:")
            for line in (silent, halting, polite_so_far):
                assert await line.rest(PATIENCE) is not None

    tell(story())


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET / HTTP/1.1\r\nX: ", b"x" * 65536),
        (b"GET / HTTP/1.1\r\n", b"X: y\r\n" * 10_000),
        (b"GET /", b"x" * 65536),
        (b"", b"GET /api/books HTTP/1.1\r\nHost: a\r\n\r\n" * 1000),
        (b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 104857600\r\n\r\n", b"x" * 65536),
    ],
    ids=["a header", "headers", "an address", "requests", "a body"],
)
def test_a_request_without_end_is_not_kept(fresh: Server, start: bytes, more: bytes) -> None:
    async def story() -> None:
        async with company(fresh), await Line.open(fresh) as line:
            line.write(start)
            await line.push(more, 100_000_000, A_WHILE)

    tell(story())


# Sockets


def test_who_does_not_say_hello_is_cut_off(hasty: Server) -> None:
    async def story() -> None:
        async with company(hasty) as place:
            began = monotonic()
            async with (
                await Line.upgraded(hasty, place.code) as silent,
                await Line.upgraded(hasty, place.code) as halting,
            ):
                halting.write(frame(TEXT, b'{"token": "', announced=100))
                assert await silent.rest(PATIENCE) is not None
                assert monotonic() - began > 0.99 * HELLO_SECONDS
                assert await halting.rest(PATIENCE) is not None

    tell(story())


def test_half_a_frame_and_then_silence_holds_up_nobody(server: Server) -> None:
    async def story() -> None:
        async with company(server) as place, await Line.upgraded(server, place.code, {"token": place.token}) as line:
            line.write(frame(TEXT, b'{"do":"ping"', announced=1000))
            await asyncio.sleep(1)
            assert await gauge(server, "connections") == 3

    tell(story())


@pytest.mark.parametrize("said", [None, {}], ids=["before hello", "after hello"])
def test_a_message_that_never_ends_is_cut_off_when_it_is_too_long(server: Server, said: dict[str, Any] | None) -> None:
    async def story() -> None:
        async with company(server) as place, await Line.upgraded(server, place.code, said) as line:
            line.write(frame(TEXT, b"x" * 1000, last=False))
            await line.push(frame(MORE, b"x" * 1000, last=False), 100_000, PATIENCE)
            assert await line.rest(PATIENCE) is not None

    tell(story())


@pytest.mark.parametrize("said", [None, {}], ids=["before hello", "after hello"])
def test_who_sends_a_message_of_empty_parts_without_end_is_cut_off(fresh: Server, said: dict[str, Any] | None) -> None:
    async def story() -> None:
        async with company(fresh) as place, await Line.upgraded(fresh, place.code, said) as line:
            line.write(frame(TEXT, b"x", last=False))
            assert not await line.push(frame(MORE, last=False) * 10_000, 100_000_000, PATIENCE)

    tell(story())


def test_a_message_of_100_mb_is_refused_when_it_is_announced(server: Server) -> None:
    async def story() -> None:
        async with company(server) as place, await Line.upgraded(server, place.code, {}) as line:
            line.write(frame(TEXT, announced=100_000_000))
            assert b"\x03\xf1" in (await line.rest(PATIENCE) or b"")  # `1009`: too big

    tell(story())


def test_10_000_messages_at_once_are_slowed_down(server: Server) -> None:
    async def story() -> None:
        floods = await gauge(server, "floods_total")
        async with company(server) as place, await Line.upgraded(server, place.code, {"token": place.token}) as line:
            messages = [b'{"do":"ping","id":"%d"}' % number for number in range(10_000)]
            await line.push(b"".join(frame(TEXT, message) for message in messages), 1, A_WHILE)
            await until_gauge(server, "floods_total", lambda found: found > floods)
            await asyncio.sleep(1)

    tell(story())


def test_who_sends_pings_without_end_and_reads_no_answer_is_cut_off(fresh: Server) -> None:
    async def story() -> None:
        async with company(fresh) as place, await Line.upgraded(fresh, place.code, {}) as line:
            assert not await line.push(frame(PING, b"x" * 125) * 500, 100_000_000, PATIENCE)

    tell(story())


@pytest.mark.parametrize("kind", [PING, PONG])
def test_who_floods_with_control_frames_is_cut_off(fresh: Server, kind: int) -> None:
    """At a table that there is, and at one that there is not."""

    async def story() -> None:
        async with company(fresh) as place:
            for code, hello in ((place.code, {}), ("AAAAA", None)):
                floods = await gauge(fresh, "floods_total")
                async with await Line.upgraded(fresh, code, hello) as line:
                    await line.push(frame(kind) * 2000, 1_000_000, PATIENCE)
                    await until_gauge(fresh, "floods_total", lambda found, before=floods: found > before)
                    assert await line.rest(PATIENCE) is not None

    tell(story())


def test_who_stops_reading_is_cut_off_and_the_others_go_on(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with company(server) as place, await Line.upgraded(server, place.code, {}) as deaf:
            async with await Client.open(server, place.code, token=place.token) as talker:
                for number in range(5000):
                    await talker.send({"do": "chat", "id": f"{number}", "text": "\U0001f319" * 500})
                    if number % 10 == 0:
                        await talker.reply(f"{number}")
                        if await gauge(server, "too_slow_total"):
                            break
            assert await gauge(server, "too_slow_total")
            await until_gauge(server, "connections", lambda found: found == 2)
            assert await deaf.rest(PATIENCE) is not None

    with Server(tmp_path, "--unlimited") as server:
        tell(story(server))


def test_60_connections_opened_and_dropped_leave_nothing_behind(server: Server) -> None:
    async def story() -> None:
        async with company(server) as place:
            for drop in (Line.cut, Line.close):
                opening = (Line.upgraded(server, place.code, {}) for _ in range(60))
                lines = await asyncio.gather(*opening)
                assert await gauge(server, "connections") == 62
                for line in lines:
                    drop(line)
                await until_gauge(server, "connections", lambda found: found == 2)
            await until(lambda: not is_here(place.polite, "C"))

    tell(story())


def test_who_comes_and_goes_300_times_is_welcomed_each_time(tmp_path: Path) -> None:
    """On a server that does not count how often."""

    async def story() -> None:
        async def come_and_go(times: int, go: Callable[[Line], None]) -> None:
            for _ in range(times):
                line = await Line.upgraded(server, place.code, {"token": place.token})
                assert b"welcome" in await line.reader.read(50)
                go(line)

        async with company(server) as place:
            await asyncio.gather(*(come_and_go(50, go) for go in (Line.cut, Line.close) * 3))
            await until(lambda: not is_here(place.polite, "C"))

    with Server(tmp_path, "--unlimited") as server:
        tell(story())


def is_here(client: Client, name: str) -> bool:
    return any(person["name"] == name and person.get("here") for person in client.table["people"])


def test_who_does_not_answer_pings_is_gone_also_if_he_does_not_let_go(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        code = server.make()["code"]
        async with await Line.upgraded(server, code, {}), await Line.clinging(server, code):
            await until_gauge(server, "connections", lambda found: found == 0)
        async with await Line.upgraded(server, code, {}):  # and the server still looks
            assert await gauge(server, "connections_made_total") == 3
            await until_gauge(server, "connections", lambda found: found == 0)

    with StagedServer(tmp_path, Staging(ping=PING_SECONDS)) as server:
        tell(story(server))
        assert "Traceback" not in server.log()


DESCRIPTORS = 300


def test_who_plays_gets_in_though_strangers_have_opened_more_lines_than_there_are(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with company(server) as place, AsyncExitStack() as strangers:
            lines = [await strangers.enter_async_context(await Line.open(server)) for _ in range(2 * DESCRIPTORS)]
            assert b"server_full" in (await lines[0].rest(PATIENCE) or b"")
            async with await Client.open(server, place.code, token=place.token) as player:
                assert (await player.command("ping"))["say"] == "done"
            assert server.http("GET", "/api/health").status == 200
            assert await gauge(server, "turned_away_total") >= 2 * DESCRIPTORS - DESCRIPTORS // 4
        assert server.log().count("strangers are turned away") == 1

    with StagedServer(tmp_path, Staging(descriptors=DESCRIPTORS)) as server:
        tell(story(server))


def test_who_asks_and_never_reads_the_answer_takes_nobodys_line(tmp_path: Path) -> None:
    """More of the answer waits than the system takes, so its line would never close by itself."""
    request = b"GET /api/books/original/rules HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.%d.%d\r\n\r\n"

    async def story(server: Server) -> None:
        async with company(server) as place, AsyncExitStack() as strangers:
            for number in range(DESCRIPTORS):
                line = await strangers.enter_async_context(await Line.open(server))
                line.write(request % divmod(number, 256) * 60)
            await until_gauge(server, "turned_away_total", lambda found: found >= DESCRIPTORS - DESCRIPTORS // 4)
            async with await Client.open(server, place.code, token=place.token) as player:
                assert (await player.command("ping"))["say"] == "done"
            assert await gauge(server, "descriptors") < DESCRIPTORS // 2

    with StagedServer(tmp_path, Staging(descriptors=DESCRIPTORS)) as server:
        tell(story(server))


@pytest.mark.parametrize("connection", [b"keep-alive", b"close"], ids=["kept", "closed"])
def test_who_reads_nothing_of_an_answer_is_cut_off(tmp_path: Path, connection: bytes) -> None:
    """Whoever reads slowly is not."""
    request = b"GET /api/books/original/rules HTTP/1.1\r\nHost: a\r\nConnection: %s\r\n\r\n"

    async def story(server: Server) -> None:
        async with company(server):
            before = await gauge(server, "descriptors")
            async with await Line.open(server) as deaf, await Line.open(server) as slow:
                for line in (deaf, slow):
                    line.write(request % b"keep-alive" * 60 + request % connection)
                while await gauge(server, "descriptors") > before + 1:
                    assert await slow.reader.read(1024)
                    await asyncio.sleep(0.1)
                assert b"HTTP/1.1 200 OK" in (await slow.rest(PATIENCE) or b"")

    with StagedServer(tmp_path, Staging(unread=UNREAD_SECONDS)) as server:
        tell(story(server))


@pytest.mark.parametrize(
    ("address", "another"), [("192.0.2.1", "192.0.2.2"), ("2001:db8:0:{:x}::1", "2001:db8:1::1")], ids=["one", "a /48"]
)
def test_one_address_or_network_cannot_take_all_lines(tmp_path: Path, address: str, another: str) -> None:
    async def story(server: Server) -> None:
        async with company(server) as place, AsyncExitStack() as lines:
            with pytest.raises(Gone) as gone:
                for number in range(DESCRIPTORS):
                    line = await Client.open(server, place.code, address=address.format(number))
                    lines.push_async_callback(line.close)
            assert gone.value.reason == "address_full"
            async with await Client.open(server, place.code, address=another) as other:
                assert (await other.command("ping"))["say"] == "done"

    with StagedServer(tmp_path, Staging(descriptors=DESCRIPTORS)) as server:
        tell(story(server))
