"""What all books share knows none of them: no name of a book, a role, a card or a setting stands in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from citysleeps.books.shelf import SHELF
from citysleeps.views.words import LOCALES, message_id

ROOT = Path(__file__).parent.parent / "citysleeps"
ROOMS = ("kernel", "views", "notation", "library", "table", "store", "server", "lab", "models", "envs")
CARD = re.compile(r"^((?:card|token)-([a-z0-9-]+)) =", re.M)  # the messages that name one

# Words of a book that mean something else as well.
OTHER_MEANINGS = {
    "cards": "what is in the hands, in the setup of any game",
    "abstain": "an act of any vote",
    "wrong_phase": "a reason of refusal",
    "decks": "how many cards of each side are drawn, in the advice of any lobby",
    "host": "who leads any game",
    "roles": "what one is, in any game",
    "mode": "how a file is opened, and a way to play in the lobby",
    "not_understood": "what the server says of any message that it cannot read",
}
WORDS_OF_A_ROOM = {"envs": {"agent"}}  # what PettingZoo calls whoever plays


def shared() -> Iterator[Path]:
    """The modules that no single book owns."""
    for room in ROOMS:
        yield from (ROOT / room).rglob("*.py")
    yield from (ROOT / "agents").glob("*.py")
    yield from (path for path in (ROOT / "books").glob("*.py") if path.name != "shelf.py")
    yield ROOT / "cli.py"


def names() -> set[str]:
    """What the books call themselves, their cards, tokens and settings."""
    found = set(SHELF)
    for name, book in SHELF.items():
        found |= set(book.lobby.describe().settings)
        text = (LOCALES / "en" / f"{name}.ftl").read_text(encoding="utf-8")
        told = {message_id(fact) for fact in book.facts}  # `card-shown` is no card
        found |= {card.replace("-", "_") for message, card in CARD.findall(text) if message not in told}
    return found - set(OTHER_MEANINGS)


def test_the_names_are_found() -> None:
    assert {"original", "spytown", "doctor", "vest", "agent", "mafia", "kids_theme", "reveal_at_end"} <= names()
    assert len(list(shared())) > 60


def test_what_all_books_share_names_none_of_them() -> None:
    word = re.compile(rf"\b({'|'.join(sorted(names()))})\b")
    found = []
    for path in shared():
        for number, line in enumerate(without_examples(path).splitlines(), 1):
            named = set(word.findall(line)) - WORDS_OF_A_ROOM.get(path.parent.name, set())
            found += [f"{path.relative_to(ROOT)}:{number} names {name}" for name in sorted(named)]
    assert found == []


def without_examples(path: Path) -> str:
    """What a module says, but for the examples in its docstrings, which are of some book."""
    return re.sub(r"^ +>>> .*?(?=\"\"\")", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)


def test_no_clause_of_a_book_is_cited_where_all_books_meet() -> None:
    clause = re.compile(rf"\b(?:{'|'.join(book.prefix for book in SHELF.values())})-R?\d+")
    found = [
        f"{path.relative_to(ROOT)} cites {id}" for path in shared() for id in clause.findall(without_examples(path))
    ]
    assert found == []


def test_every_other_meaning_is_still_wanted() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in shared())
    unused = [name for name in OTHER_MEANINGS if not re.search(rf"\b{name}\b", text)]
    assert unused == []
