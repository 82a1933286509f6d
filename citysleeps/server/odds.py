"""The odds of games, and what bots thought in them: computed in a thread, one game at a time, and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

from citysleeps.agents.minds import Minds, minds
from citysleeps.agents.odds import Odds, odds, odds_so_far, so_far
from citysleeps.server.limits import WORKED_OUT, Gate
from citysleeps.server.problem import Problem
from citysleeps.table.table import Table

MOST_REMEMBERED: Final = 200  # games
T = TypeVar("T")


class Bookmaker:
    """Computes odds and thoughts, each only once. Whoever asks first pays for it with fetches."""

    def __init__(self, fetching: Gate) -> None:
        self.fetching = fetching
        self.known: OrderedDict[tuple[object, ...], Any] = OrderedDict()
        self.turn = asyncio.Lock()

    async def odds(self, table: Table, caller: str) -> Odds:
        """The odds of the game at this table that is over."""
        play = table.playing
        return await self.recall(("odds", *game(table)), lambda: odds(play.setup.book, play.game.log), caller)

    async def odds_so_far(self, table: Table, caller: str) -> Odds:
        """The odds of the nights and days that are over in the running game, from what everybody was told. Computed
        once for each night and day."""
        book = table.playing.setup.book
        facts = so_far(book, table.playing.game.log)
        key = ("so far", *game(table), hash(repr(facts)))
        return await self.recall(key, lambda: odds_so_far(book, facts), caller)

    async def minds(self, table: Table, caller: str) -> Minds:
        """What the bots thought in it."""
        play, bots = table.playing, bots_at(table)
        key = ("minds", *game(table), *bots)
        return await self.recall(key, lambda: minds(play.setup.book, play.game.log, bots), caller)

    async def recall(self, key: tuple[object, ...], work: Callable[[], T], caller: str) -> T:
        if key not in self.known:
            async with self.turn:
                if key not in self.known:  # nobody else has asked meanwhile
                    if self.fetching.owes(caller):
                        raise Problem("too_fast", 429)
                    self.fetching.owe(caller, WORKED_OUT)
                    self.known[key] = await asyncio.to_thread(work)
        found: T = self.known[key]
        self.known.move_to_end(key)
        if len(self.known) > MOST_REMEMBERED:
            self.known.popitem(last=False)
        return found


def game(table: Table) -> tuple[object, ...]:
    return table.code, table.number, table.playing.setup.seed


def bots_at(table: Table) -> list[int]:
    """The seats of bots, as everybody at the table sees them; not those where a bot stood in for a person."""
    people = [table.people.get(who) for who in table.seats]
    return [seat for seat, person in enumerate(people) if person is not None and person.bot]
