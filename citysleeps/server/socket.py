"""The socket of a table: hello, then commands (docs/protocol.md).

uvicorn hands a connection over to this protocol when it asks to become a WebSocket. The handshake and the frames that
come are the library's (websockets, without its I/O); what is heard goes to the table at once, and what is said is
framed and written at once, without a task or a queue of its own. That is most of the speed and half of the memory of a
connection (docs/speed.md).
"""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from typing import Any, Final, cast

import msgspec
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # written in C where it can be
from websockets.http11 import Request
from websockets.server import ServerProtocol

from citysleeps.server.beyond import Beyond, reach
from citysleeps.server.desk import Desk
from citysleeps.server.limits import (
    HELLO_SECONDS,
    MOST_BACKLOG,
    MOST_CONNECTIONS,
    MOST_LINES,
    MOST_MESSAGE,
    MOST_UNSENT,
    MOST_WATCHERS,
    PENALTY_SECONDS,
    Bucket,
    cost,
    household,
    owe,
    pay,
)
from citysleeps.server.nodes import NODE
from citysleeps.server.proxy import last
from citysleeps.store.port import Unavailable
from citysleeps.table.commands import Hello, Recall, read_command, read_hello
from citysleeps.table.ledger import Letter
from citysleeps.table.live import LiveTable
from citysleeps.table.messages import Goodbye, Refused, encode
from citysleeps.table.people import hashed, is_token
from citysleeps.table.refusal import Refusal
from citysleeps.table.reopening import Elsewhere
from citysleeps.table.rows import CREATOR, NO_ONE, Damaged, Who
from citysleeps.views.words import LANGUAGES, sentence

PATH: Final = re.compile(r"/api/tables/([^/?]{1,20})/socket(?:\?.*)?")
ID: Final = re.compile(rb'"id" ?: ?"([\w.:-]{1,40})"', re.ASCII)
POLICY: Final = 1008  # close codes
RESTART: Final = 1012
PARTING_SECONDS: Final = 2.0  # to read why the line is closed
BITE: Final = 512  # bytes that are looked at at once: some eighty of the smallest frames
MOST_PARTS: Final = 64  # of one message
TEXT: Final = 0x81  # a whole message of text
MORE: Final = 0x80  # the last part of one
LAST: Final = 0x80  # the bit that the other parts lack
MASKED: Final = 0x80  # as all that clients send
END_OF_REQUEST: Final = b"\r\n\r\n"


class Socket(asyncio.Protocol):
    """One client of one table."""

    __slots__ = (
        "connections",
        "transport",
        "frames",
        "begun",
        "parts",
        "code",
        "address",
        "timer",
        "entering",
        "backlog",
        "held",
        "buckets",
        "is_begun",
        "unanswered",
        "table",
        "beyond",
        "heard",
        "is_passed_on",
        "ended",
        "who",
        "has_creator_token",
        "is_screen",
        "language",
        "__weakref__",
    )
    desk: Desk  # of the server; each server has its own subclass

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        self.connections: set[Any] = server_state.connections
        self.frames = ServerProtocol(max_size=MOST_MESSAGE)
        self.begun = 0  # bytes of a frame that the library has not seen the end of; never too few
        self.parts: list[bytes] = []  # of a message that is not whole yet
        self.code = ""
        self.address = ""
        self.timer: asyncio.TimerHandle | None = None
        self.entering: asyncio.Task[None] | None = None
        self.backlog: list[bytes] = []  # heard and not answered yet
        self.held = True  # what is heard waits
        self.buckets: tuple[Bucket, ...] = ()  # that a message is taken from: its sender's, his address's, the table's
        self.is_begun = False  # a message of ours, of which more parts will come
        self.unanswered = False  # a ping
        self.table: LiveTable | None = None
        self.beyond: Beyond | None = None  # the line to the node that has the table
        self.heard = b""  # all that was said so far, as it came, where it may have to be said again to that node
        self.is_passed_on = False  # by another node to this one
        self.ended = False
        self.who: Who = NO_ONE
        self.has_creator_token = False
        self.is_screen = False
        self.language = ""

    # The line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.connections.add(self)
        self.wait(HELLO_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections.discard(self)
        self.desk.door.go(self)
        self.ended = True
        self.backlog.clear()
        if self.timer:
            self.timer.cancel()
        if self.entering:
            self.entering.cancel()
        if self.table:
            self.table.disconnect(self)
            self.table = None
        if self.beyond:
            self.desk.nodes.discard(self.beyond.address, self)
            self.beyond.transport.close()

    def wait(self, seconds: float) -> None:
        """Cut the line after so long."""
        if self.timer:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(seconds, self.abort)

    def abort(self) -> None:
        self.ended = True
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops, or the table is played elsewhere."""
        if self.beyond:
            self.part()
        elif not self.ended:
            self.ended = True
            self.frames.send_close(RESTART)
            self.write()
        self.transport.close()

    def pass_back(self, data: bytes) -> None:
        """What the other node says, as it is; who does not read it is cut off here, as he would be there."""
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.desk.metrics.count("too_slow")
            self.abort()
        elif not self.transport.is_closing():
            self.transport.write(data)

    def part(self) -> None:
        """Hang up on a line that is passed on, where nothing can be said: its frames are another node's."""
        self.ended = True
        self.wait(PARTING_SECONDS)
        self.transport.close()

    def write(self) -> None:
        """Send what the library has to send: the handshake, pongs, a close."""
        output = b"".join(self.frames.data_to_send())
        if output and not self.transport.is_closing():
            self.transport.write(output)

    def check(self) -> None:
        """Is anybody there? Whoever has not answered the last time is not."""
        if self.unanswered:
            self.abort()
        else:
            self.unanswered = True
            self.frames.send_ping(b"")
            self.write()

    # What comes

    def data_received(self, data: bytes) -> None:
        """Nearly always one message; else a bite at a time, lest one who sends too much holds up the others. What is
        passed on goes as it is."""
        if self.beyond:
            self.beyond.transport.write(data)
            return
        if self.desk.nodes.own and self.code and not self.table:
            self.heard += data
        message = None if self.begun or self.parts or self.ended else whole(data)
        if message is not None:
            self.unanswered = False
            self.take(message)
            return
        for at in range(0, len(data), BITE):
            if self.ended:
                return
            self.digest(data[at : at + BITE])

    def digest(self, data: bytes) -> None:
        frames = self.frames
        frames.receive_data(data)
        self.begun += len(data)
        for event in frames.events_received():
            if self.ended:
                return
            if isinstance(event, Request):
                self.begun = 0 if data.endswith(END_OF_REQUEST) else 1
                self.shake_hands(event)
            elif isinstance(event, Frame):
                self.begun -= least_size(event)
                self.hear(event)
        self.write()
        if self.transport.get_write_buffer_size() > MOST_UNSENT:  # pongs that nobody reads
            self.desk.metrics.count("too_slow")
            self.abort()
        elif len(self.parts) > MOST_PARTS:
            self.abort()
        elif frames.parser_exc is not None or (frames.close_expected() and not self.ended):
            self.ended = True
            self.transport.close()

    def shake_hands(self, request: Request) -> None:
        path = PATH.fullmatch(request.path)
        origins, hosts = request.headers.get_all("Origin"), request.headers.get_all("Host")
        if path is None:
            response = self.frames.reject(404, "there is no socket here\n")
        elif not self.desk.is_own_page("".join(origins), "".join(hosts)):
            response = self.frames.reject(403, "pages of other sites may not come in\n")
        else:
            self.code = path[1]
            self.address = household(self.caller(request))
            response = self.frames.accept(request)
        self.frames.send_response(response)
        self.write()
        if response.status_code != 101:
            self.ended = True
            self.transport.close()
        elif not self.desk.gates.coming.lets(self.address):
            self.end("too_fast")
        else:
            self.count_for(self.address)
            self.desk.door.come(self, self.address)

    def count_for(self, sender: str) -> None:
        """What comes counts for its sender, over however many lines he sends, and for his address."""
        gates = self.desk.gates
        self.buckets = (gates.person.bucket(sender), gates.address.bucket(self.address))

    def caller(self, request: Request) -> str:
        """The address of the client; a proxy says for whom it speaks, and so does another node."""
        peer = self.transport.get_extra_info("peername")
        forwarded = request.headers.get_all("X-Forwarded-For")
        self.is_passed_on = self.desk.nodes.is_one(request.headers.get_all(NODE))
        if self.is_passed_on:
            return last(forwarded)
        return self.desk.proxies.caller(str(peer[0]) if peer else "", forwarded)

    def hear(self, frame: Frame) -> None:
        opcode = frame.opcode
        if opcode is Opcode.PING or (opcode is Opcode.PONG and not self.unanswered):
            # The library answers each, so they cost as much as messages.
            if not pay(self.buckets, 1, self.desk.gates.clock()):
                self.desk.metrics.count("floods")
                self.abort()
        elif opcode is Opcode.PONG:
            self.unanswered = False
        elif opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self.unanswered = False
            if frame.fin and not self.parts:
                self.take(bytes(frame.data))
                return
            self.parts.append(bytes(frame.data))
            if frame.fin:
                message = b"".join(self.parts)
                self.parts = []
                self.take(message)

    def take(self, message: bytes) -> None:
        """A message: the first says who it is; the others are commands, one after the other."""
        if self.ended:
            return
        if self.table is None and self.entering is None:
            self.transport.pause_reading()
            self.entering = asyncio.get_running_loop().create_task(self.enter(message))
        elif not self.held:
            self.obey(message)
        elif len(self.backlog) < MOST_BACKLOG:
            self.backlog.append(message)
        else:
            self.end("too_fast")

    def obey(self, message: bytes) -> None:
        desk = self.desk
        if not pay(self.buckets, cost(message), desk.gates.clock()):
            desk.metrics.count("floods")
            self.refuse(message, "too_fast")
            self.hold()
            return
        try:
            command = read_command(message)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            desk.metrics.count("garbage")
            self.refuse(message, "not_understood", str(error))
            return
        assert self.table
        if isinstance(command, Recall) and self.transport.get_write_buffer_size():
            self.backlog.insert(0, message)  # one at a time: what he got before is still on its way
            self.hold()
            return
        size = self.table.receive(self, command)
        if size and not owe(self.buckets[0], size):
            self.hold()
            return
        ledger = self.table.ledger
        if ledger.writing and ledger.is_full():
            self.pause()
            ledger.unheard.append(self.go_on)

    def pause(self) -> None:
        """Not listened to, until it may go on."""
        self.held = True
        self.transport.pause_reading()

    def hold(self) -> None:
        """Not listened to for a while."""
        self.pause()
        self.timer = asyncio.get_running_loop().call_later(PENALTY_SECONDS, self.go_on)

    def go_on(self) -> None:
        """Listened to again, from where it was."""
        self.held = False
        while self.backlog and not self.held and not self.ended:
            self.obey(self.backlog.pop(0))
        if not self.held and not self.transport.is_closing():
            self.transport.resume_reading()

    # Coming in

    async def enter(self, message: bytes) -> None:
        """The client says who it is, and is let in; or is told why not."""
        try:
            hello = read_hello(message)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self.end("not_understood")
            return
        self.language = hello.language if hello.language in LANGUAGES else ""
        guessing = self.desk.gates.guessing
        may_watch = not hello.token or hello.name != ""
        try:
            is_shut = may_watch and await guessing.is_shut(self.address)
            if is_shut and not hello.token and not hello.creator:
                self.end("too_many_guesses")  # nothing is looked up for him
                return
            found = await self.desk.nodes.find(self.code, None if self.is_passed_on else self.reach)
        except Elsewhere:
            self.shutdown()
            return
        except Unavailable:
            self.end("unavailable")
            return
        except Damaged as damaged:
            self.desk.report(self.code, damaged)
            self.end(damaged.reason)
            return
        if isinstance(found, Beyond):
            self.pass_on(found, hello)
            return
        table = found
        self.heard = b""
        reason = self.recognize(table, hello)
        if reason in ("no_table", "bad_token"):
            if not await guessing.lets(self.address):
                reason = "too_many_guesses"
        elif self.is_watcher() and is_shut:
            reason = "too_many_guesses"  # a right code, found by guessing, is of no use
        if not reason and table is not None and hello.token and self.who == NO_ONE:
            reason = self.plead(table, hello)  # only now: it stands as long as the line does
        if reason or table is None:
            self.end(reason)
            return
        if self.is_watcher():
            self.desk.door.watch(self)
        else:
            self.desk.door.play(self)
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if self.who:
            table.reclaim(self.who, hello.token)
        self.table = table
        if table.presence.makes(self):
            table.neighbours.homes.add(self.address)
        code = table.table.code
        self.count_for(self.address if self.is_watcher() else f"{code} {self.who or CREATOR}")
        self.buckets += (self.desk.gates.table.bucket(code),)
        self.desk.metrics.count("connections_made")
        table.connect(self, hello.game, hello.after, hello.seat)
        self.go_on()

    async def reach(self, address: str) -> Beyond:
        return await reach(self, address)

    def pass_on(self, beyond: Beyond, hello: Hello) -> None:
        """The table is another node's, which hears everything that was said here, and what will be."""
        if self.ended or beyond.transport.is_closing():
            beyond.transport.abort()
            self.shutdown()
            return
        self.beyond = beyond
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if hello.token or hello.creator:
            self.desk.door.play(self)  # whoever is not of the table is sent away there
        else:
            self.desk.door.watch(self)
        self.desk.nodes.add(beyond.address, self)
        beyond.transport.write(self.heard)
        self.heard = b""
        self.backlog.clear()
        self.transport.resume_reading()

    def recognize(self, table: LiveTable | None, hello: Hello) -> str:
        """Find out who it is; or why he is not let in."""
        if table is None:
            return "no_table"
        self.is_screen = hello.screen
        if hello.creator:
            self.has_creator_token = is_token(hello.creator, table.table.creator)
        if hello.token:
            self.who = table.table.holder(hashed(hello.token))
            if self.who == NO_ONE and hashed(hello.token) in table.table.removed and not self.has_creator_token:
                return "removed"
            if self.who == NO_ONE and not hello.name:
                return "bad_token"
        return "" if self.finds_room(table) else "table_full"

    def plead(self, table: LiveTable, hello: Hello) -> str:
        """He has lost his token, and asks for the place of his name; or why he may not."""
        try:
            table.plead(self, hello.name, hello.token, self.address)
        except Refusal as refusal:
            return refusal.reason
        return ""

    def finds_room(self, table: LiveTable) -> bool:
        """Who is of the table always gets in: of many lines of one person the oldest goes, else who only watches."""
        clients = cast(list[Socket], list(table.presence.clients))
        watchers = [client for client in clients if client.is_watcher()]
        if self.is_watcher():
            return len(watchers) < MOST_WATCHERS
        own = [client for client in clients if client.who == self.who and not client.is_watcher()]
        if len(own) >= MOST_LINES:
            own[0].end("too_many_lines")
        elif len(clients) >= MOST_CONNECTIONS:
            if not watchers:
                return False
            watchers[0].end("table_full")
        return True

    def is_watcher(self) -> bool:
        return self.who == NO_ONE and not self.has_creator_token

    # What goes

    def post(self, message: bytes, goes_on: bool = False) -> None:
        """Send a message, or a part of it. A client that does not read is cut off, so that what waits for it stays
        small."""
        if self.ended:
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.desk.metrics.count("too_slow")
            self.abort()
            return
        self.transport.write(framed(message, self.is_begun, goes_on))
        self.is_begun = goes_on

    def refuse(self, message: bytes, reason: str, detail: str = "") -> None:
        """What is not even heard at the table; by night it waits for the beat like everything."""
        assert self.table
        text = self.table.teller.sentence(self, reason)
        self.table.beat.post([Letter((self,), encode(Refused(id_of(message), reason, text, detail)))])

    def end(self, reason: str) -> None:
        """Say why, and hang up."""
        if self.beyond:
            self.part()
            return
        if self.table:
            self.table.beat.hurry(self)
        self.post(encode(Goodbye(reason, sentence("", self.language, reason))))
        if not self.ended:
            self.ended = True
            self.frames.send_close(POLICY)
            self.write()
            self.wait(PARTING_SECONDS)
            self.transport.close()

    def turn_away(self, reason: str) -> None:
        """There is no place for it."""
        self.end(reason)


def whole(data: bytes) -> bytes | None:
    """The message, if this is one frame of text and nothing else; a long one is the library's."""
    size = len(data)
    if size < 6 or size > BITE or data[0] != TEXT:
        return None
    if data[1] == MASKED | size - 6 and size - 6 < 126:
        return apply_mask(data[6:], data[2:6])
    if size > 8 and data[1] == MASKED | 126 and data[2] << 8 | data[3] == size - 8:
        return apply_mask(data[8:], data[4:8])
    return None


def least_size(frame: Frame) -> int:
    """The bytes of a frame of a client, if they are not more: a length may be written in too many."""
    size = len(frame.data)
    return size + (6 if size < 126 else 8 if size < 65536 else 14)


@lru_cache(maxsize=32)  # one after the other many are sent the same
def framed(message: bytes, is_begun: bool = False, goes_on: bool = False) -> bytes:
    """As a frame of text; or of a message that has begun before it, or goes on after it (RFC 6455, 5.4)."""
    size = len(message)
    kind = (MORE if is_begun else TEXT) & ~(LAST if goes_on else 0)
    if size < 126:
        return bytes((kind, size)) + message
    if size < 65536:
        return bytes((kind, 126, size >> 8, size & 255)) + message
    return bytes((kind, 127)) + size.to_bytes(8, "big") + message


class Identified(msgspec.Struct):
    id: str = ""


def id_of(message: bytes) -> str:
    """The id of a message that could not be understood otherwise; empty if it has none."""
    try:
        return msgspec.json.decode(message, type=Identified).id[:40]
    except (msgspec.MsgspecError, ValueError, RecursionError):
        found = ID.search(message)
        return found[1].decode() if found else ""
