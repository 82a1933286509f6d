"""CITY-330 The order of the night, as in the book's memo."""

from __future__ import annotations

from typing import Final

from citysleeps.books.bigcity.components import CARTEL, MAFIA
from citysleeps.books.bigcity.factions import Faction
from citysleeps.books.bigcity.night import Step
from citysleeps.books.bigcity.roles import (
    Admirer,
    Bloodhound,
    Bodyguard,
    Detective,
    Doctor,
    Journalist,
    Judge,
    Lawyer,
    Lover,
    Maniac,
    Poisoner,
    Psychic,
    Revolutionary,
    Sleuth,
)
from citysleeps.books.bigcity.sect import Sect

STEPS: Final[list[Step]] = [
    Lawyer("lawyer", "block"),
    Doctor("doctor", "heal"),
    Bodyguard("bodyguard", "guard"),
    Faction(MAFIA),
    Faction(CARTEL),
    Maniac("maniac", "shoot"),  # CITY-R09 several outcasts: in this order
    Poisoner("poisoner", "poison"),
    Revolutionary("revolutionary", "shoot"),
    Sect(),
    Lover("lover", "falsify"),
    Detective(),
    Journalist("journalist", "check"),
    Psychic("psychic", "check"),
    Bloodhound("bloodhound", "check"),
    Sleuth("sleuth", "check", "shoot"),
    Judge("judge", "jail", "release"),
    Admirer("admirer", "alibi"),
]
BY_NAME: Final[dict[str, Step]] = {step.name: step for step in STEPS}
