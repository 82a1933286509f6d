"""What the view of every book says about the present moment.

This module stays interpreted, because mypyc drops the class keywords of msgspec structs.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from citysleeps.kernel.seats import NOBODY, Seat


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to say aloud that no fact says: the id of a message. Its arguments are the settings and the `terms`."""

    id: str
    at: Annotated[int, Meta(description="From which second of the step on")] = 0
    seat: Annotated[Seat, Meta(description="Whom they are about, as the argument `seat`; -1: nobody")] = NOBODY


class Call(msgspec.Struct, frozen=True, gc=False):
    """A call of this night. All its fields but `seats` are the same for everybody."""

    step: str
    act: Annotated[str, Meta(description="What is chosen in it tonight; empty: its players only look")]
    nights: Annotated[tuple[int, ...], Meta(description="The nights for which something may be chosen in it")]
    seconds: Annotated[int, Meta(description="How long it lasts; 0: until somebody goes on, or all have acted")]
    seats: Annotated[tuple[Seat, ...], Meta(description="Whom it calls, as far as one knows")]
    lines: tuple[Line, ...]


class Own(msgspec.Struct, frozen=True, gc=False):
    """What I am: my side as far as I know, and the steps in which I am called."""

    side: str
    steps: tuple[str, ...]


NOT_MINE = Own("", ())


class BoardRow(msgspec.Struct, frozen=True, gc=False):
    """The claims of a seat that stand."""

    seat: Seat
    claims: Annotated[tuple[int, ...], Meta(description="The numbers of the facts `claimed`")]


class Seam(msgspec.Struct, frozen=True, gc=False):
    """Claims that cannot all be true. It does not say which is."""

    kind: Annotated[
        str,
        Meta(
            description="cards: more claim a role than there are copies; answers: checks of the same seats differ; "
            "vote: a hand that is not the promised one; changed: one seat claims to be two things; shown: it is "
            "against a card that was shown"
        ),
    ]
    seats: Annotated[
        tuple[Seat, ...],
        Meta(
            description="Who claims it; in vote then the seat promised and the seat the hand went against, in shown "
            "then the seat whose card was shown"
        ),
    ]
    claims: Annotated[tuple[int, ...], Meta(description="The numbers of the claims, in their order")]
    words: Annotated[
        tuple[str, ...],
        Meta(description="The role; each one's answer; what was claimed first and last; what was claimed and shown"),
    ]


class Board(msgspec.Struct, frozen=True, gc=False):
    """Who has claimed what, and which claims cannot all be true."""

    rows: tuple[BoardRow, ...]
    seams: tuple[Seam, ...]


NOTHING_SAID = Board((), ())


class Scene(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What one viewer knows of a game of any book. Seats are numbers from 0; -1 is nobody; unknown fields are empty."""

    where: list[str]  # the phase, then the part of it, then the step
    living: tuple[Seat, ...]
    left: tuple[Seat, ...]  # who has left the game
    calls: tuple[Call, ...]  # the steps of this night, in their order
    prompts: tuple[Line, ...]  # what everybody is told to do now
    terms: dict[str, str | int]  # what the words of this game take as arguments, beside the settings
    own: Own
    board: Board = NOTHING_SAID  # the same for everybody
    over: bool
    winner: str
    winners: tuple[Seat, ...]
