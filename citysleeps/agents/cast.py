"""The bots by name, and which bot plays which seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from citysleeps.agents.bot import Bot, RandomBot
from citysleeps.agents.chairs import play_table
from citysleeps.agents.random import play_out
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import Seat

RANDOM: Final = "random"
CAREFUL: Final = "careful"
GENTLE: Final = "gentle"
REASONING: Final = "reasoning"
BOTS: Final = (RANDOM, CAREFUL, GENTLE, REASONING)

Kind = str | Callable[[], Bot[Any]]  # the name of a bot, or a function that makes one
Cast = dict[str, Kind]  # by party or by seat; a seat in neither plays at random


def bot(kind: Kind, book: str, is_quiet: bool = False) -> Bot[Any]:
    """A bot of this kind for this book. If the book has none, a careful one for a gentle or a reasoning one, else a
    random one."""
    if not isinstance(kind, str):
        return kind()
    bots = room(book)
    if kind in (GENTLE, REASONING) and kind not in bots:
        kind = CAREFUL
    made = bots.get(kind, RandomBot)()
    made.is_quiet = is_quiet
    return made


@cache
def room(book: str) -> dict[str, Callable[[], Bot[Any]]]:
    """The bots for a book: those of `agents/<book>/`, if there is such a package."""
    name = f"citysleeps.agents.{book}"
    if find_spec(name) is None:
        return {}
    found: dict[str, Callable[[], Bot[Any]]] = import_module(name).BOTS
    return found


def play_cast(play: Play, cast: Cast, seed: str) -> None:
    """Let these bots play a game to its end, from wherever it is."""
    if set(cast.values()) <= {RANDOM}:
        play_out(play, Random(f"{seed}/bots"))
        return
    bots = [bot(cast_for(play, cast, seat), play.book.name) for seat in range(play.game.size)]
    play_table(play, bots, [Random(f"{seed}/bots/{seat}") for seat in range(play.game.size)])


def cast_for(play: Play, cast: Cast, seat: Seat) -> Kind:
    """The bot of a seat: its own if it has one, else that of its party."""
    return cast.get(play.setup.seats[seat]) or cast.get(play.book.party(play.game, seat), RANDOM)
