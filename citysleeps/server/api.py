"""The HTTP part: make a table, look one up, join; books, records, health, metrics."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from citysleeps import __version__
from citysleeps.agents.minds import Minds
from citysleeps.agents.odds import Odds
from citysleeps.books.described import Cover, Description, Guide, Printed
from citysleeps.books.shelf import SHELF
from citysleeps.notation.clauses import clauses
from citysleeps.notation.fair import commitment
from citysleeps.notation.record import write_lines
from citysleeps.server.address import invitation
from citysleeps.server.bodies import (
    LANGUAGE,
    Address,
    Asker,
    Found,
    Health,
    Joined,
    MadeTable,
    Newcomer,
    NewTable,
)
from citysleeps.server.desk import Desk
from citysleeps.server.limits import BELIEVED, FETCHED
from citysleeps.server.openapi import described
from citysleeps.server.problem import Problem
from citysleeps.server.proxy import LOOPBACK
from citysleeps.server.routes import RECORD, Operation, read, reply
from citysleeps.server.scales import Fairness
from citysleeps.table.addresses import household, neighbourhood
from citysleeps.table.hall import is_code
from citysleeps.table.live import JOINED, LiveTable
from citysleeps.table.log import opened
from citysleeps.table.manners import Manners
from citysleeps.table.messages import Done, encode
from citysleeps.table.people import hashed, is_token, new_token, own_token
from citysleeps.table.phases import GAME, LOBBY, OVER
from citysleeps.table.protocol import kept
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import NO_ONE, Damaged, Who
from citysleeps.table.state import guide, printed
from citysleeps.table.table import Table, lies_open
from citysleeps.views.protocol import Protocol, as_csv
from citysleeps.views.words import LANGUAGES

Sought = TypeVar("Sought")

CSV: Final = "text/csv"
FindGame = Callable[[Desk, int, str, str], Awaitable[Table | None]]
NUMBER: Final = re.compile(r"-?\d{1,9}", re.ASCII)


async def make_table(request: Request, desk: Desk) -> Response:
    """A new table, with nobody at it yet."""
    data = await read(request, desk, NewTable)
    if not await desk.gates.making.lets(address(request)):
        raise Problem("too_fast", 429)
    live, token = await desk.hall.make(
        data.language,
        data.book,
        data.settings,
        Manners(data.grace_seconds, data.absent, data.seating, data.bots, data.talk, data.odds),
    )
    desk.metrics.count("tables_made")
    live.neighbours.homes.add(household(address(request)))
    code = live.table.code
    made = MadeTable(code, token, commitment(live.table.secret))
    return reply(made, 201, {"Location": f"/api/tables/{code}"})  # a proxy reads there which node has the table


async def look_up(request: Request, desk: Desk) -> Response:
    """Whether there is a table with this code, and who is at it."""
    live = await the_table(request, desk)
    table, people = live.table, live.table.people
    names = [person.name for person in people.values()]
    away = [person.name for who, person in people.items() if not person.bot and who not in live.presence.here]
    found = Found(table.code, table.book.name, table.language, table.phase, names, commitment(table.secret), away)
    return reply(found)


async def guide_of_table(request: Request, desk: Desk) -> Response:
    """The guide to the book, for the settings of this table. It is the same for everybody."""
    return reply(guide((await the_table(request, desk)).table))


async def cards_of_table(request: Request, desk: Desk) -> Response:
    """The cards that this table needs, to be printed; which they are, everybody there knows."""
    return reply(printed((await the_table(request, desk)).table))


async def balance_of_table(request: Request, desk: Desk) -> Response:
    """Whether the table in the lobby is fair, if bots play it. Only the creator may ask. It takes some seconds: send
    the same request again every second to see how far it is. If nobody asks any more, nothing more is played."""
    data = await read(request, desk, Asker)
    live = await the_table(request, desk)
    asker = Waiter()
    asker.who = live.table.people.holder(hashed(data.token)) if data.token else NO_ONE
    asker.has_creator_token = is_token(data.creator, live.table.powers.token)
    if not live.presence.has_powers(asker):
        is_stranger = asker.who == NO_ONE
        if is_stranger and not await desk.gates.guessing.lets(address(request)):
            raise Problem("too_many_guesses", 429)
        raise Problem("not_creator", 403)
    if live.table.phase != LOBBY:
        raise Refusal("not_in_lobby")
    try:
        setup = live.table.setup().setup
    except Refusal as refused:
        raise Refusal(refused.reason, refused.detail, live.table.book.name) from refused
    caller = neighbourhood(address(request)) if desk.limited else ""
    if desk.scales.is_new(setup):
        desk.scales.check_room(live.table.code, caller)
        if not desk.gates.weighing.lets(address(request)):
            raise Problem("too_fast", 429)
    return reply(desk.scales.ask(live.table.code, setup, caller))


async def join_table(request: Request, desk: Desk) -> Response:
    """Join a table. Whoever joins during a game watches until the creator gives them a seat, or the next game is set
    up."""
    data = await read(request, desk, Newcomer)
    if not desk.gates.joining.lets(address(request)):
        raise Problem("too_fast", 429)
    live = await the_table(request, desk)
    token = own_token(data.token) if data.token else new_token()
    waiter = Waiter()
    neighbour = household(address(request)) if desk.limited else ""
    who = live.join(waiter, data.name, data.language, token, data.luck, neighbour)
    if await waiter.message != encode(Done(JOINED)):
        raise Problem("unavailable", 503)
    desk.metrics.count("people_joined")
    return reply(Joined(who, token), 201)


class Waiter:
    """A client that waits for one message from a table."""

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
        """Nothing to check: it is connected as long as the request runs."""


async def record(request: Request, desk: Desk) -> Response:
    """The whole record of a finished game, for `citysleeps replay` and `citysleeps verify`."""
    table = await open_game(request, desk)
    notes = table.notes
    desk.gates.fetching.owe(address(request), sum(notes.believed.values()) // BELIEVED)
    return reply(write_lines(table.playing, notes.told.marks, table.fair, notes.beliefs.values()), kind=RECORD)


async def protocol(request: Request, desk: Desk) -> Response:
    """The protocol of a game that is over, as clubs keep it: seats, roles, votes, nights, times and the result."""
    return reply(kept(await open_game(request, desk), asked_language(request)))


async def protocol_sheet(request: Request, desk: Desk) -> Response:
    """The same for a spreadsheet."""
    table = await open_game(request, desk)
    return reply(as_csv(kept(table, asked_language(request))).encode(), kind=CSV)


async def odds_of_game(request: Request, desk: Desk) -> Response:
    """The odds of the public in a game, night by night and day by day, from what everybody knew. While it is played
    only where the table allows it, and nothing of who was what."""
    table = await open_game(request, desk, game_that_may_be_watched)
    if table.phase == GAME:
        return reply(await desk.bookmaker.odds_so_far(table, address(request)))
    return reply(await desk.bookmaker.odds(table, address(request)))


async def minds_of_game(request: Request, desk: Desk) -> Response:
    """What the bots said in a game that is over, and what they thought: each from what it was told, and nothing
    else."""
    table = await open_game(request, desk)
    return reply(await desk.bookmaker.minds(table, address(request)))


def asked_language(request: Request) -> str:
    wanted = request.query_params.get("language", LANGUAGE)
    return wanted if wanted in LANGUAGES else LANGUAGE


async def open_game(request: Request, desk: Desk, find: FindGame | None = None) -> Table:
    """A table as it stood at the end of a game of which everything lies open; or as `find` finds it."""
    if not NUMBER.fullmatch(request.path_params["number"]):
        raise Problem("no_page", 404)
    if not desk.gates.fetching.lets(address(request)):
        raise Problem("too_fast", 429)
    number = int(request.path_params["number"])
    table = await look_for(request, desk, partial(find or game, desk, number, address(request)))
    if table.phase != GAME and not lies_open(table):
        raise Problem("not_revealed", 403)
    desk.gates.fetching.owe(address(request), table.facts // FETCHED)
    return table


async def game(desk: Desk, number: int, caller: str, code: str) -> Table | None:
    """The table as it was when the game ended. Whoever has the link can read the record as long as the table is
    kept."""
    live = await desk.hall.find(code)
    if live and (live.table.number, live.table.phase) == (number, OVER):
        return live.table
    if live and not 0 < number < live.table.number + (live.table.phase == LOBBY):
        raise Problem("no_record", 404)
    async with desk.reading:
        return await game_of_log(desk, number, caller, code.upper()) if is_code(code) else None


async def game_of_log(desk: Desk, number: int, caller: str, code: str) -> Table | None:
    """The same, read from the log, which may be long: the caller pays for each thousand rows, and for what is played
    again in them."""
    fetching, read = desk.gates.fetching, 0
    if fetching.owes(caller):
        raise Problem("too_fast", 429)  # what the same caller asked for just before was long

    def is_its_end(table: Table) -> bool:
        nonlocal read
        read += 1
        return table.number == number and table.phase == OVER

    log = await desk.store.read(code)
    if not log:
        return None
    table = await opened(code, log, is_its_end)
    fetching.owe(caller, (read + table.replayed) // FETCHED)
    if (table.number, table.phase) != (number, OVER):
        raise Problem("no_record", 404)
    return table


async def game_that_may_be_watched(desk: Desk, number: int, caller: str, code: str) -> Table | None:
    """The same; or the table as it is now, if this game is played there and the odds are for those who watch."""
    live = await desk.hall.find(code)
    if live and (live.table.number, live.table.phase, live.table.manners.odds) == (number, GAME, "watchers"):
        return live.table
    return await game(desk, number, caller, code)


async def books(request: Request, desk: Desk) -> Response:
    """Every rulebook: what is in the box, what happens in which order, what may be chosen."""
    return reply({name: book.lobby.describe() for name, book in SHELF.items()})


async def shelf(request: Request, desk: Desk) -> Response:
    """A summary of every rulebook, to choose one: how many players, how long a game takes, how hard it is."""
    return reply({name: book.lobby.cover() for name, book in SHELF.items()})


async def rules(request: Request, desk: Desk) -> Response:
    """Every clause and ruling by its id, in the order of the rules, in English."""
    return reply(rules_of(the_book(request)))


async def guide_of_book(request: Request, desk: Desk) -> Response:
    """The guide to the book, for a usual table."""
    lobby = SHELF[the_book(request)].lobby
    return reply(lobby.guide(lobby.usual(0), 0))


async def cards_of_book(request: Request, desk: Desk) -> Response:
    """The cards of a book for so many `players`, as they usually play it, to be printed."""
    name = the_book(request)
    wanted = request.query_params.get("players", "")
    lobby = SHELF[name].lobby
    players = int(wanted) if NUMBER.fullmatch(wanted) else lobby.cover().typical
    if not lobby.describe().seats[0] <= players <= lobby.describe().seats[1]:
        raise Problem("no_page", 404)
    return reply(lobby.printed(name, lobby.usual(players), players))


def the_book(request: Request) -> str:
    name: str = request.path_params["book"]
    if name not in SHELF:
        raise Problem("no_book", 404)
    return name


@cache
def rules_of(book: str) -> dict[str, str]:
    return clauses(SHELF[book])


async def address_for_phones(request: Request, desk: Desk) -> Response:
    """The address to type or to scan, in this machine's network."""
    return reply(Address(invitation(request)))


async def live(request: Request, desk: Desk) -> Response:
    """The server answers, so restarting it would not help. This says nothing about the store."""
    return reply(Health("well", __version__, desk.metrics.counts["damaged"]))


async def ready(request: Request, desk: Desk) -> Response:
    """The server answers and its store can be written to; `503` while it cannot."""
    await desk.prove()
    return await live(request, desk)


async def metrics(request: Request, desk: Desk) -> Response:
    """Counters for Prometheus. Only this machine may read them, and not by way of a proxy: they would show a player
    that somebody has acted in the night."""
    if address(request) not in LOOPBACK or "x-forwarded-for" in request.headers:
        raise Problem("no_page", 404)
    text = desk.metrics.text(desk.hall, desk.nodes.own, sum(map(len, desk.nodes.lines.values())))
    return reply(text.encode(), kind="text/plain; version=0.0.4")


async def schema(request: Request, desk: Desk) -> Response:
    """The API's description of itself."""
    return reply(own_schema())


@cache
def own_schema() -> bytes:
    """Made once: it takes as long as many other answers."""
    return msgspec.json.encode(described(OPERATIONS))


async def the_table(request: Request, desk: Desk) -> LiveTable:
    return await look_for(request, desk, desk.hall.find)


async def look_for(request: Request, desk: Desk, find: Callable[[str], Awaitable[Sought | None]]) -> Sought:
    """What `find` returns for this code. An address that has guessed too many wrong codes has to wait. Until then
    nothing is looked up for it, not even a right code."""
    code, guesser, guessing = request.path_params["code"], address(request), desk.gates.guessing
    if await guessing.is_shut(guesser):
        raise Problem("too_many_guesses", 429)
    try:
        found = await desk.look_for(code, guesser, find)
    except Damaged as damaged:
        desk.report(code, damaged)
        raise Problem(damaged.reason, 500) from damaged
    if found is None:
        raise Problem("no_table", 404) if await guessing.lets(guesser) else Problem("too_many_guesses", 429)
    return found


def address(request: Request) -> str:
    return request.client.host if request.client else ""


OPERATIONS: Final = [
    Operation("POST", "/api/tables", make_table, "Make a table", NewTable, MadeTable),
    Operation("GET", "/api/tables/{code}", look_up, "Look up a table", gives=Found),
    Operation("GET", "/api/tables/{code}/guide", guide_of_table, "How to play at a table", gives=Guide),
    Operation("GET", "/api/tables/{code}/cards", cards_of_table, "The cards of a table to print", gives=Printed),
    Operation(
        *("POST", "/api/tables/{code}/balance", balance_of_table, "Is the table in the lobby fair?", Asker, Fairness)
    ),
    Operation("POST", "/api/tables/{code}/people", join_table, "Join a table", Newcomer, Joined),
    Operation("GET", "/api/tables/{code}/games/{number}/record", record, "The record of a finished game"),
    Operation(
        *("GET", "/api/tables/{code}/games/{number}/protocol", protocol, "The protocol of a finished game"),
        gives=Protocol,
        queries=("language",),
    ),
    Operation(*("GET", "/api/tables/{code}/games/{number}/odds", odds_of_game, "The odds of a game"), gives=Odds),
    Operation(
        *("GET", "/api/tables/{code}/games/{number}/minds", minds_of_game, "What the bots of a finished game thought"),
        gives=Minds,
    ),
    Operation(
        *("GET", "/api/tables/{code}/games/{number}/protocol.csv", protocol_sheet, "The protocol for a spreadsheet"),
        kind=CSV,
        queries=("language",),
    ),
    Operation("GET", "/api/books", books, "The rulebooks", gives=dict[str, Description]),
    Operation("GET", "/api/shelf", shelf, "The rulebooks in short", gives=dict[str, Cover]),
    Operation("GET", "/api/books/{book}/rules", rules, "The clauses of a rulebook", gives=dict[str, str]),
    Operation("GET", "/api/books/{book}/guide", guide_of_book, "How to play a rulebook", gives=Guide),
    Operation(
        *("GET", "/api/books/{book}/cards", cards_of_book, "The cards of a rulebook to print"),
        gives=Printed,
        queries=("players",),
    ),
    Operation("GET", "/api/address", address_for_phones, "Where phones find this server", gives=Address),
    Operation("GET", "/api/health", ready, "Is the server well?", gives=Health),
    Operation("GET", "/health/ready", ready, "Is the server well?", gives=Health),
    Operation("GET", "/health/live", live, "Does the server live?", gives=Health),
    Operation("GET", "/metrics", metrics),
    Operation("GET", "/api/schema/openapi.json", schema),
]
