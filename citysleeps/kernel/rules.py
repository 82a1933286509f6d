"""The rules of a rulebook: everything that plays one of its games."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Game, Script
from citysleeps.kernel.seats import HOST, Seat, Seats
from citysleeps.kernel.setup import Setup, Value, without_secrets

# What the arguments of an act are: seat, number, word, text, choice (a seat or a word), count (a number or a word),
# part (a word that says what follows it); at the end also seats or words, several as one argument. One with a question
# mark may be left out.
Shapes = dict[str, tuple[str, ...]]
Meanwhile = Coroutine[Any, Any, Answer | None]  # a script whose end says what closes what was open; none: it goes on

G = TypeVar("G", bound=Game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[G]):
    """The rules of one rulebook, which play games of one kind. They hold no state of a game."""

    def __init__(self, name: str, prefix: str, version: str) -> None:
        self.name = name
        self.prefix = prefix  # of its clause ids
        self.version = version  # grows when the same answers may give another game
        self.facts: tuple[type[Fact], ...] = ()
        self.mendable: tuple[type[Fact], ...] = ()  # what a correction may unsay, by telling it anew
        self.acts: Shapes = {}  # the inputs of seats
        self.host_acts: Shapes = {}  # the inputs of the host
        self.reasons: dict[str, tuple[str, ...]] = {}  # of refusals, in their order, with the clauses behind them
        self.not_understood = "not_understood"  # the reason for what is no input at all
        self.not_now = "wrong_phase"  # the reason for an input of the clock where none runs
        self.too_late = "wrong_phase"  # the reason for a correction when the next step has begun
        self.corrects_what_has_ended = True  # until something is done in the next step
        self.rests_for_others = True  # in a written game a step only rests until somebody does what comes later
        self.asides: tuple[str, ...] = ("say", "warn")  # inputs of the host that belong to no step
        self.talk: tuple[str, ...] = ()  # inputs that are only words: to undo goes past them
        self.parts: Shapes = {}  # what follows each word that is a part
        self.fillers: tuple[str, ...] = ()  # words that may stand in an input and say nothing: take 3 (diamonds)
        self.clocks: tuple[str, ...] = ()  # the names of clocks, where several run
        self.ballot_words: tuple[str, ...] = ()  # what may be voted for, or pointed at, beside seats
        self.phases: tuple[str, ...] = ()  # the ids of phases and steps
        self.beginnings: tuple[str, ...] = ()  # the phases with which a position may go on
        self.parties: tuple[str, ...] = ()  # that the deal makes: bots are chosen for each

    def complete(self, settings: dict[str, Value]) -> dict[str, Value]:
        """Every setting with its value, where these are chosen; raises BadSetup for one that cannot be."""
        raise NotImplementedError

    def fitting(self, chosen: dict[str, Value], before: dict[str, Value]) -> dict[str, Value]:
        """Of the settings chosen now those that go together: what stood before gives way to what is new."""
        return chosen

    def settle(self, setup: Setup) -> Setup:
        """The same setup with every setting filled in, and all of it checked; raises BadSetup."""
        raise NotImplementedError

    def game(self, setup: Setup) -> G:
        """A state to which nothing has been told yet, of a settled setup."""
        raise NotImplementedError

    def told(self, setup: Setup) -> G:
        """The state after what the position of a settled setup tells, and nothing else."""
        game = self.game(setup)
        game.position = setup.position
        game.take_up()
        return game

    def blank(self, setup: Setup) -> G:
        """The same without what is secret in the setup: for the view of somebody who was told nothing."""
        return self.game(without_secrets(setup))

    def play(self, game: G) -> Script:
        """The course of the game, from the deal to the end."""
        raise NotImplementedError

    def hinders(self, game: G, answer: Answer) -> str:
        """The reason to refuse an input that answers no open ask; empty if it may be made at any time."""
        raise NotImplementedError

    def meanwhile(self, game: G, answer: Answer) -> Meanwhile:
        """What happens meanwhile: somebody leaves, takes what is offered beside, or the host does something. What it
        gives closes what was open: `ANEW` if that must be asked anew; nothing if it goes on as it was."""
        raise NotImplementedError

    def takes_back(self, fact: Fact) -> Fact | None:
        """What is told instead of a fact that a correction unsays, where nothing else takes its place."""
        return None

    def undone(self, answer: Answer) -> Fact:
        """What is told when the host takes back an input: with it what was told before begins anew."""
        raise NotImplementedError

    def numbers(self, game: G) -> dict[str, int]:
        """What is counted: the number of the night, of the day, of the turn."""
        return {}

    def votes(self, game: G) -> tuple[dict[int | str, Seats], dict[int | str, int]]:
        """The hands raised in the last vote, and the votes counted, for each candidate."""
        return {}, {}

    def may_lead(self, game: G) -> bool:
        """May the one who set up the table act as the host, where the software hosts?"""
        return False

    def hosts(self, game: G) -> Seats:
        """Who has a host's powers now, a seat or the host who holds no card (as a bit); 0 if the software hosts."""
        return 0

    def apart(self, game: G) -> Seats:
        """The host who is no player, and so hears who has still to answer."""
        return HOST

    def host_asks(self, game: G) -> list[Ask]:
        """What the host may do now, beside correcting."""
        return []

    def party(self, game: G, seat: Seat) -> str:
        """The party that a seat is dealt to."""
        return ""
