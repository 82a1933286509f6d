"""One build's figures, as JSON on a line; run by bench.py with the build's folder first on the path."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

import msgspec

folder = Path(sys.argv[1])
sys.path[:0] = [str(folder), str(folder / "prototype")]

import lab  # noqa: E402  # the prototype's

from citysleeps.agents.random import play_out  # noqa: E402
from citysleeps.books.shelf import SHELF  # noqa: E402
from citysleeps.kernel.play import Play, resume  # noqa: E402
from citysleeps.kernel.setup import Setup, Value  # noqa: E402

SECONDS = float(sys.argv[2])
ROUNDS = 9
FIVE_CARDS = ("vest", "bandage", "wiretap", "shelter", "arrest")
SIX_ROLES = ("detective", "doctor", "judge", "sleuth", "lawyer", "boss", "mafia=2", "peaceful_resident=4")
Settings = dict[str, Value]


def prototype(seed: int) -> int:
    """One game of the toy; how many answers."""
    _, given = lab.simulate(seed + 1)
    return sum(len(answers) for answers in given)


def table(book: str, seats: int, settings: Settings) -> Setup:
    names = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:seats])
    return SHELF[book].settle(Setup(book=book, seats=names, settings=settings))


def speed(one_game: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Games and answers a second of processor time."""
    games = answers = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        answers += one_game(games)
        games += 1
    spent = time.process_time() - began
    return games / spent, answers / spent


def played(book: str, seats: int, settings: Settings) -> Callable[[int], int]:
    """Plays the game with this seed by random bots, the full log kept; how many answers."""
    setup = table(book, seats, settings)
    chance = Random(seats)

    def one_game(seed: int) -> int:
        play = Play(SHELF[book], msgspec.structs.replace(setup, seed=str(seed)))
        play_out(play, chance)
        return len(play.inputs)

    return one_game


def rebuild(seats: int) -> float:
    """Seconds to rebuild a finished game from its answers, the mean over many games."""
    book = SHELF["original"]
    setup, plays = table("original", seats, {}), []
    for seed in range(100):
        plays.append(Play(book, msgspec.structs.replace(setup, seed=str(seed))))
        play_out(plays[-1], Random(seed))
    best = 1e9
    for _ in range(3):
        began = time.process_time()
        for play in plays:
            resume(book, play.setup, play.inputs)
        best = min(best, (time.process_time() - began) / len(plays))
    return best


def rounds(games: dict[str, Callable[[int], int]]) -> dict[str, tuple[float, float, float]]:
    """Each game in turn, again and again; the medians of games/s, of answers/s and of the ratio to the prototype in the
    same round, so that a machine that is busy for a while slows all of them."""
    measured: dict[str, list[tuple[float, float, float]]] = {name: [] for name in games}
    for _ in range(ROUNDS):
        yardstick = 0.0
        for name, one_game in games.items():
            game_rate, answer_rate = speed(one_game, SECONDS / ROUNDS / len(games))
            yardstick = yardstick or answer_rate
            measured[name].append((game_rate, answer_rate, answer_rate / yardstick))
    return {name: tuple(median(column) for column in zip(*rows, strict=True)) for name, rows in measured.items()}  # type: ignore[misc]


figures: dict[str, object] = dict(
    rounds(
        {
            "prototype": prototype,
            "basic 10": played("original", 10, {}),
            "extended 20": played("original", 20, {"deck": "extended"}),
            "spytown 11": played("spytown", 11, {}),
            "spytown 16": played("spytown", 16, {"cards": FIVE_CARDS}),
            "bigcity 12": played("bigcity", 12, {"roles": SIX_ROLES}),
            "cuba 8": played("cuba", 8, {}),
        }
    )
)
figures["rebuild"] = rebuild(10)
print(json.dumps(figures))
