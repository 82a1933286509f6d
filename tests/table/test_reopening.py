"""How long a table waits for its store (table/reopening.py)."""

from __future__ import annotations

import pytest

from citysleeps.store.memory import MemoryStore
from citysleeps.table import rows
from citysleeps.table.manners import Manners
from citysleeps.table.reopening import Elsewhere, Reopening
from citysleeps.table.table import row

from .virtual import clock, in_virtual_time, until


@in_virtual_time
async def test_after_each_failure_it_waits_longer_until_the_store_has_been_well_for_a_minute() -> None:
    store = MemoryStore()
    opened = rows.Opened("creator", "secret", "en", "original", {}, Manners())
    await store.append("TABLE", 0, [row(1, rows.NO_ONE, "", opened)])
    reopening = Reopening(store, "TABLE")
    waited = []
    for at in (0, 60, 100, 161):
        await until(at)
        read = await reopening.read(False, lambda: True)
        assert read and read[1:] == (1, 0)
        waited.append(clock() - at)
    assert waited == [1, 2, 4, 1]


@in_virtual_time
async def test_a_store_that_is_well_is_read_at_once_and_a_table_that_is_gone_is_elsewhere() -> None:
    with pytest.raises(Elsewhere):
        await Reopening(MemoryStore(), "TABLE").read(True, lambda: True)
    assert clock() == 0
