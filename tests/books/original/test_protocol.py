"""What the protocol of a game of original says."""

from __future__ import annotations

from citysleeps.books.original.facts import Attempt, OwnCard, Unwarned, Warned
from citysleeps.books.original.protocol import Writer, attempt
from citysleeps.books.protocol import NONE, Column, Page, Piece, Say
from citysleeps.kernel.seats import NOBODY


def test_orig_610_where_nobody_was_chosen_no_attempt_stands() -> None:
    assert [attempt(Attempt("mafia", NOBODY, result)) for result in ("nobody", "no_agreement")] == [NONE, NONE]
    assert attempt(Attempt("mafia", 2, "kills")) == Say("protocol-original-attempt", {"seat": "3", "result": "kills"})


def test_orig_1402_warnings_stand_in_a_narrow_column_after_the_card() -> None:
    page = Page()
    writer = Writer(page)
    for fact in (OwnCard(2, "don"), Warned(2), Warned(1), Warned(2), Unwarned(1)):
        writer.take(0, fact)
    writer.finish("basic")
    assert page.columns == [
        Column("card", Say("protocol-card")),
        Column("warnings", Say("protocol-warnings"), narrow=True),
    ]
    assert page.cells == {(2, "card"): (Piece("don"),), (2, "warnings"): ("2",)}
