"""A night that goes on together (ORIG-R104): when its steps end, and what their length tells."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from citysleeps.kernel.ask import CLOCK
from citysleeps.kernel.seats import bit
from citysleeps.table import robots
from citysleeps.table.robots import Robot, Robots
from citysleeps.table.table import GAME, Table

from .phones import Phone, Room, Settings, asleep
from .virtual import clock, in_virtual_time, until

TOGETHER: Settings = {"night_pace": "together", "night_step_seconds": 30}
SOLO = ("commissar", "sheriff", "maniac")  # steps of one card each


def least(room: Room) -> int:
    period = room.game.lasting_period
    assert period is not None
    return period.least


async def seal(phone: Phone) -> None:
    """Act if asked, and have a hunch if not."""
    if not phone.asks:
        assert await phone.send("hunch", seat=0) == ""
        return
    ask = phone.asks[0]
    args = [slot["seats"][0] if slot["kind"] == "seat" else slot["least"] for slot in ask["slots"]]
    assert await phone.answer(ask["act"], *args) == ""


@in_virtual_time
async def test_orig_r104_a_step_ends_when_all_have_sealed_but_not_before_its_time() -> None:
    room = await asleep(8, TOGETHER)
    watcher = room.watch()
    drawn = least(room)
    assert 11 <= drawn <= 21
    for phone in room.seated():
        await seal(phone)
    await until(drawn - 0.25)
    assert watcher.times("step_ended") == []
    await until(drawn + 0.25)
    assert watcher.times("step_ended") == [drawn]
    second = least(room)
    await until(drawn + second + 1)
    assert len(watcher.times("step_ended")) == 1  # the drawn time alone ends nothing
    for phone in room.seated():
        await seal(phone)
    await until(clock() + 0.25)
    assert watcher.times("step_ended") == [drawn, drawn + second + 1]


@in_virtual_time
async def test_orig_r104_who_seals_nothing_gives_the_step_its_whole_length() -> None:
    room = await asleep(8, TOGETHER)
    watcher = room.watch()
    for phone in room.seated()[1:]:
        await seal(phone)
    await until(30.25)
    assert watcher.times("step_ended") == [30]


@in_virtual_time
async def test_orig_r104_who_has_an_act_open_is_waited_for_whatever_he_suspects() -> None:
    room = await asleep(8, TOGETHER)
    watcher = room.watch()
    for phone in room.seated():
        await seal(phone)
    await until(least(room) + 0.25)
    commissar = room.holder("commissar")
    assert commissar.asks
    for phone in room.seated():
        assert await phone.send("hunch", seat=0) == ""
    await until(clock() + least(room) + 1)
    assert len(watcher.times("step_ended")) == 1
    assert await commissar.answer("pass") == ""
    await until(clock() + 0.25)
    assert len(watcher.times("step_ended")) == 2


@in_virtual_time
async def test_orig_r17_with_a_fixed_pace_sealing_shortens_nothing() -> None:
    room = await asleep(8)
    watcher = room.watch()
    for phone in room.seated():
        await seal(phone)
    await until(30.25)
    assert watcher.times("step_ended") == [30]


@in_virtual_time
async def test_what_was_sealed_stands_after_a_restart() -> None:
    room = await asleep(8, TOGETHER)
    for phone in room.seated():
        await seal(phone)
    assert (await room.logged()).have_all_sealed()
    room.table.take(CLOCK)
    assert not room.table.have_all_sealed()


# What the length tells


async def waited(seed: int) -> list[tuple[bool, bool]]:
    """A game with bots: of each step of one card, whether its player lived, and whether somebody was waited for."""
    room = await asleep(1, {**TOGETHER, "preset": "extended", "reveal_at_end": True}, bots=11, bot_seconds=60.0)
    me, chance, found, end = room["A"], Random(seed), [], clock() + 5000
    while room.table.phase == GAME and clock() < end:
        period = room.game.lasting_period
        if period is None:
            if me.asks:
                assert await me.answer(me.asks[0]["idle"][0]) == ""
            await until(clock() + 1)
            continue
        began, step, drawn = clock(), room.game.step, period.least
        lives = any(room.game.cards[seat] == step for seat in range(12) if room.game.living & bit(seat))
        if room.game.living & bit(me.seat):
            await until(began + 9 * chance.uniform(0.3, 1.0))
            await seal(me)
        while room.game.lasting_period is period:
            await until(clock() + 0.1)
        if step in SOLO and room.game.night > 1:
            found.append((lives, clock() - began > drawn + 0.2))
    return found


async def difference(games: int) -> float:
    """How much more often a step is waited for whose player lives than one whose player is dead."""
    found = [one for seed in range(games) for one in await waited(seed)]
    living, dead = ([late for lives, late in found if lives is which] for which in (True, False))
    assert len(living) > 20 and len(dead) > 20
    return fmean(living) - fmean(dead)


@in_virtual_time
async def test_orig_508_with_bots_the_length_of_a_step_does_not_tell_whether_its_player_lives() -> None:
    assert abs(await difference(8)) < 0.3


@in_virtual_time
async def test_the_measure_finds_bots_that_think_over_acts_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(self: Robots, table: Table, seat: int, robot: Robot, now: float, left: float | None) -> None:
        period = table.playing.game.lasting_period
        if period is not None and robot.slept != period.number and robot.due is None:
            robot.slept, robot.guesses = period.number, now

    monkeypatch.setattr(Robots, "sleep", at_once)
    monkeypatch.setattr(robots, "HURRY", 0.95)
    assert await difference(8) > 0.3
