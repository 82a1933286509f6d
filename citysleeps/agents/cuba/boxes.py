"""What may be in the box, as small numbers, and what may be taken from it.

A box is 16 times the code of its tokens, plus its diamonds. Whoever takes something takes away a number.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from citysleeps.agents.cuba.journeys import holds, takes
from citysleeps.books.cuba.components import DIAMONDS, THIEF, TOKENS, URCHIN, Mix
from citysleeps.books.cuba.game import Loot, role_of

WIDTH: Final = DIAMONDS + 1
UNKNOWN: Final = -1  # what no box of this game can hold
PARTS: Final = (THIEF, URCHIN, *TOKENS)  # what one can be, by number
NUMBERS: Final = {role: number for number, role in enumerate(PARTS)}

Way = tuple[int, int, float]  # the box that is left, the part that its taker plays, and how likely people take so


class Boxes:
    """All boxes of a game with these tokens."""

    def __init__(self, mix: Mix) -> None:
        self.mix = mix
        self.steps: dict[str, int] = {}  # what a token counts in a code
        size = 1
        for token, copies in mix.items():
            self.steps[token] = size
            size *= copies + 1
        self.size = size * WIDTH
        self.known: tuple[dict[int, list[Way]], dict[int, list[Way]]] = ({}, {})

    def number(self, loot: Loot) -> int:
        """A box or a loot as a number."""
        diamonds, tokens = loot
        code = self.code(tokens)
        return UNKNOWN if code == UNKNOWN else code * WIDTH + diamonds

    def code(self, tokens: tuple[str, ...]) -> int:
        for token in tokens:
            if tokens.count(token) > self.mix.get(token, 0):
                return UNKNOWN
        return sum([self.steps[token] for token in tokens])

    def loot(self, box: int) -> Loot:
        """What a number stands for."""
        code, diamonds = divmod(box, WIDTH)
        found: list[str] = []
        for token, copies in self.mix.items():
            found += [token] * (code // self.steps[token] % (copies + 1))
        return diamonds, tuple(found)

    def ways(self, box: int, is_last: bool) -> list[Way]:
        """What may be taken from this box."""
        known = self.known[is_last]
        found = known.get(box)
        if found is None:
            found = known[box] = self.think(box, is_last)
        return found

    def think(self, box: int, is_last: bool) -> list[Way]:
        likes = takes(self.loot(box), is_last)
        whole = sum(likes.values())
        return [(box - self.number(taken), NUMBERS[role_of(taken)], liking / whole) for taken, liking in likes.items()]


class Fuller(Boxes):
    """Those that hold at least what came back."""

    def __init__(self, boxes: Boxes, floor: Loot) -> None:
        super().__init__(boxes.mix)
        self.boxes = boxes
        self.may = bytearray(self.size)
        for box in range(floor[0], self.size, WIDTH):
            if holds(self.loot(box), floor):
                self.may[box - floor[0] : box + WIDTH - floor[0]] = bytes(floor[0]) + b"\1" * (WIDTH - floor[0])

    def think(self, box: int, is_last: bool) -> list[Way]:
        may = self.may
        return [way for way in self.boxes.ways(box, is_last) if may[way[0]]]


@lru_cache(maxsize=16)
def all_boxes(mix: tuple[tuple[str, int], ...]) -> Boxes:
    """All boxes of games with these tokens; thought through once for all games."""
    return Boxes(dict(mix))
