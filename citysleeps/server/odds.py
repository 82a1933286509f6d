"""The odds of games, and what bots thought in them: worked out by another process, one game at a time, and cached."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import OrderedDict
from typing import Final

import msgspec

from citysleeps.agents.odds import so_far
from citysleeps.agents.reckoner import TOO_LONG, Task, nothing
from citysleeps.kernel.seats import ALL
from citysleeps.server.beside import start
from citysleeps.server.limits import WORKED_OUT, Gate
from citysleeps.server.problem import Problem
from citysleeps.table.table import Table

log = logging.getLogger("citysleeps")
RECKONER: Final = "citysleeps.agents.reckoner"
MOST_REMEMBERED: Final = 200  # games
MOST_WAITING: Final = 12  # games, the one that is being worked out among them
MOST_SECONDS: Final = 180.0  # for one game on a busy machine
Key = tuple[object, ...]


class Bookmaker:
    """Has odds and thoughts worked out, each only once, and keeps them as JSON. Whoever asks first pays for it with
    fetches."""

    def __init__(self, fetching: Gate) -> None:
        self.fetching = fetching
        self.known: OrderedDict[Key, bytes] = OrderedDict()
        self.waiting: dict[Key, asyncio.Task[bytes]] = {}
        self.turn = asyncio.Lock()
        self.is_closed = False

    async def odds(self, table: Table, caller: str) -> bytes:
        """The odds of the game at this table that is over."""
        play = table.playing
        return await self.recall(("odds", *game(table)), Task("odds", play.setup.book, play.game.log), caller)

    async def odds_so_far(self, table: Table, caller: str) -> bytes:
        """The odds of the nights and days that are over in the running game, from what everybody was told. Computed
        once for each night and day."""
        book = table.playing.setup.book
        facts = so_far(book, table.playing.game.log)
        key = ("so far", *game(table), hash(repr(facts)))
        return await self.recall(key, Task("so far", book, [(ALL, fact) for fact in facts]), caller)

    async def minds(self, table: Table, caller: str) -> bytes:
        """What the bots thought in it."""
        play, bots = table.playing, bots_at(table)
        task = Task("minds", play.setup.book, play.game.log, bots)
        return await self.recall(("minds", *game(table), *bots), task, caller)

    async def recall(self, key: Key, task: Task, caller: str) -> bytes:
        """What is known; otherwise it is worked out, even if the caller goes away meanwhile. Raises Problem."""
        if key in self.known:
            self.known.move_to_end(key)
            return self.known[key]
        if key not in self.waiting:
            if self.fetching.owes(caller):
                raise Problem("too_fast", 429)
            if self.is_closed or len(self.waiting) >= MOST_WAITING:
                raise Problem("odds_busy", 503)
            self.fetching.owe(caller, WORKED_OUT)
            self.waiting[key] = asyncio.create_task(self.learn(key, task))
            self.waiting[key].add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            return await asyncio.shield(self.waiting[key])
        except asyncio.CancelledError:
            if self.is_closed:
                raise Problem("odds_busy", 503) from None
            raise

    async def learn(self, key: Key, task: Task) -> bytes:
        """Work it out when it is its turn, and keep it."""
        try:
            async with self.turn:
                found = await worked_out(task)
        finally:
            del self.waiting[key]
        self.known[key] = found
        if len(self.known) > MOST_REMEMBERED:
            self.known.popitem(last=False)
        return found

    async def close(self) -> None:
        """The server stops: end the other process."""
        self.is_closed = True
        for one in self.waiting.values():
            one.cancel()
        await asyncio.gather(*self.waiting.values(), return_exceptions=True)


async def worked_out(task: Task) -> bytes:
    """Let another process work this out. A game that takes too long has no odds. If the process dies, raises
    Problem."""
    process = await start(RECKONER)
    assert process.stdout
    try:
        async with asyncio.timeout(MOST_SECONDS):
            found, _ = await process.communicate(pickle.dumps(task))
            if process.returncode == 0:
                return found
    except TimeoutError:
        pass
    finally:
        is_too_long = process.returncode in (None, TOO_LONG)
        if process.returncode is None:
            process.kill()
            await process.stdout.read()  # to the end of its output, so that nothing stays open
            await process.wait()
    if not is_too_long:
        log.error("the process that works out odds has died: exit code %s", process.returncode)
        raise Problem("our_fault", 500)
    log.warning("a game of %s is too long for odds: %d facts", task.book, len(task.log))
    return msgspec.json.encode(nothing(task))


def game(table: Table) -> tuple[object, ...]:
    return table.code, table.number, table.playing.setup.seed


def bots_at(table: Table) -> list[int]:
    """The seats of bots, as everybody at the table sees them; not those where a bot stood in for a person."""
    people = [table.people.get(who) for who in table.seats]
    return [seat for seat, person in enumerate(people) if person is not None and person.bot]
