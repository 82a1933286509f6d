"""From the plan of the town to its chance, as `python bench/odds.py spytown 6` has measured it."""

from __future__ import annotations

from citysleeps.agents.reasoning.outlook import Curve

MADE_WITH = "rules 3, numbers 89d7ea71"

# First the curve of all games, then those of all without one pairing of bots.
CURVES: dict[str, list[Curve]] = {
    "plain": [
        *((0.345, 0.598), (0.396, 0.591), (0.388, 0.572), (0.506, 0.563), (0.34, 0.654)),
        *((0.311, 0.585), (0.367, 0.594), (0.377, 0.644), (0.172, 0.594), (0.263, 0.586)),
    ],
}
