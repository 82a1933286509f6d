"""A great moment is seen by everybody before the next clock runs: a dawn, and how a day ended."""

from __future__ import annotations

import pytest

from citysleeps.table.times import MOMENT

from .phones import Phone, Said, Settings, asleep, dealt
from .virtual import clock, in_virtual_time, until

DAWN = 90.0  # of the first night of the basic game


def moments(phone: Phone) -> list[tuple[float, Said]]:
    """The great moments that came as news, each with its time."""
    return [(letter.at, letter.said["moment"]) for letter in phone.mail if "moment" in letter.said]


def clocks(phone: Phone, at: float) -> list[Said]:
    return [letter.said["clock"] for letter in phone.mail if letter.at == at and "clock" in letter.said]


@in_virtual_time
async def test_dawn_eats_nothing_of_the_first_speech() -> None:
    """ORIG-1601"""
    room = await asleep(8)
    watcher = room.watch()
    await until(DAWN + MOMENT + 61)
    for phone in (watcher, *room.seated()):
        assert moments(phone) == [(DAWN, {"kind": "dawn", "ms": 6000})]
        assert clocks(phone, DAWN) == [{"left": 66_000, "of": 60, "runs": True}]
    assert watcher.times("floor_ended") == [DAWN + MOMENT + 60]


@in_virtual_time
async def test_whoever_is_quick_leaves_the_rest_of_the_dawn_to_the_next() -> None:
    room = await asleep(8)
    await until(DAWN + 2)
    assert await room["A"].answer("done") == ""
    assert await room["A"].answer("pass") == ""
    assert room["B"].clock == {"left": 64_000, "of": 60, "runs": True}
    await until(DAWN + MOMENT + 1)
    assert await room["B"].answer("done") == ""
    assert room["B"].clock == {"left": 15_000, "of": 15, "runs": True}


@in_virtual_time
async def test_a_verdict_is_seen_before_the_night_runs_by_everybody_alike() -> None:
    """ORIG-508 What is seen is public, and so is how much longer the step is."""
    room = await asleep(8)
    watcher = room.watch()
    await until(DAWN + MOMENT)
    await room.speak()
    fell = clock()
    await until(fell + MOMENT + 31)
    for phone in (watcher, *room.seated()):
        assert moments(phone)[1:] == [(fell, {"kind": "verdict", "ms": 6000})]
        assert clocks(phone, fell)[-1] == {"left": 36_000, "of": 30, "runs": True}
    assert watcher.times("step_ended")[-1] == fell + MOMENT + 30


@in_virtual_time
async def test_a_quick_table_stays_quick() -> None:
    room = await asleep(8, {"speech_seconds": 5})
    await until(DAWN + 7.75)
    assert moments(room["A"]) == [(DAWN, {"kind": "dawn", "ms": 2500})]
    assert room["A"].times("floor_ended") == [DAWN + 7.5]


@in_virtual_time
async def test_a_break_does_not_shorten_it() -> None:
    room = await asleep(8)
    await until(DAWN + 1)
    assert await room["A"].send("pause") == ""
    assert room["B"].clock == {"left": 65_000, "of": 60, "runs": False}
    await until(DAWN + 100)
    assert await room["A"].send("resume") == ""
    assert room["B"].clock == {"left": 65_000, "of": 60, "runs": True}


@in_virtual_time
async def test_who_comes_back_is_shown_no_moment_that_has_passed() -> None:
    room = await asleep(8)
    await until(DAWN + 2)
    room["B"].disconnect()
    room.connect("B")
    assert "moment" not in room["B"].mail[-1].said
    assert room["B"].clock == {"left": 64_000, "of": 60, "runs": True}


TALK: dict[str, Settings] = {
    "spytown": {"t_agent": 5, "t_mafia": 5, "t_discussion": 40},
    "bigcity": {"night_step_limit_s": 5, "discussion_limit_s": 40},
}


@pytest.mark.parametrize("book", TALK)
@in_virtual_time
async def test_in_other_books_a_morning_is_seen_before_the_talk_runs(book: str) -> None:
    room = await dealt(9, TALK[book], book=book)
    watcher = room.watch()
    for phone in room.seated():
        assert await phone.answer("ready") == ""
    while not moments(watcher):
        await until(clock() + 0.25)
    [(at, moment)] = moments(watcher)
    assert moment == {"kind": "dawn", "ms": 6000}
    assert clocks(watcher, at) == [{"left": 46_000, "of": 40, "runs": True}]
    assert all(moments(phone) == moments(watcher) for phone in room.seated())
