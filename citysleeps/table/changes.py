"""What each kind of row does: how it changes the table, and who is told.

CHANGES has one entry for each kind of row. Reading a log only applies the changes; a live table also tells people.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from citysleeps.books.book import Book
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, NOBODY, bit
from citysleeps.kernel.setup import BadSetup, Value
from citysleeps.notation.record import Belief
from citysleeps.table import rows
from citysleeps.table.notes import LEAST_SAID, Notes
from citysleeps.table.people import Person
from citysleeps.table.phases import GAME, LOBBY

if TYPE_CHECKING:
    from citysleeps.table.live import LiveTable
    from citysleeps.table.table import Table

CHAT: Final = 50  # lines that a newcomer sees
MOST_HUNCHES: Final = 3  # of one seat in one step that are kept


# The lobby


def open_table(table: Table, what: rows.Opened) -> None:
    table.powers.token = what.creator
    table.secret = what.secret
    choose(table, what)


def choose(table: Table, what: rows.Opened | rows.Chose) -> None:
    table.language = what.language
    table.book = SHELF[what.book]
    table.settings = still_there(table.book, what.settings)
    table.manners = what.manners


def still_there(book: Book[Any], settings: dict[str, Value]) -> dict[str, Value]:
    """The settings without those that an older version had and the book no longer has."""
    return settings if has(book, settings) else {name: one for name, one in settings.items() if has(book, {name: one})}


def has(book: Book[Any], settings: dict[str, Value]) -> bool:
    try:
        book.complete(settings)
    except BadSetup:
        return False
    return True


def come(table: Table, what: rows.Came) -> None:
    person = Person(what.person, what.name, what.language, what.token, what.luck, what.bot, what.thing)
    table.people.come(person)
    table.notes.heard.come_back(person.id, person.token)
    table.order.append(person.id)


def go(table: Table, what: rows.Went) -> None:
    person = table.people.go(what.person, what.sent)
    table.notes.heard.part(person.id, person.token)
    table.order.remove(person.id)
    table.powers.lose(person.id)


def introduce(table: Table, what: rows.Introduced) -> None:
    table.people[what.person].name = what.name
    table.people[what.person].language = what.language
    table.people[what.person].thing = what.thing


def wish(table: Table, what: rows.Wished) -> None:
    table.people[what.person].luck = what.luck


def order(table: Table, what: rows.Ordered) -> None:
    table.order = list(what.order)


def sit(table: Table, what: rows.Sat) -> None:
    table.sat.add(what.person)


def appoint(table: Table, what: rows.Appointed) -> None:
    table.appointed = what.person


def chat(table: Table, what: rows.Chatted) -> None:
    table.chat = [*table.chat[1 - CHAT :], (what.person, what.text)]


# The creator's powers


def hand_on(table: Table, what: rows.HandedOn) -> None:
    note_leaders(table)
    if what.given:
        table.powers.hand_on(what.person)
    else:
        table.powers.inherited.add(what.person)


def relieve(table: Table, what: rows.Relieved) -> None:
    note_leaders(table)
    table.powers.inherited.clear()


def note_leaders(table: Table) -> None:
    """Somebody who led the game without a seat may have been told things as the host."""
    if table.phase == GAME and table.book.lobby.leader_is_host:
        for who in table.powers.holders:
            if table.seat_of(who) == NOBODY:
                table.notes.heard.add(who, HOST)


# The game


def deal(table: Table, what: rows.Dealt) -> None:
    if what.setup.book != table.book.name or not table.people.keys() >= {*what.seats}:
        raise ValueError("it is of another book, or somebody in it is not at this table")
    table.fair = table.mixed()
    table.appointed = table.next_host()  # hosts the next game too, unless somebody else is appointed
    table.number += 1
    table.seats = list(what.seats)
    table.owners = list(what.seats)
    table.host = what.host
    table.phase = GAME
    table.paused = False
    table.differs = ""
    table.chat = []
    table.notes = Notes()
    table.notes.add_leader(table.people[what.host].name if what.host in table.people else "")
    for seat, who in enumerate(what.seats):
        table.notes.heard.add(who, bit(seat))
    if what.host:
        table.notes.heard.add(what.host, HOST)
    for person in table.people.values():
        person.first = ""
    if table.play:
        table.play.end()  # the game may have been broken off
    table.notes.groups = what.groups
    table.play = Play(table.book, what.setup)
    table.notes.told.sum_up(table.play.game)
    table.see_the_end()


def identify(table: Table, what: rows.Identified) -> None:
    table.play_again(what.deal)
    notes = table.notes
    if notes.earlier and notes.earlier[-1] == what.groups:
        notes.earlier.pop()  # what was told last is taken back
    else:
        notes.earlier.append(notes.groups)
    notes.groups = what.groups


def taken_already(table: Table, what: rows.Took) -> None:
    """Nothing to do: the rules took the input before it became a row (Table.take), because only they can refuse it."""


def pause(table: Table, what: rows.Paused) -> None:
    table.paused = True


def resume(table: Table, what: rows.Resumed) -> None:
    table.paused = False


def extend(table: Table, what: rows.Extended) -> None:
    """The clock itself is not in the log. After a crash, what is open has its full time again."""
    table.notes.extended.set(table.outermost(), table.lengthened() + what.seconds)


def believe(table: Table, what: rows.Believed) -> None:
    """Of what a seat says before anything else is told, only the last counts."""
    notes = table.notes
    notes.beliefs[what.seat, what.at] = Belief(what.seat, what.at, what.chances)
    notes.believed[what.seat] += len(what.chances)


def hunch(table: Table, what: rows.Hunched) -> None:
    """Of many hunches of one seat in one step only some are kept, the last among them. Everybody is sent all that are
    kept once the game is over."""
    notes, step = table.notes, (what.seat, table.step())
    notes.hunched[step] += 1
    if notes.hunched[step] > MOST_HUNCHES:
        del notes.hunches[max(i for i, one in enumerate(notes.hunches) if one.seat == what.seat)]
    notes.hunches.append(what)
    table.seal(what.seat, table.step())


def jot(table: Table, what: rows.Jotted) -> None:
    notes = table.notes
    notes.jotted[what.person] = what.text
    notes.jottings += max(len(what.text.encode()), LEAST_SAID)


def stand(table: Table, what: rows.Stood) -> None:
    table.stood = what


def reopen(table: Table, what: rows.Reopened) -> None:
    """Prepare the next game with the same people in their seats. Newcomers sit after them."""
    table.phase = LOBBY
    table.differs = ""
    table.paused = False
    table.secret = what.secret
    table.sat = set()
    for person in table.people.values():
        person.luck = ""
        person.stand_in = ""
        person.sent = False


# A seat changes hands


def stand_in(table: Table, what: rows.StoodIn) -> None:
    table.people[what.person].stand_in = what.bot
    table.people[what.person].sent = what.sent
    table.people[what.person].at_desk &= not what.sent


def stand_down(table: Table, what: rows.StoodDown) -> None:
    table.people[what.person].stand_in = ""
    table.people[what.person].at_desk = False


def go_to_desk(table: Table, what: rows.AtDesk) -> None:
    table.people[what.person].at_desk = True
    table.people[what.person].stand_in = ""
    table.people[what.person].sent = False


def take_seat(table: Table, what: rows.Seated) -> None:
    table.people[table.seats[what.seat]].stand_in = ""
    table.people[what.person].sent = False
    table.seats[what.seat] = what.person
    table.notes.heard.add(what.person, bit(what.seat))
    if what.for_good:
        table.owners[what.seat] = what.person


def take_the_lead(table: Table, what: rows.Led) -> None:
    """The bots that stood in for people at the desk leave, because somebody makes their inputs again."""
    table.host = what.person
    table.notes.heard.add(what.person, HOST)
    table.notes.add_leader(table.people[what.person].name)
    for person in table.people.values():
        person.stand_in = "" if person.at_desk else person.stand_in


def give_back(table: Table, what: rows.Returned) -> None:
    """The player plays again. Until the next deal, the token they came with still opens their place."""
    person = table.people[what.person]
    if what.token == person.first:
        table.notes.heard.part(person.id, person.token)
        person.first = ""
    else:
        person.first = person.first or person.token
    person.token = what.token
    person.stand_in = ""
    person.sent = False
    person.at_desk = False
    person.returns += 1
    table.people.tokens.add(what.token)


# Who is told


def show_table(live: LiveTable, what: rows.What, now: float) -> None:
    live.teller.tell_table()


def show_seats(live: LiveTable, what: rows.What, now: float) -> None:
    live.teller.change_seats(now)
    live.teller.tell_table()


def show_at_desk(live: LiveTable, what: rows.AtDesk, now: float) -> None:
    live.presence.missed.discard(what.person)
    live.teller.tell_table()
    if live.table.phase == GAME:
        live.teller.tell_game(now)  # a host may put other things right at the desk


def show_lead(live: LiveTable, what: rows.Led, now: float) -> None:
    live.presence.missed &= live.presence.stood_in()
    show_seats(live, what, now)


def show_one_less(live: LiveTable, what: rows.Went, now: float) -> None:
    live.presence.part_with(what.person)
    show_seats(live, what, now)


def show_return(live: LiveTable, what: rows.Returned, now: float) -> None:
    for client in live.presence.admit(what.person, what.token):
        live.teller.welcome(client, now)
    live.run_clocks(now)
    live.teller.tell_table()
    if live.table.phase == GAME:
        live.teller.tell_game(now)  # a host may put less right for somebody with a phone


def show_new_game(live: LiveTable, what: rows.Dealt | rows.Reopened, now: float) -> None:
    live.presence.begin_anew()
    live.teller.shown += live.teller.begin_anew(now)


def show_again(live: LiveTable, what: rows.Identified, now: float) -> None:
    live.teller.begin_anew(now)


def show_break(live: LiveTable, what: rows.Paused | rows.Resumed, now: float) -> None:
    live.presence.begin_anew()  # between games nobody is missed
    live.run_clocks(now)
    live.teller.tell_table()


def show_extension(live: LiveTable, what: rows.Extended, now: float) -> None:
    live.clocks.times.extend(what.seconds)
    live.teller.tell_clock(now)


def tell_game(live: LiveTable, what: rows.Took, now: float) -> None:
    live.teller.tell_game(now)


def tell_chat(live: LiveTable, what: rows.Chatted, now: float) -> None:
    live.teller.tell_chat(what.person, what.text)


def tell_nobody(live: LiveTable, what: rows.Hunched | rows.Believed | rows.Stood, now: float) -> None:
    """Tell nobody: hunches are shown at the end of the game, beliefs are in its record, and the clocks are nowhere."""


def show_notes(live: LiveTable, what: rows.Jotted, now: float) -> None:
    live.teller.tell_notes(what.person)


class Change(NamedTuple):
    """How a row changes the table, and how a live table tells people."""

    make: Callable[[Table, Any], None]
    tell: Callable[[LiveTable, Any, float], None]


CHANGES: Final[dict[type[rows.What], Change]] = {
    rows.Opened: Change(open_table, show_table),
    rows.Chose: Change(choose, show_table),
    rows.Came: Change(come, show_table),
    rows.Went: Change(go, show_one_less),
    rows.Introduced: Change(introduce, show_table),
    rows.Wished: Change(wish, show_table),
    rows.Ordered: Change(order, show_table),
    rows.Sat: Change(sit, show_table),
    rows.Appointed: Change(appoint, show_table),
    rows.Chatted: Change(chat, tell_chat),
    rows.HandedOn: Change(hand_on, show_seats),
    rows.Relieved: Change(relieve, show_seats),
    rows.Dealt: Change(deal, show_new_game),
    rows.Identified: Change(identify, show_again),
    rows.Took: Change(taken_already, tell_game),
    rows.Paused: Change(pause, show_break),
    rows.Resumed: Change(resume, show_break),
    rows.Extended: Change(extend, show_extension),
    rows.Jotted: Change(jot, show_notes),
    rows.Hunched: Change(hunch, tell_nobody),
    rows.Believed: Change(believe, tell_nobody),
    rows.Stood: Change(stand, tell_nobody),
    rows.Reopened: Change(reopen, show_new_game),
    rows.StoodIn: Change(stand_in, show_table),
    rows.StoodDown: Change(stand_down, show_table),
    rows.AtDesk: Change(go_to_desk, show_at_desk),
    rows.Seated: Change(take_seat, show_seats),
    rows.Led: Change(take_the_lead, show_lead),
    rows.Returned: Change(give_back, show_return),
}
