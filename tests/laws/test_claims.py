"""Claims change nothing but what was said: a game without them goes the same way."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as few
from hypothesis import strategies as st

from citysleeps.books.facts import Claimed
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.game import Told
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, Seat

from .inputs import goes_on, habits, legal, next_input, seeds
from .setups import BENCHES, Bench

CLAIMING = ("original", "spytown", "bigcity")
books = pytest.mark.parametrize("bench", [BENCHES[name] for name in CLAIMING], ids=CLAIMING)
MOST_INPUTS = 250
NIGHTS = ("night", "first_night", "agent_phase", "gang_recognition", "mafia_phase", "theft", "setup")


@books
@given(st.data())
@few(max_examples=8)
def test_claims_change_nothing_else(bench: Bench, data: st.DataObject) -> None:
    """But for corrections: who claims has done something, as who speaks has (SPY-1613), and what was before stands."""
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    talking, silent = Play(bench.book, setup), Play(bench.book, setup)
    for _ in range(MOST_INPUTS):
        if not goes_on(talking):
            break
        claim = some_claim(talking, chance)
        if claim is not None and chance.randrange(3):
            assert not talking.answer(claim)
            continue
        sent = next_input(talking, people, chance)
        if sent.act not in ("claim", "correct"):
            assert talking.answer(sent) == silent.answer(sent)
    assert without_claims(talking) == silent.game.log
    assert talking.game.winners == silent.game.winners


@books
@given(st.data())
@few(max_examples=8)
def test_nobody_claims_by_night_and_the_dead_never(bench: Bench, data: st.DataObject) -> None:
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, setup)
    for _ in range(MOST_INPUTS):
        if not goes_on(play):
            break
        game = play.game
        for seat in range(game.size):
            may = claims_of(play, seat)
            is_night = any(name in NIGHTS for name in game.where())
            assert not may or (game.living & ~game.absent) >> seat & 1 or "last_word" in game.where()
            assert not may or not is_night
            if not may:
                assert play.reason(Answer(seat, "claim", ("am", "red")))
        play.answer(some_claim(play, chance) or next_input(play, people, chance))
        play.answer(next_input(play, people, chance))


def claims_of(play: Play, seat: Seat) -> list[Answer]:
    offers = [offer for offer in play.game.stop.offered_to(seat) if offer.act == "claim"]
    assert all(0 not in offer.slots and () not in offer.slots for offer in offers)
    return [legal(offer, seat, 0, Random(0)) for offer in offers]


def some_claim(play: Play, chance: Random) -> Answer | None:
    """A legal claim of somebody who may make one."""
    stop = play.game.stop
    offers = [(seat, ask) for seat in range(play.game.size) for ask in stop.offered_to(seat) if ask.act == "claim"]
    if not offers:
        return None
    seat, ask = chance.choice(offers)
    return legal(ask, seat, 0, chance)


def without_claims(play: Play) -> list[Told]:
    told = [to for to, fact in play.game.log if isinstance(fact, Claimed)]
    assert all(to == ALL for to in told)
    return [(to, fact) for to, fact in play.game.log if not isinstance(fact, Claimed)]
