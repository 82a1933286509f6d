"""How likely each side is to win at random: where theory says it, and what a table of so many usually plays."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from citysleeps.books.shelf import SHELF
from citysleeps.books.spytown.components import TABLE_1A

from .spytown.test_theory import by_recursion


def at_random(book: str, players: int, **settings: Any) -> dict[str, Fraction]:
    return SHELF[book].lobby.at_random(settings, players)


@pytest.mark.parametrize("preset", ["basic", "professional"])
def test_in_original_the_black_win_twice_their_share_of_the_basic_cards(preset: str) -> None:
    """ORIG-301 Two of eight cards, and four of thirteen."""
    assert at_random("original", 8, preset=preset) == {"black": Fraction(1, 2), "red": Fraction(1, 2)}
    assert at_random("original", 13, preset=preset) == {"black": Fraction(8, 13), "red": Fraction(5, 13)}


@pytest.mark.parametrize(
    "settings", [{"preset": "extended"}, {"single_accused_defence": True}, {"night_pace": "together"}]
)
def test_in_original_theory_says_nothing_of_any_other_rules(settings: dict[str, Any]) -> None:
    assert at_random("original", 8, **settings) == {}


@pytest.mark.parametrize("players", range(8, 20))
def test_in_spytown_a_game_without_cards_is_the_one_until_extinction(players: int) -> None:
    """SPY-703 From the first vote on, day by day."""
    mafia = by_recursion(players - 1, TABLE_1A[players])
    assert at_random("spytown", players) == {"mafia": mafia, "police": 1 - mafia}


def test_in_spytown_theory_says_nothing_of_small_and_large_games_and_other_rules() -> None:
    """SPY-112, SPY-R02, SPY-113"""
    assert at_random("spytown", 7) == at_random("spytown", 20) == {}
    assert at_random("spytown", 9, preset="cards") == at_random("spytown", 9, cards=("vest",)) == {}


def test_in_bigcity_theory_says_nothing() -> None:
    assert at_random("bigcity", 9) == {}


def test_in_original_more_than_the_basic_deck_has_cards_for_usually_play_the_extended_rules() -> None:
    """ORIG-204, ORIG-206"""
    usual = [SHELF["original"].lobby.usual(players) for players in (0, 6, 13, 14, 26)]
    assert usual == [{}, {}, {}, {"preset": "extended"}, {"preset": "extended"}]


@pytest.mark.parametrize("reveals", [True, False])
def test_in_original_everything_lies_open_at_the_end_unless_it_is_chosen_otherwise(reveals: bool) -> None:
    """ORIG-1726"""
    assert SHELF["original"].lobby.reveals({"reveal_at_end": reveals}) is reveals
    assert SHELF["original"].lobby.reveals({})
