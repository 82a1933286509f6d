"""The table of what the facts of a book change."""

from __future__ import annotations

import pytest

from citysleeps.books.original.changes import CHANGES as OF_ORIGINAL
from citysleeps.books.shelf import SHELF
from citysleeps.books.spytown.changes import CHANGES as OF_SPYTOWN
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Changes

TABLES: dict[str, Changes] = {"original": OF_ORIGINAL, "spytown": OF_SPYTOWN}


@pytest.mark.parametrize("name", TABLES)
def test_every_fact_of_a_book_is_in_its_table_and_says_nothing_beside_it(name: str) -> None:
    assert set(TABLES[name]) == set(SHELF[name].facts)
    assert [fact for fact in TABLES[name] if fact.apply is not Fact.apply] == []
