"""The application: the API, the socket, and the headers that every answer has."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from citysleeps import __version__
from citysleeps.server import api, problem
from citysleeps.server.desk import Desk
from citysleeps.server.limits import MOST_MESSAGE
from citysleeps.server.socket import socket
from citysleeps.store.port import Store

SECURITY = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
API_ONLY = {"Cache-Control": "no-store"}
PAGE = Path(__file__).parent / "page.html"


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def page() -> Response[str]:
    """What a browser sees."""
    return Response(PAGE.read_text(encoding="utf-8"), media_type=MediaType.HTML)


def application(store: Store, bot_seconds: float, origins: tuple[str, ...] = ()) -> Litestar:
    """The server's application on a store, which is closed with it."""

    @asynccontextmanager
    async def open_store(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.desk = Desk(store, bot_seconds, origins)
        async with store:
            yield

    return Litestar(
        [*api.HANDLERS, socket, page],
        lifespan=[open_store],
        exception_handlers=problem.HANDLERS,  # type: ignore[arg-type]  # each handles its own kind
        response_headers=SECURITY | API_ONLY,
        request_max_body_size=MOST_MESSAGE,
        openapi_config=OpenAPIConfig(
            title="City Sleeps", version=__version__, path="/api/schema", description="docs/protocol.md has the socket."
        ),
        state=State(),
        logging_config=None,
    )
