"""To hear the past again costs by its length, and comes one part after the other."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

from table.phones import Room, asleep
from table.virtual import clock, in_virtual_time, until

from citysleeps.server.desk import Desk
from citysleeps.server.limits import PENALTY_SECONDS
from citysleeps.server.socket import Socket
from citysleeps.store.memory import MemoryStore


class Wire:
    """Where the socket writes to, and how much of it is not read yet."""

    def __init__(self) -> None:
        self.unsent = 0
        self.parts = 0
        self.is_read = True

    def write(self, data: bytes) -> None:
        self.parts += data.count(b'"say":"past"')

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


async def after_much_talk() -> Room:
    """A part of its past is as long as one can be."""
    room = await asleep(8)
    while not (speakers := [phone for phone in room.seated() if "say" in phone.acts()]):
        await until(clock() + 1)
    for number in range(40):
        assert await speakers[0].answer("say", f"{number} " + "words " * 300) == ""
    return room


def watcher(room: Room) -> tuple[Any, Wire]:
    """A line of somebody who watches, and is counted as strangers are."""
    desk = Desk(MemoryStore(), 0, 0, (), True)
    line: Any = type("OurSocket", (Socket,), {"desk": desk})(None, SimpleNamespace(connections=set()), None)
    wire = line.transport = Wire()
    line.pace.count_for("203.0.113.1", "203.0.113.1")
    line.table = room.live
    line.pace.held = False
    room.live.connect(line, 0, 0)
    return line, wire


def recall(number: int) -> bytes:
    return json.dumps({"do": "recall", "before": 10_000, "id": str(number)}).encode()


@in_virtual_time
async def test_who_asks_for_the_past_again_and_again_is_made_to_wait() -> None:
    line, wire = watcher(await after_much_talk())
    for number in range(50):
        line.take(recall(number))
    assert 4 <= wire.parts <= 8, "of 64 KiB each"
    assert not wire.is_read and len(line.pace.backlog) == 50 - wire.parts


@in_virtual_time
async def test_another_part_of_the_past_waits_until_the_last_one_is_on_its_way() -> None:
    line, wire = watcher(await after_much_talk())
    line.take(recall(1))
    wire.unsent = 1
    line.take(recall(2))
    line.take(json.dumps({"do": "ping", "id": "3"}).encode())
    assert wire.parts == 1 and not wire.is_read
    wire.unsent = 0
    await until(clock() + PENALTY_SECONDS)
    assert wire.parts == 2 and wire.is_read and not line.pace.backlog
