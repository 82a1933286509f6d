"""Names and lines of chat: what is read of them, and what is refused."""

from __future__ import annotations

import pytest

from citysleeps.table.people import MOST_MARKS, clean_name, clean_text, stack

from .bare import why

ACUTE = "\u0301"


def test_the_tallest_letter_of_a_name_counts_wherever_it_stands() -> None:
    tall = "a" + ACUTE * (MOST_MARKS + 1)
    for name in (f"{tall}be", f"{ACUTE.join('abe')}{tall}", f"x{tall}e{ACUTE}"):
        assert stack(name) == MOST_MARKS + 1 and why(clean_name, name) == "bad_name"
    assert stack("Abe") == 0 and stack("Zo\u00eb") == 1


@pytest.mark.parametrize("text", ["Who was it?", "Кто это был?", "Zoë 🙂"])
def test_a_line_is_kept_as_it_was_written(text: str) -> None:
    assert clean_text(text) == text


def test_a_line_has_no_breaks_and_nothing_that_is_no_text() -> None:
    assert clean_text("one\ntwo") == "one two"
    assert why(clean_text, "half a sign: \ud800\n") == "bad_text"
    assert why(clean_text, "turned \u202e round\n") == "bad_text"
