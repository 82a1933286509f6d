"""Every bench can still be started; what it measures is for a quiet machine. Instructions count on a busy one too."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE

BENCH = Path(__file__).parents[1] / "bench"
BENCHES = sorted(path for path in BENCH.glob("*.py") if "argparse" in path.read_text())


@pytest.mark.slow  # each is a Python of its own
@pytest.mark.parametrize("bench", BENCHES, ids=lambda path: path.stem)
def test_it_says_how_it_is_run(bench: Path) -> None:
    done = subprocess.run(
        [sys.executable, bench, "--help"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0 and "usage" in done.stdout, done.stderr


@pytest.fixture
def count(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module("count")


def test_a_sentence_names_the_game_that_has_grown(count: Any) -> None:
    kept = {"prototype": 1.0, "spytown 11": 1.4, "bigcity 12": 1.5}
    assert count.grown("compiled", kept, kept | {"spytown 11": 1.44, "bigcity 12": 1.54}) == []
    assert count.grown("compiled", kept, kept | {"spytown 11": 1.44, "bigcity 12": 1.56}) == [
        "bigcity 12, compiled, has grown by 4.0 %: an answer takes 1.56 of the prototype's instructions, and took 1.50."
    ]
    assert count.grown("compiled", {}, {"cuba 8": 50.0}) == ["cuba 8, compiled: nothing is kept for it."]


def test_a_sentence_names_the_game_that_is_above_its_mark(count: Any) -> None:
    at_most = {"original 10": 1.28, "spytown 11": 1.44, "bigcity 12": 1.48}
    assert count.above("compiled", at_most) == []
    [sentence] = count.above("compiled", at_most | {"spytown 11": 1.45})
    assert sentence == (
        "spytown 11, compiled, is above its mark: "
        "an answer takes 1.45 of the prototype's instructions, and may take 1.44."
    )


def test_a_sentence_names_the_environment_that_takes_too_much(count: Any) -> None:
    """Compiled it is not held to a mark, and neither is a game with cards that the bare engine never plays."""
    one, games = count.Counted, {"prototype": 1.0, "spytown 11": 60.0, "spytown 16": 60.0, "cuba 8": 60.0}
    envs = {"env spytown 11": 240.0, "env spytown 16": 400.0, "env cuba 8": 200.0}
    counted = {game: one(answer, 0.0) for game, answer in (games | envs).items()}
    assert count.multiples(counted) == games
    assert count.shares(counted) == {"spytown 11": 0.25, "spytown 16": 0.15, "cuba 8": 0.3}
    assert count.below("compiled", count.shares(counted)) == []
    assert count.below("interpreted", count.shares(counted)) == [
        "spytown 11, interpreted: an environment takes 0.25 of the engine's answers, and is to take 0.30."
    ]


def test_the_minutes_of_a_game_are_those_of_people_and_not_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCH)
    seconds, _ = importlib.import_module("minutes").played("original", 10, {}, 0)
    assert seconds > 10 * 60  # bots among themselves need two minutes


@pytest.mark.long  # valgrind takes ten seconds
def test_no_game_takes_more_instructions_than_was_kept() -> None:
    command = [sys.executable, BENCH / "count.py", "--only", "interpreted"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=10 * PATIENCE, check=False)
    if "SKIPPED" in done.stdout:
        pytest.skip(done.stdout)
    assert done.returncode == 0, done.stderr
