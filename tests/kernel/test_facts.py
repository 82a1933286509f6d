"""What a fact changes: what its own `apply` says."""

from __future__ import annotations

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import CHANGES, Fact, Me, SeatField, fields
from citysleeps.kernel.seats import HOST
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


class Listed(Fact, frozen=True):
    """Fields of every form."""

    one: SeatField
    mine: Me
    some: tuple[SeatField, ...]
    by: dict[SeatField, int]
    number: int


def test_the_fields_of_a_fact_are_known_by_their_marks_and_whether_they_are_lists() -> None:
    assert fields(Listed) == [
        *(("one", "seat", False), ("mine", "me", False), ("some", "seat", True), ("by", "seat", True)),
        ("number", "", False),
    ]


def test_whoever_is_briefed_hears_also_the_first_fact_of_a_game() -> None:
    game = table().game
    game.facts.clear()
    game.audiences.clear()
    game.tell(HOST, Hid(0, 1))
    game.brief(2)
    assert game.audiences[-1] & 2 and game.facts[-1] == Hid(0, 1)
