"""A reasoning town of `original` against players that it was not made for: `python bench/unseen.py [--games 40]`.

Every opponent of `bench/strangers.py` has all seats of the mafia in turn. The command prints, for each opponent apart:
how often the town won, and how well the public belief fitted (docs/tournament.md): its Brier score, that of the base
rate, the difference with its standard error, and the skill, 1 - Brier / base rate. Then the difference day by day.
`--svg` draws a reliability curve for each day, over all opponents, and one for each opponent over all days.

    python bench/unseen.py --games 40 --svg curves.svg
    python bench/unseen.py --games 300 --only Giver,liars:Framer --seed other

A name with a colon is a bot of your own: a class of a module in `examples/` or in the current folder.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from strangers import POOL

from citysleeps.agents.cast import REASONING, Kind, play_cast
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import Setup
from citysleeps.lab.calibration import ALL_DAYS, Fit, Scored, curves, fit, scores_of
from citysleeps.lab.tournament import dealt, share
from citysleeps.library.bots import kind_of

DAYS = range(1, 6)


def played(setup: Setup, opponent: Kind, games: int) -> tuple[int, list[list[Scored]]]:
    """How many games the town won, and how far off the public belief was in each."""
    won, scores = 0, []
    for number in range(games):
        play = dealt(setup, number)
        play_cast(play, {"town": REASONING, "mafia": opponent}, play.setup.seed)
        won += play.game.winner == "red"
        scores.append(scores_of(play))
    return won, scores


def fits_of(name: str, games: list[list[Scored]]) -> list[Fit]:
    """How well it fitted over all days, then on each."""
    bots = {"town": REASONING, "mafia": name}
    some = [[[one for one in days if day in (ALL_DAYS, one.day)] for days in games] for day in (ALL_DAYS, *DAYS)]
    return [fit(bots, day, [days for days in one if days]) for day, one in enumerate(some)]


def row(name: str, won: int, games: int, fits: list[Fit]) -> str:
    """One opponent as a row of docs/bots.md."""
    part, whole = share(won, games), fits[0]
    days = " | ".join(f"{one.brier - one.base:+.3f}" if one.games else "" for one in fits[1:])
    return (
        f"| `{name}` | {100 * part.share:.0f} ({100 * part.low:.0f} to {100 * part.high:.0f}) | {whole.brier:.3f} | "
        f"{whole.base:.3f} | {whole.brier - whole.base:+.3f} ({whole.error:.3f}) | {1 - whole.brier / whole.base:.2f} "
        f"| {days} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="against each opponent")
    parser.add_argument("--only", help="opponents, with commas: names of bench/strangers.py, or MODULE:CLASS")
    parser.add_argument("--seed", default="unseen")
    parser.add_argument("--svg", type=Path, help="draw the curves")
    chosen = parser.parse_args()
    seats = tuple("ABCDEFGHIJ")
    setup = SHELF["original"].settle(Setup(book="original", seats=seats, seed=chosen.seed))
    heads = " | ".join(f"day {day}" for day in DAYS)
    print(f"| opponent | town wins, % | Brier | base rate | difference | skill | {heads} |")
    print("|---" * (6 + len(DAYS)) + "|", flush=True)
    everything: list[list[Scored]] = []
    whole: dict[str, Fit] = {}
    wins = []
    sys.path[:0] = [str(Path(__file__).parents[1] / "examples"), ""]
    for name in chosen.only.split(",") if chosen.only else POOL:
        won, scores = played(setup, POOL.get(name) or kind_of(name), chosen.games)
        fits = fits_of(name, scores)
        print(row(name, won, chosen.games, fits), flush=True)
        wins.append(won / chosen.games)
        everything += scores
        whole[name] = fits[0]
    print(
        f"\nThe town won {100 * sum(wins) / len(wins):.0f} % on average, {100 * min(wins):.0f} % in the worst pairing."
    )
    if chosen.svg:
        by_day = {f"all, day {one.day}": one for one in fits_of("all", everything)[1:]}
        chosen.svg.write_text(curves(by_day | whole), encoding="utf-8")


if __name__ == "__main__":
    main()
