"""From the plan of the town to its chance, as `python bench/odds.py original 6` has measured it."""

from __future__ import annotations

from citysleeps.agents.reasoning.outlook import Curve

MADE_WITH = "rules 2, numbers e890dcb1"

# First the curve of all games, then those of all without one pairing of bots.
CURVES: dict[str, list[Curve]] = {
    "basic": [
        *((-0.018, 0.243), (-0.112, 0.252), (0.116, 0.303), (0.132, 0.251), (-0.237, 0.242)),
        *((0.124, 0.24), (0.22, 0.243), (-0.201, 0.209), (-0.242, 0.218), (0.039, 0.224)),
    ],
    "extended": [
        *((0.51, 0.239), (0.46, 0.271), (0.817, 0.264), (0.831, 0.286), (0.383, 0.255)),
        *((0.543, 0.205), (0.522, 0.243), (0.181, 0.151), (0.286, 0.214), (0.537, 0.245)),
    ],
}
