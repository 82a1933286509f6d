"""From the plan of the town to its chance, as `python bench/odds.py bigcity 6` has measured it."""

from __future__ import annotations

from citysleeps.agents.reasoning.outlook import Curve

MADE_WITH = "rules 2, numbers 05a0920c"

# First the curve of all games, then those of all without one pairing of bots.
CURVES: dict[str, list[Curve]] = {
    "plain": [
        *((0.817, 0.625), (0.84, 0.623), (0.853, 0.608), (0.872, 0.602), (1.047, 0.751)),
        *((0.634, 0.59), (0.889, 0.591), (0.585, 0.578), (0.709, 0.634), (1.02, 0.686)),
    ],
}
