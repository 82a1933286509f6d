"""The facts of a game in the log: compared with what the rules tell now, and read as they are if they differ."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from citysleeps.kernel.game import Game, Told
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.notation.record import decoder, fact_type


def is_same(book: Rules[Any], told: Sequence[msgspec.Raw], kept: Sequence[msgspec.Raw]) -> bool:
    """Whether the rules tell the same as then. Facts may be encoded differently if they mean the same."""
    if [*map(bytes, told)] == [*map(bytes, kept)]:
        return True
    then = [read(book, one) for one in kept]
    return None not in then and [read(book, one) for one in told] == then


def read(book: Rules[Any], line: msgspec.Raw) -> Told | None:
    """An audience and a fact. None if the book no longer has such a fact."""
    try:
        to, fact = told_decoder(book).decode(line)
    except msgspec.MsgspecError:
        return None
    return to, fact


@cache
def told_decoder(book: Rules[Any]) -> msgspec.json.Decoder[Told]:
    return decoder(tuple[int, fact_type(book)])  # type: ignore[misc]  # by the book


def told_so_far(play: Play, facts: int) -> Game:
    """The state after only the first facts of a game."""
    game: Game = play.book.blank(play.setup)
    for to, fact in play.game.log[:facts]:
        add(game, (to, fact))
    return game


def add(game: Game, told: Told) -> None:
    to, fact = told
    game.fold(fact)
    game.audiences.append(to)
    game.facts.append(fact)
