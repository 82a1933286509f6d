"""Coming in: a client says hello. The server finds its table and identity, or the reason to turn it away."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

import msgspec

from citysleeps.server.beyond import Beyond, reach
from citysleeps.server.limits import MOST_CONNECTIONS, MOST_LINES, MOST_WATCHERS
from citysleeps.server.pace import STRANGERS
from citysleeps.server.problem import Problem
from citysleeps.store.port import Unavailable
from citysleeps.table.commands import Hello, read_hello
from citysleeps.table.live import LiveTable
from citysleeps.table.people import hashed, is_token
from citysleeps.table.refusal import UNAVAILABLE, Refusal
from citysleeps.table.rows import NO_ONE, Damaged
from citysleeps.views.words import LANGUAGES

if TYPE_CHECKING:
    from citysleeps.server.socket import Socket


class TurnedAway(Exception):
    """Why a client may not come in."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


async def enter(socket: Socket, message: bytes) -> tuple[LiveTable | Beyond, Hello]:
    """The table of a client that has said hello, or a connection to the node that has the table. Raises TurnedAway,
    and Elsewhere if the client has to reconnect."""
    try:
        hello = read_hello(message)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise TurnedAway("not_understood") from error
    socket.language = hello.language if hello.language in LANGUAGES else ""
    try:
        return await find(socket, hello), hello
    except Problem as problem:
        raise TurnedAway(problem.reason) from problem
    except Unavailable as error:
        raise TurnedAway(UNAVAILABLE) from error
    except Damaged as damaged:
        socket.desk.report(socket.caller.code, damaged)
        raise TurnedAway(damaged.reason) from damaged


async def find(socket: Socket, hello: Hello) -> LiveTable | Beyond:
    """Find the table. An address that guesses too many codes or tokens has to wait. Until then nothing is looked up
    for it, so even a right guess is of no use."""
    desk, caller = socket.desk, socket.caller
    guessing = desk.gates.guessing
    may_watch = not hello.token or hello.name != ""
    has_guessed = may_watch and await guessing.is_shut(caller.address)
    if has_guessed and not hello.token and not hello.creator:
        raise TurnedAway("too_many_guesses")

    async def pass_on(address: str) -> Beyond:
        return await reach(socket, address)

    seek = partial(desk.nodes.find, pass_on=None if caller.is_passed_on else pass_on)
    table = await desk.look_for(caller.code, caller.address, seek)
    if isinstance(table, Beyond):
        return table
    reason = "no_table" if table is None else recognize(socket, table, hello)
    if reason in ("no_table", "bad_token"):
        if not await guessing.lets(caller.address):
            reason = "too_many_guesses"
    elif has_guessed and socket.is_watcher():
        reason = "too_many_guesses"
    if reason or table is None:
        raise TurnedAway(reason)
    socket.join_group(table)
    is_seen = bool(hello.token or hello.creator)  # nobody is shown who only watches, such as a television
    if is_seen and not socket.pace.may_come(socket.group == STRANGERS):
        raise TurnedAway("too_fast")
    if not finds_room(socket, table):
        raise TurnedAway("table_full")
    if hello.token and socket.who == NO_ONE:
        plead(socket, table, hello)
    return table


def recognize(socket: Socket, table: LiveTable, hello: Hello) -> str:
    """Find out who the client is. Returns the reason if its token opens nothing."""
    socket.is_screen = hello.screen
    if hello.creator:
        socket.has_creator_token = is_token(hello.creator, table.table.powers.token)
    if hello.token:
        token = hashed(hello.token)
        socket.who = table.table.people.holder(token)
        if socket.who == NO_ONE and token in table.table.people.removed and not socket.has_creator_token:
            return "removed"
        if socket.who == NO_ONE and not hello.name:
            return "bad_token"
    return ""


def finds_room(socket: Socket, table: LiveTable) -> bool:
    """Whether there is room for one more client. People at the table always get in. If one person has too many
    connections, the oldest is closed; if the table has too many, that of somebody who only watches."""
    clients = cast("list[Socket]", list(table.presence.clients))
    watchers = [client for client in clients if client.is_watcher()]
    if socket.is_watcher():
        return len(watchers) < MOST_WATCHERS
    own = [client for client in clients if client.who == socket.who and not client.is_watcher()]
    if len(own) >= MOST_LINES:
        own[0].end("too_many_lines")
    elif len(clients) >= MOST_CONNECTIONS:
        if not watchers:
            return False
        watchers[0].end("table_full")
    return True


def plead(socket: Socket, table: LiveTable, hello: Hello) -> None:
    """Somebody who has lost their token asks for their place by name. The plea lasts as long as the connection."""
    try:
        table.plead(socket, hello.name, hello.token, socket.caller.address)
    except Refusal as refusal:
        raise TurnedAway(refusal.reason) from refusal
