"""What a fact changes: what its own `apply` says."""

from __future__ import annotations

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import CHANGES
from kernel.coins import Hid, Shouted, table


def test_a_fact_that_is_told_changes_the_game_and_one_that_is_only_heard_does_not() -> None:
    game = table().game
    before = game.living, dict(game.coins)
    game.tell(1, Shouted(0, "A"))
    assert (game.living, game.coins) == before
    game.tell(1, Hid(0, 1))
    assert game.coins != before[1]


def test_who_sends_facts_on_knows_which_kinds_can_change_anything() -> None:
    assert not Shouted.changes_something()
    assert Hid.changes_something()


def test_the_kernel_knows_what_every_fact_of_every_book_changes() -> None:
    assert [kind for book in SHELF.values() for kind in book.facts if kind not in CHANGES] == []
