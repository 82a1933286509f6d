"""Sections 5.2, 5.3, 7.1 and 7.2: the order of the night."""

from __future__ import annotations

from typing import Final

from citysleeps.books.original.components import GANGS, MAFIA, YAKUZA
from citysleeps.books.original.gangs import Gang
from citysleeps.books.original.night import Step
from citysleeps.books.original.roles import Commissar, Doctor, Don, Lawyer, Maniac, Ninja, Role, Sheriff, Werewolf

# ORIG-531, ORIG-551, ORIG-701 to ORIG-709, ORIG-731 to ORIG-741 One order for both decks and all nights, because a step
# that is not in the composition is not called (ORIG-507). Each role with its card, its act, and his first night.
STEPS: Final[list[Step]] = [
    Doctor("doctor", "guard", 2),
    Lawyer("lawyer", "check", 1),
    Gang(MAFIA, GANGS[MAFIA]),
    Gang(YAKUZA, GANGS[YAKUZA]),
    Maniac("maniac", "kill", 2),
    Werewolf("werewolf", "", 2),
    Commissar("commissar", "check", 1),
    Don("don", "check", 1),
    Ninja("ninja", "check", 1),
    Sheriff("sheriff", "shoot", 2),
]
ROLES: Final[dict[str, Role]] = {step.name: step for step in STEPS if isinstance(step, Role)}
