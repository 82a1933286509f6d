"""What the public believes at each moment of a game, from nothing but what everybody was told."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from citysleeps.kernel.facts import Fact


class Moment:
    """The public belief after a fact."""

    def __init__(self, index: int, chances: list[float], odds: dict[str, float], low: float, high: float) -> None:
        self.index = index  # of the fact in the list
        self.chances = chances  # by seat: how likely it plays against the town
        self.odds = odds  # by side: how likely it wins
        self.low = low  # the town's odds in the eyes of one who believes in the worst kind of opponent
        self.high = high  # and in the best


class Followed(Protocol):
    """A reading of the public facts, as a book's reader gives it."""

    def moment(self, index: int) -> Moment: ...


def public_beliefs(book: str, facts: list[Fact]) -> list[Moment]:
    """The public belief whenever it has changed. `facts` are those told to everybody, in order.

    Empty for a book that has no reader.
    """
    name = f"citysleeps.agents.{book}.reading"
    if find_spec(f"citysleeps.agents.{book}") is None or find_spec(name) is None:
        return []
    reader: Any = import_module(name).Reader()
    moments: list[Moment] = []
    before: Followed | None = None
    for i in range(len(facts)):
        now: Followed | None = reader.catch_up(facts[: i + 1])
        if now is not None and now is not before:
            moments.append(now.moment(i))
        before = now
    return moments
