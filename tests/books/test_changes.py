"""The table of what the facts of a book change."""

from __future__ import annotations

import pytest
from kernel.coins import Hid, Shouted, table

from citysleeps.books.original.changes import CHANGES as OF_ORIGINAL
from citysleeps.books.original.facts import FloorGiven, Said
from citysleeps.books.shelf import SHELF
from citysleeps.books.spytown.changes import CHANGES as OF_SPYTOWN
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Changes
from citysleeps.kernel.setup import Setup

TABLES: dict[str, Changes] = {"original": OF_ORIGINAL, "spytown": OF_SPYTOWN}


@pytest.mark.parametrize("name", TABLES)
def test_every_fact_of_a_book_is_in_its_table_and_says_nothing_beside_it(name: str) -> None:
    assert set(TABLES[name]) == set(SHELF[name].facts)
    assert [fact for fact in TABLES[name] if fact.apply is not Fact.apply] == []


def test_words_change_nothing_in_a_book_with_a_table_and_in_one_without() -> None:
    book = SHELF["original"]
    game = book.game(book.settle(Setup(book="original", seats=tuple("ABCDEF"))))
    assert [game.is_changed_by(fact) for fact in (Said(0, "A"), FloorGiven(0, "speech", 60))] == [False, True]
    assert [table().game.is_changed_by(fact) for fact in (Shouted(0, "A"), Hid(0, 1))] == [False, True]
