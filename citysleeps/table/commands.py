"""What a client may ask of its table, as it comes over the wire (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from citysleeps.agents.cast import CAREFUL
from citysleeps.kernel.forms import Argument
from citysleeps.table.rows import NO_ONE, Who

Id = Annotated[str, Meta(min_length=1, max_length=40, description="The client's own; sent twice, done once")]
Name = Annotated[str, Meta(max_length=200)]
Luck = Annotated[str, Meta(max_length=64)]
Language = Annotated[str, Meta(max_length=8)]
Word = Annotated[str, Meta(max_length=60)]
Chosen = Word | int | bool | Annotated[tuple[Word, ...], Meta(max_length=64)]
Settings = Annotated[dict[str, Chosen], Meta(max_length=64)]


def snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).removeprefix("_")


class Command(msgspec.Struct, frozen=True, kw_only=True, tag=snake, tag_field="do", forbid_unknown_fields=True):
    """Something that a client wants; `id` is its own, and the reply has the same."""

    id: Id


class Answer(Command, frozen=True):
    """An input of my seat; with `host`, of the host."""

    act: Annotated[str, Meta(max_length=40)]
    args: Annotated[tuple[Argument, ...], Meta(max_length=32)] = ()
    host: bool = False
    key: Annotated[str, Meta(max_length=20, description="Of the ask that I mean; refused if that is over")] = ""


class Hunch(Command, frozen=True):
    """In the night, while another is called: whom I think of; -1: nobody. Kept for the story at the end."""

    seat: Annotated[int, Meta(ge=-1, le=63)]


class Chat(Command, frozen=True):
    """Words to everybody, between games. In a game one speaks by the book: with the act `say`."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Introduce(Command, frozen=True):
    """Another name (between games), or another language (at any time)."""

    name: Name | None = None
    language: Language | None = None


class Wish(Command, frozen=True):
    """My own contribution to chance, before the deal."""

    luck: Luck


class Leave(Command, frozen=True):
    """I go: before the deal my place is free; in a game a bot plays on, or I have left as the book says."""


class Choose(Command, frozen=True):
    """The creator: what is to be played, and how."""

    book: Annotated[str, Meta(max_length=40)] | None = None
    settings: Settings | None = None
    language: Language | None = None
    grace_seconds: Annotated[int, Meta(ge=5, le=3600)] | None = None
    absent: Annotated[str, Meta(max_length=8)] | None = None
    seating: Annotated[str, Meta(max_length=8)] | None = None


class Order(Command, frozen=True):
    """The creator: who sits where, clockwise; everybody is named once."""

    people: Annotated[tuple[Who, ...], Meta(max_length=64)]


class TakePlace(Command, frozen=True):
    """Before the deal: I sit where this bot sits, and it goes."""

    bot: Who


class AddBot(Command, frozen=True):
    """The creator: a bot takes a place."""

    bot: Annotated[str, Meta(max_length=40)] = CAREFUL
    name: Name | None = None


class Remove(Command, frozen=True):
    """The creator: somebody, or a bot, is not at the table any more. In a game, the host too: somebody who plays is
    treated as if he had left."""

    person: Who


class Appoint(Command, frozen=True):
    """The creator: who will host; 0: whom the book says."""

    person: Who = NO_ONE


class HandOn(Command, frozen=True):
    """The creator: somebody else has these powers from now on."""

    person: Who


class Deal(Command, frozen=True):
    """The creator: the game begins."""


class Again(Command, frozen=True):
    """The creator: the game is over, the next one is prepared."""


class BreakOff(Command, frozen=True):
    """The creator, or who hosts: the game ends here, nobody wins and nothing is laid open; the next one is prepared."""


class Seat(Command, frozen=True):
    """I am for it that somebody who has no seat takes over one that a bot plays, with all that it knows. Who leads: one
    who was sent away plays his own again."""

    person: Who
    seat: int


class GiveBack(Command, frozen=True):
    """I am for it that who asks for the place of this person has it again, with the phone that shows this number; in a
    lobby, the creator."""

    person: Who
    number: int


class Pause(Command, frozen=True):
    """Who hosts, or where the software does the creator: the clock stands still."""


class Resume(Command, frozen=True):
    """The clock goes on."""


class Extend(Command, frozen=True):
    """What is open now gets more time."""

    seconds: Annotated[int, Meta(ge=1, le=600)]


class Recall(Command, frozen=True):
    """What I was told up to fact `before` of this game, as much of the end of it as comes in one part."""

    before: Annotated[int, Meta(ge=0)]


class Ping(Command, frozen=True):
    """Is anybody there?"""


AnyCommand = (
    Answer
    | Hunch
    | Chat
    | Introduce
    | Wish
    | Leave
    | Choose
    | Order
    | TakePlace
    | AddBot
    | Remove
    | Appoint
    | HandOn
    | Deal
    | Again
    | BreakOff
    | Seat
    | GiveBack
    | Pause
    | Resume
    | Extend
    | Recall
    | Ping
)


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first thing a client says. Without a token it watches. `game` and `after` say what it has already."""

    token: Annotated[str, Meta(max_length=100)] = ""
    creator: Annotated[str, Meta(max_length=100)] = ""
    language: Language = ""
    game: int = 0
    after: int = 0
    seat: Annotated[int | None, Meta(description="In which seat I heard it; none: in the one I have")] = None
    name: Annotated[
        Name,
        Meta(
            description="With a token of my own that is new here: I have lost mine, and ask for the place of this name"
        ),
    ] = ""
    screen: Annotated[bool, Meta(description="A screen for all: it hears what everybody hears, whoever leads")] = False


read_command = msgspec.json.Decoder(AnyCommand).decode
read_hello = msgspec.json.Decoder(Hello).decode
