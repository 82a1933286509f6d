"""Two games that differ only in what a seat may not know send that seat the same bytes, in the same order and number,
until the difference shows in something that the book lets the seat learn."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import SPECTATORS, Seat, bit
from citysleeps.kernel.setup import Setup

from .conftest import often
from .inputs import habits, seeds
from .pairs import Seen, another_answer, compare, nothing, quiet_leaving, swapped
from .setups import BENCHES, DEAL, HANDS, Bench, Change

DEALT = [name for name in BENCHES if name != "cuba"]  # where everybody chooses his own role
books = pytest.mark.parametrize("bench", BENCHES.values(), ids=BENCHES)
with_cards = pytest.mark.parametrize("bench", [BENCHES[name] for name in DEALT], ids=DEALT)
with_hands = pytest.mark.parametrize("bench", [BENCHES["spytown"]], ids=["spytown"])


@with_cards
@often
@given(st.data())
def test_swapped_cards_of_two_others(bench: Bench, data: st.DataObject) -> None:
    swapped_cards(bench, data)


@with_hands
@often
@given(st.data())
def test_swapped_hands_of_two_others(bench: Bench, data: st.DataObject) -> None:
    swapped_hands(bench, data)


@books
@often
@given(st.data())
def test_another_secret_answer_of_somebody_else(bench: Bench, data: st.DataObject) -> None:
    secret_answers(bench, data)


@books
@often
@given(st.data())
def test_somebody_else_leaves_in_secret(bench: Bench, data: st.DataObject) -> None:
    secret_leaving(bench, data)


def swapped_cards(bench: Bench, data: st.DataObject) -> None:
    setup = data.draw(bench.dealt)
    me, one, two = drawn(data, setup, setup.deal)
    other = msgspec.structs.replace(setup, deal=swapped(setup.deal, setup.seats[one], setup.seats[two]))
    side_by_side(bench, data, (setup, other), me, Change(DEAL, bit(one) | bit(two)))


def swapped_hands(bench: Bench, data: st.DataObject) -> None:
    setup = data.draw(bench.dealt)
    assume(setup.cards)
    me, one, two = drawn(data, setup, setup.cards)
    other = msgspec.structs.replace(setup, cards=swapped(setup.cards, setup.seats[one], setup.seats[two]))
    side_by_side(bench, data, (setup, other), me, Change(HANDS, bit(one) | bit(two)))


def drawn(data: st.DataObject, setup: Setup, deal: dict[str, str]) -> tuple[Seat, Seat, Seat]:
    """Who observes, and two others who hold different things."""
    me = data.draw(observers(setup))
    others = [seat for seat in range(len(setup.seats)) if seat != me]
    one = data.draw(st.sampled_from(others))
    unlike = [seat for seat in others if deal[setup.seats[seat]] != deal[setup.seats[one]]]
    assume(unlike)
    return me, one, data.draw(st.sampled_from(unlike))


def side_by_side(bench: Bench, data: st.DataObject, setups: tuple[Setup, Setup], me: Seat, change: Change) -> None:
    people, chance = data.draw(habits), Random(data.draw(seeds))
    games = [Seen(Play(bench.book, setup), me) for setup in setups]
    compare(bench, games[0], games[1], change, nothing, people, chance)


def secret_answers(bench: Bench, data: st.DataObject) -> None:
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    me = data.draw(observers(setup))
    vary = another_answer(bench, data.draw(st.integers(0, 30)), people, chance)
    games = Seen(Play(bench.book, setup), me), Seen(Play(bench.book, setup), me)
    compare(bench, *games, Change("nothing", 0), vary, people, chance)


def secret_leaving(bench: Bench, data: st.DataObject) -> None:
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    me = data.draw(observers(setup))
    vary = quiet_leaving(bench, data.draw(st.integers(0, 30)), chance)
    games = Seen(Play(bench.book, setup), me), Seen(Play(bench.book, setup), me)
    compare(bench, *games, Change("nothing", 0), vary, people, chance)


def observers(setup: Setup) -> st.SearchStrategy[Seat]:
    """A seat, or the spectators."""
    return st.sampled_from([*range(len(setup.seats)), SPECTATORS.bit_length() - 1])
