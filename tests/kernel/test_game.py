"""The state that every book has, and which clocks run in it (kernel/game.py)."""

from __future__ import annotations

import msgspec

from citysleeps.kernel.ask import CLOCK, Answer, Ask
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.endings import lasts, upto
from citysleeps.kernel.game import Game
from citysleeps.kernel.seats import ALL, HOST, NOBODY, bit
from citysleeps.kernel.setup import Setup
from citysleeps.kernel.stops import First, Rest

from .coins import BOOK, A, Coins, Hid, Shouted
from .test_waiting import READY, begun

GUESS = Answer(A, "guess")


def test_in_a_new_game_nothing_is_told_decided_or_open() -> None:
    game = Game(3, Chance("seed"))
    assert (game.living, game.absent, game.silent, game.watchers) == (7, 0, 0, HOST)
    assert (game.log, game.since, game.position, game.begins) == ([], 0, (), "")
    assert (game.over, game.winner, game.winners) == (False, "", 0)
    assert (game.seconds, game.number, game.periods, game.stop.is_open()) == (0, 0, [], False)
    assert (game.lasting, game.wordless) == (False, False)
    assert (game.allowed, game.unseen, game.began, game.running_clock) == (0, 0, 0, (0, 0))
    assert game.lasting_period is None and game.seen_period is None


def test_a_position_is_told_whole_and_to_whom_it_was() -> None:
    before = ((bit(A), Hid(A, 2)), (ALL, Shouted(NOBODY, "well")))
    setup = msgspec.structs.replace(BOOK.settle(Setup(book="coins", seats=("A", "B", "C"))), position=before)
    game = BOOK.told(setup)
    assert game.log == [(bit(A) | HOST, Hid(A, 2)), (ALL, Shouted(NOBODY, "well"))]
    assert game.coins == {A: 2}


async def nested(game: Coins) -> None:
    await First([READY])
    async with game.period(lasts(60, 5)):
        await First([READY])
        async with game.period(lasts(0, 8)):
            await First([READY])
            game.periods[-1].restart_clock()
            await First([READY])
            async with game.period(upto(10), watched=False):
                await First([READY])
                game.limit(4)
                await First([READY])


def test_the_innermost_of_nested_periods_says_how_long_and_since_when() -> None:
    play = begun(nested, lasting=True)
    game = play.game
    found = []
    for _ in range(6):
        found.append((game.allowed, game.unseen, game.began, game.running_clock))
        play.answer(GUESS)
    assert found == [
        (0, 0, 0, (0, 0)),
        (60, 0, 1, (1, 0)),
        (0, 8, 2, (2, 0)),
        (0, 8, 2, (2, 1)),
        (10, 0, 3, (3, 0)),
        (4, 0, 3, (4, 0)),
    ]
    assert isinstance(game.stop, Rest) and (game.allowed, game.unseen, game.began) == (0, 8, 2)
    play.answer(CLOCK)
    assert isinstance(game.stop, Rest) and (game.allowed, game.unseen, game.began) == (60, 0, 1)


def test_everybody_sees_the_clock_of_the_outermost_period_that_lasts_or_the_one_around_what_is_not_watched() -> None:
    play = begun(nested, lasting=True)
    game = play.game
    assert (game.lasting_period, game.seen_period) == (None, None)
    play.answer(GUESS)
    outermost = game.periods[0]
    assert game.lasting_period is outermost and game.seen_period is outermost
    play.answer(GUESS)
    assert game.lasting_period is outermost and game.seen_period is outermost
    play.answer(GUESS)
    play.answer(GUESS)
    assert len(game.periods) == 3
    assert game.lasting_period is outermost and game.seen_period is game.periods[1]


def test_a_period_that_does_not_last_is_not_seen_around_one_that_does() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(60)):
            await First([READY])
            async with game.period(lasts(30)):
                await First([READY])

    play = begun(script)
    assert play.game.lasting_period is None and play.game.seen_period is None
    play.answer(GUESS)
    assert play.game.lasting_period is play.game.periods[1]
    assert play.game.seen_period is play.game.periods[1]


def test_to_rest_outside_a_period_has_the_limit_that_was_set() -> None:
    async def script(game: Coins) -> None:
        game.limit(10)
        await Rest()
        await First([Ask(bit(A), "guess")])

    assert begun(script).game.allowed == 10
