"""Fit the curves of citysleeps/agents/reasoning/outlook.py: how often the town won where its plan was so good.

    python bench/odds.py [GAMES]

Every bot plays every bot at a table of ten. It prints the curve of all games, and those of all without one pairing.
"""

from __future__ import annotations

import sys
from itertools import product
from math import log

from citysleeps.agents.cast import play_cast
from citysleeps.agents.odds import Follower
from citysleeps.agents.reasoning.outlook import LEAST, chance
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL
from citysleeps.kernel.setup import Setup

BOTS = ("random", "careful", "reasoning")
BOOK = SHELF["original"]
Seen = tuple[float, bool]  # the plan at a point, and whether the town won


def points(town: str, mafia: str, games: int) -> list[Seen]:
    """What was planned at the end of each night and day."""
    found: list[Seen] = []
    for number in range(games):
        setup = BOOK.settle(Setup(book="original", seats=tuple("ABCDEFGHIJ"), seed=f"odds/{number}"))
        play = Play(BOOK, setup)
        play_cast(play, {"town": town, "mafia": mafia}, setup.seed)
        follower = Follower("original")
        for to, fact in play.game.log:
            if to == ALL:
                follower.hear(fact)
        follower.end()
        found += [(point.planned, play.game.winner == "red") for point in follower.points[:-1]]
    return found


def curve(seen: list[Seen]) -> tuple[float, float]:
    """The two numbers of the curve through these points, by Newton's method."""
    base, slope = 0.0, 0.0
    for _ in range(30):
        sums = [0.0] * 5
        for planned, won in seen:
            inside = min(max(planned, LEAST), 1 - LEAST)
            x, p = log(inside / (1 - inside)), chance(planned, (base, slope))
            for i, one in enumerate((won - p, (won - p) * x, p * (1 - p), p * (1 - p) * x, p * (1 - p) * x * x)):
                sums[i] += one
        a, b, c, d, e = sums
        base += (a * e - b * d) / (c * e - d * d)
        slope += (b * c - a * d) / (c * e - d * d)
    return round(base, 3), round(slope, 3)


def main(games: int) -> None:
    seen = {pairing: points(*pairing, games) for pairing in product(BOTS, BOTS)}
    print("all", curve([one for some in seen.values() for one in some]))
    for left_out, points_of in seen.items():
        rest = [one for pairing, some in seen.items() if pairing != left_out for one in some]
        won = sum(won for _, won in points_of) / len(points_of)
        print("without", *left_out, curve(rest), f"(whose town won at {won:.0%} of the points)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
