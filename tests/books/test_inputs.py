"""Which arguments are of the right kind."""

from __future__ import annotations

from typing import Any

import pytest

from citysleeps.books.inputs import Reader
from citysleeps.kernel.forms import Text

READER = Reader(3, ("up", "loyal"), Text(4), {"removed": ("number",)})
TRIED: list[Any] = [0, 2, 3, -1, "up", "left", "removed", "", "words", (0,), (0, 3), ("up",), ("left",), (), None, True]


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
