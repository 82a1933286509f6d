"""Whatever fails while tables of every book are played, nothing that was acknowledged is lost or done twice, and nobody
is told what is not his."""

from __future__ import annotations

import asyncio
from pathlib import Path

from . import chaos
from .guests import KINDS
from .on_sqlite import OneNode


def test_one_node_on_sqlite_is_killed_stopped_sleeps_and_has_no_room(tmp_path: Path) -> None:
    with OneNode(tmp_path) as place:
        evening = asyncio.run(chaos.play(place, tmp_path, len(KINDS), 4, "one", pace=0.3, most_gap=1))
        assert not evening.wrong, str(evening)
        assert evening.answers > 100 and set(evening.faults) == set(place.faults[0])
