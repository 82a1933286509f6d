"""A WebSocket connection, from the first byte to the last. It knows nothing about tables.

uvicorn hands a connection over to this protocol when a client asks for a WebSocket. Incoming messages are handled at
once, and outgoing ones are framed and written at once, without a task or a queue. This makes a connection fast, and
halves its memory.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from websockets.http11 import Request

from citysleeps.server.desk import Desk
from citysleeps.server.frames import BITE, Frames
from citysleeps.server.limits import HELLO_SECONDS, MOST_UNSENT

PARTING_SECONDS: Final = 2.0  # for the client to read why the connection is closed


class WebSocket(asyncio.Protocol):
    """The connection of one client."""

    __slots__ = ("__weakref__", "connections", "ended", "frames", "timer", "transport")
    desk: Desk  # of the server; each server has its own subclass

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        self.connections: set[Any] = server_state.connections
        self.frames = Frames()
        self.timer: asyncio.TimerHandle | None = None
        self.ended = False  # nothing more is read or sent

    def shake_hands(self, request: Request) -> None:
        """Accept or reject the client's first request."""
        raise NotImplementedError

    def pay(self, cost: int) -> bool:
        """May the client send this much more?"""
        raise NotImplementedError

    def take(self, message: bytes) -> None:
        """Handle a message."""
        raise NotImplementedError

    # It begins and ends

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.connections.add(self)
        self.wait(HELLO_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections.discard(self)
        self.ended = True
        self.stop_waiting()

    def wait(self, seconds: float) -> None:
        """Cut the connection after this time."""
        self.stop_waiting()
        self.timer = asyncio.get_running_loop().call_later(seconds, self.abort)

    def stop_waiting(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def abort(self) -> None:
        self.ended = True
        self.transport.abort()

    def close(self, code: int) -> None:
        """Send a close code, and hang up."""
        if not self.ended:
            self.ended = True
            self.frames.protocol.send_close(code)
            self.write()
        self.transport.close()

    def check(self) -> None:
        """Ping the client, or cut it off if it has not answered the last ping. One that is not read cannot answer."""
        if not self.transport.is_reading():
            return
        if self.frames.ping():
            self.write()
        else:
            self.abort()

    def keeps_up(self) -> bool:
        """Does the client read what it is sent? If not, it is cut off, so that its buffer stays small."""
        if self.transport.get_write_buffer_size() <= MOST_UNSENT:
            return True
        self.desk.metrics.count("too_slow")
        self.abort()
        return False

    # What comes

    def data_received(self, data: bytes) -> None:
        """Usually one short message. Anything else is read in small pieces, so that a client that sends too much does
        not hold up others."""
        message = None if self.ended else self.frames.whole(data)
        if message is not None:
            self.take(message)
            return
        for at in range(0, len(data), BITE):
            if self.ended:
                return
            self.digest(data[at : at + BITE])

    def digest(self, data: bytes) -> None:
        for heard in self.frames.read(data):
            if self.ended:
                return
            if isinstance(heard, Request):
                self.shake_hands(heard)
            elif heard is not None:
                self.take(heard)
            elif not self.pay(1):
                self.abort()
        self.write()
        if not self.keeps_up():  # pongs that nobody reads
            return
        if self.frames.has_too_many_parts():
            self.abort()
        elif self.frames.is_over() and not self.ended:
            self.ended = True
            self.transport.close()

    # What goes

    def post(self, message: bytes, goes_on: bool = False) -> None:
        """Send a message, or a part of it."""
        if not self.ended and self.keeps_up():
            self.transport.write(self.frames.framed(message, goes_on))

    def write(self) -> None:
        """Send the library's own frames."""
        output = self.frames.output()
        if output and not self.transport.is_closing():
            self.transport.write(output)
