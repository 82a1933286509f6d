"""A thought takes time. If what was asked is withdrawn meanwhile, it is dropped, and never answers anything else."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from citysleeps.agents import original
from citysleeps.agents.original.careful import Careful
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.game import Game
from citysleeps.kernel.seats import Seat
from citysleeps.table.study import met, sent
from citysleeps.table.thinkers import Done, Here, Payer, Sitter, Thinker

from .faulty import FaultyStore
from .phones import Room, asleep, dealt, quiet, room_of
from .test_bots import deal_to, over
from .virtual import clock, in_virtual_time, until


class Held:
    """Thinks, and keeps what was found until it is let go."""

    def __init__(self) -> None:
        self.here = Here()
        self.is_slow = False
        self.kept: list[tuple[Sitter, Callable[[], object]]] = []

    def one(self, payer: Payer) -> Thinker:
        return self

    def think(self, sitter: Sitter, offers: list[Ask], asks: list[Ask], done: Done) -> None:
        if self.is_slow:
            self.kept.append((sitter, partial(done, self.here.thought(sitter, offers, asks))))
        else:
            self.here.think(sitter, offers, asks, done)

    def forget(self, sitters: list[Sitter]) -> None:
        self.here.forget(sitters)

    async def close(self) -> None:
        """Nothing runs."""

    def let_go(self) -> None:
        """All thoughts are done now, and those that follow at once."""
        self.is_slow = False
        for _, tell in self.kept:
            tell()


async def thinking(room: Room, held: Held, among: Callable[[Seat], bool] = lambda seat: True) -> Seat:
    """Go on until a bot thinks about its speech, and longer than usual. Returns its seat."""
    while True:
        held.is_slow = room.game.step == "speech"
        held.kept = [one for one in held.kept if room.game.step == "speech" and among(one[0].sitting.seat)]
        if held.kept and room.game.floor == held.kept[-1][0].sitting.seat:
            return room.game.floor
        for phone in room.seated():
            if "ready" in phone.acts():
                await phone.answer("ready")
        await until(clock() + 0.1)


async def lateness(room: Room, held: Held) -> int:
    """How many rows a late thought has written."""
    await quiet(room.live)
    before = len(await room.log())
    held.let_go()
    await quiet(room.live)
    return len(await room.log()) - before


async def nothing(room: Room, seat: Seat) -> None:
    """Nothing happens meanwhile."""


async def time_is_up(room: Room, seat: Seat) -> None:
    while room.game.floor == seat:
        await until(clock() + 1)


async def paused(room: Room, seat: Seat) -> None:
    assert await room["A"].send("pause") == ""


async def paused_and_resumed(room: Room, seat: Seat) -> None:
    await paused(room, seat)
    assert await room["A"].send("resume") == ""


async def nobody_is_there(room: Room, seat: Seat) -> None:
    room["A"].disconnect()


async def put_away(room: Room, seat: Seat) -> None:
    await room.hall.put_away([room.table.code])


async def disk_full(room: Room, seat: Seat) -> None:
    """The table is read again from its log, with new bots."""
    store = room.hall.store
    assert isinstance(store, FaultyStore)
    store.fail()
    room["A"].post_command("pause")
    await quiet(room.live)
    while room.live.broken:
        await until(clock() + 0.1)
    assert not room.table.paused


async def removed(room: Room, seat: Seat) -> None:
    assert room.live.table.take(Answer(seat, "leave"))
    room.live.go_on(clock())


Trouble = Callable[[Room, Seat], Awaitable[None]]
TROUBLES: tuple[Trouble, ...] = (
    *(time_is_up, paused, paused_and_resumed, nobody_is_there, put_away, disk_full, removed),
)


@pytest.mark.parametrize("trouble", [nothing, *TROUBLES])
@in_virtual_time
async def test_a_thought_counts_unless_what_was_asked_is_withdrawn(trouble: Trouble) -> None:
    held = Held()
    room = await dealt(1, {"preset": "basic", "speech_seconds": 60}, bots=9, thinkers=held, store=FaultyStore())
    seat = await thinking(room, held)
    await trouble(room, seat)
    assert await lateness(room, held) == (trouble is nothing)


@pytest.mark.parametrize("trouble", [time_is_up, paused_and_resumed, disk_full, removed])
@in_virtual_time
async def test_after_a_thought_that_came_too_late_the_bots_play_on(trouble: Trouble) -> None:
    held = Held()
    room = await dealt(1, {"preset": "basic", "speech_seconds": 60}, bots=9, thinkers=held, store=FaultyStore())
    seat = await thinking(room, held)
    await trouble(room, seat)
    held.let_go()
    await over(room)


@in_virtual_time
async def test_who_is_back_is_not_answered_for_by_a_thought_of_the_stand_in() -> None:
    held = Held()
    room = await dealt(2, {"preset": "basic", "speech_seconds": 60}, bots=8, thinkers=held, grace=5)
    seat = room["B"].seat
    room["B"].disconnect()
    assert await thinking(room, held, lambda one: one == seat) == seat
    room.connect("B")
    assert await lateness(room, held) == 0
    assert "say" in room["B"].acts()


@pytest.mark.parametrize("whom", ["nobody", "itself", "another"])
@in_virtual_time
async def test_a_thought_about_a_step_in_which_the_host_then_corrects_something_is_dropped(whom: str) -> None:
    """The host enters where the bot points itself, or where the one before does."""
    held, room = await pointing()
    itself = held.kept[-1][0].sitting.seat
    [first] = [fact for fact in room["A"].facts if fact["fact"] == "pointed"][-1:]
    if whom != "nobody":
        seat = itself if whom == "itself" else first["member"]
        assert await room["A"].answer("correct", seat, "point", prey(room, first["seat"]), host=True) == ""
    assert await lateness(room, held) == (whom == "nobody")


async def pointing() -> tuple[Held, Room]:
    """A night in which one of the gang has pointed and the next one thinks where to."""
    held = Held()
    room = await dealt(1, {"host_mode": "human", "kill_method": "open_eyes"}, bots=10, thinkers=held)
    while not held.kept:
        if "next" in room["A"].acts(host=True) and room.live.robots.due() is None:
            await room["A"].go_on()
        held.is_slow = any(fact["fact"] == "pointed" for fact in room["A"].facts)
        await until(clock() + 0.1)
    return held, room


def prey(room: Room, but: Seat) -> Seat:
    return next(seat for seat in range(10) if room.game.cards[seat] == "resident" and seat != but)


@in_virtual_time
async def test_while_one_bot_thinks_the_clock_and_the_people_go_on() -> None:
    held = Held()
    room = await dealt(1, {"preset": "basic", "speech_seconds": 60}, bots=9, thinkers=held)
    seat = await thinking(room, held)
    assert await room["A"].answer("ready") == "wrong_phase"
    await time_is_up(room, seat)
    await until(clock() + 10)
    assert len(held.kept) == 2, "another begins, although the first has not come to an end"


@in_virtual_time
async def test_bots_think_one_after_the_other_so_that_each_knows_what_was_done() -> None:
    """All are asked at once; the second begins when the first has answered."""
    held = Held()
    held.is_slow = True
    await dealt(1, bots=9, thinkers=held)
    await until(clock() + 30)
    assert len(held.kept) == 1
    held.kept.pop()[1]()
    await until(clock() + 0.1)
    assert len(held.kept) == 1


@in_virtual_time
async def test_a_bot_whose_process_dies_thinks_again() -> None:
    held = Held()
    room = await dealt(1, {"preset": "basic", "speech_seconds": 60}, bots=9, thinkers=held)
    seat = await thinking(room, held)
    thought = room.live.robots.thought
    assert thought
    room.live.hear_thought(thought, None)
    assert await lateness(room, held) == 0
    await until(clock() + 10)
    assert room.game.floor != seat


class Clumsy(Careful):
    """Fails by day."""

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        if asks[0].act in ("vote", "say"):
            raise KeyError("unforeseen")
        if asks[0].act == "point":
            return Answer(me, "dance")
        return super().answer(view, me, asks, chance)


@in_virtual_time
async def test_a_bot_that_fails_does_the_simplest_thing_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failing: Any = Clumsy
    monkeypatch.setitem(original.BOTS, "careful", failing)
    room = await room_of(1, {"preset": "basic", "speech_seconds": 60}, bots=9)
    await deal_to(room, "A", "resident")
    with caplog.at_level(logging.ERROR, "citysleeps"):
        await over(room)
    assert "KeyError: 'unforeseen'" in caplog.text and "dance" in caplog.text
    assert {fact["seat"] for _, fact in room["A"].heard("floor_ended")} >= {*range(9)} - {room["A"].seat}


@in_virtual_time
async def test_a_bot_that_fails_to_speak_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mute(Careful):
        speaks = ("claim",)

        def speak(self, view: Game, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
            raise KeyError("unforeseen")

    failing: Any = Mute
    monkeypatch.setitem(original.BOTS, "careful", failing)
    room = await asleep(1, {"speech_seconds": 60}, bots=9)
    await over(room)
    assert not room["A"].heard("claimed")


def test_a_thinker_forgets_bots_that_do_not_play_any_more() -> None:
    """Their views are the largest thing that it keeps."""
    here = Here()

    @in_virtual_time
    async def played() -> None:
        room = await dealt(1, bots=9, thinkers=here)
        await until(clock() + 10)
        assert len(here.study.chairs) == len(here.heard) == 9
        room.live.close()
        assert not here.study.chairs and not here.heard

    played()


@in_virtual_time
async def test_bots_that_do_not_fail_are_not_reported(caplog: pytest.LogCaptureFixture) -> None:
    room = await asleep(2, bots=6)
    await until(200)
    assert room.table.playing.inputs and "has failed" not in caplog.text


def test_an_ask_travels_whole() -> None:
    ask = Ask(0b11, "vote", (0b110,), ("done",), "done", barred=0b10)
    assert met(sent(ask)) == ask
