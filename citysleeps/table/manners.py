"""How a table treats absent players, how its bots play, and other settings that no rulebook has."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

GRACE_SECONDS = 90


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's own settings, in addition to those of the book.

    A disconnected player keeps the seat for `grace_seconds`. After that, a bot plays it until they are back or somebody
    else takes it (`bot`), or they leave as the book says (`leave`), or the table waits and only the clock runs
    (`wait`).

    During a game, the seat of a player who is away that long can be given to somebody else: by most of those who still
    play (`table`), or by the creator alone (`creator`).

    The bots of the table are `gentle` or `sharp`, and `talkative` or `quiet`.

    The odds of the public are shown `after` a game; or during it too, to those who watch (`watchers`). Whoever has the
    code can watch, so a player can see them as well.
    """

    grace_seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)] = GRACE_SECONDS
    absent: Literal["bot", "leave", "wait"] = "bot"
    seating: Literal["table", "creator"] = "table"
    bots: Literal["gentle", "sharp"] = "gentle"
    talk: Literal["talkative", "quiet"] = "talkative"
    odds: Literal["after", "watchers"] = "after"
