"""The clocks of the day: a speech, a nomination and a call end by themselves, or as soon as nobody is waited for."""

from __future__ import annotations

import pytest

from citysleeps.table.times import MOMENT

from .phones import Room, Settings, asleep, dealt
from .virtual import clock, in_virtual_time, until

DAWN = 90.0  # of the first night of the basic game
FLOOR = DAWN + MOMENT  # the first speaker's time runs when everybody has seen it


async def morning(people: int = 8, settings: Settings | None = None) -> Room:
    """Day 1: everybody has seen the dawn, and the time of seat 0 has begun to run."""
    room = await asleep(people, settings)
    await until(FLOOR + 0.25)
    return room


async def accuse(room: Room, *pairs: tuple[int, int]) -> None:
    """Everybody speaks shortly; these accuse those."""
    accusers = dict(pairs)
    for phone in room.seated():
        if "say" in phone.acts():
            assert await phone.answer("done") == ""
            target = accusers.get(phone.seat)
            assert await (phone.answer("pass") if target is None else phone.answer("nominate", target)) == ""


@in_virtual_time
async def test_the_deal_is_over_when_all_are_ready() -> None:
    room = await dealt(6)
    for phone in room.seated()[:5]:
        await until(clock() + 4)
        assert await phone.answer("ready") == ""
    assert room["F"].acts() == ["ready"] and room["A"].acts() == []
    await until(41.5)
    assert await room["F"].answer("ready") == ""
    assert room["A"].times("night_began") == [41.5]


@in_virtual_time
async def test_orig_1609_the_deal_is_over_after_its_time() -> None:
    room = await dealt(6, {"deal_seconds": 45})
    assert room["A"].clock == {"left": 45_000, "of": 45, "runs": True}
    key = room.table.key(0)
    assert room["A"].asks == [{"act": "ready", "slots": [], "idle": [], "lapse": "ready", "key": key, "left": 45_000}]
    await until(50)
    assert room["A"].times("night_began") == [45]


@in_virtual_time
async def test_orig_1609_without_a_time_the_deal_waits_for_the_last() -> None:
    room = await dealt(6, {"deal_seconds": 0})
    assert room["A"].clock == {"left": 0, "of": 0, "runs": True}
    await until(100_000)
    assert room["A"].acts() == ["ready"]
    await room.ready()
    assert room["A"].times("night_began") == [100_000]


@in_virtual_time
async def test_orig_1601_a_speech_ends_after_a_minute_and_a_nomination_after_a_quarter() -> None:
    room = await morning()
    assert room["A"].clock == {"left": 66_000, "of": 60, "runs": True}  # as it was told at dawn
    await until(FLOOR + 76)
    assert [(at, fact["by"]) for at, fact in room["B"].heard("floor_ended")] == [(FLOOR + 60, "time")]
    assert room["B"].times("no_nomination") == [FLOOR + 75]
    assert room["B"].times("floor_given", seat=1) == [FLOOR + 75]


@in_virtual_time
async def test_a_speech_ends_early_when_the_speaker_is_done() -> None:
    room = await morning()
    assert await room["B"].answer("done") == "not_your_turn"
    await until(FLOOR + 5)
    assert await room["A"].answer("done") == ""
    assert [(at, fact["by"]) for at, fact in room["B"].heard("floor_ended")] == [(FLOOR + 5, "speaker")]
    assert room["B"].clock == {"left": 15_000, "of": 15, "runs": True}
    await until(FLOOR + 6)
    assert await room["A"].answer("pass") == ""
    assert room["B"].times("floor_given", seat=1) == [FLOOR + 6]


@in_virtual_time
async def test_words_are_heard_by_all_at_once_and_prolong_nothing() -> None:
    room = await morning()
    watcher = room.watch()
    await until(FLOOR + 55)
    assert await room["A"].answer("say", "It was not me.") == ""
    assert await room["B"].answer("say", "It was.") == "not_your_turn"
    for phone in (*room.seated(), watcher):
        assert phone.heard("said") == [(FLOOR + 55, {"fact": "said", "seat": 0, "text": "It was not me."})]
    await until(FLOOR + 61)
    assert watcher.times("floor_ended") == [FLOOR + 60]


@in_virtual_time
async def test_orig_1608_a_call_is_over_when_all_have_answered_and_else_after_its_time() -> None:
    room = await morning()
    await accuse(room, (0, 1), (1, 2))
    for name in "BC":
        assert await room[name].answer("done") == ""  # the defences
    opened = room["A"].times("vote_opened")[0]
    assert opened == clock() == FLOOR + 0.25
    await until(opened + 3)
    for phone in room.seated()[:7]:
        assert await phone.answer("vote" if phone.seat < 4 else "pass", *([1] if phone.seat < 4 else [])) == ""
    assert room["A"].times("hands") == []
    await until(opened + 4)
    assert await room["H"].answer("pass") == ""
    assert room["A"].heard("hands") == [(opened + 4, {"fact": "hands", "candidate": 1, "seats": [0, 1, 2, 3]})]
    assert room["A"].clock == {"left": 10_000, "of": 10, "runs": True}
    assert [phone.acts() for phone in room.seated()] == [[]] * 4 + [["vote"]] * 4
    await until(opened + 20)
    assert room["A"].times("hands") == [opened + 4, opened + 14]
    assert room["A"].heard("counted")[0][1]["numbers"] == [4, 4]


@in_virtual_time
async def test_orig_1604_last_words_end_after_half_a_minute() -> None:
    room = await morning()
    await accuse(room, (0, 1), (1, 2))
    for name in "BC":
        assert await room[name].answer("done") == ""
    for phone in room.seated():
        assert await phone.answer("vote", 1) == ""
    assert room["A"].heard("floor_given")[-1][1] == {
        "fact": "floor_given",
        "seat": 1,
        "kind": "last_words",
        "seconds": 30,
    }
    began = clock()
    await until(began + MOMENT + 31)
    assert room["A"].times("executed") == [began + MOMENT + 30]  # the verdict is seen before


@pytest.mark.parametrize(("setting", "seconds"), [("nomination_seconds", 3), ("nomination_seconds", 600)])
@in_virtual_time
async def test_the_table_sets_its_own_times(setting: str, seconds: int) -> None:
    room = await morning(settings={setting: seconds})
    assert await room["A"].answer("done") == ""
    began = clock()
    await until(began + seconds + 0.25)
    assert room["B"].times("no_nomination") == [began + seconds]
