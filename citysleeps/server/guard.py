"""Before a request is handled: find its real client, and reject addresses that send too many."""

from __future__ import annotations

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from citysleeps.server.desk import Desk
from citysleeps.server.headers import HEADERS
from citysleeps.server.nodes import NODE
from citysleeps.server.problem import Trouble, language
from citysleeps.server.proxy import last
from citysleeps.views.words import sentence


class Guard:
    """Passes requests to the application, unless their address sends too many."""

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self.app = app
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self.look_behind_the_proxy(scope)
        client = scope["client"]
        if not client or self.desk.gates.requests.lets(client[0]):
            await self.app(scope, receive, send)
            return
        self.desk.metrics.count("floods")
        wanted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        body = msgspec.json.encode(Trouble("too_fast", sentence("", language(wanted), "too_fast")))
        headers = HEADERS | {"Content-Type": "application/json", "Content-Length": str(len(body))}
        raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": 429, "headers": raw})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def look_behind_the_proxy(self, scope: Scope) -> None:
        """Replace the proxy's address and scheme by those of its client."""
        peer = scope["client"][0] if scope["client"] else ""
        proxies = self.desk.proxies
        is_node = self.desk.nodes.is_one(values(scope, NODE.lower().encode()))
        scope["state"][NODE] = is_node
        forwarded = values(scope, b"x-forwarded-for")
        caller = last(forwarded) if is_node else proxies.caller(peer, forwarded)
        if caller != peer:
            scope["client"] = (caller, 0)
        scope["scheme"] = proxies.scheme(peer, scope["scheme"], values(scope, b"x-forwarded-proto"))


def values(scope: Scope, header: bytes) -> list[str]:
    return [value.decode("latin-1") for name, value in scope["headers"] if name == header]
