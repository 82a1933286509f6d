"""The games that `make bench` times and `make count` counts, all by random bots with the full log kept.

Whoever runs this has a build first on the path: its `citysleeps`, and its `prototype` of the design, a toy game.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import lab  # the prototype's
import msgspec

from citysleeps.agents.random import play_out
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup, Value

FIVE_CARDS = ("vest", "bandage", "wiretap", "shelter", "arrest")
SIX_ROLES = ("detective", "doctor", "judge", "sleuth", "lawyer", "boss", "mafia=2", "peaceful_resident=4")
Settings = dict[str, Value]
OneGame = Callable[[int], int]  # plays the game with this seed; how many answers it took


def prototype(seed: int) -> int:
    _, given = lab.simulate(seed + 1)  # type: ignore[attr-defined]  # mypy takes the folder of tests for it
    return sum(len(answers) for answers in given)


def table(book: str, seats: int, settings: Settings) -> Setup:
    names = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:seats])
    return SHELF[book].settle(Setup(book=book, seats=names, settings=settings))


def played(book: str, seats: int, settings: Settings) -> OneGame:
    setup = table(book, seats, settings)
    chance = Random(seats)

    def one_game(seed: int) -> int:
        play = Play(SHELF[book], msgspec.structs.replace(setup, seed=str(seed)))
        play_out(play, chance)
        return len(play.inputs)

    return one_game


GAMES = {
    "prototype": prototype,
    "original 10": played("original", 10, {}),
    "original 20": played("original", 20, {"deck": "extended"}),
    "spytown 11": played("spytown", 11, {}),
    "spytown 16": played("spytown", 16, {"cards": FIVE_CARDS}),
    "bigcity 12": played("bigcity", 12, {"roles": SIX_ROLES}),
    "cuba 8": played("cuba", 8, {}),
}
