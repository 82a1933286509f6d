"""The protocol of a recorded game."""

from __future__ import annotations

from pathlib import Path

from citysleeps.books.protocol import Row
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.seats import ALL
from citysleeps.notation.corrections import corrections
from citysleeps.notation.record import BadRecord, Record, content_of, parse, played
from citysleeps.views.protocol import Protocol, protocol
from citysleeps.views.view import view


class NotRevealed(CitySleepsError):
    """The game is not over, or its cards stay hidden after it."""

    reason = "not_revealed"


def protocol_of(path: Path, language: str) -> Protocol:
    """The protocol of a record. It says what the record says, even if another version of the rules played the game.
    What the host corrected is found only if today's rules can play it again. Raises BadRecord or NotRevealed."""
    try:
        record = parse(content_of(path))
        log = record.log
    except BadRecord as bad:
        raise BadRecord(f"{path}: {bad}") from bad
    book, setup = SHELF[record.header.setup.book], record.header.setup
    if not view(book, setup, [(ALL, fact) for _, fact in log], ALL).over or not book.lobby.reveals(setup.settings):
        raise NotRevealed(f"{path}: the game is not over, or its cards stay hidden; a protocol names every card")
    return protocol(book, setup, log, language, corrections=corrected(record))


def corrected(record: Record) -> list[Row]:
    try:
        play = played(record)
    except BadRecord:
        return []
    return corrections(play)
