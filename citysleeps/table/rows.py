"""The rows of a table's log. The rows determine the table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from citysleeps import __version__
from citysleeps.kernel.forms import Argument
from citysleeps.kernel.setup import Setup, Value
from citysleeps.store import port
from citysleeps.table.manners import Manners
from citysleeps.table.older import FIRST, brought_up, is_newer

Who = int  # a person at this table
Instant = Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)]  # in milliseconds; a time that no calendar has is damage
Groups = tuple[tuple[int, ...], ...]  # of seats
NO_ONE = 0  # the table itself, or somebody who only watches
CREATOR = -1  # the holder of the creator's token, without a place


def lower(name: str) -> str:
    return name.lower()


class What(msgspec.Struct, frozen=True, array_like=True, tag=lower, forbid_unknown_fields=True):
    """Something that changes a table."""


class Opened(What, frozen=True):
    """The table was created. `creator` is the hash of the creator's token, `secret` a part of the first seed."""

    creator: str
    secret: str
    language: str
    book: str
    settings: dict[str, Value]
    manners: Manners


class Came(What, frozen=True):
    """Somebody joined, or a bot was added. `token` is a hash, empty for a bot and for somebody without a phone. `thing`
    is what a bot is called; 0: by its name."""

    person: Who
    name: str
    language: str
    token: str
    luck: str
    bot: str
    thing: int = 0


class Went(What, frozen=True):
    """Somebody left the table. `sent`: somebody else removed them."""

    person: Who
    sent: bool = False


class Introduced(What, frozen=True):
    """Somebody changed their name or language, or a bot left its name to a person."""

    person: Who
    name: str
    language: str
    thing: int = 0


class Wished(What, frozen=True):
    """Somebody's contribution to the shuffle."""

    person: Who
    luck: str


class Chose(What, frozen=True):
    """What will be played, and how."""

    language: str
    book: str
    settings: dict[str, Value]
    manners: Manners


class Ordered(What, frozen=True):
    """Who sits where, clockwise."""

    order: tuple[Who, ...]


class Sat(What, frozen=True):
    """The seats were drawn again, and somebody sits in the new one. NO_ONE: the table has waited long enough."""

    person: Who


class Appointed(What, frozen=True):
    """Who hosts. NO_ONE: the book decides."""

    person: Who


class HandedOn(What, frozen=True):
    """Somebody got the creator's powers: alone if they were handed over, in addition if the creator had disappeared."""

    person: Who
    given: bool


class Relieved(What, frozen=True):
    """The creator is back. Inherited powers end."""


class Dealt(What, frozen=True):
    """A game begins: its setup, who sits in which seat, and who hosts. `told` are its first facts with their
    audiences. `groups`: who holds which card is told as roles wake; each of these groups holds the cards of the setup
    together."""

    setup: Setup
    seats: tuple[Who, ...]
    host: Who
    told: tuple[msgspec.Raw, ...] | None = None  # rows of version 0.1.0 do not have it
    groups: Groups = ()


class Identified(What, frozen=True):
    """It was told who holds cards of a real box, or this was taken back. The game is as if it had been dealt so: `told`
    are all its facts. `groups` are those who still hold cards together."""

    deal: dict[str, str]
    groups: Groups
    told: tuple[msgspec.Raw, ...] = ()


class Took(What, frozen=True):
    """An input that the rules accepted, from a seat, the host or the clock, and the facts that followed. `check` is a
    checksum of everything told so far."""

    seat: int
    act: str
    args: tuple[Argument, ...]
    check: int
    told: tuple[msgspec.Raw, ...] | None = None  # rows of version 0.1.0 do not have it


class Paused(What, frozen=True):
    """The clock was stopped."""


class Resumed(What, frozen=True):
    """The clock was started again."""


class Extended(What, frozen=True):
    """What was open got more time."""

    seconds: int


class StoodIn(What, frozen=True):
    """A bot plays the seat of somebody who is away. `sent`: they were sent away, and cannot return on their own."""

    person: Who
    bot: str
    sent: bool = False


class StoodDown(What, frozen=True):
    """Somebody is back, and plays again with a phone."""

    person: Who


class AtDesk(What, frozen=True):
    """Somebody goes on without a phone. The host enters what they do."""

    person: Who


class Seated(What, frozen=True):
    """Somebody takes over a seat during a game, with everything the seat knows: permanently, or until its owner is
    back."""

    person: Who
    seat: int
    for_good: bool = True


class Led(What, frozen=True):
    """Somebody without a card leads the game from now on, and hears everything."""

    person: Who


class Returned(What, frozen=True):
    """Somebody got their place back with another phone: they lost their own, or found it again. `token` is the hash
    of that phone's token."""

    person: Who
    token: str


class Reopened(What, frozen=True):
    """The game ended or was broken off. The next one is prepared, with a new secret."""

    secret: str


class Hunched(What, frozen=True):
    """A hunch at night, kept for the story: whom somebody named, and how many facts had been told by then."""

    seat: int
    choice: int
    at: int


class Believed(What, frozen=True):
    """What a program says it believes, kept for the record: for other seats, how likely each is not on its side, and
    how many facts had been told by then."""

    seat: int
    chances: dict[int, float]
    at: int


class Jotted(What, frozen=True):
    """The notes of a person who leads: all that they are now. Nobody else is told."""

    person: Who
    text: str


class Chatted(What, frozen=True):
    """A chat message between games."""

    person: Who
    text: str


class Stood(What, frozen=True):
    """The table was closed during a game. Holds the state of its clocks: each length in seconds and the milliseconds
    left; those of periods by number."""

    limit: tuple[int, int]
    unseen: tuple[int, int]
    periods: dict[int, tuple[int, int]]


class Row(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One row: the time (milliseconds), the author, the author's id for it, what happened, and the program's
    version."""

    at: Instant
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
        | Sat
        | Appointed
        | HandedOn
        | Relieved
        | Dealt
        | Identified
        | Took
        | Paused
        | Resumed
        | Extended
        | StoodIn
        | StoodDown
        | AtDesk
        | Seated
        | Led
        | Returned
        | Reopened
        | Hunched
        | Jotted
        | Believed
        | Chatted
        | Stood
    )
    version: str = FIRST


class Stamp(msgspec.Struct, frozen=True, array_like=True):
    """The part of a row that every version can read."""

    at: Instant
    who: Who
    id: str
    what: msgspec.Raw
    version: str = FIRST


encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Row)
stamps = msgspec.json.Decoder(Stamp)
Damaged = port.Damaged


class Newer(Damaged):
    """A newer version has written to the table. Only that version can read its rows."""

    reason = "newer_version"


def stamped(number: int, row: bytes) -> Stamp:
    """Read a row of any version. Raises Damaged."""
    try:
        return stamps.decode(row)
    except ValueError as error:
        raise Damaged(f"row {number} cannot be read: {error}") from error


def read_row(number: int, row: bytes) -> Row:
    """Read a row of this version or an older one. Raises Damaged, or Newer if it is of a newer version."""
    stamp = stamped(number, row)
    try:
        if is_newer(stamp.version):
            raise Newer(f"row {number} was written by version {stamp.version}; this is version {__version__}")
        return decoder.decode(brought_up(row, stamp.version))
    except ValueError as error:
        raise Damaged(f"row {number} cannot be read: {error}") from error


def written(value: object) -> bytes:
    return encoder.encode(value)
