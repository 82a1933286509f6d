"""Whatever fails while tables of every book are played, nothing that was acknowledged is lost or done twice, and nobody
is told what is not his. `make chaos` has a longer evening."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from postgres import need_postgres

from . import chaos
from .guests import KINDS
from .on_postgres import Nodes
from .on_sqlite import OneNode

IN_SHORT = (
    *("kill -9 of a node", "SIGSTOP of a node", "SIGTERM of a node", "clock an hour off"),
    *("kill -9 of PostgreSQL", "connections cut", "fail-over"),
)


@pytest.mark.long
def test_three_nodes_and_their_database_fail_under_tables_of_every_book(tmp_path: Path) -> None:
    need_postgres()
    with Nodes(tmp_path) as place:
        place.faults = [{kind: row[kind] for kind in row if kind in IN_SHORT} for row in place.faults]
        kinds = {kind for row in place.faults for kind in row}
        evening = asyncio.run(chaos.play(place, tmp_path, len(KINDS), len(kinds), "three", pace=0.5, most_gap=0.5))
        assert not evening.wrong, str(evening)
        assert evening.answers > 50 and set(evening.faults) == kinds


def test_one_node_on_sqlite_is_killed_stopped_sleeps_and_has_no_room(tmp_path: Path) -> None:
    with OneNode(tmp_path) as place:
        evening = asyncio.run(chaos.play(place, tmp_path, 2, 4, "one", pace=0.3, most_gap=0.5))
        assert not evening.wrong, str(evening)
        assert evening.answers > 20 and set(evening.faults) == set(place.faults[0])
