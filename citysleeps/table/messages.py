"""The messages that a table sends to its clients (docs/protocol-messages.md)."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from citysleeps.books.described import Advice
from citysleeps.kernel.forms import Argument, NumberOr, Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.kernel.seats import Seat, each
from citysleeps.kernel.setup import Value
from citysleeps.table.manners import Manners
from citysleeps.table.rows import Groups, Who
from citysleeps.views.protocol import Protocol


def lower(name: str) -> str:
    return name.lower()


class Message(msgspec.Struct, frozen=True, tag=lower, tag_field="say", omit_defaults=True):
    """A message from the server."""


class SeatSlot(msgspec.Struct, frozen=True, tag="seat", tag_field="kind"):
    """An argument that is one of these seats."""

    seats: tuple[Seat, ...]


class WordSlot(msgspec.Struct, frozen=True, tag="word", tag_field="kind"):
    """An argument that is one of these words."""

    words: tuple[str, ...]


class NumberSlot(msgspec.Struct, frozen=True, tag="number", tag_field="kind"):
    """An argument that is a whole number, from `least` to `most`."""

    least: int
    most: int


class SeatsSlot(msgspec.Struct, frozen=True, tag="seats", tag_field="kind"):
    """An argument that is a list of `least` to `most` different seats."""

    seats: tuple[Seat, ...]
    least: int
    most: int


class TextSlot(msgspec.Struct, frozen=True, tag="text", tag_field="kind"):
    """An argument that is free text of at most `most` characters."""

    most: int


class WordsSlot(msgspec.Struct, frozen=True, tag="words", tag_field="kind"):
    """An argument that is a list of these words, possibly empty. No word may be used more often than it is listed."""

    words: tuple[str, ...]


class SeatOrSlot(msgspec.Struct, frozen=True, tag="seat_or", tag_field="kind"):
    """An argument that is one of these seats or one of these words."""

    seats: tuple[Seat, ...]
    words: tuple[str, ...]


class NumberOrSlot(msgspec.Struct, frozen=True, tag="number_or", tag_field="kind"):
    """An argument that is a whole number from `least` to `most`, or one of these words."""

    least: int
    most: int
    words: tuple[str, ...]


WireSlot = SeatSlot | WordSlot | NumberSlot | SeatsSlot | TextSlot | WordsSlot | SeatOrSlot | NumberOrSlot


def wire_slot(slot: Slot) -> WireSlot:
    if isinstance(slot, int):
        return SeatSlot(each(slot))
    if isinstance(slot, Numbers):
        return NumberSlot(slot.least, slot.most)
    if isinstance(slot, Several):
        return SeatsSlot(each(slot.seats), slot.least, slot.most)
    if isinstance(slot, Text):
        return TextSlot(slot.most)
    if isinstance(slot, Words):
        return WordsSlot(slot.words)
    if isinstance(slot, SeatOr):
        return SeatOrSlot(each(slot.seats), slot.words)
    if isinstance(slot, NumberOr):
        return NumberOrSlot(slot.least, slot.most, slot.words)
    return WordSlot(slot)


class WireAsk(msgspec.Struct, frozen=True, omit_defaults=True):
    """What you may do now: an act with one argument for each slot, or one of the words in `idle` without arguments.
    When the time runs out, `lapse` counts as the answer (`nothing`: nothing is done)."""

    act: str
    slots: tuple[WireSlot, ...]
    idle: tuple[str, ...]
    lapse: str
    key: Annotated[str, Meta(description="To be sent with the answer, which is then refused if this ask is over")]
    left: Annotated[int | None, Meta(description="Milliseconds left when this was sent; none: no limit")] = None
    host: Annotated[bool, Meta(description="To be answered as the host")] = False
    waiting: Annotated[
        tuple[Seat, ...],
        Meta(description="To a host without a card, with `next`: who has not yet answered"),
    ] = ()
    offered: Annotated[bool, Meta(description="Nobody waits for it, and it may be done more than once")] = False


class WireCorrection(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a host may correct or enter now for this seat. Sent with the act `correct`."""

    seat: Seat
    act: str
    slots: tuple[WireSlot, ...]
    idle: tuple[str, ...]
    asked: Annotated[bool, Meta(description="The seat is asked this now, and has not answered")] = False
    given: Annotated[
        tuple[Argument, ...],
        Meta(description="To a host without a card: how it was answered in the step that goes on, the act first"),
    ] = ()


class WireMend(msgspec.Struct, frozen=True):
    """What a host may put right now for anybody, the same whatever anybody holds: an act and what it takes."""

    act: str
    slots: tuple[WireSlot, ...]


class WireClock(msgspec.Struct, frozen=True):
    """The clock that everybody sees."""

    left: Annotated[int, Meta(description="Milliseconds left when this was sent; more than `of` before it runs")]
    of: Annotated[int, Meta(description="Seconds from the beginning")]
    runs: Annotated[bool, Meta(description="False while the table is paused or nobody is there")]


class WireMoment(msgspec.Struct, frozen=True):
    """A great moment: every screen shows it for a while, and the next clock starts after it."""

    kind: Annotated[str, Meta(description="`dawn` or `verdict`")]
    ms: Annotated[int, Meta(description="For how many milliseconds")]


class WirePerson(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table."""

    id: Who
    name: str
    language: str
    bot: Annotated[str, Meta(description="The kind of bot; empty for a person")] = ""
    thing: Annotated[int, Meta(description="What a bot is called, in the words bot-name; 0: by its name")] = 0
    here: bool = False
    stand_in: Annotated[str, Meta(description="The kind of bot that plays while this person is away")] = ""
    creator: bool = False
    luck: Annotated[str, Meta(description="This person's contribution to chance")] = ""
    returns: Annotated[int, Meta(description="How often the place was given to another phone")] = 0
    sent: Annotated[bool, Meta(description="Sent away: plays again only if the leader allows it")] = False
    at_desk: Annotated[bool, Meta(description="Without a phone: the host enters what this person does")] = False


MAY: Final = Meta(description="The connected people whose word counts; 0: the creator, without a place")


class WirePlea(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody claims to be this person, with a new phone. In a game those who still play decide, otherwise the
    creator."""

    person: Who
    number: Annotated[int, Meta(description="The number that the phone shows")]
    agreed: Annotated[tuple[Who, ...], Meta(description="Who is for it")] = ()
    needed: Annotated[int, Meta(description="How many of those who still play must be for it; 0: nobody is yet")] = 0
    may: Annotated[tuple[Who, ...], MAY] = ()


class WireOffer(msgspec.Struct, frozen=True):
    """An offer of a seat to somebody else. Its owner decides or, after a long absence, most of those who still play."""

    person: Annotated[Who, Meta(description="To whom")]
    seat: Seat
    owner: Annotated[Who, Meta(description="Whose it is; 0: a bot's")]
    agreed: Annotated[tuple[Who, ...], Meta(description="Who is for it")]
    needed: Annotated[int, Meta(description="How many of those who still play must be for it")]
    may: Annotated[tuple[Who, ...], MAY]


class WireHunch(msgspec.Struct, frozen=True):
    """Whom somebody suspected in a night, and how many facts of the record had been told by then."""

    seat: Seat
    choice: Annotated[Seat, Meta(description="-1: nobody")]
    at: int


class WireScore(msgspec.Struct, frozen=True):
    """How many games somebody has won, of those whose winners were shown."""

    person: Who
    won: int
    played: int


class WireEnd(msgspec.Struct, frozen=True):
    """How often games of a book have ended like this."""

    book: str
    winner: Annotated[str, Meta(description="As the view has it; empty: nobody")]
    times: int


class WireSeries(msgspec.Struct, frozen=True):
    """The finished games of this table, as far as everybody was told how they ended."""

    games: int
    people: Annotated[tuple[WireScore, ...], Meta(description="Those of them who are at the table")]
    ends: tuple[WireEnd, ...]
    story: Annotated[str, Meta(description="The book of the last game, if it is over and revealed; else empty")]
    turn: Annotated[int, Meta(description="Then: which fact of its record turned it, from 0 on; -1: none")]
    chosen: Annotated[Who, Meta(description="Whom the last game has chosen to begin the next one; 0: nobody")]
    drawn: Annotated[bool, Meta(description="The seats of the game that is prepared were drawn again")]
    moving: Annotated[tuple[Who, ...], Meta(description="Then: who has another seat, and does not sit there yet")]


class WireTable(msgspec.Struct, frozen=True):
    """The table, as everybody sees it."""

    code: str
    language: str
    book: str
    settings: dict[str, Value]
    manners: Manners
    phase: Annotated[str, Meta(description="lobby, game or over")]
    void: Annotated[bool, Meta(description="The game could not go on after an update of the server: nobody has won")]
    game: Annotated[int, Meta(description="The number of the game in the series; 0 before the first deal")]
    people: tuple[WirePerson, ...]
    order: Annotated[tuple[Who, ...], Meta(description="Who sits where in the game that is prepared, clockwise")]
    seats: Annotated[tuple[Who, ...], Meta(description="Who plays which seat of the present game")]
    names: Annotated[tuple[str, ...], Meta(description="The names in the present game, by seat")]
    host: Annotated[Who, Meta(description="Who hosts, or will host; 0: the software, or a seat named by the game")]
    missing: Annotated[str, Meta(description="Why a game cannot be dealt now, as a reason id; empty if it can")]
    detail: Annotated[str, Meta(description="The same as a sentence in English")]
    advice: Annotated[
        Advice | None,
        Meta(description="In the lobby: what the chosen settings mean for those who are there, and the book's advice"),
    ]
    commitment: Annotated[str, Meta(description="The hash of the secret that the deal is mixed from")]
    paused: bool
    lasted: Annotated[int, Meta(description="Once the game is over: seconds from the deal to the end; 0 before")]
    pleas: Annotated[tuple[WirePlea, ...], Meta(description="Who asks for their old place")]
    offers: Annotated[tuple[WireOffer, ...], Meta(description="Seats that are to be given to somebody else")]
    lead: Annotated[bool, Meta(description="The software leads, and a person may take over (`lead`)")]
    hunches: Annotated[tuple[WireHunch, ...], Meta(description="Once the game is over and revealed")]
    series: WireSeries


class WireYou(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who you are."""

    id: Annotated[Who, Meta(description="0: you only watch")]
    seat: Annotated[Seat, Meta(description="-1: none")]
    host: Annotated[bool, Meta(description="You have a host's powers now")]
    creator: bool
    plea: Annotated[int, Meta(description="You ask for a place, with this number; 0: you do not")] = 0
    lead: Annotated[
        tuple[WireAsk, ...],
        Meta(description="What you may do as the one who set up the table, where the software hosts; without a key"),
    ] = ()
    groups: Annotated[
        Groups,
        Meta(description="Seats that hold cards of a real box together: who of them holds which is not told yet"),
    ] = ()
    told: Annotated[int, Meta(description="So often it was told who holds cards: the last time can be taken back")] = 0
    notes: Annotated[str, Meta(description="What you have written for yourself, while you lead without a card")] = ""


class ChatLine(msgspec.Struct, frozen=True):
    """Words between games."""

    person: Who
    text: str
    seat: Annotated[Seat, Meta(description="The seat of the speaker, in the game or in the next one; -1: none")] = -1


class News(Message, frozen=True):
    """What has changed for you. Missing fields have not changed.

    `facts` are those told to you since the last message, and `n` is the number of the last of them, counted from 1 in
    each game. `view` has only the changed fields. Every other field is complete.
    """

    n: int
    facts: tuple[Any, ...] = ()
    view: dict[str, Any] | None = None
    asks: tuple[WireAsk, ...] | None = None
    corrections: tuple[WireCorrection, ...] | None = None
    mends: tuple[WireMend, ...] | None = None
    clock: WireClock | None = None
    moment: WireMoment | None = None
    table: WireTable | None = None
    you: WireYou | None = None
    chat: tuple[ChatLine, ...] = ()


class Welcome(Message, frozen=True):
    """The complete state for you, and the facts that you have missed.

    It comes after `hello`, when a new game is dealt or prepared, and when the server had to reopen the table.
    """

    n: int
    game: int
    after: Annotated[int, Meta(description="The facts come after this number: you have the ones before")]
    facts: tuple[Any, ...]
    view: dict[str, Any] | None
    asks: tuple[WireAsk, ...]
    corrections: Annotated[tuple[WireCorrection, ...], Meta(description="To a host: what may be corrected now")]
    mends: Annotated[tuple[WireMend, ...], Meta(description="To a host: the same, alike for everybody")]
    clock: WireClock | None
    table: WireTable
    you: WireYou
    chat: tuple[ChatLine, ...]
    left_out: Annotated[
        int, Meta(description="How many facts after `after` did not fit into this message; ask for them with `recall`")
    ] = 0


class Past(Message, frozen=True):
    """Facts `after` + 1 to `before` of a game, as you were told them: a part of what a welcome left out."""

    game: int
    after: int
    before: int
    facts: tuple[Any, ...]


class Foreseen(Message, frozen=True):
    """What an input of the host would change: the facts that the host would be told, and the told facts that it would
    make untrue. Nothing has changed. `done` with the same id follows."""

    id: str
    told: tuple[Any, ...]
    unsaid: tuple[Any, ...]


class Written(Message, frozen=True):
    """The protocol of the game so far, for a host who is told everything. `done` with the same id follows."""

    id: str
    protocol: Protocol


class Phrases(Message, frozen=True):
    """What you could claim if you had the floor: the slots of each claim. `done` with the same id follows."""

    id: str
    forms: tuple[tuple[WireSlot, ...], ...]


class Done(Message, frozen=True):
    """The command with this id is done, and durable."""

    id: str


class Refused(Message, frozen=True):
    """The command with this id was refused. Nothing has changed."""

    id: str
    reason: str
    text: Annotated[str, Meta(description="The reason as a sentence in the receiver's language")]
    detail: Annotated[str, Meta(description="More about it, in English")] = ""


class Goodbye(Message, frozen=True):
    """The connection will be closed, and why."""

    reason: str
    text: str
    detail: str = ""


encode = msgspec.json.Encoder().encode
