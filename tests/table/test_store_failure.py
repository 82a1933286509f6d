"""What could not be written down has not happened: nobody hears of it, whoever sent it is told, and the table goes on
as its log has it."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from citysleeps.store.port import Unavailable
from citysleeps.table import rows
from citysleeps.table.log import fold, opened
from citysleeps.table.people import hashed
from citysleeps.table.refusal import Refusal
from citysleeps.table.table import Table, row

from .evening import snapshot
from .faulty import FaultyStore
from .phones import Phone, Room, Said, asleep, dealt, quiet, room_of
from .virtual import clock, in_virtual_time, until


async def faulty(made: Any, *args: Any, **more: Any) -> tuple[Room, FaultyStore]:
    """A room whose store can be told to fail."""
    store = FaultyStore()
    return await made(*args, store=store, **more), store


def everybody(room: Room) -> dict[Phone, int]:
    """All phones, with the letters that each has got so far."""
    return {phone: len(phone.mail) for phone in room.phones.values()}


def new_letters(before: dict[Phone, int]) -> list[Said]:
    return [letter.said for phone, count in before.items() for letter in phone.mail[count:]]


async def same_as_log(room: Room) -> bool:
    return snapshot(await room.logged()) == snapshot(room.table)


# Nothing has happened


@in_virtual_time
async def test_what_could_not_be_written_is_refused_and_nobody_hears_of_it() -> None:
    room, store = await faulty(room_of, 6)
    before = everybody(room)
    store.fail()
    assert await room["A"].send("add_bot", id="bot") == "unavailable"
    assert room["A"].replies["bot"][0]["text"].startswith("This could not be saved")
    assert [said["say"] for said in new_letters(before)] == ["refused"]
    await until(1.25)
    assert len(room.table.people) == 6 and await same_as_log(room)
    assert [said["say"] for said in new_letters(before)].count("welcome") == 6
    assert all(len(phone.table["people"]) == 6 for phone in room.phones.values())


@in_virtual_time
async def test_while_nothing_can_be_written_nothing_is_recalled() -> None:
    """What was told may be more than is in the log."""
    room, store = await faulty(dealt, 6)
    store.fail()
    assert await room["A"].answer("ready") == "unavailable"
    assert await room["B"].send("recall", before=3) == "unavailable"
    await until(1.25)
    assert await room["B"].send("recall", before=3) == ""


@in_virtual_time
async def test_what_was_refused_because_of_the_store_can_be_sent_again_and_is_done() -> None:
    room, store = await faulty(room_of, 6)
    store.fail()
    assert await room["A"].send("deal", id="deal") == "unavailable"
    await until(1.25)
    assert room["A"].table["phase"] == "lobby"
    assert await room["A"].send("deal", id="deal") == ""
    assert room["A"].table["phase"] == "game"
    assert room.table.playing.setup.seed == (await room.logged()).playing.setup.seed


@in_virtual_time
async def test_who_has_come_and_could_not_be_written_down_is_sent_away() -> None:
    room, store = await faulty(room_of, 3)
    store.fail()
    room.join("K")
    phone = room.connect("K")
    await until(1.25)
    assert (phone.ended, len(room.table.people)) == ("unavailable", 3)


@in_virtual_time
async def test_what_is_sent_in_the_turn_in_which_a_writing_fails_is_refused_like_what_failed() -> None:
    room, store = await faulty(room_of, 6)
    store.fail()
    room["A"].post_command("add_bot", id="first")
    writing = room.live.ledger.writing
    assert writing
    writing.add_done_callback(lambda _: room["A"].post_command("add_bot", id="second"))
    await until(1.25)
    assert [room["A"].replies[id][0].get("reason") for id in ("first", "second")] == ["unavailable"] * 2
    assert len(room.table.people) == 6 and await same_as_log(room)


@in_virtual_time
async def test_a_ping_that_waits_behind_what_could_not_be_written_is_answered() -> None:
    room, store = await faulty(room_of, 6)
    store.fail()
    room["A"].post_command("add_bot")
    assert await room["A"].send("ping") == "unavailable"


@in_virtual_time
async def test_rows_that_stand_although_the_store_failed_are_not_written_twice() -> None:
    room, store = await faulty(room_of, 6)
    store.fail()
    store.writes_yet_fails = True
    assert await room["A"].send("add_bot", id="bot") == "unavailable"
    await until(1.25)
    assert len(room.table.people) == 7
    assert await room["A"].send("add_bot", id="bot") == ""
    assert len(room.table.people) == 7 and await same_as_log(room)


@in_virtual_time
async def test_nobody_hears_anything_before_it_is_written_down() -> None:
    room, store = await faulty(asleep, 8)
    await until(31)
    before = everybody(room)
    store.gate.clear()
    commissar = room.holder("commissar")
    commissar.post_command("answer", id="check", act="check", args=[room.holder("don").seat])
    await until(40)
    assert new_letters(before) == []
    store.gate.set()
    await quiet(room.live)
    assert commissar.heard("check_answer")[0][0] == 40
    assert commissar.replies["check"][0]["say"] == "done"


@in_virtual_time
async def test_how_long_a_writing_takes_is_seen_by_nobody_who_does_not_wait_for_it() -> None:
    room, store = await faulty(asleep, 8)
    await until(31)
    commissar, don = room.holder("commissar"), room.holder("don")
    store.gate.clear()
    commissar.post_command("answer", id="check", act="check", args=[don.seat])
    commissar.post_command("ping", id="after it")
    await until(33)
    assert await don.send("ping") == ""
    assert await don.answer("check", commissar.seat) == "wrong_phase"
    assert "check" not in commissar.replies and "after it" not in commissar.replies
    store.gate.set()
    await quiet(room.live)
    assert list(commissar.replies)[-2:] == ["check", "after it"]


@in_virtual_time
async def test_whether_the_table_is_there_is_answered_also_while_it_is_broken() -> None:
    room, store = await faulty(room_of, 6)
    store.fail()
    assert await room["A"].send("add_bot") == "unavailable"
    assert await room["B"].send("ping") == ""


@in_virtual_time
async def test_everybody_who_waited_for_a_write_that_failed_is_told() -> None:
    room, store = await faulty(room_of, 6)
    before = everybody(room)
    store.gate.clear()
    store.fail()
    for name in "ABC":
        room[name].post_command("chat", id=name, text=name)
        await until(clock() + 0.25)  # the first of them is being written
    room["D"].post_command("order", id="D", people=[])
    room["E"].post_command("deal", id="E")
    waiter = Phone(room.live)
    room.live.join(waiter, "K", "en", "token of K", "")
    store.gate.set()
    await until(1)
    assert [room[name].replies[name][0]["reason"] for name in "ABCDE"] == ["unavailable"] * 5
    assert waiter.replies["joined"][0]["reason"] == "unavailable"
    assert {said["say"] for said in new_letters(before)} == {"refused"}
    await until(2)
    assert await same_as_log(room)
    assert room["A"].chat == [] and len(room.table.people) == 6
    assert await room["A"].send("chat", id="A", text="A") == ""
    assert room["B"].chat == ["A"]


@in_virtual_time
async def test_whoever_sends_something_while_the_table_is_broken_is_told_at_once() -> None:
    room, store = await faulty(room_of, 6)
    store.fail()
    assert await room["A"].send("add_bot") == "unavailable"
    await until(0.5)
    assert await room["B"].send("chat", text="Hello?") == "unavailable"
    with pytest.raises(Refusal, match="unavailable"):
        room.join("K")
    await until(1.25)
    assert await room["B"].send("chat", text="Hello?") == ""
    room.join("K")
    await quiet(room.live)
    assert await same_as_log(room)


@in_virtual_time
async def test_whoever_comes_while_the_table_is_broken_is_welcomed_when_it_is_not_any_more() -> None:
    room, store = await faulty(asleep, 8)
    room["B"].disconnect()
    await quiet(room.live)
    store.fail()
    assert await room["A"].send("pause") == "unavailable"
    await until(0.5)
    back, watcher = room.connect("B"), room.watch()
    assert back.mail == watcher.mail == []
    await until(1.25)
    assert [letter.at for letter in back.mail] == [1] and back.you["seat"] == 1
    assert watcher.mail[0].said["say"] == "welcome"
    assert room["A"].table["people"][1]["here"] is True
    await until(32)
    assert back.times("step_ended") == [31]


@in_virtual_time
async def test_whoever_goes_while_the_table_is_broken_gives_nothing_unwritten_away() -> None:
    room, store = await faulty(room_of, 6)
    before = everybody(room)
    store.fail()
    assert await room["A"].send("deal") == "unavailable"
    await until(0.5)
    room["F"].disconnect()
    await until(1.25)
    said = [said for said in new_letters(before) if "table" in said]
    assert {one["table"]["phase"] for one in said} == {"lobby"}
    assert {(one["n"], "asks" in one and one["asks"] != []) for one in said} == {(0, False)}
    assert "here" not in room["A"].table["people"][5]


@in_virtual_time
async def test_whoever_is_back_while_the_table_is_broken_plays_himself_afterwards() -> None:
    room, store = await faulty(asleep, 8, {"night_step_seconds": 600}, grace=5)
    room["B"].disconnect()
    await until(6)
    assert room["A"].table["people"][1]["stand_in"] == "careful"
    store.fail()
    assert await room["A"].send("pause") == "unavailable"
    await until(6.5)
    room.connect("B")
    await until(20)
    assert room["A"].table["people"][1] == {"id": 2, "name": "B", "language": "en", "here": True}


@in_virtual_time
async def test_whoever_could_not_leave_is_still_there() -> None:
    room, store = await faulty(room_of, 6)
    store.fail()
    assert await room["B"].send("leave", id="leave") == "unavailable"
    await until(1.25)
    assert room["B"].you["id"] == room.ids["B"]
    assert room["A"].table["people"][1]["here"] is True
    assert await room["B"].send("leave", id="leave") == ""
    assert len(room.table.people) == 5


@in_virtual_time
async def test_whoever_could_not_be_removed_is_still_there() -> None:
    room, store = await faulty(room_of, 6)
    store.fail()
    assert await room["A"].send("remove", person=room.ids["B"]) == "unavailable"
    await until(1.25)
    assert room["B"].you["id"] == room.ids["B"]
    assert await room["B"].send("chat", text="Here I am.") == ""


@in_virtual_time
async def test_nobody_is_taken_for_somebody_else_because_he_came_before_his_joining_was_written() -> None:
    room, store = await faulty(room_of, 6)
    store.gate.clear()
    store.fail()
    who = room.join("K")
    early = room.connect("K")  # the token is his own, so he need not wait for the reply
    store.gate.set()
    await until(1.25)
    assert len(room.table.people) == 6
    room.join("L")
    room.connect("L")
    await quiet(room.live)
    assert room.ids["L"] == who
    assert await room["A"].send("deal") == ""
    assert room["L"].you["seat"] == 6
    assert "own_card" in room["L"].names()
    assert early.ended or (early.you["seat"] == -1 and "own_card" not in early.names())


# The clock and the bots


@in_virtual_time
async def test_what_the_clock_did_is_undone_too_and_the_step_begins_anew() -> None:
    room, store = await faulty(asleep, 8)
    await until(29)
    store.fail()
    await until(30.5)
    assert room["A"].times("step_ended") == []
    await until(62)
    assert room["A"].times("step_ended") == [61]
    assert await same_as_log(room)


@in_virtual_time
async def test_a_table_of_bots_plays_to_its_end_with_a_store_that_fails_now_and_then() -> None:
    room, store = await faulty(room_of, 1, bots=8)
    room.live.reopening.patience = 0.01
    chance = Random(3)
    witness = Witness(room, store)
    watcher, phone = witness.phone(), witness.phone(room.ids["A"])
    while room.table.phase == "lobby":
        await room["A"].send("deal")
        await until(clock() + 40)
    failures = 0
    while (room.table.phase == "game" or room.live.broken) and clock() < 100_000:
        if chance.random() < 0.3:
            store.fail()
            failures += 1
        room.live.reopening.patience = 0.01
        await until(clock() + chance.uniform(1, 30))
    await until(clock() + 60)
    assert failures > 8 and room.table.phase == "over"
    assert await same_as_log(room)
    assert witness.checked > 100
    assert phone.facts[-1]["fact"] == "own_result" and watcher.facts[-1]["fact"] == "final_reveal"


class Witness:
    """Looks at every letter of some phones: is all of it written down by then?"""

    def __init__(self, room: Room, store: FaultyStore) -> None:
        self.room = room
        self.store = store
        self.table = Table(room.table.code)
        self.read = 0
        self.checked = 0

    def durable(self) -> Table:
        log = self.store.log[self.table.code]
        for number in range(self.read + 1, len(log) + 1):
            fold(self.table, number, rows.read_row(number, log[number - 1]))
        self.read = len(log)
        return self.table

    def phone(self, who: int = 0) -> Phone:
        phone = Phone(self.room.live, who)
        post = phone.post

        def checked(message: bytes) -> None:
            post(message)
            self.check(phone)

        phone.post = checked  # type: ignore[method-assign]
        return phone.connect()

    def check(self, phone: Phone) -> None:
        """The facts that it has are all told by the log as it stands."""
        table = self.durable()
        self.checked += 1
        if table.play:
            told = sum(1 for to in table.play.game.audiences if to & table.ears(phone.who))
            assert phone.n <= told
        else:
            assert phone.n == 0


# Another writer


@in_virtual_time
async def test_where_another_server_was_faster_the_table_becomes_what_the_log_says_at_once() -> None:
    room, store = await faulty(room_of, 6)
    theirs = rows.Chatted(2, "From elsewhere.")
    await store.append(room.table.code, await store.last(room.table.code), [row(0, 2, "", theirs)])
    assert await room["A"].send("add_bot", id="bot") == "unavailable"
    await until(0.25)
    assert room["A"].chat == ["From elsewhere."]
    assert await same_as_log(room)
    assert await room["A"].send("add_bot", id="bot") == ""
    assert await same_as_log(room)


@in_virtual_time
async def test_nobody_is_taken_for_somebody_who_joined_by_another_server_at_the_same_time() -> None:
    room, store = await faulty(room_of, 6)
    theirs = rows.Came(7, "L", "en", hashed("token of L"), "", "")
    await store.append(room.table.code, await store.last(room.table.code), [row(0, 0, "", theirs)])
    store.gate.clear()
    assert room.join("K") == 7
    early = room.connect("K")
    store.gate.set()
    await until(0.25)
    assert room.table.people[7].name == "L"
    assert await room["A"].send("deal") == ""
    assert early.ended or (early.you["seat"] == -1 and "own_card" not in early.names())


@in_virtual_time
async def test_a_conflict_is_told_like_any_failure() -> None:
    room, store = await faulty(room_of, 6)
    store.conflict()
    assert await room["A"].send("add_bot") == "unavailable"
    await until(0.25)
    assert await room["A"].send("add_bot") == ""


# Worse


@in_virtual_time
async def test_a_store_that_fails_again_is_given_more_time() -> None:
    room, store = await faulty(room_of, 6)
    for wait in (1, 2, 4):
        store.fail()
        began = clock()
        assert await room["A"].send("add_bot") == "unavailable"
        await until(began + wait - 0.25)
        assert await room["A"].send("add_bot") == "unavailable"
        await until(began + wait + 0.25)
        assert await room["A"].send("add_bot") == ""


@in_virtual_time
async def test_a_store_that_was_well_for_a_while_is_given_as_little_time_as_at_first() -> None:
    room, store = await faulty(room_of, 6)
    for _ in range(3):
        store.fail()
        began = clock()
        assert await room["A"].send("add_bot") == "unavailable"
        await until(began + 1.25)
        assert await room["A"].send("add_bot") == ""
        await until(clock() + 1000)


@in_virtual_time
async def test_while_the_log_cannot_be_read_either_the_table_waits_with_everybody_at_it() -> None:
    room, store = await faulty(dealt, 6)
    store.fail()
    store.reads_fail = True
    assert await room["A"].answer("ready") == "unavailable"
    await until(100)
    assert [phone.ended for phone in room.phones.values()] == [""] * 6
    assert await room["A"].answer("ready") == "unavailable"
    late = room.watch()
    store.reads_fail = False
    await until(140)
    assert late.mail[0].said["say"] == "welcome"
    assert await room["A"].answer("ready") == ""
    assert await same_as_log(room)


@in_virtual_time
async def test_a_table_that_everybody_has_given_up_is_opened_again_when_the_log_can_be_read() -> None:
    room, store = await faulty(dealt, 6)
    store.fail()
    store.reads_fail = True
    assert await room["A"].answer("ready") == "unavailable"
    for phone in room.phones.values():
        phone.disconnect()
    await until(100)
    with pytest.raises(Unavailable, match="the disk is gone"):
        await room.hall.find(room.table.code)
    store.reads_fail = False
    live = await room.hall.find(room.table.code)
    assert live and live is not room.live
    room.live = live
    assert await room.connect("A").answer("ready") == ""
    assert await same_as_log(room)


@in_virtual_time
async def test_one_who_left_before_the_store_failed_watches_on() -> None:
    room, store = await faulty(room_of, 6)
    assert await room["B"].send("leave") == ""
    store.fail()
    assert await room["A"].send("add_bot") == "unavailable"
    await until(1.25)
    assert (room["B"].ended, room["B"].you["id"]) == ("", 0)
    assert room["B"].table["phase"] == "lobby" and len(room["B"].table["people"]) == 5


@in_virtual_time
async def test_where_the_log_is_damaged_by_then_everybody_is_told(caplog: pytest.LogCaptureFixture) -> None:
    room, store = await faulty(dealt, 6)
    counted: list[tuple[str, ...]] = []
    room.live.count = lambda *what: counted.append(what)
    store.log[room.table.code].append(b"junk")
    assert await room["A"].answer("ready") == "unavailable"
    await until(1.25)
    assert [phone.ended for phone in room.phones.values()] == ["damaged"] * 6
    assert ("damaged",) in counted
    assert f"table {room.table.code} cannot be read any more: row " in caplog.text


@in_virtual_time
async def test_a_table_is_not_made_where_it_cannot_be_written_down() -> None:
    room, store = await faulty(room_of, 1)
    store.fail()
    with pytest.raises(Exception, match="the disk is full"):
        await room.hall.make("en", "original", {}, room.table.manners)
    assert list(room.hall.tables) == [room.table.code]


@in_virtual_time
async def test_a_table_that_is_being_written_is_not_put_away() -> None:
    room, store = await faulty(room_of, 1)
    store.gate.clear()
    room["A"].post_command("add_bot")
    room["A"].disconnect()
    await until(10_000)
    await room.hall.tidy()
    assert list(room.hall.tables) == [room.table.code]
    store.gate.set()
    await asyncio.sleep(0.25)
    await room.hall.tidy()
    assert room.hall.tables == {}
    assert len((await opened(room.table.code, await room.log())).people) == 2
