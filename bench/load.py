"""Load over real sockets: many tables of ten play `original` at one server, durably on SQLite.

    python bench/load.py [--tables 10 100 400] [--seconds 10] [--thinking 100]

Clients are scripted: whoever has the floor says his lines one after the other, everybody votes, the night passes. First
as fast as the server takes it (saturated), then one answer a second at each table (paced). A measured answer is one
that everybody hears: its time ends when the last of the ten seats has it. With --thinking, there are as many tables
more, at each of which one person watches reasoning bots play.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from postgres import REAL, Cluster

SEATS = 10
LINES = 60  # that each speaker says
SETTINGS = {"preset": "basic", "night_step_seconds": 1, "deal_seconds": 600, "stalemate_rounds": 0}
WATCHED = {
    "preset": "extended",
    "night_step_seconds": 5,
    "deal_seconds": 1,
    "speech_seconds": 20,
    "stalemate_rounds": 0,
}
TEXT = "I was asleep all night, and I saw nothing at all."


class Ask(msgspec.Struct):
    act: str
    slots: list[dict[str, Any]]
    idle: list[str]


class Heard(msgspec.Struct, tag=lambda name: name.lower(), tag_field="say"):
    """What a scripted client looks at."""


class Welcome(Heard):
    asks: list[Ask]


class News(Heard):
    asks: list[Ask] | None = None
    facts: tuple[msgspec.Raw, ...] = ()


class Done(Heard):
    id: str


class Refused(Heard):
    id: str
    reason: str


decode = msgspec.json.Decoder(Welcome | News | Done | Refused).decode


class Seat(asyncio.Protocol):
    """One client, with just as much of WebSocket as a client of our server needs."""

    def __init__(self, party: Party, address: str, path: str, hello: bytes) -> None:
        self.party = party
        self.address = address
        self.path = path
        self.hello = hello
        self.buffer = bytearray()
        self.open = False
        self.asks: list[Ask] = []
        self.said = 0
        self.next = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        if self.open and not buffer and data[:2] == b"\x81\x7e" and data[2] << 8 | data[3] == len(data) - 4:
            self.hear(data[4:])  # nearly always, and quick: the client has one core as the server has
            return
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self.open = True
            self.send(self.hello)
        at = 0
        while len(buffer) - at >= 2:
            length, head = buffer[at + 1], 2
            if length == 126:
                length, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if len(buffer) - at < head + length:
                break
            if buffer[at] & 15 == 1:
                self.hear(bytes(buffer[at + head : at + head + length]))
            elif buffer[at] & 15 == 9:
                self.send(bytes(buffer[at + head : at + head + length]), 10)
            at += head + length
        del buffer[:at]

    def send(self, text: bytes, opcode: int = 1) -> None:
        size = len(text)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)  # a mask of zeros is one too

    def hear(self, frame: bytes) -> None:
        for line in frame.rstrip().split(b"\n"):
            if line:
                self.take_in(line)

    def take_in(self, text: bytes) -> None:
        party = self.party
        message = decode(text)
        if party.is_watched:
            party.welcomed += isinstance(message, Welcome)
            return
        party.load.deliveries += 1
        if isinstance(message, News):
            if message.facts:
                party.heard()
            if message.asks is not None:
                self.asks = message.asks
                party.act(self)
        elif isinstance(message, Done):
            party.load.answers += 1
            party.waiting = False
            party.act(self)
        elif isinstance(message, Welcome):
            self.asks = message.asks
            party.welcomed += 1
            party.act(self)
        else:
            party.load.refusals[message.reason] += 1
            party.waiting = False
            self.said = LINES  # one who has said enough in this game goes on without a word
            party.act(self)

    def act(self) -> None:
        """Answer what is asked, as the script says."""
        ask = self.asks[0]
        if ask.act == "say" and self.said < LINES:
            self.said += 1
            self.party.talks = True
            self.party.expect()
            self.answer("say", [TEXT])
            return
        if ask.act == "say":
            self.said = 0
        self.asks = []
        if ask.act == "vote" and random.random() < 0.3:
            self.answer("vote", [slot["seats"][0] if slot["kind"] == "seat" else "spare" for slot in ask.slots])
        elif ask.idle:
            self.answer(ask.idle[0], [])
        elif ask.slots:
            self.answer(ask.act, [random.choice(ask.slots[0]["seats"])])
        else:
            self.answer(ask.act, [])

    def answer(self, act: str, args: list[Any]) -> None:
        self.next += 1
        self.send(msgspec.json.encode({"do": "answer", "id": str(self.next), "act": act, "args": args}))


class Party:
    """One table and its ten clients."""

    def __init__(self, load: Load, is_watched: bool = False) -> None:
        self.load = load
        self.is_watched = is_watched  # bots play, and one client watches
        self.seats: list[Seat] = []
        self.waiting = False  # for a reply
        self.welcomed = 0
        self.talks = False  # past the deal and the first night
        self.said_at = 0.0
        self.ears = 0
        self.due = 0.0

    def expect(self) -> None:
        """Something is said that all ten will hear."""
        self.said_at = time.perf_counter()
        self.ears = SEATS

    def heard(self) -> None:
        if self.ears:
            self.ears -= 1
            if not self.ears:
                self.load.times.append(time.perf_counter() - self.said_at)

    def act(self, seat: Seat) -> None:
        """Let a seat answer: at once if saturated; otherwise the next that is asked, when its time has come."""
        if self.load.playing and not self.load.pace and seat.asks:
            seat.act()

    def tick(self) -> None:
        asked = [seat for seat in self.seats if seat.asks]
        if asked:
            asked[0].act()


class Load:
    """Everything that one run counts."""

    def __init__(self, address: str, pid: int) -> None:
        self.address = address
        self.pid = pid
        self.parties: list[Party] = []
        self.playing = False
        self.pace = False
        self.clear()

    def clear(self) -> None:
        self.answers = self.deliveries = 0
        self.refusals: Counter[str] = Counter()
        self.times: list[float] = []

    async def open(self, tables: int) -> None:
        loop = asyncio.get_running_loop()
        http = HTTPConnection(self.address)
        host, port = self.address.split(":")
        for _ in range(tables):
            party = Party(self)
            table = call(http, "/api/tables", {"settings": SETTINGS})
            path = f"/api/tables/{table['code']}/socket"
            for i in range(SEATS):
                person = call(http, f"/api/tables/{table['code']}/people", {"name": f"P{i}"})
                hello = {"token": person["token"]} | ({"creator": table["creator"]} if i == 0 else {})
                _, seat = await loop.create_connection(
                    lambda party=party, path=path, hello=hello: Seat(  # type: ignore[misc]
                        party, self.address, path, msgspec.json.encode(hello)
                    ),
                    host,
                    int(port),
                )
                party.seats.append(seat)
            self.parties.append(party)
        while any(party.welcomed < SEATS for party in self.parties):
            await asyncio.sleep(0.05)
        for party in self.parties:
            party.seats[0].send(b'{"do":"deal","id":"deal"}')
        while any(party.welcomed < 2 * SEATS for party in self.parties):
            await asyncio.sleep(0.05)

    async def watch(self, tables: int, bots: int) -> None:
        """Open as many tables more, at each of which one client watches so many reasoning bots."""
        http = HTTPConnection(self.address)
        host, port = self.address.split(":")
        for _ in range(tables):
            party = Party(self, True)
            made = call(http, "/api/tables", {"settings": WATCHED, "bots": "sharp"})
            person = call(http, f"/api/tables/{made['code']}/people", {"name": "P"})
            path = f"/api/tables/{made['code']}/socket"
            hello = msgspec.json.encode({"token": person["token"], "creator": made["creator"]})
            _, seat = await asyncio.get_running_loop().create_connection(
                lambda party=party, path=path, hello=hello: Seat(party, self.address, path, hello),  # type: ignore[misc]
                host,
                int(port),
            )
            while not party.welcomed:
                await asyncio.sleep(0.01)
            for number in range(bots):
                seat.send(b'{"do":"add_bot","id":"bot %d"}' % number)
            seat.send(b'{"do":"deal","id":"deal"}')
            while party.welcomed < 2:
                await asyncio.sleep(0.01)

    async def saturate(self, seconds: float) -> dict[str, Any]:
        self.playing = True
        for party in self.parties:
            for seat in party.seats:
                party.act(seat)
        while not all(
            party.talks for party in self.parties
        ):  # all fall asleep at once: many act too late, and are refused
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        return await self.measure(seconds)

    async def measure(self, seconds: float) -> dict[str, Any]:
        self.clear()
        busy, began = processor_seconds(self.pid), time.perf_counter()
        own = time.process_time()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        user, system = (now - before for now, before in zip(processor_seconds(self.pid), busy, strict=True))
        times = sorted(self.times) or [0.0]
        return {
            "answers/s": round(self.answers / took),
            "deliveries/s": round(self.deliveries / took),
            "p50 ms": round(1000 * times[len(times) // 2], 1),
            "p99 ms": round(1000 * times[len(times) * 99 // 100], 1),
            "server cpu": round((user + system) / took, 2),
            "µs an answer": [round(1e6 * part / max(1, self.answers)) for part in (user, system)],
            "client cpu": round((time.process_time() - own) / took, 2),
            "refused": self.refusals,
        }

    async def paced(self, seconds: float) -> dict[str, Any]:
        """One answer a second at each table, spread evenly."""
        self.pace = True
        await asyncio.sleep(2)
        running = asyncio.create_task(self.drip())
        await asyncio.sleep(2)
        found = await self.measure(seconds)
        running.cancel()
        return found

    async def drip(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        n = 0
        while True:
            self.parties[n % len(self.parties)].tick()
            n += 1
            await asyncio.sleep(max(0.0, began + n / len(self.parties) - loop.time()))


def call(http: HTTPConnection, path: str, body: dict[str, Any]) -> Any:
    http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    reply = http.getresponse()
    content = reply.read()
    assert reply.status == 201, content
    return json.loads(content)


def processor_seconds(pid: int) -> tuple[float, float]:
    """Of the program itself, and of the system for it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / ticks, int(fields[12]) / ticks


def memory(pid: int) -> int:
    """Kilobytes in use."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def run(tables: int, seconds: float, cluster: Cluster | None, thinking: int, bots: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).parent / "citysleeps"), "serve", "--host", "127.0.0.1", "--port", "0"]
        database = cluster.make() if cluster else f"{folder}/load.db"
        server = subprocess.Popen([*command, "--database", database, "--unlimited"], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            address = server.stdout.readline().split()[4].removeprefix("http://")
            load = Load(address, server.pid)
            empty = memory(server.pid)
            await load.open(tables)
            opened = memory(server.pid)
            await load.watch(thinking, bots)
            kept = "postgresql" if cluster else "sqlite"
            found: dict[str, Any] = {"tables": tables, "in": kept, "thinking": thinking}
            found["saturated"] = await load.saturate(seconds)
            found["one a second"] = await load.paced(seconds)
            found["kB a table, dealt"] = round((opened - empty) / tables)
            found["kB a table, played"] = round((memory(server.pid) - empty) / tables)
            return found
        finally:
            server.kill()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 400])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL of its own too")
    parser.add_argument("--thinking", type=int, default=0, help="tables of reasoning bots beside them")
    parser.add_argument("--bots", type=int, default=13, help="at each of these")
    options = parser.parse_args()
    with ExitStack() as stack:
        kept = [None, stack.enter_context(Cluster(None, **REAL))] if options.postgresql else [None]
        for tables in options.tables:
            for cluster in kept:
                print(
                    json.dumps(uvloop.run(run(tables, options.seconds, cluster, options.thinking, options.bots))),
                    flush=True,
                )


if __name__ == "__main__":
    main()
