"""A reasoning town of `original` against players that it was not made for: two tables in docs/bots-strength.md.

    python bench/unseen.py --games 100 --resume build/unseen.jsonl --write
    python bench/unseen.py --games 300 --only Giver,liars:Framer --seed other --svg curves.svg

Each opponent of `bench/strangers.py` and `examples/liars.py` has all seats of the mafia in turn. A name with a colon is
a bot of your own: a class of a module in `examples/` or in the current folder. The command prints, for each opponent
apart: how often the town won, and how well the public belief fitted (docs/tournament.md): its Brier score, that of the
base rate, the difference with its standard error, and the skill, 1 - Brier / base rate. Then the difference day by day.

Every ten games are kept in the file of --resume, and the same command continues, also with more --games. What was
measured with other rules or other numbers of the bots is measured again. --write puts the rows into the page; with
--kept too, nothing is played. --svg draws a reliability curve for each day, over all opponents, and one for each
opponent over all days.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec
from strangers import POOL

from citysleeps.agents.cast import REASONING, play_cast
from citysleeps.agents.reasoning.numbers import measured_with
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import Setup
from citysleeps.lab.calibration import ALL_DAYS, Fit, Scored, curves, fit, scores_of
from citysleeps.lab.tournament import dealt, share
from citysleeps.library.bots import kind_of

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "bots-strength.md"
HEAD = (
    "| opponent | town wins, % | Brier | base rate | difference (standard error) | skill | games | measured with |\n"
    "|---|---|---|---|---|---|---|---|\n"
)
WAYS = ("Framer", "Rival", "Honest", "Bus", "Shade", "Flock", "Sower", "Windbag")  # of examples/liars.py
LIARS = tuple(f"liars:{way}" for way in WAYS)
DAYS = range(1, 6)
CHUNK = 10


class Row(msgspec.Struct, frozen=True):
    """Whom the town plays against, with which deals, by which rules and numbers."""

    opponent: str
    seed: str
    made_with: str


class Kept(msgspec.Struct, frozen=True):
    """Ten games of a row: how many the town won, and how far off the public belief was in each."""

    row: Row
    first: int
    won: int
    scores: list[list[Scored]]


def row_of(opponent: str, seed: str) -> Row:
    return Row(opponent, seed, measured_with("original", SHELF["original"].version))


def kept(wanted: list[Row], file: Path | None) -> list[Kept]:
    """What is known of these rows. A line that was cut off is dropped."""
    whole = file.read_bytes() if file is not None and file.exists() else b""
    lines = whole.split(b"\n")[:-1]
    if file is not None and not whole.endswith(b"\n"):  # a line was cut off
        file.write_bytes(b"".join(one + b"\n" for one in lines))
    return [one for one in (msgspec.json.decode(line, type=Kept) for line in lines) if one.row in wanted]


def measure(wanted: list[Row], games: int, file: Path | None) -> Iterator[Kept]:
    """The games of these rows, all rows alike; first what is kept already."""
    done = [one for one in kept(wanted, file) if one.first < games]
    yield from done
    over = {(one.row, one.first) for one in done}
    for first, row in product(range(0, games, CHUNK), wanted):
        if (row, first) not in over:
            found = played(row, first)
            if file is not None:
                with file.open("ab") as into:
                    into.write(msgspec.json.encode(found) + b"\n")
            yield found


def played(row: Row, first: int) -> Kept:
    setup = SHELF["original"].settle(Setup(book="original", seats=tuple("ABCDEFGHIJ"), seed=row.seed))
    opponent = POOL.get(row.opponent) or kind_of(row.opponent)
    won, scores = 0, []
    for number in range(first, first + CHUNK):
        play = dealt(setup, number)
        play_cast(play, {"town": REASONING, "mafia": opponent}, play.setup.seed)
        won += play.game.winner == "red"
        scores.append(scores_of(play))
    return Kept(row, first, won, scores)


def fits_of(name: str, games: list[list[Scored]]) -> list[Fit]:
    """How well it fitted over all days, then on each."""
    bots = {"town": REASONING, "mafia": name}
    some = [[[one for one in days if day in (ALL_DAYS, one.day)] for days in games] for day in (ALL_DAYS, *DAYS)]
    return [fit(bots, day, [days for days in one if days]) for day, one in enumerate(some)]


def line(row: Row, won: int, games: int, whole: Fit) -> str:
    """One opponent as a row of docs/bots-strength.md."""
    part = share(won, games)
    name = row.opponent.removeprefix("liars:")
    return (
        f"| `{name}` | {100 * part.share:.0f} ({100 * part.low:.0f} to {100 * part.high:.0f}) | {whole.brier:.3f} | "
        f"{whole.base:.3f} | {whole.brier - whole.base:+.3f} ({whole.error:.3f}) | {1 - whole.brier / whole.base:.2f} "
        f"| {games} | {row.made_with} |"
    )


def written(page: str, lines: list[str]) -> str:
    """The page with these rows in place of those of the same opponents. No other table is changed."""
    first, *tables = page.split(HEAD)
    for text in lines:
        name = re.escape(text.split(" | ")[0])
        tables = [
            re.sub(rf"\A((?:\|.*\n)*?){name} \|.*", lambda found: found[1] + text, table)  # noqa: B023
            for table in tables
        ]
    return HEAD.join([first, *tables])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="against each opponent, in tens")
    parser.add_argument("--only", help="opponents, with commas: names of bench/strangers.py, or MODULE:CLASS")
    parser.add_argument("--seed", default="unseen")
    parser.add_argument("--resume", type=Path, help="keep what is finished in this file, and continue from it")
    parser.add_argument("--kept", action="store_true", help="play nothing: show what is kept")
    parser.add_argument("--write", action="store_true", help="put the rows into docs/bots-strength.md")
    parser.add_argument("--svg", type=Path, help="draw the curves")
    chosen = parser.parse_args()
    sys.path[:0] = [str(ROOT / "examples"), ""]
    names = chosen.only.split(",") if chosen.only else (*POOL, *LIARS)
    wanted = [row_of(name, chosen.seed) for name in names]
    won: Counter[Row] = Counter()
    games: dict[Row, list[list[Scored]]] = {}
    for one in kept(wanted, chosen.resume) if chosen.kept else measure(wanted, chosen.games, chosen.resume):
        won[one.row] += one.won
        games.setdefault(one.row, []).extend(one.scores)
    fits = {row: fits_of(row.opponent, games[row]) for row in wanted if row in games}
    lines = [line(row, won[row], len(games[row]), fit[0]) for row, fit in fits.items()]
    print(HEAD + "\n".join(lines))
    print("\nThe difference day by day:")
    for row, (_, *days) in fits.items():
        print(f"{row.opponent:20}", *(f"{one.brier - one.base:+7.3f}" for one in days if one.games))
    shares = [won[row] / len(games[row]) for row in fits]
    print(f"\nThe town won {100 * sum(shares) / len(shares):.0f} % on average, {100 * min(shares):.0f} % at worst.")
    if chosen.write:
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), lines), encoding="utf-8")
    if chosen.svg:
        everything = [one for row in fits for one in games[row]]
        by_day = {f"all, day {one.day}": one for one in fits_of("all", everything)[1:]}
        chosen.svg.write_text(curves(by_day | {row.opponent: fit[0] for row, fit in fits.items()}), encoding="utf-8")


if __name__ == "__main__":
    main()
