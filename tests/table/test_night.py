"""The length of a night step says nothing: neither who is alive, nor what was done, nor when."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any

import pytest

from citysleeps.table.times import MOMENT

from .phones import Phone, Room, Said, Settings, asleep
from .virtual import clock, in_virtual_time, until

STEP = 30.0
PLANNING = 120.0
SOON, LATER, LAST = 0.25, 15.0, 29.75  # seconds after a step has begun

FIRST_NIGHT = [("mafia", STEP), ("commissar", STEP), ("don", STEP)]  # of the basic game
LATER_NIGHT = [("mafia", STEP + MOMENT), *FIRST_NIGHT[1:]]  # before a later night everybody sees how the day ended

Habit = Callable[[Room], Awaitable[None]]


def first_choice(ask: Said) -> list[Any]:
    """The first of the legal arguments of an ask."""
    return [slot["seats"][0] if slot["kind"] == "seat" else slot["least"] for slot in ask["slots"]]


async def act(room: Room) -> None:
    """Everybody who is asked does the first thing that is legal; gangs are done then."""
    for phone in room.seated():
        if phone.asks:
            ask = phone.asks[0]
            assert await phone.answer(ask["act"], *first_choice(ask)) == ""
            if phone.asks and "done" in phone.asks[0]["idle"]:
                assert await phone.answer("done") == ""


async def pass_by(room: Room) -> None:
    """Everybody who may does nothing, and says so."""
    for phone in room.seated():
        if phone.asks and phone.asks[0]["idle"]:
            assert await phone.answer(phone.asks[0]["idle"][0]) == ""


async def leave(room: Room) -> None:
    """Everybody who is asked leaves the game."""
    for phone in room.seated():
        if phone.asks:
            assert await phone.answer("leave") == ""


async def nothing(room: Room) -> None:
    """Nobody moves."""


def lengths(phone: Phone) -> list[tuple[str, float]]:
    """The steps announced to somebody, in order, each with its length in seconds."""
    told = [(letter.at, fact) for letter in phone.mail for fact in letter.said.get("facts", [])]
    marks = [(at, fact) for at, fact in told if fact["fact"] in ("step_began", "step_ended")]
    found = []
    for (began, first), (ended, last) in pairwise(marks):
        if first["fact"] == "step_began":
            assert (last["fact"], last["step"]) == ("step_ended", first["step"])
            found.append((first["step"], ended - began))
    return found


async def night(room: Room, habit: Habit, delay: float) -> None:
    """A night to just after its dawn, in which everybody acts so many seconds after his step has begun."""
    number = room.game.night
    began = clock()
    while room.game.night == number and room.game.phase in ("first_night", "night"):
        ends = room.live.clocks.times.shown.due()
        assert ends is not None
        await until(began + delay)
        await habit(room)
        began = ends
        await until(began + SOON)


HABITS = [(act, SOON), (act, LATER), (act, LAST), (pass_by, SOON), (pass_by, LAST), (leave, LATER), (nothing, SOON)]
habits = pytest.mark.parametrize(("habit", "delay"), HABITS)


@habits
@in_virtual_time
async def test_orig_508_with_open_eyes_every_step_lasts_equally_long_whatever_is_done(
    habit: Habit, delay: float
) -> None:
    room = await asleep(8)
    watcher = room.watch()
    for _ in range(2):
        await night(room, habit, delay)
        await room.speak()
    assert lengths(watcher) == FIRST_NIGHT + LATER_NIGHT


@habits
@in_virtual_time
async def test_orig_1905_with_closed_eyes_every_step_lasts_equally_long_whatever_is_done(
    habit: Habit, delay: float
) -> None:
    room = await asleep(14, {"preset": "extended", "night_step_seconds": 40})
    watcher = room.watch()
    for _ in range(2):
        await night(room, habit, delay)
        await room.speak()
    names = ["doctor", "mafia", "yakuza", "commissar", "don", "ninja", "sheriff"]
    gangs = ("mafia", "yakuza")
    first = [(name, PLANNING if name in gangs else 40.0) for name in names]  # ORIG-1605
    later = [(name, 40.0 + (MOMENT if name == "doctor" else 0.0)) for name in names]
    assert lengths(watcher) == first + (later if habit is not leave else [])  # both gangs have left: it is over


@in_virtual_time
async def test_orig_r17_the_step_of_a_dead_player_lasts_as_long_as_that_of_a_living_one() -> None:
    room = await asleep(8)
    watcher = room.watch()
    dead = room.holder("commissar")
    await night(room, nothing, SOON)
    await room.speak()
    for phone in room.holders("mafia", "don"):
        assert await phone.answer("point", dead.seat) == ""
    await night(room, nothing, SOON)
    assert watcher.heard("dawn")[-1][1]["seats"] == [dead.seat]
    await room.speak()
    await night(room, act, SOON)
    assert lengths(watcher) == FIRST_NIGHT + LATER_NIGHT * 2


@pytest.mark.parametrize("habit", [act, nothing])
@in_virtual_time
async def test_a_gang_that_plans_anew_has_two_minutes_more_also_when_it_is_dead(habit: Habit) -> None:
    room = await asleep(14, {"preset": "extended", "gang_replan": "window"})
    watcher = room.watch()
    await night(room, nothing, SOON)
    await room.speak()
    dead = room.holders("mafia", "don")

    async def kill_the_mafia(room: Room) -> None:
        for phone in room.holders("yakuza", "ninja"):
            if "mark" in phone.acts():
                assert await phone.answer("mark", dead[0].seat) == ""
        if "shoot" in room.holder("sheriff").acts():
            assert await room.holder("sheriff").answer("shoot", dead[1].seat) == ""

    await night(room, kill_the_mafia, SOON)
    assert watcher.heard("dawn")[-1][1]["seats"] == [phone.seat for phone in dead]
    await room.speak()
    await night(room, nothing, SOON)
    await room.speak()
    assert room.game.night == 4
    await night(room, habit, SOON)
    fourth = lengths(watcher)[-7:]
    assert fourth[1:3] == [("mafia", STEP + PLANNING), ("yakuza", STEP + PLANNING)]
    assert fourth[0] == ("doctor", STEP + MOMENT)
    assert {length for _, length in fourth[3:]} == {STEP}
    assert {length for name, length in lengths(watcher)[7:-7] if name != "doctor"} == {STEP}


@pytest.mark.parametrize("marked_after", [5, None])
@in_virtual_time
async def test_orig_r29_planning_has_its_two_minutes_whenever_the_gang_has_marked(marked_after: float | None) -> None:
    room = await asleep(14, {"preset": "extended", "gang_replan": "window"})
    gang = room.holders("mafia", "don")
    for _ in range(3):
        await night(room, nothing, SOON)
        await room.speak()
    await until(clock() + MOMENT + STEP)  # the doctor's
    began = room["A"].times("step_began", step="mafia")[-1]
    if marked_after:
        await until(began + marked_after)
        for phone in gang:
            assert await phone.answer("mark", 0) == ""
    planning = began + (marked_after or STEP)
    await until(planning + 60)
    assert [phone.acts() for phone in gang] == [["plan"]] * 2
    assert gang[0].asks[0]["left"] == 120_000
    await until(planning + 119)
    assert await gang[0].answer("plan", 0, 5) == ""
    await until(planning + 121)
    assert gang[0].times("plan_recorded")[-1] == planning + PLANNING
    await until(began + 151)
    assert room["A"].times("step_ended", step="mafia")[-1] == began + STEP + PLANNING


# Who hears what, and when


def silent(phone: Phone, after: float, until: float) -> bool:
    """Did nothing at all come to this phone in this time?"""
    return not [letter for letter in phone.mail if after <= letter.at < until]


@in_virtual_time
async def test_the_answer_to_a_check_comes_at_once_and_nobody_else_hears_anything() -> None:
    room = await asleep(8)
    others = [room.watch(), *(phone for phone in room.seated() if phone is not room.holder("commissar"))]
    await until(37)
    commissar, don = room.holder("commissar"), room.holder("don")
    assert await commissar.answer("check", don.seat) == ""
    assert commissar.heard("check_answer") == [
        (37, {"fact": "check_answer", "seat": commissar.seat, "target": don.seat, "answer": "nod"})
    ]
    assert commissar.acts() == []
    await until(59.75)
    assert [phone for phone in others if not silent(phone, 30.25, 60)] == []
    assert silent(commissar, 37.25, 60)


@in_virtual_time
async def test_only_the_gang_hears_that_it_has_marked_and_plans_now() -> None:
    room = await asleep(14, {"preset": "extended", "gang_replan": "window"})
    gang = room.holders("mafia", "don")
    others = [room.watch(), *(phone for phone in room.seated() if phone not in gang)]
    for _ in range(3):
        await night(room, nothing, SOON)
        await room.speak()
    await until(clock() + MOMENT + STEP + SOON)
    began = room["A"].times("step_began", step="mafia")[-1]
    await until(began + 5)
    for phone in gang:
        assert await phone.answer("mark", 0) == ""
    assert [phone.acts() for phone in gang] == [["plan"]] * 2
    await until(began + STEP + PLANNING - SOON)
    assert [phone for phone in others if not silent(phone, began + SOON, began + STEP + PLANNING)] == []


@in_virtual_time
async def test_where_the_gang_points_only_the_gang_sees_at_once() -> None:
    room = await asleep(9)
    gang = room.holders("mafia", "don")
    others = [room.watch(), *(phone for phone in room.seated() if phone not in gang)]
    await night(room, nothing, SOON)
    await room.speak()
    began = clock()
    await until(began + 7)
    assert await gang[0].answer("point", 0) == ""
    await until(began + 8)
    assert await gang[1].answer("pass") == ""
    assert [phone.times("pointed") for phone in gang] == [[began + 7, began + 8]] * 3
    await until(began + 29.75)
    assert [phone for phone in others if not silent(phone, began + SOON, began + STEP)] == []


@in_virtual_time
async def test_whoever_leaves_in_the_night_is_missed_at_dawn_and_not_before() -> None:
    room = await asleep(8)
    leaver = room.holder("resident")
    others = [room.watch(), *(phone for phone in room.seated() if phone is not leaver)]
    await until(37)
    assert await leaver.answer("leave") == ""
    assert leaver.times("leaving") == [37]
    await until(90.5)
    for phone in others:
        assert silent(phone, 30.25, 60) and silent(phone, 60.25, 90)
        assert phone.times("left") == [90]


@in_virtual_time
async def test_orig_1317_a_temporary_host_who_leaves_in_the_night_is_missed_at_dawn_and_not_before() -> None:
    room = await asleep(12, {"preset": "hostless"})
    leaver = room["L"]
    others = [room.watch(), *(phone for phone in room.seated() if phone is not leaver)]
    await until(7)
    assert await leaver.answer("leave") == ""
    await until(30.5)
    for phone in others:
        assert silent(phone, 0.25, 30)
        assert phone.times("left") == phone.times("host_changed") == [30]


@in_virtual_time
async def test_orig_1317_where_steps_are_ended_by_hand_nobody_sees_that_the_temporary_host_has_left() -> None:
    """ORIG-1012 No limit and no clock, for those who are asked either; each step ends after its default time."""
    room = await asleep(12, {"preset": "hostless", "night_step_seconds": 0})
    leaver = room["L"]
    assert await leaver.go_on() == ""
    await room.speak()
    gang = [phone for phone in room.holders("mafia", "don") if phone is not leaver]
    others = [room.watch(), *(phone for phone in room.seated() if phone is not leaver)]
    began = clock()
    await until(began + 7)
    assert await leaver.answer("leave") == ""
    await until(began + 21)
    assert [phone for phone in others if not silent(phone, began + SOON, began + 21)] == []
    assert [[ask.get("left") for ask in phone.asks] for phone in gang] == [[None] * len(phone.asks) for phone in gang]
    await until(began + 53)
    for phone in others:
        assert phone.times("step_ended")[-3:] == [began + 22, began + 37, began + 52]
        assert phone.times("left") == phone.times("host_changed") == [began + 52]


@in_virtual_time
async def test_an_input_in_the_rest_of_a_step_is_answered_by_that_step() -> None:
    room = await asleep(8)
    commissar, don = room.holder("commissar"), room.holder("don")
    await until(31)
    assert await don.answer("check", commissar.seat) == "wrong_phase"
    assert await commissar.answer("check", don.seat) == ""
    assert await commissar.answer("check", 0 if commissar.seat else 1) == "already_acted"
    assert await don.answer("check", commissar.seat) == "wrong_phase"
    await until(61)
    assert await commissar.answer("check", don.seat) == "wrong_phase"
    assert await don.answer("check", commissar.seat) == ""
    assert don.heard("check_answer")[0][0] == 61


@pytest.mark.parametrize("settings", [{}, {"preset": "professional"}, {"deck": "extended"}])
@in_virtual_time
async def test_everybody_sees_the_same_clock_of_a_step_whatever_he_does_in_it(settings: Settings) -> None:
    room = await asleep(10, settings)
    began = clock()
    for _ in range(3):
        await until(began + SOON)
        lasts = room.game.allowed
        await act(room)
        assert [phone.clock for phone in room.seated()] == [{"left": 1000 * lasts, "of": lasts, "runs": True}] * 10
        began += lasts
