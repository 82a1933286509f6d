"""How long a game of `bigcity` takes, measured with bench/minutes.py (docs/minutes.md)."""

from __future__ import annotations

from typing import Final

from citysleeps.books.covering import Minutes

MINUTES: Final[Minutes] = {
    6: (10, 15),
    7: (10, 20),
    8: (15, 25),
    9: (15, 30),
    10: (20, 40),
    11: (25, 45),
    12: (35, 50),
    13: (30, 60),
    14: (40, 65),
    15: (50, 70),
    16: (40, 85),
    17: (60, 95),
    18: (45, 105),
}
