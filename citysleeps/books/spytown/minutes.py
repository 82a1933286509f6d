"""How long a game of `spytown` takes, measured with bench/minutes.py (docs/minutes.md)."""

from __future__ import annotations

from typing import Final

from citysleeps.books.covering import Minutes

MINUTES: Final[Minutes] = {
    6: (5, 25),
    7: (5, 30),
    8: (15, 30),
    9: (15, 35),
    10: (15, 40),
    11: (20, 45),
    12: (20, 50),
    13: (40, 55),
    14: (40, 60),
    15: (40, 70),
    16: (45, 75),
    17: (50, 95),
    18: (60, 100),
    19: (100, 125),
    20: (85, 125),
    21: (100, 140),
}
