"""The belief over journeys of the box is exact: checked against all journeys of a game of six, one by one."""

from __future__ import annotations

from random import Random

import pytest

from citysleeps.agents.chairs import play_table
from citysleeps.agents.cuba.belief import Belief
from citysleeps.agents.cuba.boxes import PARTS, Boxes, Fuller
from citysleeps.agents.cuba.careful import Careful
from citysleeps.agents.cuba.stories import starts
from citysleeps.agents.cuba.witness import account_of
from citysleeps.books.cuba.book import BOOK
from citysleeps.books.cuba.facts import Accused
from citysleeps.books.cuba.game import Cuba
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import bit
from citysleeps.kernel.setup import Setup
from citysleeps.views.view import view

MIX = {"loyal": 2, "agent_fbi": 1, "driver": 1}


def heard(number: int) -> Cuba:
    """What the Godfather knows of a careful game of six before he accuses anybody."""
    setup = BOOK.settle(Setup(book="cuba", seats=tuple("ABCDEF"), settings={"first_godfather": "A"}, seed=f"b{number}"))
    play = Play(BOOK, setup)
    play_table(play, [Careful() for _ in range(6)], [Random(f"{number}/{seat}") for seat in range(6)])
    facts = play.game.facts
    before = next((i for i, fact in enumerate(facts) if isinstance(fact, Accused)), len(facts))
    known = view(BOOK, setup, play.game.log[:before], bit(0))
    assert isinstance(known, Cuba)
    return known


def by_hand(belief: Belief, end: int) -> list[list[float]]:
    """The parts, by writing down every journey one by one."""
    parts = [[0.0] * len(PARTS) for _ in belief.accounts]

    def go_on(box: int, i: int, weight: float, played: list[int]) -> None:
        if i == len(belief.accounts):
            if box == end:
                for seat, part in enumerate(played):
                    parts[seat][part] += weight
            return
        account = belief.accounts[i]
        for left, part, liking in belief.boxes.ways(box, account.is_last):
            if account.taken < 0 or box - left == account.taken:
                told = account.tells[part][account.came[box] + account.left[left]]
                go_on(left, i + 1, weight * liking * told, [*played, part])

    for box, weight in belief.before[0].items():
        go_on(box, 0, weight, [])
    return [[part / sum(seat) for part in seat] for seat in parts]


@pytest.mark.parametrize("number", range(6))
def test_the_marginals_are_those_of_all_journeys_one_by_one(number: int) -> None:
    known = heard(number)
    assert known.claims
    boxes = Boxes(known.mix)
    fuller = Fuller(boxes, known.saw[0])
    end = boxes.number(known.saw[0])
    accounts = [account_of(known, seat, boxes) for seat in known.in_box_order()]
    belief = Belief(fuller, accounts, starts(known, boxes), {end: 1.0})
    for found, wanted in zip(belief.parts, by_hand(belief, end), strict=True):
        assert found == pytest.approx(wanted, abs=1e-5)


def test_a_box_has_one_number_and_keeps_it() -> None:
    boxes = Boxes(MIX)
    for loot in [(0, ()), (15, ("loyal", "loyal", "agent_fbi", "driver")), (3, ("loyal", "driver"))]:
        assert boxes.loot(boxes.number(loot)) == loot
    assert boxes.number((2, ("cleaner",))) == boxes.number((2, ("driver", "driver"))) == -1


def test_nobody_takes_what_came_back() -> None:
    boxes = Boxes(MIX)
    fuller = Fuller(boxes, (2, ("driver",)))
    left = {boxes.loot(left) for left, _, _ in fuller.ways(boxes.number((4, ("loyal", "driver"))), False)}
    assert left == {(3, ("loyal", "driver")), (2, ("loyal", "driver")), (4, ("driver",))}
    assert sum(liking for _, _, liking in boxes.ways(boxes.number((4, ("loyal",))), True)) == pytest.approx(1)
