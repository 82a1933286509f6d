"""The words of a seat for a language model: those of the book, its guide, and those of the seat itself."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from citysleeps.books.described import Guide, Paragraph
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.setup import Setup
from citysleeps.views.translating import LOCALES
from citysleeps.views.words import Words

LONGEST_SPEECH: Final = 500  # characters of one player's text that a model reads
QUOTES: Final = re.compile('["“”„‟«»‹›「」『』〝〞〟＂]')
UNSEEN: Final = re.compile(r"[\s\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+")
BRACKETS: Final = str.maketrans("[]{}", "()()")


class Speech(Words):
    """The words that a seat is told in."""

    def __init__(self, book: str, language: str, theme: str = "") -> None:
        super().__init__(book, language, theme)
        self.read(LOCALES, "models/seat.ftl")
        home = Path(SHELF[book].home, "locales") if SHELF[book].home else LOCALES
        self.read(home, f"guide/{book}.ftl")
        if theme:
            self.read(home, f"guide/{book}-{theme}.ftl")

    def rules(self, guide: Guide) -> list[str]:
        """The guide of a book: a heading for each chapter, and its paragraphs."""
        lines = []
        for chapter in guide.chapters:
            lines += ["", f"## {self.say(f'chapter-{guide.book}-{chapter.id}')}", ""]
            lines += [self.paragraph(guide.book, paragraph) for paragraph in chapter.paragraphs]
        return lines[1:]

    def paragraph(self, book: str, paragraph: Paragraph) -> str:
        args = {name: self.counted(value) for name, value in paragraph.values.items()}
        return self.say(f"guide-{book}-{paragraph.id}", args)

    def counted(self, value: str | int | dict[str, int]) -> str | int:
        """How many of each, as a list."""
        if isinstance(value, dict):
            return self.join([f"{self.say(id)} × {number}" for id, number in value.items()])
        return value


@cache
def speech(book: str, language: str, theme: str = "") -> Speech:
    """The words of a book in a language, cached."""
    return Speech(book, language, theme)


def rules_in_short(setup: Setup, language: str) -> str:
    """How the book is played with these settings by so many, in plain words. Empty if the book has no guide."""
    lobby = SHELF[setup.book].lobby
    guide = lobby.guide(setup.settings, len(setup.seats))
    return "\n".join(speech(setup.book, language, lobby.theme(setup.settings)).rules(guide))


# What others write


def marked(name: str) -> str:
    """A name as it stands in the text. No name has brackets, so nothing else looks like one."""
    return f"[{in_one_line(name)}]"


def in_one_line(text: str) -> str:
    """A text of somebody else that can end neither its line nor its quotation marks, and cannot look like a name or a
    form."""
    plain = QUOTES.sub("'", UNSEEN.sub(" ", text)).translate(BRACKETS).strip()
    return plain if len(plain) <= LONGEST_SPEECH else f"{plain[:LONGEST_SPEECH]}…"


def harmless(fact: Fact) -> Fact:
    """The same fact, with the free text of a player in one line."""
    text = getattr(fact, "text", "")
    return msgspec.structs.replace(fact, text=in_one_line(text)) if text else fact
