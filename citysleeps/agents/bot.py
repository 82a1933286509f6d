"""What a bot is: it sees a seat's view and the asks open to it, and nothing more."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from citysleeps.agents.random import choice
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.game import Game
from citysleeps.kernel.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of one seat in one game; it may remember what it has seen."""

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        """A legal answer to one of these asks; `view.facts` has all that this seat was told, in order."""
        raise NotImplementedError


class RandomBot(Bot):
    """Answers by lot, and passes only where nothing else is legal."""

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        return choice(asks[0], me, chance)
