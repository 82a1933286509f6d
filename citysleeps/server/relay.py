"""Passes requests about a table on to the node that has it, and returns its answers unchanged."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from citysleeps.server.desk import Desk
from citysleeps.server.nodes import NODE, Reply, ask
from citysleeps.server.problem import Problem
from citysleeps.store.port import Unavailable
from citysleeps.table.reopening import Elsewhere
from citysleeps.table.rows import Damaged

PATH: Final = re.compile(r"/api/tables/([^/]{1,20})(?:/.*)?")
MISDIRECTED: Final = 421  # tells a node that the table is not here
OWN: Final = {
    *(b"connection", b"content-length", b"date", b"expect", b"keep-alive"),  # of each of the two connections
    *(b"te", b"trailer", b"transfer-encoding", b"upgrade"),
    *(b"x-forwarded-for", NODE.lower().encode()),  # set by the node that passes it on
}


class Relay:
    """Passes requests to the application, or on to another node."""

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self.app = app
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        nodes = self.desk.nodes
        path = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and nodes.own else None
        if scope["type"] != "http" or path is None or self.is_shut(scope):
            await self.app(scope, receive, send)
            return
        request = Passed(scope, receive, nodes.secret)
        is_passed_on = scope["state"].get(NODE, False)
        find = partial(nodes.find, pass_on=None if is_passed_on else request.pass_on)
        try:
            found = await self.desk.look_for(path[1], scope["client"][0] if scope["client"] else "", find)
        except (Unavailable, Damaged, Problem):
            found = None  # the application looks again, and reports it
        except Elsewhere:
            found = Reply(MISDIRECTED, [], b"") if is_passed_on else None
        if isinstance(found, Reply):
            self.desk.metrics.count("passed_on")
            headers = [header for header in found.headers if header[0] not in OWN]
            length = (b"content-length", b"%d" % len(found.body))
            await send({"type": "http.response.start", "status": found.status, "headers": [*headers, length]})
            await send({"type": "http.response.body", "body": found.body, "more_body": False})
        else:
            await self.app(scope, request.receive, send)

    def is_shut(self, scope: Scope) -> bool:
        """Whether this address guesses codes. Nothing is looked up for it."""
        return scope["client"] is not None and self.desk.gates.guessing.gate.is_shut(scope["client"][0])


class Passed:
    """A request that may be passed on. Its body is read once, and only if it is passed on."""

    def __init__(self, scope: Scope, receive: Receive, secret: str) -> None:
        self.scope = scope
        self.receive = receive
        self.secret = secret

    async def pass_on(self, address: str) -> Reply:
        """Send it to another node. Raises OSError if a different node has to be asked."""
        scope = self.scope
        body = await self.body()
        query = b"?" + scope["query_string"] if scope["query_string"] else b""
        client = scope["client"]
        headers = [header for header in scope["headers"] if header[0] not in OWN]
        headers += [(b"x-forwarded-for", client[0].encode() if client else b""), (NODE.encode(), self.secret.encode())]
        reply = await ask(address, scope["method"], (scope["raw_path"] + query).decode("latin-1"), headers, body)
        if reply.status == MISDIRECTED:
            raise ConnectionRefusedError(address)
        return reply

    async def body(self) -> bytes:
        """The whole body. It can be received again afterwards."""
        parts = []
        receive = self.receive
        while True:
            message = await receive()
            parts.append(message.get("body", b""))
            if not message.get("more_body", False):
                break
        body = b"".join(parts)
        again = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def receive_again() -> Message:
            return next(again, None) or await receive()

        self.receive = receive_again
        return body
