"""Plants mutants one at a time, each in a fork of a process that has every test loaded."""

from __future__ import annotations

import gc
import os
import resource
import shutil
import signal
import tempfile
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import reduce
from operator import or_
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from mutants.mapping import Map, computed
from mutants.operators import Mutant
from mutants.planting import Live

FOUND, SURVIVED, UNPLANTED = 1, 0, 3  # what the fork's exit says; another: it was ended, which finds it
MOST_MEMORY = 6 << 30
LOOPS = 2  # seconds of processor, and ten times the test's own: an endless loop ends here
FEW = 40  # tests that run a statement
ELSEWHERE = 4  # times as slow a test counts that is made for another part
HANGS = 60  # seconds of the clock, and sixty times the test's own: a test that waits for ever ends here

Fails = Callable[[str, str], bool]  # does this test fail? and which comes after it


@dataclass
class Outcome:
    """What became of a mutant: found by a test, or by none."""

    mutant: Mutant
    verdict: str  # found, survived, unplanted, unrun
    by: str = ""
    seconds: float = 0.0  # of the processor


class Forks:
    """Plants mutants one at a time, and runs the tests that run their statements."""

    def __init__(self, map: Map, budget: float, there: Collection[str]) -> None:
        self.map = map
        self.budget = budget  # of the processor's seconds in tests a mutant, so that a busy machine runs the same ones
        self.there = there  # the tests that are loaded: a kept map may know others
        self.live = Live()
        self.killers: dict[str, int] = {}  # which found most: they are run first

    def tests(self, mutant: Mutant) -> list[int]:
        """The tests that run it, as many as there is time for. First those made for its part of the house that run what
        few run of its function, or that are named after its module; then the quick ones and those that found others, by
        what they find in a second, and of a test with many cases one case first."""
        ran = self.map.ran.get(mutant.spot.key, 0)
        found = [at for at, test in enumerate(self.map.tests) if ran >> at & 1 and test in self.there]
        part = f"tests/{part_of(mutant.module.file)}/"
        own = f"{part}test_{Path(mutant.module.file).name}:"
        rare = self.rare(mutant)

        def order(at: int) -> tuple[bool, float]:
            test = self.map.tests[at]
            is_part = test.startswith(part)
            is_rare = bool(rare >> at & 1) and is_part
            seconds = self.map.seconds[at] * (1 if is_part else ELSEWHERE)
            return not (is_rare or test.startswith(own)), seconds / (1 + self.killers.get(test, 0))

        found.sort(key=order)
        cases: Counter[str] = Counter()
        places = {}
        for at in found:
            name = self.map.tests[at].partition("[")[0]
            cases[name] += 1
            is_usual, seconds = order(at)
            places[at] = is_usual, seconds * cases[name]
        found.sort(key=places.__getitem__)
        chosen: list[int] = []
        left = self.budget
        for at in found:
            if not chosen or self.map.seconds[at] <= left:
                left -= self.map.seconds[at]
                chosen.append(at)
        return chosen

    def rare(self, mutant: Mutant) -> int:
        """As bits, the tests that run a statement of its function which few tests run."""
        spots = [spot for spot in mutant.module.spots.values() if spot.function == mutant.function.name]
        ran = [self.map.ran.get(spot.key, 0) for spot in spots]
        return reduce(or_, [tests for tests in ran if tests.bit_count() <= FEW], 0)

    def outcome(self, mutant: Mutant, fails: Fails) -> Outcome:
        """Plant it in a fork, and run tests there until one fails."""
        began = computed()
        chosen = self.tests(mutant)
        if not chosen:
            return Outcome(mutant, "unplanted" if mutant.spot.key in self.map.loaded else "unrun")
        reading, writing = os.pipe()
        scratch = tempfile.mkdtemp()
        child = os.fork()
        if not child:
            try:
                silence()
                settle(scratch)
                self.child(mutant, chosen, fails, writing)
            finally:
                os._exit(FOUND)  # whatever was raised
        os.close(writing)
        with os.fdopen(reading, encoding="utf-8") as pipe:
            lines = pipe.read().split("\n")
        _, status = os.waitpid(child, 0)
        leave_nothing(child, scratch)
        verdict = "found"
        if os.WIFEXITED(status):
            verdict = {SURVIVED: "survived", UNPLANTED: "unplanted"}.get(os.WEXITSTATUS(status), verdict)
        by = lines[-2] if verdict == "found" and len(lines) > 1 else ""  # the test that was on
        self.killers[by] = self.killers.get(by, 0) + 1
        return Outcome(mutant, verdict, by, computed() - began)

    def child(self, mutant: Mutant, chosen: list[int], fails: Fails, writing: int) -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if not self.live.plant(mutant):
            os._exit(UNPLANTED)
        names = [self.map.tests[at] for at in chosen]
        for at, test, after in zip(chosen, names, [*names[1:], ""], strict=True):
            os.write(writing, f"{test}\n".encode())
            seconds = self.map.seconds[at]
            signal.setitimer(signal.ITIMER_PROF, LOOPS + 10 * seconds)
            signal.setitimer(signal.ITIMER_REAL, HANGS + 60 * seconds)
            if fails(test, after):
                os._exit(FOUND)
        os._exit(SURVIVED)


class Planter:
    """The plugin of pytest that plants mutants where it would run the tests."""

    def __init__(
        self, map: Map, mutants: Sequence[Mutant], budget: float, done: Callable[[Sequence[Outcome]], None]
    ) -> None:
        self.map = map
        self.mutants = mutants
        self.budget = budget
        self.done = done  # is told after each mutant what became of all so far
        self.outcomes: list[Outcome] = []

    def pytest_configure(self) -> None:
        """No test looks for the smallest game that fails."""
        from hypothesis import Phase, settings  # pytest wants to load it first

        settings.register_profile("mutants", phases=(Phase.explicit, Phase.generate))
        settings.load_profile("mutants")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}

        def fails(test: str, after: str) -> bool:
            return any(report.failed for report in runtestprotocol(items[test], False, items.get(after)))

        forks = Forks(self.map, self.budget, items.keys())
        gc.collect()
        gc.freeze()  # so that the forks go on sharing it
        for at, mutant in enumerate(self.mutants, 1):
            outcome = forks.outcome(mutant, fails)
            self.outcomes.append(outcome)
            self.done(self.outcomes)
            if outcome.verdict != "found" or at % 50 == 0:
                was, now = mutant.texts
                place = f"{mutant.module.file}:{mutant.line}"
                print(f"{at} {outcome.verdict} {mutant.id} {place} {was} -> {now}", flush=True)
        return True


def part_of(file: str) -> str:
    """The folder of tests for a module: kernel/ask.py is for tests/kernel; what is in a book, for its clauses."""
    _, part, *inner = Path(file).parts
    return "clauses" if part == "books" and len(inner) > 1 else part


def settle(scratch: str) -> None:
    """What a test starts or writes in a fork can be found again: by its group, and in this folder."""
    os.setsid()
    Path(scratch).chmod(0o755)  # a database runs as another user
    tempfile.tempdir = scratch


def leave_nothing(child: int, scratch: str) -> None:
    """End what the fork's tests have started (a fork ends without clearing up), and delete what they wrote."""
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    shutil.rmtree(scratch, ignore_errors=True)


def silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
