"""Plays games for count.py, which runs this under valgrind.

Every kind of game is played by a process of its own, forked after the same warm-up. Each process counts on from where
its parent was. So its games are what it has counted above the process that played none.
"""

from __future__ import annotations

import gc
import json
import os

from agents import PAIRS
from games import GAMES, OneGame
from served import Evening

WARM = 3  # games of each kind before anything is counted
LEAST_GAMES, LEAST_ANSWERS = 10, 1500


def games(one_game: OneGame) -> tuple[int, int]:
    """Play enough of them; how many games and answers that were."""
    games = answers = 0
    while games < LEAST_GAMES or (answers < LEAST_ANSWERS and games < 4 * LEAST_GAMES):
        answers += one_game(games)
        games += 1
    return games, answers


def main() -> None:
    envs = {f"env {name}": acted for name, (_, acted) in PAIRS.items()}
    counted = {**GAMES, "server 10": Evening().talk, **envs}
    for one_game in counted.values():
        for seed in range(WARM):
            one_game(seed)
    gc.collect()
    gc.freeze()  # a full collection would be counted for whichever game it falls into
    for name in ("nothing", *counted):
        child = os.fork()
        if not child:
            played = games(counted[name]) if name in counted else (0, 0)
            print(json.dumps([name, os.getpid(), *played]), flush=True)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        assert status == 0, f"{name} was not played to its end"


if __name__ == "__main__":
    main()
