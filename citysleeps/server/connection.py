"""One WebSocket of one client."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from citysleeps.server.limits import MOST_UNSENT
from citysleeps.table.messages import Goodbye, encode
from citysleeps.table.rows import NO_ONE, Who
from citysleeps.table.sentences import sentence

POLICY: Final = 1008  # close codes
TOO_SLOW: Final = "too_slow"


class Connection:
    """Messages are sent in order, by a task that lives only while there are some. A client that does not read is cut
    off, so that what waits for it stays small."""

    def __init__(self, send: Callable[[Any], Any], count: Callable[[str], None]) -> None:
        self.send = send
        self.count = count
        self.who: Who = NO_ONE
        self.has_creator_token = False
        self.language = ""
        self.unsent: deque[bytes] = deque()
        self.size = 0
        self.sending: asyncio.Task[None] | None = None
        self.ended = False

    def post(self, message: bytes) -> None:
        if self.ended:
            return
        self.size += len(message)
        if self.size > MOST_UNSENT:
            self.count(TOO_SLOW)
            self.abort()
            return
        self.unsent.append(message)
        if self.sending is None:
            self.sending = asyncio.get_running_loop().create_task(self.drain())

    async def drain(self) -> None:
        try:
            while self.unsent:
                message = self.unsent.popleft()
                self.size -= len(message)
                await self.send({"type": "websocket.send", "text": message.decode()})
        except OSError:
            self.ended = True  # the line is dead; its reader will notice
        self.sending = None

    def end(self, reason: str) -> None:
        """Say why, and hang up."""
        text = sentence("original", self.language, reason)
        self.post(encode(Goodbye(reason, text)))
        self.ended = True
        self.last = asyncio.get_running_loop().create_task(self.hang_up())

    last: asyncio.Task[None] | None = None

    async def hang_up(self) -> None:
        if self.sending:
            await self.sending
        try:
            await self.send({"type": "websocket.close", "code": POLICY})
        except (OSError, RuntimeError):
            pass  # it has gone already

    def abort(self) -> None:
        """Cut the line, without waiting for a client that does not read."""
        self.ended = True
        self.unsent.clear()
        if self.sending:
            self.sending.cancel()
        transport = getattr(getattr(self.send, "__self__", None), "transport", None)
        if transport:
            transport.abort()
