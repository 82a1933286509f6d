"""Where bots think: each in a chair, with what its seat was told. It needs nothing else, so it may be another process.

As a process of its own it reads questions from its standard input and writes what was found to its standard output. It
ends when nobody asks any more.
"""

from __future__ import annotations

import pickle
import signal
import sys
from importlib import import_module
from random import Random
from traceback import format_exc
from typing import Any

import msgspec

from citysleeps.agents.cast import bot
from citysleeps.agents.chairs import Chair
from citysleeps.agents.random import choice
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import Input, Slot
from citysleeps.kernel.seats import Seat, Seats
from citysleeps.kernel.setup import Setup
from citysleeps.priority import give_way


class Sitting(msgspec.Struct, frozen=True):
    """Which bot sits where, in a game as everybody knows it."""

    kind: str
    is_quiet: bool
    setup: Setup
    seat: Seat
    chance: Random


class Asked(msgspec.Struct, frozen=True):
    """An ask, as it travels."""

    to: Seats
    act: str
    slots: tuple[Slot, ...]
    idle: tuple[str, ...]
    lapse: str
    barred: Seats


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked, and what its seat was told since the last question."""

    chair: int
    sits: Sitting | None  # with the first question
    facts: list[Fact]
    offers: list[Asked]  # what it may say first
    asks: list[Asked]


class Found(msgspec.Struct, frozen=True):
    """What a bot says or answers."""

    answer: Input | None = None
    act: str = ""  # of the ask that it answers; empty: it speaks unasked
    error: str = ""  # how the bot failed; then the answer is the simplest that is legal


class Study:
    """The chairs of some bots."""

    def __init__(self) -> None:
        self.chairs: dict[int, Chair] = {}

    def think(self, question: Question) -> Found:
        """Let a bot think: whether it says something, and otherwise what it answers. A bot that fails stops nobody."""
        if question.sits is not None:
            self.chairs[question.chair] = seated(question.sits)
        chair = self.chairs[question.chair]
        chair.hear(question.facts)
        try:
            return thought(chair, question)
        except Exception:  # whatever its author did not think of
            return Found(*simplest(chair, question), format_exc())

    def forget(self, chairs: list[int]) -> None:
        for one in chairs:
            self.chairs.pop(one, None)


def seated(sits: Sitting) -> Chair:
    book = SHELF[sits.setup.book]
    return Chair(bot(sits.kind, book.name, sits.is_quiet), sits.seat, book, sits.setup, sits.chance)


def thought(chair: Chair, question: Question) -> Found:
    said = chair.speak([met(one) for one in question.offers]) if question.offers else None
    if said is not None:
        return Found(said.fields())
    if not question.asks:
        return Found()
    answer, act = chair.answer([met(one) for one in question.asks])
    return Found(answer.fields(), act)


def simplest(chair: Chair, question: Question) -> tuple[Input | None, str]:
    """The answer of a bot that has failed: it passes, or does anything if it may not."""
    if not question.asks:
        return None, ""
    ask = met(question.asks[0])
    answer = Answer(chair.seat, ask.idle[0]) if ask.idle else choice(ask, chair.seat, chair.chance)
    return answer.fields(), ask.act


def sent(ask: Ask) -> Asked:
    """An ask to one seat, ready to travel. Compiled asks cannot be pickled."""
    return Asked(ask.to, ask.act, ask.slots, ask.idle, ask.lapse, ask.barred)


def met(asked: Asked) -> Ask:
    return Ask(asked.to, asked.act, asked.slots, asked.idle, asked.lapse, barred=asked.barred)


def serve(books: dict[str, str]) -> None:
    """Think for another process, until it closes the line. It alone decides when this one ends. `books` are those on
    its shelf, each with the module that has it as BOOK."""
    for name, module in books.items():
        if name not in SHELF:
            SHELF[name] = import_module(module).BOOK
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    give_way()
    if sys.platform != "win32":
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # whoever asked has died: end without a word
    heard, said = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    study = Study()
    while True:
        try:
            question: Any = pickle.load(heard)
        except (EOFError, pickle.UnpicklingError):  # the line is closed, or was cut in the middle of a question
            return
        if isinstance(question, Question):
            pickle.dump(study.think(question), said)
            said.flush()
        else:
            study.forget(question)
