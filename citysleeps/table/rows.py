"""The log of a table: what is written down, row by row. A table is the fold of its rows."""

from __future__ import annotations

import msgspec

from citysleeps import __version__
from citysleeps.kernel.forms import Argument
from citysleeps.kernel.setup import Setup, Value
from citysleeps.table.manners import Manners
from citysleeps.table.older import FIRST, brought_up, is_newer

Who = int  # a person at this table
NO_ONE = 0  # the table itself, or somebody who only watches
CREATOR = -1  # whoever holds the creator's token and has no place


def lower(name: str) -> str:
    return name.lower()


class What(msgspec.Struct, frozen=True, array_like=True, tag=lower, forbid_unknown_fields=True):
    """Something that changes a table."""


class Opened(What, frozen=True):
    """The table is there. `creator` is the hash of the creator's token, `secret` what the first deal is mixed from."""

    creator: str
    secret: str
    language: str
    book: str
    settings: dict[str, Value]
    manners: Manners


class Came(What, frozen=True):
    """Somebody has joined, or a bot was added; `token` is a hash, empty for a bot."""

    person: Who
    name: str
    language: str
    token: str
    luck: str
    bot: str


class Went(What, frozen=True):
    """Somebody is not at the table any more; `sent`: another wanted it so."""

    person: Who
    sent: bool = False


class Introduced(What, frozen=True):
    """Somebody has another name or speaks another language."""

    person: Who
    name: str
    language: str


class Wished(What, frozen=True):
    """Somebody's own contribution to chance."""

    person: Who
    luck: str


class Chose(What, frozen=True):
    """What is to be played, and how."""

    language: str
    book: str
    settings: dict[str, Value]
    manners: Manners


class Ordered(What, frozen=True):
    """Who sits where, clockwise."""

    order: tuple[Who, ...]


class Appointed(What, frozen=True):
    """Who hosts; NO_ONE: the book's own choice."""

    person: Who


class HandedOn(What, frozen=True):
    """Who has the creator's powers now: alone if they were given, as well if the creator had vanished."""

    person: Who
    given: bool


class Relieved(What, frozen=True):
    """The creator is back: who had the powers only because he had vanished has them no more."""


class Dealt(What, frozen=True):
    """A game begins: from what, who sits in which seat, and who hosts. `told` are the facts with which it begins, each
    with its audience."""

    setup: Setup
    seats: tuple[Who, ...]
    host: Who
    told: tuple[msgspec.Raw, ...] | None = None  # rows of version 0.1.0 do not have it


class Took(What, frozen=True):
    """An input that the rules accepted: of a seat, the host or the clock; and the facts that were told then. `check`
    sums up everything told so far."""

    seat: int
    act: str
    args: tuple[Argument, ...]
    check: int
    told: tuple[msgspec.Raw, ...] | None = None  # rows of version 0.1.0 do not have it


class Paused(What, frozen=True):
    """The clock stands still."""


class Resumed(What, frozen=True):
    """The clock goes on."""


class Extended(What, frozen=True):
    """What is open now has more time."""

    seconds: int


class StoodIn(What, frozen=True):
    """A bot plays the seat of somebody who is away; `sent`: who was sent away, and does not come back by himself."""

    person: Who
    bot: str
    sent: bool = False


class StoodDown(What, frozen=True):
    """He is back, and plays himself."""

    person: Who


class Seated(What, frozen=True):
    """Somebody takes over a seat in the middle of a game, with all that the seat knows: for good, or until its owner is
    back."""

    person: Who
    seat: int
    for_good: bool = True


class Returned(What, frozen=True):
    """Somebody has his place again with another phone: he has lost his own, or has found it again. `token` is the hash
    of its token."""

    person: Who
    token: str


class Reopened(What, frozen=True):
    """The game is over, or was broken off, and the next one is prepared, with a new secret."""

    secret: str


class Hunched(What, frozen=True):
    """What somebody thought in the night, kept for the story: whom he named, and how many facts had been told then."""

    seat: int
    choice: int
    at: int


class Chatted(What, frozen=True):
    """Words between games."""

    person: Who
    text: str


class Stood(What, frozen=True):
    """The table was put away in the middle of a game: how its clocks stood, each by its length in seconds and the
    milliseconds left; those of periods by their number."""

    limit: tuple[int, int]
    unseen: tuple[int, int]
    periods: dict[int, tuple[int, int]]


class Row(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One row: when (milliseconds), who did it, by which id of his own, what, and by which version of the program."""

    at: int
    who: Who
    id: str
    what: (
        Opened
        | Came
        | Went
        | Introduced
        | Wished
        | Chose
        | Ordered
        | Appointed
        | HandedOn
        | Relieved
        | Dealt
        | Took
        | Paused
        | Resumed
        | Extended
        | StoodIn
        | StoodDown
        | Seated
        | Returned
        | Reopened
        | Hunched
        | Chatted
        | Stood
    )
    version: str = FIRST


class Stamp(msgspec.Struct, frozen=True, array_like=True):
    """A row of whichever version, as far as every version can read it."""

    at: int
    who: Who
    id: str
    what: msgspec.Raw
    version: str = FIRST


encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Row)
stamps = msgspec.json.Decoder(Stamp)


class Damaged(Exception):
    """A table that cannot be opened: the number of the row, and what is wrong with it."""

    reason = "damaged"


class Newer(Damaged):
    """A table at which a newer version has written: only that one knows what its rows mean."""

    reason = "newer_version"


def stamped(number: int, row: bytes) -> Stamp:
    """A row of whichever version; raises Damaged."""
    try:
        return stamps.decode(row)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Damaged(f"row {number} cannot be read: {error}") from error


def read_row(number: int, row: bytes) -> Row:
    """A row of this version or of an older one; raises Damaged, and Newer for one of a newer version."""
    stamp = stamped(number, row)
    try:
        if is_newer(stamp.version):
            raise Newer(f"row {number} was written by version {stamp.version}; this is version {__version__}")
        return decoder.decode(brought_up(row, stamp.version))
    except (msgspec.MsgspecError, ValueError) as error:
        raise Damaged(f"row {number} cannot be read: {error}") from error


def written(value: object) -> bytes:
    return encoder.encode(value)
