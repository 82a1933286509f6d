"""Words for people: what a fact is in a language.

The message of a fact has the fact's id with hyphens, and its fields as arguments: a seat is its player's name, a list
is joined, a card or a side is its own message. Beside them, `…_count` says how many a list has, `…_kind` whether a
seat is a `seat`, `nobody` or the word of an answer, and which card or side it is (`none` if there is none), and `you`
whether a private fact is the reader's own.
An attribute named after a list tells one entry of it: there each list stands for its entry, `name` for the player in
that place, `number` for how many of it there are; an entry of which it says nothing is left out.
The attribute `heading` stands above a new part of the story.
A theme is a file of messages that stand in the place of the book's own of the same name.
`BEGINS($last)` is the letter with which a word is heard to begin: in Spanish `y` is `e` before an i.
Which fields of facts have messages for their ids, and where its files are, the book says.
What a language lacks is said in English (translating.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final
from unicodedata import normalize

from fluent.runtime import FluentBundle

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import Fact, fact_name, fields
from citysleeps.kernel.seats import NOBODY, Seat
from citysleeps.views.translating import COMMON, ENGLISH, LOCALES, filled, languages, parsed

LANGUAGES: Final = languages()
Arguments = dict[str, str | int]


def begins(word: str) -> str:
    """The letter with which a word is heard to begin: small, without its accent, after a silent h."""
    return normalize("NFD", word).casefold().removeprefix("h")[:1]


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"BEGINS": begins}


class Words:
    """What all books share in one language, and the words of one book, in one theme if one is named."""

    def __init__(self, book: str, language: str, theme: str = "") -> None:
        self.language = language
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.read(LOCALES, COMMON)
        self.named: dict[str, str] = {}
        if book:
            self.named = SHELF[book].named
            home = Path(SHELF[book].home, "locales") if SHELF[book].home else LOCALES
            self.read(home, f"{book}.ftl")
            if theme:
                self.read(home, f"{book}-{theme}.ftl")

    def read(self, locales: Path, name: str) -> None:
        """Read a file; what it lacks is said in English."""
        own, english = parsed(locales / self.language / name), parsed(locales / ENGLISH / name)
        self.bundle.add_resource(filled(own, english), allow_overrides=True)

    def has(self, id: str, attribute: str = "") -> bool:
        """Is there such a message, with this attribute if one is named?"""
        if not self.bundle.has_message(id):
            return False
        return not attribute or attribute in self.bundle.get_message(id).attributes

    def say(self, id: str, args: Arguments | None = None, attribute: str = "") -> str:
        """A message with its arguments, or an attribute of it."""
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, dict[str, Any](args or {}))
        if errors:
            raise ValueError(f"{id} cannot be said: {errors}")
        return str(text)

    def join(self, items: Sequence[str]) -> str:
        """`A, B and C`, as it is written in this language."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def tell(self, fact: Fact, names: tuple[str, ...], reader: Seat) -> str:
        """A fact as a sentence."""
        return self.say(message_id(fact), self.arguments(fact, names, reader))

    def heading(self, fact: Fact, names: tuple[str, ...]) -> str:
        """What stands above this fact and those after it; empty if it begins no new part."""
        id = message_id(fact)
        return self.say(id, self.arguments(fact, names, NOBODY), "heading") if self.has(id, "heading") else ""

    def arguments(self, fact: Fact, names: tuple[str, ...], reader: Seat) -> Arguments:
        """The fields of a fact in words."""
        kinds = {name: mark for name, mark, _ in fields(type(fact))}
        args: Arguments = {}
        for field, mark in kinds.items():
            value = getattr(fact, field)
            if isinstance(value, (tuple, dict)):
                args[field] = self.join(self.entries(fact, field, names))
                args[f"{field}_count"] = len(value)
            else:
                args |= self.argument(field, value, mark, names)
            if mark == "me":
                args["you"] = "yes" if value == reader else "no"
        return args

    def entries(self, fact: Fact, field: str, names: tuple[str, ...]) -> list[str]:
        """The entries of a list in words, each by the attribute named after the list if there is one."""
        value = getattr(fact, field)
        kinds = {name: mark for name, mark, _ in fields(type(fact))}
        told = self.has(message_id(fact), field)
        found = []
        for i, entry in enumerate(value):
            args = self.argument(field, entry, kinds[field], names)
            if told and entry != "":  # a seat that has left before the deal has no card
                for other, mark in kinds.items():
                    beside = getattr(fact, other)
                    if isinstance(beside, tuple) and len(beside) == len(value):
                        args |= self.argument(other, beside[i], mark, names)
                args["name"] = names[i] if i < len(names) else ""
                args["number"] = value[entry] if isinstance(value, dict) else i + 1
                said = self.say(message_id(fact), args, field)
                found += [said] if said else []  # who has no votes is not counted up
            elif not told and str(args[field]) not in found:  # three cards of one name are said once
                found.append(str(args[field]))
        return found

    def argument(self, field: str, value: Any, mark: str, names: tuple[str, ...]) -> Arguments:
        """One value in words."""
        if isinstance(value, bool):
            return {field: "yes" if value else "no"}
        if mark:
            if isinstance(value, str):
                return {field: value, f"{field}_kind": value}
            if value == NOBODY:
                return {field: self.say("nobody"), f"{field}_kind": "nobody"}
            return {field: names[value], f"{field}_kind": "seat"}
        if field in self.named and isinstance(value, str):
            said = self.say(hyphened(f"{self.named[field]}-{value}")) if value else ""
            return {field: said, f"{field}_kind": value or "none"}
        return {field: value}


@cache
def words(book: str, language: str, theme: str = "") -> Words:
    """The words of a book in a language, read once; without a book, those that all share."""
    return Words(book, language, theme)


@cache
def sentence(book: str, language: str, reason: str) -> str:
    """Why something is refused: the book's own words, or those that all tables share; without a book, only these."""
    return words(book, language if language in LANGUAGES else "en").say(hyphened(f"reason-{reason}"))


def message_id(fact: Fact | type[Fact]) -> str:
    return hyphened(fact_name(fact))


def hyphened(id: str) -> str:
    return id.replace("_", "-")
