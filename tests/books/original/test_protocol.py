"""What the protocol of a game of original says."""

from __future__ import annotations

from citysleeps.books.original.facts import Attempt
from citysleeps.books.original.protocol import attempt
from citysleeps.books.protocol import NONE, Say
from citysleeps.kernel.seats import NOBODY


def test_orig_610_where_nobody_was_chosen_no_attempt_stands() -> None:
    assert [attempt(Attempt("mafia", NOBODY, result)) for result in ("nobody", "no_agreement")] == [NONE, NONE]
    assert attempt(Attempt("mafia", 2, "kills")) == Say("protocol-original-attempt", {"seat": "3", "result": "kills"})
