"""What each bot said in a game that is over, and what it thought while it said so (docs/odds.md).

Not compiled, because its values travel.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from citysleeps.agents.odds import DEAL
from citysleeps.agents.reasoning.common import Common
from citysleeps.agents.reasoning.following import Reader
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import ALL, Seat


class BotDeed(msgspec.Struct, frozen=True):
    """Something that a bot said or did."""

    fact: Annotated[int, Meta(description="Its place in the record")]
    kind: Annotated[str, Meta(description="claim, accusation or vote; by night check or point")]
    seat: Annotated[Seat, Meta(description="Whom it was about; -1: nobody")]
    chance: Annotated[float, Meta(description="How likely that seat then was of the second side, as the bot thought")]
    verdict: Annotated[
        str, Meta(description="Of a claim: meant, bluff, lie, kept or broken. Empty: neither true nor false")
    ]


class Held(msgspec.Struct, frozen=True):
    """How likely a seat was to be what a bot asked itself."""

    seat: Seat
    chance: float


class Because(msgspec.Struct, frozen=True):
    """A reason, as the parts of a claim."""

    kind: str
    seats: list[Seat]
    words: list[str]
    count: int


class Thought(msgspec.Struct, frozen=True):
    """A night or a day on which a bot did something, or a turn."""

    kind: Annotated[str, Meta(description="night or day, or turn")]
    number: int
    deeds: list[BotDeed]
    held: Annotated[list[Held], Meta(description="What it thought with the last of these, the likeliest first")]
    why: Annotated[Because | None, Meta(description="What made the first of these so likely, more than anything else")]


class Mind(msgspec.Struct, frozen=True):
    """One bot."""

    seat: Seat
    card: Annotated[str, Meta(description="What it was dealt")]
    asks: Annotated[str, Meta(description="The side or role of which it asked itself who that is")]
    thoughts: list[Thought]


class Minds(msgspec.Struct, frozen=True):
    """What the bots of a finished game thought. Empty where nobody can read the book."""

    minds: list[Mind]


def has_minds(book: str) -> bool:
    """Whether somebody can read the bots of this book."""
    home = f"citysleeps.agents.{book}"
    return all(find_spec(name) is not None for name in (home, f"{home}.mind"))


def minds(book: str, log: Iterable[Told], seats: list[Seat]) -> Minds:
    """What these seats thought, each from what it was told. Empty if nobody can read the book, or these cards."""
    if not has_minds(book):
        return Minds([])
    home = f"citysleeps.agents.{book}"
    own: Any = import_module(f"{home}.mind").Mind
    floors: Any = import_module(f"{home}.floors")
    reader: Reader[Common] = Reader(floors.READINGS)
    public: list[Fact] = []
    found = [own(seat) for seat in seats]
    for at, (to, fact) in enumerate(log):
        if floors.begins(fact) == DEAL:
            found = [own(seat) for seat in seats]
        before = reader.now
        if to == ALL:
            public.append(fact)
            reader.catch_up(public)
        if reader.now is not None and not reader.now.curves:
            return Minds([])
        for mind in found:
            if to >> mind.me & 1:
                mind.hear(at, fact, before, reader.now)
    return Minds([written(mind) for mind in found])


def written(mind: Any) -> Mind:
    """A mind as it travels."""
    return Mind(
        seat=mind.me,
        card=mind.card,
        asks=mind.asks,
        thoughts=[
            Thought(
                kind=floor.kind,
                number=floor.number,
                deeds=[
                    BotDeed(deed.at, deed.kind, deed.seat, round(deed.chance, 3), deed.verdict) for deed in floor.deeds
                ],
                held=[Held(seat, round(chance, 3)) for seat, chance in floor.held],
                why=because(floor.reason),
            )
            for floor in mind.floors
            if floor.deeds
        ],
    )


def because(reason: tuple[str, tuple[Seat, ...], tuple[str, ...], int]) -> Because | None:
    kind, seats, words, count = reason
    return Because(kind, [*seats], [*words], count) if kind else None
