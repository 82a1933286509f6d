"""A careful side wins clearly more often against a random one than a random side does."""

from __future__ import annotations

from collections import Counter

import pytest

from citysleeps.books.original.book import BOOK
from citysleeps.kernel.setup import Setup
from citysleeps.lab.simulate import simulate

TABLES = [  # how many games each needs
    pytest.param(10, "basic", 150, marks=pytest.mark.long),
    pytest.param(14, "extended", 400, marks=pytest.mark.laws),
    pytest.param(20, "extended", 200, marks=pytest.mark.laws),
]


def town_wins(seats: int, preset: str, games: int, town: str, mafia: str) -> float:
    names = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:seats])
    setup = BOOK.settle(Setup(book="original", seats=names, settings={"preset": preset}, seed="strength"))
    wins: Counter[str] = Counter()
    for chunk in simulate(setup, games, 1, {"town": town, "mafia": mafia}):
        wins += chunk.wins
    return wins["red"] / games


def errors_apart(one: float, two: float, games: int) -> float:
    """By how many standard errors two shares of the games differ."""
    return (one - two) / ((one * (1 - one) + two * (1 - two)) / games) ** 0.5


@pytest.mark.parametrize(("seats", "preset", "games"), TABLES)
def test_each_side_is_stronger_when_careful(seats: int, preset: str, games: int) -> None:
    both_random = town_wins(seats, preset, games, "random", "random")
    careful_town = town_wins(seats, preset, games, "careful", "random")
    careful_mafia = town_wins(seats, preset, games, "random", "careful")
    assert errors_apart(careful_town, both_random, games) > 4
    assert errors_apart(both_random, careful_mafia, games) > 4


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    setup = BOOK.settle(Setup(book="original", seats=tuple("ABCDEFGH"), seed="jobs"))
    cast = {"town": "careful"}
    one, two = (list(simulate(setup, 60, jobs, cast)) for jobs in (1, 2))
    total = [(sum(chunk.answers for chunk in run), sum((chunk.wins for chunk in run), Counter())) for run in (one, two)]
    assert total[0] == total[1]
