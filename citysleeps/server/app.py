"""The application: the API, and the headers that every answer has. Sockets go past it (websocket.py)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from citysleeps import __version__
from citysleeps.server import api, pages, problem
from citysleeps.server.desk import Desk
from citysleeps.server.headers import HEADERS
from citysleeps.server.limits import MOST_MESSAGE


def application(desk: Desk) -> Litestar:
    """The server's application; the desk's store is closed with it."""

    @asynccontextmanager
    async def open_desk(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.desk = desk
        todo = [desk.make_rounds(), desk.keep_house(), desk.metrics.feel_pulse(), desk.nodes.stay(), desk.nodes.watch()]
        chores = [asyncio.create_task(chore) for chore in todo]
        async with desk.store:
            yield
            for chore in chores:
                chore.cancel()

    return Litestar(
        [*api.HANDLERS, *pages.HANDLERS],
        lifespan=[open_desk],
        exception_handlers=problem.HANDLERS,  # type: ignore[arg-type]  # each handles its own kind
        response_headers=HEADERS,
        request_max_body_size=MOST_MESSAGE,
        openapi_config=OpenAPIConfig(
            title="City Sleeps",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            description="docs/protocol.md has the socket.",
        ),
        state=State(),
        logging_config=None,
    )
