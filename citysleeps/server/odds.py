"""The odds of games that are over: worked out beside the event loop, one game at a time, and remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from citysleeps.agents.odds import Odds, odds
from citysleeps.table.table import Table

MOST_REMEMBERED: Final = 200  # games


class Bookmaker:
    """Whoever asks for the odds of a game again gets what was worked out the first time."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, int, str], Odds] = OrderedDict()
        self.turn = asyncio.Lock()

    async def odds(self, table: Table) -> Odds:
        """The odds of the game at this table that is over."""
        play = table.playing
        game = (table.code, table.number, play.setup.seed)
        if game not in self.known:
            async with self.turn:
                if game not in self.known:  # nobody else has asked meanwhile
                    self.known[game] = await asyncio.to_thread(odds, play.setup.book, play.game.log)
        found = self.known[game]
        self.known.move_to_end(game)
        if len(self.known) > MOST_REMEMBERED:
            self.known.popitem(last=False)
        return found
