"""The words of the screens: every language has them all, with the same arguments, and every screen finds its own."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from finished import FINISHED
from fluent.syntax import ast
from test_shared import OTHER_MEANINGS, names

from citysleeps.books.original.components import COPIES
from citysleeps.books.original.settings import PRESETS
from citysleeps.books.shelf import SHELF
from citysleeps.views.words import LOCALES, hyphened, parsed

from .test_locales import BOOKS, Variables, patterns

SOURCES = Path(__file__).parent.parent.parent / "web" / "src"
SAID = re.compile(r"\bsay\(\s*'([a-z][a-z0-9-]*)'")
Message = dict[str, frozenset[str]]  # by attribute: the arguments


@cache
def messages(language: str, name: str) -> dict[str, Message]:
    """Every message of a file, with its arguments."""
    found: dict[str, Message] = {}
    for entry in parsed(LOCALES / language / name).body:
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


@pytest.mark.parametrize("language", FINISHED)
def test_every_language_has_every_message_of_the_screens(language: str) -> None:
    assert files(language) == files("en")
    for name in files("en"):
        if name.startswith("web/"):
            assert messages(language, name).keys() == messages("en", name).keys(), name


@pytest.mark.parametrize("language", FINISHED)
def test_each_language_has_one_dash(language: str) -> None:
    """Between words: a long one in Russian, a short one elsewhere; Spanish says it with a colon."""
    dashes = {"ru": {"—"}, "es": set()}.get(language, {"–"})
    for name in files(language):
        text = (LOCALES / language / name).read_text(encoding="utf-8")
        assert set(re.findall(r"(?<= )[–—]|[–—](?= )", text)) <= dashes, name


@pytest.mark.parametrize("language", FINISHED)
def test_every_message_of_the_screens_has_the_same_arguments(language: str) -> None:
    for name in files("en"):
        if name.startswith("web/"):
            theirs, ours = messages(language, name), messages("en", name)
            differing = [id for id in ours if id in theirs and theirs[id] != ours[id]]
            assert differing == [], name


def own_files(book: str) -> list[str]:
    """The words of a book and of its face."""
    return [name for name in (f"{book}.ftl", f"web/{book}.ftl") if name in files("en")]


def shared_files() -> list[str]:
    """The words that come with every table."""
    own = {name for book in BOOKS for name in own_files(book)}
    return [name for name in files("en") if name.startswith(("common", "web/")) and name not in own]


def known(names: list[str]) -> set[str]:
    return {id for name in names for id in messages("en", name)}


def code(book: str = "") -> str:
    """All of a book's face; without a book, all that books share."""
    folder = SOURCES / "books" / book if book else SOURCES
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in (".svelte", ".ts")]
    faces = [] if book else [SOURCES / "books" / one for one in BOOKS]
    return "\n".join(path.read_text() for path in paths if not any(face in path.parents for face in faces))


class Said:
    """The messages that some code says: by their whole names, or by how they begin."""

    def __init__(self, code: str) -> None:
        self.words = set(re.findall(r"[a-z][a-z0-9-]+", code))
        self.prefixes = tuple(re.findall(r"[`'\"]([a-z][a-z0-9-]*-)\$\{", code))

    def __contains__(self, id: str) -> bool:
        return id in self.words or id.startswith(self.prefixes)


@pytest.mark.parametrize("book", BOOKS)
def test_no_message_is_said_in_two_files(book: str) -> None:
    """At a table the words of one book are heard, beside those that all tables share."""
    seen: dict[str, str] = {}
    for name in (*own_files(book), *shared_files()):
        for id in messages("en", name):
            assert id not in seen, f"{id} is in {name} and in {seen[id]}"
            seen[id] = name


def acts(book: str) -> set[str]:
    """The words of what players and host do in a book."""
    own = SHELF[book]
    return {hyphened(f"act-{act}") for act in own.acts} | {hyphened(f"host-act-{act}") for act in own.host_acts}


def not_done(book: str) -> set[str]:
    """The words of what is done in other books, and not in this one."""
    return set.union(*(acts(one) for one in BOOKS)) - acts(book)


@pytest.mark.parametrize("book", ["", *BOOKS])
def test_every_message_that_a_screen_says_is_there(book: str) -> None:
    """Among the words of its book, or those of all tables; what books share says what every book has, or an act, which
    is offered only where a book has it."""
    own = (
        known(own_files(book)) if book else set.intersection(*(known(own_files(one)) | not_done(one) for one in BOOKS))
    )
    assert set(SAID.findall(code(book))) - known(shared_files()) - own == set()


def test_what_one_book_alone_says_is_among_its_own_words() -> None:
    """So that it comes only with that book."""
    shared, faces = Said(code()), [Said(code(book)) for book in BOOKS]
    lone = [
        f"{name}: {id}"
        for name in shared_files()
        if name.startswith("web/")
        for id in messages("en", name)
        if id not in shared and sum(id in face for face in faces) < 2
    ]
    assert lone == []


def test_no_word_of_all_tables_is_about_what_one_book_has() -> None:
    """A card, a setting or a reason of its own; but every table names the books that it can choose."""
    reasons = [book.reasons for book in SHELF.values()]
    own = names() | {reason for one in reasons for reason in one if sum(reason in other for other in reasons) == 1}
    own -= set(OTHER_MEANINGS)
    endings = tuple(hyphened(f"-{name}") for name in own)
    about = [id for id in known(shared_files()) if id.endswith(endings) and not id.startswith("lobby-book-")]
    assert about == []


def noted() -> set[str]:
    """What the books let a card say to its holder."""
    described = [book.lobby.describe() for book in SHELF.values()]
    pieces = [piece for one in described for piece in (*one.roles.values(), *one.cards.values())]
    return {id for piece in pieces for note in piece.notes for id in (note.above, note.words)}


def test_every_note_of_a_card_is_there() -> None:
    assert noted() and noted() <= known(files("en"))


def test_no_message_of_the_screens_is_left_over() -> None:
    said = Said("\n".join([code(), *(code(book) for book in BOOKS), *noted()]))
    ids = [id for name in files("en") if name.startswith("web/") for id in messages("en", name)]
    assert [id for id in ids if id not in said] == []


@pytest.mark.parametrize("language", FINISHED)
def test_a_deal_is_headed_by_its_preset(language: str) -> None:
    """ORIG-204 to ORIG-207 Or by none, where a table goes its own way."""
    assert patterns(language, "web/original")["deal-setup", ""]["preset"] == {*PRESETS, "other"}


def said_in(language: str, name: str, id: str) -> str:
    """What a message of a file says that depends on nothing."""
    return the_one(language, name, rf"^{id} = (.+)$")


def the_one(language: str, name: str, pattern: str) -> str:
    """What a file has in the one place that looks so."""
    found = re.findall(pattern, (LOCALES / language / name).read_text(encoding="utf-8"), re.MULTILINE)
    assert len(found) == 1, f"locales/{language}/{name}: there must be one {pattern}"
    return str(found[0])


@pytest.mark.parametrize("book", ["spytown", "bigcity"])
@pytest.mark.parametrize("language", FINISHED)
def test_who_has_nothing_to_add_says_that_and_not_that_something_is_finished(language: str, book: str) -> None:
    button = said_in(language, f"{book}.ftl", "act-ready")
    finished = {("night.ftl", "night-sealed"), ("deal.ftl", "deal-is-ready"), ("lobby.ftl", "lobby-done")}
    assert button not in {said_in(language, f"web/{name}", id) for name, id in finished}
    quoted = re.findall("[„«“](.+?)[”“»]", said_in(language, "web/day.ftl", "day-talk-free"))
    assert quoted in ([], [button])


@pytest.mark.parametrize("language", FINISHED)
def test_a_card_is_called_in_the_lobby_what_it_is_called_in_the_game(language: str) -> None:
    """One word a card: the first form, that of one copy, has no other words than its name."""
    for card in map(hyphened, COPIES):
        one = the_one(language, "web/original.ftl", rf"^lobby-deck-{card} =(?:\s+{{\$count ->\s+\[\w+\])? (.+)$")
        name = said_in(language, "original.ftl", f"card-{card}")
        assert set(one.split()) <= set(name.lower().split()), f"{one}: {name}"


@pytest.mark.parametrize("language", FINISHED)
def test_no_brackets_stand_empty_behind_who_has_no_votes(language: str) -> None:
    assert patterns(language, "web/day")["day-tally", ""]["number"] == {"0", "other"}
