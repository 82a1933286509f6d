"""Every scenario of every book holds."""

from pathlib import Path

import pytest

from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import Scenario, read_scenarios

FOLDER = Path(__file__).parent
SCENARIOS = [
    pytest.param(scenario, id=f"{path.stem}-{scenario.title}")
    for path in sorted(FOLDER.glob("*/*.yaml"))
    for scenario in read_scenarios(path)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_scenario_holds(scenario: Scenario) -> None:
    referee(scenario)


def test_every_scenario_says_what_it_proves() -> None:
    silent = [param.id for param in SCENARIOS if not param.values[0].proves]
    assert silent == []
