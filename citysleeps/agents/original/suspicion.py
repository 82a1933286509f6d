"""What a player of `original` makes of what he knows: who is with him, who is against him, and whom he suspects."""

from __future__ import annotations

from typing import Final

from citysleeps.agents.original.notes import Notes
from citysleeps.books.original.components import GANG_OF, GANGS, HELPERS, RED_CARDS
from citysleeps.books.original.game import Original
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, clockwise, each

# How much each sign weighs.
ACCUSED: Final = 1  # somebody has accused him
BY_A_VICTIM: Final = 2  # and was killed in a night: perhaps he knew too much
ACCUSES: Final = 2  # he accuses, and only one red player can know anything
ACCUSES_A_VICTIM: Final = 2  # one who was killed in a night, so hardly one of the killers
ACCUSES_A_FRIEND: Final = 3  # one whom I know to be on my side, or me
ACCUSES_A_FOE: Final = -3  # one whom I know to be against me
ENOUGH: Final = 8  # so much suspicion is enough to accuse


def is_red(view: Original, me: Seat) -> bool:
    """Do I win with the red side, as far as I know? ORIG-1257 The werewolf is told when he does not any more."""
    if view.cards[me] == "werewolf":
        return view.sides[me] not in GANGS
    return view.cards[me] in RED_CARDS


def friends(view: Original, me: Seat) -> Seats:
    """Who is on my side for certain, myself included: the gang I have met; for the lawyer those whose black cards he
    was shown; for the commissar those who got no nod."""
    found = bit(me)
    card = view.cards[me]
    for seat in range(view.size):
        met = view.gangs[me] != "" and view.gangs[seat] == view.gangs[me]
        shown = card == "lawyer" and (view.cards[seat] in GANG_OF or view.cards[seat] in HELPERS)
        cleared = card == "commissar" and view.nods.get(seat) == "no_nod"
        if met or shown or cleared:
            found |= bit(seat)
    return found


def foes(view: Original, me: Seat) -> Seats:
    """Who is against me for certain: whoever got a nod, whichever check it was; for the lawyer those whose red cards
    he was shown; for the corrupt judge the honest ones."""
    found = 0
    card = view.cards[me]
    for seat in range(view.size):
        nodded = view.nods.get(seat) == "nod"
        shown = card == "lawyer" and view.cards[seat] in RED_CARDS
        if nodded or shown:
            found |= bit(seat)
    if card == "corrupt_judge" and view.composition.get("corrupt_judge") == 1:
        found |= view.judges & ~bit(me)
    return found & ~friends(view, me)


def suspicion(view: Original, me: Seat, notes: Notes) -> list[int]:
    """How much each seat is suspected, by who accused whom and what became of them."""
    mine, against = friends(view, me), foes(view, me)
    weights = [0] * view.size
    for accuser, accused in notes.accusations():
        weights[accused] += ACCUSED
        weights[accuser] += ACCUSES
        if notes.killed >> accuser & 1:
            weights[accused] += BY_A_VICTIM
        if notes.killed >> accused & 1:
            weights[accuser] += ACCUSES_A_VICTIM
        if mine >> accused & 1:
            weights[accuser] += ACCUSES_A_FRIEND
        if against >> accused & 1:
            weights[accuser] += ACCUSES_A_FOE
    return weights


def prey(view: Original, me: Seat, notes: Notes, options: Seats) -> Seat:
    """Whom the gang hunts tonight, by a rule that all who have met find alike, without a word: whom the leader
    accused today; else who accused one of them today; else the next one clockwise after the day's first speaker."""
    gang = friends(view, me)
    options &= ~gang
    signed = notes.today.get(leader(view, gang), NOBODY)
    if bit(signed) & options:
        return signed
    for accuser in sorted(notes.today):
        if bit(notes.today[accuser]) & gang and bit(accuser) & options:
            return accuser
    for seat in clockwise(options, (view.first_speaker + 1) % view.size):
        return seat
    return NOBODY


def leader(view: Original, gang: Seats) -> Seat:
    """Whose accusation is a sign to the gang: the one of them who checks, else the first of the living."""
    living = each(gang & view.living)
    for seat in living:
        if view.cards[seat] in ("don", "ninja"):
            return seat
    return living[0] if living else NOBODY
