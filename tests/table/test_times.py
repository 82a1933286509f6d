"""The clocks of what is open, each by its own length (table/times.py), and who is asked (table/teller.py)."""

from __future__ import annotations

from kernel.coins import A, B, Coins
from kernel.test_waiting import READY, begun, unhurried

from citysleeps.kernel.ask import CLOCK, Ask
from citysleeps.kernel.endings import lasts, upto
from citysleeps.kernel.seats import bit
from citysleeps.kernel.stops import Every, First
from citysleeps.table.teller import addressed
from citysleeps.table.times import Times


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


def test_whoever_is_offered_something_is_asked_too() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(600), lambda: [Ask(bit(B), "shout")]):
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
