"""The numbers of the models stand in one file a book, which the bots read."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from citysleeps.agents.original.reading import NUMBERS, SHARED, first_reading
from citysleeps.agents.original.reasoning import Reasoning
from citysleeps.agents.reasoning.numbers import Numbers, numbers_of

AGENTS = Path(__file__).parents[2] / "citysleeps" / "agents"
BOOKS = ("original", "spytown", "bigcity")


@pytest.mark.parametrize("book", BOOKS)
def test_bots_go_by_the_file_of_their_book_and_need_every_number_in_it(book: str) -> None:
    numbers = import_module(f"citysleeps.agents.{book}.floors").READINGS.numbers
    assert numbers.text == (AGENTS / book / "numbers.toml").read_text(encoding="utf-8")
    source = "".join(
        path.read_text(encoding="utf-8") for room in (book, "reasoning") for path in (AGENTS / room).glob("*.py")
    )
    assert [name for name in numbers.of if re.sub(r"\d$", "{", f'"{name}').rstrip("{") not in source] == []


def test_another_number_is_another_belief() -> None:
    for name, number in (("careful.prior", 0.9), ("tremble", 0.5), ("out_pull", 50.0)):
        other = NUMBERS.having({name: number})
        assert other.all[name] == pytest.approx(number)
        assert SHARED.having(other).numbers is other
        assert Reasoning(SHARED.having(other)).reader.shared.numbers is other
    shy = NUMBERS.having({"careful.prior": 0.9})
    cards = {"resident": 6, "commissar": 1, "mafia": 3}
    assert (
        first_reading(0b1111111111, cards, shy).belief.kinds()[0] > first_reading(0b1111111111, cards).belief.kinds()[0]
    )


@pytest.mark.parametrize("book", BOOKS)
def test_only_the_numbers_change_in_a_changed_file(book: str) -> None:
    numbers = numbers_of(book)
    for name in numbers.names():
        for by in (-0.7, 0.7):
            moved = numbers.moved(name, by)
            changed = {one for one in numbers.all if moved.all[one] != numbers.all[one]}
            assert name in changed
            assert (moved.all[name] > numbers.all[name]) == (by > 0)
            assert all(one.endswith(".prior") for one in changed - {name})
            assert len(moved.text.splitlines()) == len(numbers.text.splitlines())
            assert [line.partition("#")[2] for line in moved.text.splitlines()] == [
                line.partition("#")[2] for line in numbers.text.splitlines()
            ]
            assert Numbers(moved.text).all == moved.all


@pytest.mark.parametrize("book", BOOKS)
def test_kinds_together_are_certain_and_chances_stay_chances(book: str) -> None:
    numbers = numbers_of(book)
    assert sum(kind.prior for kind in numbers.kinds) == pytest.approx(1.0)
    for name in numbers.names():
        far = numbers.moved(name, 30.0)
        assert sum(kind.prior for kind in far.kinds) == pytest.approx(1.0, abs=0.01)
        assert all(0.0 <= chance < 1.0 for chance in far.chances.values())
        assert all(0.0 <= chance < 1.0 for chance in numbers.moved(name, -30.0).chances.values())
