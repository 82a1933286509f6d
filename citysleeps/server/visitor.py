"""HTTP connections: uvicorn's, with limits on unfinished requests."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from citysleeps.server.desk import Desk
from citysleeps.server.limits import HELLO_SECONDS, UNREAD_SECONDS
from citysleeps.server.problem import Trouble
from citysleeps.table.addresses import household
from citysleeps.views.words import sentence

MOST_REQUEST: Final = 128 * 1024  # bytes of requests that are not answered yet


class Outgoing:
    """A transport, to which an answer may still be written after the connection was cut. Then nothing happens."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport

    def write(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


class Visitor(HttpToolsProtocol):
    """An HTTP connection. It is cut off if a request is too long or takes too long to arrive, or if nobody reads the
    answer."""

    desk: Desk  # of the server; each server has its own subclass
    timer: asyncio.TimerHandle | None = None
    patience: asyncio.TimerHandle | None = None  # with a client that has not read everything
    heard = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.transport = cast("asyncio.Transport", Outgoing(transport))
        self.wait()
        peer = self.client[0] if self.client else ""
        is_proxy = self.desk.proxies.believes(peer)  # it has yet to name its client
        self.desk.door.come(self, "" if is_proxy else household(peer))

    def turn_away(self, reason: str) -> None:
        """There is no room for it. It is told so in English: its language is not known yet. One that does not read is
        only cut off: it would keep its place."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        if self.cycle is None or self.cycle.response_complete:
            body = msgspec.json.encode(Trouble(reason, sentence("", "en", reason)))
            head = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Type: application/json\r\n"
            self.transport.write(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.transport.close()

    def wait(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(HELLO_SECONDS, self.transport.abort)

    def stop_waiting(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def data_received(self, data: bytes) -> None:
        self.heard += len(data)
        if self.heard > MOST_REQUEST:
            self.transport.abort()
            return
        if self.timer is None:
            self.wait()
        super().data_received(data)

    def on_message_complete(self) -> None:
        self.stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.heard = 0
        super().on_response_complete()
        if self.patience is None:
            self.see_it_read(self.transport.get_write_buffer_size())

    def see_it_read(self, unread: int) -> None:
        """Wait until the client has read so much, or else cut it off. Also a connection that is being closed is only
        gone when everything was read."""
        now = self.transport.get_write_buffer_size()
        self.patience = None
        if now > unread:
            self.transport.abort()
        elif now:
            self.patience = asyncio.get_running_loop().call_later(UNREAD_SECONDS, self.see_it_read, now - 1)

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()
        self.desk.door.go(self)
        self.transport = cast("Outgoing", self.transport).transport
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        if self.patience:
            self.patience.cancel()
        self.desk.door.go(self)
        super().connection_lost(exc)
