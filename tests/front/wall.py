"""Somebody at the wall: between the phones and the proxy he sees TLS records, how long they are and in which order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import accumulate, pairwise
from random import Random
from typing import Any, NamedTuple

import websockets.frames
from patience import PATIENCE
from server.running import is_host_ask, legal, read
from websockets.frames import Opcode

from .proxy import Front

APPLICATION = 23  # the type of a TLS record with something in it
SEAL = 17  # bytes that TLS 1.3 adds to what is in a record: its true type, and a tag
STEP_OF_PHONE = 256  # bytes, as in web/src/line/line.ts
NIGHT = ("first_night", "night")


class Frame(NamedTuple):
    """How long it is, head and all, and whether it was dark already when it went."""

    length: int
    is_dark: bool


class Way:
    """What goes one way on a line: the lengths of its TLS records, as anybody sees them, without what every record has;
    and of the frames in them, as only the phone knows them."""

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.frames: list[Frame] = []
        self.rest = b""

    def see(self, data: bytes) -> None:
        self.rest += data
        while len(self.rest) >= 5 and len(self.rest) >= 5 + (length := int.from_bytes(self.rest[3:5], "big")):
            if self.rest[0] == APPLICATION:
                self.lengths.append(length - SEAL)
            self.rest = self.rest[5 + length :]

    def of_the_dark(self) -> list[Frame]:
        return [frame for frame in self.frames if frame.is_dark]

    def records_of_the_dark(self) -> list[int]:
        """Each has whole frames and nothing else: its length says no more than theirs."""
        edges = [0, *accumulate(frame.length for frame in self.frames)]
        found = []
        for begin, end in pairwise([0, *accumulate(self.lengths)]):
            within = [frame for at, frame in zip(edges, self.frames, strict=False) if begin <= at < end]
            if any(frame.is_dark for frame in within):
                assert begin in edges and (end in edges or end > edges[-1])
                found.append(end - begin)
        assert found
        return found


class Line(NamedTuple):
    to_phone: Way
    from_phone: Way


class Wall:
    """A relay to the proxy that writes down what it sees of every line."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self.lines: dict[int, Line] = {}  # by the port that the phone comes from
        self.port = 0
        self.open: dict[asyncio.Task[Any], tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = {}

    async def relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = self.lines[writer.get_extra_info("peername")[1]] = Line(Way(), Way())
        there, out = await asyncio.open_connection("127.0.0.1", self.front.port)
        task = asyncio.current_task()
        assert task
        self.open[task] = writer, out
        await asyncio.gather(carry(there, writer, line.to_phone), carry(reader, out, line.from_phone))
        del self.open[task]

    async def close(self) -> None:
        """Hang up on whoever is still there."""
        for writers in self.open.values():
            for writer in writers:
                writer.close()
        await asyncio.gather(*self.open)


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seen: Way) -> None:
    try:
        while data := await reader.read(1 << 16):
            seen.see(data)
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        pass  # a phone that hangs up does not wait until all has come
    finally:
        writer.close()


@asynccontextmanager
async def listening(front: Front) -> AsyncGenerator[Wall, None]:
    wall = Wall(front)
    async with await asyncio.start_server(wall.relay, "127.0.0.1", 0) as server:
        wall.port = server.sockets[0].getsockname()[1]
        try:
            yield wall
        finally:
            await wall.close()


class Phone:
    """A phone at a table, by a line through the wall."""

    def __init__(self, wall: Wall, code: str, token: str, creator: str) -> None:
        self.wall = wall
        self.path = f"/api/tables/{code}/socket"
        self.hello = {"token": token, "creator": creator}
        self.asks: list[Any] = []
        self.people: list[Any] = []
        self.facts: list[Any] = []
        self.is_dark = False
        self.begun = b""  # of a message that is not whole yet

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.wall.port, ssl=self.wall.front.trust, server_hostname="localhost"
        )
        assert self.writer.get_extra_info("ssl_object").version() == "TLSv1.3"
        head = ["Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        head = [f"GET {self.path} HTTP/1.1", *head, "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        self.writer.write("\r\n".join([*head, "", ""]).encode())
        assert (await self.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        self.line = self.wall.lines[self.writer.get_extra_info("sockname")[1]]
        for way in self.line:
            way.lengths.clear()  # the handshakes: from here on there are only frames
        self.send(self.hello)

    def send(self, order: dict[str, Any]) -> None:
        """Filled up with blanks, as the web client does."""
        text = json.dumps(order).encode()
        self.write(Opcode.TEXT, text.ljust(-(-len(text) // STEP_OF_PHONE) * STEP_OF_PHONE))

    def write(self, opcode: Opcode, payload: bytes) -> None:
        frame = websockets.frames.Frame(opcode, payload).serialize(mask=True)
        self.line.from_phone.frames.append(Frame(len(frame), self.is_dark))
        self.writer.write(frame)

    async def hear(self) -> None:
        """The next frame."""
        head = await self.reader.readexactly(2)
        length = head[1]
        if length > 125:
            head += await self.reader.readexactly(2 if length == 126 else 8)
            length = int.from_bytes(head[2:], "big")
        payload = await self.reader.readexactly(length)
        if head[0] & 15 == Opcode.PING:
            self.line.to_phone.frames.append(Frame(len(head) + length, False))
            self.write(Opcode.PONG, payload)
            return
        self.begun += payload
        if head[0] & 0x80:  # else more of it comes
            payload, self.begun = self.begun, b""
            for message in read(payload):
                self.take_in(message)
        self.line.to_phone.frames.append(Frame(len(head) + length, self.is_dark))  # that of dawn is not of the dark

    def take_in(self, message: dict[str, Any]) -> None:
        assert message["say"] != "goodbye", message
        self.facts = [] if message["say"] == "welcome" else self.facts
        self.facts += message.get("facts", [])
        assert message.get("n", len(self.facts)) == len(self.facts)  # nothing is missing
        self.asks = message.get("asks", self.asks)
        view = message.get("view") or {}
        if "where" in view:
            self.is_dark = view["where"][0] in NIGHT
        self.people = message.get("table", {}).get("people", self.people)

    async def play(self, chance: Random) -> None:
        """Until the first night is over, answer whatever is asked, and by night tap once where nothing is."""
        tapped = was_dark = False
        while not was_dark or self.is_dark:
            if self.asks:
                ask = chance.choice(self.asks)
                self.asks = []
                act, *args = legal(ask, chance)
                self.send({"do": "answer", "id": "a", "act": act, "args": args, "host": is_host_ask(ask)})
            elif self.is_dark and not tapped:
                tapped = True
                self.send({"do": "hunch", "id": "a", "seat": -1})
            async with asyncio.timeout(PATIENCE):
                await self.hear()
            was_dark = was_dark or self.is_dark
