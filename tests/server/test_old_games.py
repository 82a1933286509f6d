"""What somebody fetches of an earlier game is read from the log, which may be long. It costs by its length, and one is
read at a time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from table.phones import Room, room_of
from table.virtual import in_virtual_time

from citysleeps.server import api
from citysleeps.server.desk import Desk
from citysleeps.server.limits import FETCHED
from citysleeps.server.problem import Problem
from citysleeps.store.memory import MemoryStore
from citysleeps.table.table import Table


async def second_game(rows: int) -> Room:
    """The first was broken off, and much was written between them."""
    room = await room_of(6, store=MemoryStore())
    for do in ("deal", "break_off"):
        assert await room["A"].send(do) == ""
    for number in range(rows):
        assert await room["A"].send("chat", text=f"{number}") == ""
    assert await room["A"].send("deal") == ""
    return room


def desk_of(room: Room) -> Desk:
    """With a clock for the limits that stands still."""
    desk = Desk(room.live.ledger.store, 0, 0, (), True)
    desk.hall = room.hall
    desk.gates.fetching.clock = lambda: 0.0
    return desk


async def reasons(desk: Desk, room: Room, times: int, address: str) -> list[str]:
    """Why each of these fetches of the first game was refused; all come at once."""
    fetches = [api.game(desk, 1, address, room.table.code) for _ in range(times)]
    refused = await asyncio.gather(*fetches, return_exceptions=True)
    return [one.reason for one in refused if isinstance(one, Problem)]


@in_virtual_time
async def test_an_old_game_costs_by_the_rows_that_are_read_for_it() -> None:
    room = await second_game(3 * FETCHED)
    desk = desk_of(room)
    assert Counter(await reasons(desk, room, 20, "192.0.2.4")) == {"no_record": 11, "too_fast": 9}, "three of 30 each"
    assert await reasons(desk, room, 1, "192.0.2.5") == ["no_record"]


@in_virtual_time
async def test_old_games_are_read_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    room = await second_game(10)
    read, reading, most = api.opened, 0, 0

    async def counted(code: str, log: list[tuple[int, bytes]], is_far_enough: Callable[[Table], bool]) -> Any:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        await asyncio.sleep(0)
        found = await read(code, log, is_far_enough)
        reading -= 1
        return found

    monkeypatch.setattr(api, "opened", counted)
    assert await reasons(desk_of(room), room, 5, "192.0.2.4") == ["no_record"] * 5
    assert most == 1
