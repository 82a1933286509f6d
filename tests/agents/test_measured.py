"""What was measured of the bots says with which rules and numbers, and is stale as soon as either has changed."""

from __future__ import annotations

import importlib
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from citysleeps.agents.reasoning.numbers import Numbers, measured_with, numbers_of
from citysleeps.books.shelf import SHELF

ROOT = Path(__file__).parents[2]
BOOKS = ("original", "spytown", "bigcity")
STRENGTH = "| book | seats | the town | against | the town wins, % | games | measured with |"


@pytest.mark.parametrize("book", BOOKS)
def test_the_curves_of_the_odds_are_of_these_rules_and_numbers(book: str) -> None:
    """If not: python bench/odds.py BOOK 6 --resume build/odds.jsonl"""
    made = import_module(f"citysleeps.agents.{book}.curves").MADE_WITH
    assert made == measured_with(book, SHELF[book].version), f"stale: python bench/odds.py {book} 6"


def test_the_table_of_strength_is_of_these_rules_and_numbers() -> None:
    """If not: python bench/strength.py --resume build/strength.jsonl --write"""
    page = (ROOT / "docs" / "bots-strength.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in page.split(STRENGTH)[1].split("\n\n")[0].splitlines()[2:]]
    assert {row[0].strip("`") for row in rows} == set(BOOKS)
    stale = [row for row in rows if row[-1] != measured_with(row[0].strip("`"), SHELF[row[0].strip("`")].version)]
    assert not stale, "stale: python bench/strength.py --write"


def test_another_number_or_another_rule_makes_a_figure_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words beside the numbers do not."""
    now = measured_with("original", "2")
    assert re.fullmatch(r"rules 2, numbers [0-9a-f]{8}", now) and now != measured_with("original", "3")
    numbers = numbers_of("original")
    module = "citysleeps.agents.reasoning.numbers.numbers_of"
    monkeypatch.setattr(module, lambda book: Numbers(f"# said in other words\n{numbers.text}"))
    assert measured_with("original", "2") == now
    monkeypatch.setattr(module, lambda book: numbers.having({"tremble": 0.06}))
    assert measured_with("original", "2") != now


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(ROOT / "bench")
    return importlib.import_module("strength")


def test_what_is_kept_is_not_played_again_and_what_is_stale_is(strength: Any, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    row = strength.Row("original", 6, ("careful", "careful"), strength.made_with("original"))
    [first] = strength.measure([row], 10, file)
    [again] = strength.measure([row], 10, file)
    assert first == again and len(file.read_bytes().splitlines()) == 1
    assert len(list(strength.measure([row], 20, file))) == 2
    lines = file.read_bytes().splitlines(keepends=True)
    assert msgspec.json.decode(lines[1], type=strength.Kept).outcome.bout.first == 10
    file.write_bytes(lines[0].replace(row.made_with.encode(), b"rules 1, numbers 00000000") + lines[1][:30])
    assert list(strength.measure([row], 10, file)) == [first], "another is played, and the cut line is no matter"


@pytest.fixture
def unseen(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(ROOT / "bench")
    return importlib.import_module("unseen")


def test_the_page_has_a_row_for_every_opponent_that_is_measured(unseen: Any) -> None:
    _, strangers, liars = unseen.PAGE.read_text(encoding="utf-8").split(unseen.HEAD)
    for names, table in ((unseen.POOL, strangers), (unseen.WAYS, liars)):
        assert re.findall(r"^\| `(\w+)` \|", table.split("\n\n")[0], re.MULTILINE) == list(names)


def test_a_measured_row_takes_the_place_of_its_opponents_row_and_of_no_other(unseen: Any) -> None:
    page = (
        f"| `Bus` | elsewhere |\n\n{unseen.HEAD}| `Odd` | old |\n\n{unseen.HEAD}| `Bus` | old |\n\n| `Bus` | below |\n"
    )
    assert unseen.written(page, ["| `Bus` | new |"]) == page.replace("| `Bus` | old |", "| `Bus` | new |")


def test_games_against_an_opponent_that_are_kept_are_not_played_again(unseen: Any, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    row = unseen.row_of("random", "again")
    [first] = unseen.measure([row], 10, file)
    assert list(unseen.measure([row], 10, file)) == [first] and len(file.read_bytes().splitlines()) == 1
    file.write_bytes(file.read_bytes().replace(b"rules ", b"rules 0.") + b'{"row"')
    assert list(unseen.measure([row], 10, file)) == [first], "another is played, and the cut line is no matter"
