"""From the plan of the town to its chance, as `python bench/odds.py spytown 6` has measured it."""

from __future__ import annotations

from citysleeps.agents.reasoning.outlook import Curve

# First the curve of all games, then those of all without one pairing of bots.
CURVES: dict[str, list[Curve]] = {
    "plain": [
        *((0.512, 0.641), (0.587, 0.64), (0.576, 0.621), (0.654, 0.662), (0.536, 0.707)),
        *((0.493, 0.63), (0.612, 0.634), (0.436, 0.622), (0.356, 0.628), (0.374, 0.629)),
    ],
}
