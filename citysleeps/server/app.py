"""The application: the API, and the headers that every answer has. Sockets go past it (socket.py)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from citysleeps import __version__
from citysleeps.server import api, pages, problem
from citysleeps.server.desk import Desk
from citysleeps.server.limits import MOST_MESSAGE

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
API_ONLY = {"Cache-Control": "no-store"}


def application(desk: Desk) -> Litestar:
    """The server's application; the desk's store is closed with it."""

    @asynccontextmanager
    async def open_desk(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.desk = desk
        rounds = asyncio.create_task(desk.make_rounds())
        async with desk.store:
            yield
            rounds.cancel()

    return Litestar(
        [*api.HANDLERS, *pages.HANDLERS],
        lifespan=[open_desk],
        exception_handlers=problem.HANDLERS,  # type: ignore[arg-type]  # each handles its own kind
        response_headers=SECURITY | API_ONLY,
        request_max_body_size=MOST_MESSAGE,
        openapi_config=OpenAPIConfig(
            title="City Sleeps", version=__version__, path="/api/schema", description="docs/protocol.md has the socket."
        ),
        state=State(),
        logging_config=None,
    )
