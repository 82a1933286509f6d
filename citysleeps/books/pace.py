"""The pace of a night: when a step may be over before its time."""

from __future__ import annotations

from typing import Final

from citysleeps.kernel.chance import Chance

FIXED: Final = "fixed"  # every step has its whole length
TOGETHER: Final = "together"  # it is over as soon as everybody who lives has sealed an act or a hunch


MOMENTS: Final = 8  # a planning may end early at so many moments


def apart(pace: str, length: int) -> int:
    """How many seconds lie between the moments at which a planning may end early; 0: it has its whole length."""
    return 0 if pace == FIXED else 1 + length // MOMENTS


def soonest(chance: Chance, pace: str, length: int) -> int:
    """A time drawn by lot between a third and two thirds of a step, before which it never ends together; 0: it has its
    whole length, or no limit."""
    if pace == FIXED or not length:
        return 0
    return 1 + length // 3 + chance.below(1 + length // 3)
