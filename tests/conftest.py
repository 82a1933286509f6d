"""Fixtures that several parts of the tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from postgres import Cluster, need_postgres


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One private PostgreSQL for all tests of this process. Each test makes its own databases."""
    need_postgres()
    with Cluster() as running:
        yield running
