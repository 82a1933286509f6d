"""A table that is put away in order is where it was, wherever it is opened next; one that another node has is left."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence

import pytest

from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import Hold, Unavailable
from citysleeps.table import hall, rows
from citysleeps.table.hall import IDLE_SECONDS, Hall
from citysleeps.table.manners import Manners
from citysleeps.table.refusal import Refusal
from citysleeps.table.reopening import Elsewhere

from .faulty import FaultyStore
from .phones import Phone, Room, asleep, dealt, in_the_dark, quiet
from .virtual import in_virtual_time, until


class SharedStore(FaultyStore):
    """Another node may have the tables."""

    elsewhere = ""

    async def hold(self, table: str) -> Hold | None:
        await self.gate.wait()
        return Hold(7, self.elsewhere)


@in_virtual_time
async def test_a_table_that_is_put_away_in_order_goes_on_with_what_was_left_on_its_clocks() -> None:
    room = await asleep(8)
    await until(20)
    assert await room["A"].send("extend", seconds=60) == ""
    left = room["B"].clock
    await room.hall.close()
    assert {phone.ended for phone in room.phones.values()} == {"shutdown"}
    again = await room.reopen()
    await until(5000)
    again.connect("A")
    assert left and again["A"].clock == {**left, "left": 70_000}
    await until(5071)
    assert again["A"].times("step_ended") == [5070]


@in_virtual_time
async def test_once_something_has_happened_since_clocks_begin_anew_after_a_crash() -> None:
    room = await asleep(8)
    await until(20)
    await room.hall.close()
    again = await room.reopen()
    again.connect("A")
    assert await again["A"].send("hunch", seat=3) == ""
    await until(25)
    crashed = await again.reopen()
    crashed.connect("A")
    await until(56)
    assert crashed["A"].times("step_ended") == [55]


@in_virtual_time
async def test_nothing_is_written_of_clocks_that_have_not_run() -> None:
    room = await asleep(8)
    await until(20)
    await room.hall.close()
    again = await room.reopen()
    before = await again.log()
    await again.hall.close()
    assert await again.log() == before


@in_virtual_time
async def test_who_wants_something_of_a_table_that_is_put_away_is_not_answered() -> None:
    """His phone asks again where the table is opened next, by the same id."""
    room = await asleep(8)
    closing = asyncio.create_task(room.hall.close())
    while not room.live.lost:
        await asyncio.sleep(0)
    id = room["A"].post_command("pause")
    await closing
    assert id not in room["A"].replies
    with pytest.raises(Elsewhere):
        await room.hall.find(room.table.code)
    with pytest.raises(Refusal, match="unavailable"):
        await room.hall.make("en", "original", {}, room.table.manners)


async def deserted(store: FaultyStore) -> Room:
    """A table in a game that everybody has left long ago."""
    room = await dealt(6, store=store)
    for phone in room.phones.values():
        phone.disconnect()
    await quiet(room.live)
    room.live.idle_since -= 2 * IDLE_SECONDS
    return room


@in_virtual_time
async def test_who_asks_for_a_table_that_is_being_put_away_gets_it_afterwards() -> None:
    store = FaultyStore()
    room = await deserted(store)
    store.gate.clear()
    tidying = asyncio.create_task(room.hall.tidy())
    await asyncio.sleep(0)
    found = asyncio.create_task(room.hall.find(room.table.code))
    await asyncio.sleep(0.25)
    assert not found.done()
    store.gate.set()
    live = await found
    assert await tidying == 1 and live and live is not room.live


@in_virtual_time
async def test_a_table_that_is_being_put_away_is_not_put_away_again() -> None:
    store = FaultyStore()
    room = await deserted(store)
    store.gate.clear()
    tidying = asyncio.create_task(room.hall.tidy())
    await asyncio.sleep(0)
    room.live.ledger.writing = None  # as between the last row and the release
    assert await room.hall.tidy() == 0
    store.gate.set()
    assert await tidying == 1


@in_virtual_time
async def test_a_table_that_cannot_be_opened_does_not_keep_the_server_from_stopping() -> None:
    store = SharedStore()
    room = await asleep(8, store=store)
    other = Hall(store)
    store.elsewhere = "http://other"
    store.gate.clear()
    asking = asyncio.create_task(other.find(room.table.code))
    await asyncio.sleep(0)
    closing = asyncio.create_task(other.close())
    await asyncio.sleep(0)
    store.gate.set()
    await closing
    with pytest.raises(Elsewhere):
        await asking


@in_virtual_time
async def test_a_table_that_another_node_has_taken_is_left_to_it() -> None:
    store = SharedStore()
    room = await asleep(8, store=store)
    before = await room.log()
    store.elsewhere = "http://other"
    store.conflict()
    assert await room["A"].send("pause") == "unavailable"
    assert {phone.ended for phone in room.phones.values()} == {"shutdown"}
    assert room.live.lost and await room.log() == before
    with pytest.raises(Elsewhere, match="http://other"):
        await room.hall.find(room.table.code)


@in_virtual_time
async def test_a_table_that_was_taken_and_is_free_again_goes_on_here_with_its_new_fence() -> None:
    store = SharedStore()
    room = await asleep(8, store=store)
    store.conflict()
    assert await room["A"].send("pause") == "unavailable"
    assert await room["A"].send("pause") == ""
    assert room.live.ledger.fence == 7 and room["A"].table["paused"]


@in_virtual_time
async def test_a_node_that_has_lost_its_lease_lets_everybody_come_again() -> None:
    room = await asleep(8, store=SharedStore())
    room.hall.drop_all()
    assert {phone.ended for phone in room.phones.values()} == {"shutdown"}
    live = await room.hall.find(room.table.code)
    assert live and live is not room.live and live.ledger.fence == 7


@in_virtual_time
async def test_a_node_that_has_lost_its_lease_lets_go_of_every_table() -> None:
    store = SharedStore()
    one, two = await asleep(8, store=store), await asleep(8, store=store)
    one.hall.tables |= two.hall.tables
    one.hall.drop_all()
    assert one["A"].ended == two["A"].ended == "shutdown" and one.hall.tables == {}


@in_virtual_time
async def test_a_lease_may_be_lost_while_a_table_is_put_away() -> None:
    store = SharedStore()
    room = await asleep(8, store=store)
    store.gate.clear()
    closing = asyncio.create_task(room.hall.put_away([room.table.code]))
    await asyncio.sleep(0)
    room.hall.drop_all()
    store.gate.set()
    assert await closing == 1 and room.hall.leaving == {}


@in_virtual_time
async def test_a_lease_may_be_lost_while_a_table_is_opened() -> None:
    store = SharedStore()
    room = await asleep(8, store=store)
    other = Hall(store)
    store.gate.clear()
    asking = asyncio.create_task(other.find(room.table.code))
    await asyncio.sleep(1)
    other.drop_all()
    store.gate.set()
    with pytest.raises(Elsewhere):
        await asking
    assert other.tables == {}


@in_virtual_time
async def test_a_code_that_no_table_has_is_not_found() -> None:
    assert await Hall(MemoryStore()).find("ABCDE") is None


@in_virtual_time
async def test_a_hall_has_so_many_tables_and_each_another_code(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["AAAAA", "AAAAA", "BBBBB"])
    monkeypatch.setattr(hall, "new_code", lambda: next(codes))
    monkeypatch.setattr(hall, "MOST_TABLES", 2)
    one = Hall(MemoryStore())
    made = [(await one.make("en", "original", {}, Manners()))[0].table.code for _ in range(2)]
    assert made == ["AAAAA", "BBBBB"]
    with pytest.raises(Refusal, match="hall_full"):
        await one.make("en", "original", {}, Manners())


@in_virtual_time
async def test_tables_that_cannot_be_given_back_are_let_go_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    class Silent(SharedStore):
        async def release(self, tables: Sequence[str]) -> None:
            raise Unavailable("the database does not answer")

    room = await asleep(8, store=Silent())
    await room.hall.close()
    assert room["A"].ended == "shutdown"
    assert "tables cannot be given back before the lease is over: the database does not answer" in caplog.text


@in_virtual_time
async def test_a_table_that_is_broken_is_put_away_without_another_row() -> None:
    store = FaultyStore()
    room = await asleep(8, store=store)
    store.fail()
    assert await room["A"].send("pause") == "unavailable"
    before = len(await room.log())
    await room.hall.put_away([room.table.code])
    assert room["A"].ended == "shutdown" and len(await room.log()) == before


@in_virtual_time
async def test_by_night_what_still_waits_is_sent_before_a_table_is_put_away() -> None:
    room = await in_the_dark()
    room["B"].post_command("hunch", seat=3, id="hunch")
    await quiet(room.live)
    assert "hunch" not in room["B"].replies
    await room.hall.put_away([room.table.code])
    assert "hunch" in room["B"].replies and room.live.beat.timer is None


@in_virtual_time
async def test_by_night_too_whoever_waits_at_the_door_is_told_at_once() -> None:
    room = await in_the_dark()
    door = Phone(room.live)
    room.live.join(door, "K", "en", "token of K", "")
    await quiet(room.live)
    assert list(door.replies) == ["joined"]


@in_virtual_time
async def test_who_comes_to_a_table_that_was_just_lost_is_not_left_waiting() -> None:
    """He had found it here, and before he was let in the lease was lost."""
    room = await asleep(8, store=SharedStore())
    room.hall.drop_all()
    assert room.connect("A").ended == "shutdown"


@in_virtual_time
async def test_what_is_no_code_is_not_asked_of_the_store() -> None:
    class Asked(SharedStore):
        async def hold(self, table: str) -> Hold | None:
            raise AssertionError(table)

    assert await Hall(Asked()).find("no code") is None


@in_virtual_time
async def test_a_store_that_fails_does_not_keep_the_server_from_stopping() -> None:
    store = FaultyStore()
    room = await asleep(8, store=store)
    await until(20)
    store.fail(10**6)
    store.reads_fail = True
    await room.hall.close()
    assert room.hall.tables == {} and room["A"].ended == "shutdown"


@in_virtual_time
async def test_a_table_that_is_elsewhere_is_no_trouble_to_whoever_has_gone_meanwhile() -> None:
    store = SharedStore()
    room = await asleep(8, store=store)
    await room.hall.put_away([room.table.code])
    store.elsewhere = "http://other"
    store.gate.clear()
    asking = asyncio.create_task(room.hall.find(room.table.code))
    await asyncio.sleep(1)
    asking.cancel()
    await asyncio.wait([asking])
    store.gate.set()
    await asyncio.sleep(1)
    gc.collect()  # what nobody has asked for would be complained of now


@in_virtual_time
async def test_whoever_makes_a_table_makes_room_first() -> None:
    room = await deserted(FaultyStore())
    await room.hall.make("en", "original", {}, Manners())
    assert room.table.code not in room.hall.tables


@in_virtual_time
async def test_whoever_ask_for_the_same_table_at_once_get_the_same() -> None:
    store = SharedStore()
    room = await dealt(6, store=store)
    await room.hall.put_away([room.table.code])
    store.gate.clear()
    asking = [asyncio.create_task(room.hall.find(room.table.code)) for _ in range(2)]
    await asyncio.sleep(1)
    store.gate.set()
    one, two = await asyncio.gather(*asking)
    assert one is not None and one is two


class Releasing(SharedStore):
    """Says what was given back."""

    def __init__(self) -> None:
        super().__init__()
        self.released: list[str] = []

    async def release(self, tables: list[str]) -> None:
        self.released += tables


@in_virtual_time
async def test_a_table_that_was_deleted_while_it_was_opened_is_not_found_and_given_back() -> None:
    store = Releasing()
    assert await Hall(store).find("ABCDE") is None
    assert store.released == ["ABCDE"]


@in_virtual_time
async def test_a_table_of_long_ago_is_not_found_and_given_back() -> None:
    store = Releasing()
    room = await dealt(6, store=store)
    store.now = lambda: 2 * hall.OPEN_DAYS * hall.DAY + rows.stamped(1, store.log[room.table.code][-1]).at  # type: ignore[method-assign]
    assert await Hall(store).find(room.table.code) is None
    assert store.released == [room.table.code]
    assert await Hall(store, open_days=0).find(room.table.code)


@in_virtual_time
async def test_a_table_that_is_lost_is_put_away_without_waiting() -> None:
    store = FaultyStore()
    room = await deserted(store)
    room.live.idle_since = asyncio.get_running_loop().time()
    assert await room.hall.tidy() == 0
    room.live.lost = True
    assert await room.hall.tidy() == 1


@in_virtual_time
async def test_a_server_stops_only_when_the_tables_that_were_being_opened_are_put_away_too() -> None:
    store = SharedStore()
    room = await asleep(8, store=store)
    other = Hall(store)
    store.gate.clear()
    asking = asyncio.create_task(other.find(room.table.code))
    await asyncio.sleep(0)
    closing = asyncio.create_task(other.close())
    await asyncio.sleep(1)
    assert not closing.done()
    store.gate.set()
    await closing
    assert await asking is not None and other.tables == {}
