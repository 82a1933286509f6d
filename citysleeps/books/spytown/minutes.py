"""How long a game of `spytown` takes, measured with bench/minutes.py (docs/minutes.md)."""

from __future__ import annotations

from typing import Final

from citysleeps.books.covering import Minutes

MINUTES: Final[Minutes] = {
    6: (5, 25),
    7: (10, 30),
    8: (15, 30),
    9: (15, 35),
    10: (15, 40),
    11: (20, 50),
    12: (20, 50),
    13: (35, 60),
    14: (35, 65),
    15: (35, 75),
    16: (40, 80),
    17: (50, 100),
    18: (70, 105),
    19: (90, 135),
    20: (90, 130),
    21: (105, 150),
}
