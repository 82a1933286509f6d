"""A bot that lets a language model play its seat."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, ClassVar, Final, NamedTuple

from citysleeps.agents.bot import Bot
from citysleeps.agents.random import choice
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.facts import Fact, fact_name, fields
from citysleeps.kernel.game import Game
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import Setup
from citysleeps.library.errors import known_language
from citysleeps.models.reply import Reply, Wrong, believed, meant, read_reply, refusal, spoken
from citysleeps.models.text import Choices, SeatText

Message = dict[str, str]  # with `role` and `content`
TRIES: Final = 3  # replies to one ask
TALKS: Final = 2  # times that a model may speak unasked in one part of the game
MOST_TALKS: Final = 8  # the same, if it is spoken to
LONGEST_REPEATED: Final = 1000  # characters of a bad reply that the model reads again
TALK: Final = ("said", "claimed", "asked")  # facts that are only words
UNASKED: Final = (
    "hunch",
    "leave",
    "point",
    "unready",
    "vote",
)  # offers to while away the time, or to change one's mind


class Said(NamedTuple):
    """What a model has written, and what it cost."""

    text: str
    tokens_in: int = 0
    tokens_out: int = 0


class NoAnswer(Exception):
    """The model has not answered: it cannot be reached, is too slow, or has failed."""


Model = Callable[[list[Message]], str | Said]


class Spent:
    """What a seat has cost so far."""

    def __init__(self) -> None:
        self.calls = 0
        self.seconds = 0.0
        self.tokens_in = 0
        self.tokens_out = 0
        self.refused = 0  # replies that could not be used
        self.failed = 0  # calls without a reply
        self.lapsed = 0  # asks that were left to the clock


class ModelBot(Bot[Any]):
    """Lets a model play one seat of one game.

    `model` is called with the messages of a chat and returns the text of its reply, or a `Said` if it knows its tokens.
    It may raise `NoAnswer`. A reply that cannot be used is refused in words, and the model may try again, `tries` times
    in all. After that the seat does what happens when the time runs out.

    >>> from citysleeps import Game
    >>> game = Game("original", seats=6, seed=1)
    >>> game.play_out({"A": lambda: ModelBot(lambda messages: '{"answer": 1}')})
    >>> game.is_over
    True
    """

    speaks: ClassVar[tuple[str, ...]] = tuple(
        dict.fromkeys(act for book in SHELF.values() for act in book.acts if act not in UNASKED)
    )

    def __init__(self, model: Model, language: str = "en", tries: int = TRIES) -> None:
        self.model = model
        self.language = known_language(language)
        self.tries = tries
        self.spent = Spent()
        self.beliefs: dict[str, float] = {}  # the last that the model gave

    def sit_down(self, book: Rules[Any], setup: Setup, me: Seat) -> None:
        self.text = SeatText(setup, me, self.language)
        self.heard = 0  # facts
        self.claims: list[str] = []  # that the model wants to make next
        self.words = ""  # that it wants to say next
        self.part: tuple[object, ...] = ()  # of the game
        self.talks_left = 0
        self.talked_after = -1  # the number of facts when it last could speak

    # What tables call

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        self.look(view)
        choices = Choices(asks)
        said = spoken(self.words, self.text, choices)
        self.words = ""
        if said is not None:
            return said
        answer = self.ask(choices)
        if answer is not None:
            return answer
        self.spent.lapsed += 1
        return lapsed(asks[0], me, chance)

    def speak(self, view: Game, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        self.look(view)
        choices = Choices([], offers)
        planned = self.planned(choices)
        if planned is not None or not self.talks_left or self.talked_after == self.heard:
            return planned
        self.talks_left -= 1
        self.talked_after = self.heard
        return self.ask(choices)

    def look(self, view: Game) -> None:
        """Take in what was told, and see whether one may speak again."""
        news = view.facts[self.heard :]
        self.heard = len(view.facts)
        self.text.hear(news)
        part = (*view.where(), *self.text.book.numbers(view).items())
        if part != self.part:
            self.part = part
            self.claims, self.words = [], ""
            self.talks_left = TALKS
            self.most_left = MOST_TALKS
        elif self.most_left and any(is_spoken_to(fact, self.text.me) for fact in news):
            self.talks_left = max(self.talks_left, 1)
            self.most_left -= 1

    def planned(self, choices: Choices) -> Answer | None:
        """The next claim that the model wanted to make, or what it wanted to say, if that is still legal."""
        while self.claims:
            try:
                return meant(self.claims.pop(0), self.text, choices)
            except Wrong:
                self.spent.refused += 1
        said = spoken(self.words, self.text, choices)
        if said is not None:
            self.words = ""
        return said

    # The talk with the model

    def ask(self, choices: Choices) -> Answer | None:
        """What the model does. None if it does nothing, or has given no usable reply."""
        situation = self.text.situation(choices)
        messages = [
            {"role": "system", "content": self.text.briefing()},
            {"role": "user", "content": situation},
        ]
        for _ in range(self.tries):
            try:
                text = self.call(messages)
            except NoAnswer:
                self.spent.failed += 1
                continue
            try:
                return self.take(read_reply(text), choices)
            except Wrong as wrong:
                self.spent.refused += 1
                messages.append({"role": "assistant", "content": text[:LONGEST_REPEATED]})
                messages.append({"role": "user", "content": refusal(wrong, self.text)})
        return None

    def call(self, messages: list[Message]) -> str:
        """Call the model, and count what it costs."""
        spent, began = self.spent, perf_counter()
        spent.calls += 1
        try:
            said = self.model(messages)
        finally:
            spent.seconds += perf_counter() - began
        if isinstance(said, str):
            return said
        spent.tokens_in += said.tokens_in
        spent.tokens_out += said.tokens_out
        return said.text

    def take(self, reply: Reply, choices: Choices) -> Answer | None:
        """The first thing that a reply does; the rest is remembered. Raises Wrong if what is asked stays open."""
        self.beliefs.update(believed(reply, self.text))
        answer = None if reply.answer is None else meant(reply.answer, self.text, choices)
        self.claims = list(reply.claims)
        self.words = reply.say or ""
        if answer is not None:
            return answer
        planned = self.planned(choices)
        if planned is None and choices.asks:
            raise Wrong("not_understood")
        return planned


def is_spoken_to(fact: Fact, me: Seat) -> bool:
    """Whether somebody has said something about this seat."""
    if fact_name(fact) not in TALK:
        return False
    named = [getattr(fact, name) for name, mark, _ in fields(type(fact)) if mark]
    about = [value for value in named if isinstance(value, tuple)]
    return any(me in seats for seats in about) or (fact_name(fact) == "asked" and me in named)


def lapsed(ask: Ask, me: Seat, chance: Random) -> Answer:
    """What happens when the time runs out; where that is nothing, the seat declines, or answers by chance if it may
    not."""
    if ask.lapse in ask.idle or (ask.lapse == ask.act and not ask.slots):
        return Answer(me, ask.lapse)
    return Answer(me, ask.idle[0]) if ask.idle else choice(ask, me, chance)
