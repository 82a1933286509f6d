"""The shelf with one more book on it."""

from __future__ import annotations

import pytest

from citysleeps.books.shelf import SHELF

from .coins import BOOK


@pytest.fixture(autouse=True)
def one_more_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, BOOK.name, BOOK)
