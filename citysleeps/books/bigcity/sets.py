"""Sections 1 and 2: which sets of roles are proposed, advised against, and refused."""

from __future__ import annotations

from typing import Final

from citysleeps.books.bigcity.components import (
    BOTH,
    CARDS,
    CARTEL,
    CHECK_OR_SHOOT,
    CITIZENS,
    COPIES,
    CRIMINALS,
    FACTIONS,
    LEADERS,
    MAFIA,
    OUTCAST_CARDS,
    OUTCASTS,
    PEACEFUL,
    SIDE_OF,
    SIDES,
    SPECIAL_CITIZENS,
    SPECIAL_CRIMINALS,
    count,
    members,
)
from citysleeps.books.bigcity.facts import SetWarned
from citysleeps.books.bigcity.settings import Settings, decks_chosen, roles_chosen
from citysleeps.kernel.seats import MOST_SEATS
from citysleeps.kernel.setup import BadSetup

Roles = dict[str, int]

FEWEST: Final = 3  # CITY-R06
MOST: Final = {MAFIA: 33, CARTEL: 33, BOTH: 29}  # CITY-R06 by the cards
FEWEST_BOTH: Final = 12  # CITY-781
ADVISED: Final = (6, 18)  # CITY-109

# CITY-R05 Peaceful Residents, special citizens and criminals, by players.
DEFAULT: Final = {
    **{6: (3, 1, 2), 7: (4, 1, 2), 8: (4, 2, 2), 9: (4, 2, 3), 10: (5, 2, 3), 11: (5, 3, 3), 12: (6, 3, 3)},
    **{13: (6, 3, 4), 14: (7, 3, 4), 15: (7, 4, 4), 16: (7, 4, 5), 17: (7, 5, 5), 18: (7, 5, 6)},
}
DEFAULT_BOTH: Final = {n: DEFAULT[n] for n in (13, 14, 15, 18)} | {12: (5, 3, 4), 16: (7, 5, 4), 17: (7, 4, 6)}
PROPOSED_SPECIAL: Final = ("detective", "doctor", "sleuth", "bodyguard", "journalist")
FIRST_GAME: Final = {6: (3, 2), 7: (4, 2), 8: (5, 2), 9: (5, 3), 10: (6, 3), 11: (6, 4), 13: (7, 5)}  # CITY-R06

# CITY-111 The book's table: players, Peaceful Residents, special citizens, criminals with outcasts.
TABLE: Final = ((6, 7, 4, 2, 3), (8, 12, 6, 3, 4), (13, 15, 7, 4, 5), (16, 18, 7, 5, 6))
ROW: Final = {players: row for row in TABLE for players in range(row[0], row[1] + 1)}
EXACT_FROM: Final = 16  # CITY-113


def proposed(settings: Settings, players: int) -> Roles:
    """CITY-R05, CITY-R06, CITY-211 The set that the software proposes; none for this number."""
    if settings.deck == "first_game":
        if players not in FIRST_GAME:
            return {}
        peaceful, criminals = FIRST_GAME[players]
        return ordered({PEACEFUL: peaceful, settings.first_special: 1, settings.faction: criminals})
    table = DEFAULT_BOTH if settings.faction == BOTH else DEFAULT
    if players not in table:
        return {}
    peaceful, special, criminals = table[players]
    roles = {PEACEFUL: peaceful, **dict.fromkeys(PROPOSED_SPECIAL[:special], 1)}
    if settings.faction == BOTH:
        return ordered(roles | {MAFIA: criminals // 2, CARTEL: criminals // 2})
    plain = min(criminals, COPIES[settings.faction])
    return ordered(roles | {settings.faction: plain, LEADERS[settings.faction]: criminals - plain})


def ordered(roles: Roles) -> Roles:
    return {card: roles[card] for card in CARDS if roles.get(card)}


def chosen(settings: Settings, players: int) -> Roles:
    """CITY-201 The roles that are chosen, or else those proposed."""
    roles = roles_chosen(settings) or proposed(settings, players)
    if not roles:
        raise BadSetup("bad_player_count", f"there is no proposed set for {players} players; choose the roles")
    return roles


def chosen_decks(settings: Settings, players: int) -> Roles:
    """CITY-1010, CITY-R55 How many cards are drawn from each deck."""
    return decks_chosen(settings) or by_side(chosen(settings, players))


def by_side(roles: Roles) -> Roles:
    sides = dict.fromkeys(SIDES, 0)
    for card, copies in roles.items():
        sides[SIDE_OF[card]] += copies
    return {side: copies for side, copies in sides.items() if copies}


def every_side(decks: Roles) -> Roles:
    """CITY-1011 The number of each of the three decks: that none is drawn from one of them is known too."""
    return {side: decks.get(side, 0) for side in SIDES}


def deck_of(side: str, faction: str) -> list[str]:
    """CITY-R55 The cards from which those of a side are drawn; of two factions the plain cards alone."""
    if side == CRIMINALS:
        names: tuple[str, ...] = FACTIONS if faction == BOTH else members(faction)
    else:
        names = tuple(card for card in CARDS if SIDE_OF[card] == side)
    return [card for card in names for _ in range(COPIES[card])]


# What is refused


def most_players(settings: Settings) -> int:
    """CITY-R06 As many as the cards allow, and as have a seat: a Host who is to be drawn takes one."""
    return min(MOST[settings.faction], MOST_SEATS - (settings.host == "human_dealt"))


def check_count(settings: Settings, players: int) -> None:
    """CITY-R06, CITY-781 How many may play."""
    least = FEWEST_BOTH if settings.faction == BOTH else FEWEST
    most = most_players(settings)
    if not least <= players <= most:
        raise BadSetup("bad_player_count", f"{players} players; with faction {settings.faction} {least} to {most} play")


def agree(settings: Settings) -> None:
    """CITY-R38, CITY-R04, CITY-R55 Settings that collide."""
    if settings.lover_false == "host" and settings.host == "software":
        raise BadSetup("bad_setup", "lover_false is host, which needs a human Host; host is software")
    if settings.opt_who_is_who == "on":
        if settings.parity_counts == "peaceful_only":
            raise BadSetup("bad_setup", "parity_counts is peaceful_only, which needs a public set; so no Who Is Who")
        if settings.roles or settings.deck == "first_game":
            raise BadSetup("wrong_phase", "under Who Is Who only the numbers of each deck are chosen: decks, not roles")
    elif settings.decks:
        raise BadSetup("wrong_phase", "decks are for Who Is Who; without it choose roles")
    if settings.deck == "first_game" and settings.faction != MAFIA:
        raise BadSetup("bad_setup", "the first game is played with plain Mafia; faction must be mafia")


def check_roles(settings: Settings, roles: Roles, players: int) -> None:
    """CITY-108, CITY-201, CITY-209, CITY-213, CITY-214, CITY-216, CITY-782, CITY-783 Can this set be dealt?"""
    for card, copies in roles.items():
        if copies > COPIES[card]:
            raise BadSetup("bad_setup", f"{card} is chosen {copies} times; the box has {COPIES[card]}")
    check_total(roles, players, "roles")
    outcasts = count(roles, OUTCAST_CARDS)
    if outcasts > settings.max_outcasts:
        raise BadSetup("bad_setup", f"{outcasts} outcasts; max_outcasts is {settings.max_outcasts}")
    if settings.faction == BOTH:
        check_two_factions(roles)
    else:
        foreign = FACTIONS[settings.faction == MAFIA]
        for card in (foreign, LEADERS[foreign]):
            if card in roles:
                raise BadSetup("bad_setup", f"{card} is not used where {settings.faction} is the only faction")
    check_parity(settings, roles)


def check_total(numbers: Roles, players: int, what: str) -> None:
    total = sum(numbers.values())
    if total != players:
        raise BadSetup("bad_setup", f"the {what} are {total} cards for {players} players; there must be one for each")


def check_two_factions(roles: Roles) -> None:
    """CITY-782, CITY-783, CITY-R65 As many Mafia as Cartel; no special criminals, no outcasts."""
    for card in (*SPECIAL_CRIMINALS, *OUTCAST_CARDS):
        if card in roles:
            raise BadSetup("bad_setup", f"{card} is not used with Mafia and Cartel together")
    mafia, cartel = roles.get(MAFIA, 0), roles.get(CARTEL, 0)
    if mafia != cartel:
        raise BadSetup("bad_setup", f"{mafia} Mafia and {cartel} Cartel; there must be as many of each")


def check_parity(settings: Settings, roles: Roles) -> None:
    """CITY-216, CITY-R04 The criminals are fewer than those who count against them, and somebody is to be found."""
    sides = by_side(roles)
    criminals, outcasts = sides.get(CRIMINALS, 0), sides.get(OUTCASTS, 0)
    against = sides.get(CITIZENS, 0) + (outcasts if settings.parity_counts == "all_others" else 0)
    if settings.parity_counts == "peaceful_only":
        against = roles.get(PEACEFUL, 0)
    if not criminals and not outcasts:
        raise BadSetup("bad_setup", "there is neither a criminal nor an outcast")
    if criminals >= against:
        raise BadSetup("bad_setup", f"{criminals} criminals against {against}: they would win at the first dawn")


def check_decks(settings: Settings, decks: Roles, players: int) -> None:
    """CITY-1010, CITY-R04, CITY-R55 Can so many be drawn from each deck?"""
    check_total(decks, players, "decks")
    for side, copies in decks.items():
        most = len(deck_of(side, settings.faction))
        if copies > most:
            raise BadSetup("bad_setup", f"{copies} cards of the deck {side}, which has {most}")
    if decks.get(OUTCASTS, 0) > settings.max_outcasts:
        raise BadSetup("bad_setup", f"{decks[OUTCASTS]} outcasts; max_outcasts is {settings.max_outcasts}")
    criminals = decks.get(CRIMINALS, 0)
    if settings.faction == BOTH and (criminals % 2 or OUTCASTS in decks):
        raise BadSetup("bad_setup", f"{criminals} criminals; Mafia and Cartel have half of them each, and no outcasts")
    check_parity(settings, {PEACEFUL: decks.get(CITIZENS, 0), MAFIA: criminals, "maniac": decks.get(OUTCASTS, 0)})


def enforce(settings: Settings, warnings: list[SetWarned]) -> None:
    """CITY-R03 With `enforce` the table is binding."""
    for warned in warnings:
        if warned.warning == "role_table" and settings.role_table == "enforce":
            raise BadSetup("bad_setup", f"the table for {warned.row} players allows another number of {warned.column}")


# What is advised against


def warnings(settings: Settings, roles: Roles, decks: Roles, players: int) -> list[SetWarned]:
    """CITY-110, CITY-112, CITY-210 What the book would not advise; CITY-R55 under Who Is Who only of numbers."""
    found = []
    if not ADVISED[0] <= players <= ADVISED[1]:
        found.append(SetWarned("player_range"))
    elif settings.role_table != "off":
        found += table_warnings(roles, decks, players)
    if not decks and not count(roles, CHECK_OR_SHOOT):
        found.append(SetWarned("no_check_or_shot"))
    return found


def table_warnings(roles: Roles, decks: Roles, players: int) -> list[SetWarned]:
    """CITY-111 to CITY-114, CITY-207, CITY-208 The cells of the table that are exceeded."""
    first, last, peaceful, special, criminals = ROW[players]
    row = f"{first}-{last}"
    sides = decks or by_side(roles)
    found = []
    dealt = count(roles, (PEACEFUL,))
    if not decks and (dealt > peaceful or (first == EXACT_FROM and dealt != peaceful)):
        found.append(SetWarned("role_table", row, PEACEFUL))
    if not decks and count(roles, SPECIAL_CITIZENS) > special:
        found.append(SetWarned("role_table", row, "special_citizens"))
    if sides.get(CRIMINALS, 0) + sides.get(OUTCASTS, 0) > criminals:
        found.append(SetWarned("role_table", row, CRIMINALS))
    return found
