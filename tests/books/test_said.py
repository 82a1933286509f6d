"""What a book says of itself, and advises and explains for each choice, is what was written down in `said/<book>.txt`.

The book's description and its guide for nine players stand there in full. Of every other choice, a value of a setting
or a number of players, four letters stand for the advice and four for the guide. `UPDATE_SAID=1 pytest
tests/books/test_said.py` writes the files again; read the diff.
"""

from __future__ import annotations

import base64
import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

from citysleeps.books.book import Book
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import BadSetup, Value

HERE = Path(__file__).parent / "said"
NINE = 9
PLAYERS = (6, 9, 13)  # with each value of a setting


def lines(book: Book) -> Iterator[str]:
    said = msgspec.to_builtins(book.lobby.describe(), str_keys=True)
    for name, part in said.items():
        yield from of_part(name, part)
    for name, part in msgspec.to_builtins(book.lobby.guide({}, NINE), str_keys=True).items():
        yield from of_part(f"guide {name}", part)
    for players in range(2, 36):
        yield f"{players} players: {choice(book, {}, players)}"
    for preset in said["presets"]:
        for players in PLAYERS:
            yield f"preset={preset}, {players} players: {choice(book, {'preset': preset}, players)}"
    for name, setting in said["settings"].items():
        for value in values(setting):
            for players in PLAYERS:
                yield f"{name}={value}, {players} players: {choice(book, {name: value}, players)}"


def of_part(name: str, part: Any) -> Iterator[str]:
    """A line for each thing in it."""
    named = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, tuple | list) else ()
    for key, value in named:
        yield f"{name} {key}: {written(value)}"
    if not isinstance(part, dict | tuple | list):
        yield f"{name}: {written(part)}"


def values(setting: dict[str, Any]) -> list[Value]:
    """Those that it may have; of numbers a few."""
    if isinstance(setting["values"], tuple | list):
        return list(setting["values"])
    return [0, 1, 2, 3, 60] if type(setting["default"]) is int else []


def choice(book: Book, settings: dict[str, Value], players: int) -> str:
    """The letters of what is said to it, or why it cannot be."""
    found = []
    for ask in (book.lobby.advise, book.lobby.guide):
        try:
            found.append(letters(written(msgspec.to_builtins(ask(settings, players), str_keys=True))))
        except BadSetup as bad:
            found.append(bad.reason)
    return " ".join(found)


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def letters(text: str) -> str:
    return base64.urlsafe_b64encode(blake2b(text.encode(), digest_size=3).digest()).decode()


@pytest.mark.parametrize("name", SHELF)
def test_the_book_says_what_is_written_down(name: str) -> None:
    now = list(lines(SHELF[name]))
    file = HERE / f"{name}.txt"
    if os.environ.get("UPDATE_SAID"):
        HERE.mkdir(exist_ok=True)
        file.write_text("\n".join(now) + "\n", encoding="utf-8")
    assert now == file.read_text(encoding="utf-8").splitlines(), (
        "UPDATE_SAID=1 pytest tests/books/test_said.py writes it"
    )
