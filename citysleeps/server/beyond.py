"""The far end of a line that is passed on to the node that has the table: bytes go both ways as they are."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from secrets import token_bytes
from typing import TYPE_CHECKING, Final, cast

from citysleeps.server.nodes import NODE, REACH_SECONDS, place

if TYPE_CHECKING:
    from citysleeps.server.socket import Socket

MOST_HEAD: Final = 16 * 1024  # bytes of the answer to a handshake


class Beyond(asyncio.Protocol):
    """Whatever comes from the other node goes to the client, and is not looked at."""

    def __init__(self, near: Socket, address: str) -> None:
        self.near = near
        self.address = address
        self.head = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.opened.done():
            self.near.pass_back(data)
            return
        self.head += data
        if b"\r\n\r\n" in self.head or len(self.head) > MOST_HEAD:  # nothing comes behind it before we have said hello
            if self.head.startswith(b"HTTP/1.1 101 "):
                self.opened.set_result(None)
            else:
                self.opened.set_exception(ConnectionRefusedError(self.address))

    def pause_writing(self) -> None:
        self.near.transport.pause_reading()

    def resume_writing(self) -> None:
        self.near.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError(self.address))
        elif self.near.beyond is self:
            self.near.part()


async def reach(near: Socket, address: str) -> Beyond:
    """A line to the table on another node, on which nothing is said yet; raises OSError."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(REACH_SECONDS):
        _, beyond = await loop.create_connection(lambda: Beyond(near, address), *place(address))
        lines = [
            f"GET /api/tables/{near.code}/socket HTTP/1.1",
            f"Host: {':'.join(map(str, place(address)))}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(token_bytes(16)).decode()}",
            f"X-Forwarded-For: {near.address.partition('/')[0]}",
            f"{NODE}: {near.desk.nodes.secret}",
        ]
        beyond.transport.write("\r\n".join([*lines, "", ""]).encode())
        try:
            await beyond.opened
        except BaseException:
            beyond.transport.abort()
            raise
    return beyond
