"""All that strangers can do at once, from another process, beside fifty tables in play.

    python bench/attack.py [--tables 50] [--seconds 20] [--beat-seconds 0]

At each table somebody honest plays with bots and sends a command a second that is written down; first in peace, then
under attack. Of each: how long the reply took, who was turned away, what came to the phones of the first table, which
strangers watch too, the memory of the server and its log. Attackers have addresses of their own, as a proxy names them.
What is said at night goes at once here, so that only the server takes its time; with the usual beat of 0.5 replies wait
for it, and the longest frame is to be looked at.

At the end it says what is broken, and fails if anything is. A busy machine changes that little: the server's limits and
the replies are measured by a clock that stands still while the server waits for a core.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from load import memory, processor_seconds
from soak import SETTINGS, post, started
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

BOTS = 7
GLANCE = 0.02  # seconds between two looks at what the scheduler says
KINDS = 20  # of strangers
MOST_MS = 50.0  # until half of the replies are there
BY_HAND = {"host_mode": "human", **dict.fromkeys(SETTINGS, 0)}
OWN_CLOCK = (
    f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); import attack; attack.limits_by_own_clock(); "
)
TEXT, PING = 1, 9
GONE = (OSError, EOFError, ConnectionClosed, AssertionError, asyncio.IncompleteReadError)


# The honest


async def messages(socket: ClientConnection, frames: list[int]) -> AsyncIterator[dict[str, Any]]:
    """A line each; and how long the frames were."""
    async for frame in socket:
        frames.append(len(frame))
        for line in str(frame).splitlines():
            if line.strip():
                yield json.loads(line)


class Honest:
    """What those who play have seen."""

    def __init__(self, address: str, pid: int) -> None:
        self.address = address
        self.pid = pid
        self.times: list[float] = []  # of replies, by the server's own clock
        self.turned_away: list[str] = []
        self.playing = 0
        self.codes: list[str] = []
        self.frames: list[int] = []  # lengths, of the first table

    async def play(self, number: int) -> None:
        """One table, as long as it lasts."""
        own = f"10.0.{number}.1"
        forwarded = f"X-Forwarded-For: {own}\r\n"
        made = await post(self.address, "/api/tables", {"settings": SETTINGS | {"deal_seconds": 5}}, forwarded)
        path = f"/api/tables/{made['code']}"
        self.codes.append(made["code"])
        token = (await post(self.address, f"{path}/people", {"name": "A"}, forwarded))["token"]
        hello = {"token": token, "creator": made["creator"]}
        while True:
            try:
                async with connect(
                    f"ws://{self.address}{path}/socket", proxy=None, additional_headers={"X-Forwarded-For": own}
                ) as socket:
                    await socket.send(json.dumps(hello))
                    await self.attend(socket, self.frames if made["code"] == self.codes[0] else [])
            except (OSError, ConnectionClosed, TimeoutError) as error:
                self.turned_away.append(repr(error))
                await asyncio.sleep(0.5)

    async def attend(self, socket: ClientConnection, frames: list[int]) -> None:
        sent: dict[str, Moment] = {}
        writing = asyncio.create_task(self.write(socket, sent))
        try:
            async for message in messages(socket, frames):
                if message["say"] in ("done", "refused") and message["id"] in sent:
                    self.times.append(sent.pop(message["id"]).passed(Moment.now(self.pid)))
                if message["say"] == "goodbye" or message.get("reason") in ("too_fast", "unavailable"):
                    self.turned_away.append(message["reason"])
                phase = message.get("table", {}).get("phase")
                if phase == "lobby" and len(message["table"]["people"]) <= BOTS:
                    await socket.send(json.dumps({"do": "add_bot", "id": os.urandom(8).hex()}))
                elif phase == "lobby":
                    self.playing += message["say"] == "news"
                    await socket.send(json.dumps({"do": "deal", "id": os.urandom(8).hex()}))
                elif phase == "over":
                    await socket.send(json.dumps({"do": "again", "id": os.urandom(8).hex()}))
        finally:
            writing.cancel()

    async def write(self, socket: ClientConnection, sent: dict[str, Moment]) -> None:
        await asyncio.sleep(int.from_bytes(os.urandom(2)) / 65536)
        while True:
            id = os.urandom(8).hex()
            sent[id] = Moment.now(self.pid)
            await socket.send(json.dumps({"do": "introduce", "id": id, "language": "en"}))
            await asyncio.sleep(1)

    async def measure(self, seconds: float, when: str) -> dict[str, float]:
        self.times, self.turned_away = [], []
        self.frames.clear()
        pid = self.pid
        busy, waited, began = sum(processor_seconds(pid)), waited_seconds(pid), time.monotonic()
        while (wall := time.monotonic() - began) < seconds + waited_seconds(pid) - waited:
            await asyncio.sleep(0.5)  # so many seconds of its own
        times = sorted(self.times) or [0.0]
        found = {
            "replies": len(self.times),
            "p50 ms": round(1000 * times[len(times) // 2], 1),
            "p99 ms": round(1000 * times[len(times) * 99 // 100], 1),
            "most ms": round(1000 * times[-1], 1),
            "turned away": len(self.turned_away),
            "longest frame": max(self.frames, default=0),
            "bytes a second": round(sum(self.frames) / wall),
            "server cpu": round((sum(processor_seconds(pid)) - busy) / wall, 2),
            "server waits for a core": round((waited_seconds(pid) - waited) / wall, 2),
            "server MB": memory(pid) // 1024,
        }
        print(when, json.dumps(found), *set(self.turned_away), flush=True)
        return found


class Moment(NamedTuple):
    """A moment, and how long the server and we had waited for a core until then."""

    at: float
    server: float
    own: float
    worked: float  # the server

    @classmethod
    def now(cls, pid: int) -> Moment:
        worked, waited = scheduled(pid)
        return cls(time.perf_counter(), waited, waited_seconds(os.getpid()), worked)

    def passed(self, later: Moment) -> float:
        """The seconds until then in which nobody waited for a core. Both may have waited at once, but the server has
        worked at least so long."""
        idle = later.at - self.at - (later.server - self.server) - (later.own - self.own)
        return max(later.worked - self.worked, idle, 0.0)


def scheduled(pid: int) -> tuple[float, float]:
    """How long it has run, and how long it could have run and another process had the core."""
    worked, waited, _ = Path(f"/proc/{pid}/schedstat").read_text().split()
    return int(worked) / 1e9, int(waited) / 1e9


def waited_seconds(pid: int) -> float:
    return scheduled(pid)[1]


class OwnClock:
    """The clock of the server's limits: it stands still while the server waits for a core. So the server is asked for
    as much work in each second that it has as on a machine of its own."""

    def __init__(self) -> None:
        self.read_at = self.seconds = 0.0

    def __call__(self) -> float:
        now = time.monotonic()
        if now - self.read_at > GLANCE:
            self.read_at = now
            self.seconds = max(self.seconds, now - waited_seconds(os.getpid()))
        return self.seconds


def limits_by_own_clock() -> None:
    """Called in the server, before it starts."""
    from citysleeps.server import limits

    limits.Gates = partial(limits.Gates, clock=OwnClock())  # type: ignore[misc, assignment]


def broken(peace: dict[str, float], attack: dict[str, float], log: int, kinds: int) -> list[str]:
    """What strangers have broken, or that too few of them have come to say."""
    limits = {
        "p50 ms": (attack["p50 ms"], MOST_MS),
        "p99 ms": (attack["p99 ms"], 10 * MOST_MS),
        "turned away": (attack["turned away"], 0),
        "longest frame": (attack["longest frame"], 16384),
        "server MB more": (attack["server MB"] - peace["server MB"], 150),
        "bytes of the log": (log, 16384),
    }
    wrong = [f"{what}: {found} instead of {most} at most" for what, (found, most) in limits.items() if found > most]
    return wrong if kinds >= KINDS else [*wrong, f"only {kinds} kinds of strangers have come, of {KINDS}"]


# The others


def frame(kind: int, content: bytes = b"") -> bytes:
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2)
    return bytes([0x80 | kind]) + length + bytes(4) + content


class Attack:
    """Strangers, each kind from an address of its own. They know the code of a table where honest people play."""

    def __init__(self, address: str, code: str, report: str) -> None:
        self.address = address
        self.code = code
        self.counts = Path(report)  # what was done, for the verdict
        self.host, port = address.split(":")
        self.port = int(port)
        self.done: dict[str, int] = {}

    def count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    async def upgraded(self, code: str, own: str, hello: dict[str, Any] | None) -> Any:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {self.address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"X-Forwarded-For: {own}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        if hello is not None:
            writer.write(frame(TEXT, json.dumps(hello).encode()))
        return reader, writer

    async def seat(self, own: str) -> tuple[str, str]:
        forwarded = f"X-Forwarded-For: {own}\r\n"
        code = (await post(self.address, "/api/tables", {}, forwarded))["code"]
        token = (await post(self.address, f"/api/tables/{code}/people", {"name": "A"}, forwarded))["token"]
        return code, token

    async def flood_with_pings(self) -> None:
        _, writer = await self.upgraded("AAAAA", "203.0.113.1", None)
        while not writer.is_closing():
            writer.write(frame(PING) * 1000)
            await writer.drain()
            self.count("pings (thousands)")

    async def talk_over_many_lines(self, code: str, token: str) -> None:
        _, writer = await self.upgraded(code, "203.0.113.2", {"token": token})
        while not writer.is_closing():
            text = json.dumps({"do": "chat", "id": os.urandom(8).hex(), "text": "words " * 80})
            writer.write(frame(TEXT, text.encode()))
            await writer.drain()
            self.count("words over many lines")
            await asyncio.sleep(1 / 28)

    async def watch(self, code: str) -> None:
        reader, _ = await self.upgraded(code, "203.0.113.3", {})
        self.count("watchers")
        await reader.read()

    async def be_deaf(self, code: str) -> None:
        _, writer = await self.upgraded(code, "203.0.113.4", {})
        self.count("deaf lines")
        while not writer.is_closing():
            await asyncio.sleep(1)

    async def be_silent(self) -> None:
        reader, _ = await asyncio.open_connection(self.host, self.port)
        self.count("silent lines")
        await reader.read()

    async def ask(self) -> None:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        while True:
            writer.write(b"GET /api/books HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.5\r\n\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
            await reader.readexactly(int(length.split(b":")[1]))
            self.count("requests")

    async def come_and_go(self, code: str, token: str) -> None:
        reader, writer = await self.upgraded(code, "203.0.113.6", {"token": token})
        await reader.read(100)
        writer.transport.abort()
        self.count("comings")

    async def make_tables(self) -> None:
        await self.seat("203.0.113.7")
        self.count("tables")

    async def recall(self) -> None:
        reader, writer = await self.upgraded(self.code, "203.0.113.8", {})
        reading = asyncio.create_task(reader.read())
        while not writer.is_closing() and not reading.done():
            writer.write(frame(TEXT, b'{"do":"recall","id":"1","before":100000}') * 14)
            await writer.drain()
            self.count("recalls")
            await asyncio.sleep(0.5)

    async def plead(self) -> None:
        own = f"203.0.114.{int.from_bytes(os.urandom(1))}"
        hello = {"token": os.urandom(24).hex(), "name": "A"}
        _reader, writer = await self.upgraded(self.code, own, hello)
        self.count("pleas")
        await asyncio.sleep(1)
        writer.transport.abort()

    async def join_in(self) -> None:
        """Somebody who has joined the game in play without a part in it, and lets everybody see the table again and
        again: by another language, and by coming and going."""
        own = "203.0.113.15"
        joined = await post(
            self.address,
            f"/api/tables/{self.code}/people",
            {"name": os.urandom(8).hex()},
            f"X-Forwarded-For: {own}\r\n",
        )
        while True:
            reader, writer = await self.upgraded(self.code, own, {"token": joined["token"]})
            for number in range(100):
                language = ("en", "pl")[number % 2]
                command = {"do": "introduce", "id": os.urandom(8).hex(), "language": language}
                writer.write(frame(TEXT, json.dumps(command).encode()))
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await reader.read()
            writer.transport.abort()
            self.count("strangers who joined")

    async def read_nothing(self) -> None:
        """Asks for long answers and takes none of them."""
        mine = socket.socket()
        mine.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        mine.setblocking(False)
        await asyncio.get_running_loop().sock_connect(mine, (self.host, self.port))
        _reader, writer = await asyncio.open_connection(sock=mine, limit=1024)
        request = b"GET /api/books/original/rules HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.16\r\n\r\n"
        writer.write(request * 60)
        self.count("answers that nobody reads")
        await asyncio.sleep(60)
        writer.transport.abort()

    async def guess_from_everywhere(self) -> None:
        """One of the 65,536 households of a network, with a code of its own."""
        own = f"2001:db8:0:{os.urandom(2).hex()}::1"
        reader, writer = await self.upgraded("".join(chr(65 + one % 26) for one in os.urandom(5)), own, {})
        await reader.read()
        writer.transport.abort()
        self.count("guesses from a network")

    async def fill(self, code: str) -> None:
        own = "X-Forwarded-For: 203.0.113.9\r\n"
        await post(self.address, f"/api/tables/{code}/people", {"name": os.urandom(8).hex()}, own)
        self.count("joined a lobby")

    async def send_garbage(self) -> None:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        writer.write(os.urandom(100) + b"\r\n\r\n")
        await reader.read()
        writer.close()
        self.count("garbage")

    async def draw(self) -> None:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        while True:
            code = "".join(chr(65 + letter % 8) for letter in os.urandom(5))
            request = f"GET /t/{code}/qr.svg HTTP/1.1\r\nHost: {'a' * 200}\r\nX-Forwarded-For: 203.0.113.11\r\n\r\n"
            writer.write(request.encode())
            head = await reader.readuntil(b"\r\n\r\n")
            length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
            await reader.readexactly(int(length.split(b":")[1]))
            self.count("pictures")

    async def lead(self) -> None:
        """A leader whose cards are not told yet: every input plays the night again for every card."""
        code, hello = await self.led_table("203.0.113.12")
        reader, writer = await self.upgraded(code, "203.0.113.12", hello)
        reading = asyncio.create_task(reader.read())
        inputs = [{"act": "next"}] * 3 + [{"act": "say", "args": ["words"]}] * 100
        commands: list[dict[str, Any]] = [{"do": "add_person", "name": f"P{number}"} for number in range(11)]
        commands += [{"do": "deal", "as_they_wake": True}, *({"do": "answer", "host": True, **one} for one in inputs)]
        for number in range(100_000):
            again = {"do": "answer", "host": True, "act": ("warn", "unwarn")[number % 2], "args": [2]}
            command = commands[number] if number < len(commands) else again
            writer.write(frame(TEXT, json.dumps({**command, "id": f"{number}"}).encode()))
            await writer.drain()
            if writer.is_closing() or reading.done():
                return
            self.count("inputs of a leader")
            await asyncio.sleep(0.05)

    async def crowd(self) -> None:
        """One of many who watch, each from an address of their own, and send as much as each of them may."""
        reader, writer = await self.upgraded(self.code, "198.51.{}.{}".format(*os.urandom(2)), {})
        reading = asyncio.create_task(reader.read())
        while not writer.is_closing() and not reading.done():
            writer.write(frame(TEXT, b'{"do":"ping","id":"1"}') * 3)
            await writer.drain()
            self.count("pings of a crowd")
            await asyncio.sleep(1 / 10)

    async def led_table(self, own: str) -> tuple[str, dict[str, str]]:
        """A table of people without phones, and the hello of its leader."""
        forwarded = f"X-Forwarded-For: {own}\r\n"
        made = await post(self.address, "/api/tables", {"settings": BY_HAND}, forwarded)
        joined = await post(self.address, f"/api/tables/{made['code']}/people", {"name": "A"}, forwarded)
        return made["code"], {"token": joined["token"], "creator": made["creator"]}

    async def lengthen(self, code: str, hello: dict[str, str]) -> None:
        """A leader who makes a game as long as can be, and asks for its protocol again and again."""
        reader, writer = await self.upgraded(code, "203.0.113.13", hello)
        reading = asyncio.create_task(reader.read())
        commands: list[dict[str, Any]] = [{"do": "add_person", "name": f"P{number}"} for number in range(11)]
        commands += [{"do": "deal"}]
        for number in range(100_000):
            again = {"do": "answer", "host": True, "act": ("warn", "unwarn")[number % 2], "args": [2]}
            others = again if number % 10 else {"do": "write_up", "language": "en"}
            command = commands[number] if number < len(commands) else others
            writer.write(frame(TEXT, json.dumps({**command, "id": f"{number}"}).encode()))
            await writer.drain()
            if writer.is_closing() or reading.done():
                return
            self.count("inputs of a long game")
            await asyncio.sleep(1 / 28)

    async def come_to(self, code: str) -> None:
        reader, writer = await self.upgraded(code, "203.0.113.14", {})
        await reader.read(100)
        writer.transport.abort()
        self.count("comings to a long game")

    async def run(self) -> None:
        long = await self.led_table("203.0.113.13")
        lobby = (await post(self.address, "/api/tables", {}, "X-Forwarded-For: 203.0.113.10\r\n"))["code"]
        loud, alone = await self.seat("203.0.113.2"), await self.seat("203.0.113.6")
        kinds: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (4, self.flood_with_pings),
            (190, lambda: self.talk_over_many_lines(*loud)),
            (200, lambda: self.watch(loud[0])),
            (40, lambda: self.be_deaf(loud[0])),
            (1000, self.be_silent),
            (10, self.ask),
            (10, lambda: self.come_and_go(*alone)),
            (2, self.make_tables),
            (20, self.recall),
            (12, self.plead),
            (2, lambda: self.fill(lobby)),
            (6, self.join_in),
            (100, self.read_nothing),
            (10, self.guess_from_everywhere),
            (20, self.send_garbage),
            (10, self.draw),
            (2, self.lead),
            (25, self.crowd),
            (1, lambda: self.lengthen(*long)),
            (10, lambda: self.come_to(long[0])),
        ]
        each = [self.again_and_again(kind) for number, kind in kinds for _ in range(number)]
        assert len(kinds) == KINDS
        await asyncio.gather(self.report(), *each)

    async def report(self) -> None:
        while True:
            await asyncio.sleep(5)
            print("  attackers:", json.dumps(self.done), flush=True)
            self.counts.write_text(json.dumps(self.done))

    async def again_and_again(self, kind: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(*GONE):
                await kind()
            await asyncio.sleep(0.05)


async def run(tables: int, seconds: float, beat_seconds: float) -> list[str]:
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("wb") as log:
        server, address = started(folder, "--beat-seconds", str(beat_seconds), log=log, before=OWN_CLOCK)
        attack = None
        try:
            honest = Honest(address, server.pid)
            playing = [asyncio.create_task(honest.play(number)) for number in range(tables)]
            while honest.playing < tables:
                await asyncio.sleep(0.2)
            peace = await honest.measure(seconds, "in peace")
            report = Path(folder) / "attackers"
            attack = subprocess.Popen([sys.executable, __file__, "--attack", address, honest.codes[0], str(report)])
            while not report.exists():
                await asyncio.sleep(0.5)
            attacked = await honest.measure(seconds, "under attack")
            print("log of the server:", log.tell(), "bytes")
            for task in playing:
                if task.done():
                    task.result()  # nobody honest may have given up
                task.cancel()
            return broken(peace, attacked, log.tell(), len(json.loads(report.read_text())))
        finally:
            for process in (attack, server):
                if process:
                    process.kill()
                    process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--beat-seconds", type=float, default=0)
    parser.add_argument("--attack", nargs=3, metavar=("ADDRESS", "CODE", "REPORT"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        asyncio.run(Attack(*options.attack).run())
    else:
        found = asyncio.run(run(options.tables, options.seconds, options.beat_seconds))
        print("broken:", "; ".join(found) or "nothing")
        sys.exit(bool(found))


if __name__ == "__main__":
    main()
