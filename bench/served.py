"""The server's answer that `make count` counts: somebody says a line at a table of ten, and all ten phones get it.

Everything from the frame that comes to the frames that go is the server's own. Only its two ends are not: the rows are
kept in memory, and what would be written to a line is dropped.
"""

from __future__ import annotations

import asyncio
from itertools import count
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import uvloop

from citysleeps.books.shelf import FIRST
from citysleeps.kernel.ask import CLOCK, Answer
from citysleeps.kernel.seats import each
from citysleeps.server.desk import Desk
from citysleeps.server.socket import Socket
from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import NEW
from citysleeps.table import rows
from citysleeps.table.manners import Manners
from citysleeps.table.people import hashed
from citysleeps.table.rows import NO_ONE, What
from citysleeps.table.table import Table

SEATS: Final = 10
CODE: Final = "TABLE"
TEXT: Final = "I was asleep all night, and I saw nothing at all."
LINES: Final = 10  # said at a time
REQUEST: Final = (
    f"GET /api/tables/{CODE}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
).encode()


class Line:
    """The line to a phone. It takes whatever it is given, at once."""

    def __init__(self) -> None:
        self.frames = 0

    def write(self, frame: bytes) -> None:
        self.frames += 1

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return "127.0.0.1", 1

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        """Nothing comes but when it is waited for."""

    def resume_reading(self) -> None:
        """The same."""


def token(number: int) -> str:
    return f"{number:032}"


def dealt(store: MemoryStore) -> Table:
    """A table of ten in its first discussion, in which somebody has the floor."""
    table = Table(CODE)
    log = []

    def write(what: What) -> None:
        log.append(table.write(store.now(), NO_ONE, "", what))

    write(rows.Opened(hashed(token(0)), "secret", "en", FIRST, {"speech_seconds": 3600}, Manners()))
    for number in range(1, SEATS + 1):
        write(rows.Came(number, f"P{number}", "en", hashed(token(number)), "", ""))
    write(table.setup())
    while not (stop := table.playing.game.stop).asks or stop.asks[0].act != "say":
        waits = [(ask, seat) for ask in stop.asks if ask.idle for seat in each(ask.to & stop.unanswered())]
        write(table.take(Answer(waits[0][1], waits[0][0].idle[0]) if waits else CLOCK))
    store.log[CODE] = log
    return table


def frame(content: Any) -> bytes:
    """As a phone sends it; a mask of zeros is one too."""
    text = msgspec.json.encode(content)
    return bytes([129, 128 | len(text)]) + bytes(4) + text


class Evening:
    """The table, and the ten who are there."""

    def __init__(self) -> None:
        self.loop = uvloop.new_event_loop()
        self.lines = [Line() for _ in range(SEATS)]
        self.ids = count(1)
        self.speaker = self.loop.run_until_complete(self.begin())

    async def begin(self) -> Any:
        """Everybody comes. Returns the phone of whoever has the floor."""
        store = MemoryStore()
        desk = Desk(store, 0, 0, (), False)
        table = dealt(store)
        desk.hall.keep(table, len(store.log[CODE]), NEW)
        kind: Any = type("TableSocket", (Socket,), {"desk": desk})
        phones = [kind(None, SimpleNamespace(connections=set()), None) for _ in range(SEATS)]
        for number, phone in enumerate(phones):
            phone.connection_made(self.lines[number])
            phone.data_received(REQUEST)
            phone.data_received(frame({"token": token(number + 1)}))
            await phone.entering
        await asyncio.sleep(0)
        [seat] = each(table.playing.game.stop.asks[0].to)
        return next(phone for phone in phones if table.seat_of(phone.who) == seat)

    def talk(self, seed: int) -> int:
        """Say some lines; how many they were."""
        before = sum([line.frames for line in self.lines])
        self.loop.run_until_complete(self.say())
        heard = sum([line.frames for line in self.lines]) - before
        # More on a machine so busy that a minute passes: then a clock has something to say too.
        assert heard >= LINES * SEATS, f"{heard} frames for {LINES} lines"
        return LINES

    async def say(self) -> None:
        for _ in range(LINES):
            self.speaker.data_received(frame({"do": "answer", "id": str(next(self.ids)), "act": "say", "args": [TEXT]}))
            await asyncio.sleep(0)  # its row is written
            await asyncio.sleep(0)  # and everybody is told
