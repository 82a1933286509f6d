"""What is told of the phases, steps and windows, made once: that one has begun, for all alike, and that it is over."""

from __future__ import annotations

from typing import Final

from citysleeps.books.spytown.facts import StepBegan, StepEnded
from citysleeps.books.spytown.game import INNER, OPEN_WINDOWS, PHASES

STEPS: Final = (*PHASES, *OPEN_WINDOWS, *INNER, "discussion", "defence", "tie_discussion")
STEP_BEGAN: Final = {step: StepBegan(step) for step in STEPS}
STEP_ENDED: Final = {step: StepEnded(step) for step in STEPS}
