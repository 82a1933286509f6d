"""What the kernel and everything around it want of a rulebook."""

from __future__ import annotations

from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Game, Script
from citysleeps.kernel.seats import Seat, Seats
from citysleeps.kernel.setup import Setup, Value

# What the arguments of an act are: seat, number, word, text, choice (a seat or a word), count (a number or a word),
# part (a word that says what follows it); at the end also seats or words, several as one argument. One with a question
# mark may be left out.
Shapes = dict[str, tuple[str, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """One rulebook. It holds no state of a game."""

    def __init__(self, name: str, prefix: str, version: str) -> None:
        self.name = name
        self.prefix = prefix  # of its clause ids
        self.version = version  # grows when the same answers may give another game
        self.facts: tuple[type[Fact], ...] = ()
        self.mendable: tuple[type[Fact], ...] = ()  # what a correction may unsay, by telling it anew
        self.acts: Shapes = {}  # the inputs of seats
        self.host_acts: Shapes = {}  # the inputs of the host
        self.reasons: tuple[str, ...] = ()  # of refusals, in their order
        self.not_understood = "not_understood"  # the reason for what is no input at all
        self.too_late = "wrong_phase"  # the reason for a correction when the next step has begun
        self.parts: Shapes = {}  # what follows each word that is a part
        self.fillers: tuple[str, ...] = ()  # words that may stand in an input and say nothing: take 3 (diamonds)
        self.clocks: tuple[str, ...] = ()  # the names of clocks, where several run
        self.ballot_words: tuple[str, ...] = ()  # what may be voted for beside seats
        self.phases: tuple[str, ...] = ()  # the ids of phases and steps

    def complete(self, settings: dict[str, Value]) -> dict[str, Value]:
        """Every setting with its value, where these are chosen; raises BadSetup for one that cannot be."""
        raise NotImplementedError

    def settle(self, setup: Setup) -> Setup:
        """The same setup with every setting filled in, and all of it checked; raises BadSetup."""
        raise NotImplementedError

    def game(self, setup: Setup) -> Game:
        """A state to which nothing has been told yet, of a settled setup."""
        raise NotImplementedError

    def blank(self, setup: Setup) -> Game:
        """The same without what is secret in the setup: for the view of somebody who was told nothing."""
        return self.game(msgspec.structs.replace(setup, deal={}, cards={}, lots=(), seed=""))

    def play(self, game: Game) -> Script:
        """The course of the game, from the deal to the end."""
        raise NotImplementedError

    def hinders(self, game: Game, answer: Answer) -> str:
        """The reason to refuse an input that answers no open ask; empty if it may be made at any time."""
        raise NotImplementedError

    def intervene(self, game: Game, answer: Answer) -> bool:
        """Carry out an input that may be made at any time. True: what is open now closes."""
        raise NotImplementedError

    def describe(self) -> dict[str, Any]:
        """What may be chosen: the title, the seats, the presets and the settings with their values and clauses."""
        raise NotImplementedError

    def where(self, game: Game) -> list[str]:
        """The ids of the phases and steps the game is in, the widest first."""
        raise NotImplementedError

    def numbers(self, game: Game) -> dict[str, int]:
        """What is counted: the number of the night, of the day, of the turn."""
        raise NotImplementedError

    def votes(self, game: Game) -> tuple[dict[int | str, Seats], dict[int | str, int]]:
        """The hands raised in the last vote, and the votes counted, for each candidate."""
        raise NotImplementedError

    def host_mode(self, settings: dict[str, Value]) -> str:
        """Who hosts by these settings: `engine` (the software), `human` (a person without a seat) or `hostless`."""
        raise NotImplementedError

    def may_lead(self, game: Game) -> bool:
        """May the one who set up the table act as the host, where the software hosts?"""
        return False

    def hosts(self, game: Game) -> Seats:
        """Who has a host's powers now, a seat or the host who holds no card (as a bit); 0 if the software hosts."""
        raise NotImplementedError

    def host_asks(self, game: Game) -> list[Ask]:
        """What the host may do now, beside correcting."""
        raise NotImplementedError

    def shown(self, view: Game) -> msgspec.Struct:
        """A view as it is sent to a screen: plain values, of which only those that change are sent again."""
        raise NotImplementedError

    def known(self, view: Game, seat: Seat) -> list[str]:
        """What a view says of a seat, as ids: first the card, or nothing if it is not known; then all else."""
        raise NotImplementedError
