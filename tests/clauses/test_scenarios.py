"""Every scenario of every book holds, and everybody hears and sees what is written down."""

import os
from pathlib import Path

import pytest
import seen
from heard import FOLDER, difference, golden, read_golden, scenario_files

from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import Scenario, read_scenarios

IS_QUICK = bool(os.environ.get("QUICK"))  # what all screens show takes longer than the scenarios themselves
EACH = 3 if "COMPILED" in os.environ else 1  # interpreted all were tried; here only the compiler is
SCENARIOS = [
    pytest.param(path, scenario, id=f"{path.stem}-{scenario.title}")
    for path in scenario_files()
    for scenario in read_scenarios(path)[::EACH]
]


@pytest.mark.parametrize(("path", "scenario"), SCENARIOS)
def test_the_scenario_holds(path: Path, scenario: Scenario) -> None:
    """What it expects, every fact with its hearers (heard.py), and what all screens show at its end (seen.py)."""
    play = referee(scenario)
    differs = difference(path, scenario, play)
    assert not differs, "\n".join(["heard otherwise; if that is meant, `make heard` writes it down:", *differs])
    shown = "" if IS_QUICK else seen.difference(path, scenario, play)
    assert not shown, f"seen otherwise; if that is meant, `make heard` writes it down: {shown}"


def test_every_scenario_says_what_it_proves() -> None:
    silent = [param.id for param in SCENARIOS if not param.values[1].proves]
    assert silent == []


def test_a_line_is_held_for_every_scenario_and_for_no_other() -> None:
    assert {*FOLDER.glob("*/heard/*.txt")} == {golden(path) for path in scenario_files()}
    assert {*FOLDER.glob("*/seen/*.txt")} == {seen.golden(path) for path in scenario_files()}
    for path in scenario_files():
        assert [*seen.read_golden(path)] == [*read_golden(path)], "`make heard` writes it"
        assert [*read_golden(path)] == [scenario.title for scenario in read_scenarios(path)], "`make heard` writes it"
