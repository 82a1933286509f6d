"""Refusals of commands."""

from __future__ import annotations

from typing import Final

UNAVAILABLE: Final = "unavailable"  # the store fails


class Refusal(Exception):
    """A command was refused, and nothing has changed. The reason is an id with words in all languages, shared or of
    the book named. The detail, if there is one, says in English what would be right."""

    def __init__(self, reason: str, detail: str = "", book: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail
        self.book = book

    def without_trace(self) -> Refusal:
        """A copy without a traceback, which would keep the table in memory."""
        return Refusal(self.reason, self.detail, self.book)
