"""The clauses of the rulebooks, read from their rules files."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from citysleeps.kernel.book import Book

ROW = re.compile(r"^\| ((?:[A-Z]+)-R?\d+) \| (.+) \|$")
RULING = re.compile(r"^- \*\*((?:[A-Z]+)-R\d+) (.+)$")


def clauses(book: Book[Any]) -> dict[str, str]:
    """Every clause and ruling by its id, in the order of the rules file."""
    found: dict[str, str] = {}
    home = Path(book.home) if book.home else files("citysleeps")
    for line in (home / "rules" / f"{book.name}.md").read_text(encoding="utf-8").splitlines():
        if match := ROW.match(line):
            found[match[1]] = match[2].replace(" | ", ": ")
        elif match := RULING.match(line):
            found[match[1]] = match[2].replace("**", "")
    return found
