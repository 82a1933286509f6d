"""Fixtures that several parts of the tests share."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from postgres import Cluster, need_postgres

# On a busy machine anything may take long, drawing an example too. Tests add what they need to this.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
os.environ["CITYSLEEPS_GIVE_WAY"] = "0"  # beside twenty busy processes, whoever gives way waits for ever


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One private PostgreSQL for all tests of this process. Each test makes its own databases."""
    need_postgres()
    with Cluster() as running:
        yield running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker begins with its share of the slow tests, lest one of them is all that is left at the end.

    pytest-xdist gives each worker a run of neighbours; whoever is idle takes the last ones of another.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers == 1:
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    quick = [item for item in items if not item.get_closest_marker("slow")]
    share = -(-len(items) // workers)
    shares = []
    for worker in range(workers):
        mine = slow[worker::workers]
        some = share - len(mine)
        shares += mine + quick[:some]
        quick = quick[some:]
    items[:] = shares


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory. The garbage collector looks at them no more, and at the rest less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000)
