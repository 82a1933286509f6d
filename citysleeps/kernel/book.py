"""What the kernel and everything around it want of a rulebook."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from citysleeps.kernel.ask import Answer
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Game, Script
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """One rulebook. It holds no state of a game."""

    def __init__(self, name: str, prefix: str, version: str, facts: tuple[type[Fact], ...]) -> None:
        self.name = name
        self.prefix = prefix  # of its clause ids
        self.version = version  # grows when the same answers may give another game
        self.facts = facts

    def settle(self, setup: Setup) -> Setup:
        """The same setup with every setting filled in and checked; raises BadSetup."""
        raise NotImplementedError

    def game(self, setup: Setup) -> Game:
        """A state to which nothing has been told yet."""
        raise NotImplementedError

    def play(self, game: Game) -> Script:
        """The course of the game, from the deal to the end."""
        raise NotImplementedError

    def hinders(self, game: Game, answer: Answer) -> str:
        """The reason to refuse an input that answers no open ask; empty if it may be made at any time."""
        raise NotImplementedError

    def intervene(self, game: Game, answer: Answer) -> bool:
        """Carry out an input that may be made at any time. True: what is open now closes."""
        raise NotImplementedError

    def where(self, game: Game) -> list[str]:
        """The ids of the phases and steps the game is in, the widest first."""
        raise NotImplementedError

    def known(self, view: Game, seat: Seat) -> list[str]:
        """What a view says of a seat, as ids: first the card, or nothing if it is not known; then all else."""
        raise NotImplementedError
