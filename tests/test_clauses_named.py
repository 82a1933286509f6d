"""Every clause of every book that is on the shelf is named by a test."""

import re
from pathlib import Path

import pytest

from citysleeps.books.shelf import SHELF
from citysleeps.notation.clauses import clauses
from citysleeps.notation.scenario import read_scenarios

TESTS = Path(__file__).parent
NAMED = re.compile(r"\b([A-Z]+)-(R?\d+)\b")


def ids_in_tests() -> set[str]:
    """The ids that stand in a scenario or in a test."""
    texts = [path.read_text() for path in TESTS.rglob("*") if path.suffix in {".py", ".yaml"}]
    return {f"{book}-{number}" for text in texts for book, number in NAMED.findall(text)}


@pytest.mark.parametrize("name", SHELF)
def test_every_clause_is_named_by_a_test(name: str) -> None:
    named = ids_in_tests()
    assert [clause for clause in clauses(SHELF[name]) if clause not in named] == []


@pytest.mark.parametrize("name", SHELF)
def test_no_scenario_proves_a_clause_that_does_not_exist(name: str) -> None:
    known = clauses(SHELF[name])
    scenarios = [scenario for path in TESTS.glob(f"clauses/{name}/*.yaml") for scenario in read_scenarios(path)]
    proved = {clause for scenario in scenarios for clause in scenario.proves}
    assert sorted(proved - set(known)) == []
