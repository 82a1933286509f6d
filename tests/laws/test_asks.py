"""Whoever is asked may answer, nobody else is asked, and every game comes to its end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citysleeps.kernel.ask import Ask, to_seat
from citysleeps.kernel.forms import Numbers, Several
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, HOST_SEAT, each

from .inputs import answer, goes_on, habits, legal, next_input, seeds
from .setups import BENCHES, Bench

books = pytest.mark.parametrize("bench", BENCHES.values(), ids=BENCHES)
MOST_INPUTS = 30_000  # nobody talks that long by chance


@books
@given(st.data())
def test_whoever_is_asked_may_answer_and_every_game_ends(bench: Bench, data: st.DataObject) -> None:
    asks_and_end(bench, data)


def asks_and_end(bench: Bench, data: st.DataObject) -> None:
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, setup)
    most = bench.most_rounds(setup)
    while goes_on(play):
        game = play.game
        assert game.stop.is_open(), "the game waits for nobody"
        asked_rightly(bench, play, chance)
        if most == 0 and len(play.inputs) > 300:
            return  # the book lets it go on for ever
        assert max(bench.book.numbers(game).values(), default=0) <= most or most == 0
        assert len(play.inputs) < MOST_INPUTS
        sent = next_input(play, people, chance)
        if play.answer(sent):
            came = answer(play, people, chance)
            assert not play.answer(came), f"{came} is legal and refused in {game.where()}"
    assert not play.asks
    assert all(not play.game.stop.open_to(seat) for seat in range(play.game.size))


def asked_rightly(bench: Bench, play: Play, chance: Random) -> None:
    """Each open ask and each offer has an answer, and is open to somebody alive and present whose business it is."""
    game = play.game
    asks, offers = zip(game.stop.asks, game.stop.waiting, strict=True), []
    if game.stop.offers:
        offers = [(offer, offer.to & ~game.stop.dropped) for offer in game.stop.offers]
    for ask, waiting in [*asks, *offers]:
        assert waiting & ~ask.to == 0
        assert waiting & ~bench.may_act(game) == 0, f"{ask} is asked of the dead"
        assert waiting & game.absent == 0, f"{ask} is asked of those who have left"
        for seat in [*each(waiting & ~HOST), *([HOST_SEAT] if waiting & HOST else [])]:
            own = to_seat(ask, seat)
            assert bench.may_be_asked(game, seat, own), f"{own} is none of seat {seat}'s business"
            assert own.idle or has_options(own), f"{own} has no answer"
            for idle in (0, 100):
                sent = legal(own, seat, idle, chance)
                assert not play.reason(sent), f"{sent} is legal and would be refused"


def has_options(ask: Ask) -> bool:
    for slot in ask.slots:
        if isinstance(slot, Numbers) and slot.least > slot.most:
            return False
        if isinstance(slot, Several) and (slot.least > slot.most or slot.seats.bit_count() < slot.least):
            return False
        if isinstance(slot, int | tuple) and not slot:
            return False
    return True
