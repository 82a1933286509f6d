"""What a host has corrected in a game, found by playing it again: for its protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from citysleeps.books.protocol import NONE, Cell, Name, Part, Row, Say, number
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.correcting import meant_by
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import CLOCK_SEAT, HOST_SEAT, NOBODY
from citysleeps.notation.words import with_kinds

CORRECT: Final = "correct"
UNDO: Final = "undo"


def corrections(played: Play) -> list[Row]:
    """The inputs that a host changed or took back. What a host only entered in a seat's name is no correction."""
    inputs, book = played.inputs, played.book
    if not any([is_correction(answer) for answer in inputs]):
        return []
    found = []
    play = Play(book, played.setup)
    for answer in inputs:
        if not is_correction(answer):
            play.answer(answer)
            continue
        before, at, where = list(play.effective), len(play.game.facts), place(play)
        play.answer(answer)
        gone = lost(before, play.effective)
        if play.effective[: len(before)] == before:
            continue
        meant = meant_by(answer) if answer.act == CORRECT else None
        whose = meant or (gone[0] if gone else answer)  # talk that came after it is taken back with it
        was = [one for one in gone if one.seat == whose.seat]
        taken = was[-1:] if meant else was[:1]
        cells = {
            "when": where,
            "seat": (Name(whose.seat) if whose.seat >= 0 else NONE,),
            "was": move(taken[0], book) if taken else (NONE,),
            "now": move(meant, book) if meant else (NONE,),
        }
        found.append(Row(at, cells))
    played.replayed += len(inputs) + play.replayed
    return found


def is_correction(answer: Answer) -> bool:
    return answer.seat == HOST_SEAT and answer.act in (CORRECT, UNDO)


def place(play: Play) -> Cell:
    """The round and the step in which the game is. Some steps are called after the cards that are played with."""
    count = max(play.book.numbers(play.game).values(), default=0)
    terms = SHELF[play.setup.book].screen.shown(play.game, NOBODY).terms
    step = Say(f"phase-{play.game.where()[-1].replace('_', '-')}", dict(terms))
    return (str(count), step) if count else (step,)


def lost(before: Sequence[Answer], after: Sequence[Answer]) -> list[Answer]:
    """The inputs that are no longer there."""
    left = list(after)
    gone = []
    for one in before:
        if one in left:
            left.remove(one)
        else:
            gone.append(one)
    return gone


def move(answer: Answer, book: Rules[Any]) -> Cell:
    """An input in words: the act, then what it is about. A time that has run out has none."""
    if answer.seat == CLOCK_SEAT:
        return (NONE,)
    about: list[Part] = []
    for value, kind in with_kinds(answer, book):
        for one in value if isinstance(value, tuple) else (value,):
            about.append(number(one) if kind in ("seat", "seats", "choice") and isinstance(one, int) else str(one))
    kind = "host-act" if answer.seat == HOST_SEAT else "act"
    act = Say(f"{kind}-{answer.act.replace('_', '-')}")
    return (Say("protocol-move", {"act": act, "about": ", ".join(map(str, about))}),) if about else (act,)
