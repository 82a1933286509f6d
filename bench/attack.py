"""All that strangers can do at once, from another process, beside fifty tables in play.

    python bench/attack.py [--tables 50] [--seconds 20] [--beat-seconds 0]

At each table somebody honest plays with bots and sends a command a second that is written down; first in peace, then
under attack. Of each: how long the reply took, who was turned away, what came to the phones of the first table, which
strangers watch too, the memory of the server and its log. Attackers have addresses of their own, as a proxy names them.
What is said at night goes at once here, so that only the server takes its time; with the usual beat of 0.5 replies wait
for it, and the longest frame is to be looked at.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from load import memory, processor_seconds
from soak import SETTINGS, post, started
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

BOTS = 7
BY_HAND = {"host_mode": "human", **dict.fromkeys(SETTINGS, 0)}
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

    def __init__(self, address: str) -> None:
        self.address = address
        self.times: list[float] = []
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
        sent: dict[str, float] = {}
        writing = asyncio.create_task(self.write(socket, sent))
        try:
            async for message in messages(socket, frames):
                if message["say"] in ("done", "refused") and message["id"] in sent:
                    self.times.append(time.perf_counter() - sent.pop(message["id"]))
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

    async def write(self, socket: ClientConnection, sent: dict[str, float]) -> None:
        await asyncio.sleep(int.from_bytes(os.urandom(2)) / 65536)
        while True:
            id = os.urandom(8).hex()
            sent[id] = time.perf_counter()
            await socket.send(json.dumps({"do": "introduce", "id": id, "language": "en"}))
            await asyncio.sleep(1)

    async def measure(self, seconds: float, pid: int, when: str) -> None:
        self.times, self.turned_away = [], []
        self.frames.clear()
        busy, waited = sum(processor_seconds(pid)), waited_seconds(pid)
        await asyncio.sleep(seconds)
        times = sorted(self.times) or [0.0]
        found = {
            "replies": len(self.times),
            "p50 ms": round(1000 * times[len(times) // 2], 1),
            "p99 ms": round(1000 * times[len(times) * 99 // 100], 1),
            "most ms": round(1000 * times[-1], 1),
            "turned away": len(self.turned_away),
            "longest frame": max(self.frames, default=0),
            "bytes a second": round(sum(self.frames) / seconds),
            "server cpu": round((sum(processor_seconds(pid)) - busy) / seconds, 2),
            "server waits for a core": round((waited_seconds(pid) - waited) / seconds, 2),
            "server MB": memory(pid) // 1024,
        }
        print(when, json.dumps(found), *set(self.turned_away), flush=True)


def waited_seconds(pid: int) -> float:
    """How long it could have run and another process had the core: on a busy machine that is most of what one sees."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


# The others


def frame(kind: int, content: bytes = b"") -> bytes:
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2)
    return bytes([0x80 | kind]) + length + bytes(4) + content


class Attack:
    """Strangers, each kind from an address of its own. They know the code of a table where honest people play."""

    def __init__(self, address: str, code: str) -> None:
        self.address = address
        self.code = code
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
            (20, self.send_garbage),
            (10, self.draw),
            (2, self.lead),
            (25, self.crowd),
            (1, lambda: self.lengthen(*long)),
            (10, lambda: self.come_to(long[0])),
        ]
        each = [self.again_and_again(kind) for number, kind in kinds for _ in range(number)]
        await asyncio.gather(self.report(), *each)

    async def report(self) -> None:
        while True:
            await asyncio.sleep(5)
            print("  attackers:", json.dumps(self.done), flush=True)

    async def again_and_again(self, kind: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(*GONE):
                await kind()
            await asyncio.sleep(0.05)


async def run(tables: int, seconds: float, beat_seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("wb") as log:
        server, address = started(folder, "--beat-seconds", str(beat_seconds), log=log)
        attack = None
        try:
            honest = Honest(address)
            playing = [asyncio.create_task(honest.play(number)) for number in range(tables)]
            while honest.playing < tables:
                await asyncio.sleep(0.2)
            await honest.measure(seconds, server.pid, "in peace")
            attack = subprocess.Popen([sys.executable, __file__, "--attack", address, honest.codes[0]])
            await asyncio.sleep(5)
            await honest.measure(seconds, server.pid, "under attack")
            print("log of the server:", log.tell(), "bytes")
            for task in playing:
                if task.done():
                    task.result()  # nobody honest may have given up
                task.cancel()
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
    parser.add_argument("--attack", nargs=2, metavar=("ADDRESS", "CODE"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        asyncio.run(Attack(*options.attack).run())
    else:
        asyncio.run(run(options.tables, options.seconds, options.beat_seconds))


if __name__ == "__main__":
    main()
