"""Players who lie in one known way: opponents for those who learn (docs/learn.md). People never meet them."""

from __future__ import annotations

from random import Random
from typing import Final

from citysleeps.kernel.seats import Seat, Seats, bit, bits, each

# Each number is a chance: to spare one's own in a vote; to vote at random; on each day, to be the first who claims to
# be the knower (belief.py), or to claim it against another; and then to call one of the town a foe.
WAYS: Final[dict[str, dict[str, float]]] = {
    "blender": {},
    "sparer": {"spares": 0.8},
    "contradictor": {"counters": 0.9, "frames": 0.9},
    "framer": {"first": 0.5, "counters": 0.5, "frames": 0.8},
    "smiler": {"first": 0.4, "counters": 0.4, "frames": 0.1},
    "jester": {"spares": 0.4, "wild": 0.5, "first": 0.1, "counters": 0.1, "frames": 0.5},
}

Check = tuple[int, Seat, bool]  # the night, whom, and whether that one is a foe


class Liar:
    """What one seat lies about. Its lots depend only on what the seat knows, so the same game has the same lies."""

    def __init__(self, way: str) -> None:
        self.way = WAYS[way]
        self.is_out = False  # it claims to be the knower
        self.checks: list[Check] = []

    def does(self, what: str, lot: str) -> bool:
        """Whether it does this now, by the chance that it has for it."""
        return Random(f"{what}/{lot}").random() < self.way.get(what, 0.0)

    def tell(self, me: Seat, day: int, night: int, out: Seats, gang: Seats, living: Seats) -> list[Check] | None:
        """What it claims to have found in each night so far. None if it makes no such claim. Only one of a gang makes
        one."""
        lot = f"{me}/{day}/{living}"
        if not self.is_out:
            self.is_out = not out & gang & ~bit(me) and self.does("counters" if out & ~gang else "first", lot)
        if not self.is_out:
            return None
        for number in range(len(self.checks) + 1, night + 1):
            self.checks.append(self.check(me, number, f"{lot}/{number}", out, gang, living))
        return self.checks

    def check(self, me: Seat, night: int, lot: str, out: Seats, gang: Seats, living: Seats) -> Check:
        """A false result of a check: calls a rival or one of the town a foe, or clears anybody."""
        fresh = living & ~bits([seat for _, seat, _ in self.checks]) & ~bit(me) or living & ~bit(me)
        town = fresh & ~gang
        if town and self.does("frames", lot):
            return night, Random(lot).choice(each(town & out or town)), True
        return night, Random(lot).choice(each(fresh)), False

    def picked(self, meant: Seat, lot: str, options: list[Seat], gang: Seats) -> Seat | None:
        """Against whom it votes, if not against `meant`, as a player without secrets would; else None."""
        if options and self.does("wild", lot):
            return Random(lot).choice(options)
        others = [seat for seat in options if not gang & bit(seat)]
        if gang & bit(meant) and others and self.does("spares", lot):
            return others[0]
        return None
