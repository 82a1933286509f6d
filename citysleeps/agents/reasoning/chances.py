"""How likely the town is to win if it executes by lot: a yardstick for what an execution is worth."""

from __future__ import annotations

from typing import Final

CHANCES: Final[dict[tuple[int, int], float]] = {}


def by_day(living: int, foes: int) -> float:
    """The town's chance at the beginning of a day, if it executes one by lot or nobody, whichever is better."""
    if foes <= 0:
        return 1.0
    if 2 * foes >= living:
        return 0.0
    found = CHANCES.get((living, foes))
    if found is None:
        hit = foes / living
        executing = hit * by_night(living - 1, foes - 1) + (1.0 - hit) * by_night(living - 1, foes)
        found = CHANCES[living, foes] = max(by_night(living, foes), executing)
    return found


def by_night(living: int, foes: int) -> float:
    """The same before a night in which one of the town is killed."""
    if foes <= 0:
        return 1.0
    if 2 * foes >= living:
        return 0.0
    return by_day(living - 1, foes)
