"""One build's figures, as JSON on a line; run by bench.py with the build's folder first on the path."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec

folder = Path(sys.argv[1])
sys.path[:0] = [str(folder), str(folder / "prototype")]

import lab  # noqa: E402  # the prototype's

from citysleeps.agents.random import play_out  # noqa: E402
from citysleeps.books.shelf import SHELF  # noqa: E402
from citysleeps.kernel.play import Play, resume  # noqa: E402
from citysleeps.kernel.setup import Setup, Value  # noqa: E402

SECONDS = float(sys.argv[2])
BOOK = SHELF["original"]
Settings = dict[str, Value]


def prototype(seed: int) -> int:
    """One game of the toy; how many answers."""
    _, given = lab.simulate(seed + 1)
    return sum(len(answers) for answers in given)


def table(seats: int, settings: Settings) -> Setup:
    names = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:seats])
    return BOOK.settle(Setup(book="original", seats=names, settings=settings))


def rate(one_game: Callable[[int], int], repeats: int = 3) -> tuple[float, float]:
    """Games and answers a second, the best of a few runs."""
    best = (0.0, 0.0)
    for _ in range(repeats):
        games = answers = 0
        began = time.perf_counter()
        while time.perf_counter() - began < SECONDS / repeats:
            answers += one_game(games)
            games += 1
        seconds = time.perf_counter() - began
        best = max(best, (games / seconds, answers / seconds))
    return best


def original(seats: int, settings: Settings) -> Callable[[int], int]:
    """Plays the game with this seed by random bots, the full log kept; how many answers."""
    setup = table(seats, settings)

    def one_game(seed: int) -> int:
        play = Play(BOOK, msgspec.structs.replace(setup, seed=str(seed)))
        play_out(play, Random(seed))
        return len(play.inputs)

    return one_game


def rebuild(seats: int) -> float:
    """Seconds to rebuild a finished game from its answers, the mean over many games."""
    setup, plays = table(seats, {}), []
    for seed in range(100):
        plays.append(Play(BOOK, msgspec.structs.replace(setup, seed=str(seed))))
        play_out(plays[-1], Random(seed))
    best = 1e9
    for _ in range(3):
        began = time.perf_counter()
        for play in plays:
            resume(BOOK, play.setup, play.inputs)
        best = min(best, (time.perf_counter() - began) / len(plays))
    return best


games = {"prototype": prototype, "basic 10": original(10, {}), "extended 20": original(20, {"deck": "extended"})}
figures: dict[str, object] = {name: rate(one_game) for name, one_game in games.items()}
figures["again"] = rate(prototype)
figures["rebuild"] = rebuild(10)
print(json.dumps(figures))
