"""Section 19.5: corrections that are refused, and what a seat knows after one, which a scenario cannot say."""

from __future__ import annotations

import pytest

from citysleeps.books.original.book import BOOK
from citysleeps.books.original.game import Original
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST
from citysleeps.kernel.setup import Setup, Value
from citysleeps.notation.words import read_move
from citysleeps.views.view import view


def table(*moves: str) -> Play:
    """Six players and a human host, after these moves; before each of them everybody else passes."""
    deal = {"E": "commissar", "F": "don"}
    setup = Setup(book="original", seats=tuple("ABCDEF"), settings={"host_mode": "human"}, deal=deal)
    play = Play(BOOK, BOOK.settle(setup))
    for text in moves:
        while send(play, text):
            assert not send(play, "host next")
    return play


def send(play: Play, text: str) -> str:
    return play.answer(read_move(text, play.setup.seats, BOOK))


@pytest.mark.parametrize(
    ("moves", "correction", "reason"),
    [
        (["E check A"], "E check E", "target_self"),
        ([f"{seat} ready" for seat in "ABCDEF"], "E check E", "target_self"),  # he has answered, but in the deal
        ([f"{seat} ready" for seat in "ABCDEF"], "F check A", "wrong_phase"),
        (["E check A"], "A check B", "not_your_role"),
        (["E check A"], "F check F", "target_self"),  # asked now, and has not answered yet
        (["E check A"], 'E say "hello"', "not_allowed"),
        (["E check A", "F check B"], "F check A", ""),  # after dawn, and he lives
        (["E check A", "F check B"], "E check B", "wrong_phase"),
        (["F point A", "F done"], "E check E", "target_self"),  # as in the first night, in which he has checked
        (["F point A", "F done"], "F check E", "wrong_phase"),
        (["F point A", "F done"], "A check E", "not_your_role"),
        (["F point A", "F done"], "A nominate E", "wrong_phase"),
        (["A done"], "A nominate A", "target_self"),
        (["A done"], "B nominate C", "not_your_turn"),
        (["A done", "A pass", 'B say "hello"'], "A nominate B", "wrong_phase"),
        (["A done", "A pass", 'B say "hello"'], "C nominate B", "not_your_turn"),
        (["B nominate F", "F nominate C"], "F nominate F", "target_self"),
        (["B nominate F", "F nominate C"], "F nominate A", ""),  # the court has opened
        (["B nominate F", "F nominate C", 'F say "hello"'], "F nominate A", "wrong_phase"),
        (["A nominate F", "B nominate C"], "B nominate F", "already_nominated"),
        (["A nominate F", "B nominate C"], "B nominate B", "target_self"),
        (["A nominate F", "B nominate C"], "A nominate E", "wrong_phase"),  # his step is over
        (["A nominate B", "B nominate C", "A vote B"], "A vote C", "not_called"),
        (["A nominate B", "B nominate C", "A vote B"], "A vote D", "not_accused"),
    ],
)
def test_a_correction_is_tested_like_the_players_own_input(moves: list[str], correction: str, reason: str) -> None:
    """ORIG-1910, ORIG-1804: refused for the same reason, and nothing changes."""
    play = table(*moves)
    log, inputs, asked = list(play.game.log), list(play.inputs), list(play.game.stop.waiting)
    assert send(play, f"host correct {correction}") == reason
    assert reason == "" or (play.game.log, play.inputs, play.game.stop.waiting) == (log, inputs, asked)


def test_everybody_sees_a_corrected_nomination_in_the_place_of_the_first() -> None:
    """ORIG-1910: what a seat knows of the list is what it is, although it has heard both names."""
    play = table("A nominate F", "B nominate C")
    assert not send(play, "host correct B nominate D")
    seen = view(BOOK, play.setup, play.game.log, 1 << 2)
    assert isinstance(seen, Original)
    names = play.setup.seats
    assert [names[seat] for seat in seen.accused] == ["F", "D"]
    assert [names[seat] for seat in seen.accusers] == ["A", "B"]


def test_what_is_told_after_a_correction_is_what_the_game_is() -> None:
    """ORIG-1910, ORIG-818: a nomination that is taken back has not been made, for whoever hears all that is told."""
    play = table("A nominate F", "B nominate C")
    assert not send(play, "host correct B pass")
    seen = view(BOOK, play.setup, play.game.log, HOST)
    assert isinstance(seen, Original) and isinstance(play.game, Original)
    assert seen.nominators == play.game.nominators == 1


def test_a_protection_that_is_taken_back_has_not_been_given() -> None:
    """ORIG-1910, ORIG-1203"""
    deal = {"A": "doctor", "B": "resident", "C": "resident", "D": "resident", "E": "commissar", "F": "don"}
    settings: dict[str, Value] = {"deck": "extended", "kill_method": "open_eyes", "host_mode": "human"}
    play = Play(BOOK, BOOK.settle(Setup(book="original", seats=tuple("ABCDEF"), settings=settings, deal=deal)))
    while send(play, "A guard B"):
        assert not send(play, "host next")
    assert not send(play, "host correct A pass")
    seen = view(BOOK, play.setup, play.game.log, HOST)
    assert isinstance(seen, Original) and isinstance(play.game, Original)
    assert seen.guarded == play.game.guarded == {}
