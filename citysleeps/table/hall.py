"""All open tables of a server. It creates tables, finds them by code, and closes them when nobody is there, when the
server stops, or when another node takes them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import BadSetup, Value
from citysleeps.notation.fair import new_secret
from citysleeps.store.port import NEW, Conflict, Store, Unavailable
from citysleeps.table import rows
from citysleeps.table.live import Count, LiveTable
from citysleeps.table.log import opened
from citysleeps.table.manners import Manners
from citysleeps.table.neighbours import Neighbours
from citysleeps.table.people import hashed, known_language, new_token
from citysleeps.table.refusal import UNAVAILABLE, Refusal
from citysleeps.table.reopening import Elsewhere
from citysleeps.table.robots import BOT_SECONDS
from citysleeps.table.rows import NO_ONE, Newer
from citysleeps.table.table import Table, row
from citysleeps.table.thinkers import Here, Thinkers

journal = logging.getLogger("citysleeps")
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without letters that look like digits
CODE_LENGTH: Final = 5
IDLE_SECONDS: Final = 600.0  # a table is closed after this time without anybody
MOST_TABLES: Final = 5000
OPEN_DAYS: Final = 30  # a table can be found this long after the last event
DAY: Final = 24 * 3600 * 1000  # milliseconds
TOGETHER: Final = 50  # tables that are closed at the same time


def ignore(what: str, reason: str = "") -> None:
    """Count nothing."""


class Hall:
    """The open tables of one server."""

    def __init__(
        self,
        store: Store,
        bot_seconds: float = BOT_SECONDS,
        beat_seconds: float = 0,
        count: Count = ignore,
        open_days: int = OPEN_DAYS,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers or Here()
        self.bot_seconds = bot_seconds
        self.beat_seconds = beat_seconds  # 0: messages are sent at once, if nobody can listen
        self.count = count
        self.open_days = open_days  # 0: forever
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.leaving: dict[str, asyncio.Task[None]] = {}  # tables that are being closed
        self.closed = False  # no more tables are created or opened
        self.life = 0  # how often this node has lost its tables

    async def make(
        self, language: str, book: str, settings: dict[str, Value], manners: Manners
    ) -> tuple[LiveTable, str]:
        """Create a table. Returns it with the creator's token; raises Refusal."""
        if book not in SHELF:
            raise Refusal("no_book")
        try:
            SHELF[book].complete(settings)
        except BadSetup as bad:
            raise Refusal(bad.reason, str(bad), book) from bad
        token = new_token()
        what = rows.Opened(hashed(token), new_secret(), known_language(language), book, settings, manners)
        await self.tidy()
        if self.closed:
            raise Refusal(UNAVAILABLE)
        if len(self.tables) >= MOST_TABLES:
            raise Refusal("hall_full")
        while True:
            code = new_code()
            try:
                await self.store.append(code, 0, [row(self.store.now(), NO_ONE, "", what)], NEW)
                break
            except Conflict:
                continue  # the code is taken
        table = Table(code)
        table.carry_out(what)
        return self.keep(table, 1, NEW), token

    async def find(self, code: str) -> LiveTable | None:
        """Find a table by its code, in memory or in the store. None if there is no such table. Raises Elsewhere if
        another node has it."""
        code = code.upper()
        while code in self.leaving:
            await asyncio.wait([self.leaving[code]])
        live = self.tables.get(code)
        if live and not live.lost:
            return live
        if not is_code(code):
            return None
        if self.closed:
            raise Elsewhere
        if code not in self.opening:
            self.opening[code] = asyncio.get_running_loop().create_task(self.open(code), name=code)
            self.opening[code].add_done_callback(self.have_opened)
        return await asyncio.shield(self.opening[code])

    def is_at_hand(self, code: str) -> bool:
        """Whether this table is in memory, or is being read for somebody else."""
        live = self.tables.get(code.upper())
        return code.upper() in self.opening or (live is not None and not live.lost)

    async def open(self, code: str) -> LiveTable | None:
        life = self.life
        hold = await self.store.hold(code)
        if hold is None:
            return None
        if hold.elsewhere:
            raise Elsewhere(hold.elsewhere)
        log = await self.store.read(code)
        if not log or self.is_long_ago(rows.stamped(*log[-1]).at):
            await self.store.release([code])
            return None
        try:
            table = await opened(code, log)
        except Newer as newer:
            await self.store.release([code])
            raise await self.left_to_another(newer) from newer
        if table.is_void:
            self.count("void")
            journal.warning("the game at table %s is void: %s", code, table.differs)
        if life != self.life:
            raise Elsewhere
        return self.keep(table, len(log), hold.fence)

    async def left_to_another(self, newer: Newer) -> Elsewhere | Newer:
        """A newer version has written the table: leave it to the newest node, if there is one."""
        youngest = await self.store.youngest()
        journal.warning("a table is left to %s: %s", youngest or "a newer version", newer)
        return Elsewhere(youngest) if youngest else newer

    def have_opened(self, task: asyncio.Task[LiveTable | None]) -> None:
        """A table has been opened, or not: whoever waited for it has the result."""
        del self.opening[task.get_name()]
        if not task.cancelled():
            task.exception()

    def is_long_ago(self, at: int) -> bool:
        """Whether the table is too old to be opened by a code or a token."""
        return self.open_days > 0 and at + self.open_days * DAY < self.store.now()

    def keep(self, table: Table, number: int, fence: int) -> LiveTable:
        neighbours = Neighbours()
        thinker, seconds = self.thinkers.one(neighbours.payer), (self.bot_seconds, self.beat_seconds)
        live = LiveTable(self.store, table, number, fence, *seconds, self.count, thinker, neighbours)
        self.tables[table.code] = live
        return live

    async def tidy(self) -> int:
        """Close tables where nobody has been for a while, and those that cannot be read any more. Returns how many."""
        many = 0
        while idle := [code for code, live in self.tables.items() if self.is_idle(code, live)]:
            many += await self.put_away(idle[:TOGETHER])
        return many

    def is_idle(self, code: str, live: LiveTable) -> bool:
        if code in self.leaving or live.presence.clients or live.ledger.writing:
            return False
        return live.lost or asyncio.get_running_loop().time() - live.idle_since > IDLE_SECONDS

    async def close(self) -> None:
        """Stop the server: close a few tables at a time, while the others are still played."""
        self.closed = True
        await asyncio.gather(*self.opening.values(), *self.leaving.values(), return_exceptions=True)
        while self.tables:
            await self.put_away(list(self.tables)[:TOGETHER])

    async def put_away(self, codes: list[str]) -> int:
        """Close these tables: finish writing, release them, then disconnect the clients so that they reconnect. Whoever
        asks for one in the meantime waits. Returns how many."""
        leaving = asyncio.get_running_loop().create_task(self.leave(codes))
        self.leaving |= dict.fromkeys(codes, leaving)
        await asyncio.shield(leaving)
        return len(codes)

    async def leave(self, codes: list[str]) -> None:
        tables = [self.tables[code] for code in codes if code in self.tables]
        try:
            await asyncio.gather(*(live.leave_off() for live in tables))
            await self.store.release(codes)
        except Unavailable as error:
            journal.error("tables cannot be given back before the lease is over: %s", error)
        finally:
            self.drop(codes)
            for code in codes:
                del self.leaving[code]

    def drop(self, codes: list[str]) -> None:
        """These tables belong to another node now. Disconnect the clients so that they reconnect."""
        for code in codes:
            live = self.tables.pop(code, None)
            if live:
                live.give_up()

    def drop_all(self) -> None:
        """This node has lost all its tables, including those it was about to open."""
        self.life += 1
        self.drop(list(self.tables))


def is_code(text: str) -> bool:
    """Whether this looks like the code of a table."""
    return len(text) == CODE_LENGTH and set(text.upper()) <= set(LETTERS)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
