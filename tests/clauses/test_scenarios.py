"""Every scenario of every book holds, and everybody hears what is written down."""

from pathlib import Path

import pytest
from heard import FOLDER, difference, golden, read_golden, scenario_files

from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import Scenario, read_scenarios

SCENARIOS = [
    pytest.param(path, scenario, id=f"{path.stem}-{scenario.title}")
    for path in scenario_files()
    for scenario in read_scenarios(path)
]


@pytest.mark.parametrize(("path", "scenario"), SCENARIOS)
def test_the_scenario_holds(path: Path, scenario: Scenario) -> None:
    """What it expects, and every fact with its hearers (heard.py)."""
    play = referee(scenario)
    differs = difference(path, scenario, play)
    assert not differs, "\n".join(["heard otherwise; if that is meant, `make heard` writes it down:", *differs])


def test_every_scenario_says_what_it_proves() -> None:
    silent = [param.id for param in SCENARIOS if not param.values[1].proves]
    assert silent == []


def test_a_line_is_held_for_every_scenario_and_for_no_other() -> None:
    assert {*FOLDER.glob("*/heard/*.txt")} == {golden(path) for path in scenario_files()}
    for path in scenario_files():
        assert [*read_golden(path)] == [scenario.title for scenario in read_scenarios(path)], "`make heard` writes it"
