"""A table that is put away leaves nothing in memory: nothing of it holds itself, so no collector has to find it."""

from __future__ import annotations

import gc

import pytest

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.table.hall import IDLE_SECONDS
from citysleeps.table.live import LiveTable
from citysleeps.table.table import Table

from .phones import quiet, room_of
from .virtual import clock, in_virtual_time, until

OF_A_TABLE = (LiveTable, Table, Play, Game)


async def played(book: str, broken_off: bool) -> None:
    """A table in the middle of a game, which may be its second, is put away."""
    room = await room_of(1, book=book, bots=9)
    await room["A"].send("deal")
    await until(clock() + 120)
    assert await room["A"].send("deal") != ""  # a refusal is kept
    if broken_off:
        await room["A"].send("break_off")
        await room["A"].send("deal")
    assert room.table.phase == "game"
    room["A"].disconnect()
    await quiet(room.live)
    room.live.idle_since -= 2 * IDLE_SECONDS
    assert await room.hall.tidy() == 1 and not room.hall.tables
    room["A"].mail.clear()


@pytest.mark.parametrize("broken_off", [False, True], ids=["a game", "a game broken off"])
@pytest.mark.parametrize("book", SHELF)
@in_virtual_time
async def test_nothing_of_a_table_holds_itself(book: str, broken_off: bool) -> None:
    gc.collect()
    gc.disable()
    try:
        await played(book, broken_off)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        assert [kept for kept in gc.garbage if isinstance(kept, OF_A_TABLE)] == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@in_virtual_time
async def test_a_client_whose_person_has_left_is_forgotten_with_its_connection() -> None:
    room = await room_of(3)
    assert await room["B"].send("leave") == ""
    assert list(room.live.presence.gone) == [room["B"]]
    room["B"].disconnect()
    assert room.live.presence.gone == {}
