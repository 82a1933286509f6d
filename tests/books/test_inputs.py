"""Which arguments are of the right kind."""

from __future__ import annotations

from typing import Any

import pytest

from citysleeps.books.inputs import Reader
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.forms import Argument, Text
from citysleeps.kernel.rules import Shapes

READER = Reader(3, ("up", "loyal"), Text(4), {"removed": ("number",)})
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
        ("part", ["removed"]),
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
