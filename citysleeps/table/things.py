"""What bots are called: things of the street. A thing has a number, and each phone says it in its own language."""

from __future__ import annotations

from functools import cache
from typing import Final

from citysleeps.views.words import LANGUAGES, words

THINGS: Final = 26  # that have a word; a bot beyond them is the second of its kind
NO_THING: Final = 0  # a person, or a bot with a name of its own
FIRST: Final = 1


def word(thing: int, language: str) -> str:
    kind, others = (thing - FIRST) % THINGS + FIRST, (thing - FIRST) // THINGS
    said = words("", language).say("bot-name", {"thing": kind})
    return f"{said} {others + 1}" if others else said


@cache
def in_every_language(thing: int) -> tuple[str, ...]:
    return tuple(word(thing, language) for language in LANGUAGES)


def listed(thing: int, language: str) -> str:
    """As it stands in lists and records: `Lantern (bot)`."""
    return words("", language).say("bot-listed", {"name": word(thing, language)})
