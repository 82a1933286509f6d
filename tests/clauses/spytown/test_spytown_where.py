"""Where the game is when something has just been told, though it does not stand there; a replay does."""

from __future__ import annotations

from pathlib import Path

import pytest

from citysleeps.books.spytown.book import BOOK
from citysleeps.books.spytown.facts import StepBegan, StepEnded, Swapped
from citysleeps.books.spytown.shown import shown
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


def test_between_an_exchange_and_the_own_token_a_card_is_nothing_to_its_holder() -> None:
    """SPY-955, SPY-959 Whether a card can be used is told by the new token."""
    scenario = next(
        one for one in read_scenarios(Path(__file__).with_name("s00_examples_b.yaml")) if one.title.startswith("E14")
    )
    play = referee(scenario)
    assert play is not None
    knows, hands = BOOK.blank(play.setup), []
    for fact in told_to(play.game.log, 1 << 2):
        fact.apply(knows)
        hands.append((type(fact), shown(knows, 2).hand))
    at = next(at for at, (kind, _) in enumerate(hands) if kind is Swapped)
    assert [hand for _, hand in hands[at - 1 : at + 2]] == ["unusable", "", "held"]
