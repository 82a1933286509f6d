"""CITY-R15 among people, where neither a limit nor a least length is set."""

from __future__ import annotations

from citysleeps.books.bigcity.book import BOOK
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup, Value
from citysleeps.notation.words import read_move

NAMES = tuple("ABCDEFG")


def dealt(**settings: Value) -> Play:
    """All have looked at their cards."""
    deal = {"A": "mafia", "B": "doctor"}
    setup = Setup(
        book="bigcity",
        seats=NAMES,
        deal=deal,
        settings={"quiet_step_s": 0, "night_step_limit_s": 0, **settings},
        lasting=True,
    )
    play = Play(BOOK, BOOK.settle(setup))
    for name in NAMES:
        move(play, f"{name} ready")
    return play


def move(play: Play, text: str) -> None:
    assert play.answer(read_move(text, NAMES, BOOK)) == "", text


def test_a_call_is_over_when_all_have_acted() -> None:
    """CITY-R15 The Quiet Night, in which nobody acts, waits for nobody."""
    play = dealt()
    assert play.game.where() == ["day", "discussion"]


def test_it_goes_on_when_the_host_has_left() -> None:
    """CITY-R73 What waited for the Host goes on without."""
    play = dealt(host="human_chosen")
    move(play, "host next")
    assert play.game.where() == ["quiet_night", "call_criminals"]
    move(play, "host leave")
    assert play.game.where() == ["day", "discussion"]
