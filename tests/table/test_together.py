"""A night that goes on together (ORIG-R104, SPY-R61, CITY-R78): when its steps end, and what their length tells."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from statistics import fmean
from typing import Any

import pytest

from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.ask import CLOCK
from citysleeps.kernel.seats import bit, bits, each
from citysleeps.table import robots
from citysleeps.table.phases import GAME
from citysleeps.table.robots import Robot, Robots
from citysleeps.table.table import Table

from .phones import Phone, Room, Said, Settings, asleep, dealt
from .virtual import clock, in_virtual_time, until

Waited = Callable[[int], Awaitable[list[tuple[bool, bool]]]]
TOGETHER: Settings = {"night_pace": "together", "night_step_seconds": 30}
SOLO = ("commissar", "sheriff", "maniac")  # steps of one card each


def least(room: Room) -> int:
    period = room.table.playing.game.lasting_period
    assert period is not None
    return period.ends.least


async def seal(phone: Phone) -> None:
    """Act if asked, and have a hunch if not."""
    if not phone.asks:
        assert await phone.send("hunch", seat=0) == ""
        return
    ask = phone.asks[0]
    assert await phone.answer(ask["act"], *[first(slot) for slot in ask["slots"]]) == ""
    if phone.asks and "done" in phone.asks[0]["idle"] and ask["act"] == phone.asks[0]["act"]:
        await phone.answer("done")


def first(slot: Said) -> Any:
    """The first that a slot takes."""
    if slot["kind"] == "seats":
        return slot["seats"][: slot["least"]]
    return slot["seats"][0] if "seats" in slot else slot["least"]


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


PLANNING: Settings = {**TOGETHER, "preset": "professional"}


async def plan(room: Room) -> None:
    """The gang names the same three victims: it is done."""
    for phone in room.holders("mafia", "don"):
        for night in (2, 3, 4):
            assert await phone.answer("plan", 0, night) == ""


@pytest.mark.parametrize("takes", [1, 17, 40, 70])
@in_virtual_time
async def test_orig_r104_a_planning_ends_only_at_moments_drawn_by_lot(takes: int) -> None:
    """ORIG-602 So nobody sees which tap ended it: the gang's would be the last."""
    room = await asleep(8, PLANNING)
    watcher, drawn = room.watch(), least(room)
    assert 1 <= drawn <= 16
    for phone in room.seated():
        assert await phone.send("hunch", seat=0) == ""
    await until(takes)
    assert watcher.times("step_ended") == []
    await plan(room)
    await until(takes + 16.25)
    (ended,) = watcher.times("step_ended")
    assert takes <= ended < takes + 16 and (ended - drawn) % 16 == 0


@in_virtual_time
async def test_orig_602_a_planning_lasts_its_two_minutes_if_one_sleeper_seals_nothing() -> None:
    """Or whoever had not touched the phone by its end could not be of the gang."""
    room = await asleep(8, PLANNING)
    watcher = room.watch()
    for phone in room.seated():
        if phone is not room.holder("resident"):
            assert await phone.send("hunch", seat=0) == ""
    await plan(room)
    await until(120.25)
    assert watcher.times("step_ended") == [120]


@in_virtual_time
async def test_orig_r104_a_step_in_which_a_gang_may_plan_anew_has_its_whole_length() -> None:
    """ORIG-R29 Or its end would tell whether that gang lives."""
    room = await asleep(8, {**PLANNING, "gang_replan": "window"})
    while room.game.night < 4:
        room.table.take(CLOCK)
    period = room.game.lasting_period
    assert room.game.step == "mafia" and period is not None
    assert (period.ends.seconds, period.ends.least) == (150, 0)


@in_virtual_time
async def test_what_was_sealed_stands_after_a_restart() -> None:
    room = await asleep(8, TOGETHER)
    for phone in room.seated():
        await seal(phone)
    assert (await room.logged()).have_all_sealed()
    room.table.take(CLOCK)
    assert not room.table.have_all_sealed()


async def started(people: int, settings: Settings, book: str, **more: Any) -> Room:
    """Everybody has looked at what was dealt: the first night begins."""
    room = await dealt(people, settings, book=book, **more)
    for phone in room.seated():
        assert await phone.answer("ready") == ""
    return room


OTHERS: dict[str, Settings] = {
    "spytown": {"night_pace": "together", "t_agent": 30},
    "bigcity": {"night_pace": "together", "night_step_limit_s": 30},
}


@pytest.mark.parametrize("book", OTHERS)
@in_virtual_time
async def test_spy_r61_city_r78_a_call_ends_when_all_have_sealed_but_not_before_its_time(book: str) -> None:
    room = await started(9, OTHERS[book], book)
    period, began, drawn = room.table.playing.game.lasting_period, clock(), least(room)
    assert 11 <= drawn <= 21
    for phone in room.seated():
        await seal(phone)
    await until(began + drawn - 0.25)
    assert room.table.playing.game.lasting_period is period
    await until(began + drawn + 0.25)
    assert room.table.playing.game.lasting_period is not period


@pytest.mark.parametrize("book", OTHERS)
@in_virtual_time
async def test_spy_1203_city_326_who_seals_nothing_gives_a_call_its_whole_length(book: str) -> None:
    room = await started(9, OTHERS[book], book)
    period, began = room.table.playing.game.lasting_period, clock()
    for phone in room.seated()[1:]:
        await seal(phone)
    await until(began + 29.75)
    assert room.table.playing.game.lasting_period is period
    await until(began + 30.25)
    assert room.table.playing.game.lasting_period is not period


@in_virtual_time
async def test_spy_r61_nobody_waits_for_one_who_is_lost_in_secret() -> None:
    """SPY-1105 Or the length of the Mafia phase would tell that the Agent is uncovered."""
    room = await started(6, {**OTHERS["spytown"], "t_mafia": 30, "small_first_mafia_phase": "hold"}, "spytown")
    game = room.table.playing.game
    assert isinstance(game, Spytown)
    agent = next(phone for phone in room.seated() if phone.asks[0]["act"] == "check")
    assert await agent.answer("check", game.tokens.index("mafioso")) == ""
    for phone in room.seated():
        if phone is not agent:
            await seal(phone)
    await until(clock() + least(room) + 0.25)
    assert agent.times("lost") and game.phase == "mafia_phase"
    began = room["A"].times("step_began", step="mafia_phase")[0]
    drawn = least(room)
    for phone in room.seated():
        if phone is not agent:
            await seal(phone)
    await until(began + drawn + 0.25)
    assert room["A"].times("step_ended", step="mafia_phase") == [began + drawn]


@in_virtual_time
async def test_bots_have_their_hunches_so_that_a_step_ends_together() -> None:
    room = await asleep(1, TOGETHER, bots=7)
    while room.game.phase == "deal":
        await until(clock() + 0.25)
    began = room["A"].times("step_began")[0]
    await seal(room["A"])
    await until(began + 29)
    assert began + 11 <= room["A"].times("step_ended")[0] <= began + 25


@in_virtual_time
async def test_a_dead_bot_has_no_hunches() -> None:
    room = await asleep(1, TOGETHER, bots=7)
    while room.game.night < 3 or room.game.lasting_period is None:
        await until(clock() + 1)
    living, before = room.game.living, len(room.table.notes.hunches)
    await until(clock() + 25)
    seats = {one.seat for one in room.table.notes.hunches[before:]}
    assert living != 255 and seats and not bits(seats) & ~living


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
        began, step, drawn = clock(), room.game.step, period.ends.least
        lives = any(room.game.cards[seat] == step for seat in range(12) if room.game.living & bit(seat))
        if room.game.living & bit(me.seat):
            await until(began + 9 * chance.uniform(0.3, 1.0))
            await seal(me)
        while room.game.lasting_period is period:
            await until(clock() + 0.1)
        if step in SOLO and room.game.night > 1:
            found.append((lives, clock() - began > drawn + 0.2))
    return found


async def difference(games: int, waited: Waited = waited) -> float:
    """How much more often a step is waited for whose player lives than one whose player is dead."""
    found = [one for seed in range(games) for one in await waited(seed)]
    living, dead = ([late for lives, late in found if lives is which] for which in (True, False))
    assert len(living) > 20 and len(dead) > 20
    return fmean(living) - fmean(dead)


CALLED = {f"call_{card}": card for card in ("doctor", "sleuth", "journalist", "psychic", "lover")}
CITY: Settings = {
    **{"night_pace": "together", "night_step_limit_s": 30, "role_table": "off"},
    **{"discussion_limit_s": 5, "vote_limit_s": 5, "response_limit_s": 5},
    "roles": ("mafia=3", "peaceful_resident=4", *CALLED.values()),
}


async def waited_in_the_city(seed: int) -> list[tuple[bool, bool]]:
    """The same of a game of `bigcity`, whose days run by themselves."""
    room = await started(1, CITY, "bigcity", bots=11, bot_seconds=60.0)
    me, chance, found, end = room["A"], Random(seed), [], clock() + 5000
    game = room.table.playing.game
    assert isinstance(game, BigCity)
    while room.table.phase == GAME and clock() < end:
        period = game.lasting_period
        if period is None or not period.ends.least:
            await until(clock() + 1)
            continue
        began, card, drawn = clock(), CALLED.get(game.step), period.ends.least
        lives = any(game.cards[seat] == card for seat in each(game.living))
        if game.living & bit(me.seat):
            await until(began + 9 * chance.uniform(0.3, 1.0))
            await seal(me)
        while game.lasting_period is period:
            await until(clock() + 0.1)
        if card and game.night > 1:
            found.append((lives, clock() - began > drawn + 0.2))
    return found


@in_virtual_time
async def test_city_326_with_bots_the_length_of_a_call_does_not_tell_whether_its_player_lives() -> None:
    assert abs(await difference(16, waited_in_the_city)) < 0.3


@in_virtual_time
async def test_orig_508_with_bots_the_length_of_a_step_does_not_tell_whether_its_player_lives() -> None:
    assert abs(await difference(8)) < 0.3


async def agents_last(games: int) -> float:
    """In games of `spytown` with bots: the share of the Agent's phases that ended with an act of the Agent's own."""
    found: list[bool] = []
    for seed in range(games):
        room = await started(1, OTHERS["spytown"], "spytown", bots=11, bot_seconds=60.0)
        me, chance, game = room["A"], Random(seed), room.table.playing.game
        assert isinstance(game, Spytown)
        while game.phase != "agent_phase":
            await until(clock() + 1)
        step, began = room.table.step(), clock()
        await until(began + 9 * chance.uniform(0.3, 1.0))
        await seal(me)
        missing = 0
        while room.table.step() == step:
            missing = game.living & ~room.table.notes.sealed.at(step) or missing
            await until(clock() + 0.1)
        found.append(missing == bit(game.holder_of("agent")))
    return fmean(found)


@in_virtual_time
async def test_spy_1203_with_bots_the_agent_is_the_last_no_more_often_than_others() -> None:
    """SPY-405 The phase is held only while there is an Agent, so its length can tell only how long the Agent takes."""
    assert await agents_last(24) < 0.3


@pytest.mark.long
@in_virtual_time
async def test_the_measure_finds_agents_who_think_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_to_sleep(monkeypatch)
    assert await agents_last(12) > 0.6


@pytest.mark.long
@pytest.mark.parametrize("waited", [waited, waited_in_the_city])
@in_virtual_time
async def test_the_measure_finds_bots_that_think_over_acts_alone(
    waited: Waited, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry_to_sleep(monkeypatch)
    assert await difference(8, waited) > 0.3


def hurry_to_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots that are not asked have their hunch at once."""

    def at_once(self: Robots, table: Table, seat: int, robot: Robot, now: float, left: float | None) -> None:
        period = table.playing.game.lasting_period
        if period is not None and robot.slept != period.number and robot.due is None:
            robot.slept, robot.guesses = period.number, now

    monkeypatch.setattr(Robots, "sleep", at_once)
    monkeypatch.setattr(robots, "HURRY", 0.95)
