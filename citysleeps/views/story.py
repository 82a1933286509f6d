"""A game told as text, whole or as one seat was told it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from citysleeps.kernel.book import Book
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import ALL, HOST, NOBODY, Seat, Seats, each, many
from citysleeps.kernel.setup import Setup
from citysleeps.views.words import Arguments, Words, hyphened, words

HEADING: Final = "## "
ITEM: Final = "- "


def story(book: Book[Any], setup: Setup, log: Iterable[Told], who: Seats | None, language: str = "en") -> list[str]:
    """What was told, a line a fact, with a heading above each new part; where the rules are read out, an item for
    each rule of conduct and each character.

    `who` is one seat, the host or the spectators (as a bit); None tells everything, and with what is private to whom.
    """
    speech = words(book.name, language, book.theme(setup.settings))
    names = setup.seats
    settings: Arguments = {}
    for name, value in setup.settings.items():
        settings |= speech.argument(name, value, "", names)
    lines: list[str] = []
    for to, fact in log:
        if who is not None and not to & who:
            continue
        heading = speech.heading(fact, names)
        if heading:
            lines += ["", HEADING + heading, ""]
        lines.append(confided(speech, to, fact, names) if who is None else speech.tell(fact, names, only(who)))
        lines += [ITEM + text for text in read_out(speech, fact, settings)]
    return lines[1:]


def read_out(speech: Words, fact: Fact, settings: Arguments) -> list[str]:
    """The rules of conduct that a fact names by their clauses, and what the characters that it names do."""
    conduct = [speech.say(f"conduct-{clause.rpartition('-')[2]}") for clause in getattr(fact, "conduct", ())]
    cards = [hyphened(f"card-{card}") for card in getattr(fact, "characters", ())]
    return conduct + [speech.say(card, settings, "description") for card in cards]


def confided(speech: Words, to: Seats, fact: Fact, names: tuple[str, ...]) -> str:
    """A fact, and to whom it was told if not to all; that the host knows it too goes without saying."""
    if to == ALL:
        return speech.tell(fact, names, NOBODY)
    seats = to & ((1 << len(names)) - 1)
    sentence = speech.tell(fact, names, only(seats))
    if not seats:
        return speech.say("told-host", {"text": sentence}) if to & HOST else sentence  # who would be told has left
    return speech.say("told-to", {"seats": speech.join([names[seat] for seat in each(seats)]), "text": sentence})


def only(seats: Seats) -> Seat:
    """The one seat of a set; nobody if there are several."""
    return each(seats)[0] if many(seats) == 1 else NOBODY
