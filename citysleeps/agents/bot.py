"""The base class of bots. A bot sees the view of its seat and the asks open to it, and nothing more."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from citysleeps.agents.random import choice
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.game import Game
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import Setup

G = TypeVar("G", bound=Game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[G]):
    """A bot that plays one seat of one game. It may remember things."""

    heeds: ClassVar[tuple[str, ...]] = ()  # acts that it is asked about even if they are only offered
    speaks: ClassVar[tuple[str, ...]] = ()  # acts for which `speak` is called when they are offered
    ponders: ClassVar[tuple[str, ...]] = ()  # acts before which it lets the others talk
    is_quiet: bool = False  # makes no claims, unless the book lives on them; decided before it sits down

    def sit_down(self, book: Rules[Any], setup: Setup, me: Seat) -> None:
        """Called before anything is told, with the book, the public setup and the bot's seat."""

    def answer(self, view: G, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        """Return a legal answer to one of these asks. `view.facts` has everything this seat was told, in order."""
        raise NotImplementedError

    def speak(self, view: G, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        """Return an answer to one of these offers, or None to do nothing for now."""
        return None


class RandomBot(Bot[Game]):
    """Answers at random, and passes only if nothing else is legal."""

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        return choice(asks[0], me, chance)
