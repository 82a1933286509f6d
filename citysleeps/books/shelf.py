"""The rulebooks by name."""

from __future__ import annotations

from typing import Any, Final

from citysleeps.books.bigcity.book import BOOK as BIGCITY
from citysleeps.books.book import Book
from citysleeps.books.cuba.book import BOOK as CUBA
from citysleeps.books.original.book import BOOK as ORIGINAL
from citysleeps.books.spytown.book import BOOK as SPYTOWN

SHELF: Final[dict[str, Book[Any]]] = {book.name: book for book in (ORIGINAL, SPYTOWN, BIGCITY, CUBA)}
FIRST: Final = ORIGINAL.name  # where none is named
