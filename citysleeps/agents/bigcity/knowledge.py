"""What a player of `bigcity` makes of what it knows: who is with it, and who is against it."""

from __future__ import annotations

from citysleeps.agents.bigcity.notes import Notes
from citysleeps.books.bigcity.components import CITIZENS, CRIMINALS, PEACEFUL, SIDE_OF, SPECIAL_CITIZENS
from citysleeps.books.bigcity.game import BigCity
from citysleeps.kernel.seats import Seat, Seats, bit, each, many

Sides = tuple[Seats, Seats]  # who is on my side for certain, myself included; and who is against me


def known(view: BigCity, me: Seat, notes: Notes) -> Sides:
    """The sect knows its members, the criminals those whom they have met, the citizens what their checks say."""
    if view.sect() >> me & 1:
        return bit(me) | view.sect() | view.met.get("call_sect", 0), 0
    side = view.side(me)
    if side == CRIMINALS:
        return bit(me) | met(view) & ~shown(view, CITIZENS), 0
    if side != CITIZENS:
        return bit(me), 0
    clear, guilty = bit(me) | notes.clear, notes.guilty | shown(view, CRIMINALS)
    if view.cards[me] == "agent":
        guilty |= met(view) & ~bit(me)
    if not lacks(view, me):
        guilty |= notes.others
    for _ in range(len(notes.groups)):
        clear, guilty = concluded(notes.groups, clear | shown(view, CITIZENS), guilty)
    return clear & ~guilty, guilty & ~bit(me)


def met(view: BigCity) -> Seats:
    """CITY-313, CITY-711 Whom one has seen awake with one's faction: among them, unmarked, the Agent."""
    found = 0
    for call, seats in view.met.items():
        if call != "call_sect":
            found |= seats
    return found


def shown(view: BigCity, side: str) -> Seats:
    """Whose card one has seen, and is of this side."""
    found = 0
    for seat in range(view.size):
        if view.cards[seat] and SIDE_OF.get(view.cards[seat]) == side:
            found |= bit(seat)
    return found


def lacks(view: BigCity, me: Seat) -> bool:
    """Could there be a special citizen whose seat one does not know? If not, who is no Peaceful Resident is guilty."""
    dealt = sum([view.composition.get(card, 0) for card in SPECIAL_CITIZENS])
    seen = [card for card in view.cards if card and card != PEACEFUL and SIDE_OF.get(card) == CITIZENS]
    return view.decks != {} or dealt > len(seen)


def concluded(groups: list[tuple[Seats, str]], clear: Seats, guilty: Seats) -> Sides:
    """CITY-636, CITY-672 What the answers about several at once say of one, given what one knows of the others."""
    for seats, meaning in groups:
        open_seats = seats & ~clear
        if meaning == "same" and seats & clear:
            clear |= seats
        elif meaning == "same" and seats & guilty:
            guilty |= seats
        elif meaning != "same" and many(open_seats) == 1:
            guilty |= open_seats
    return clear, guilty


def unknown(view: BigCity, sides: Sides, seats: Seats) -> Seats:
    """Those of whom one knows nothing."""
    found = 0
    for seat in each(seats & ~sides[0] & ~sides[1]):
        if not view.cards[seat]:
            found |= bit(seat)
    return found
