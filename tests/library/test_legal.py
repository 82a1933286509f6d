"""The legal answers are exactly those that the rules take: each is listed once, counted, and drawn by its number."""

from __future__ import annotations

from random import Random

import pytest

from citysleeps import BOOKS, Game, NotUnderstood
from citysleeps.kernel.ask import Answer, Ask, fits, takes
from citysleeps.kernel.forms import Argument, NumberOr, Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.library.legal import Part, count, idle, nth, options

SLOTS: list[tuple[Slot, list[Argument]]] = [
    (0b10110, [1, 2, 4]),
    (0, []),
    (("yes", "no"), ["yes", "no"]),
    (Numbers(2, 4), [2, 3, 4]),
    (SeatOr(0b101, ("up",)), [0, 2, "up"]),
    (NumberOr(1, 2, ("driver",)), [1, 2, "driver"]),
    (Several(0b1011, 1, 1), [(0,), (1,), (3,)]),
    (Several(0b111, 2, 2), [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]),
    (Several(0b11, 0, 2), [(), (0,), (1,), (0, 1), (1, 0)]),
    (
        Words(("loyal", "loyal", "driver")),
        [(), ("loyal",), ("loyal", "loyal"), ("driver",), ("loyal", "driver"), ("loyal", "loyal", "driver")],
    ),
    (Text(100), []),
]


@pytest.mark.parametrize(("slot", "arguments"), SLOTS, ids=repr)
def test_every_argument_has_a_number(slot: Slot, arguments: list[Argument]) -> None:
    assert [nth(slot, number) for number in range(count(slot))] == arguments
    assert all(fits(slot, argument) for argument in arguments)


def test_an_answer_has_an_argument_for_each_slot_and_every_combination_comes_once() -> None:
    part = Part(0, "plan", (0b110, Numbers(2, 4)))
    answers = [part.nth(number).args for number in range(part.size)]
    assert answers == [(1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (2, 4)]


def test_who_is_barred_may_only_be_idle() -> None:
    ask = Ask(1, "vote", (0b110,), ("pass",), barred=1)
    assert options(ask, 0) == [] and idle(ask, 0) == [Part(0, "pass")]


@pytest.mark.parametrize("book", BOOKS)
def test_in_play_every_listed_answer_is_taken_and_nothing_else_of_its_form(book: str) -> None:
    """At thirty stops of a game; what is a text is taken and cannot be listed."""
    chance, tried = Random(book), 0
    game = Game(book, seats=8, seed=book)
    for _ in range(30):
        if game.is_over:
            break
        stop = game._state.stop
        for ask in game.asks:
            listed = list(ask.answers)
            assert len(listed) == len(ask.answers) == len(set(listed))
            assert all(game.reason(answer) == "" for answer in listed)
            assert [ask.answers[number] for number in range(-1, -len(listed) - 1, -1)] == listed[::-1]
            asked = [one for one in stop.open_to(game.seats.index(ask.seat)) if one.act == ask.act]
            for act in (ask.act, "pass", "done"):
                for args in [(), *((name,) for name in (*game.seats, *range(9)))]:
                    text = " ".join([ask.seat, act, *map(str, args)])
                    given = given_by(game, text)
                    taken = given is not None and any(takes(one, given.act, given.args) for one in asked)
                    assert taken == ask.takes(text), text
                    assert taken == (text in [answer.text for answer in listed]) or ask.wants_text, text
                    tried += 1
        answer = chance.choice(game.answers)
        one = game.copy()
        one.answer(answer)
        game.answer(answer)
        assert one.log == game.log
    assert tried > 200


def given_by(game: Game, text: str) -> Answer | None:
    """The input that a line says, if it says any."""
    try:
        return game._letters.read(text)
    except NotUnderstood:
        return None
