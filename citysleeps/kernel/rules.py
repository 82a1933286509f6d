"""The rules of a rulebook: everything that plays one of its games."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import SeatOr
from citysleeps.kernel.game import Game, Script
from citysleeps.kernel.seats import HOST, Seat, Seats
from citysleeps.kernel.setup import Setup, Value, without_secrets

# The kinds of an act's arguments: seat, number, word, text, choice (a seat or a word), count (a number or a word), part
# (a word that says what follows it); one may also be seats or words (several in one argument). A question mark means
# optional: nothing optional stands after seats or words.
Shapes = dict[str, tuple[str, ...]]
Meanwhile = Coroutine[Any, Any, Answer | None]  # a script; its result closes the open asks, None leaves them open

G = TypeVar("G", bound=Game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[G]):
    """The rules of one rulebook. They hold no state of a game."""

    def __init__(self, name: str, prefix: str, version: str) -> None:
        self.name = name
        self.prefix = prefix  # of the clause ids
        self.version = version  # grows when the same answers may lead to a different game
        self.facts: tuple[type[Fact], ...] = ()
        self.counting: tuple[type[Fact], ...] = ()  # the facts that close a vote: then `votes` has it whole
        self.parties: tuple[str, ...] = ()  # the groups made by the deal; bots are chosen for each
        # Refusals
        self.reasons: dict[str, tuple[str, ...]] = {}  # in order, with the clauses behind them
        self.not_understood = "not_understood"  # the reason for malformed inputs
        self.not_now = "wrong_phase"  # the reason for an input of the clock when none runs
        self.too_late = "wrong_phase"  # the reason for a correction after the next step has begun
        # Corrections and undo
        self.mendable: tuple[type[Fact], ...] = ()  # facts that a correction may replace by telling them again
        self.corrects_what_has_ended = True  # until something is done in the next step
        self.sealed: tuple[str, ...] = ()  # phases that nothing corrects once they are over
        self.rests_for_others = True  # in scenarios a waiting step ends when somebody does what comes later
        self.asides: tuple[str, ...] = ("say", "warn", "unwarn")  # inputs of the host that belong to no step
        self.talk: tuple[str, ...] = ()  # inputs that are only words: undo skips them
        self.reminders: tuple[str, ...] = ()  # clocks that only remind somebody: undo skips them too
        self.unlisted: tuple[str, ...] = ()  # acts that many may do at once: a host enters them, but is not shown them
        # The words of inputs and scenarios
        self.acts: Shapes = {}  # the inputs of seats
        self.host_acts: Shapes = {}  # the inputs of the host
        self.parts: Shapes = {}  # the arguments that follow each word of kind `part`
        self.fillers: tuple[str, ...] = ()  # words without meaning that an input may contain: take 3 (diamonds)
        self.clocks: tuple[str, ...] = ()  # the names of clocks, if several run
        self.ballot_words: tuple[str, ...] = ()  # what may be voted for or pointed at, apart from seats
        self.words: tuple[str, ...] = ()  # what may be said of a seat: cards, sides, answers to checks
        self.phases: tuple[str, ...] = ()  # the ids of phases and steps
        self.beginnings: tuple[str, ...] = ()  # the phases with which a position may begin

    def complete(self, settings: dict[str, Value]) -> dict[str, Value]:
        """Every setting with its value, given the chosen ones. Raises BadSetup if one is impossible."""
        raise NotImplementedError

    def fitting(self, chosen: dict[str, Value], before: dict[str, Value]) -> dict[str, Value]:
        """The chosen settings that go together. Older choices give way to newer ones."""
        return chosen

    def settle(self, setup: Setup) -> Setup:
        """The setup with every setting filled in, and checked. Raises BadSetup."""
        raise NotImplementedError

    def game(self, setup: Setup) -> G:
        """The state before anything is told, for a settled setup."""
        raise NotImplementedError

    def told(self, setup: Setup) -> G:
        """The state after only the facts of the setup's position."""
        game = self.game(setup)
        game.position = setup.position
        game.take_up()
        return game

    def blank(self, setup: Setup) -> G:
        """The state before anything is told, without the secrets of the setup: for views."""
        return self.game(without_secrets(setup))

    def play(self, game: G) -> Script:
        """The script of the game, from the deal to the end."""
        raise NotImplementedError

    def hinders(self, game: G, answer: Answer) -> str:
        """The reason to refuse an input that answers no open ask. Empty if it is always allowed."""
        raise NotImplementedError

    def meanwhile(self, game: G, answer: Answer) -> Meanwhile:
        """The script for an input that answers no open ask: somebody leaves, accepts an offer, or the host does
        something. Its result closes the open asks; `ANEW` asks again; None leaves them open."""
        raise NotImplementedError

    def vocabulary(self, setup: Setup) -> list[Ask]:
        """Every act that a seat can be asked for or offered in this game, talk apart, with all arguments that it can
        ever have. A book adds the acts that take more than seats and the words of a ballot."""
        everybody = (1 << len(setup.seats)) - 1
        found = [Ask(everybody, act) for act, kinds in self.acts.items() if not kinds and act != "leave"]
        found += [Ask(everybody, act, (everybody,)) for act, kinds in self.acts.items() if kinds == ("seat",)]
        choice = SeatOr(everybody, self.ballot_words)
        return found + [Ask(everybody, act, (choice,)) for act, kinds in self.acts.items() if kinds == ("choice",)]

    def beside(self, setup: Setup) -> tuple[str, ...]:
        """The acts of the vocabulary that seats are offered in this game and may never be asked for."""
        return ()

    def claims(self, game: G) -> list[Ask]:
        """Every claim that a seat can make at some moment of this game. Empty if claims are no offers in this book."""
        return []

    def takes_back(self, fact: Fact) -> Fact | None:
        """What is told if a correction removes a fact and nothing replaces it."""
        return None

    def undone(self, answer: Answer) -> Fact:
        """What is told when the host takes back an input. After it, everything is told again."""
        raise NotImplementedError

    def numbers(self, game: G) -> dict[str, int]:
        """The number of the night, the day or the turn."""
        return {}

    def votes(self, game: G) -> tuple[dict[int | str, Seats], dict[int | str, int]]:
        """The voters and the number of votes for each candidate of the last vote."""
        return {}, {}

    def may_lead(self, game: G) -> bool:
        """Whether the person who set up the table may act as host although the software hosts."""
        return False

    def hosts(self, game: G) -> Seats:
        """The bit of who hosts: a seat, or a host without a card. 0 if the software hosts."""
        return 0

    def apart(self, game: G) -> Seats:
        """The bit of a host who does not play, and so may see who has not answered yet."""
        return HOST

    def host_asks(self, game: G) -> list[Ask]:
        """What the host may do now, apart from corrections."""
        return []

    def true_of(self, game: G, seat: Seat) -> tuple[str, ...]:
        """What this seat may say of itself in a claim without lying: its card, and what follows from it. Empty if the
        card is not known, or the book has no such claims."""
        return ()

    def party(self, game: G, seat: Seat) -> str:
        """The party of a seat."""
        return ""
