"""Refusals of commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

UNAVAILABLE: Final = "unavailable"  # the store fails
NO_NUMBERS: Final[Mapping[str, int]] = {}


class Refusal(Exception):
    """A command was refused, and nothing has changed. The reason is an id with words in all languages, shared or of
    the book named. The detail, if there is one, says in English what would be right. Some words take the card that the
    refusal is about, by the id of its words, and numbers."""

    def __init__(
        self, reason: str, detail: str = "", book: str = "", card: str = "", numbers: Mapping[str, int] = NO_NUMBERS
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail
        self.book = book
        self.card = card
        self.numbers = numbers

    def without_trace(self) -> Refusal:
        """A copy without a traceback, which would keep the table in memory."""
        return Refusal(self.reason, self.detail, self.book, self.card, self.numbers)
