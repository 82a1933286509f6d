"""The application: the API, and the headers of every answer. Sockets do not go through it (websocket.py)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException

from citysleeps.server import api, pages
from citysleeps.server.desk import Desk
from citysleeps.server.problem import trouble


def application(desk: Desk) -> Starlette:
    """The server's application. It closes the desk's store when it ends."""

    @asynccontextmanager
    async def open_desk(app: Starlette) -> AsyncGenerator[None, None]:
        app.state.desk = desk
        todo = [desk.make_rounds(), desk.keep_house(), desk.metrics.feel_pulse(), desk.nodes.stay(), desk.nodes.watch()]
        chores = [asyncio.create_task(chore) for chore in todo]
        async with desk.store:
            yield
            for chore in chores:
                chore.cancel()
            await desk.scales.close()
            await desk.bookmaker.close()

    routes = [operation.route() for operation in (*api.OPERATIONS, *pages.OPERATIONS)]
    return Starlette(routes=routes, lifespan=open_desk, exception_handlers={HTTPException: trouble})
