"""Who has left is told nothing private any more but what the book owes him."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citysleeps.kernel.facts import fact_name
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, each

from .inputs import goes_on, habits, next_input, seeds
from .setups import BENCHES, Bench

books = pytest.mark.parametrize("bench", BENCHES.values(), ids=BENCHES)
MOST_INPUTS = 2_000


@books
@given(st.data())
def test_who_has_left_is_told_nothing_private_any_more(bench: Bench, data: st.DataObject) -> None:
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, setup)
    while goes_on(play) and len(play.inputs) < MOST_INPUTS:
        play.answer(next_input(play, people._replace(leave=8), chance))
    known = bench.book.blank(setup)
    for to, fact in play.game.log:
        gone = each(to & known.absent) if to != ALL else ()
        assert not gone or fact_name(fact) in bench.owed, f"seats {gone} have left and are told {fact}"
        fact.apply(known)
