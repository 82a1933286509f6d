"""From the plan of the town to its chance, as `python bench/odds.py original 6` has measured it."""

from __future__ import annotations

from citysleeps.agents.reasoning.outlook import Curve

# First the curve of all games, then those of all without one pairing of bots.
CURVES: dict[str, list[Curve]] = {
    "basic": [
        *((0.048, 0.324), (-0.041, 0.338), (0.172, 0.378), (0.2, 0.339), (-0.167, 0.325)),
        *((0.158, 0.297), (0.283, 0.325), (-0.138, 0.291), (-0.187, 0.311), (0.153, 0.301)),
    ],
    "extended": [
        *((0.39, 0.236), (0.334, 0.279), (0.621, 0.235), (0.739, 0.296), (0.223, 0.232)),
        *((0.414, 0.203), (0.379, 0.24), (0.097, 0.162), (0.224, 0.238), (0.457, 0.227)),
    ],
}
