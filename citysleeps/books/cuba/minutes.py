"""How long a game of `cuba` takes, measured with bench/minutes.py (docs/minutes.md)."""

from __future__ import annotations

from typing import Final

from citysleeps.books.covering import Minutes

MINUTES: Final[Minutes] = {
    6: (5, 10),
    7: (5, 10),
    8: (5, 15),
    9: (5, 15),
    10: (10, 15),
    11: (10, 15),
    12: (10, 20),
}
