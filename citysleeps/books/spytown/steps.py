"""The names of phases, steps and windows."""

from __future__ import annotations

from typing import Final

PHASES: Final = ("role_swap", "agent_phase", "gang_recognition", "mafia_phase", "police_phase")
SECRET: Final = ("agent_phase", "gang_recognition", "mafia_phase")
PRELIMINARY: Final = "preliminary_vote"
FINAL: Final = "final_vote"
BALLOTS: Final = (PRELIMINARY, FINAL)
INNER: Final = ("vest_window", "bandage_window", "last_shot_right", "last_shot_window")  # inside an elimination
LAST_SHOTS: Final = ("last_shot_right", "last_shot_window")
OPEN_WINDOWS: Final = ("start_window", "end_window")  # where cards for any moment may be played too (SPY-463, SPY-465)
