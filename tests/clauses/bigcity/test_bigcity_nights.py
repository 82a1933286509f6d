"""The tables of docs/bigcity-nights.md are complete, and every two acts that meet are proved by a scenario."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from citysleeps.notation.scenario import Scenario, read_scenarios

HERE = Path(__file__).parent
DOC = (HERE.parents[2] / "docs" / "bigcity-nights.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| ((?:`\w+` ?)+) \| (yes|both|never|no) \| (.+) \|$", re.M)
SHOTS = ("faction", "cartel", "maniac", "revolutionary", "sleuth_shot")
CHECKS = ("detective", "journalist", "psychic", "bloodhound", "sleuth_check")
NIGHT = (
    *("block", "heal", "overdose", "guard", "faction", "cartel", "exposed", "maniac", "poison", "revolutionary"),
    *("recruit", "falsify", *CHECKS, "sleuth_shot", "jail", "release", "alibi"),
)
GROUPED = (
    *("block", "heal", "overdose", "guard", "shot", "poison", "recruit", "falsify", "check", "jail", "release"),
    "alibi",
)
ACTORS = tuple(act for act in NIGHT if act not in ("overdose", "cartel", "exposed"))
SEATS = ("agent", "lucky_one", "avenger", "werewolf", "leader", "heir", "head", "member", "peaceful_resident")

Cell = tuple[str, str]
Meeting = tuple[str, tuple[str, ...]]  # how they meet, and the clauses that say so


def cells(section: str) -> list[tuple[Cell, Meeting]]:
    """Every cell of a table, in order."""
    text = DOC.split(f"\n## {section}\n")[1].split("\n## ")[0]
    return [
        ((act, other), (meet, tuple(re.findall(r"\bCITY-R?\d{2,4}\b(?=[,)])", how))))
        for act, others, meet, how in ROW.findall(text)
        for other in re.findall(r"\w+", others)
    ]


TABLES = {
    "with": ("Two acts on one seat", [(one, other) for i, one in enumerate(NIGHT) for other in NIGHT[i + 1 :]]),
    "on the actor of": (
        "An act on the actor of another",
        [(act, other) for act in (*GROUPED, "prison") for other in ACTORS],
    ),
    "on the": ("An act on a seat with a special role", [(act, seat) for act in GROUPED for seat in SEATS]),
}
FORMS = {
    "with": re.compile(r"(\w+) with ([\w, ]+) on one seat: "),
    "on the actor of": re.compile(r"(\w+) on the actor of ([\w, ]+): "),
    "on the": re.compile(r"(\w+) on the (?!actor of )(\w+): "),
}
SCENARIOS = [scenario for path in sorted(HERE.glob("matrix_*.yaml")) for scenario in read_scenarios(path)]


def about(scenario: Scenario, how: str) -> list[Cell]:
    """The cells of a table that the title of a scenario names."""
    match = FORMS[how].match(scenario.title)
    return [(match[1], other) for other in match[2].split(", ")] if match else []


@pytest.mark.parametrize("how", TABLES)
def test_the_table_has_every_cell_once(how: str) -> None:
    section, wanted = TABLES[how]
    assert sorted(cell for cell, _ in cells(section)) == sorted(wanted)


@pytest.mark.parametrize("how", TABLES)
def test_every_meeting_says_by_which_clause(how: str) -> None:
    silent = [cell for cell, (meet, clauses) in cells(TABLES[how][0]) if (meet == "no") != (not clauses)]
    assert silent == []


@pytest.mark.parametrize("how", TABLES)
def test_every_meeting_is_proved_by_a_scenario_that_names_its_clauses(how: str) -> None:
    proved: dict[Cell, set[str]] = {}
    for scenario in SCENARIOS:
        for cell in about(scenario, how):
            proved.setdefault(cell, set()).update(scenario.proves)
    meetings = [(cell, clauses) for cell, (meet, clauses) in cells(TABLES[how][0]) if meet in ("yes", "both")]
    assert [cell for cell, clauses in meetings if not set(clauses) <= proved.get(cell, set())] == []


@pytest.mark.parametrize("how", TABLES)
def test_no_scenario_is_about_two_that_do_not_meet(how: str) -> None:
    meet = {cell for cell, (meet, _) in cells(TABLES[how][0]) if meet in ("yes", "both")}
    assert [scenario.title for scenario in SCENARIOS if not set(about(scenario, how)) <= meet] == []


def test_every_scenario_of_the_matrix_names_a_cell() -> None:
    assert [scenario.title for scenario in SCENARIOS if not any(about(scenario, how) for how in TABLES)] == []
