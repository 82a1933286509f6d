"""Sections 1 and 3: the cards, who they belong to, and which are dealt to how many players."""

from __future__ import annotations

from typing import Final

from citysleeps.books.described import Composition

RED: Final = "red"
BLACK: Final = "black"
MAFIA: Final = "mafia"
YAKUZA: Final = "yakuza"
MANIAC: Final = "maniac"

# ORIG-936 The answers of the all-or-none vote.
EXECUTE: Final = "execute"
SPARE: Final = "spare"
# 19.4 The steps in which hands are raised.
VOTES: Final = ("vote", "second_vote", "all_or_none")

# ORIG-101 to ORIG-103 The 26 cards: copies, printed colour, gang.
COPIES: Final[dict[str, int]] = {
    "resident": 8,
    "commissar": 1,
    "doctor": 1,
    "immortal": 1,
    "honest_judge": 2,
    "sheriff": 1,
    "mafia": 3,
    "don": 1,
    "ninja": 1,
    "yakuza": 3,
    "maniac": 1,
    "werewolf": 1,
    "lawyer": 1,
    "corrupt_judge": 1,
}
RED_CARDS: Final = ("resident", "commissar", "doctor", "immortal", "honest_judge", "sheriff")
GANGS: Final[dict[str, tuple[str, ...]]] = {MAFIA: ("mafia", "don"), YAKUZA: ("yakuza", "ninja")}
GANG_OF: Final[dict[str, str]] = {"mafia": MAFIA, "don": MAFIA, "yakuza": YAKUZA, "ninja": YAKUZA}
HELPERS: Final = ("lawyer", "corrupt_judge")
JUDGES: Final = ("honest_judge", "corrupt_judge")

# ORIG-301 Table 1: residents, commissar, mafia, don.
BASIC_CARDS: Final = ("resident", "commissar", "mafia", "don")
TABLE_1: Final[dict[int, tuple[int, ...]]] = {
    6: (4, 1, 0, 1),
    7: (4, 1, 1, 1),
    8: (5, 1, 1, 1),
    9: (5, 1, 2, 1),
    10: (6, 1, 2, 1),
    11: (7, 1, 2, 1),
    12: (8, 1, 2, 1),
    13: (8, 1, 3, 1),
}

# ORIG-302 Table 2, corrected (ORIG-R01 to ORIG-R09).
EXTENDED_CARDS: Final = (
    "resident",
    "commissar",
    "sheriff",
    "honest_judge",
    "immortal",
    "doctor",
    "mafia",
    "don",
    "maniac",
    "ninja",
    "yakuza",
    "werewolf",
    "lawyer",
    "corrupt_judge",
)
TABLE_2: Final[dict[int, tuple[int, ...]]] = {
    6: (4, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0),
    7: (4, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0),
    8: (5, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0),
    9: (5, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0),
    10: (6, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0),
    11: (6, 1, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0),
    12: (5, 1, 1, 0, 1, 0, 2, 1, 1, 0, 0, 0, 0, 0),
    13: (5, 1, 1, 0, 1, 1, 2, 1, 0, 0, 0, 0, 1, 0),
    14: (6, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0),
    15: (4, 1, 1, 2, 1, 1, 2, 1, 0, 0, 0, 0, 1, 1),
    16: (5, 1, 1, 2, 1, 1, 2, 1, 0, 0, 0, 0, 1, 1),
    17: (5, 1, 1, 2, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1),
    18: (6, 1, 1, 2, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1),
    19: (6, 1, 1, 2, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1),
    20: (6, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
    21: (6, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1),
    22: (7, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1),
    23: (7, 1, 1, 2, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1),
    24: (7, 1, 1, 2, 1, 1, 3, 1, 1, 1, 2, 1, 1, 1),
    25: (8, 1, 1, 2, 1, 1, 3, 1, 1, 1, 2, 1, 1, 1),
    26: (8, 1, 1, 2, 1, 1, 3, 1, 1, 1, 3, 1, 1, 1),
}
TABLES: Final = {"basic": (BASIC_CARDS, TABLE_1), "extended": (EXTENDED_CARDS, TABLE_2)}  # by deck

FEWEST_HOSTLESS: Final = 12  # ORIG-210


def composition(deck: str, players: int, row13_special: str) -> dict[str, int]:
    """ORIG-301, ORIG-302 The row of the table, without the cards that it leaves out; ORIG-R08 the last card of row
    13."""
    cards, table = TABLES[deck]
    row = dict(zip(cards, table[players], strict=True))
    if deck == "extended" and players == 13 and row13_special == "werewolf":
        row["lawyer"], row["werewolf"] = 0, 1
    return {card: copies for card, copies in row.items() if copies}


def compositions() -> tuple[Composition, ...]:
    """ORIG-301, ORIG-302 The cards by the number of players, each table for the settings named; a later one that fits
    takes the place of an earlier one, and none: so few cannot play (ORIG-210)."""
    basic = {n: composition("basic", n, "lawyer") for n in TABLE_1}
    extended = {n: composition("extended", n, "lawyer") for n in TABLE_2}
    werewolf = {13: composition("extended", 13, "werewolf")}
    return (
        Composition(settings={"deck": "basic"}, players={**basic}),
        Composition(settings={"deck": "extended"}, players={**extended}),
        Composition(settings={"deck": "extended", "row13_special": "werewolf"}, players={**werewolf}),
        Composition(
            settings={"host_mode": "hostless"}, players=dict.fromkeys(range(min(TABLE_1), FEWEST_HOSTLESS), None)
        ),
    )
