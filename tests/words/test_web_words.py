"""The words of the screens: every language has them all, with the same arguments, and every screen finds its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from citysleeps.books.shelf import SHELF
from citysleeps.views.words import LANGUAGES, LOCALES

from .test_locales import BOOKS, Variables

SOURCES = Path(__file__).parent.parent.parent / "web" / "src"
SAID = re.compile(r"\bsay\(\s*'([a-z][a-z0-9-]*)'")
Message = dict[str, frozenset[str]]  # by attribute: the arguments


def messages(language: str, name: str) -> dict[str, Message]:
    """Every message of a file, with its arguments."""
    text = (LOCALES / language / name).read_text(encoding="utf-8")
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name} says {entry.id.name} twice"
            parts = [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]
            found[entry.id.name] = {part: arguments(pattern) for part, pattern in parts}
    return found


def arguments(pattern: object) -> frozenset[str]:
    variables = Variables()
    variables.visit(pattern)
    return frozenset(variables.found)


def files(language: str) -> list[str]:
    folder = LOCALES / language
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_of_the_screens(language: str) -> None:
    assert files(language) == files("en")
    for name in files("en"):
        if name.startswith("web/"):
            assert messages(language, name).keys() == messages("en", name).keys(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_one_dash(language: str) -> None:
    """Between words: a long one in Russian, a short one elsewhere; Spanish says it with a colon."""
    dashes = {"ru": {"—"}, "es": set()}.get(language, {"–"})
    for name in files(language):
        text = (LOCALES / language / name).read_text(encoding="utf-8")
        assert set(re.findall(r"(?<= )[–—]|[–—](?= )", text)) <= dashes, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_screens_has_the_same_arguments(language: str) -> None:
    for name in files("en"):
        if name.startswith("web/"):
            theirs, ours = messages(language, name), messages("en", name)
            differing = [id for id in ours if id in theirs and theirs[id] != ours[id]]
            assert differing == [], name


@pytest.mark.parametrize("book", BOOKS)
def test_no_message_is_said_in_two_files(book: str) -> None:
    """At a table the words of one book are heard, beside those that all tables share."""
    seen: dict[str, str] = {}
    for name in (f"{book}.ftl", *(name for name in files("en") if name.startswith(("common", "web/")))):
        for id in messages("en", name):
            assert id not in seen, f"{id} is in {name} and in {seen[id]}"
            seen[id] = name


def test_every_message_that_a_screen_says_is_there() -> None:
    known = {id for name in files("en") for id in messages("en", name)}
    missing = []
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".svelte", ".ts"):
            missing += [f"{path.name}: {id}" for id in SAID.findall(path.read_text()) if id not in known]
    assert missing == []


def noted() -> set[str]:
    """What the books let a card say to its holder."""
    described = [book.describe() for book in SHELF.values()]
    pieces = [piece for one in described for piece in (*one.roles.values(), *one.cards.values())]
    return {id for piece in pieces for note in piece.notes for id in (note.above, note.words)}


def test_every_note_of_a_card_is_there() -> None:
    known = {id for name in files("en") for id in messages("en", name)}
    assert noted() and noted() <= known


def test_no_message_of_the_screens_is_left_over() -> None:
    code = "\n".join(path.read_text() for path in sorted(SOURCES.rglob("*")) if path.suffix in (".svelte", ".ts"))
    words = set(re.findall(r"[a-z][a-z0-9-]+", code)) | noted()
    prefixes = tuple(re.findall(r"[`'\"]([a-z][a-z0-9-]*-)\$\{", code))
    unused = []
    for name in files("en"):
        if name.startswith("web/"):
            ids = messages("en", name)
            unused += [f"{name}: {id}" for id in ids if id not in words and not id.startswith(prefixes)]
    assert unused == []
