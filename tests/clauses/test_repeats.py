"""No scenario repeats another of its book, and each expects something.

Two scenarios that differ only in their titles and in the clauses they name are one: it names the clauses of both. The
same holds if one goes on where the other stops, and expects all that the other does.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

import msgspec
from heard import scenario_files

from citysleeps.notation.scenario import Scenario, read_scenario, read_scenarios

Stretch = tuple[Any, list[dict[str, Any]]]  # a move or another step, and what is expected after it

SCENARIOS = [(path, scenario) for path in scenario_files() for scenario in read_scenarios(path)]


def numbered(value: Any, names: tuple[str, ...]) -> Any:
    """The same with the number of each seat instead of its name."""
    match value:
        case str():
            return re.sub(r"\w+", lambda word: f"#{names.index(word[0])}" if word[0] in names else word[0], value)
        case dict():
            return {numbered(key, names): numbered(item, names) for key, item in value.items()}
        case list() | tuple():
            return [numbered(item, names) for item in value]
    return value


def beginning(scenario: Scenario) -> str:
    """How the scenario begins, or by what it is refused. A seed counts only where it is written down."""
    setup = msgspec.structs.asdict(scenario.setup)
    names = setup.pop("seats")
    if setup["seed"] == scenario.title:
        del setup["seed"]
    setup["position"] = repr(setup["position"])  # its seats are numbers already
    written = [len(names), numbered(setup, names), scenario.refused]
    return msgspec.json.encode(written, order="deterministic").decode()


def stretches(scenario: Scenario) -> list[Stretch]:
    found: list[Stretch] = [("", [])]
    for step in numbered(scenario.play, scenario.setup.seats):
        if isinstance(step, dict) and "expect" in step:
            found[-1][1].append(step["expect"])
        else:
            found.append((step, []))
    return found


def is_part(less: Any, more: Any) -> bool:
    """Does everything stand in `more` that stands in `less`, in the same order?"""
    if isinstance(less, dict) and isinstance(more, dict):
        return all(key in more and is_part(less[key], more[key]) for key in less)
    if isinstance(less, list) and isinstance(more, list):
        rest = iter(more)
        return all(item in rest for item in less)
    return bool(less == more)


def repeats(one: list[Stretch], other: list[Stretch]) -> bool:
    """Does the first play only what the other plays too, and expect nothing that the other does not expect there?"""
    return len(one) <= len(other) and all(
        step == same and all(any(is_part(expected, more) for more in there) for expected in here)
        for (step, here), (same, there) in zip(one, other, strict=False)
    )


def repeated(scenarios: list[Scenario]) -> list[tuple[str, str]]:
    """Titles of scenarios that repeat another, each with that other."""
    alike = defaultdict(list)
    for scenario in scenarios:
        alike[beginning(scenario)].append((scenario.title, stretches(scenario)))
    return [
        (title, other_title)
        for group in alike.values()
        for i, (title, one) in enumerate(group)
        for j, (other_title, other) in enumerate(group)
        if i != j and repeats(one, other)
    ]


def expects(scenario: Scenario) -> bool:
    return bool(scenario.refused) or any(
        isinstance(step, dict) and {*step} & {"expect", "refused"} for step in scenario.play
    )


def test_no_scenario_repeats_another() -> None:
    """Merge those that this finds: the one that stays names the clauses of both."""
    assert repeated([scenario for _, scenario in SCENARIOS]) == []


def test_every_scenario_expects_something() -> None:
    assert [f"{path.stem}: {scenario.title}" for path, scenario in SCENARIOS if not expects(scenario)] == []


# What is found


def written(title: str, *play: Any, seats: str = "A B C D E F", **more: Any) -> Scenario:
    return read_scenario({"title": title, "book": "original", "seats": seats, "play": [*play], **more})


DEAD = {"expect": {"dead": "A", "facts": ["day_began 2", "dawn A"]}}


def test_a_repetition_is_found_whatever_the_seats_and_clauses_are_called() -> None:
    one = written("one", "A nominate B", DEAD, proves=["ORIG-818"])
    other = written(
        "other",
        "U nominate V",
        {"expect": {"dead": "U", "facts": ["day_began 2", "dawn U"]}},
        seats="U V W X Y Z",
        proves=["ORIG-819"],
    )
    assert repeated([one, other]) == [("one", "other"), ("other", "one")]


def test_a_scenario_that_another_contains_is_found() -> None:
    whole = written("whole", "A nominate B", DEAD, "B nominate C", {"expect": {"over": False}})
    for title, play in {
        "cut off": ["A nominate B", DEAD],
        "with fewer words": ["A nominate B", {"expect": {"facts": ["dawn A"]}}, "B nominate C"],
    }.items():
        assert repeated([whole, written(title, *play)]) == [(title, "whole")]


def test_what_differs_is_no_repetition() -> None:
    one = written("one", "A nominate B", DEAD)
    for other in (
        written("another move", "A nominate C", DEAD),
        written("another expectation", "A nominate B", {"expect": {"dead": "A B"}}),
        written("expected elsewhere", DEAD, "A nominate B"),
        written("other facts", "A nominate B", {"expect": {"facts": ["dawn A", "day_began 2"]}}),
        written("another setting", "A nominate B", DEAD, settings={"deck": "basic"}),
        written("another deal", "A nominate B", DEAD, deal={"A": "mafia"}),
        written("another seed", "A nominate B", DEAD, seed="7"),
        written("another beginning", "A nominate B", DEAD, position=["night_began 1"], begins="day"),
        written("more seats", "A nominate B", DEAD, seats="A B C D E F G"),
        written("another reason", "A nominate B", DEAD, refused="bad_setup"),
    ):
        assert repeated([one, other]) == [], other.title


def test_a_scenario_without_any_expectation_is_found() -> None:
    assert not expects(written("nothing", "A nominate B", {"until": "night"}))
    assert expects(written("a refusal", {"refused": "A nominate A"}))
    assert expects(written("a state", DEAD))
    assert expects(written("no game", refused="bad_setup"))
