"""What a phone lets its player prepare to claim, before they have the floor."""

from __future__ import annotations

from typing import Any

from citysleeps.books.claims import kind_of
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.forms import Numbers, Several
from citysleeps.kernel.seats import SPECTATORS, bit
from citysleeps.notation.expectations import Position
from citysleeps.views.view import view

from .test_screens import at

DEAL = {"A": "don", "B": "mafia", "C": "commissar", **dict.fromkeys("DEFGH", "resident")}


def claimed_by(now: Position, seat: int) -> dict[str, tuple[Any, ...]]:
    """The kinds of claims that this seat's phone offers, with what each may name."""
    play = now.play
    seen = view(play.book, play.setup, play.game.log, bit(seat) if seat >= 0 else SPECTATORS)
    return {kind_of(slots): slots[1:] for slots in SHELF[play.setup.book].screen.phrases(seen, seat)}


def test_orig_2002_by_day_the_living_see_what_they_could_claim_with_the_floor() -> None:
    assert claimed_by(at("original", DEAL), 3) == {}
    day = at("original", DEAL, {"skip": "first_day"})
    found = claimed_by(day, 3)
    others = 0b1111_0111
    assert found["think"][0] == found["ask"][0] == others
    assert found["checked"] == (Several(others, 1, 1), ("nod", "no_nod"), Numbers(1, 1))
    assert not {"believe", "doubt", "take_back", "because_killed"} & {*found}, "nobody has claimed anything or died"


def test_orig_2002_whoever_is_dead_and_everybody_by_night_prepares_nothing() -> None:
    day = at("original", DEAL, {"skip": "first_day"}, "D leave")
    assert claimed_by(day, 3) == {} != claimed_by(day, 4)
    assert claimed_by(at("original", DEAL, {"skip": "first_day"}, {"skip": "night 2"}), 4) == {}


def test_where_anybody_may_claim_at_any_time_nothing_is_prepared() -> None:
    deal = {"A": "mafia", "B": "mafia", "C": "detective", **dict.fromkeys("DEFGHI", "peaceful_resident")}
    assert claimed_by(at("bigcity", deal, {"skip": "discussion 1"}, host="human_chosen"), 3) == {}
