"""No test fails because the machine is busy."""

from __future__ import annotations

from hypothesis import HealthCheck, settings


def test_an_example_may_take_as_long_as_it_likes() -> None:
    used = settings()
    assert used.deadline is None and HealthCheck.too_slow in used.suppress_health_check
