"""A WebSocket connection, from the first byte to the last. It knows nothing of tables.

uvicorn hands a connection over to this protocol when a client asks for a WebSocket. What is heard is passed on at once,
and what is said is framed and written at once, without a task or a queue. That is most of the speed and half of the
memory of a connection (docs/speed.md).
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from websockets.http11 import Request

from citysleeps.server.desk import Desk
from citysleeps.server.frames import BITE, Frames
from citysleeps.server.limits import HELLO_SECONDS, MOST_UNSENT

PARTING_SECONDS: Final = 2.0  # to read why the connection is closed


class WebSocket(asyncio.Protocol):
    """The connection of one client."""

    __slots__ = ("__weakref__", "connections", "ended", "frames", "timer", "transport")
    desk: Desk  # of the server; each server has its own subclass

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        self.connections: set[Any] = server_state.connections
        self.frames = Frames()
        self.timer: asyncio.TimerHandle | None = None
        self.ended = False  # nothing more is heard or said

    def shake_hands(self, request: Request) -> None:
        """Accept or reject the request with which a client begins."""
        raise NotImplementedError

    def pay(self, cost: int) -> bool:
        """May the client send so much more?"""
        raise NotImplementedError

    def take(self, message: bytes) -> None:
        """Do what a message says."""
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
        """Cut the connection after so long."""
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
        """Send the code of why, and hang up."""
        if not self.ended:
            self.ended = True
            self.frames.protocol.send_close(code)
            self.write()
        self.transport.close()

    def check(self) -> None:
        """Is anybody there? Whoever has not answered the last time is not."""
        if self.frames.ping():
            self.write()
        else:
            self.abort()

    def keeps_up(self) -> bool:
        """Does the client read what it is sent? One that does not is cut off, so that what waits for it stays small."""
        if self.transport.get_write_buffer_size() <= MOST_UNSENT:
            return True
        self.desk.metrics.count("too_slow")
        self.abort()
        return False

    # What comes

    def data_received(self, data: bytes) -> None:
        """Nearly always one short message; else a bite at a time, so that one who sends too much does not hold up the
        others."""
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
        """Send what the library has to send."""
        output = self.frames.output()
        if output and not self.transport.is_closing():
            self.transport.write(output)
