"""Without cards and with random bots `spytown` is the classical game until extinction, whose chances are known."""

from __future__ import annotations

import os
from collections import Counter
from fractions import Fraction
from math import comb, prod

import pytest

from citysleeps.books.spytown.book import BOOK
from citysleeps.books.spytown.components import TABLE_1A
from citysleeps.kernel.setup import Setup
from citysleeps.lab.simulate import simulate

NAMES = tuple("ABCDEFGHIJKLMNOPQRSTU")
TABLES = (9, 11, 13, 19)
GAMES = 40_000 if os.environ.get("LAWS") == "long" else 600


def mafia_wins(living: int, mafiosi: int) -> Fraction:
    """The chance of the Mafia with so many living before a vote, by inclusion and exclusion over the Mafiosi: each day
    one of all is out, each night one of the others."""
    return 1 - sum(
        (
            (-1) ** i * comb(mafiosi, i) * prod((Fraction(k - i, k) for k in range(living, 1, -2)), start=Fraction(1))
            for i in range(mafiosi + 1)
        ),
        start=Fraction(0),
    )


def by_recursion(living: int, mafiosi: int) -> Fraction:
    """The same, day by day."""
    if mafiosi == 0 or mafiosi == living:
        return Fraction(mafiosi > 0)
    hit = Fraction(mafiosi, living)
    caught = by_night(living - 1, mafiosi - 1)
    return hit * caught + (1 - hit) * by_night(living - 1, mafiosi)


def by_night(living: int, mafiosi: int) -> Fraction:
    return Fraction(mafiosi > 0) if mafiosi in (0, living) else by_recursion(living - 1, mafiosi)


@pytest.mark.parametrize("seats", TABLE_1A)
def test_the_closed_form_is_what_the_days_and_nights_give(seats: int) -> None:
    assert mafia_wins(seats - 1, TABLE_1A[seats]) == by_recursion(seats - 1, TABLE_1A[seats])


@pytest.mark.parametrize("seats", TABLES)
def test_random_bots_win_as_often_as_theory_says(seats: int) -> None:
    """SPY-703, SPY-526, SPY-R07 There is no victory by numbers; every lot is fair."""
    wins: Counter[str] = Counter()
    for chunk in simulate(BOOK.settle(Setup(book="spytown", seats=NAMES[:seats], seed="theory")), GAMES, 1):
        wins += chunk.wins
    exact = float(mafia_wins(seats - 1, TABLE_1A[seats]))
    assert wins["mafia"] + wins["police"] == GAMES
    assert abs(wins["mafia"] / GAMES - exact) < 4 * (exact * (1 - exact) / GAMES) ** 0.5
