"""A game told as text, whole or as one seat was told it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Told
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import ALL, HOST, NOBODY, Seat, Seats, each, many
from citysleeps.kernel.setup import Setup
from citysleeps.views.words import Arguments, Words, hyphened, words

HEADING: Final = "## "
ITEM: Final = "- "


def story(book: Rules[Any], setup: Setup, log: Iterable[Told], who: Seats | None, language: str = "en") -> list[str]:
    """One line for each fact, with a heading above each new part. Where the rules are read out, one item for each rule
    of conduct and each character.

    `who` is the bit of a seat, of the host or of the spectators. None tells everything, and says what was private.
    """
    speech = words(book.name, language, SHELF[book.name].lobby.theme(setup.settings))
    names, settings = setup.seats, chosen(speech, setup)
    lines: list[str] = []
    for to, fact in log:
        if who is None:
            lines += narrated(speech, fact, confided(speech, to, fact, names), names, settings)
        elif to & who:
            lines += narrated(speech, fact, speech.tell(fact, names, only(who)), names, settings)
    return lines[1:]


def chosen(speech: Words, setup: Setup) -> Arguments:
    """The settings in words, for the texts that are read out."""
    settings: Arguments = {}
    for name, value in setup.settings.items():
        settings |= speech.argument(name, value, "", setup.seats)
    return settings


def narrated(speech: Words, fact: Fact, sentence: str, names: tuple[str, ...], settings: Arguments) -> list[str]:
    """The lines of one fact: a heading if it begins a new part, its sentence, and what is read out with it."""
    heading = speech.heading(fact, names)
    above = ["", HEADING + heading, ""] if heading else []
    return [*above, sentence, *(ITEM + text for text in read_out(speech, fact, settings))]


def read_out(speech: Words, fact: Fact, settings: Arguments) -> list[str]:
    """The text of the rules of conduct and of the characters that a fact names."""
    conduct = [speech.say(f"conduct-{clause.rpartition('-')[2]}") for clause in getattr(fact, "conduct", ())]
    cards = [hyphened(f"card-{card}") for card in getattr(fact, "characters", ())]
    return conduct + [speech.say(card, settings, "description") for card in cards]


def confided(speech: Words, to: Seats, fact: Fact, names: tuple[str, ...]) -> str:
    """A fact, and who was told it if not everybody. The host is not mentioned: he knows everything."""
    if to == ALL:
        return speech.tell(fact, names, NOBODY)
    seats = to & ((1 << len(names)) - 1)
    sentence = speech.tell(fact, names, only(seats))
    if not seats:
        return (
            speech.say("told-host", {"text": sentence}) if to & HOST else sentence
        )  # the seat that would be told has left
    return speech.say("told-to", {"seats": speech.join([names[seat] for seat in each(seats)]), "text": sentence})


def only(seats: Seats) -> Seat:
    """The only seat of a set. NOBODY if there are several."""
    return each(seats)[0] if many(seats) == 1 else NOBODY
