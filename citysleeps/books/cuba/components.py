"""Section 1: diamonds, tokens, jokers, and how many of each for how many players."""

from __future__ import annotations

from typing import Final

DIAMONDS: Final = 15
MOST_REMOVED: Final = 5  # CUBA-211

GODFATHER: Final = "godfather"
THIEF: Final = "thief"
URCHIN: Final = "street_urchin"
LOYAL: Final = "loyal"
FBI: Final = "agent_fbi"
CIA: Final = "agent_cia"
DRIVER: Final = "driver"
CLEANER: Final = "cleaner"

# CUBA-102 The tokens, in the order in which they are always listed (CUBA-308).
COPIES: Final[dict[str, int]] = {LOYAL: 5, FBI: 1, CIA: 1, DRIVER: 2, CLEANER: 1}
TOKENS: Final = tuple(COPIES)
AGENTS: Final = (FBI, CIA)
ROLES: Final = (GODFATHER, THIEF, *TOKENS, URCHIN)
MOST_JOKERS: Final = 2  # CUBA-103

# T1 By players: Loyals, Agents, Drivers, jokers.
TABLE: Final[dict[int, tuple[int, int, int, int]]] = {
    5: (1, 1, 0, 0),
    6: (1, 1, 1, 0),
    7: (2, 1, 1, 0),
    8: (3, 1, 1, 1),
    9: (4, 1, 1, 1),
    10: (4, 2, 1, 1),
    11: (4, 2, 2, 2),
    12: (5, 2, 2, 2),
}
FEWEST: Final = 5
MOST: Final = 12
FIVE: Final = 5

Mix = dict[str, int]


def mix_for(players: int, single_agent: str, cleaner: bool) -> Mix:
    """CUBA-108 to CUBA-111, CUBA-1102, CUBA-1110 The tokens of table T1; CUBA-R02 one Agent is the FBI's unless the
    table says otherwise; the Cleaner takes the place of a Loyal."""
    loyals, agents, drivers, _ = TABLE[players]
    one = CIA if single_agent == "cia" and players != FIVE else FBI
    mix = {LOYAL: loyals - cleaner, DRIVER: drivers, CLEANER: int(cleaner)}
    mix |= {FBI: 1, CIA: 1} if agents > 1 else {one: 1}
    return ordered(mix)


def ordered(mix: Mix) -> Mix:
    return {token: mix[token] for token in TOKENS if mix.get(token)}


def listed(mix: Mix) -> tuple[str, ...]:
    """Every token by itself, in the fixed order."""
    return tuple([token for token in TOKENS for _ in range(mix.get(token, 0))])


def sort(tokens: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """CUBA-308 In the fixed order."""
    return tuple(sorted(tokens, key=TOKENS.index))
