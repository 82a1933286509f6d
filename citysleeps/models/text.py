"""What a seat was told and may do, as text for a language model.

It is made of the facts told to this seat and the asks open to it, and of nothing else. A program that plays in the same
process has them, and so has a client of a live table: both read the same text.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

from citysleeps.books.facts import Claimed
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import NumberOr, Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.kernel.game import Game
from citysleeps.kernel.seats import Seat, each
from citysleeps.kernel.setup import Setup, without_secrets
from citysleeps.library.legal import Part
from citysleeps.models.speech import harmless, marked, rules_in_short, speech
from citysleeps.notation.words import quoted, write_move
from citysleeps.views.story import chosen, narrated
from citysleeps.views.words import hyphened

MOST_LISTED: Final = 60  # options of one ask; more of them are written as a form
LONGEST_SAID: Final = 400  # characters that a model is asked to keep to when it speaks
TITLE: Final = "# "
EXAMPLES: Final = {"range": "{1-5}", "several": "{2: B C D}", "any": "{*: B C}", "none": "none"}


class Choices:
    """What a seat may do now. Its options have numbers, from 1 on; what has too many options, and what is only offered,
    is written as a form."""

    def __init__(self, asks: Sequence[Ask], offers: Sequence[Ask] = ()) -> None:
        self.asks = asks
        self.offers = offers
        self.options: list[Answer] = []

    @property
    def all(self) -> list[Ask]:
        return [*self.asks, *self.offers]


class SeatText:
    """One seat of one game: the story as it was told to this seat, in one language."""

    def __init__(self, setup: Setup, me: Seat, language: str) -> None:
        self.setup = without_secrets(setup)
        self.book = SHELF[setup.book]
        self.me = me
        self.names = setup.seats
        self.marked = tuple(map(marked, setup.seats))
        self.language = language
        self.speech = speech(setup.book, language, self.book.lobby.theme(setup.settings))
        self.settings = chosen(self.speech, self.setup)
        self.view: Game = self.book.blank(self.setup)
        self.claimed: dict[int, Claimed] = {}
        self.lines: list[str] = []

    def hear(self, facts: Iterable[Fact]) -> list[str]:
        """Take in what this seat was told. Returns its lines of the story."""
        before = len(self.lines)
        for fact in facts:
            self.view.fold(fact)
            if isinstance(fact, Claimed):
                self.claimed[fact.number] = fact
            self.lines += narrated(self.speech, fact, self.sentence(fact), self.marked, self.settings)
        return self.lines[before:]

    def sentence(self, fact: Fact) -> str:
        return self.speech.tell(harmless(fact), self.marked, self.me)

    # The parts of the text

    def briefing(self) -> str:
        """What a model reads once: who it is, how to reply, and the rules in short."""
        say = self.speech.say
        fields = {
            "answer": say("seat-how-answer"),
            "claims": say("seat-how-claims"),
            "say": say("seat-how-say", {"most": LONGEST_SAID}),
            "beliefs": say("seat-how-beliefs"),
        }
        how = [say("seat-how"), *(f'- "{name}": {text}' for name, text in fields.items()), self.example()]
        return "\n\n".join([self.introduction(), "\n".join(how), say("seat-forms", dict(EXAMPLES)), self.rules()])

    def introduction(self) -> str:
        """Who sits here, and what others write."""
        args: dict[str, str | int] = {"name": self.marked[self.me], "number": len(self.names)}
        who = self.speech.say("seat-intro", args | {"names": ", ".join(self.marked)})
        return f"{who}\n{self.speech.say('seat-marks')}"

    def rules(self) -> str:
        """How the book is played at this table, in plain words."""
        return f"{TITLE}{self.speech.say('seat-rules')}\n\n{rules_in_short(self.setup, self.language)}"

    def example(self) -> str:
        """A reply, as it should look."""
        other = self.names[0 if self.me else 1]
        return json.dumps({"answer": 1, "claims": [], "say": "", "beliefs": {other: 0.5}}, ensure_ascii=False)

    def situation(self, choices: Choices) -> str:
        """The story so far, the claims that stand, and what may be done now."""
        return "\n\n".join(filter(None, [self.story(), self.claims(), self.now(choices)]))

    def story(self) -> str:
        return "\n".join([TITLE + self.speech.say("seat-story"), *self.lines])

    def claims(self) -> str:
        """The claims that stand, seat by seat, and those that cannot all be true. Empty if nobody has claimed
        anything."""
        board = self.book.screen.shown(self.view, self.me).board
        rows = [self.sentence(self.claimed[number]) for row in board.rows for number in row.claims]
        if not rows:
            return ""
        for seam in board.seams:
            told = " ".join(self.sentence(self.claimed[number]) for number in seam.claims)
            rows.append(self.speech.say("seat-seam", {"kind": seam.kind, "claims": told}))
        return "\n".join([TITLE + self.speech.say("seat-claims"), "", *(f"- {row}" for row in rows)])

    def now(self, choices: Choices) -> str:
        """What this seat may do. Gives the options their numbers."""
        say = self.speech.say
        lines = [TITLE + say("seat-now")]
        for ask in choices.asks:
            lines += ["", say("seat-asked", {"act": self.act(ask.act)}), *self.options(ask, choices), self.lapse(ask)]
        if choices.offers:
            beside = say("seat-offered") if choices.asks else say("seat-free", {"nothing": "{}"})
            lines += ["", beside, *(f"- {self.form(offer)}" for offer in choices.offers)]
        if not choices.all:
            lines += ["", say("seat-over") if self.view.over else say("seat-nothing")]
        return "\n".join(lines)

    def act(self, act: str) -> str:
        """The name of an act in words."""
        id = hyphened(f"act-{act}")
        return self.speech.say(id) if self.speech.has(id) else act

    def options(self, ask: Ask, choices: Choices) -> list[str]:
        """The answers to an ask, with their numbers; or its form, and the ways to decline with theirs."""
        act, idle = Part(self.me, ask.act, ask.slots), [Part(self.me, word) for word in ask.idle]
        is_listed = 0 < act.size <= MOST_LISTED
        lines = [] if is_listed or 0 in ask.slots else [f"- {self.form(ask)}"]
        for part in [act, *idle] if is_listed else idle:
            for number in range(part.size):
                choices.options.append(part.nth(number))
                lines.append(f"{len(choices.options)}. {self.move(choices.options[-1])}")
        return lines

    def lapse(self, ask: Ask) -> str:
        if ask.lapse == "nothing":
            return self.speech.say("seat-lapse-nothing")
        return self.speech.say("seat-lapse", {"act": self.act(ask.lapse)})

    def move(self, answer: Answer) -> str:
        """An answer in the notation."""
        return write_move(answer, self.names, self.book)

    def form(self, ask: Ask) -> str:
        """An ask in the notation, with what fits each slot in braces."""
        return " ".join([self.names[self.me], ask.act, *map(self.slot, ask.slots)])

    def slot(self, slot: Slot) -> str:
        if isinstance(slot, Text):
            return quoted("…")
        if isinstance(slot, Several):
            count = ranged(slot.least, slot.most)
            return braced(self.seats(slot.seats)) if count == "1" else f"{{{count}: {self.seats(slot.seats)}}}"
        if isinstance(slot, Words):
            return f"{{*: {' '.join(slot.words)}}}"
        if isinstance(slot, int):
            return braced(self.seats(slot))
        if isinstance(slot, SeatOr):
            return braced(" ".join([self.seats(slot.seats), *slot.words]).strip())
        if isinstance(slot, Numbers):
            return braced(ranged(slot.least, slot.most))
        if isinstance(slot, NumberOr):
            return braced(" ".join([ranged(slot.least, slot.most), *slot.words]))
        return braced(" ".join(slot))

    def seats(self, seats: int) -> str:
        return " ".join(self.names[seat] for seat in each(seats))


def ranged(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}-{most}"


def braced(words: str) -> str:
    """Words to choose from; one alone is no choice."""
    return f"{{{words}}}" if " " in words or "-" in words else words
