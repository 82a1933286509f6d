"""The socket of a table: hello, then commands; docs/protocol.md."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import Litestar, asgi
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from citysleeps.server.connection import Connection
from citysleeps.server.desk import Desk
from citysleeps.server.limits import HELLO_SECONDS, MOST_CONNECTIONS, PENALTY_SECONDS, Bucket
from citysleeps.store.port import Unavailable
from citysleeps.table.commands import Hello, read_command, read_hello
from citysleeps.table.live import LiveTable
from citysleeps.table.messages import Refused, encode
from citysleeps.table.people import is_token
from citysleeps.table.rows import NO_ONE, Damaged
from citysleeps.table.sentences import sentence
from citysleeps.views.words import LANGUAGES

AT_ONCE: Final = 60  # messages
A_SECOND: Final = 30.0


@asgi("/api/tables/{code:str}/socket", opt={"exclude_from_csrf": True})
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """One client of one table, from hello to the end."""
    if scope["type"] != ScopeType.WEBSOCKET:
        await send({"type": "http.response.start", "status": 426, "headers": [(b"upgrade", b"websocket")]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        return
    app: Litestar = scope["litestar_app"]
    desk: Desk = app.state.desk
    headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
    await receive()
    if not desk.is_own_page(headers.get("origin", ""), headers.get("host", "")):
        await send({"type": "websocket.close", "code": 4403, "reason": "wrong origin"})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    connection = Connection(send, desk.metrics.count)
    code = scope["path_params"]["code"]
    address = scope["client"][0] if scope["client"] else ""
    table = await enter(desk, connection, str(code), address, receive)
    if table:
        desk.metrics.count("connections_made")
        try:
            await listen(desk, table, connection, receive)
        finally:
            table.disconnect(connection)
    if connection.last:
        await connection.last


async def enter(desk: Desk, connection: Connection, code: str, address: str, receive: Receive) -> LiveTable | None:
    """The client says who it is, and is let in; or is told why not."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await hear(receive)
    except TimeoutError:
        text = ""
    if text is None:
        return None
    try:
        hello = read_hello(text)
    except msgspec.MsgspecError:
        connection.end("not_understood")
        return None
    connection.language = hello.language if hello.language in LANGUAGES else "en"
    try:
        table = await desk.hall.find(code)
    except Unavailable:
        connection.end("unavailable")
        return None
    except Damaged as damaged:
        desk.report(code, damaged)
        connection.end("damaged")
        return None
    reason = refuses(table, connection, hello)
    if reason in ("no_table", "bad_token") and not desk.gates.guessing.lets(address):
        reason = "too_many_guesses"
    if reason:
        connection.end(reason)
        return None
    assert table
    table.connect(connection, hello.game, hello.after)
    return table


def refuses(table: LiveTable | None, connection: Connection, hello: Hello) -> str:
    """Why a client is not let in; empty if it is, and it is known then who it is."""
    if table is None:
        return "no_table"
    if len(table.clients) >= MOST_CONNECTIONS:
        return "table_full"
    if hello.token:
        for person in table.table.people.values():
            if person.token and is_token(hello.token, person.token):
                connection.who = person.id
        if connection.who == NO_ONE:
            return "bad_token"
    if hello.creator:
        connection.has_creator_token = is_token(hello.creator, table.table.creator)
    return ""


async def listen(desk: Desk, table: LiveTable, connection: Connection, receive: Receive) -> None:
    """Take commands until the line is closed."""
    bucket = Bucket(AT_ONCE, A_SECOND, monotonic())
    while not connection.ended:
        text = await hear(receive)
        if text is None:
            return
        if not bucket.take(monotonic()):
            desk.metrics.count("floods")
            refuse(connection, id_of(text), "too_fast")
            await asyncio.sleep(PENALTY_SECONDS)
            continue
        try:
            command = read_command(text)
        except msgspec.MsgspecError as error:
            desk.metrics.count("garbage")
            refuse(connection, id_of(text), "not_understood", str(error))
            continue
        table.receive(connection, command)


def refuse(connection: Connection, id: str, reason: str, detail: str = "") -> None:
    text = sentence("original", connection.language, reason)
    connection.post(encode(Refused(id, reason, text, detail)))


def id_of(text: str | bytes) -> str:
    """The id of a message that could not be understood otherwise; empty if it has none."""
    try:
        return msgspec.json.decode(text, type=Identified).id[:40]
    except (msgspec.MsgspecError, RecursionError):
        return ""


class Identified(msgspec.Struct):
    id: str = ""


async def hear(receive: Receive) -> str | bytes | None:
    """The next message; None at the end of the line."""
    event: Any = await receive()
    if event["type"] != "websocket.receive":
        return None
    text: str | bytes | None = event.get("text")
    return event.get("bytes") or b"" if text is None else text
