"""What waits for the disk, and in which order it is sent (table/ledger.py, table/beat.py)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from citysleeps.table import ledger
from citysleeps.table.letters import Letter

from .faulty import FaultyStore
from .phones import Phone, asleep, quiet, room_of
from .virtual import VirtualLoop, in_virtual_time


@in_virtual_time
async def test_all_who_were_paused_are_heard_again_when_there_is_room() -> None:
    store = FaultyStore()
    room = await room_of(6, store=store)
    ledger = room.live.ledger
    heard: list[str] = []
    store.gate.clear()
    room["A"].post_command("add_bot")
    ledger.unheard += [lambda: heard.append("B"), lambda: heard.append("C")]
    assert heard == []
    store.gate.set()
    await quiet(room.live)
    assert heard == ["B", "C"] and ledger.unheard == []


@in_virtual_time
async def test_all_who_were_paused_are_heard_again_also_if_the_disk_fails() -> None:
    store = FaultyStore()
    room = await room_of(2, store=store)
    heard: list[str] = []
    store.fail()
    room["A"].post_command("add_bot")
    room.live.ledger.unheard.append(lambda: heard.append("B"))
    await asyncio.sleep(0.5)
    assert room.live.broken and heard == ["B"]
    await asyncio.sleep(5)


@in_virtual_time
async def test_a_table_is_full_when_more_waits_for_the_disk_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    store = FaultyStore()
    room = await room_of(6, store=store)
    store.gate.clear()
    room["A"].post_command("add_bot")
    room["A"].post_command("add_bot")
    waiting = 2 * (6 + 1)  # the table to all, and a reply
    for most, is_full in ((waiting, False), (waiting - 1, True)):
        monkeypatch.setattr(ledger, "MOST_WAITING", most)
        assert room.live.ledger.is_full() is is_full
    store.gate.set()
    await quiet(room.live)
    assert not room.live.ledger.is_full()


@in_virtual_time
async def test_a_reply_comes_after_what_already_waits_for_the_same_phone() -> None:
    """Also if that waits for rows that are not being written yet."""
    store = FaultyStore()
    room = await asleep(8, store=store)
    store.gate.clear()
    room["B"].post_command("hunch", seat=3)
    room["A"].post_command("hunch", seat=3, id="hunch")
    room["A"].post_command("ping", id="ping")
    assert not {"hunch", "ping"} & room["A"].replies.keys()
    store.gate.set()
    await quiet(room.live)
    assert [letter.said.get("id") for letter in room["A"].mail[-2:]] == ["hunch", "ping"]


@in_virtual_time
async def test_every_phone_at_the_door_gets_its_letter() -> None:
    room = await room_of(3)
    doors = [Phone(room.live) for _ in range(2)]
    room.live.beat.post([Letter(doors, b'{"say":"done","id":"door"}')])
    assert [list(phone.replies) for phone in doors] == [["door"]] * 2


@in_virtual_time
async def test_of_two_that_show_the_same_only_the_newer_is_sent() -> None:
    room = await room_of(2)
    to = [room["A"], room["B"]]
    letters = [Letter(to, b'{"say":"done","id":"%b"}' % id, shows="table") for id in (b"older", b"newer")]
    room.live.beat.post(letters)
    assert [{"older", "newer"} & phone.replies.keys() for phone in to] == [{"newer"}] * 2


class OneByOne(FaultyStore):
    """Stops after every append."""

    async def append(self, table: str, expected: int, rows: Sequence[bytes], fence: int = 0) -> None:
        await super().append(table, expected, rows, fence)
        self.gate.clear()


@in_virtual_time
async def test_there_is_no_rest_before_what_came_during_the_writing_is_written() -> None:
    store = FaultyStore()
    room = await room_of(2, store=store)
    ledger = room.live.ledger
    store.__class__ = OneByOne
    store.gate.clear()
    for _ in range(2):
        room["A"].post_command("add_bot")
    assert ledger.writing and ledger.rows
    resting = asyncio.create_task(ledger.rest())
    for _ in range(2):
        assert not resting.done()
        store.gate.set()
        await asyncio.sleep(1)
    assert resting.done() and not ledger.writing and not ledger.rows


@in_virtual_time
async def test_what_came_during_the_writing_and_cannot_be_written_stops_the_table_too() -> None:
    store = FaultyStore()
    room = await room_of(2, store=store)
    store.__class__ = OneByOne
    store.gate.clear()
    for _ in range(2):
        room["A"].post_command("add_bot")
    store.gate.set()
    await asyncio.sleep(1)
    assert room.live.ledger.writing and not room.live.broken  # one is written, the other waits
    store.fail()
    store.gate.set()
    await asyncio.sleep(0.5)
    assert room.live.broken
    await asyncio.sleep(5)


class Broken(FaultyStore):
    """Fails in a way that no store may fail."""

    async def append(self, table: str, expected: int, rows: Sequence[bytes], fence: int = 0) -> None:
        raise RuntimeError("a fault in the store")


@in_virtual_time
async def test_whoever_waits_for_rest_hears_of_a_fault_in_the_store() -> None:
    store = FaultyStore()
    room = await room_of(2, store=store)
    store.__class__ = Broken
    room["A"].post_command("add_bot")
    with pytest.raises(RuntimeError, match="a fault in the store"):
        await room.live.ledger.rest()
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    assert [str(context["exception"]) for context in loop.uncaught] == ["a fault in the store"]
    loop.uncaught.clear()


@in_virtual_time
async def test_whoever_waits_for_rest_does_not_wait_for_what_could_not_be_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rows are durable; it is the sending that has failed."""
    room = await room_of(2, store=FaultyStore())

    def post(letters: Sequence[Letter]) -> None:
        raise RuntimeError("a fault in the sending")

    monkeypatch.setattr(room.live.ledger.outbox, "post", post)
    room["A"].post_command("add_bot")
    await room.live.ledger.rest()
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    assert [str(context["exception"]) for context in loop.uncaught] == ["a fault in the sending"]
    loop.uncaught.clear()
