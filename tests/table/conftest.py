"""What is left to chance at a table comes out alike in every run."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from citysleeps.table import between, hall, in_game, robots


@pytest.fixture(autouse=True)
def known_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets and the chance of bots are numbered."""
    numbers = count(1)
    monkeypatch.setattr(hall, "new_secret", lambda: f"secret {next(numbers)}")
    for module in (between, in_game):
        monkeypatch.setattr(module, "new_secret", lambda: f"secret {next(numbers)}")
    monkeypatch.setattr(robots, "Random", lambda: Random(next(numbers)))
    monkeypatch.setattr(robots, "uniform", Random(0).uniform)
