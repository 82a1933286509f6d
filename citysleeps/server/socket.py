"""The socket of a table: hello, then commands (docs/protocol.md).

A client goes through four modules: `handshake` accepts its WebSocket, `entrance` finds its table and who it is, `pace`
says how fast it is listened to, and `beyond` passes it on if another node has the table. This module joins them.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import msgspec
from websockets.http11 import Request

from citysleeps.server import entrance, handshake
from citysleeps.server.beyond import Beyond
from citysleeps.server.entrance import TurnedAway
from citysleeps.server.handshake import NOBODY_YET
from citysleeps.server.limits import PENALTY_SECONDS, SHOWN, cost, cost_of_showing
from citysleeps.server.pace import LEADING, PLAYING, STRANGERS, Pace
from citysleeps.server.websocket import PARTING_SECONDS, WebSocket
from citysleeps.table.commands import Hello, Recall, read_command
from citysleeps.table.letters import Letter
from citysleeps.table.live import LiveTable
from citysleeps.table.messages import Goodbye, Refused, encode
from citysleeps.table.phases import GAME
from citysleeps.table.reopening import Elsewhere
from citysleeps.table.rows import CREATOR, NO_ONE, Who
from citysleeps.views.words import sentence

ID: Final = re.compile(rb'"id" ?: ?"([\w.:-]{1,40})"', re.ASCII)
ACCEPTED: Final = 101
POLICY: Final = 1008  # close codes
RESTART: Final = 1012


class Socket(WebSocket):
    """One client of one table."""

    __slots__ = (
        *("caller", "pace", "entering", "table", "beyond", "heard"),
        *("who", "has_creator_token", "is_screen", "language", "group"),
    )

    def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
        super().__init__(config, server_state, app_state)
        self.caller = NOBODY_YET
        self.pace = Pace(self.desk.gates)
        self.entering: asyncio.Task[None] | None = None
        self.table: LiveTable | None = None
        self.beyond: Beyond | None = None  # the connection to the node that has the table
        self.heard = b""  # everything received so far, to be sent to that node if it has the table
        self.who: Who = NO_ONE
        self.has_creator_token = False
        self.group = ""  # those at the table who share what they may send
        self.is_screen = False
        self.language = ""

    def is_watcher(self) -> bool:
        return self.who == NO_ONE and not self.has_creator_token

    # Coming in

    def shake_hands(self, request: Request) -> None:
        peer = self.transport.get_extra_info("peername")
        protocol = self.frames.protocol
        response, self.caller = handshake.answer(self.desk, protocol, request, str(peer[0]) if peer else "")
        protocol.send_response(response)
        self.write()
        if response.status_code != ACCEPTED:
            self.ended = True
            self.transport.close()
        elif not self.desk.gates.coming.lets(self.caller.address):
            self.end("too_fast")
        else:
            self.pace.count_for(self.caller.address, self.caller.address)
            self.desk.door.come(self, self.caller.address)

    async def enter(self, message: bytes) -> None:
        """The client has said hello."""
        try:
            found, hello = await entrance.enter(self, message)
        except Elsewhere:
            self.shutdown()
        except TurnedAway as turned:
            self.end(turned.reason)
        else:
            if isinstance(found, Beyond):
                self.pass_on(found, hello)
            else:
                self.come_to(found, hello)

    def come_to(self, table: LiveTable, hello: Hello) -> None:
        """Let the client in. Its commands go to the table from now on."""
        desk, address = self.desk, self.caller.address
        self.heard = b""
        self.stop_waiting()
        if self.is_watcher():
            desk.door.watch(self)
        else:
            desk.door.play(self)
        if self.who:
            table.reclaim(self.who, hello.token)
        if table.presence.makes(self):
            table.neighbours.homes.add(address)
        table.neighbours.come(address, table.presence.has_powers(self))
        self.table = table
        desk.metrics.count("connections_made")
        before = table.teller.shown
        table.connect(self, hello.game, hello.after, hello.seat)
        self.pace.owe_for_coming(2 * self.cost_of_showing(before), self.group == STRANGERS)  # they will see it go too
        desk.gates.coming.owe(address, table.table.facts // SHOWN)
        self.go_on()

    def join_group(self, table: LiveTable) -> None:
        """Messages count for one of three groups at a table, none of which can silence another."""
        group = self.group_at(table)
        if group != self.group:
            self.group = group
            code = table.table.code
            sender = self.caller.address if self.is_watcher() else f"{code} {self.who or CREATOR}"
            self.pace.count_for(sender, self.caller.address, f"{code} {group}")

    def group_at(self, table: LiveTable) -> str:
        """Whoever only watches, or has joined a game without a part in it, is a stranger."""
        who, state = self.who, table.table
        if table.presence.has_powers(self):
            return LEADING
        return STRANGERS if who == NO_ONE or (state.phase == GAME and who not in state.wanted) else PLAYING

    def cost_of_showing(self, before: int) -> int:
        """What it costs that everybody was shown the table since `before`, a value of `Teller.shown`."""
        assert self.table
        shown = self.table.teller.shown - before
        if shown <= 0:  # below: the table was read again, and the count began again
            return 0
        presence = self.table.presence
        return cost_of_showing(shown, len(presence.clients), presence.has_powers(self))

    def pass_on(self, beyond: Beyond, hello: Hello) -> None:
        """Another node has the table. It gets everything received so far, and everything that follows."""
        if self.ended or beyond.transport.is_closing():
            beyond.transport.abort()
            self.shutdown()
            return
        self.beyond = beyond
        self.stop_waiting()
        if hello.token or hello.creator:
            self.desk.door.play(self)  # a false token is turned away there
        else:
            self.desk.door.watch(self)
        self.desk.nodes.add(beyond.address, beyond)
        beyond.transport.write(self.heard)
        self.heard = b""
        self.pace.backlog.clear()
        self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.desk.door.go(self)
        self.pace.backlog.clear()
        if self.entering:
            self.entering.cancel()
        if self.table:
            self.table.disconnect(self)
            self.table = None
        if self.beyond:
            self.beyond.close()

    # What comes

    def data_received(self, data: bytes) -> None:
        """Bytes for another node are passed on unchanged."""
        if self.beyond:
            self.beyond.transport.write(data)
            return
        if self.desk.nodes.own and self.caller.code and not self.table:
            self.heard += data
        super().data_received(data)

    def take(self, message: bytes) -> None:
        """The first message is the hello. The others are commands."""
        if self.ended:
            return
        if self.table is None and self.entering is None:
            self.transport.pause_reading()
            self.entering = asyncio.get_running_loop().create_task(self.enter(message))
        elif not self.pace.held:
            self.obey(message)
        elif not self.pace.keep(message):
            self.end("too_fast")

    def obey(self, message: bytes) -> None:
        """Give a command to the table. A client that sends or requests too much has to wait afterwards."""
        assert self.table
        self.join_group(self.table)
        if not self.pay(cost(message)):
            self.refuse(message, "too_fast")
            self.hold()
            return
        try:
            command = read_command(message)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self.desk.metrics.count("garbage")
            self.refuse(message, "not_understood", str(error))
            return
        if isinstance(command, Recall) and self.transport.get_write_buffer_size():
            self.pace.backlog.insert(0, message)  # one at a time: the last part is still on its way
            self.hold()
            return
        replayed, written, shown = self.table.table.replayed, self.table.written, self.table.teller.shown
        size = self.table.receive(self, command)
        again = max(0, self.table.table.replayed - replayed)
        if not self.pace.owe(size, again, self.table.written - written, self.cost_of_showing(shown)):
            self.hold()
            return
        ledger = self.table.ledger
        if ledger.writing and ledger.is_full():
            self.pause()
            ledger.unheard.append(self.go_on)

    def pay(self, cost: int) -> bool:
        if self.pace.pay(cost):
            return True
        self.desk.metrics.count("floods")
        return False

    def pause(self) -> None:
        """Stop reading until `go_on` is called."""
        self.pace.held = True
        self.transport.pause_reading()

    def hold(self) -> None:
        """Stop reading for a while."""
        self.pause()
        self.timer = asyncio.get_running_loop().call_later(PENALTY_SECONDS, self.go_on)

    def go_on(self) -> None:
        """Carry out the waiting messages, then read again. A client that still owes something goes on waiting."""
        pace = self.pace
        if not pace.has_paid():
            self.hold()
            return
        pace.held = False
        while pace.backlog and not pace.held and not self.ended:
            self.obey(pace.backlog.pop(0))
        if not pace.held and not self.transport.is_closing():
            self.transport.resume_reading()

    # What goes

    def refuse(self, message: bytes, reason: str, detail: str = "") -> None:
        """Refuse a message that does not reach the table. At night the reply waits for the beat, like all messages."""
        assert self.table
        text = self.table.teller.sentence(self, reason)
        self.table.beat.post([Letter((self,), encode(Refused(id_of(message), reason, text, detail)))])

    def end(self, reason: str) -> None:
        """Say why, and hang up."""
        if self.beyond:
            self.beyond.part()
            return
        if self.table:
            self.table.beat.hurry(self)
        self.post(encode(Goodbye(reason, sentence("", self.language, reason))))
        if not self.ended:
            self.close(POLICY)
            self.wait(PARTING_SECONDS)

    def turn_away(self, reason: str) -> None:
        """There is no room for it."""
        self.end(reason)

    def shutdown(self) -> None:
        """The server stops, or another node has the table."""
        if self.beyond:
            self.beyond.part()
        else:
            self.close(RESTART)


class Identified(msgspec.Struct):
    id: str = ""


def id_of(message: bytes) -> str:
    """The id of a message that could not be read; empty if it has none."""
    try:
        return msgspec.json.decode(message, type=Identified).id[:40]
    except (msgspec.MsgspecError, ValueError, RecursionError):
        found = ID.search(message)
        return found[1].decode() if found else ""
