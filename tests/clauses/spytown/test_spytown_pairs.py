"""The table of pairs in docs/spytown-cards.md is complete, and every pair that meets is proved by a scenario."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

from citysleeps.books.spytown.cards import ACTION_CARDS, CARDS
from citysleeps.notation.scenario import read_scenarios

HERE = Path(__file__).parent
DOC = (HERE.parents[2] / "docs" / "spytown-cards.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| `(\w+)` \| (yes|no) \| (.+) \|$", re.M)
ROWS = [(match[1], match[2], match[3], match[4]) for match in ROW.finditer(DOC)]
TITLES = [re.findall(r"\w+", scenario.title) for scenario in read_scenarios(HERE / "pairs.yaml")]


def test_the_table_has_every_pair_once_and_in_order() -> None:
    several = [(card, card) for card in ACTION_CARDS if CARDS[card].copies > 1]
    assert [(one, other) for one, other, _, _ in ROWS] == [*combinations(ACTION_CARDS, 2), *several]


def test_every_pair_that_meets_says_by_which_clause() -> None:
    silent = [row for row in ROWS if row[2] == "yes" and not re.search(r"\((?:SPY-R?\d+(?:, )?)+\)", row[3])]
    assert silent == []


def test_every_pair_that_meets_is_named_in_the_title_of_a_scenario() -> None:
    missing = [
        (one, other)
        for one, other, meet, _ in ROWS
        if meet == "yes" and not any(is_about(title, one, other) for title in TITLES)
    ]
    assert missing == []


def test_no_scenario_is_about_a_pair_that_does_not_meet() -> None:
    apart = [(one, other) for one, other, meet, _ in ROWS if meet == "no"]
    assert [pair for pair in apart if any(is_about(title, *pair) for title in TITLES)] == []


def is_about(title: list[str], one: str, other: str) -> bool:
    """Does the title name both cards, or the same one twice?"""
    return one in title and other in title if one != other else title.count(one) > 1
