"""What a screen is told of the moment is what the rules do: calls, sides, turns to speak, corrections; in any game."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citysleeps.books.book import Book
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.original.shown import Shown as OriginalShown
from citysleeps.books.scene import Call, Scene
from citysleeps.books.spytown.shown import Shown as SpytownShown
from citysleeps.kernel.ask import Answer, takes
from citysleeps.kernel.facts import Fact, fact_name
from citysleeps.kernel.game import Game
from citysleeps.kernel.mending import correctable
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST, HOST_SEAT, NOBODY, SPECTATORS, Seats
from citysleeps.kernel.setup import Setup
from citysleeps.table.feed import lead

from .inputs import answer, habits, host_input, next_input, seeds
from .setups import BENCHES, Bench

books = pytest.mark.parametrize("bench", BENCHES.values(), ids=BENCHES)
SIDED = [name for name in BENCHES if name != "cuba"]  # where sides are chosen, and not dealt
with_sides = pytest.mark.parametrize("bench", [BENCHES[name] for name in SIDED], ids=SIDED)
some = settings(max_examples=12)
MOST_INPUTS = 150
BESIDE = {"point": ("plan",), "mark": ("plan",), "check": ("shoot",), "jail": ("release",)}  # what is asked there too


class Eyes:
    """A view that grows with what is told to somebody."""

    def __init__(self, book: Book, setup: Setup, ears: Seats) -> None:
        self.book = book
        self.ears = ears
        self.seat = ears.bit_length() - 1 if ears < 1 << len(setup.seats) else NOBODY
        self.view: Game = book.blank(setup)
        self.read = 0

    def look(self, play: Play) -> None:
        for to, fact in play.game.log[self.read :]:
            if to & self.ears:
                fact.apply(self.view)
        self.read = len(play.game.facts)

    def shown(self) -> Scene:
        return self.book.screen.shown(self.view, self.seat)


def everybody(bench: Bench, setup: Setup) -> list[Eyes]:
    seats = [1 << seat for seat in range(len(setup.seats))]
    return [Eyes(bench.book, setup, ears) for ears in (HOST, SPECTATORS, *seats)]


def go_on(play: Play, people: Any, chance: Random) -> None:
    sent = next_input(play, people, chance)
    if sent.act != "correct" and not play.answer(sent):
        return
    assert not play.answer(answer(play, people, chance))


def public(call: Call) -> Call:
    return msgspec.structs.replace(call, seats=())


@books
@some
@given(st.data())
def test_the_steps_that_are_called_are_those_that_were_said_to_be(bench: Bench, data: st.DataObject) -> None:
    """ORIG-503 to ORIG-507, SPY-401 Every step that begins in a night is the next of the calls; all see the same calls,
    and whoever is asked in a step is among its seats to a host, with its act, for its length."""
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    setup = msgspec.structs.replace(setup, lasting=True)
    play = Play(bench.book, setup)
    eyes = everybody(bench, setup)
    described = bench.book.lobby.describe()
    begun: list[str] = []
    read = 0
    while not play.game.over and len(play.inputs) < MOST_INPUTS:
        for one in eyes:
            one.look(play)
        host, *others = [one.shown() for one in eyes]
        calls = [call.step for call in host.calls]
        for fact in play.game.facts[read:]:
            name = fact_name(fact)
            if name in ("night_began", "turn_began", "night_begun"):
                begun = []
            elif name in ("step_began", "called") and getattr(fact, "step", "") in described.steps:
                begun.append(fact.step)  # type: ignore[attr-defined]
        read = len(play.game.facts)
        if calls:
            assert begun == calls[: len(begun)] and begun[-1] in host.where
            now = host.calls[len(begun) - 1]
            period = play.game.lasting_period
            if period:
                assert now.seconds == period.ends.seconds
            for seat in range(play.game.size):
                for ask in play.game.stop.open_to(seat):
                    assert seat in now.seats and ask.act in (now.act, *BESIDE.get(now.act, ()))
                    if ask.act == "plan":
                        assert set(range(ask.slots[1].least, ask.slots[1].most + 1)) <= set(now.nights)  # type: ignore[union-attr]
            for other in others:
                assert list(map(public, other.calls)) == list(map(public, host.calls))
        go_on(play, people, chance)


@some
@given(st.data())
def test_the_mafia_are_told_to_meet_when_they_are_first_called(data: st.DataObject) -> None:
    """SPY-210 And not again: later calls have another line, which is the same to everybody (above)."""
    bench = BENCHES["spytown"]
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, setup)
    anyone = Eyes(bench.book, setup, SPECTATORS)
    while not play.game.over and len(play.inputs) < MOST_INPUTS:
        anyone.look(play)
        scene = anyone.shown()
        called = [fact for fact in play.game.facts if fact_name(fact) == "step_began"]
        times = [getattr(fact, "step", "") for fact in called].count("mafia_phase")
        if "mafia_phase" in scene.where:
            said = {line.id for call in scene.calls if call.step == "mafia_phase" for line in call.lines}
            assert said <= {"recruitment-called", "step-began-mafia-phase" if times == 1 else "mafia-called-again"}
        go_on(play, people, chance)


@with_sides
@some
@given(st.data())
def test_everybody_is_told_the_own_side_and_nobody_another(bench: Bench, data: st.DataObject) -> None:
    """ORIG-1257, SPY-311 The side of one who was dealt something is the side that the rules have for him; the werewolf
    learns his in his own step."""
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, setup)
    eyes = everybody(bench, setup)
    phases = bench.book.lobby.describe().phases
    while not play.game.over and len(play.inputs) < MOST_INPUTS:
        game: Any = play.game
        for one in eyes:
            one.look(play)
            mine = one.shown().own
            if one.seat == NOBODY:
                assert mine.side == ""
            elif game.cards[one.seat] != "werewolf" and game.known(one.seat)[0]:
                assert mine.side == game.side(one.seat)
                where = game.where()
                if phases[where[-1]].kind == "night" and game.stop.open_to(one.seat):
                    assert set(where) & set(mine.steps)
        go_on(play, people, chance)


@some
@given(st.data())
def test_a_host_is_told_every_side_and_nobody_else_is(data: st.DataObject) -> None:
    """SPY-311, SPY-704 Once all is dealt, a host who holds nothing knows whom each plays for, also after a swap or a
    recruitment; players and those who watch are told no sides before the end."""
    bench = BENCHES["spytown"]
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, setup)
    eyes = everybody(bench, setup)
    while not play.game.over and len(play.inputs) < MOST_INPUTS:
        game: Any = play.game
        for one in eyes:
            one.look(play)
        host, *others = [one.shown() for one in eyes]
        assert isinstance(host, SpytownShown)
        is_dealt = "" not in game.tokens
        assert host.sides == (tuple(game.side(seat) for seat in range(game.size)) if is_dealt else ())
        assert not any(isinstance(one, SpytownShown) and one.sides for one in others)
        go_on(play, people, chance)


@some
@given(st.data())
def test_who_is_to_speak_speaks_next(data: st.DataObject) -> None:
    """ORIG-808, ORIG-811 The floor goes to the first of those who are to speak."""
    bench = BENCHES["original"]
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, setup)
    watcher = Eyes(bench.book, setup, SPECTATORS)
    while not play.game.over and len(play.inputs) < MOST_INPUTS:
        for to, fact in play.game.log[watcher.read :]:
            if to & watcher.ears:
                spoken(watcher, fact)
                fact.apply(watcher.view)
        watcher.read = len(play.game.facts)
        go_on(play, people, chance)


def spoken(watcher: Eyes, fact: Fact) -> None:
    shown = watcher.shown()
    assert isinstance(shown, OriginalShown)
    if fact_name(fact) == "floor_given":
        if fact.kind == "speech":  # type: ignore[attr-defined]
            assert shown.to_speak[0] == fact.seat  # type: ignore[attr-defined]
        else:
            assert fact.seat in shown.docket  # type: ignore[attr-defined]
    if fact_name(fact) == "vote_opened":
        assert set(fact.candidates) <= set(shown.docket)  # type: ignore[attr-defined]


@books
@some
@given(st.data())
def test_whatever_may_be_corrected_is_listed(bench: Bench, data: st.DataObject) -> None:
    """ORIG-1409, SPY-1206, CITY-1202 A correction that the rules accept is one of those that a host was told of; but
    what is said, which a host may enter for a player, is not listed."""
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, setup)
    while not play.game.over and len(play.inputs) < 120:
        for _ in range(3):
            sent = host_input(play, chance)
            unlisted = ("say", *bench.book.unlisted)
            if sent.act == "correct" and sent.args[1] not in unlisted and not play.reason(sent):
                seat, act, *args = sent.args
                listed = [ask for one, ask in correctable(play) if one == seat]
                assert any(takes(ask, str(act), tuple(args)) for ask in listed), f"{sent} is not among {listed}"
                if chance.randrange(2):
                    assert not play.answer(sent)
                    break
        if not play.game.over:
            go_on(play, people, chance)


@books
@some
@given(st.data())
def test_nothing_is_listed_for_one_who_may_not_correct(bench: Bench, data: st.DataObject) -> None:
    """ORIG-1304, SPY-1610 A temporary host, or the one who set up the table, puts nothing right."""
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, setup)
    while not play.game.over and len(play.inputs) < 120:
        anything = any(
            bench.book.hinders(play.game, Answer(HOST_SEAT, "correct", (seat, "pass"))) == ""
            for seat in range(play.game.size)
        )
        anything |= isinstance(play.game, Cuba) and play.game.is_assisted  # CUBA-1416 he enters what others say
        assert anything or correctable(play) == []
        go_on(play, people, chance)


@some
@given(st.data())
def test_what_the_creator_may_do_changes_only_with_what_all_are_told(data: st.DataObject) -> None:
    """SPY-1610 Where the software is Game Master, what it offers to the one who set up the table is no sign of anything
    secret: it changes only when everybody is told something, and it is legal."""
    bench = BENCHES["spytown"]
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, msgspec.structs.replace(setup, lasting=True))
    before, read = lead(play), len(play.game.facts)
    while not play.game.over and len(play.inputs) < MOST_INPUTS:
        go_on(play, people, chance)
        told = [to for to, _ in play.game.log[read:]]
        now, read = lead(play), len(play.game.facts)
        assert now == before or ALL in told or play.game.over
        assert all(not play.reason(Answer(HOST_SEAT, ask.act)) for ask in now if not ask.slots)
        before = now


@books
@some
@given(st.data())
def test_facts_are_public_where_the_book_says_so(bench: Bench, data: st.DataObject) -> None:
    """ORIG-1910, SPY-1203 What is described as public is told to all, and nothing else is."""
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, setup)
    described = bench.book.lobby.describe().facts
    while not play.game.over and len(play.inputs) < MOST_INPUTS:
        go_on(play, people, chance)
    for to, fact in play.game.log:
        assert (to == ALL) == described[fact_name(fact)].public, fact
