"""Which assistant a call comes from: over stdio there is one, over HTTP everybody names the place that `join` gave."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from time import monotonic
from typing import Any, Final

from mcp.server.mcpserver import Context, MCPServer
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS

from citysleeps.models.session import Session

MOST_PLACES: Final = 100  # of all assistants
MOST_OF_ADDRESS: Final = 50  # of these, from one address
MOST_CALLS: Final = 4  # of one assistant at the same time
IDLE_SECONDS: Final = 900.0  # without a call, after which a place is given up
SWEEP_SECONDS: Final = 20.0  # between two looks for such places
JOINS: Final = (12, 1 / 20)  # of one address: a burst, then so many a second
CALLS: Final = (60, 2.0)  # of one assistant
Lets = Callable[[str], bool]  # whether this address or place may do something once more


class OneSession:
    """The only assistant, over stdio. The process is its own."""

    def __init__(self, server: str) -> None:
        self.session = Session(server)

    @contextmanager
    def call(self, context: Context[Any, Any], place: str) -> Iterator[Session]:
        """Who calls."""
        yield self.session

    @contextmanager
    def newcomer(self, context: Context[Any, Any]) -> Iterator[Session]:
        """Who joins. Raises ToolError if that is not possible now."""
        self.session.need_no_place()
        yield self.session

    def seated(self, context: Context[Any, Any], session: Session) -> str:
        """This assistant has joined. Returns what it needs to know about its place."""
        return ""

    def all(self) -> list[Session]:
        return [self.session]

    @asynccontextmanager
    async def living(self, _: MCPServer[Any]) -> AsyncIterator[None]:
        """As long as the server runs. Then all seats hang up."""
        try:
            yield
        finally:
            for session in self.all():
                await session.hang_up()


class Places(OneSession):
    """All assistants over HTTP.

    Since 2026 the protocol has no sessions there. So `join` returns a place, a word that nobody can guess, and every
    other call names it. An older client, whose session the SDK knows, may leave it out.
    """

    def __init__(
        self,
        server: str,
        may_join: Lets,
        may_call: Lets,
        clock: Callable[[], float] = monotonic,
        household: Callable[[str], str] = str,
    ) -> None:
        super().__init__(server)
        self.server = server
        self.may_join = may_join  # by address
        self.may_call = may_call  # by place
        self.clock = clock
        self.household = household  # whose an address is
        self.joining: list[Session] = []  # of assistants that have no place yet
        self.places: dict[str, Session] = {}
        self.of_session: dict[str, str] = {}  # the places of older clients, by the id of their session

    @contextmanager
    def call(self, context: Context[Any, Any], place: str) -> Iterator[Session]:
        found = place or self.of_session.get(session_of(context), "")
        session = self.places.get(found)
        if session is None:
            raise self.session.refused("no_place", self.session.words.say("seat-which-place"))
        if session.calls >= MOST_CALLS or not self.may_call(found):
            raise session.refused("too_fast", session.words.say("reason-too-fast"))
        session.calls += 1
        try:
            yield session
        finally:
            session.calls -= 1
            session.used = self.clock()

    @contextmanager
    def newcomer(self, context: Context[Any, Any]) -> Iterator[Session]:
        before = self.places.get(self.of_session.get(session_of(context), ""))
        if before is not None:
            before.need_no_place()
        address = address_of(context)
        if not self.may_join(address):
            raise self.session.refused("too_fast", self.session.words.say("reason-too-fast"))
        newcomer = Session(self.server, self.household(address))
        taken = [*self.places.values(), *self.joining]
        same = [one for one in taken if one.household == newcomer.household]
        if len(taken) >= MOST_PLACES or len(same) >= MOST_OF_ADDRESS:
            raise self.session.refused("server_full", self.session.words.say("seat-no-room"))
        self.joining.append(newcomer)
        try:
            yield newcomer
        finally:
            self.joining.remove(newcomer)

    def seated(self, context: Context[Any, Any], session: Session) -> str:
        place = secrets.token_urlsafe(16)
        self.places[place] = session
        session.used = self.clock()
        if session_of(context):
            self.of_session[session_of(context)] = place
        return session.words.say("seat-place", {"place": place})

    def all(self) -> list[Session]:
        return list(self.places.values())

    @asynccontextmanager
    async def living(self, mcp: MCPServer[Any]) -> AsyncIterator[None]:
        async with super().living(mcp):
            sweeping = asyncio.create_task(self.sweep())
            try:
                yield
            finally:
                sweeping.cancel()
                with suppress(asyncio.CancelledError):
                    await sweeping

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.forget_idle()

    async def forget_idle(self) -> None:
        """Give up the places of assistants that have left, or have not called for long."""
        now = self.clock()
        for place, session in list(self.places.items()):
            is_idle = now - session.used >= IDLE_SECONDS and not session.calls
            if session.seat is None or session.seat.ended[0] or is_idle:
                del self.places[place]
                self.of_session = {id: other for id, other in self.of_session.items() if other != place}
                await session.hang_up()


def session_of(context: Context[Any, Any]) -> str:
    """The id of the session of an older client. The SDK lets none through that it does not know; from newer clients it
    takes whatever they send, so that counts for nothing."""
    if context.protocol_version not in HANDSHAKE_PROTOCOL_VERSIONS:
        return ""
    return (context.headers or {}).get("mcp-session-id", "")


def address_of(context: Context[Any, Any]) -> str:
    client = context.request_context.request.client if context.request_context.request is not None else None
    return str(client.host) if client is not None else ""
