"""How long a game of `bigcity` takes, measured with bench/minutes.py (docs/minutes.md)."""

from __future__ import annotations

from typing import Final

from citysleeps.books.covering import Minutes

MINUTES: Final[Minutes] = {
    6: (5, 15),
    7: (10, 15),
    8: (15, 25),
    9: (15, 30),
    10: (20, 35),
    11: (25, 45),
    12: (30, 45),
    13: (30, 60),
    14: (40, 65),
    15: (50, 70),
    16: (40, 80),
    17: (55, 90),
    18: (50, 105),
}
