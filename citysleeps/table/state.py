"""A table as everybody sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from citysleeps.books.described import Advice, Guide, Printed
from citysleeps.books.shelf import SHELF
from citysleeps.books.turning import NOTHING
from citysleeps.kernel.seats import NOBODY, Seat, Seats
from citysleeps.kernel.setup import BadSetup
from citysleeps.notation.fair import commitment
from citysleeps.table.messages import (
    WireEnd,
    WireHunch,
    WireOffer,
    WirePerson,
    WirePlea,
    WireScore,
    WireSeries,
    WireTable,
)
from citysleeps.table.people import Plea
from citysleeps.table.phases import LOBBY, OVER
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import Who
from citysleeps.table.seating import Here, Offer, Support, can_lead, is_open, own_place, owner, speakers
from citysleeps.table.table import Table, lies_open


def wire_table(
    table: Table,
    here: Here,
    living: Seats,
    pleas: Collection[Plea],
    offers: Mapping[Offer, Support],
) -> WireTable:
    """The table as everybody sees it. `here` are the connected people, `living` the seats that everybody knows to be
    alive (needed only if there are pleas or offers)."""
    missing, detail = lacks(table) if table.phase == LOBBY else ("", "")
    standing = {offer: support for offer, support in offers.items() if is_open(table, offer, pleas)}
    hunches = table.notes.hunches if lies_open(table) else []
    return WireTable(
        code=table.code,
        language=table.language,
        book=table.book.name,
        settings=table.settings,
        manners=table.manners,
        phase=table.phase,
        void=table.is_void,
        game=table.number,
        people=tuple(
            WirePerson(
                id=person.id,
                name=person.name,
                language=person.language,
                bot=person.bot,
                thing=person.thing,
                here=person.id in here.people,
                stand_in=person.stand_in,
                creator=person.id in table.powers.given or person.id in here.leaders,
                luck=person.luck,
                returns=person.returns,
                sent=person.sent,
                at_desk=person.at_desk,
            )
            for person in table.people.values()
        ),
        order=tuple(table.order),
        seats=tuple(table.seats),
        names=table.play.setup.seats if table.play else (),
        host=table.next_host() if table.phase == LOBBY else table.host,
        missing=missing,
        detail=detail,
        advice=advice(table) if table.phase == LOBBY else None,
        commitment=commitment(table.secret),
        paused=table.paused,
        lasted=max(0, table.notes.ended - table.notes.began) // 1000 if table.phase == OVER else 0,
        pleas=tuple(wire_plea(table, one, standing, here, living) for one in pleas),
        offers=tuple(
            WireOffer(
                offer.person,
                offer.seat,
                owner(table, offer),
                tuple(sorted(support.voices)),
                support.needed,
                tuple(sorted(speakers(table, offer, living, here))),
            )
            for offer, support in standing.items()
            if not offer.number
        ),
        lead=can_lead(table),
        hunches=tuple(WireHunch(one.seat, one.choice, one.at) for one in hunches),
        series=wire_series(table),
    )


def wire_series(table: Table) -> WireSeries:
    series = table.series
    return WireSeries(
        games=series.games,
        people=tuple(
            WireScore(who, series.won[who], times) for who, times in series.played.items() if who in table.people
        ),
        ends=tuple(WireEnd(book, winner, times) for (book, winner), times in series.ends.items()),
        story=table.playing.book.name if lies_open(table) else "",
        turn=turned(table),
        chosen=table.chosen(),
        drawn=table.is_redrawn(),
        moving=tuple(table.moving()),
    )


def turned(table: Table) -> int:
    """The fact that turned the last game, if all of it lies open."""
    play = table.playing if lies_open(table) else None
    return SHELF[play.setup.book].lobby.turned(play.game) if play else NOTHING


def wire_plea(table: Table, plea: Plea, standing: Mapping[Offer, Support], here: Here, living: Seats) -> WirePlea:
    offer = Offer(plea.person, own_place(table, plea.person), plea.number)
    support = standing.get(offer, Support())
    may = tuple(sorted(speakers(table, offer, living, here)))
    return WirePlea(plea.person, plea.number, tuple(sorted(support.voices)), support.needed, may)


def lacks(table: Table) -> tuple[str, str]:
    """Why a game cannot be dealt now: the reason, and a sentence."""
    try:
        table.setup()
    except Refusal as refused:
        return refused.reason, refused.detail
    return "", ""


def advice(table: Table) -> Advice | None:
    """The book's advice on the chosen settings, for those who would be dealt cards. None if the settings are invalid;
    `missing` then says so."""
    try:
        return table.book.lobby.advise(table.settings, to_be_dealt_to(table))
    except BadSetup:
        return None


def guide(table: Table) -> Guide:
    """The book's guide for the game that is played, or else for what is chosen."""
    if table.play and table.phase != LOBBY:
        return table.book.lobby.guide(table.play.setup.settings, len(table.play.setup.seats))
    return table.book.lobby.guide(table.settings, to_be_dealt_to(table))


def printed(table: Table) -> Printed:
    """The cards to print for what is played, or else for what is chosen."""
    lobby, name = table.book.lobby, table.book.name
    if table.play and table.phase != LOBBY:
        return lobby.printed(name, table.play.setup.settings, len(table.play.setup.seats))
    return lobby.printed(name, table.settings, to_be_dealt_to(table))


def to_be_dealt_to(table: Table) -> int:
    return len(table.next_seats())


def place(table: Table, who: Who) -> Seat:
    """Where somebody sits in the game, or in the game that is being prepared."""
    seated = table.next_seats() if table.phase == LOBBY else table.seats
    return seated.index(who) if who in seated else NOBODY
