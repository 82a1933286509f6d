"""Who leads may change at any moment, and the game goes on at the same place: ORIG-1415, SPY-R62, CITY-R79."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.facts import fact_name
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST_SEAT
from citysleeps.kernel.setup import BadSetup, Setup, Value

from .inputs import Habits, goes_on, hurry, next_input, seeds

BY_THE_SOFTWARE: dict[str, dict[str, Value]] = {
    "original": {"host_mode": "engine"},
    "spytown": {"gm_mode": "software"},
    "bigcity": {"host": "software"},
}
BY_A_PERSON: dict[str, dict[str, Value]] = {
    "original": {"host_mode": "human"},
    "spytown": {"gm_mode": "human"},
    "bigcity": {"host": "human_chosen"},
}
LEAD, LEAVE = Answer(HOST_SEAT, "lead"), Answer(HOST_SEAT, "leave")
TOLD = ("host_changed", "host_named", "to_announce")
PEOPLE = Habits(idle=30, leave=1, clock=5, host=5, wild=0, beside=5)
MOST_INPUTS = 400


def begun(book: str, settings: dict[str, Value], seats: int, seed: int, lasting: bool) -> Play:
    names = tuple("ABCDEFGHIJKLMNOP"[:seats])
    try:
        setup = SHELF[book].settle(Setup(book=book, seats=names, settings=settings, seed=str(seed), lasting=lasting))
    except BadSetup:
        assume(False)
    return Play(SHELF[book], setup)


@pytest.mark.parametrize("book", BY_THE_SOFTWARE)
@given(seeds, st.integers(6, 14), st.booleans(), st.booleans())
def test_the_game_goes_on_where_it_is_whoever_leads(
    book: str, seed: int, seats: int, by_a_person: bool, lasting: bool
) -> None:
    """At random moments the one leads who did not. Nobody is told more than that. The same seats live, in the same part
    of the game. Whoever leads then can end what is open."""
    play = begun(book, (BY_A_PERSON if by_a_person else BY_THE_SOFTWARE)[book], seats, seed, lasting)
    chance = Random(seed)
    while goes_on(play) and len(play.inputs) < MOST_INPUTS:
        play.answer(next_input(play, PEOPLE, chance))
        if goes_on(play) and chance.randrange(4) == 0:
            change_hands(play)
    for _ in range(3):
        if goes_on(play):
            sent = hurry(play)
            assert not play.answer(sent), f"nobody can end what is open: {play.game.where()}"


def change_hands(play: Play) -> None:
    game = play.game
    hosts = play.book.hosts(game)
    before = game.where(), game.living, len(game.facts)
    waits_for_host = hosts and not game.stop.unanswered()  # without a host that goes on
    turn, back = (LEAVE, LEAD) if hosts else (LEAD, LEAVE)
    assert not play.reason(turn)
    assert play.reason(back), "only one of the two can be done"
    assert not play.answer(turn)
    assert bool(play.book.hosts(play.game)) != bool(hosts)
    told = play.game.log[before[2] :]
    assert [fact_name(fact) for to, fact in told if to == ALL and fact_name(fact) in TOLD][:1], "all hear who leads"
    if not waits_for_host:
        assert (play.game.where(), play.game.living) == before[:2]
        assert {fact_name(fact) for _, fact in told} <= set(TOLD)
