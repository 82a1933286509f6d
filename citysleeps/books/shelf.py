"""The rulebooks by name."""

from __future__ import annotations

from typing import Final

from citysleeps.books.original.book import BOOK as ORIGINAL
from citysleeps.kernel.book import Book

SHELF: Final[dict[str, Book]] = {ORIGINAL.name: ORIGINAL}
