"""How long a game of `cuba` takes, measured with bench/minutes.py (docs/minutes.md)."""

from __future__ import annotations

from typing import Final

from citysleeps.books.covering import Minutes

MINUTES: Final[Minutes] = {
    6: (5, 15),
    7: (10, 15),
    8: (10, 15),
    9: (10, 20),
    10: (10, 20),
    11: (15, 20),
    12: (15, 25),
}
