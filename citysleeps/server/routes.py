"""Routes of the server: read a request, and send the answer or the reason for a failure."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from citysleeps.server.desk import Desk
from citysleeps.server.headers import HEADERS
from citysleeps.server.limits import MOST_MESSAGE
from citysleeps.server.problem import Problem, trouble

Body = TypeVar("Body")
JSON: Final = "application/json"
RECORD: Final = "application/x-ndjson"
SAME: Final = {"HEAD": "GET"}  # HEAD is GET without the body


class Operation:
    """One method of one path. `takes` and `gives` are the types of the bodies, for the OpenAPI description. Operations
    without a summary are not in it. `kind` is the content type of a body that is not JSON. `queries` are the names of
    query parameters."""

    def __init__(
        self,
        method: str,
        path: str,
        answer: Callable[[Request, Desk], Awaitable[Response]],
        summary: str = "",
        takes: object = None,
        gives: object = None,
        kind: str = RECORD,
        queries: tuple[str, ...] = (),
    ) -> None:
        self.method = method
        self.path = path
        self.answer = answer
        self.summary = summary
        self.takes = takes
        self.gives = gives
        self.kind = kind
        self.queries = queries

    def route(self) -> Route:
        return Route(self.path, self)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            response = await self.respond(request)
        except Exception as error:  # every error is answered, and our own faults are logged
            response = trouble(request, error)
        await response(scope, receive, send)

    async def respond(self, request: Request) -> Response:
        if request.method == "OPTIONS":
            return Response(status_code=204, headers=HEADERS | {"Allow": f"{self.method}, OPTIONS"})
        if SAME.get(request.method, request.method) != self.method:
            raise Problem("no_page", 405)
        return await self.answer(request, request.app.state.desk)


def reply(content: object, status: int = 200, headers: Mapping[str, str] | None = None, kind: str = JSON) -> Response:
    """An answer of the API, in JSON if it is not bytes."""
    body = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return Response(body, status, {**HEADERS, **(headers or {})}, kind)


async def read(request: Request, desk: Desk, kind: type[Body]) -> Body:
    """The body of a request. Only our own pages and programs may send one. A page of another site cannot send JSON
    without asking us first. A site whose name points at us could, but `is_own_page` knows it by its name."""
    if not desk.is_own_page(request.headers.get("origin", ""), request.headers.get("host", "")):
        raise Problem("foreign_page", 403)
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Problem("not_understood", 415, "the body must be application/json")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_MESSAGE:
            raise Problem("too_large", 413)
    return msgspec.json.decode(body, type=kind)
