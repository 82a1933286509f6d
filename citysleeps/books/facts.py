"""Facts that every book may tell. Interpreted, because they are msgspec structs."""

from __future__ import annotations

from typing import Any

from citysleeps.kernel.facts import Fact, SeatField, SeatsField


class Claimed(Fact, frozen=True):
    """A statement built from parts. It may be a lie; nothing compares it with the truth."""

    number: int  # which claim of this game it is, from 1
    seat: SeatField
    kind: str
    seats: SeatsField  # whom it is about, in the order of the input
    words: tuple[str, ...]  # the words of the input: role, answer, act, card, side, question
    count: int  # the night, a number of things, or the number of the claim meant; else 0

    def apply(self, game: Any) -> None:
        game.claims[self.number] = self
