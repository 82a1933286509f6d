"""The example learns: after some hundred games its mafia wins clearly more often than one that plays at random."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from citysleeps.envs import raw_env

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.mark.long
def test_a_mafia_that_has_learned_wins_more_often_than_a_random_one() -> None:
    """From fixed seeds. Of six trainings of 100 or 160 games from other seeds, each won more than random play does."""
    example = runpy.run_path(str(EXAMPLE))
    env = raw_env("original", seats=10)
    policy = example["train"](env, games=160)
    trained, _, _ = example["share"](env, policy, games=80)
    random, _, _ = example["share"](env, None, games=80)
    assert trained > random + 0.05


def test_the_example_prints_shares_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE))["main"](20, 10)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["random", "trained"]
    assert all("of the games (95 %: 0." in line for line in lines)
