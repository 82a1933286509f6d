"""Section 1: the tokens, the sides, and how many of each token are dealt to how many seats."""

from __future__ import annotations

from typing import Final

from citysleeps.books.described import Composition

AGENT: Final = "agent"
POLICEMAN: Final = "policeman"
MAFIOSO: Final = "mafioso"
TOKENS: Final = (AGENT, POLICEMAN, MAFIOSO)  # SPY-101

POLICE: Final = "police"
MAFIA: Final = "mafia"
NEW_GANG: Final = "new_gang"
SIDES: Final = (POLICE, MAFIA, NEW_GANG)  # SPY-301, SPY-310
SIDE_OF: Final[dict[str, str]] = {AGENT: POLICE, POLICEMAN: POLICE, MAFIOSO: MAFIA}  # SPY-302 to SPY-304

FEWEST: Final = 6  # SPY-109
MOST_SEATS: Final = 21

# SPY-110 Table 1A: the Mafiosi, by dealt seats.
TABLE_1A: Final[dict[int, int]] = {
    **{6: 1, 7: 1, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2, 13: 3, 14: 3, 15: 3, 16: 3, 17: 3},
    **{18: 4, 19: 4, 20: 5, 21: 5},
}
SMALL: Final[dict[str, int]] = {"pl": 7, "sk": 8}  # SPY-112, SPY-R02 the most seats of a small game
LARGE: Final = 20  # SPY-113
NEUTRALS_IN_THE_BOX: Final = 14  # SPY-102
SEATS_PER_CARD: Final = 4  # SPY-805

# SPY-438 The wordless signs of the Mafia.
SIGNS: Final = ("nod", "shake", "shrug", "wait")


def tokens_for(seats: int, without_agent: bool) -> dict[str, int]:
    """SPY-110 The row of Table 1A; SPY-1141 without the Agent one more Policeman, SPY-R50 if need be one more than the
    box has."""
    agents = 0 if without_agent else 1
    row = {MAFIOSO: TABLE_1A[seats], AGENT: agents, POLICEMAN: seats - TABLE_1A[seats] - agents}
    return {token: copies for token, copies in row.items() if copies}


def compositions() -> tuple[Composition, ...]:
    """SPY-110, SPY-1141 The tokens by the number of seats, each table for the settings named."""
    return (
        Composition(settings={}, players={seats: tokens_for(seats, False) for seats in TABLE_1A}),
        Composition(settings={"kids_no_agent": "on"}, players={seats: tokens_for(seats, True) for seats in TABLE_1A}),
    )
