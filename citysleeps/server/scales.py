"""Whether the table in a lobby is fair: another process plays it with bots, one table at a time for the whole server.

A client asks again and again until the answer is complete. A table about which nobody has asked for some seconds is not
weighed any more. So nothing has to be cancelled when the lobby changes, or when whoever asked has gone.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from time import monotonic
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from citysleeps.books.described import A_SEAT, ENGINE
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.weighing import Weighed
from citysleeps.server.beside import start
from citysleeps.server.limits import Clock
from citysleeps.server.problem import Problem

log = logging.getLogger("citysleeps")
WEIGHER: Final = "citysleeps.library.weigher"
UNPLAYABLE: Final = 3  # its exit code if bots cannot play the table
MOST_WAITING: Final = 12  # tables, the one that is being weighed among them
MOST_OF_ONE: Final = 3  # of these, for one address or IPv6 network
MOST_REMEMBERED: Final = 500  # tables that were weighed
SILENCE_SECONDS: Final = 5.0  # without a question: then the table is dropped
MOST_SECONDS: Final = 180.0  # for one table on a busy machine
GLANCE_SECONDS: Final = 0.5  # between two checks whether somebody still asks

Key = tuple[str, str, int, str]  # the book and the version of its rules, the seats, the settings


class Fairness(msgspec.Struct):
    """Whether the table in the lobby is fair. Ask again every second until the state is `known`."""

    state: Literal["waiting", "playing", "known"]
    ahead: Annotated[int, Meta(description="How many other tables come before this one")] = 0
    found: Annotated[Weighed | None, Meta(description="What is known by now")] = None


class Load(msgspec.Struct, frozen=True):
    """A table to be weighed, as the other program reads it."""

    book: str
    module: str  # that has the book as BOOK
    seats: int
    settings: dict[str, Value]


class Weighing:
    """A table that is weighed, or waits for it."""

    def __init__(self, load: Load, caller: str) -> None:
        self.load = load
        self.caller = caller  # who asked first
        self.asked: dict[str, float] = {}  # when each table asked last
        self.found: Weighed | None = None
        self.trouble = ""

    def is_wanted(self, now: float) -> bool:
        return any(now - at < SILENCE_SECONDS for at in self.asked.values())


class Scales:
    """Weighs one table at a time, and remembers the answers."""

    def __init__(self, clock: Clock = monotonic) -> None:
        self.clock = clock
        self.known: OrderedDict[Key, Weighed] = OrderedDict()
        self.waiting: OrderedDict[Key, Weighing] = OrderedDict()  # the first is being weighed
        self.worker: asyncio.Task[None] | None = None
        self.is_closed = False

    def is_new(self, setup: Setup) -> bool:
        """Whether nobody has asked about this table yet, so that it would have to be weighed."""
        key = key_of(load_of(setup))
        return key not in self.known and key not in self.waiting

    def check_room(self, code: str, caller: str) -> None:
        """Raise Problem if too many tables wait beside this one, in all or for this caller. An empty caller is not
        limited."""
        self.forget()
        waiting = [one.caller for one in self.waiting.values() if one.asked.keys() - {code}]
        if self.is_closed or len(waiting) >= MOST_WAITING or (caller and waiting.count(caller) >= MOST_OF_ONE):
            raise Problem("scales_busy", 503)

    def ask(self, code: str, setup: Setup, caller: str = "") -> Fairness:
        """What is known about the table with this code, which would be dealt from this setup. Raises Problem."""
        load = load_of(setup)
        key = key_of(load)
        for other, weighing in self.waiting.items():
            if other != key:
                weighing.asked.pop(code, None)  # its lobby has changed since
        if key in self.known:
            self.known.move_to_end(key)
            return Fairness("known", 0, self.known[key])
        if key not in self.waiting:
            self.check_room(code, caller)
            self.waiting[key] = Weighing(load, caller)
        weighing = self.waiting[key]
        if weighing.trouble:
            del self.waiting[key]
            raise Problem(weighing.trouble, 409 if weighing.trouble == "no_balance" else 500)
        weighing.asked[code] = self.clock()
        if self.worker is None or self.worker.done():
            self.worker = asyncio.create_task(self.work())
        ahead = [one for one in self.waiting.values() if not one.trouble].index(weighing)
        return Fairness("waiting" if ahead else "playing", ahead, weighing.found)

    def forget(self) -> None:
        """Drop the tables that nobody asks about any more."""
        now = self.clock()
        for key, weighing in list(self.waiting.items()):
            if not weighing.is_wanted(now):
                del self.waiting[key]

    async def work(self) -> None:
        """Weigh the tables that wait, one after the other."""
        while True:
            self.forget()
            key = next((key for key, one in self.waiting.items() if not one.trouble), None)
            if key is None:
                return
            weighing = self.waiting[key]
            try:
                await self.weigh(key, weighing)
            except Exception:
                log.exception("a table could not be weighed")
                weighing.trouble = "our_fault"

    async def weigh(self, key: Key, weighing: Weighing) -> None:
        """Let another process play this table, until it is done or nobody wants to know."""
        process = await start(WEIGHER)
        assert process.stdin and process.stdout
        reading = asyncio.create_task(self.read(process.stdout, weighing))
        try:
            process.stdin.write(msgspec.json.encode(weighing.load) + b"\n")
            process.stdin.close()
            end = self.clock() + MOST_SECONDS
            while not reading.done():
                await asyncio.wait([reading], timeout=GLANCE_SECONDS)
                if self.waiting.get(key) is not weighing:
                    return
                if not weighing.is_wanted(self.clock()):
                    del self.waiting[key]
                    return
                if self.clock() > end:
                    raise TimeoutError
            await reading
            code = await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
            await asyncio.wait([reading])  # to the end of its output, so that nothing stays open
            await process.wait()
        if code == 0 and weighing.found:
            self.keep(key, weighing.found)
            self.waiting.pop(key, None)
        else:
            weighing.trouble = "no_balance" if code == UNPLAYABLE else "our_fault"
            log.warning("a table of %s could not be weighed: exit code %d", weighing.load.book, code)

    async def read(self, output: asyncio.StreamReader, weighing: Weighing) -> None:
        async for line in output:
            weighing.found = msgspec.json.decode(line, type=Weighed)

    def keep(self, key: Key, found: Weighed) -> None:
        self.known[key] = found
        if len(self.known) > MOST_REMEMBERED:
            self.known.popitem(last=False)

    async def close(self) -> None:
        """The server stops: end the other process."""
        self.is_closed = True
        self.waiting.clear()
        if self.worker is not None:
            await self.worker


def load_of(setup: Setup) -> Load:
    """What is weighed of a table: who sits where does not matter, and the software hosts."""
    lobby = SHELF[setup.book].lobby
    described = lobby.describe()
    hosting = described.hosting
    led = [mode for mode, host in hosting.modes.items() if host == ENGINE]  # the first: by the software alone
    settings = {
        name: value
        for name, value in setup.settings.items()
        if name in described.settings and described.settings[name].values != A_SEAT
    }
    players = lobby.players(setup.settings, len(setup.seats))
    module = type(SHELF[setup.book]).__module__
    by_software = {hosting.setting: led[0]} if led else {}
    return Load(setup.book, module, players, settings | by_software)


def key_of(load: Load) -> Key:
    settings = msgspec.json.encode(load.settings, order="sorted").decode()
    return load.book, SHELF[load.book].version, load.seats, settings
