"""What a host may do again and again costs no more late in a long game: nothing looks through all that was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST_SEAT
from citysleeps.kernel.setup import Setup

LED = {"original": {"host_mode": "human"}, "bigcity": {"host": "human_chosen"}}


class Counted(list[Any]):
    """A list of facts that counts those that are looked at."""

    looked_at = 0

    def __iter__(self) -> Iterator[Any]:
        for fact in super().__iter__():
            self.looked_at += 1
            yield fact

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        self.looked_at += len(found) if isinstance(at, slice) else 1
        return found


def led(book: str) -> Play:
    """A game in which the host may warn."""
    rules = SHELF[book]
    play = Play(rules, rules.settle(Setup(book=book, seats=tuple("ABCDEFGHI"), settings=LED[book], seed="1")))
    for _ in range(60):
        if not play.reason(Answer(HOST_SEAT, "warn", (2,))):
            return play
        assert not play.answer(Answer(HOST_SEAT, "next"))
    raise AssertionError


def looked_at(play: Play, inputs: int) -> int:
    """How many facts the rules look at while the host warns somebody and takes it back so often."""
    play.game.facts = facts = Counted(play.game.facts)
    for number in range(inputs):
        answer = Answer(HOST_SEAT, ("warn", "unwarn")[number % 2], (2,))
        assert not play.reason(answer) and not play.answer(answer)
        play.book.host_asks(play.game)
    return facts.looked_at


@pytest.mark.parametrize("book", LED)
def test_to_warn_and_to_take_it_back_costs_the_same_however_much_was_told(book: str) -> None:
    """ORIG-1402, CITY-R72"""
    play = led(book)
    assert looked_at(play, 200) == looked_at(play, 200)
