"""A refused input names its reason and changes nothing, whatever it is made of."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citysleeps.kernel.ask import Answer
from citysleeps.kernel.play import Play

from .inputs import garbage, habits, next_input, rubbish, seeds
from .setups import BENCHES, Bench
from .snapshots import differing, whole

books = pytest.mark.parametrize("bench", BENCHES.values(), ids=BENCHES)
MOST_INPUTS = 300


@books
@given(st.data())
def test_a_refused_input_has_a_reason_and_changes_nothing(bench: Bench, data: st.DataObject) -> None:
    refusals_change_nothing(bench, data)


def refusals_change_nothing(bench: Bench, data: st.DataObject) -> None:
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, setup)
    moments = data.draw(st.integers(3, 60))  # every so many inputs something odd is tried
    while len(play.inputs) < MOST_INPUTS:
        if chance.randrange(moments) == 0 or play.game.over:
            for kind in (garbage, rubbish, garbage, next_input):
                before = whole(play)
                reason = ""
                if kind is next_input:
                    sent = next_input(play, people, chance) if not play.game.over else Answer(0, "leave")
                    foretold = play.reason(sent)
                    reason = play.answer(sent)
                    assert reason == foretold, f"{sent} is refused by {reason}; foretold was {foretold}"
                elif kind is garbage:
                    reason = play.answer(garbage(bench.book, chance))
                else:
                    reason = play.take(*rubbish(bench.book, chance))
                if reason:
                    assert reason in bench.book.reasons, f"{reason} is not a reason of the book"
                    changed = differing(before, whole(play))
                    assert not changed, changed
        if play.game.over:
            return
        play.answer(next_input(play, people, chance))
