"""What a bot is: it sees a seat's view and the asks open to it, and nothing more."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from citysleeps.agents.random import choice
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.book import Book
from citysleeps.kernel.game import Game
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import Setup

G = TypeVar("G", bound=Game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[G]):
    """A player of one seat in one game; it may remember what it has seen."""

    heeds: ClassVar[tuple[str, ...]] = ()  # the acts that it thinks of also where they are only offered
    speaks: ClassVar[tuple[str, ...]] = ()  # the acts that it does of its own accord, though nothing is asked of it
    ponders: ClassVar[tuple[str, ...]] = ()  # the acts for which it lets the others talk first

    def sit_down(self, book: Book[Any], setup: Setup, me: Seat) -> None:
        """Before anything is told: the book, the table as everybody knows it, and the bot's own seat."""

    def answer(self, view: G, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        """A legal answer to one of these asks; `view.facts` has all that this seat was told, in order."""
        raise NotImplementedError

    def speak(self, view: G, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        """What it does of its own accord, of the offers of those acts; None: nothing, for now."""
        return None


class RandomBot(Bot[Any]):
    """Answers by lot, and passes only where nothing else is legal."""

    def answer(self, view: Any, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        return choice(asks[0], me, chance)
