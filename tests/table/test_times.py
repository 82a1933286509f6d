"""The clocks of what is open, each by its own length (table/times.py), and who is asked (table/teller.py)."""

from __future__ import annotations

import pytest
from kernel.coins import A, B, Coins
from kernel.test_waiting import READY, Scripted, begun, unhurried

from citysleeps.kernel.ask import CLOCK, Answer, Ask
from citysleeps.kernel.endings import lasts, upto
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import CLOCK_SEAT, bit
from citysleeps.kernel.stops import Every, First, Rest
from citysleeps.table.clock import Clock
from citysleeps.table.teller import addressed
from citysleeps.table.times import Times

GUESS = Answer(A, "guess")


def timed(script: Scripted, now: float = 0, lasting: bool = True, is_moment: bool = False) -> tuple[Play, Times]:
    """A script of a few lines and its clocks, which run."""
    play, times = begun(script, lasting=lasting), Times()
    times.follow(play.game, now, True, is_moment)
    return play, times


async def a_step(game: Coins) -> None:
    """Two choices of ten seconds in a step of thirty, and one after it."""
    async with game.period(lasts(30)):
        for _ in range(2):
            game.limit(10)
            await First([READY])
    game.limit(20)
    await First([READY])


async def a_talk(game: Coins) -> None:
    """A quick question in a talk with a clock of its own."""
    async with game.period(upto(600), clock="talk"):
        await First([READY])
        async with game.period(upto(40)):
            await First([READY])
        await First([READY])


async def sealed_soon(game: Coins) -> None:
    async with game.period(lasts(60, 10, every=15)):
        await First([READY])


async def sealed_at_any_moment(game: Coins) -> None:
    async with game.period(lasts(60, 10)):
        await First([READY])


def test_a_least_length_is_not_begun_anew_by_what_happens_in_it() -> None:
    play = begun(unhurried, lasting=True)
    times = Times()
    for now in (0, 5):
        times.follow(play.game, now, True)
        assert times.strikes(play.game) == (8, CLOCK)


def test_a_limit_inside_a_period_with_a_name_strikes_without_it() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(600), clock="talk"):
            game.limit(10)
            await First([READY])

    play = begun(script)
    times = Times()
    times.follow(play.game, 0, True)
    assert times.strikes(play.game) == (10, CLOCK)


def test_whoever_has_answered_and_may_answer_again_is_asked_too() -> None:
    stop = Every([READY], again=True)
    stop.waiting = [6]
    assert addressed(stop) == 7
    stop.again = False
    assert addressed(stop) == 6
    stop = Every([Ask(bit(A), "guess"), Ask(bit(B), "shout")], again=True)
    stop.waiting = [0, 0]
    assert addressed(stop) == bit(A) | bit(B)


def test_whoever_is_offered_something_is_asked_too() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(600), lambda _: [Ask(bit(B), "shout")]):
            await First([Ask(bit(A), "guess")])

    assert addressed(begun(script).game.stop) == bit(A) | bit(B)


def test_everybody_sees_the_clock_of_the_step_and_not_of_what_is_asked_in_it() -> None:
    async def script(game: Coins) -> None:
        async with game.period(lasts(30)):
            game.limit(10)
            await First([READY])

    play = begun(script, lasting=True)
    times = Times()
    times.follow(play.game, 0, True)
    assert times.shown.length == 30


def test_a_clock_runs_stands_and_is_made_longer() -> None:
    clock = Clock()
    assert (clock.left(5), clock.due(), clock.stands(5)) == (0, None, (0, 0))
    clock.set(30, 100, False)
    assert (clock.left(105), clock.due(), clock.stands(105)) == (30, None, (30, 30_000))
    clock.go(110)
    clock.go(115)  # it runs already
    assert (clock.left(120), clock.due()) == (20, 140)
    clock.extend(5)
    assert (clock.length, clock.left(120), clock.due()) == (35, 25, 145)
    clock.stop(125.5)
    assert (clock.left(130), clock.due(), clock.stands(130)) == (19.5, None, (35, 19_500))
    clock.go(200)
    assert clock.left(300) == 0
    clock.set(30, 300, True, 6)
    assert (clock.length, clock.left(300), clock.due()) == (30, 36, 336)


def test_a_clock_without_a_limit_is_never_due_and_never_longer() -> None:
    clock = Clock()
    clock.set(0, 100, True)
    clock.extend(30)
    assert (clock.length, clock.rest, clock.due()) == (0, 0, None)


def test_a_clock_is_taken_up_where_it_stood() -> None:
    clock = Clock()
    clock.set(30, 0, False)
    clock.resume(35, 1500)
    assert clock.stands(0) == (35, 1500)


def test_only_a_clock_that_everybody_sees_is_news() -> None:
    """The clock of a choice inside a step would show that somebody has chosen."""
    play, times = begun(a_step, lasting=True), Times()
    assert times.follow(play.game, 0, True)
    assert not times.follow(play.game, 1, True)
    play.answer(GUESS)
    assert not times.follow(play.game, 2, True)
    assert times.limit.left(2) == 10
    assert times.shown.left(2) == 28
    play.answer(CLOCK)
    play.answer(CLOCK)
    assert times.follow(play.game, 30, True)
    assert (times.shown, times.shown.length, times.periods) == (times.limit, 20, {})
    assert not times.follow(play.game, 31, True)


def test_that_the_clock_of_a_step_is_no_longer_seen_is_news_also_without_a_new_limit() -> None:
    async def script(game: Coins) -> None:
        async with game.period(lasts(30)):
            await First([READY])
        await First([READY])

    play, times = timed(script)
    play.answer(CLOCK)
    assert times.follow(play.game, 30, True)
    assert times.shown is times.limit


def test_a_step_whose_clock_starts_again_is_news() -> None:
    play, times = timed(a_step)
    play.game.periods[0].restart_clock()
    assert times.follow(play.game, 12, True)
    assert times.shown.left(12) == 30


def test_what_opens_inside_a_period_leaves_its_clock_as_it_is() -> None:
    play, times = timed(a_talk)
    talk = play.game.periods[0].number
    play.answer(GUESS)
    times.follow(play.game, 100, True)
    inner = play.game.periods[1].number
    assert {number: clock.left(100) for number, clock in times.periods.items()} == {talk: 500, inner: 40}
    play.answer(GUESS)
    times.follow(play.game, 110, True)
    assert {number: clock.left(110) for number, clock in times.periods.items()} == {talk: 490}


def test_clocks_start_after_a_great_moment_but_a_quick_table_stays_quick() -> None:
    async def quick(game: Coins) -> None:
        async with game.period(upto(8)):
            game.limit(4)
            await First([READY])

    _, times = timed(a_step, 100, is_moment=True)
    assert (times.limit.left(100), times.shown.left(100), times.moment) == (15, 36, 6)
    _, times = timed(quick, 100, is_moment=True)
    assert (times.limit.left(100), times.moment) == (6, 2)
    assert [clock.left(100) for clock in times.periods.values()] == [12]
    _, times = timed(unhurried, 100, is_moment=True)
    assert times.unseen.left(100) == 12


def test_what_begins_within_a_great_moment_starts_when_it_is_over() -> None:
    play, times = timed(a_step, 100, is_moment=True)
    play.answer(GUESS)
    times.follow(play.game, 104, True)
    assert times.limit.left(104) == 12
    play, times = timed(a_step, 100, is_moment=True)
    play.answer(GUESS)
    times.follow(play.game, 120, True)
    assert times.limit.left(120) == 10


def test_a_great_moment_before_no_limit_is_shown_in_full() -> None:
    async def script(game: Coins) -> None:
        await First([READY])

    _, times = timed(script, is_moment=True)
    assert times.moment == 6


def test_all_clocks_stop_and_run_together() -> None:
    for script in (a_step, a_talk, unhurried):
        play, times = timed(script)
        play.answer(GUESS)
        times.follow(play.game, 0, True)
        clocks = [times.limit, times.unseen, *times.periods.values()]
        times.run(False, 2)
        before = [clock.left(2) for clock in clocks]
        assert not times.running and [clock.left(50) for clock in clocks] == before
        times.run(True, 50)
        assert times.running and [clock.due() for clock in clocks if clock.length] == [
            50 + left for clock, left in zip(clocks, before, strict=True) if clock.length
        ]


def test_clocks_are_taken_up_where_they_stood_each_by_its_period() -> None:
    for script, answers in ((a_step, 0), (a_talk, 1), (unhurried, 0)):
        play, times = timed(script)
        for _ in range(answers):
            play.answer(GUESS)
        times.follow(play.game, 0, True)
        stood = times.stand(3)
        assert stood.periods.keys() == {period.number for period in play.game.periods}
        again = Times()
        again.follow(play.game, 70, False)
        assert again.stand(70) != stood
        again.resume(stood)
        assert again.stand(70) == stood


def test_a_period_that_is_over_by_now_is_not_taken_up() -> None:
    play, times = timed(a_talk)
    play.answer(GUESS)
    times.follow(play.game, 0, True)
    stood = times.stand(3)
    play.answer(GUESS)
    times.follow(play.game, 5, True)
    times.resume(stood)
    assert times.periods.keys() == {play.game.periods[0].number}


def test_a_period_that_was_not_open_when_the_clocks_stood_has_its_full_time() -> None:
    play, times = timed(a_talk)
    stood = times.stand(3)
    play.answer(GUESS)
    times.follow(play.game, 5, False)
    times.run(False, 5)
    times.resume(stood)
    assert [clock.left(5) for clock in times.periods.values()] == [597, 40]


def test_more_time_is_for_every_clock_that_has_a_limit() -> None:
    play, times = timed(a_talk)
    play.answer(GUESS)
    times.follow(play.game, 0, True)
    times.extend(30)
    assert [clock.length for clock in (times.limit, times.unseen, *times.periods.values())] == [70, 0, 630, 70]


def test_the_first_clock_to_run_out_strikes() -> None:
    play, times = timed(a_step)
    assert times.strikes(play.game) == (10, CLOCK)
    play.answer(GUESS)
    times.follow(play.game, 25, True)
    assert times.strikes(play.game) == (30, CLOCK)
    play.answer(GUESS)
    times.follow(play.game, 26, True)
    assert isinstance(play.game.stop, Rest)
    assert times.strikes(play.game) == (30, CLOCK)


def test_in_the_rest_of_a_step_the_limit_of_the_last_choice_does_not_strike() -> None:
    play, times = timed(a_step)
    for now in (1, 2):
        play.answer(GUESS)
        times.follow(play.game, now, True)
    assert isinstance(play.game.stop, Rest) and times.limit.due() == 11
    assert times.strikes(play.game) == (30, CLOCK)


def test_a_limit_that_is_the_innermost_periods_own_strikes_by_its_name() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(600), clock="talk"), game.period(upto(40), clock="vote"):
            await First([READY])

    play, times = timed(script)
    assert times.strikes(play.game) == (40, Answer(CLOCK_SEAT, CLOCK.act, ("vote",)))


def test_periods_that_end_together_leave_no_clock_behind() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(600)), game.period(upto(40)):
            await First([READY])
        await First([READY])

    play, times = timed(script)
    assert len(times.periods) == 2
    play.answer(GUESS)
    times.follow(play.game, 5, True)
    assert times.periods == {}


def test_a_clock_with_a_name_strikes_by_it_also_around_another_period() -> None:
    talk = Answer(CLOCK_SEAT, CLOCK.act, ("talk",))
    play, times = timed(a_talk)
    assert times.strikes(play.game) == (600, talk)
    play.answer(GUESS)
    times.follow(play.game, 100, True)
    assert times.strikes(play.game) == (140, CLOCK)
    times.extend(1000)
    times.periods[play.game.periods[0].number].set(100, 100, True)
    assert times.strikes(play.game) == (200, talk)


def test_a_period_without_a_name_waits_for_what_is_inside_it() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(20)), game.period(upto(50)):
            await First([READY])

    play, times = timed(script)
    assert times.strikes(play.game) == (50, CLOCK)


def test_nothing_strikes_without_a_limit_or_while_clocks_stand() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(0)):
            await First([READY])

    play, times = timed(script)
    assert times.strikes(play.game) is None
    for one in (a_step, unhurried):
        play, times = timed(one)
        times.run(False, 1)
        assert times.strikes(play.game) is None


def test_the_time_left_is_that_of_what_is_asked() -> None:
    async def script(game: Coins) -> None:
        await First([READY])

    assert timed(a_step)[1].left(4) == 6
    assert timed(script)[1].left(4) is None


@pytest.mark.parametrize(("sealed", "ends"), [(3, 10), (10, 10), (10.5, 25), (25, 25), (26, 40)])
def test_a_step_that_all_have_sealed_ends_only_so_many_seconds_apart(sealed: float, ends: float) -> None:
    """No tap is seen to end it."""
    play, times = timed(sealed_soon, 100)
    assert times.soonest(play.game, 100 + sealed) == 100 + ends
    assert times.soonest(play.game, 100 + sealed + 20) == 100 + ends  # what counts is when all had sealed


def test_a_step_may_end_at_any_moment_after_its_least_time_if_it_says_so() -> None:
    play, times = timed(sealed_at_any_moment, 100)
    assert times.soonest(play.game, 103) == times.soonest(play.game, 117) == 110


def test_a_step_that_lasts_its_full_time_never_ends_early() -> None:
    for script in (a_step, a_talk, unhurried):
        play, times = timed(script)
        assert times.soonest(play.game, 5) is None
    play, times = timed(sealed_soon)
    times.run(False, 1)
    assert times.soonest(play.game, 5) is None


def test_each_step_counts_from_its_own_beginning_when_all_have_sealed() -> None:
    async def script(game: Coins) -> None:
        for _ in range(2):
            await sealed_soon(game)

    play, times = timed(script)
    assert times.soonest(play.game, 12) == 25
    play.answer(CLOCK)
    times.follow(play.game, 25, True)
    assert times.soonest(play.game, 28) == 35


def test_outside_a_step_each_new_limit_is_news() -> None:
    async def script(game: Coins) -> None:
        for _ in range(2):
            game.limit(20)
            await First([READY])

    play, times = timed(script)
    assert not times.follow(play.game, 1, True)
    play.answer(GUESS)
    assert times.follow(play.game, 2, True)


def test_a_great_moment_is_left_for_as_long_as_it_is_shown() -> None:
    async def quick(game: Coins) -> None:
        game.limit(4)
        await First([READY])

    for script, shown in ((a_step, 6), (quick, 2)):
        _, times = timed(script, 100, is_moment=True)
        assert [times.moment_left(100 + after) for after in (0, 1.5, shown, shown + 1)] == [shown, shown - 1.5, 0, 0]
    assert timed(a_step, 100)[1].moment_left(100) == 0
