"""The protocol of a game played at a table, with names, times and who led it."""

from __future__ import annotations

from citysleeps.books.protocol import Row
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.seats import Seat
from citysleeps.notation.corrections import corrections
from citysleeps.table.rows import NO_ONE, Who
from citysleeps.table.table import Table
from citysleeps.table.things import listed
from citysleeps.views.protocol import Clocked, Protocol, protocol


def kept(table: Table, language: str) -> Protocol:
    """The protocol of the game that is over."""
    play, notes = table.playing, table.notes
    clocked = Clocked(
        names=tuple([name(table, seat, language) for seat in range(len(play.setup.seats))]),
        leaders=tuple(notes.led),
        began=notes.began,
        ended=notes.ended,
        marks=notes.told.marks,
        times=notes.told.times,
    )
    return protocol(SHELF[play.setup.book], play.setup, play.game.log, language, clocked, corrected(table))


def corrected(table: Table) -> list[Row]:
    """What the host corrected; nothing if today's rules cannot play the game again."""
    play = table.playing
    return [] if table.differs else corrections(play)


def name(table: Table, seat: Seat, language: str) -> str:
    """Whose seat it is, as the table calls them; as the record does if they have gone."""
    owner = table.owners[seat] if seat < len(table.owners) else NO_ONE
    return called(table, owner, language) or table.playing.setup.seats[seat].replace("_", " ")


def called(table: Table, who: Who, language: str) -> str:
    person = table.people.get(who)
    if person is None:
        return ""
    return listed(person.thing, language) if person.thing else person.name
