"""When the bots of a table do what (table/robots.py), without a clock and without thinking."""

from __future__ import annotations

from typing import Any, cast

import pytest

from citysleeps.agents.bot import Bot
from citysleeps.kernel.ask import NEXT, Answer, Ask
from citysleeps.kernel.endings import lasts
from citysleeps.kernel.forms import Input, Text
from citysleeps.kernel.seats import ALL, HOST_SEAT, NOBODY, bit
from citysleeps.kernel.stops import Every, Waiting
from citysleeps.table import robots, rows
from citysleeps.table.clock import Clock
from citysleeps.table.phases import OVER
from citysleeps.table.robots import (
    AGAIN,
    AMONG_BOTS,
    CHANGES,
    HOST_SECONDS,
    HURRY,
    PONDER,
    READ,
    TALKS,
    Robot,
    Robots,
    Thought,
)
from citysleeps.table.study import Found, Sitting
from citysleeps.table.table import Table
from citysleeps.table.thinkers import Sitter, Thinker
from citysleeps.table.times import Times

from .bare import playing
from .test_perform import asleep
from .test_seating import dealt

A, B, C, D = range(4)
READY = Ask(0b1111, "ready")
VOTE = Ask(0b1111, "vote", (0b111,), ("done",))
SAY = Ask(0b1111, "say", (Text(9),))


class Someone(Bot[Any]):
    """Heeds votes, speaks, and lets others talk before it guesses."""

    heeds = ("vote",)
    speaks = ("say",)
    ponders = ("guess",)


class Elsewhere:
    """Thinks of nothing, and keeps who was forgotten."""

    def __init__(self) -> None:
        self.forgotten: list[Sitter] = []

    def think(self, *given: object) -> None: ...

    def forget(self, sitters: list[Sitter]) -> None:
        self.forgotten += sitters


@pytest.fixture(autouse=True)
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots take as long as they may."""
    monkeypatch.setattr(robots, "uniform", lambda least, most: most)


def robot(seat: int = A) -> Robot:
    return Robot(Someone(), Sitter(Sitting("careful", False, cast(Any, None), seat, cast(Any, None))))


def some(*seats: int) -> Robots:
    found = Robots(6.0, cast(Thinker, Elsewhere()))
    found.seats = {seat: robot(seat) for seat in seats}
    return found


def watched(table: Table, now: float = 100.0) -> tuple[Robots, Times]:
    found, times = Robots(6.0, cast(Thinker, Elsewhere())), Times()
    times.follow(table.playing.game, now, True)
    found.watch(table, now, times)
    return found, times


# One bot


def test_a_bot_notes_what_its_seat_is_told_once() -> None:
    game = asleep(playing()).playing.game
    one = robot(B)
    one.look(game)
    heard = [fact for to, fact in game.log if to >> B & 1]
    assert one.sitter.facts == heard and 0 < one.told == len(heard) < len(game.facts)
    one.look(game)
    assert one.told == len(heard)


def test_a_new_step_is_answered_anew() -> None:
    one = robot()
    one.turn((3, 0))
    one.answered, one.changes, one.due = {"vote": Answer(A, "vote")}, 2, 5.0
    one.turn((3, 0))
    assert (len(one.answered), one.changes, one.due) == (1, 2, 5.0)
    one.turn((3, 1))
    assert (one.answered, one.changes, one.due, one.clock) == ({}, 0, None, (3, 1))


def test_a_bot_answers_what_it_has_not_and_reconsiders_when_it_hears_more() -> None:
    one = robot()
    assert one.wants([READY, VOTE]) == [READY, VOTE]
    one.answered["ready"] = Answer(A, "ready")
    assert one.wants([READY, VOTE]) == [VOTE]
    one.answered["vote"] = Answer(A, "vote", (B,))
    assert one.wants([READY, VOTE]) == []
    one.sitter.facts.append(cast(Any, "news"))
    assert one.wants([READY, VOTE]) == [READY, VOTE]
    assert one.wants([READY, SAY]) == [SAY]  # what it has not answered comes first
    one.changes = CHANGES - 1
    assert one.wants([READY, VOTE]) == [READY, VOTE]
    one.changes = CHANGES
    assert one.wants([READY, VOTE]) == [VOTE]  # it may still be done
    one.heard = 1
    assert one.wants([READY, VOTE]) == []


def test_a_bot_changes_its_mind_only_so_often_and_is_done_where_no_clock_runs() -> None:
    one = robot(B)
    first, other, done = Answer(B, "vote", (A,)), Answer(B, "vote", (C,)), Answer(B, "done")
    assert one.decides(first, "vote", [VOTE], timed=False) == first
    assert (one.answered, one.changes) == ({"vote": first}, 0)
    assert one.decides(first, "vote", [VOTE], timed=True) is None
    assert one.decides(first, "vote", [VOTE], timed=False) == done
    assert one.decides(first, "vote", [READY, SAY], timed=False) is None
    assert one.decides(first, "vote", [Ask(1, "vote"), Ask(1, "point", (), ("done",))], timed=False) is None
    assert one.changes == 4
    one.changes = 3
    assert one.decides(first, "vote", [READY, VOTE], timed=False) == done
    assert one.decides(other, "vote", [VOTE], timed=True) == other and one.answered == {"vote": other}
    assert one.changes == CHANGES
    assert one.decides(first, "vote", [VOTE], timed=True) is None and one.answered == {"vote": other}


def test_a_thought_stands_while_nothing_else_is_asked_and_the_host_does_nothing() -> None:
    play = playing().playing
    seats = {A: robot(A), B: robot(B)}
    thought = Thought(seats[A], play, [], [READY])
    assert thought.stands(seats, play)
    play.answer(Answer(C, "ready"))
    assert thought.stands(seats, play)
    play.inputs.append(Answer(HOST_SEAT, "say"))
    assert not thought.stands(seats, play)
    assert Thought(seats[A], play, [], [READY]).stands(seats, play)
    assert not Thought(robot(A), play, [], [READY]).stands(seats, play)
    assert not Thought(robot(C), play, [], [READY]).stands(seats, play)
    thought = Thought(seats[A], play, [], [READY])
    thought.clock = (-1, 0)
    assert not thought.stands(seats, play)


# When


def test_a_bot_takes_its_time_but_leaves_some_and_waits_for_a_great_moment() -> None:
    found, times = some(), Times()
    assert found.when(100.0, times) == 106.0
    assert found.when(100.0, times, PONDER) == 160.0
    found.pace = AMONG_BOTS
    assert found.when(100.0, times) == 103.0
    found.pace = 1.0
    times.limit.set(8, 100.0, True)
    assert found.when(100.0, times) == 100.0 + HURRY * 8
    times.held_until = 100.0 + 3.0
    moment = times.moment_left(100.0)
    assert 0 < moment < 4 and found.when(100.0, times) == 100.0 + moment + HURRY * (8 - moment)
    times.limit.set(1, 100.0, True)
    times.held_until = 106.0
    assert found.when(100.0, times) == pytest.approx(100.5 + HURRY * 0.5)
    times.limit.set(0, 100.0, True)
    assert found.when(100.0, times) == 112.0
    times.limit.set(4, 100.0, True)
    times.seen, times.periods[1] = 1, Clock()
    times.periods[1].set(60, 100.0, True)
    assert times.moment_left(100.0) == 6.0 and found.when(100.0, times) == 102.0 + HURRY * 2  # half of what is left


def test_a_bot_takes_more_or_less_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, float]] = []
    monkeypatch.setattr(robots, "uniform", lambda *between: asked.append(between) or 0.5)
    assert (some().when(100.0, Times()), asked) == (103.0, [(0.3, 1.0)])


def test_a_bot_lets_others_talk_and_goes_on_sooner_where_all_wait_for_it_alone() -> None:
    table = playing()
    found = some(A, B)
    one = found.seats[A]
    assert found.patience(one, [READY]) == 1.0
    assert found.patience(one, [READY, Ask(1, "guess")]) == PONDER
    found.play, found.acted = table.playing, (A, 0)
    assert (found.patience(one, [READY]), found.patience(found.seats[B], [READY])) == (AGAIN, 1.0)
    assert found.patience(one, [Ask(1, "guess")]) == PONDER
    table.take(Answer(C, "ready"))
    assert found.patience(one, [READY]) == 1.0
    found.play, found.acted = asleep(playing()).playing, (A, 6)
    assert found.play.game.lasting_period and found.patience(one, [READY]) == 1.0


def test_a_bot_answers_what_it_is_asked_and_speaks_where_it_has_heard_more() -> None:
    found, times = some(A), Times()
    one = found.seats[A]
    found.listen(one, [READY], [], 100.0, times)
    assert (one.due, one.talks) == (106.0, None)
    found.listen(one, [READY], [SAY], 101.0, times)
    assert (one.due, one.talks) == (106.0, None)  # it was told nothing since it last considered that
    one.sitter.facts.append(cast(Any, "news"))
    found.listen(one, [READY], [SAY], 102.0, times)
    found.listen(one, [READY], [SAY], 103.0, times)
    assert (one.due, one.talks) == (106.0, 108.0)
    one.answered["ready"], one.heard = Answer(A, "ready"), 1
    found.listen(one, [READY], [], 104.0, times)
    assert (one.due, one.talks) == (None, None)
    one.due = 5.0
    found.listen(one, [], [SAY], 104.0, times)
    assert (one.due, one.talks) == (None, 110.0)
    found.listen(one, [Ask(1, "guess")], [], 100.0, times)
    assert one.due == 160.0
    one.heard = 0
    found.listen(one, [], [], 100.0, times)
    assert one.due is None


def test_a_bot_that_is_not_asked_by_night_has_a_hunch_once_a_step() -> None:
    table = asleep(dealt())
    found, times = some(4, 5), Times()
    period = cast(Any, table.playing.game.lasting_period)
    period.number = number = 1
    one = found.seats[4]
    found.sleep(table, 4, one, 100.0, times)
    assert (one.slept, one.guesses) == (number, 106.0)
    found.sleep(table, 4, one, 101.0, times)
    assert one.guesses == 106.0
    one.slept, one.due = -1, 105.0
    found.sleep(table, 4, one, 100.0, times)
    assert (one.slept, one.guesses) == (number, None)
    one.guesses, one.slept = 106.0, -1
    table.playing.game.living &= ~bit(4)
    found.sleep(table, 4, one, 100.0, times)
    assert (one.slept, one.guesses) == (-1, None)
    table = asleep(dealt())
    cast(Any, table.playing.game.lasting_period).ends = lasts(0, 5)
    one.guesses = 106.0
    found.sleep(table, 4, one, 100.0, times)
    assert (one.slept, one.guesses) == (-1, None)  # nobody sees how long it lasts
    one.guesses = 106.0
    found.sleep(dealt(), 4, one, 100.0, times)
    assert (one.slept, one.guesses) == (-1, None)
    one.guesses = 106.0
    found.sleep(asleep(dealt(night_pace="fixed")), 4, one, 100.0, times)
    assert (one.slept, one.guesses) == (-1, None)  # the step ends by its clock alone


def test_hunches_are_due_one_after_the_other() -> None:
    table = asleep(dealt())
    found = some(4, 5, 6)
    assert found.hunch(table, 100.0) is None
    found.seats[5].guesses, found.seats[6].guesses = 100.0, 99.0
    facts = len(table.playing.game.facts)
    assert found.hunch(table, 98.0) is None
    assert [found.hunch(table, 100.0) for _ in range(3)] == [
        *(rows.Hunched(5, NOBODY, facts), rows.Hunched(6, NOBODY, facts), None)
    ]


def test_a_bot_that_hosts_goes_on_where_no_clock_runs() -> None:
    table = (
        playing(0 + 1, bots=11, host_mode="hostless", temporary_host="B")
        if False
        else playing(12, host_mode="hostless")
    )
    game = table.playing.game
    found = some(A, 11)
    host, other = found.seats[11], found.seats[A]
    game.seconds = 0
    assert not game.allowed
    for one in (host, other):
        found.host(table, one.seat, one, 100.0)
    assert (host.step, host.next, other.step, other.next) == (game.began, 100.0 + HOST_SECONDS, -1, None)
    found.host(table, 11, host, 105.0)
    assert host.next == 100.0 + HOST_SECONDS
    assert [found.goes_on(now) for now in (119.0, 120.0, 121.0)] == [None, NEXT, None]
    found.host(table, 11, host, 130.0)
    assert host.next is None  # once a step
    host.next = 150.0
    game.seconds = 30
    found.host(table, 11, host, 130.0)
    assert (host.step, host.next) == (-1, None)
    game.seconds, host.next = 0, 150.0
    game.stop = Every([Ask(0, "ready")])
    found.host(table, 11, host, 130.0)
    assert (host.step, host.next) == (-1, None)


def test_the_next_thing_that_a_bot_does_is_due_first() -> None:
    found = some(A, B)
    one, two = found.seats.values()
    assert found.due() is None
    one.due, one.talks, two.guesses, two.next = 1.0, 2.0, 3.0, 4.0
    assert found.due() == 1.0
    one.due = None
    assert found.due() == 2.0
    found.thought = Thought(one, playing().playing, [], [])
    assert found.due() == 3.0  # while one thinks, no other begins to
    two.guesses = None
    assert found.due() == 4.0


# Thinking


def asking(table: Table, *asks: Ask, offers: list[Ask] | None = None) -> Table:
    """Nothing but this is asked and offered."""
    game = table.playing.game
    game.stop = Every([*asks]) if asks else Waiting()
    game.stop.game = game
    game.stop.own = lambda _: offers or []
    game.offered.forget()
    return table


def test_a_bot_that_is_due_begins_to_think() -> None:
    table = asking(playing(), READY)
    found = some(A, B, C)
    _, two, three = found.seats.values()
    assert found.begin(table, 100.0) is None
    two.due, three.due = 100.0, 99.0
    thought = found.begin(table, 100.0)
    assert thought and thought.robot is three and thought is found.thought and three.due is None  # the first to be due
    assert (thought.asks, thought.offers) == ([READY], [])
    assert found.begin(table, 100.0) is None and two.due == 100.0
    found.thought = None
    two.answered["ready"] = Answer(B, "ready")
    two.due, three.due = 100.0, 101.0
    assert found.begin(table, 100.0) is None and (two.due, three.due) == (None, 101.0)
    assert found.begin(asking(table, READY, offers=[SAY]), 100.0) is None  # nobody is due


def test_everybody_reads_a_claim_before_another_bot_that_may_speak_says_or_does_anything() -> None:
    table = asking(playing(), READY, offers=[SAY])
    found, times = some(A, B, C), Times()
    one, two, three = found.seats.values()
    found.read(table.playing, 100.0, times)
    assert found.reads == 0.0  # nobody has claimed anything
    table.playing.inputs.append(Answer(D, "claim", ("am", "commissar")))
    found.read(table.playing, 100.0, times)
    assert found.reads == 0.0  # a person is no bot
    table.playing.inputs.append(Answer(A, "claim", ("am", "commissar")))
    found.read(table.playing, 100.0, times)
    found.read(table.playing, 101.0, times)  # nothing new
    assert found.reads == 100.0 + READ * 6.0
    one.due, two.talks, three.due = 100.5, 100.2, 100.7
    one.may_speak = two.may_speak = True
    assert found.due() == 100.7 and found.begin(table, 100.6) is None
    assert (thought := found.begin(table, 100.7)) and thought.robot is three  # it says nothing
    found.thought = None
    assert found.due() == found.reads
    assert (thought := found.begin(table, found.reads)) and thought.robot is two  # who wanted to speak first
    times.limit.set(20, 200.0, True)
    table.playing.inputs.append(Answer(A, "claim", ("am", "commissar")))
    found.read(table.playing, 200.0, times)
    assert found.reads == 200.0 + READ * 20.0 / TALKS  # everybody has something to say


def test_a_bot_says_everything_before_it_answers() -> None:
    table = asking(playing(), READY, offers=[SAY])
    found = some(A)
    (one,) = found.seats.values()
    one.due, one.talks = 105.0, 100.0
    thought = found.begin(table, 100.0)
    assert thought and (thought.asks, [ask.act for ask in thought.offers]) == ([], ["say"])
    assert (one.due, one.talks, found.thought) == (105.0, None, thought)
    found.thought = None
    one.due, one.talks = 100.0, 105.0
    thought = found.begin(table, 100.0)
    assert thought and (thought.asks, [ask.act for ask in thought.offers]) == ([READY], ["say"])
    assert (one.due, one.talks) == (None, 105.0)


def concluded(found: Robots, table: Table, thought: Thought, answer: Answer | None, act: str = "") -> Answer | None:
    given = None if answer is None else Input(answer.seat, answer.act, answer.args)
    return found.conclude(table, thought, Found(given, act))


def test_a_thought_becomes_an_answer_if_it_still_stands() -> None:
    table = asking(playing(), READY)
    found = some(A, B)
    one = found.seats[A]
    one.sitter.facts.append(cast(Any, "news"))
    ready = Answer(A, "ready")

    def think(offers: list[Ask] | None = None) -> Thought:
        found.thought = Thought(one, table.playing, offers or [], [READY])
        return found.thought

    assert concluded(found, table, Thought(one, table.playing, [], [READY]), ready, "ready") is None
    thought = think()
    assert concluded(found, table, thought, ready, "ready") == ready
    assert (found.thought, one.heard, one.listened, found.acted) == (None, 1, 0, (A, 1))
    assert concluded(found, table, thought, ready, "ready") is None
    one.answered.clear()
    assert found.conclude(table, think(), None) is None and found.thought is None
    assert concluded(found, table, think([SAY]), None) is None and one.listened == 1
    one.listened = 0
    stale = think([SAY])
    stale.clock = (-1, 0)
    assert concluded(found, table, stale, ready, "ready") is None and one.listened == 0
    assert concluded(found, table, think(), Answer(A, "vote"), "vote") is None
    assert concluded(found, table, think(), ready) is None  # it is asked, not offered
    assert one.answered == {}


def test_what_a_bot_says_gives_the_others_time_to_read() -> None:
    table = asking(playing(), Ask(0b1, "say", (Text(9),)), offers=[SAY])
    found = some(A)
    (one,) = found.seats.values()
    so = Answer(A, "say", ("So.",))
    one.due, one.talks = 5.0, 6.0
    found.thought = thought = Thought(one, table.playing, [SAY], [])
    assert concluded(found, table, thought, so) == so
    assert (one.due, one.talks, one.heard, found.acted) == (None, None, 0, (NOBODY, 0))
    assert one.answered == {}
    found.thought = thought = Thought(one, table.playing, [], table.playing.asks)
    assert concluded(found, table, thought, so, "say") == so
    assert found.acted == (NOBODY, 0)  # the others read first


def test_a_bot_keeps_its_answer_by_the_clock_and_is_done_without_one() -> None:
    table = asking(playing(), Ask(0b1, "vote", (0b110,), ("done",)))
    found = some(A)
    (one,) = found.seats.values()
    vote = Answer(A, "vote", (B,))
    for seconds, said in ((30, None), (1, None), (0, Answer(A, "done"))):
        one.answered = {"vote": vote}
        table.playing.game.seconds = seconds
        found.thought = thought = Thought(one, table.playing, [], table.playing.asks)
        assert concluded(found, table, thought, vote, "vote") == said


# The bots of a table


def test_bots_sit_down_where_bots_play_and_answer_what_is_asked() -> None:
    table = dealt()
    found, times = watched(table)
    assert [*found.seats] == [4, 5, 6, 7] and found.play is table.playing
    assert {one.due for one in found.seats.values()} == {106.0} and found.due() == 106.0
    assert {one.clock for one in found.seats.values()} == {table.playing.game.running_clock}
    assert all(one.told for one in found.seats.values())
    before = dict(found.seats)
    table.take(Answer(4, "ready"))
    found.watch(table, 101.0, times)
    assert found.seats == before and found.seats[4].due is None and found.seats[5].due == 106.0
    table.carry_out(rows.Seated(9, 5))
    table.carry_out(rows.StoodIn(2, "careful"))
    found.watch(table, 102.0, times)
    assert sorted(found.seats) == [1, 4, 6, 7] and found.thinker.forgotten == [before[5].sitter]  # type: ignore[attr-defined]


def test_bots_are_watched_by_night_and_where_they_host() -> None:
    found, _ = watched(asleep(dealt()))
    assert {one.guesses is None for one in found.seats.values() if one.due is None} == {False}
    table = dealt()
    found, times = watched(table)
    table.book = cast(Any, Hosted())
    table.playing.game.seconds = 0
    found.watch(table, 100.0, times)
    assert found.seats[5].next == 100.0 + HOST_SECONDS and found.seats[4].next is None


def test_a_bot_listens_where_something_is_asked_or_offered() -> None:
    for asks, offers, listens in (([], [SAY], True), ([READY], [], True), ([], [], False)):
        table = asking(playing(bots=0), *asks, offers=offers)
        table.carry_out(rows.StoodIn(1, "careful"))
        found = some(A)
        found.play = table.playing
        found.watch(table, 100.0, Times())
        assert (found.seats[A].told > 0) == listens


def test_the_last_bot_that_goes_is_forgotten() -> None:
    table = playing(6)
    table.carry_out(rows.StoodIn(2, "careful"))
    found, times = watched(table)
    assert [*found.seats] == [1]
    table.carry_out(rows.StoodDown(2))
    assert not table.has_bots
    found.watch(table, 101.0, times)
    assert found.seats == {}


class Hosted:
    """A book in which seat 5 hosts."""

    def hosts(self, game: object) -> int:
        return bit(5)


def test_bots_rest_in_a_pause_and_after_the_game() -> None:
    def all_idle(found: Robots) -> bool:
        seats = found.seats.values()
        return {(one.due, one.guesses, one.next, one.talks, one.step, one.slept) for one in seats} == {
            (None, None, None, None, -1, -1)
        }

    for pausing in (True, False):
        table = dealt()
        found, times = watched(table)
        for one in found.seats.values():
            one.guesses = one.next = one.talks = 5.0
            one.step = one.slept = 5
        found.thought = Thought(found.seats[4], table.playing, [], [])
        if pausing:
            table.carry_out(rows.Paused())
        else:
            table.phase = OVER
        found.watch(table, 101.0, times)
        assert found.thought is None and all_idle(found) and len(found.seats) == 4


def test_the_bots_of_a_game_leave_with_it() -> None:
    table = dealt()
    found, times = watched(table)
    sitters = [one.sitter for one in found.seats.values()]
    found.thought = Thought(found.seats[4], table.playing, [], [])
    table.carry_out(rows.Reopened("another secret"))
    table.carry_out(table.setup())
    found.watch(table, 101.0, times)
    assert found.thought is None and found.play is table.playing
    assert found.thinker.forgotten == sitters  # type: ignore[attr-defined]
    assert not {id(one.sitter) for one in found.seats.values()} & {id(one) for one in sitters}
    found.thought = Thought(found.seats[4], table.playing, [], [])
    found.leave()
    assert found.seats == {} and found.thought is None


def test_a_thought_that_no_longer_stands_is_withdrawn() -> None:
    table = dealt()
    found, times = watched(table)
    found.thought = thought = Thought(found.seats[4], table.playing, [], [])
    found.watch(table, 101.0, times)
    assert found.thought is thought
    thought.clock = (-1, 0)
    found.watch(table, 101.0, times)
    assert found.thought is None


def test_where_only_bots_play_they_are_quicker() -> None:
    table = dealt()
    assert not table.is_among_bots() and watched(table)[0].pace == 1.0
    table.playing.game.living &= 0b11110010
    assert not table.is_among_bots()
    table.playing.game.living &= 0b11110000
    assert table.is_among_bots() and watched(table)[0].pace == AMONG_BOTS
    table.playing.game.living = ALL
    for who in (1, 2, 3, 4):
        table.carry_out(rows.StoodIn(who, "careful"))
    assert table.is_among_bots()


def test_a_table_without_bots_has_none() -> None:
    found, times = watched(playing())
    assert found.seats == {} and found.due() is None
    found.seats[A] = robot(A)
    found.watch(playing(), 100.0, times)
    assert found.seats == {}


def test_the_tables_own_bots_are_as_its_manners_say() -> None:
    table = dealt()
    for bots, talk, kind, is_quiet in (
        ("gentle", "quiet", robots.GENTLE, True),
        ("strong", "free", robots.REASONING, False),
    ):
        table.manners = cast(Any, type("Manners", (), {"bots": bots, "talk": talk, "absent": "bot"}))
        sitting = robots.seated(table, "table", 4).sitter.sitting
        assert (sitting.kind, sitting.is_quiet, sitting.seat) == (kind, is_quiet, 4)
        sitting = robots.seated(table, "careful", 5).sitter.sitting
        assert (sitting.kind, sitting.is_quiet, sitting.seat) == ("careful", False, 5)
        assert not sitting.setup.seed


def test_what_is_due_is_due_in_its_moment() -> None:
    assert [robots.is_due(when, 5.0) for when in (None, 4.0, 5.0, 6.0)] == [False, True, True, False]
