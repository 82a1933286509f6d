"""The program that plants faults finds one, lets a harmless change live, and knows which test runs what."""

from __future__ import annotations

import builtins
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from types import SimpleNamespace
from typing import Any, cast

import pytest
from patience import wait_until

from citysleeps.kernel.ask import Answer
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, bits
from mutants import running
from mutants.__main__ import report, sample
from mutants.accepted import accepted
from mutants.mapping import CALLED, RAN, Map, calling, instrumented
from mutants.operators import EVERYBODY, Module, Mutant
from mutants.running import Forks, Planter

SEATS = "citysleeps/kernel/seats.py"


def known() -> None:
    assert bits((0, 2)) == 5


def endless() -> None:
    talked: Any = SimpleNamespace(effective=[Answer(0, "say")], is_passed_over=lambda one: one.act == "say")
    assert Play.last_to_undo(talked) == -1


def outcome(function: str, was: str, now: str, test: Callable[[], None], file: str = SEATS) -> str:
    """What becomes of a mutant if there is only this test."""
    *_, mutant = [mutant for mutant in Module(file).mutants() if mutant.key == (file, function, was, now)]
    return planted(mutant, test)


def planted(mutant: Mutant, test: Callable[[], None]) -> str:
    map = Map("")
    map.add("it", 0.0, [spot.key for spot in mutant.module.spots.values()])

    def fails(name: str, after: str) -> bool:
        try:
            test()
        except AssertionError:
            return True
        return False

    return Forks(map, 1, ["it"]).outcome(mutant, fails).verdict


def test_a_fault_is_found() -> None:
    assert outcome("bits", "found |= 1 << seat", "found &= 1 << seat", known) == "found"
    assert bits((0, 2)) == 5  # here it was not planted


def test_an_endless_loop_is_found() -> None:
    endless()
    assert outcome("Play.last_to_undo", "at -= 1", "pass", endless, "citysleeps/kernel/play.py") == "found"


def test_a_fault_that_no_test_sees_survives() -> None:
    assert outcome("bits", "found |= 1 << seat", "found &= 1 << seat", lambda: None) == "survived"


def test_a_harmless_change_survives() -> None:
    module = Module(SEATS)
    (mutant,) = [mutant for mutant in module.mutants() if mutant.texts == ("found = 0", "found = 1")]
    assert planted(mutant, known) == "survived"  # seat 0 is in it anyway


def test_a_test_that_waits_for_the_processor_is_no_endless_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, the same faults are found."""
    monkeypatch.setattr(running, "LOOPS", 0.1)
    assert outcome("bits", "found |= 1 << seat", "found &= 1 << seat", lambda: time.sleep(0.3)) == "survived"


def test_a_test_that_waits_for_ever_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "HANGS", 0.1)
    assert outcome("bits", "found |= 1 << seat", "found &= 1 << seat", lambda: time.sleep(60)) == "found"


def test_what_a_test_has_started_and_written_in_a_fork_is_gone_afterwards(tmp_path: Path) -> None:
    def careless() -> None:
        left = subprocess.Popen(["sleep", "600"])
        (tmp_path / "left").write_text(f"{left.pid} {mkdtemp()}")

    assert outcome("bits", "found |= 1 << seat", "found &= 1 << seat", careless) == "survived"
    started, written = (tmp_path / "left").read_text().split()
    assert not Path(written).exists()
    wait_until(lambda: is_gone(int(started)), "the end of what was started")


def is_gone(process: int) -> bool:
    """Ended, even if nobody has buried it yet."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return found.stdout.strip()[:1] in ("", "Z")


def test_a_test_that_is_not_loaded_takes_no_budget() -> None:
    mutant = next(Module(SEATS).mutants())
    map = Map("")
    for test in ("away", "here"):
        map.add(test, 1.0, [mutant.spot.key])
    assert Forks(map, 1, ["here"]).tests(mutant) == [1]


def test_tests_that_run_what_few_run_of_a_function_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "FEW", 1)
    module = Module(SEATS)
    mutant = next(mutant for mutant in module.mutants() if mutant.function.name == "bits")
    first, *_, last = [spot.key for spot in module.spots.values() if spot.function == "bits"]
    map = Map("")
    map.add("tests/kernel/usual", 0.1, [first])
    map.add("tests/kernel/rare", 0.2, [first, last])
    assert mutant.spot.key == first
    assert Forks(map, 1, map.tests).tests(mutant) == [1, 0]


def test_tests_that_are_named_after_a_module_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "FEW", 0)
    mutant = next(Module(SEATS).mutants())
    map = Map("")
    for test, seconds in (("test_games.py::quick", 0.1), ("test_seats.py::slow", 0.5)):
        map.add(f"tests/kernel/{test}", seconds, [mutant.spot.key])
    assert Forks(map, 1, map.tests).tests(mutant) == [1, 0]


def test_a_slow_test_that_found_one_other_does_not_take_the_budget_of_many_quick_ones() -> None:
    mutant = next(Module(SEATS).mutants())
    map = Map("")
    for test, seconds in (("slow", 0.9), ("quick", 0.1), ("often", 0.15)):
        map.add(f"tests/kernel/{test}", seconds, [mutant.spot.key])
    forks = Forks(map, 1, map.tests)
    forks.killers = {"tests/kernel/slow": 1, "tests/kernel/often": 2}
    assert forks.tests(mutant) == [2, 1]


def test_of_a_test_with_many_cases_one_comes_before_other_tests() -> None:
    mutant = next(Module(SEATS).mutants())
    map = Map("")
    for test, seconds in (("cases[one]", 0.1), ("cases[two]", 0.1), ("other", 0.15)):
        map.add(f"tests/kernel/{test}", seconds, [mutant.spot.key])
    assert Forks(map, 1, map.tests).tests(mutant) == [0, 2, 1]


def test_each_part_of_the_house_has_its_own_tests_first() -> None:
    files = {"kernel/ask.py": "kernel", "books/choosing.py": "books", "books/cuba/victory.py": "clauses"}
    assert {file: running.part_of(f"citysleeps/{file}") for file in files} == files


def test_what_no_test_runs_is_said_to_be_unrun() -> None:
    module = Module(SEATS)
    assert Forks(Map(""), 1, []).outcome(next(module.mutants()), lambda test, after: False).verdict == "unrun"


def test_the_map_says_which_statements_are_run(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    monkeypatch.setattr(builtins, RAN, seen.add, raising=False)
    space: dict[str, Callable[[int, int], int]] = {"__name__": "seats"}  # type: ignore[dict-item]
    exec(instrumented(SEATS), space)
    seen.clear()
    assert space["but"](7, 1) == 5
    assert [key.split("|")[1] for key in seen] == ["but"]


def test_a_kept_result_is_known_to_every_test_that_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else only the first that does would be run for a fault in it."""
    seen: set[str] = set()
    monkeypatch.setattr(builtins, RAN, seen.add, raising=False)
    monkeypatch.setattr(builtins, CALLED, calling(seen.add), raising=False)
    space: dict[str, Callable[[], object]] = {"__name__": "lookalikes"}  # type: ignore[dict-item]
    exec(instrumented("citysleeps/table/lookalikes.py"), space)
    first = space["small_capitals"]()
    found = set(seen)
    seen.clear()
    assert space["small_capitals"]() is first
    assert seen == found and {key.split("|")[1] for key in seen} == {"small_capitals"}


def test_the_first_mutants_of_a_sample_are_a_fair_sample() -> None:
    """A run that is stopped would else have seen only the first files."""
    mutants = list(Module(SEATS).mutants())
    drawn = sample(mutants, 12, "7")
    assert drawn == sample(mutants, 12, "7") and len({mutant.id for mutant in drawn}) == 12
    assert drawn != sorted(drawn, key=mutants.index)


def test_a_run_that_is_stopped_leaves_a_report_of_what_it_did() -> None:
    mutants = list(Module(SEATS).mutants())[:3]
    heard: list[str] = []
    planter = Planter(Map(""), mutants, 1, lambda outcomes: heard.append(report(outcomes, len(mutants), {})))
    planter.pytest_runtestloop(cast("pytest.Session", SimpleNamespace(items=[])))
    assert [text.count("\n  + ") for text in heard] == [1, 2, 3]
    assert [text.partition("\n")[0].strip()[:14] for text in heard[:2]] == ["1 of 3 mutants", "2 of 3 mutants"]
    assert "of 3 mutants" not in heard[2]


def test_the_hearers_of_a_fault_are_all() -> None:
    assert EVERYBODY == ALL


def test_no_mutant_reads_like_the_statement_as_it_is() -> None:
    for file in (SEATS, "citysleeps/books/bigcity/factions.py"):
        assert [mutant.key for mutant in Module(file).mutants() if len({*mutant.texts}) < 2] == []


def test_every_mutant_that_is_accepted_can_still_be_planted() -> None:
    """Else its line in accepted.yaml has to go."""
    reasons = accepted()
    there = {mutant.key for file in {key[0] for key in reasons} for mutant in Module(file).mutants()}
    assert [key for key in reasons if key not in there] == []
