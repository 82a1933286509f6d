"""A long game of one's own is no weapon: to open it, to come to it, to read it and to write it cost by its length."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from table.phones import Room, room_of
from table.virtual import clock, in_virtual_time, until

from citysleeps.server import api, desk
from citysleeps.server import socket as module
from citysleeps.server.desk import Desk
from citysleeps.server.handshake import Caller
from citysleeps.server.limits import REPLAYED, Gate
from citysleeps.server.problem import Problem
from citysleeps.store.memory import MemoryStore
from citysleeps.table.commands import Hello
from citysleeps.table.hall import IDLE_SECONDS
from citysleeps.table.live import LiveTable
from citysleeps.table.rows import NO_ONE

from .test_replaying import Line, spent

HERE = "203.0.113.1"


async def chatted(rows: int) -> Room:
    room = await room_of(6, store=MemoryStore())
    for number in range(rows):
        assert await room["A"].send("chat", text=f"{number}") == ""
    return room


def desk_of(room: Room) -> Desk:
    """With clocks for the limits that stand still."""
    desk = Desk(room.live.ledger.store, 0, 0, (), True)
    desk.hall = room.hall
    gates = desk.gates
    for gate in (gates.opening, gates.fetching, gates.coming):
        gate.clock = lambda: 0.0
    return desk


async def put_away(room: Room) -> None:
    for phone in list(room.phones.values()):
        if phone in room.live.presence.clients:
            phone.disconnect()
    await until(clock() + IDLE_SECONDS + 1)
    await room.hall.tidy()
    assert not room.hall.tables


async def opened(desk: Desk, room: Room, address: str, times: int = 1) -> list[str]:
    """Why each of these who came at once was not let in; empty: they were."""
    finds = [desk.look_for(room.table.code, address, desk.hall.find) for _ in range(times)]
    found = await asyncio.gather(*finds, return_exceptions=True)
    return [one.reason if isinstance(one, Problem) else "" for one in found if isinstance(one, Problem | LiveTable)]


@in_virtual_time
async def test_to_open_a_table_costs_by_the_rows_that_are_read_and_only_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(desk, "OPENED", 10)
    room = await chatted(100)
    front = desk_of(room)
    rows = len(await room.log())
    await put_away(room)
    opening = front.gates.opening
    assert await opened(front, room, HERE, 5) == [""] * 5
    assert opening.bucket(HERE).level == opening.size - rows / 10, "one has paid for all of them"
    assert await opened(front, room, "203.0.113.2") == [""] and opening.bucket("203.0.113.2").level == opening.size


@in_virtual_time
async def test_who_has_opened_too_much_opens_nothing_more_for_a_while_but_others_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(desk, "OPENED", 1)
    room = await chatted(100)
    front = desk_of(room)
    await put_away(room)
    assert await opened(front, room, HERE) == [""]
    assert await opened(front, room, HERE) == [""], "it is in memory now"
    await put_away(room)
    assert await opened(front, room, HERE) == ["too_fast"] and not room.hall.tables
    assert await opened(front, room, "203.0.113.2") == [""]


async def after_much_talk(says: int) -> Room:
    """A game of `cuba` that the leader of the table hosts."""
    room = await room_of(6, {"mode": "assisted", "first_godfather": "B"}, book="cuba")
    assert await room["A"].send("deal") == ""
    assert await room["A"].answer("stolen", 5, host=True) == ""
    for _ in range(says):
        assert await room["C"].answer("say", "words") == ""
    return room


@in_virtual_time
async def test_to_come_to_a_long_game_costs_as_many_connections_as_it_has_thousands_of_facts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "SHOWN", 10)
    room = await after_much_talk(100)
    line = Line(room, NO_ONE)
    socket, coming = line.socket, line.socket.desk.gates.coming
    coming.clock = lambda: 0.0
    socket.caller = Caller(room.table.code, HERE, False)
    for many in (1, 2):
        socket.come_to(room.live, Hello())
        assert coming.bucket(HERE).level == coming.size - many * (len(room.table.playing.game.facts) // 10)


@in_virtual_time
async def test_what_is_fetched_of_a_long_game_costs_by_its_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "FETCHED", 10)
    monkeypatch.setattr(api, "lies_open", lambda table: True)
    room = await after_much_talk(30)
    front = desk_of(room)
    request: Any = SimpleNamespace(
        path_params={"code": room.table.code, "number": "1"}, client=SimpleNamespace(host=HERE)
    )

    async def found(*_: object) -> Any:
        return room.table

    await api.open_game(request, front, found)
    fetching = front.gates.fetching
    assert fetching.bucket(HERE).level == fetching.size - 1 - len(room.table.playing.game.facts) // 10


@in_virtual_time
async def test_a_record_costs_by_the_beliefs_in_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "BELIEVED", 10)
    room = await after_much_talk(1)
    front = desk_of(room)
    for number in range(7):
        assert await room["C"].send("believe", chances={"0": number / 7, "1": 0.5, "3": 0.5}) == ""
    request: Any = SimpleNamespace(client=SimpleNamespace(host=HERE))

    async def found(*_: object) -> Any:
        return room.table

    monkeypatch.setattr(api, "open_game", found)
    await api.record(request, front)
    fetching = front.gates.fetching
    assert fetching.bucket(HERE).level == fetching.size - 2


@in_virtual_time
async def test_the_protocol_of_a_running_game_costs_as_a_game_that_is_played_again() -> None:
    room = await room_of(9, {"host_mode": "human"})
    assert await room["A"].send("deal") == ""
    for number in range(100):
        assert await room["I"].answer(("warn", "unwarn")[number % 2], 2, host=True) == ""
    line = Line(room, room.ids["I"])
    before = line.levels
    line.take(do="write_up", language="en")
    assert spent(before, line.levels)[1:] == [1 + len(room.table.playing.inputs) // REPLAYED] * 2


@in_virtual_time
async def test_an_address_that_has_much_written_waits_until_it_may_have_more_written() -> None:
    room = await after_much_talk(1)
    line = Line(room, room.ids["C"])
    size = 10_000
    writing = line.socket.desk.gates.writing = Gate(size, 1000, lambda: line.seconds)
    line.socket.pace.count_for("C", HERE, room.table.code)
    before = room.live.written
    for _ in range(50):
        line.take(do="answer", act="say", args=["words " * 100])
    written = room.live.written - before
    assert line.waiting and not line.wire.is_read
    assert size < written < size + 1500, "to the row with which it has had too much written"
    assert writing.bucket(HERE).level == size - written
    waited = line.waiting
    line.seconds += 1
    await until(clock() + 1)
    assert waited - 3 < line.waiting < waited, "a second is enough for about one"
    line.take(do="ping")
    assert line.socket.desk.metrics.counts["floods"] == 0, "nothing is refused"


@in_virtual_time
async def test_what_writes_nothing_is_never_held_up_for_it() -> None:
    room = await after_much_talk(1)
    line = Line(room, room.ids["C"])
    line.socket.desk.gates.writing = Gate(1, 1, lambda: 0.0)
    line.socket.pace.count_for("C", HERE, room.table.code)
    for _ in range(20):
        line.take(do="ping")
        line.take(do="answer", act="accuse", args=[99])
    assert (line.waiting, line.wire.is_read) == (0, True)
