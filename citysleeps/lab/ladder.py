"""The ratings of a league as a picture."""

from __future__ import annotations

from math import ceil

from citysleeps.lab.marks import Mark, marks
from citysleeps.lab.ratings import Rating


def ladder(title: str, note: str, ratings: list[Rating]) -> str:
    """A mark for every bot, with its interval. The upright line is the mean of all."""
    reach = max(100, *(100 * ceil(max(-one.low, one.high) / 100) for one in ratings))
    rows = [
        Mark(one.bot, one.points, one.low, one.high, f"{one.points:+.0f} ({one.low:+.0f} to {one.high:+.0f})")
        for one in ratings
    ]
    return marks(title, note, {"": rows}, (-reach, reach), even=0)
