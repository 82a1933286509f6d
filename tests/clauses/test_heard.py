"""One hearer more or fewer, anywhere in a scenario, is found and said in words."""

from __future__ import annotations

import pytest
from heard import FOLDER, Heard, audience, difference, differences, heard, letters, read_line, write_line

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST, SPECTATORS, Seats
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenarios

BOOKS = sorted(path.name for path in FOLDER.iterdir() if path.name in SHELF)
NAMES = ("A", "B", "C")


def toggled(play: Play, row: int, who: Seats) -> list[Heard]:
    """What was heard, if one had heard that fact more, or one fewer."""
    play.game.audiences[row] ^= who
    changed = heard(play)
    play.game.audiences[row] ^= who
    return changed


@pytest.mark.parametrize("book", BOOKS)
def test_one_hearer_more_or_fewer_of_any_fact_is_found(book: str) -> None:
    path = min((FOLDER / book).glob("*.yaml"))
    scenario = next(scenario for scenario in read_scenarios(path) if scenario.play)
    play = referee(scenario)
    assert play is not None
    assert difference(path, scenario, play) == []
    before, last = heard(play), len(play.setup.seats) - 1
    for row, fact in enumerate(before):
        for who in (1, 1 << last, HOST, SPECTATORS):
            (sentence,) = differences(before, toggled(play, row, who), book)
            assert sentence.startswith(f"{fact.words}: before to ")


def test_what_differs_is_said_in_words() -> None:
    before = [Heard("A,+", letters("dawn") + "aa"), Heard("*", letters("night_began") + "bb")]
    now = [Heard("A,B,+", letters("dawn") + "aa", "dawn C"), Heard("~", letters("day_began") + "cc", "day_began 2")]
    assert differences(before, now, "original") == [
        "dawn C: before to A, the host, now to A, B, the host",
        "night_began …: told no more, before to all",
        "day_began 2: new, to the spectators",
    ]


def test_a_line_is_read_as_it_was_written() -> None:
    told = [Heard("*", "abcd"), Heard("*", "efgh"), Heard("A,+", "abcd"), Heard("-", "ijkl")]
    assert write_line("A title: with words", told) == "A title: with words\t*:abcdefgh A,+:abcd -:ijkl"
    assert read_line(write_line("A title: with words", told)) == ("A title: with words", told)
    assert read_line(write_line("It cannot be dealt", [])) == ("It cannot be dealt", [])


def test_all_are_everybody_who_is_at_this_table() -> None:
    assert audience(ALL, NAMES) == audience(0b111 | HOST | SPECTATORS, NAMES) == "*"
    assert audience(0b101 | HOST, NAMES) == "A,C,+"
    assert audience(0b111 | HOST, NAMES) == "A,B,C,+"
    assert audience(1 << 5, NAMES) == "-"
