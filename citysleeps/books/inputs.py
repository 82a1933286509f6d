"""Read inputs: is the act one of the book's, with arguments of the right kind?"""

from __future__ import annotations

from typing import Final

from citysleeps.kernel.ask import Answer, fits
from citysleeps.kernel.forms import Argument, Text
from citysleeps.kernel.rules import Shapes

NO_PARTS: Final[Shapes] = {}


class Reader:
    """Knows what inputs at this table may contain: the seats, the words that can be named, the longest text, and what
    may follow a word."""

    def __init__(self, size: int, words: tuple[str, ...], text: Text, parts: Shapes = NO_PARTS) -> None:
        self.size = size
        self.words = words
        self.text = text
        self.parts = parts

    def understands(self, answer: Answer, shapes: Shapes) -> bool:
        """Is it one of these acts, with arguments of the right kind? Arguments marked with `?` are optional."""
        shape = shapes.get(answer.act)
        if shape is None:
            return False
        args = answer.args
        if "part" in shape and args and type(args[0]) is str:
            shape = (*shape, *self.parts.get(args[0], ()))
        fewest = len([kind for kind in shape if not kind.endswith("?")])
        if not fewest <= len(args) <= len(shape):
            return False
        return all([self.is_kind(shape[i].removesuffix("?"), args[i]) for i in range(len(args))])

    def is_kind(self, kind: str, arg: Argument) -> bool:
        if kind == "seat":
            return type(arg) is int and 0 <= arg < self.size
        if kind == "number":
            return type(arg) is int
        if kind == "text":
            return fits(self.text, arg)
        if kind == "part":
            return type(arg) is str and arg in self.parts
        if kind == "seats":
            return type(arg) is tuple and all([type(seat) is int and 0 <= seat < self.size for seat in arg])
        if kind == "words":
            return type(arg) is tuple and all([word in self.words for word in arg])
        if type(arg) is int and kind in ("choice", "count"):
            return kind == "count" or 0 <= arg < self.size
        return arg in self.words

    def understands_correction(self, correction: Answer, shapes: Shapes, may_leave: bool = False) -> bool:
        """Does the correction name a seat and an input of that seat? In some books the host also enters like this that
        somebody leaves."""
        args = correction.args
        if len(args) < 2:
            return False
        seat, act = args[0], args[1]
        if type(seat) is not int or type(act) is not str or not 0 <= seat < self.size:
            return False
        return (may_leave or act != "leave") and self.understands(Answer(seat, act, args[2:]), shapes)
