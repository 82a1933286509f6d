"""Giving a seat to somebody during a game: who may have it, and who must agree."""

from __future__ import annotations

from collections.abc import Collection, Set
from typing import Final, NamedTuple

from citysleeps.kernel.ask import Answer
from citysleeps.kernel.seats import HOST, HOST_SEAT, NOBODY, SPECTATORS, Seat, Seats, bit
from citysleeps.table import rows
from citysleeps.table.people import Plea
from citysleeps.table.phases import GAME, LOBBY
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import CREATOR, NO_ONE, What, Who
from citysleeps.table.table import Table, lies_open

MOST_OFFERS: Final = 10
LEAD: Final = Answer(HOST_SEAT, "lead")


class Offer(NamedTuple):
    """An offer of a place: a seat for somebody who has none, or somebody's own place on another phone, which shows this
    number."""

    person: Who
    seat: Seat  # HOST_SEAT: the place of a host without a card
    number: int = 0


class Support:
    """Who supports an offer (CREATOR: the creator of the table), and how many voters must."""

    def __init__(self) -> None:
        self.voices: set[Who] = set()
        self.needed = 0
        self.concerned: set[Who] = set()  # who had a vote when it was last counted


class Company(NamedTuple):
    """What a decision about a seat depends on: pleas, offers, who has long been away, and who leads the table."""

    pleas: Collection[Plea]
    offers: dict[Offer, Support]
    long_away: Collection[Who]
    leaders: Collection[Who]


class Here(NamedTuple):
    """Who is connected: all people, those with the creator's powers, and those who have them permanently (NO_ONE:
    somebody without a place)."""

    people: Set[Who]
    leaders: set[Who]
    makers: set[Who]


def own_place(table: Table, person: Who) -> Seat:
    """The place that somebody with a new phone asks for. NOBODY if it holds no secrets."""
    if table.phase == LOBBY or lies_open(table):
        return NOBODY
    return HOST_SEAT if person == table.host else table.seat_of(person)


def check_substitute(table: Table, person: Who, seat: Seat, company: Company) -> None:
    """Check that this person may take a seat that a bot plays: they have no seat, and were told no other secrets of
    this game. Raises Refusal."""
    if has_place(table, person):
        raise Refusal("has_seat")
    if not is_vacant(table, seat):
        raise Refusal("seat_taken")
    if has_seen_more(table, person, seat) or (person in company.leaders and has_led_with_ears(table, seat)):
        raise Refusal("has_seen")


def check_leader(table: Table, person: Who) -> None:
    """The game is led by somebody who holds no card of it, and has seen none."""
    if has_place(table, person):
        raise Refusal("has_seat")
    if has_seen_more(table, person, HOST_SEAT):
        raise Refusal("has_seen")


def can_lead(table: Table) -> bool:
    """Whether a person may take over from the software now."""
    return table.phase == GAME and not table.playing.reason(LEAD)


def has_place(table: Table, person: Who) -> bool:
    return table.people[person].bot != "" or table.seat_of(person) != NOBODY or person == table.host


def is_vacant(table: Table, seat: Seat) -> bool:
    if seat == HOST_SEAT:
        return can_lead(table)
    return 0 <= seat < len(table.seats) and table.people[table.seats[seat]].player != ""


def has_seen_more(table: Table, person: Who, seat: Seat) -> bool:
    return table.notes.heard.of(person) & ~(HOST if seat == HOST_SEAT else bit(seat)) != 0


def has_led_with_ears(table: Table, seat: Seat) -> bool:
    """Was the leader of the table, without a seat, told something that this seat was not?"""
    more = [to for to in table.playing.game.audiences if to & HOST and not to & (SPECTATORS | bit(seat))]
    return table.book.lobby.leader_is_host and more != []


def is_open(table: Table, offer: Offer, pleas: Collection[Plea]) -> bool:
    """May the place still be given if enough people agree?"""
    if offer.person not in table.people or table.phase != GAME:
        return False
    if offer.number:
        asked = any((one.person, one.number) == (offer.person, offer.number) for one in pleas)
        return asked and offer.seat == own_place(table, offer.person)
    may_sit = not has_place(table, offer.person) and not has_seen_more(table, offer.person, offer.seat)
    return may_sit and is_vacant(table, offer.seat)


def owner(table: Table, offer: Offer) -> Who:
    """The person who owns the place. NO_ONE if a bot does, or somebody who is no longer at the table."""
    if offer.seat == HOST_SEAT and not offer.number:
        return NO_ONE
    who = offer.person if offer.number else table.owners[offer.seat]
    return who if who in table.people and not table.people[who].bot else NO_ONE


def living_in_public(table: Table) -> Seats:
    """The living seats, as far as everybody knows."""
    return table.notes.public.of(table.playing).living


def voters(table: Table, offer: Offer, living: Seats, long_away: Collection[Who]) -> set[Who]:
    """Who votes on a seat: the people in the other living seats who have not long been away. Somebody who has just gone
    still has a vote, even while a bot plays for them."""
    people = table.people
    others = [who for seat, who in enumerate(table.seats) if living >> seat & 1 and seat != offer.seat]
    others = [who for who in others if not table.people[who].at_desk]
    return {who for who in others if not people[who].bot and not people[who].sent and who not in long_away}


def is_the_creators(table: Table, concerned: Collection[Who]) -> bool:
    """May the creator decide alone? Yes if the table is set so, or if only bots play."""
    return table.manners.seating == "creator" or not concerned


def speakers(table: Table, offer: Offer, living: Seats, company: Here) -> set[Who]:
    """The connected people whose word counts for an offer. Only they see it."""
    if offer.person not in table.people or (offer.number and offer.person in company.people):
        return set()  # the owner is connected, so nothing was lost
    if offer.seat == NOBODY:
        return company.leaders
    if table.phase != GAME:
        return set()
    if offer.number and offer.person in table.desk:
        hosts = table.book.hosts(table.playing.game)
        may_play = table.book.lobby.leader_is_host
        leaders = {who for who in company.leaders if may_play or table.seat_of(who) == NOBODY}
        return leaders | {who for who in company.people if hosts & table.ears(who)}
    gone = {who for who, person in table.people.items() if person.stand_in or who not in company.people}
    concerned = voters(table, offer, living, gone)
    owners = {owner(table, offer)} & company.people
    return concerned | owners | (company.makers if is_the_creators(table, concerned) else set())


def speak_for(table: Table, who: Who, makes: bool, offer: Offer, company: Company) -> list[What]:
    """Somebody supports an offer: its owner, a voter, or the creator. Returns the rows to carry out. Raises Refusal."""
    concerned = voters(table, offer, living_in_public(table), company.long_away)
    voices = {CREATOR} if makes else set()
    voices |= {who} & ({owner(table, offer), *concerned} - {NO_ONE})
    if not voices:
        raise Refusal("no_voice")
    if offer not in company.offers and not offer.number and len(company.offers) >= MOST_OFFERS:
        raise Refusal("too_many_offers")  # offers that answer a plea are limited by the pleas
    support = company.offers.setdefault(offer, Support())
    support.voices |= voices
    support.concerned = concerned
    return given(table, offer, company)


def given(table: Table, offer: Offer, company: Company) -> list[What]:
    """The rows that give the place. None while too few agree, or while its owner may still come back."""
    support = company.offers[offer]
    whose = owner(table, offer)
    if not is_open(table, offer, company.pleas) or not is_agreed(table, offer, support, company.long_away):
        return []
    if not offer.number and offer.seat == HOST_SEAT:
        return [table.take(LEAD), rows.Led(offer.person)]
    if not offer.number:
        return [rows.Seated(offer.person, offer.seat, whose == NO_ONE or whose in support.voices)]
    plea = next(one for one in company.pleas if (one.person, one.number) == (offer.person, offer.number))
    return [rows.Returned(plea.person, plea.token)]


def is_agreed(table: Table, offer: Offer, support: Support, long_away: Collection[Who]) -> bool:
    """Do enough people agree? The owner alone is enough. If the owner has long been away, it takes most of the voters,
    or the creator if `is_the_creators`."""
    concerned = voters(table, offer, living_in_public(table), long_away)
    support.needed = len(concerned) // 2 + 1
    whose = owner(table, offer)
    if whose and (whose in support.voices or whose not in long_away):
        return whose in support.voices
    if CREATOR in support.voices and is_the_creators(table, concerned):
        return True
    return len(concerned & support.voices) >= support.needed
