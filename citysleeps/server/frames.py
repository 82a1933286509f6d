"""WebSocket frames (RFC 6455): bytes become messages, and messages become bytes. Nothing is sent or received here.

The library (websockets, without its I/O) does the handshake and reads the frames. Two things are done here because they
happen at every answer: reading a short message that comes in one frame, and framing what goes to many.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # in C if available
from websockets.http11 import Request
from websockets.server import ServerProtocol

from citysleeps.server.limits import MOST_MESSAGE

BITE: Final = 512  # bytes that are read at a time: some eighty of the smallest frames
MOST_PARTS: Final = 64  # of one message
TEXT: Final = 0x81  # a whole message of text
MORE: Final = 0x80  # the last part of one
LAST: Final = 0x80  # the bit that the other parts lack
MASKED: Final = 0x80  # as all that clients send
END_OF_REQUEST: Final = b"\r\n\r\n"


class Frames:
    """The frames of one client."""

    __slots__ = ("begun", "goes_on", "parts", "pinged", "protocol", "unanswered")

    def __init__(self) -> None:
        self.protocol = ServerProtocol(max_size=MOST_MESSAGE)
        self.begun = 0  # an upper bound of the bytes of an unfinished frame in the library
        self.parts: list[bytes] = []  # of an unfinished message
        self.pinged = 0  # of our pings that a pong has not answered yet
        self.unanswered = False  # nothing has come since our last ping
        self.goes_on = False  # more parts of our last message will follow

    # What comes

    def whole(self, data: bytes) -> bytes | None:
        """The message, if the bytes are one short text frame; None: `read` them."""
        message = None if self.begun or self.parts else whole(data)
        if message is not None:
            self.unanswered = False
        return message

    def read(self, data: bytes) -> Iterator[Request | bytes | None]:
        """Yields the request to open the WebSocket, then messages. None stands for a ping, or for a pong that nobody
        asked for: the library answers each ping, so they cost as much as messages."""
        self.protocol.receive_data(data)
        self.begun += len(data)
        for event in self.protocol.events_received():
            if isinstance(event, Request):
                self.begun = 0 if data.endswith(END_OF_REQUEST) else 1
                yield event
            elif isinstance(event, Frame):
                self.begun -= least_size(event)
                yield from self.heard(event)

    def heard(self, frame: Frame) -> Iterator[bytes | None]:
        """The message that ends with this frame, if one does."""
        opcode = frame.opcode
        if opcode is Opcode.PING or (opcode is Opcode.PONG and not self.pinged):
            yield None
        elif opcode is Opcode.PONG:
            self.pinged -= 1
            self.unanswered = False
        elif opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self.unanswered = False
            self.parts.append(bytes(frame.data))
            if frame.fin:
                parts, self.parts = self.parts, []
                yield b"".join(parts)

    def has_too_many_parts(self) -> bool:
        return len(self.parts) > MOST_PARTS

    def is_over(self) -> bool:
        """Has the client closed the WebSocket, or sent an invalid frame?"""
        return self.protocol.parser_exc is not None or self.protocol.close_expected()

    # What goes

    def framed(self, message: bytes, goes_on: bool) -> bytes:
        """Frame a message, or one part of it. `goes_on`: more parts follow."""
        frame = framed(message, self.goes_on, goes_on)
        self.goes_on = goes_on
        return frame

    def ping(self) -> bool:
        """Send a ping. False: the last one was not answered."""
        if self.unanswered:
            return False
        self.pinged += 1
        self.unanswered = True
        self.protocol.send_ping(b"")
        return True

    def output(self) -> bytes:
        """What the library has to send: the handshake, pings and pongs, a close."""
        return b"".join(self.protocol.data_to_send())


def whole(data: bytes) -> bytes | None:
    """The message, if this is exactly one short text frame. The library reads longer ones."""
    size = len(data)
    if size < 6 or size > BITE or data[0] != TEXT:
        return None
    if data[1] == MASKED | size - 6 and size - 6 < 126:
        return apply_mask(data[6:], data[2:6])
    if size > 8 and data[1] == MASKED | 126 and data[2] << 8 | data[3] == size - 8:
        return apply_mask(data[8:], data[4:8])
    return None


def least_size(frame: Frame) -> int:
    """The least bytes that a client's frame may take: a client may encode the length in more bytes than needed."""
    size = len(frame.data)
    return size + (6 if size < 126 else 8 if size < 65536 else 14)


@lru_cache(maxsize=32)  # the same message goes to many, one after the other
def framed(message: bytes, is_begun: bool = False, goes_on: bool = False) -> bytes:
    """A text frame, or a continuation frame (RFC 6455, 5.4)."""
    size = len(message)
    kind = (MORE if is_begun else TEXT) & ~(LAST if goes_on else 0)
    if size < 126:
        return bytes((kind, size)) + message
    if size < 65536:
        return bytes((kind, 126, size >> 8, size & 255)) + message
    return bytes((kind, 127)) + size.to_bytes(8, "big") + message
