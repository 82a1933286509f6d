"""Where the game is when something has just been told, though it does not stand there; a replay does."""

from __future__ import annotations

from pathlib import Path

import pytest

from citysleeps.books.spytown.book import BOOK
from citysleeps.books.spytown.facts import StepBegan, StepEnded
from citysleeps.books.spytown.steps import PHASES
from citysleeps.kernel.seats import SPECTATORS
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenarios
from citysleeps.views.view import told_to


@pytest.mark.parametrize("file", ["s05_ties", "s06_elimination", "s09_arrest"])
def test_a_step_is_open_from_its_beginning_to_its_end(file: str) -> None:
    """SPY-401, SPY-402 A phase is the game's until the next one begins."""
    ended = set()
    for scenario in read_scenarios(Path(__file__).with_name(f"{file}.yaml")):
        play = referee(scenario)
        assert play is not None
        knows = BOOK.blank(play.setup)
        for fact in told_to(play.game.log, SPECTATORS):
            fact.apply(knows)
            if isinstance(fact, StepBegan):
                assert fact.step in knows.where()
            elif isinstance(fact, StepEnded) and fact.step not in PHASES:
                ended.add(fact.step)
                assert fact.step not in knows.where()
    assert "discussion" in ended
