"""HTTP connections: uvicorn's, with limits on what is not a whole request yet."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from citysleeps.server.limits import HELLO_SECONDS

MOST_REQUEST: Final = 128 * 1024  # bytes of what is not answered yet


class Visitor(HttpToolsProtocol):
    """Cut off if its request does not come to an end, in bytes or in seconds."""

    timer: asyncio.TimerHandle | None = None
    heard = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.wait()

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

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)
