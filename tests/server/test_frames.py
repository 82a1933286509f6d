"""Messages are heard as they were sent, however the line cuts them into pieces."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from citysleeps.server.desk import Desk
from citysleeps.server.frames import BITE, MOST_PARTS, framed
from citysleeps.server.socket import Socket
from citysleeps.store.memory import MemoryStore

REQUEST = (
    b"GET /api/tables/ABCDE/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
SIZES = (0, 1, 5, 6, 7, 40, 119, 120, 125, 126, 127, 133, 134, 256, BITE - 9, BITE - 8, BITE - 7, BITE, 700)
TEXT, MORE, PING, PONG = 1, 0, 9, 10


class Wire:
    """Where the socket writes to."""

    is_read = True

    def is_reading(self) -> bool:
        return self.is_read

    def write(self, data: bytes) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def get_extra_info(self, name: str) -> Any:
        return ("127.0.0.1", 1)

    def close(self) -> None:
        pass


class Ear(Socket):
    """Keeps what it hears, and what it costs besides."""

    __slots__ = ("heard", "paid")

    def pay(self, cost: int) -> bool:
        self.paid += cost
        return True

    def take(self, message: bytes) -> None:
        self.heard.append(message)


def ear_of_server() -> Any:
    """After the handshake."""
    desk = Desk(MemoryStore(), 0, 0, (), False)
    ear: Any = type("OurEar", (Ear,), {"desk": desk})(None, SimpleNamespace(connections=set()), None)
    ear.heard, ear.paid = [], 0
    ear.connection_made(Wire())
    ear.data_received(REQUEST)
    return ear


def masked(kind: int, content: bytes, chance: Random, last: bool = True) -> bytes:
    size = len(content)
    length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2)
    mask = chance.choice([bytes(4), chance.randbytes(4)])
    return bytes([128 * last | kind]) + length + mask + bytes(content[i] ^ mask[i % 4] for i in range(size))


def said(chance: Random) -> tuple[bytes, bytes]:
    """A message, and its frames; its content may look like a frame."""
    content = chance.choice([chance.randbytes, bytes])(chance.choice(SIZES))
    if chance.randrange(3) == 0:
        content = masked(TEXT, content, chance)
    if chance.randrange(3):
        return content, masked(TEXT, content, chance)
    cut = chance.randint(0, len(content))
    between = masked(chance.choice([PING, PONG]), b"x", chance) if chance.randrange(2) else b""
    first = masked(TEXT, content[:cut], chance, last=False)
    return content, first + between + masked(MORE, content[cut:], chance)


@pytest.mark.parametrize("seed", range(60))
def test_messages_are_heard_however_they_are_cut(seed: int) -> None:
    chance = Random(seed)
    sent = [said(chance) for _ in range(40)]

    async def listen() -> list[bytes]:
        ear = ear_of_server()
        held = b""
        for _, frames in sent:
            held += frames
            while held and chance.randrange(3):  # nothing is cut, something, or much comes at once
                cut = chance.choice([1, 2, 4, 6, 8, len(frames), len(held), len(held)])
                ear.data_received(held[:cut])
                held = held[cut:]
        ear.data_received(held)
        assert not ear.ended and len(ear.frames.parts) <= MOST_PARTS
        return list(ear.heard)

    assert asyncio.run(listen()) == [content for content, _ in sent]


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    frame = framed(bytes(size))
    at = {125: 2, 126: 4, 127: 10}.get(max(125, frame[1]), 2)
    assert frame[0] == 0x81 and frame[at:] == bytes(size)
    assert (frame[1] if at == 2 else int.from_bytes(frame[2:at])) == size


def test_a_message_in_parts_is_put_together_by_any_client() -> None:
    line = ClientProtocol(parse_uri("ws://127.0.0.1/"), state=State.OPEN)
    parts = ["first \u0436".encode()[:-1], "\u0436".encode()[1:] + b" second", b" third"]
    line.receive_data(framed(parts[0], False, True) + framed(parts[1], True, True))
    line.receive_data(b"\x89\x00" + framed(parts[2], True, False) + framed(b"whole"))  # a ping may come between them
    frames = [event for event in line.events_received() if isinstance(event, Frame)]
    kinds = [(frame.opcode, frame.fin) for frame in frames]
    assert kinds == [(TEXT, False), (MORE, False), (PING, True), (MORE, True), (TEXT, True)]
    assert b"".join(bytes(frame.data) for frame in frames[:4]).decode() == "first \u0436 second third"
    assert line.parser_exc is None


def test_a_message_in_the_middle_of_another_is_an_end() -> None:
    chance = Random(0)

    async def listen() -> bool:
        ear = ear_of_server()
        ear.data_received(masked(TEXT, b"half", chance, last=False))
        ear.data_received(masked(TEXT, b"whole", chance))
        return ear.ended and not ear.heard

    assert asyncio.run(listen())


def test_the_answer_to_our_ping_costs_nothing_also_if_a_message_comes_before_it() -> None:
    chance = Random(0)

    async def paid() -> list[int]:
        ear = ear_of_server()
        costs = []
        for kinds in ((TEXT, PONG), (PONG,), (TEXT,), (PONG, PONG), (PING,)):
            ear.check()
            ear.data_received(b"".join(masked(kind, b"", chance) for kind in kinds))
            costs.append(ear.paid)
        return costs

    assert asyncio.run(paid()) == [0, 0, 0, 0, 1], "the ping that only a message answered is answered by a late pong"


def test_who_is_not_read_for_a_while_is_not_missed() -> None:
    async def is_cut() -> list[bool]:
        ear = ear_of_server()
        ear.check()
        ear.transport.is_read = False
        ear.check()
        while_not_read = ear.ended
        ear.transport.is_read = True
        ear.transport.abort = lambda: None
        ear.check()
        return [while_not_read, ear.ended]

    assert asyncio.run(is_cut()) == [False, True]
