"""Steps that last: how long they are changes nothing of what is told (ORIG-508, ORIG-1903, ORIG-1905)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from citysleeps.kernel.ask import CLOCK, Answer
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import each
from citysleeps.kernel.stops import Rest

from .inputs import goes_on, habits, hurry, next_input, seeds
from .setups import BENCHES, Bench

books = pytest.mark.parametrize("bench", BENCHES.values(), ids=BENCHES)
MOST_INPUTS = 400


@books
@given(st.data())
def test_a_game_at_full_length_tells_what_the_short_one_tells(bench: Bench, data: st.DataObject) -> None:
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    long = Play(bench.book, msgspec.structs.replace(setup, lasting=True))
    short = Play(bench.book, msgspec.structs.replace(setup, lasting=False))
    for _ in range(MOST_INPUTS):
        catch_up(long, short)
        if not goes_on(long):
            break
        came = next_input(long, people, chance)
        periods = long.game.periods
        least_is_over = came.act == "clock" and periods and periods[-1].unseen  # CITY-R15 which no short game has
        if least_is_over or is_ahead(short, long):
            if came.act not in ("clock", "next"):
                continue  # the short game is in the next step already
            long.answer(came)
        elif came.act != "correct" and not long.answer(came):
            assert not short.answer(came)
        catch_up(long, short)
        ahead = len(short.game.facts)
        assert long.game.facts == short.game.facts[: len(long.game.facts)]
        assert isinstance(long.game.stop, Rest) or len(long.game.facts) == ahead


def is_ahead(short: Play, long: Play) -> bool:
    """Does only the long game rest? What waits for a host waits in both (CITY-1203)."""
    waits = not long.book.rests_for_others and isinstance(short.game.stop, Rest)
    return isinstance(long.game.stop, Rest) and not waits


def is_dealing(play: Play) -> bool:
    return play.game.where()[-1] in ("deal", "setup")


def catch_up(long: Play, short: Play) -> None:
    """Among people the deal waits until everybody has looked (SPY-212, CITY-204); where no clock runs, a rest ends with
    the next move (SPY-1612)."""
    while is_dealing(long) and not is_dealing(short):
        ready = Answer(each(long.game.stop.unanswered())[0], "ready") if long.reason(hurry(long)) else hurry(long)
        assert not long.answer(ready)
    while short.is_resting and not (isinstance(long.game.stop, Rest) and len(short.game.facts) >= len(long.game.facts)):
        assert not short.answer(CLOCK)
