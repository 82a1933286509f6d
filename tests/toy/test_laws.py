"""The laws that any book is held to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laws.setups import DEAL, IN_THE_AIR, LEAVE, Bench, Change
from laws.test_asks import asks_and_end
from laws.test_nothing_leaks import secret_answers, secret_leaving, swapped_cards
from laws.test_refusals import refusals_change_nothing
from laws.test_same_game import same_game, state_is_fold, views_are_true

from citysleeps.kernel.ask import Ask
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import Setup

from .coins import BOOK, FALSE, GOOD, Coins, OwnCoin, RoundBegan

Law = Callable[[Bench, st.DataObject], None]
LAWS: list[Law] = [
    *(same_game, state_is_fold, views_are_true, asks_and_end, refusals_change_nothing),
    *(swapped_cards, secret_answers, secret_leaving),
]


@st.composite
def setups(draw: st.DrawFn, is_dealt: bool) -> Setup:
    names = tuple("ABCDEFGH"[: draw(st.integers(3, 8))])
    chosen = {"rounds": draw(st.integers(1, 3)), "bet_seconds": draw(st.sampled_from([30, 1]))}
    deal = dict.fromkeys(names, GOOD) | {draw(st.sampled_from(names)): FALSE} if is_dealt else {}
    seed = str(draw(st.integers(0, 999)))
    return BOOK.settle(
        Setup(book="coins", seats=names, settings=chosen, seed=seed, deal=deal, lasting=draw(st.booleans()))
    )


def may_be_asked(game: Coins, seat: Seat, ask: Ask) -> bool:
    return ask.act == "bet" and not game.absent >> seat & 1


def may_learn(game: Coins, me: Seat, fact: Fact, change: Change) -> bool:
    """What is told to all tells what was bet, who has left, and the coin of whoever shows one."""
    return not isinstance(fact, OwnCoin | RoundBegan) and change.act in ("bet", LEAVE, DEAL)


BENCH = Bench(
    book=BOOK,
    setups=st.one_of(setups(False), setups(True)),
    dealt=setups(True),
    most_rounds=lambda setup: 3,
    is_hidden=lambda game: not game.over,
    may_act=lambda game: game.living,
    may_be_asked=may_be_asked,
    may_learn=may_learn,
    unfolded=IN_THE_AIR,
    stays_seen={},
)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=40, derandomize=True, database=None)
@given(data=st.data())
def test_a_new_book_keeps_the_law(law: Law, data: st.DataObject) -> None:
    law(BENCH, data)
