"""Words for people: facts as sentences in any language.

The id of a fact's message is the id of the fact, with hyphens. Its arguments are the fields of the fact: a seat is the
name of its player, a list is joined, a card or a side has a message of its own. There are more arguments:

- `…_count`: the length of a list; `…_first` and `…_last`: its entries at both ends;
- `…_kind`: for a seat `seat`, `nobody`, `host` or the word that was answered; for a card or a side its id, or `none`;
  for a list that of its first entry;
- `you`: whether a private fact is about the reader.

An attribute with the name of a list describes one entry of that list. In it each list means its entry, `name` the
player in that place and `number` the number of such entries. An entry without text is left out. The attribute `heading`
stands above a new part of the story.

A theme is a file whose messages replace those of the book. `BEGINS($last)` is the sound with which a word begins: in
Spanish `y` becomes `e` before an i. The book says which fields have messages for their ids, and where its files are.
Texts that a language lacks are shown in English (translating.py).
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
from citysleeps.kernel.seats import HOST_SEAT, NOBODY, Seat
from citysleeps.views.translating import COMMON, ENGLISH, LOCALES, PROTOCOL, filled, languages, parsed

LANGUAGES: Final = languages()
Arguments = dict[str, str | int]


def begins(word: str) -> str:
    """The sound with which a word begins: the first letter in lower case, without its accent or a silent h."""
    return normalize("NFD", word).casefold().removeprefix("h")[:1]


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"BEGINS": begins}


class Words:
    """The words of one book, and those that all books share, in one language and one theme."""

    def __init__(self, book: str, language: str, theme: str = "") -> None:
        self.language = language
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.read(LOCALES, COMMON)
        self.read(LOCALES, PROTOCOL)
        self.named: dict[str, str] = {}
        if book:
            self.named = SHELF[book].screen.named
            home = Path(SHELF[book].home, "locales") if SHELF[book].home else LOCALES
            self.read(home, f"{book}.ftl")
            if theme:
                self.read(home, f"{book}-{theme}.ftl")

    def read(self, locales: Path, name: str) -> None:
        """Read a file. Missing texts are filled in from English."""
        own, english = parsed(locales / self.language / name), parsed(locales / ENGLISH / name)
        self.bundle.add_resource(filled(own, english), allow_overrides=True)

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether there is such a message, or such an attribute of it."""
        if not self.bundle.has_message(id):
            return False
        return not attribute or attribute in self.bundle.get_message(id).attributes

    def say(self, id: str, args: Arguments | None = None, attribute: str = "") -> str:
        """A message, or one of its attributes, with these arguments."""
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, dict[str, Any](args or {}))
        if errors:
            raise ValueError(f"{id} cannot be said: {errors}")
        return str(text)

    def join(self, items: Sequence[str]) -> str:
        """`A, B and C`, as this language writes it."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def tell(self, fact: Fact, names: tuple[str, ...], reader: Seat) -> str:
        """A fact as a sentence."""
        return self.say(message_id(fact), self.arguments(fact, names, reader))

    def heading(self, fact: Fact, names: tuple[str, ...]) -> str:
        """The heading above this fact. Empty if the fact does not begin a new part."""
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
                if isinstance(value, tuple) and value:
                    args |= self.ends(field, value, mark, names)
                    is_own = bool(mark) and value[-1] == getattr(fact, "seat", NOBODY)
                    args[f"{field}_own"] = "yes" if is_own else "no"
            else:
                args |= self.argument(field, value, mark, names)
            if mark == "me":
                args["you"] = "yes" if value == reader else "no"
        return args

    def ends(self, field: str, value: tuple[Any, ...], mark: str, names: tuple[str, ...]) -> Arguments:
        """The first and the last entry of a list in words, and the id of the first."""
        first, last = (self.argument(field, entry, mark, names) for entry in (value[0], value[-1]))
        return {
            f"{field}_first": first[field],
            f"{field}_last": last[field],
            f"{field}_kind": first.get(f"{field}_kind", ""),
        }

    def entries(self, fact: Fact, field: str, names: tuple[str, ...]) -> list[str]:
        """The entries of a list in words. An attribute with the name of the list describes each entry."""
        value = getattr(fact, field)
        kinds = {name: mark for name, mark, _ in fields(type(fact))}
        told = self.has(message_id(fact), field)
        found = []
        for i, entry in enumerate(value):
            args = self.argument(field, entry, kinds[field], names)
            if told and entry != "":  # a seat that left before the deal has no card
                for other, mark in kinds.items():
                    beside = getattr(fact, other)
                    if isinstance(beside, tuple) and len(beside) == len(value):
                        args |= self.argument(other, beside[i], mark, names)
                args["name"] = names[i] if i < len(names) else ""
                args["number"] = value[entry] if isinstance(value, dict) else i + 1
                said = self.say(message_id(fact), args, field)
                found += [said] if said else []  # candidates without votes are not mentioned
            elif not told and str(args[field]) not in found:  # three cards of one name are mentioned once
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
            if value == HOST_SEAT:
                return {field: "", f"{field}_kind": "host"}
            return {field: names[value], f"{field}_kind": "seat"}
        if field in self.named and isinstance(value, str):
            said = self.say(hyphened(f"{self.named[field]}-{value}")) if value else ""
            return {field: said, f"{field}_kind": value or "none"}
        return {field: value}


@cache
def words(book: str, language: str, theme: str = "") -> Words:
    """The words of a book in a language, cached. Without a book, only the words that all books share."""
    return Words(book, language, theme)


@cache
def sentence(book: str, language: str, reason: str) -> str:
    """The reason for a refusal as a sentence: in the book's own words, or in those that all books share."""
    return words(book, known(language)).say(hyphened(f"reason-{reason}"))


def known(language: str) -> str:
    """This language if there are words in it, otherwise English."""
    return language if language in LANGUAGES else ENGLISH


def message_id(fact: Fact | type[Fact]) -> str:
    return hyphened(fact_name(fact))


def hyphened(id: str) -> str:
    return id.replace("_", "-")
