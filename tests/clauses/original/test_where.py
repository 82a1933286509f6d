"""Section 19.4: where the game is when something has just been told, though it does not stand there; a replay does."""

from __future__ import annotations

from pathlib import Path

import pytest

from citysleeps.books.original.book import BOOK
from citysleeps.books.original.facts import (
    Dawn,
    DayBegan,
    Executed,
    FloorGiven,
    GameOver,
    JudgesConfirmed,
    NightBegan,
    NoCourt,
    Sentenced,
    StepEnded,
)
from citysleeps.books.original.game import Original
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, SPECTATORS
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenarios
from citysleeps.views.view import told_to

# The step that is open when a fact has been told; none: something ends, and nothing has begun yet.
STEPS: dict[type[Fact], tuple[str, ...]] = {
    DayBegan: ("dawn",),
    JudgesConfirmed: ("judges",),
    Sentenced: ("execution",),
    **dict.fromkeys((NightBegan, StepEnded, NoCourt, Executed, GameOver), ()),
}
FILES = ("s09_ties", "s10_leaving", "s12_judges")  # courts with every end


def moments(file: str) -> list[tuple[Original, Fact, list[Fact]]]:
    """Whatever all are told in the scenarios of a file: what they know then, what was told last, and what comes."""
    found = []
    for scenario in read_scenarios(Path(__file__).with_name(f"{file}.yaml")):
        play = referee(scenario)
        if play is None:
            continue
        told = told_to(play.game.log, SPECTATORS)
        for at in range(len(told)):
            knows = BOOK.blank(play.setup)
            for fact in told[: at + 1]:
                fact.apply(knows)
            if type(told[at]) in (Dawn, *STEPS):
                found.append((knows, told[at], told[at + 1 :]))
    return found


@pytest.mark.parametrize("file", FILES)
def test_where_the_game_is(file: str) -> None:
    """ORIG-501, ORIG-503, ORIG-801, ORIG-825, ORIG-1002, ORIG-1104, ORIG-1211"""
    seen = set()
    for knows, fact, _ in moments(file):
        if type(fact) in STEPS:
            seen.add(type(fact))
            assert tuple(knows.where()[1:]) == STEPS[type(fact)], fact
    assert seen >= {DayBegan, Sentenced, NightBegan, StepEnded, Executed}


def test_who_is_to_speak_is_shown_from_dawn_on() -> None:
    """ORIG-808, ORIG-811 All who live, in the order in which they then get the floor."""
    days = 0
    for knows, fact, later in moments("s12_judges"):
        if isinstance(fact, Dawn | JudgesConfirmed) and any(isinstance(told, NightBegan) for told in later):
            speeches = [told.seat for told in later if isinstance(told, FloorGiven) and told.kind == "speech"]
            order = BOOK.screen.shown(knows, NOBODY).to_speak
            assert order == tuple(speeches[: knows.living.bit_count()])
            days += 1
    assert days > 5
