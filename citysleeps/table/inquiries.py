"""What a client gets that only asks for something. Nothing changes."""

from __future__ import annotations

from citysleeps.kernel.seats import Seats
from citysleeps.table.commands import Foresee, Prepare, Recall, WriteUp
from citysleeps.table.feed import Feed
from citysleeps.table.in_game import foresee, write_up
from citysleeps.table.messages import Foreseen, Past, Phrases, Written
from citysleeps.table.phases import GAME
from citysleeps.table.table import Table

Inquiry = Recall | Foresee | WriteUp | Prepare


def look_up(table: Table, feed: Feed | None, ears: Seats, command: Inquiry) -> Past | Foreseen | Written | Phrases:
    """What the command asks for, as a client with these ears may know it. Raises Refusal."""
    match command:
        case Recall():
            return past(table, feed, command.before)
        case Foresee():
            told, unsaid = foresee(table, ears, command)
            return Foreseen(command.id, tuple(told), tuple(unsaid))
        case WriteUp():
            return Written(command.id, write_up(table, ears, command))
        case Prepare():
            return Phrases(command.id, feed.phrases() if feed and table.phase == GAME else ())


def past(table: Table, feed: Feed | None, before: int) -> Past:
    """The last facts up to this number that the client was told, as many as fit into one message."""
    if feed is None:
        return Past(table.number, 0, 0, ())
    before = min(before, feed.told)
    after, facts = feed.part(0, before)
    return Past(table.number, after, before, facts)
