"""How far off the chances of the reasoning bots are where sets of foes are drawn: `python bench/marginals.py`.

Bots play games of `original` with the extended deck. Each game's public facts are read twice: with so many sets of foes
as are drawn where there are too many to list, and with all of them. The command prints, for each game, how many sets
there were, the largest difference in the chance that a living seat is a foe, the mean, and the share over 0.05. Games
are played by `reasoning` and by `careful` bots in turn.
"""

from __future__ import annotations

import argparse

from citysleeps.agents.cast import CAREFUL, REASONING, play_cast
from citysleeps.agents.original import reading
from citysleeps.agents.original.reading import SHARED
from citysleeps.agents.reasoning import common
from citysleeps.agents.reasoning.following import Reader
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, each
from citysleeps.kernel.setup import Setup

EVERY = 10**9
OFF = 0.05


def public_facts(seats: int, number: int) -> list[Fact]:
    """What everybody was told in a game."""
    names = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:seats])
    setup = Setup(book="original", seats=names, settings={"deck": "extended"}, seed=f"marginals/{number}")
    play = Play(SHELF["original"], SHELF["original"].settle(setup))
    bots = (REASONING, CAREFUL)[number % 2]
    play_cast(play, dict.fromkeys(names, bots), "")
    return [fact for to, fact in play.game.log if to == ALL]


def chances(facts: list[Fact], most: int) -> tuple[int, list[list[float]]]:
    """How many sets of foes there were, and after each fact how likely each living seat was one of them."""
    vars(common)["MOST"] = most
    common.some_worlds.cache_clear()
    reader = Reader(SHARED.having(reading.NUMBERS))
    found = []
    for count in range(1, len(facts) + 1):
        now = reader.catch_up(facts[:count])
        if now is not None:
            all_chances = now.chances()
            found.append([all_chances[seat] for seat in each(now.living)])
    assert reader.now is not None
    return len(reader.now.belief.worlds.foes), found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=14, help="20 take a minute for each game")
    parser.add_argument("--games", type=int, default=4)
    chosen = parser.parse_args()
    print(f"{'bots':10} {'drawn':>6} {'all':>6} {'largest':>8} {'mean':>7} {'over 0.05':>9}")
    for number in range(chosen.games):
        facts = public_facts(chosen.seats, number)
        (drawn, some), (listed, exact) = chances(facts, 0), chances(facts, EVERY)
        pairs = [pair for now, true in zip(some, exact, strict=True) for pair in zip(now, true, strict=True)]
        off = [abs(now - true) for now, true in pairs]
        share = sum(one > OFF for one in off) / len(off)
        name = (REASONING, CAREFUL)[number % 2]
        print(f"{name:10} {drawn:6} {listed:6} {max(off):8.3f} {sum(off) / len(off):7.3f} {share:9.0%}", flush=True)


if __name__ == "__main__":
    main()
