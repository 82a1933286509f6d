"""All the tables that a server has open: they are made, found by their code, and put away when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import BadSetup, Value
from citysleeps.notation.fair import new_secret
from citysleeps.store.port import Conflict, Store
from citysleeps.table import rows
from citysleeps.table.live import Count, LiveTable
from citysleeps.table.manners import Manners
from citysleeps.table.people import hashed, known_language, new_token
from citysleeps.table.refusal import Refusal
from citysleeps.table.robots import BOT_SECONDS
from citysleeps.table.rows import NO_ONE, read_row
from citysleeps.table.table import Table, opened, row

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without those that look like a number
CODE_LENGTH: Final = 5
IDLE_SECONDS: Final = 600.0  # a table is put away after so long without anybody
MOST_TABLES: Final = 5000
OPEN_DAYS: Final = 30  # so long after the last thing that happened there a table can be found
DAY: Final = 24 * 3600 * 1000  # milliseconds


def ignore(what: str, reason: str = "") -> None:
    """Nobody counts."""


class Hall:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        bot_seconds: float = BOT_SECONDS,
        beat_seconds: float = 0,
        count: Count = ignore,
        open_days: int = OPEN_DAYS,
    ) -> None:
        self.store = store
        self.bot_seconds = bot_seconds
        self.beat_seconds = beat_seconds  # 0: everything goes at once, where nobody listens
        self.count = count
        self.open_days = open_days  # 0: for ever
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def make(
        self, language: str, book: str, settings: dict[str, Value], manners: Manners
    ) -> tuple[LiveTable, str]:
        """A new table, and its creator's token; raises Refusal."""
        if book not in SHELF:
            raise Refusal("no_book")
        try:
            SHELF[book].complete(settings)
        except BadSetup as bad:
            raise Refusal(bad.reason, str(bad), book) from bad
        token = new_token()
        what = rows.Opened(hashed(token), new_secret(), known_language(language), book, settings, manners)
        self.tidy()
        if len(self.tables) >= MOST_TABLES:
            raise Refusal("hall_full")
        while True:
            code = new_code()
            try:
                await self.store.append(code, 0, [row(time.time_ns() // 1_000_000, NO_ONE, "", what)])
                break
            except Conflict:
                continue  # there is a table of this code
        table = Table(code)
        table.carry_out(what)
        return self.keep(table, 1), token

    async def find(self, code: str) -> LiveTable | None:
        """The table of this code, from memory or from the store; none if there is no such."""
        code = code.upper()
        live = self.tables.get(code)
        if live and not live.lost:
            return live
        if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
            return None
        if code not in self.opening:
            self.opening[code] = asyncio.get_running_loop().create_task(self.open(code))
            self.opening[code].add_done_callback(lambda _: self.opening.pop(code, None))
        return await asyncio.shield(self.opening[code])

    async def open(self, code: str) -> LiveTable | None:
        log = await self.store.read(code)
        if not log or self.is_long_ago(read_row(*log[-1]).at):
            return None
        return self.keep(await opened(code, log), len(log))

    def is_long_ago(self, at: int) -> bool:
        """Has nothing happened for so long that neither a code nor a token opens the table any more?"""
        return self.open_days > 0 and at + self.open_days * DAY < time.time_ns() // 1_000_000

    def keep(self, table: Table, number: int) -> LiveTable:
        live = LiveTable(self.store, table, number, self.bot_seconds, self.beat_seconds, self.count)
        self.tables[table.code] = live
        return live

    def tidy(self) -> int:
        """Put away the tables where nobody has been for a while, and those that could not be read any more; how many
        these were."""
        now = asyncio.get_running_loop().time()
        before = len(self.tables)
        for code, live in list(self.tables.items()):
            is_idle = not live.presence.clients and not live.ledger.writing
            if is_idle and (live.lost or now - live.idle_since > IDLE_SECONDS):
                live.put_away()
                del self.tables[code]
        return before - len(self.tables)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
