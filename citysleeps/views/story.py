"""A game told as text, whole or as one seat was told it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from citysleeps.kernel.book import Book
from citysleeps.kernel.facts import Told
from citysleeps.kernel.seats import ALL, NOBODY, Seat, Seats, each, many
from citysleeps.kernel.setup import Setup
from citysleeps.views.words import Words, words

HEADING: Final = "## "


def story(book: Book, setup: Setup, log: Iterable[Told], who: Seats | None, language: str = "en") -> list[str]:
    """What was told, a line a fact, with a heading above each night and day.

    `who` is one seat, the host or the spectators (as a bit); None tells everything, and with what is private to whom.
    """
    speech = words(book.name, language)
    names = setup.seats
    lines: list[str] = []
    for told in log:
        if who is not None and not told.to & who:
            continue
        heading = speech.heading(told.fact, names)
        if heading:
            lines += ["", HEADING + heading, ""]
        lines.append(confided(speech, told, names) if who is None else speech.tell(told.fact, names, only(who)))
    return lines[1:]


def confided(speech: Words, told: Told, names: tuple[str, ...]) -> str:
    """A fact, and to whom it was told if not to all; that the host knows it too goes without saying."""
    if told.to == ALL:
        return speech.tell(told.fact, names, NOBODY)
    seats = told.to & ((1 << len(names)) - 1)
    sentence = speech.tell(told.fact, names, only(seats))
    if not seats:
        return speech.say("told-host", {"text": sentence})
    return speech.say("told-to", {"seats": speech.join([names[seat] for seat in each(seats)]), "text": sentence})


def only(seats: Seats) -> Seat:
    """The one seat of a set; nobody if there are several."""
    return each(seats)[0] if many(seats) == 1 else NOBODY
