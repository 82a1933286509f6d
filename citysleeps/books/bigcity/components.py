"""Section 1: the cards, the sides they belong to, and how many of each are used."""

from __future__ import annotations

from typing import Final

CITIZENS: Final = "citizens"
CRIMINALS: Final = "criminals"
OUTCASTS: Final = "outcasts"
SECT: Final = "sect"
SIDES: Final = (CITIZENS, CRIMINALS, OUTCASTS)

PEACEFUL: Final = "peaceful_resident"
HOST_CARD: Final = "host"
MAFIA: Final = "mafia"
CARTEL: Final = "cartel"
BOTH: Final = "both"
FACTIONS: Final = (MAFIA, CARTEL)

# CITY-101 to CITY-106 The 39 role cards: copies and side.
COPIES: Final[dict[str, int]] = {
    PEACEFUL: 7,
    **dict.fromkeys(("agent", "judge", "detective", "journalist", "doctor", "bodyguard"), 1),
    **dict.fromkeys(("patrolman", "psychic", "admirer", "sleuth", "lucky_one", "avenger"), 1),
    MAFIA: 5,
    CARTEL: 5,
    **dict.fromkeys(("lawyer", "lover", "bloodhound", "werewolf", "boss", "ringleader"), 1),
    **dict.fromkeys(("maniac", "poisoner", "sectarian", "revolutionary"), 1),
}
CARDS: Final = tuple(COPIES)
SIDE_OF: Final[dict[str, str]] = {
    **dict.fromkeys(CARDS[: CARDS.index(MAFIA)], CITIZENS),
    **dict.fromkeys(CARDS[CARDS.index(MAFIA) : CARDS.index("maniac")], CRIMINALS),
    **dict.fromkeys(CARDS[CARDS.index("maniac") :], OUTCASTS),
}
SPECIAL_CITIZENS: Final = tuple(card for card in CARDS if SIDE_OF[card] == CITIZENS and card != PEACEFUL)
SPECIAL_CRIMINALS: Final = ("lawyer", "lover", "bloodhound", "werewolf", "boss", "ringleader")
OUTCAST_CARDS: Final = ("maniac", "poisoner", "sectarian", "revolutionary")

# CITY-214 The leader of each faction, and of the sect; CITY-215 who serves whichever faction is the only one in play.
LEADERS: Final[dict[str, str]] = {MAFIA: "boss", CARTEL: "ringleader", SECT: "sectarian"}
HANDS: Final = ("lawyer", "lover", "bloodhound", "werewolf")

# CITY-210 The citizens who can check or shoot.
CHECK_OR_SHOOT: Final = ("detective", "journalist", "psychic", "sleuth", "patrolman", "avenger")


def members(faction: str) -> tuple[str, ...]:
    """CITY-214, CITY-215 The cards of a faction, and its hands, who are dealt only if it is the only one (CITY-783)."""
    return (faction, LEADERS[faction], *HANDS)


def count(roles: dict[str, int], cards: tuple[str, ...]) -> int:
    """How many of these cards there are."""
    return sum([roles.get(card, 0) for card in cards])
