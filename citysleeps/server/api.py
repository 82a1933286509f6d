"""The HTTP part: make a table, look one up, join; books, records, health, metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec
from msgspec import Meta

from citysleeps import __version__
from citysleeps.books.shelf import FIRST, SHELF
from citysleeps.kernel.described import Description, Guide
from citysleeps.notation.clauses import clauses
from citysleeps.notation.fair import commitment
from citysleeps.notation.record import write_lines
from citysleeps.server.address import invitation
from citysleeps.server.desk import Desk
from citysleeps.server.limits import household
from citysleeps.server.problem import Problem, Trouble
from citysleeps.server.proxy import LOOPBACK
from citysleeps.table.commands import Settings
from citysleeps.table.hall import is_code
from citysleeps.table.live import JOINED, LiveTable
from citysleeps.table.manners import GRACE_SECONDS, Manners
from citysleeps.table.messages import Done, encode
from citysleeps.table.people import new_token, own_token
from citysleeps.table.phases import LOBBY, OVER
from citysleeps.table.rows import NO_ONE, Damaged, Who
from citysleeps.table.state import guide
from citysleeps.table.table import Table, lies_open, opened

Sought = TypeVar("Sought")

LANGUAGE: Final = "en"
TROUBLES: Final = {
    status: ResponseSpec(Trouble, generate_examples=False, description=why)
    for status, why in (
        (400, "It could not be understood"),
        (403, "It is not shown"),
        (404, "There is no such"),
        (409, "It is refused"),
        (413, "It is too long"),
        (429, "Too fast, or too many guesses"),
        (503, "The store fails"),
    )
}


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made."""

    language: Annotated[str, Meta(description="Of the table: en, pl, sk, ru or es")] = LANGUAGE
    book: Annotated[str, Meta(description="One of GET /api/books")] = FIRST
    settings: Annotated[Settings, Meta(description="Only those that differ")] = {}
    grace_seconds: Annotated[int, Meta(ge=5, le=3600, description="How long the seat of one who is away is kept")] = (
        GRACE_SECONDS
    )
    absent: Annotated[Literal["bot", "leave", "wait"], Meta(description="What becomes of it then")] = "bot"
    seating: Annotated[Literal["table", "creator"], Meta(description="Who may give it to somebody else in a game")] = (
        "table"
    )


class MadeTable(msgspec.Struct):
    """A table that was made. Whoever has the creator's token has the creator's powers."""

    code: str
    creator: Annotated[str, Meta(description="The creator's token: a secret")]
    commitment: Annotated[str, Meta(description="The hash of the secret that the first deal is mixed from")]


class Newcomer(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who joins."""

    name: Annotated[str, Meta(max_length=200, description="1 to 40 characters")]
    language: str = LANGUAGE
    luck: Annotated[str, Meta(max_length=64, description="My own contribution to chance")] = ""
    token: Annotated[
        str, Meta(max_length=100, description="A token of my own making, lest joining twice makes two of me")
    ] = ""


class Joined(msgspec.Struct):
    """He has joined. Whoever has the token is this person."""

    id: Who
    token: Annotated[str, Meta(description="A secret")]


class Found(msgspec.Struct):
    """A table, as somebody sees it who has only its code."""

    code: str
    book: str
    language: str
    phase: str
    people: list[str]
    commitment: str


class Address(msgspec.Struct):
    """Where phones find this server."""

    address: str


class Health(msgspec.Struct):
    """The server is well."""

    status: str
    version: str
    damaged: Annotated[int, Meta(description="How often since its start a table could not be read as it was written")]


def is_of_us(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A page of another site can send a form without asking us, but not JSON; and one that has made its own name point
    at us can send anything, but is told apart by that name."""
    if not request.app.state.desk.is_own_page(request.headers.get("origin", ""), request.headers.get("host", "")):
        raise Problem("foreign_page", 403)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Problem("not_understood", 415, "the body must be application/json")


@post("/api/tables", summary="Make a table", responses=TROUBLES, guards=[is_of_us])
async def make_table(data: NewTable, state: State, request: Request[Any, Any, Any]) -> Response[MadeTable]:
    """A new table, with nobody at it yet."""
    desk: Desk = state.desk
    if not await desk.gates.making.lets(address(request)):
        raise Problem("too_fast", 429)
    live, token = await desk.hall.make(
        data.language, data.book, data.settings, Manners(data.grace_seconds, data.absent, data.seating)
    )
    desk.metrics.count("tables_made")
    live.neighbours.homes.add(household(address(request)))
    code = live.table.code
    made = MadeTable(code, token, commitment(live.table.secret))
    return Response(made, headers={"Location": f"/api/tables/{code}"})  # a proxy reads there which node has the table


@get("/api/tables/{code:str}", summary="Look up a table", responses=TROUBLES)
async def look_up(code: str, state: State, request: Request[Any, Any, Any]) -> Found:
    """Is there a table of this code, and who is there?"""
    table = (await the_table(code, state.desk, address(request))).table
    names = [person.name for person in table.people.values()]
    return Found(table.code, table.book.name, table.language, table.phase, names, commitment(table.secret))


@get("/api/tables/{code:str}/guide", summary="How to play at a table", responses=TROUBLES)
async def guide_of_table(code: str, state: State, request: Request[Any, Any, Any]) -> Guide:
    """What the book says to players in plain words, as it is played at this table; the same for everybody."""
    return guide((await the_table(code, state.desk, address(request))).table)


@post("/api/tables/{code:str}/people", summary="Join a table", responses=TROUBLES, guards=[is_of_us])
async def join_table(code: str, data: Newcomer, state: State, request: Request[Any, Any, Any]) -> Joined:
    """Come to a table. During a game one watches, until the creator gives one a seat or the next game is prepared."""
    desk: Desk = state.desk
    if not desk.gates.joining.lets(address(request)):
        raise Problem("too_fast", 429)
    live = await the_table(code, desk, address(request))
    token = own_token(data.token) if data.token else new_token()
    waiter = Waiter()
    neighbour = household(address(request)) if desk.limited else ""
    who = live.join(waiter, data.name, data.language, token, data.luck, neighbour)
    if await waiter.message != encode(Done(JOINED)):
        raise Problem("unavailable", 503)
    desk.metrics.count("people_joined")
    return Joined(who, token)


class Waiter:
    """Somebody who waits for one message of a table."""

    def __init__(self) -> None:
        self.who: Who = NO_ONE
        self.has_creator_token = False
        self.is_screen = False
        self.language = LANGUAGE
        self.message: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def post(self, message: bytes, goes_on: bool = False) -> None:
        if not self.message.done():
            self.message.set_result(message)

    def end(self, reason: str) -> None:
        self.post(b"")

    def shutdown(self) -> None:
        self.post(b"")

    def check(self) -> None:
        """It is."""


@get(
    "/api/tables/{code:str}/games/{number:int}/record",
    media_type="application/x-ndjson",
    summary="The record of a finished game",
    responses=TROUBLES,
)
async def record(code: str, number: int, state: State, request: Request[Any, Any, Any]) -> bytes:
    """Everything of a game that is over, as `citysleeps replay` and `citysleeps verify` read it."""
    desk: Desk = state.desk
    if not desk.gates.fetching.lets(address(request)):
        raise Problem("too_fast", 429)
    table = await look_for(code, desk, address(request), partial(game, desk, number))
    if not lies_open(table):
        raise Problem("not_revealed", 403)
    return write_lines(table.playing, table.notes.told.marks, table.fair)


async def game(desk: Desk, number: int, code: str) -> Table | None:
    """The table as it stood at the end of a game, however long ago: who has the link has the record, as long as the
    table is kept."""
    live = await desk.hall.find(code)
    if live and (live.table.number, live.table.phase) == (number, OVER):
        return live.table
    if live and not 0 < number < live.table.number + (live.table.phase == LOBBY):
        raise Problem("no_record", 404)
    log = await desk.store.read(code.upper()) if is_code(code) else []
    if not log:
        return None
    table = await opened(code.upper(), log, lambda table: table.number == number and table.phase == OVER)
    if (table.number, table.phase) != (number, OVER):
        raise Problem("no_record", 404)
    return table


@get("/api/books", summary="The rulebooks", sync_to_thread=False)
def books() -> dict[str, Description]:
    """Every rulebook: what is in the box, what happens in which order, what may be chosen."""
    return {name: book.describe() for name, book in SHELF.items()}


@get("/api/books/{book:str}/rules", summary="The clauses of a rulebook", sync_to_thread=False)
def rules(book: str) -> dict[str, str]:
    """Every clause and ruling by its id, in the order of the rules, in English."""
    if book not in SHELF:
        raise Problem("no_book", 404)
    return rules_of(book)


@get("/api/books/{book:str}/guide", summary="How to play a rulebook", sync_to_thread=False)
def guide_of_book(book: str) -> Guide:
    """What the book says to players in plain words, with its own settings."""
    if book not in SHELF:
        raise Problem("no_book", 404)
    return SHELF[book].guide({}, 0)


@cache
def rules_of(book: str) -> dict[str, str]:
    return clauses(SHELF[book])


@get("/api/address", summary="Where phones find this server", sync_to_thread=False)
def address_for_phones(request: Request[Any, Any, Any]) -> Address:
    """The address to type or to scan, in this machine's network."""
    return Address(invitation(request))


@get("/health/live", summary="Does the server live?", sync_to_thread=False)
def live(state: State) -> Health:
    """It answers, whatever its store does: there is no use in starting it anew."""
    return Health("well", __version__, state.desk.metrics.counts["damaged"])


@get("/health/ready", summary="Is the server well?", responses=TROUBLES)
async def ready(state: State) -> Health:
    """It answers, and what is done at its tables can be written down; 503 while it cannot."""
    return await wellness(state.desk)


@get("/api/health", summary="Is the server well?", responses=TROUBLES)
async def health(state: State) -> Health:
    """The same."""
    return await wellness(state.desk)


async def wellness(desk: Desk) -> Health:
    await desk.prove()
    return Health("well", __version__, desk.metrics.counts["damaged"])


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(state: State, request: Request[Any, Any, Any]) -> Response[str]:
    """Counters in the form that Prometheus reads, for this machine alone: a player could tell by them that somebody has
    acted in the night."""
    if address(request) not in LOOPBACK:
        raise Problem("no_page", 404)
    desk: Desk = state.desk
    text = desk.metrics.text(desk.hall, desk.nodes.own, sum(map(len, desk.nodes.lines.values())))
    return Response(text, media_type="text/plain; version=0.0.4")


async def the_table(code: str, desk: Desk, guesser: str) -> LiveTable:
    return await look_for(code, desk, guesser, desk.hall.find)


async def look_for(code: str, desk: Desk, guesser: str, find: Callable[[str], Awaitable[Sought | None]]) -> Sought:
    """What is found by this code; whoever guesses too many wrong ones has to wait, also with the right one, and nothing
    is looked up for him."""
    guessing = desk.gates.guessing
    if await guessing.is_shut(guesser):
        raise Problem("too_many_guesses", 429)
    try:
        found = await find(code)
    except Damaged as damaged:
        desk.report(code, damaged)
        raise Problem(damaged.reason, 500) from damaged
    if found is None:
        raise Problem("no_table", 404) if await guessing.lets(guesser) else Problem("too_many_guesses", 429)
    return found


def address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


HANDLERS: Final = [
    *(make_table, look_up, guide_of_table, join_table, record, books, rules, guide_of_book),
    *(address_for_phones, live, ready, health, metrics),
]
