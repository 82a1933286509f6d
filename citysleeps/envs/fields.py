"""Where the parts of an observation stand. Not compiled: mypyc knows no slice in a named tuple."""

from __future__ import annotations

from typing import NamedTuple


class Field(NamedTuple):
    """A part of an observation: where it begins, and its shape."""

    start: int
    shape: tuple[int, ...]
    span: slice
