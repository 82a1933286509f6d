"""How strong `reasoning` is in the basic game of ten: far above `careful`, and above chance against whoever lies."""

from __future__ import annotations

from collections import Counter

import pytest

from agents.opponents import Blender, Contradictor, EarlyFramer, Framer, Quiet, RandomLiar
from citysleeps.agents.cast import Kind
from citysleeps.books.original.book import BOOK
from citysleeps.kernel.setup import Setup
from citysleeps.lab.simulate import simulate

BY_LOT = 4 / 35  # what a town wins that executes by lot


def town_wins(town: Kind, mafia: Kind, games: int) -> float:
    setup = BOOK.settle(Setup(book="original", seats=tuple("ABCDEFGHIJ"), seed="reasoning"))
    wins: Counter[str] = Counter()
    for chunk in simulate(setup, games, 1, {"town": town, "mafia": mafia}):
        wins += chunk.wins
    return wins["red"] / games


@pytest.mark.long
@pytest.mark.parametrize(("town", "least"), [(Quiet, 0.8), ("reasoning", 0.9)])
def test_a_reasoning_town_sees_through_a_careful_mafia(town: Kind, least: float) -> None:
    assert town_wins(town, "careful", 20) >= least


@pytest.mark.long
def test_a_reasoning_mafia_beats_a_careful_town() -> None:
    assert town_wins("careful", "reasoning", 30) <= 0.1


@pytest.mark.laws
@pytest.mark.parametrize("mafia", [Blender, Contradictor, Framer, EarlyFramer, RandomLiar])
def test_a_reasoning_town_wins_more_than_by_lot_against_whoever_lies_or_blends_in(mafia: Kind) -> None:
    games = 150
    share = town_wins("reasoning", mafia, games)
    assert share - 2 * (share * (1 - share) / games) ** 0.5 > BY_LOT
