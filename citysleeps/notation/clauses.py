"""The clauses of the rulebooks, read from `rules/`."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from citysleeps.books.book import Book

ROW = re.compile(r"^\| ([A-Z]+-R?\d+) \| (.+) \|$")
ITEM = re.compile(r"^- \*\*([A-Z]+-R?\d+)(?:\*\*)? (.+)$")


def clauses(book: Book[Any]) -> dict[str, str]:
    """Every clause and ruling by its id, in the order of the rules file."""
    home = Path(book.home) if book.home else files("citysleeps")
    return read_clauses((home / "rules" / f"{book.name}.md").read_text(encoding="utf-8"))


def read_clauses(rules: str) -> dict[str, str]:
    """Every clause of a rules file: a row of a table, or an item of a list, that begins with an id."""
    found: dict[str, str] = {}
    for line in rules.splitlines():
        if match := ROW.match(line):
            found[match[1]] = match[2].replace(" | ", ": ")
        elif match := ITEM.match(line):
            found[match[1]] = match[2].replace("**", "")
    return found
