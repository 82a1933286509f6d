"""From the plan of the town to its chance, as `python bench/odds.py bigcity 6` has measured it."""

from __future__ import annotations

from citysleeps.agents.reasoning.outlook import Curve

# First the curve of all games, then those of all without one pairing of bots.
CURVES: dict[str, list[Curve]] = {
    "plain": [
        *((0.744, 0.587), (0.759, 0.581), (0.777, 0.569), (0.797, 0.564), (0.925, 0.69)),
        *((0.563, 0.552), (0.815, 0.553), (0.495, 0.533), (0.683, 0.577), (0.972, 0.704)),
    ],
}
