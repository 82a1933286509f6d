"""Messages on their way, and to whom (not compiled: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from citysleeps.table.rows import Who


class Client(Protocol):
    """A connection to a table: who it belongs to, and how to send to it."""

    who: Who
    has_creator_token: bool
    is_screen: bool
    language: str

    def post(self, message: bytes, goes_on: bool = False) -> None:
        """Send a message, or its parts one after the other, as soon as the line is free. Never blocks."""

    def end(self, reason: str) -> None:
        """Say why and close the connection."""

    def shutdown(self) -> None:
        """Close the connection so that the client reconnects, because the table is no longer played here."""

    def check(self) -> None:
        """Check whether the client is still there."""


class Letter(msgspec.Struct, frozen=True):
    """A message to every client that gets the same one. `id` is set if it is a reply."""

    to: Sequence[Client]
    message: bytes
    id: str = ""
    shows: str = ""  # what it shows completely: an earlier waiting one of the same kind need not be sent
    at_once: bool = False  # even at night
