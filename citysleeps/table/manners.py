"""How a table treats those who are away, and other things that no rulebook says."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

GRACE_SECONDS = 90


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's own settings, beside those of the book.

    A player who is out of touch keeps his seat for `grace_seconds`. Then a `bot` plays it until he is back or somebody
    else is seated there; or he has left, as the book says of leavers (`leave`); or the table waits and only the clock
    goes on (`wait`).

    Once the cards are dealt the seat of one who is away so long is given to somebody else by most of those who still
    play (`table`); or by whoever made the table, alone (`creator`).
    """

    grace_seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)] = GRACE_SECONDS
    absent: Literal["bot", "leave", "wait"] = "bot"
    seating: Literal["table", "creator"] = "table"
