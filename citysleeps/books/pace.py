"""The pace of a night: when a step may end before its time."""

from __future__ import annotations

from typing import Final

from citysleeps.kernel.chance import Chance

FIXED: Final = "fixed"  # every step has its whole length
TOGETHER: Final = "together"  # it is over as soon as everybody who lives has sealed an act or a hunch


MOMENTS: Final = 8  # a planning may end early at so many moments


def apart(pace: str, length: int) -> int:
    """Seconds between the moments at which a planning may end early. 0 if it always lasts its full length."""
    return 0 if pace == FIXED else 1 + length // MOMENTS


def soonest(chance: Chance, pace: str, length: int) -> int:
    """The earliest moment at which a step may end together: drawn by lot between a third and two thirds of its length.
    0 if it lasts its full length or has no limit."""
    if pace == FIXED or not length:
        return 0
    return 1 + length // 3 + chance.below(1 + length // 3)
