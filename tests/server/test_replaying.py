"""What plays a game again costs by the inputs that are made again, and the next message waits until it is paid."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

from table.phones import Room, room_of
from table.test_as_they_wake import begun, tell
from table.virtual import clock, in_virtual_time, until

from citysleeps.server.desk import Desk
from citysleeps.server.handshake import Caller
from citysleeps.server.limits import REPLAYED
from citysleeps.server.socket import Socket
from citysleeps.store.memory import MemoryStore
from citysleeps.table.rows import NO_ONE, Who

from .test_recalling import Wire


class Line:
    """A line of whoever leads and holds no card, with a clock for the limits that a test moves."""

    def __init__(self, room: Room, who: Who) -> None:
        self.seconds = 0.0
        desk = Desk(MemoryStore(), 0, 0, (), True)
        gates = desk.gates
        for gate in (gates, gates.person, gates.address, gates.table, gates.writing):
            gate.clock = lambda: self.seconds
        self.socket: Any = type("OurSocket", (Socket,), {"desk": desk})(None, SimpleNamespace(connections=set()), None)
        self.wire = self.socket.transport = Wire()
        self.socket.who, self.socket.has_creator_token = who, who == NO_ONE
        self.socket.caller = Caller(room.table.code, "203.0.113.1", False)
        self.socket.join_group(room.live)
        self.socket.table = room.live
        self.socket.pace.held = False
        room.live.connect(self.socket, 0, 0)
        self.number = 0

    def take(self, **command: Any) -> None:
        self.number += 1
        self.socket.take(json.dumps({**command, "id": f"{self.number}"}).encode())

    def answer(self, act: str, *args: Any) -> None:
        self.take(do="answer", host=True, act=act, args=args)

    @property
    def levels(self) -> list[float]:
        """What the person, the address and the table may still send."""
        return [bucket.level for bucket in self.socket.pace.buckets]

    @property
    def waiting(self) -> int:
        return len(self.socket.pace.backlog)


def spent(before: list[float], after: list[float]) -> list[float]:
    return [one - other for one, other in zip(before, after, strict=True)]


async def before_the_commissar() -> Room:
    """Nine without a phone; three of the Mafia are told, and the host has said much."""
    room = await begun(9)
    assert await tell(room["A"], 2, 4, 6) == ""
    for _ in range(100):
        assert await room["A"].answer("say", "words", host=True) == ""
    return room


@in_virtual_time
async def test_an_input_costs_by_all_games_that_it_plays_while_cards_are_not_told() -> None:
    room = await before_the_commissar()
    line = Line(room, room.ids["A"])
    before, inputs, replayed = line.levels, len(room.table.playing.inputs), room.table.replayed
    line.answer("warn", 2)
    games = (room.table.replayed - replayed) // inputs
    assert games >= 3, "as it is, and with each card that 2 may hold"
    assert spent(before, line.levels) == [1 + games * inputs // REPLAYED] * 3


@in_virtual_time
async def test_to_tell_who_holds_a_card_costs_the_games_that_are_played_with_it() -> None:
    room = await before_the_commissar()
    line = Line(room, room.ids["A"])
    before, inputs, replayed = line.levels, len(room.table.playing.inputs), room.table.replayed
    line.take(do="identify", held=[2, 4, 6], seats=[2, 4, 6])
    work = room.table.replayed - replayed
    assert work >= 2 * inputs, "once to look what is told, and once for good"
    assert spent(before, line.levels) == [1 + work // REPLAYED] * 3


@in_virtual_time
async def test_who_floods_with_them_waits_and_is_heard_again_without_a_refusal() -> None:
    room = await before_the_commissar()
    line = Line(room, room.ids["A"])
    inputs = len(room.table.playing.inputs)
    for _ in range(60):
        line.answer("warn", 2)
    heard = 60 - line.waiting
    assert 3 <= heard <= 5 and not line.wire.is_read, "a message costs some 18 of the 60"
    await until(clock() + 60)
    assert line.waiting == 60 - heard, "the clock of the limits stands still"
    line.seconds += 1
    await until(clock() + 1)
    assert 1 <= 60 - heard - line.waiting <= 3, "30 messages are paid in a second"
    while line.waiting:
        line.seconds += 1
        await until(clock() + 1)
    refusals = [reply for reply in room.table.replies[room.ids["A"]].values() if reply]
    assert line.socket.desk.metrics.counts["floods"] == 0 and {one.reason for one in refusals} <= {"cards_untold"}
    assert len(room.table.playing.inputs) > inputs


@in_virtual_time
async def test_a_tap_a_second_is_never_held_up() -> None:
    room = await before_the_commissar()
    line = Line(room, room.ids["A"])
    for _ in range(60):
        line.answer("warn", 2)
        assert (line.waiting, line.wire.is_read) == (0, True)
        line.seconds += 1


@in_virtual_time
async def test_undo_and_what_it_would_change_cost_by_the_length_of_the_game() -> None:
    """CUBA-1419"""
    room = await room_of(6, {"mode": "assisted", "first_godfather": "B"}, book="cuba")
    assert await room["A"].send("deal") == ""
    assert await room["A"].answer("stolen", 5, host=True) == ""
    for _ in range(150):
        assert await room["C"].answer("say", "words") == ""
    assert await room["B"].answer("accuse", 2) == ""
    line = Line(room, NO_ONE)
    inputs = len(room.table.playing.inputs)
    for do, games in (("foresee", 3), ("answer", 1)):
        before, replayed = line.levels, room.table.replayed
        line.take(do=do, act="undo", **({"host": True, "args": []} if do == "answer" else {}))
        work = room.table.replayed - replayed
        assert work >= games * inputs - 2, do
        assert spent(before, line.levels) == [1 + work // REPLAYED] * 3, do


@in_virtual_time
async def test_what_plays_nothing_again_costs_as_ever() -> None:
    room = await room_of(6, {"mode": "assisted", "first_godfather": "B"}, book="cuba")
    assert await room["A"].send("deal") == ""
    line = Line(room, NO_ONE)
    line.answer("stolen", 5)
    line.take(do="ping")
    assert (line.levels, room.table.replayed) == ([58, 598, 298], 0)
