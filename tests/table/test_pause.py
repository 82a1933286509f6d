"""The clock is stopped, goes on, gets more time; and it stands still while nobody is there."""

from __future__ import annotations

import pytest

from citysleeps.table.times import MOMENT

from .phones import Phone, Room, asleep, dealt, quiet, room_of
from .virtual import clock, in_virtual_time, until


def left(phone: Phone) -> tuple[int, bool]:
    """What the clock of a phone showed when it was last told of it."""
    assert phone.clock
    return phone.clock["left"], phone.clock["runs"]


@in_virtual_time
async def test_a_paused_clock_keeps_the_time_that_is_left() -> None:
    room = await asleep(8)
    await until(12)
    assert await room["A"].send("pause") == ""
    for phone in room.seated():
        assert left(phone) == (18_000, False)
        assert phone.table["paused"] is True
    await until(5000)
    assert room["A"].times("step_ended") == []
    assert await room["A"].send("resume") == ""
    assert (left(room["B"]), room["B"].table["paused"]) == ((18_000, True), False)
    await until(5020)
    assert room["A"].times("step_ended") == [5018]


@in_virtual_time
async def test_whoever_comes_while_the_table_is_paused_sees_it() -> None:
    room = await asleep(8)
    await until(12)
    assert await room["A"].send("pause") == ""
    await until(100)
    late = room.watch()
    await quiet(room.live)
    assert (left(late), late.table["paused"]) == ((18_000, False), True)


@in_virtual_time
async def test_while_the_table_is_paused_the_players_wait() -> None:
    room = await asleep(8)
    await until(31)
    assert await room["A"].send("pause") == ""
    commissar = room.holder("commissar")
    asks = commissar.asks
    assert asks[0]["left"] == 29_000
    assert await commissar.answer("check", 0 if commissar.seat else 1) == "paused"
    assert await room["B"].send("hunch", seat=2) == "paused"
    assert await room["B"].send("chat", text="Tea?") == "no_chat"
    assert await room["A"].send("pause") == "paused"
    assert commissar.asks == asks
    assert await room["A"].send("resume") == ""
    assert await room["A"].send("resume") == "not_paused"
    assert await room["B"].send("hunch", seat=2) == ""
    assert await commissar.answer("check", 0 if commissar.seat else 1) == ""


@in_virtual_time
async def test_of_a_pause_whoever_is_asked_nothing_hears_the_clock_alone() -> None:
    room = await asleep(8)
    await until(31)
    before = {phone: len(phone.mail) for phone in room.seated()}
    assert await room["A"].send("pause") == ""
    for phone in room.seated():
        news = [letter.said for letter in phone.mail[before[phone] :] if "clock" in letter.said]
        assert len(news) == 1 and ("asks" in news[0]) == (phone is room.holder("commissar"))


@in_virtual_time
async def test_one_may_leave_a_paused_table() -> None:
    room = await asleep(8)
    assert await room["A"].send("pause") == ""
    assert await room["H"].answer("leave") == ""
    assert room["H"].names()[-1] == "leaving"


@in_virtual_time
async def test_a_host_may_go_on_at_a_paused_table_and_the_next_step_waits() -> None:
    room = await dealt(7, {"host_mode": "human"})
    await room.ready()
    await until(10)
    assert await room["G"].send("pause") == ""
    assert await room["G"].go_on() == ""
    assert left(room["G"]) == (30_000, False)
    await until(1000)
    assert room["A"].times("step_ended") == [10]
    assert await room["G"].send("resume") == ""
    await until(1031)
    assert room["A"].times("step_ended") == [10, 1030]


# Who may


async def may_all(phone: Phone) -> list[str]:
    """What comes of pausing, going on and giving more time."""
    return [await phone.send("pause"), await phone.send("resume"), await phone.send("extend", seconds=5)]


@in_virtual_time
async def test_where_the_software_hosts_the_creator_may() -> None:
    room = await asleep(8)
    screen = Phone(room.live, has_creator_token=True).connect()
    assert await may_all(room["A"]) == await may_all(screen) == ["", "", ""]
    for phone in (room["B"], room.watch()):
        assert await may_all(phone) == ["not_host"] * 3


@in_virtual_time
async def test_where_a_person_hosts_only_that_person_may() -> None:
    room = await dealt(8, {"host_mode": "human"})
    await room.ready()
    assert await may_all(room["H"]) == ["", "", ""]
    for phone in (room["A"], room["B"], room.watch()):
        assert await may_all(phone) == ["not_host"] * 3


@in_virtual_time
async def test_without_a_host_the_creator_may_and_the_temporary_host_and_then_the_permanent_one() -> None:
    room = await asleep(12, {"preset": "hostless"})
    assert await may_all(room["L"]) == await may_all(room["A"]) == ["", "", ""]
    assert await may_all(room["B"]) == ["not_host"] * 3
    await until(40.25)
    await room.speak()
    dead = room.holder("resident")
    for phone in room.holders("mafia", "don"):
        assert await phone.answer("point", dead.seat) == ""
    await until(clock() + MOMENT + 90)
    await quiet(room.live)
    assert room.game.host == dead.seat
    assert await may_all(dead) == ["", "", ""]
    assert await may_all(room["L"]) == ["not_host"] * 3


@in_virtual_time
async def test_after_the_game_there_is_no_clock_to_stop() -> None:
    room = await asleep(6)
    assert await room.holder("don").answer("leave") == ""
    await until(91)
    assert room["A"].table["phase"] == "over"
    assert await may_all(room["A"]) == ["no_game"] * 3


# More time


@in_virtual_time
async def test_a_step_of_the_night_that_gets_more_time_lasts_longer_for_all() -> None:
    room = await asleep(8)
    await until(31)
    assert await room["A"].send("extend", seconds=100) == ""
    assert {left(phone) for phone in room.seated()} == {(129_000, True)}
    assert room["A"].clock == {"left": 129_000, "of": 130, "runs": True}
    commissar = room.holder("commissar")
    assert commissar.asks[0]["left"] == 129_000
    await until(150)
    assert await commissar.answer("check", 0 if commissar.seat else 1) == ""
    await until(200)
    assert room["A"].times("step_ended") == [30, 160, 190]


@in_virtual_time
async def test_a_step_that_only_lasts_can_be_given_more_time_too() -> None:
    room = await asleep(8)
    await until(20)
    assert await room["A"].send("extend", seconds=15) == ""
    await until(50)
    assert room["A"].times("step_ended") == [45]


@in_virtual_time
async def test_a_speech_that_gets_more_time_is_longer_and_the_next_is_not() -> None:
    room = await asleep(8)
    await until(100)
    assert await room["A"].send("extend", seconds=20) == ""
    assert await room["A"].send("extend", seconds=20) == ""
    assert room["B"].clock == {"left": 96_000, "of": 100, "runs": True}
    await until(400)
    assert room["B"].times("floor_ended") == [196, 271, 346]


@in_virtual_time
async def test_time_given_while_the_table_is_paused_is_there_afterwards() -> None:
    room = await asleep(8)
    await until(12)
    assert await room["A"].send("pause") == ""
    assert await room["A"].send("extend", seconds=40) == ""
    assert left(room["B"]) == (58_000, False)
    await until(1000)
    assert await room["A"].send("resume") == ""
    await until(1100)
    assert room["B"].times("step_ended")[0] == 1058


@in_virtual_time
async def test_what_has_no_clock_cannot_be_given_more_time() -> None:
    room = await dealt(7, {"host_mode": "human", "night_step_seconds": 0})
    await room.ready()
    assert await room["G"].send("extend", seconds=10) == "no_clock"
    await until(5)
    assert room["A"].clock == {"left": 0, "of": 0, "runs": True}


# Nobody is there


def all_go(room: Room) -> None:
    for phone in room.phones.values():
        phone.disconnect()


@in_virtual_time
async def test_the_clock_stands_still_while_nobody_is_there() -> None:
    room = await asleep(8)
    watcher = room.watch()
    await until(12)
    all_go(room)
    await quiet(room.live)
    assert left(watcher) == (18_000, False)
    await until(5000)
    assert watcher.times("step_ended") == []
    room.connect("C")
    await quiet(room.live)
    assert left(watcher) == left(room["C"]) == (18_000, True)
    await until(5020)
    assert watcher.times("step_ended") == [5018]


@in_virtual_time
async def test_a_table_that_was_paused_is_still_paused_when_somebody_comes_back() -> None:
    room = await asleep(8)
    await until(12)
    assert await room["A"].send("pause") == ""
    all_go(room)
    await until(100)
    room.connect("A")
    await until(200)
    assert left(room["A"]) == (18_000, False)
    assert await room["A"].send("resume") == ""
    await until(219)
    assert room["A"].times("step_ended") == [218]


@in_virtual_time
async def test_somebody_who_has_no_seat_is_enough_for_the_clock_to_run() -> None:
    room = await asleep(8)
    await room.sit("K")
    await until(12)
    for phone in room.seated():
        phone.disconnect()
    await until(31)
    assert room["K"].times("step_ended") == [30]


@in_virtual_time
async def test_the_screen_of_the_creator_is_not_enough_where_people_play() -> None:
    room = await asleep(8)
    screen = Phone(room.live, has_creator_token=True).connect()
    await until(12)
    all_go(room)
    await until(100)
    assert left(screen) == (18_000, False)


@pytest.mark.parametrize("phones", [1, 2])
@in_virtual_time
async def test_somebody_with_two_phones_is_there_until_he_puts_away_both(phones: int) -> None:
    room = await asleep(8)
    second = Phone(room.live, room.ids["B"]).connect()
    both = [room["B"], second]
    for phone in both[:phones]:
        phone.disconnect()
    await quiet(room.live)
    assert room["A"].table["people"][1].get("here", False) is (phones == 1)


@in_virtual_time
async def test_a_phone_put_away_twice_counts_once() -> None:
    room = await room_of(2)
    second = Phone(room.live, room.ids["B"]).connect()
    room["B"].disconnect()
    room["B"].disconnect()
    await quiet(room.live)
    assert room["A"].table["people"][1]["here"] is True
    assert second in room.live.presence.clients


@in_virtual_time
async def test_a_screen_that_pauses_a_game_of_bots_stops_the_clock() -> None:
    room = await room_of(0)
    screen = Phone(room.live, has_creator_token=True).connect()
    for _ in range(8):
        assert await screen.send("add_bot") == ""
    assert await screen.send("deal") == ""
    assert room.live.clocks.runs()
    assert await screen.send("pause") == ""
    assert not room.live.clocks.runs()
