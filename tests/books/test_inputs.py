"""Which arguments are of the right kind."""

from __future__ import annotations

from typing import Any

import pytest

from citysleeps.books.inputs import Reader
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.forms import Argument, Text
from citysleeps.kernel.rules import Shapes
from citysleeps.kernel.seats import HOST_SEAT

READER = Reader(3, ("up", "loyal"), Text(4), {"removed": ("number",), "up": ("seat",)})
TRIED: list[Any] = [
    0,
    2,
    3,
    -1,
    "up",
    "left",
    "removed",
    "",
    "words",
    (0,),
    (0, 3),
    ("up",),
    ("left",),
    (0, "up"),
    (0, None),
    (),
    None,
    True,
    [],
]


@pytest.mark.parametrize(
    ("kind", "right"),
    [
        ("seat", [0, 2]),
        ("number", [0, 2, 3, -1]),
        ("word", ["up"]),
        ("text", ["up", "left", ""]),
        ("part", ["up", "removed"]),
        ("choice", [0, 2, "up"]),
        ("count", [0, 2, 3, -1, "up"]),
        ("seats", [(0,), ()]),
        ("words", [("up",), ()]),
    ],
)
def test_an_argument_of_a_kind_is_one_of_these(kind: str, right: list[Any]) -> None:
    assert [arg for arg in TRIED if READER.is_kind(kind, arg)] == right


SHAPES: Shapes = {"vote": ("seat", "number?"), "claim": ("part",), "name": ("word", "word")}


@pytest.mark.parametrize(
    ("act", "args", "is_understood"),
    [
        ("vote", (0,), True),
        ("vote", (0, 7), True),
        ("vote", (), False),
        ("vote", (0, 7, 7), False),
        ("vote", (3,), False),
        ("vote", (0, "up"), False),
        ("vote", ("removed",), False),
        ("dance", (), False),
        ("claim", ("removed", 5), True),
        ("claim", ("removed",), False),
        ("claim", ("left", 5), False),
        ("claim", ("left",), False),
        ("claim", (), False),
        ("claim", (0,), False),
        ("claim", ((0,), 5), False),
        ("name", ("up", "loyal"), True),
        ("name", ("removed", "up"), False),
        ("name", ("up", "left"), False),
    ],
)
def test_an_input_has_the_arguments_of_its_act(act: str, args: tuple[Argument, ...], is_understood: bool) -> None:
    assert READER.understands(Answer(1, act, args), SHAPES) is is_understood


@pytest.mark.parametrize(
    ("args", "is_understood"),
    [
        ((0, "vote", 1), True),
        ((2, "vote", 1, 7), True),
        ((2, "claim", "up", 0), True),
        ((0, "vote"), False),
        ((0, "vote", 3), False),
        ((3, "vote", 1), False),
        ((-1, "vote", 1), False),
        (("up", "vote", 1), False),
        ((0, 0, 1), False),
        ((0, ("vote",), 1), False),
        ((0,), False),
        ((), False),
    ],
)
def test_a_correction_has_a_seat_and_an_input_of_that_seat(args: tuple[Argument, ...], is_understood: bool) -> None:
    correction = Answer(HOST_SEAT, "correct", args)
    assert READER.understands_correction(correction, SHAPES) is is_understood
    assert READER.understands_correction(correction, SHAPES, True) is is_understood


def test_that_somebody_leaves_is_entered_where_the_book_has_it_so() -> None:
    left = Answer(HOST_SEAT, "correct", (1, "leave"))
    assert not READER.understands_correction(left, {**SHAPES, "leave": ()})
    assert READER.understands_correction(left, {**SHAPES, "leave": ()}, True)
