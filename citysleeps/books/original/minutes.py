"""How long a game of `original` takes, measured with bench/minutes.py (docs/minutes.md)."""

from __future__ import annotations

from typing import Final

from citysleeps.books.covering import Minutes

MINUTES: Final[Minutes] = {
    6: (10, 20),
    7: (10, 20),
    8: (20, 30),
    9: (15, 30),
    10: (20, 40),
    11: (25, 45),
    12: (35, 55),
    13: (30, 55),
    14: (40, 60),
    15: (45, 70),
    16: (50, 80),
    17: (55, 85),
    18: (55, 95),
    19: (70, 105),
    20: (80, 105),
    21: (80, 110),
    22: (85, 120),
    23: (95, 130),
    24: (95, 145),
    25: (105, 145),
    26: (115, 155),
}
