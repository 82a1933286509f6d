"""How long a game of `original` takes, measured with bench/minutes.py (docs/minutes.md)."""

from __future__ import annotations

from typing import Final

from citysleeps.books.covering import Minutes

MINUTES: Final[Minutes] = {
    6: (5, 20),
    7: (10, 20),
    8: (20, 30),
    9: (15, 30),
    10: (25, 40),
    11: (25, 45),
    12: (35, 50),
    13: (30, 55),
    14: (40, 65),
    15: (45, 75),
    16: (55, 85),
    17: (60, 95),
    18: (65, 95),
    19: (70, 110),
    20: (75, 115),
    21: (85, 115),
    22: (85, 125),
    23: (95, 130),
    24: (100, 135),
    25: (110, 150),
    26: (125, 165),
}
