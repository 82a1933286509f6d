"""The commands that clients send to a table (docs/protocol-commands.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from citysleeps.kernel.forms import Argument
from citysleeps.table.people import TABLES_OWN
from citysleeps.table.rows import NO_ONE, Who

Id = Annotated[str, Meta(min_length=1, max_length=40, description="The client's own; sent twice, it is done once")]
Name = Annotated[str, Meta(max_length=200)]
Luck = Annotated[str, Meta(max_length=64)]
Language = Annotated[str, Meta(max_length=8)]
MOST_NOTES = 2000
Word = Annotated[str, Meta(max_length=60)]
Chosen = Word | int | bool | Annotated[tuple[Word, ...], Meta(max_length=64)]
Settings = Annotated[dict[str, Chosen], Meta(max_length=64)]


def snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).removeprefix("_")


class Command(msgspec.Struct, frozen=True, kw_only=True, tag=snake, tag_field="do", forbid_unknown_fields=True):
    """A command. `id` is chosen by the client, and the reply has the same id."""

    id: Id


class Answer(Command, frozen=True):
    """An input of my seat, or of the host if `host` is true."""

    act: Annotated[str, Meta(max_length=40)]
    args: Annotated[tuple[Argument, ...], Meta(max_length=32)] = ()
    host: bool = False
    key: Annotated[str, Meta(max_length=20, description="The key of the ask; refused if that ask is over")] = ""


class Hunch(Command, frozen=True):
    """Whom I suspect at night while another seat is called; -1: nobody. Shown in the story at the end."""

    seat: Annotated[int, Meta(ge=-1, le=63)]


class Believe(Command, frozen=True):
    """What a program says it believes: for other seats, how likely each is not on my side. Kept for the record."""

    chances: Annotated[dict[int, Annotated[float, Meta(ge=0, le=1)]], Meta(max_length=64)]


class Jot(Command, frozen=True):
    """My own notes of this game, as whoever leads it without a card: the whole text, in place of the one before."""

    text: Annotated[str, Meta(max_length=MOST_NOTES)]


class Chat(Command, frozen=True):
    """A chat message to everybody, between games. During a game players speak with the act `say`."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Introduce(Command, frozen=True):
    """Change my name (between games) or my language (at any time)."""

    name: Name | None = None
    language: Language | None = None


class Wish(Command, frozen=True):
    """My own contribution to the shuffle, before the deal."""

    luck: Luck


class Leave(Command, frozen=True):
    """I leave. Before the deal my place becomes free. In a game a bot plays on, or I leave as the book says."""


class Choose(Command, frozen=True):
    """The creator chooses what is played, and how."""

    book: Annotated[str, Meta(max_length=40)] | None = None
    settings: Settings | None = None
    language: Language | None = None
    grace_seconds: Annotated[int, Meta(ge=5, le=3600)] | None = None
    absent: Annotated[str, Meta(max_length=8)] | None = None
    seating: Annotated[str, Meta(max_length=8)] | None = None
    bots: Annotated[str, Meta(max_length=8)] | None = None
    talk: Annotated[str, Meta(max_length=9)] | None = None
    odds: Annotated[str, Meta(max_length=8)] | None = None


class Order(Command, frozen=True):
    """The creator sets who sits where, clockwise. Everybody must be named once."""

    people: Annotated[tuple[Who, ...], Meta(max_length=64)]


class TakePlace(Command, frozen=True):
    """Before the deal: I take the seat of this bot, and the bot leaves."""

    bot: Who


class Sit(Command, frozen=True):
    """Before the deal: the seats were drawn again, and I sit in my new one."""


class AddBot(Command, frozen=True):
    """The creator adds a bot: one of the table's (`table`), which plays as its manners say, or one of a fixed kind."""

    bot: Annotated[str, Meta(max_length=40)] = TABLES_OWN
    name: Name | None = None


class AddPerson(Command, frozen=True):
    """The creator adds somebody who has no phone. The host enters what they do."""

    name: Name


class ToDesk(Command, frozen=True):
    """The creator or the host: this person goes on without a phone, until their phone says hello. The host enters what
    they do."""

    person: Who


class Remove(Command, frozen=True):
    """The creator removes a person or a bot. In a game the host may do this too; a player is then treated as if they
    had left."""

    person: Who


class Appoint(Command, frozen=True):
    """The creator appoints the host; 0: whom the book says."""

    person: Who = NO_ONE


class HandOn(Command, frozen=True):
    """The creator hands over their powers to somebody else."""

    person: Who


class Deal(Command, frozen=True):
    """The creator starts the game. Where a person leads, the cards may be those of a real box: told by seat, clockwise
    among those who are dealt to; `hands` are the cards in the hand, in a book that has them. With `as_they_wake` who
    holds which card of the box is told in the first night, with `identify`; nobody who plays may have a phone then."""

    cards: Annotated[tuple[Word, ...], Meta(max_length=64)] = ()
    hands: Annotated[tuple[Word, ...], Meta(max_length=64)] = ()
    as_they_wake: bool = False


class Identify(Command, frozen=True):
    """The host, in the first night with cards of a real box: the cards that `held` hold so far are in truth held by
    `seats`. Both empty: what was told last is taken back."""

    held: Annotated[tuple[int, ...], Meta(max_length=64)] = ()
    seats: Annotated[tuple[int, ...], Meta(max_length=64)] = ()


class Again(Command, frozen=True):
    """The creator prepares the next game, after one is over."""


class BreakOff(Command, frozen=True):
    """The creator or the host breaks off the game. Nobody wins, nothing is revealed, and the next game is prepared."""


class Seat(Command, frozen=True):
    """I vote for letting a person without a seat take over one that a bot plays, with everything it knows. The leader
    of the table may also let somebody return who was sent away."""

    person: Who
    seat: int


class GiveBack(Command, frozen=True):
    """I vote for giving this person's place to the phone that shows this number, because its owner lost their own
    phone. In a lobby the creator decides."""

    person: Who
    number: int


class Foresee(Command, frozen=True):
    """The host asks what this input would change, without making it."""

    act: Annotated[str, Meta(max_length=40)]
    args: Annotated[tuple[Argument, ...], Meta(max_length=32)] = ()


class WriteUp(Command, frozen=True):
    """A host who holds no card asks for the protocol of the game so far, in this language."""

    language: Language


class Prepare(Command, frozen=True):
    """I ask what I could claim if I had the floor."""


class Lead(Command, frozen=True):
    """Somebody else leads the game from now on: a person without a seat, or the software (0). Whoever leads without a
    card decides it alone; where the software leads, I vote for it."""

    person: Who = NO_ONE


class Pause(Command, frozen=True):
    """Stop the clock. For the host, or the creator if the software hosts."""


class Resume(Command, frozen=True):
    """Start the clock again."""


class Extend(Command, frozen=True):
    """Give more time to what is open now."""

    seconds: Annotated[int, Meta(ge=1, le=600)]


class Recall(Command, frozen=True):
    """Send me the facts that I was told up to number `before`: as many of the last ones as fit into one message."""

    before: Annotated[int, Meta(ge=0)]


class Ping(Command, frozen=True):
    """Check the connection."""


AnyCommand = (
    Answer
    | Hunch
    | Jot
    | Believe
    | Chat
    | Introduce
    | Wish
    | Leave
    | Choose
    | Order
    | TakePlace
    | Sit
    | AddBot
    | AddPerson
    | ToDesk
    | Remove
    | Appoint
    | HandOn
    | Deal
    | Identify
    | Again
    | BreakOff
    | Seat
    | GiveBack
    | Foresee
    | WriteUp
    | Prepare
    | Lead
    | Pause
    | Resume
    | Extend
    | Recall
    | Ping
)


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first message of a client. Without a token it watches. `game` and `after` say what it already has."""

    token: Annotated[str, Meta(max_length=100)] = ""
    creator: Annotated[str, Meta(max_length=100)] = ""
    language: Language = ""
    game: int = 0
    after: int = 0
    seat: Annotated[int | None, Meta(description="The seat in which I was told it; none: my present seat")] = None
    name: Annotated[
        Name,
        Meta(description="With a token that is new here: I have lost mine, and ask for the place of this name"),
    ] = ""
    screen: Annotated[bool, Meta(description="A shared screen: it gets only what everybody is told")] = False


read_command = msgspec.json.Decoder(AnyCommand).decode
read_hello = msgspec.json.Decoder(Hello).decode
