"""Who plays the seats of a table: the bots by name, each as it plays the book, and a cast of them by party."""

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

RANDOM: Final = "random"
CAREFUL: Final = "careful"
BOTS: Final = (RANDOM, CAREFUL)

Cast = dict[str, str]  # the name of a bot, by party; who is of no party named plays at random


def bot(name: str, book: str) -> Bot[Any]:
    """A bot of this name, as it plays this book; where nobody has taught it the book, it plays at random."""
    return room(book).get(name, RandomBot)()


@cache
def room(book: str) -> dict[str, Callable[[], Bot[Any]]]:
    """The bots that know a book: those of `agents/<book>/`, if there is such a room."""
    name = f"citysleeps.agents.{book}"
    if find_spec(name) is None:
        return {}
    found: dict[str, Callable[[], Bot[Any]]] = import_module(name).BOTS
    return found


def play_cast(play: Play, cast: Cast, seed: str) -> None:
    """Play a freshly dealt game to its end by this cast."""
    if set(cast.values()) <= {RANDOM}:
        play_out(play, Random(f"{seed}/bots"))
        return
    book, game = play.book, play.game
    seats = range(game.size)
    bots = [bot(cast.get(book.party(game, seat), RANDOM), book.name) for seat in seats]
    play_table(play, bots, [Random(f"{seed}/bots/{seat}") for seat in seats])
