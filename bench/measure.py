"""One build's figures, as JSON on a line; run by bench.py."""

from __future__ import annotations

import json
import sys
import time
from random import Random
from statistics import median

import msgspec
from agents import PAIRS
from games import GAMES, OneGame, table

from citysleeps.agents.random import play_out
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play, resume

SECONDS = float(sys.argv[1])
ROUNDS = 9


def speed(one_game: OneGame, seconds: float) -> tuple[float, float]:
    """Games and answers a second of processor time."""
    games = answers = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        answers += one_game(games)
        games += 1
    spent = time.process_time() - began
    return games / spent, answers / spent


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


def rounds(games: dict[str, OneGame]) -> dict[str, tuple[float, float, float]]:
    """Each game in turn, again and again; the medians of games/s, of answers/s and of the ratio to the prototype in the
    same round, so that a machine that is busy for a while slows all of them."""
    measured: dict[str, list[tuple[float, float, float]]] = {name: [] for name in games}
    for _ in range(ROUNDS):
        yardstick = 0.0
        for name, one_game in games.items():
            game_rate, answer_rate = speed(one_game, SECONDS / ROUNDS / len(games))
            yardstick = yardstick or answer_rate
            measured[name].append((game_rate, answer_rate, answer_rate / yardstick))
    return {name: tuple(median(column) for column in zip(*rows, strict=True)) for name, rows in measured.items()}


def beside_the_engine() -> dict[str, tuple[float, float]]:
    """For each environment: answers/s, and its share of the bare engine's in the same round; the medians."""
    measured: dict[str, list[tuple[float, float]]] = {name: [] for name in PAIRS}
    for _, acted in PAIRS.values():
        speed(acted, SECONDS / 60)  # what it remembers of a table pays off after some games
    for _ in range(ROUNDS):
        for name, (bare, acted) in PAIRS.items():
            (_, engine), (_, answers) = (speed(one, SECONDS / ROUNDS / len(PAIRS) / 2) for one in (bare, acted))
            measured[name].append((answers, answers / engine))
    return {name: (median(row[0] for row in rows), median(row[1] for row in rows)) for name, rows in measured.items()}


figures: dict[str, object] = dict(rounds(GAMES))
figures["rebuild"] = rebuild(10)
figures["envs"] = beside_the_engine()
print(json.dumps(figures))
