"""A connection to the node that has the table, on behalf of a client. Bytes pass both ways unchanged."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

from websockets.client import ClientProtocol
from websockets.http11 import Response
from websockets.uri import parse_uri

from citysleeps.server.nodes import NODE, REACH_SECONDS, place
from citysleeps.server.websocket import PARTING_SECONDS

if TYPE_CHECKING:
    from citysleeps.server.socket import Socket


class Beyond(asyncio.Protocol):
    """The other node's end of a relayed connection. What comes from it goes to the client unread."""

    def __init__(self, near: Socket, address: str) -> None:
        self.near = near
        self.address = address  # of the other node
        host, port = place(address)
        host = f"[{host}]" if ":" in host else host
        self.handshake = ClientProtocol(parse_uri(f"ws://{host}:{port}/api/tables/{near.caller.code}/socket"))
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        request = self.handshake.connect()
        request.headers["X-Forwarded-For"] = self.near.caller.address.partition("/")[0]
        request.headers[NODE] = self.near.desk.nodes.secret
        self.handshake.send_request(request)
        self.transport.write(b"".join(self.handshake.data_to_send()))

    def data_received(self, data: bytes) -> None:
        if self.opened.done():
            self.pass_back(data)
            return
        self.handshake.receive_data(data)  # nothing follows its answer until we have said hello
        if self.handshake.handshake_exc:
            self.opened.set_exception(ConnectionRefusedError(self.address))
        elif any(isinstance(event, Response) for event in self.handshake.events_received()):
            self.opened.set_result(None)
            del self.handshake

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError(self.address))
        elif self.near.beyond is self:
            self.part()

    def pause_writing(self) -> None:
        self.near.transport.pause_reading()

    def resume_writing(self) -> None:
        self.near.transport.resume_reading()

    def pass_back(self, data: bytes) -> None:
        """Send bytes to the client. A client that does not read is cut off, as it would be on the other node."""
        if self.near.keeps_up() and not self.near.transport.is_closing():
            self.near.transport.write(data)

    def part(self) -> None:
        """Hang up on the client without a reason: only the other node can send it messages."""
        self.near.ended = True
        self.near.wait(PARTING_SECONDS)
        self.near.transport.close()

    def close(self) -> None:
        """The client is gone."""
        self.near.desk.nodes.discard(self.address, self)
        self.transport.close()


async def reach(near: Socket, address: str) -> Beyond:
    """Open a connection to the table on another node. Raises OSError."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(REACH_SECONDS):
        _, beyond = await loop.create_connection(lambda: Beyond(near, address), *place(address))
        try:
            await beyond.opened
        except BaseException:
            beyond.transport.abort()
            raise
    return beyond
