"""From the plan of the town to its chance, as `python bench/odds.py original 6` has measured it."""

from __future__ import annotations

from citysleeps.agents.reasoning.outlook import Curve

MADE_WITH = "rules 2, numbers 7dcddc2a"

# First the curve of all games, then those of all without one pairing of bots.
CURVES: dict[str, list[Curve]] = {
    "basic": [
        *((-0.018, 0.244), (-0.112, 0.252), (0.115, 0.304), (0.132, 0.252), (-0.237, 0.243)),
        *((0.124, 0.241), (0.22, 0.243), (-0.201, 0.21), (-0.242, 0.219), (0.039, 0.224)),
    ],
    "extended": [
        *((0.537, 0.236), (0.491, 0.269), (0.856, 0.264), (0.87, 0.287), (0.413, 0.252)),
        *((0.573, 0.202), (0.553, 0.239), (0.204, 0.147), (0.268, 0.217), (0.588, 0.239)),
    ],
}
