"""What the host takes back (CUBA-1419), at a live table."""

from __future__ import annotations

from citysleeps.books.cuba.book import BOOK
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST_SEAT
from citysleeps.kernel.setup import Setup


def test_cuba_1419_with_nothing_to_take_back_it_is_refused_and_nothing_changes() -> None:
    setup = Setup(book="cuba", seats=tuple("ABCDEF"), settings={"mode": "assisted"})
    play = Play(BOOK, BOOK.settle(setup))
    before = list(play.game.log)
    assert play.answer(Answer(HOST_SEAT, "undo")) == "not_now"
    assert (play.game.log, play.inputs) == (before, [])
