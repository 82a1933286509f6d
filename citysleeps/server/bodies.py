"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from citysleeps.books.shelf import FIRST
from citysleeps.table.commands import Settings
from citysleeps.table.manners import GRACE_SECONDS
from citysleeps.table.rows import Who

LANGUAGE: Final = "en"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The request to make a table."""

    language: Annotated[str, Meta(description="Of the table, such as pl")] = LANGUAGE
    book: Annotated[str, Meta(description="One of GET /api/books")] = FIRST
    settings: Annotated[Settings, Meta(description="Only those that differ")] = {}
    grace_seconds: Annotated[int, Meta(ge=5, le=3600, description="How long the seat of one who is away is kept")] = (
        GRACE_SECONDS
    )
    absent: Annotated[Literal["bot", "leave", "wait"], Meta(description="What becomes of it then")] = "bot"
    seating: Annotated[Literal["table", "creator"], Meta(description="Who may give it to somebody else in a game")] = (
        "table"
    )
    bots: Annotated[Literal["gentle", "sharp"], Meta(description="How well its bots play")] = "gentle"
    talk: Annotated[Literal["talkative", "quiet"], Meta(description="Whether they make claims")] = "talkative"
    odds: Annotated[Literal["after", "watchers"], Meta(description="Who may see the odds during a game")] = "after"


class MadeTable(msgspec.Struct):
    """The table that was made. Whoever has the creator's token has the creator's powers."""

    code: str
    creator: Annotated[str, Meta(description="The creator's token: a secret")]
    commitment: Annotated[str, Meta(description="The hash of the secret that the first deal is mixed from")]


class Newcomer(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who joins."""

    name: Annotated[str, Meta(max_length=200, description="1 to 40 characters")]
    language: str = LANGUAGE
    luck: Annotated[str, Meta(max_length=64, description="My own contribution to chance")] = ""
    token: Annotated[
        str, Meta(max_length=100, description="A token that I made, so that a repeated request does not add me twice")
    ] = ""


class Joined(msgspec.Struct):
    """The person who has joined. Whoever has the token is this person."""

    id: Who
    token: Annotated[str, Meta(description="A secret")]


class Asker(msgspec.Struct, forbid_unknown_fields=True):
    """Who asks something that only the creator may ask."""

    token: Annotated[str, Meta(max_length=100, description="The person's token")] = ""
    creator: Annotated[str, Meta(max_length=100, description="The creator's token")] = ""


class Found(msgspec.Struct):
    """What somebody who has only the code sees of a table."""

    code: str
    book: str
    language: str
    phase: str
    people: list[str]
    commitment: str
    away: Annotated[list[str], Meta(description="Those of the people whose phones are not connected now")]


class Address(msgspec.Struct):
    """Where phones find this server."""

    address: str


class Health(msgspec.Struct):
    """The server is well."""

    status: str
    version: str
    damaged: Annotated[int, Meta(description="How many stored tables could not be read since the server started")]
