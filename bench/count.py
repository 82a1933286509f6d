"""How many instructions an answer takes, as a multiple of the prototype's: `make count`.

    python bench/count.py [--only interpreted] [--keep]

Valgrind counts them. The same build differs by 0.1 % from one count to the next, on a busy machine too, and the
multiples differ by 1 to 3 % between two builds of Python. `counts.json` keeps them for each build of Python; with
another one only the marks are held. A game that takes 3 % more than was kept has grown; --keep writes down what was
counted.

Environments are counted beside the bare engine and held to a mark, LEAST_SHARE. Nothing else is kept of them.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import shutil
import sys
from typing import NamedTuple

from builds import BENCH, BUILDS, run

KEPT = BENCH / "counts.json"
TOLERANCE = 0.03
MARKS = {  # what a game may take at most, with every build of Python
    "interpreted": {"original 10": 1.38, "spytown 11": 1.45, "bigcity 12": 1.69},
    "compiled": {"original 10": 1.28, "spytown 11": 1.44, "bigcity 12": 1.48},
}
LEAST_SHARE = 0.3  # of the bare engine's answers: so many an interpreted environment takes in as many instructions
WITH_CARDS = "spytown 16"  # where the bare engine never works out who may play one
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
COUNT = re.compile(r"==(\d+)== I\s+refs:\s+([\d,]+)")
Multiples = dict[str, float]  # by game: instructions an answer, the prototype's being 1


class Counted(NamedTuple):
    """Instructions of one kind of game."""

    an_answer: float
    a_game: float


def here() -> str:
    """Where something is counted: on which architecture, and with which build of Python."""
    _, built = platform.python_build()
    return f"{platform.machine()}, Python {platform.python_version()}, {platform.python_compiler()}, {built}"


def count(build: str) -> dict[str, Counted]:
    """What each kind of game takes in this build."""
    done = run(build, "counted.py", under=VALGRIND)
    totals = {int(process): int(number.replace(",", "")) for process, number in COUNT.findall(done.stderr)}
    (_, idle, _, _), *played = [json.loads(line) for line in done.stdout.splitlines()]
    found = {}
    for game, process, games, answers in played:
        instructions = totals[process] - totals[idle]
        found[game] = Counted(instructions / answers, instructions / games)
    return found


def multiples(counted: dict[str, Counted]) -> Multiples:
    """What each game takes on the engine and on the server."""
    yardstick = counted["prototype"].an_answer
    return {game: round(one.an_answer / yardstick, 3) for game, one in counted.items() if not game.startswith("env ")}


def shares(counted: dict[str, Counted]) -> dict[str, float]:
    """For each environment: how many answers it takes with the instructions of one answer on the bare engine."""
    found = {}
    for game, one in counted.items():
        if f"env {game}" in counted:
            found[game] = round(one.an_answer / counted[f"env {game}"].an_answer, 3)
    return found


def below(build: str, shares: dict[str, float]) -> list[str]:
    """A sentence for each environment that takes too many instructions."""
    return [
        f"{game}, {build}: an environment takes {share:.2f} of the engine's answers, and is to take {LEAST_SHARE:.2f}."
        for game, share in shares.items()
        if build == "interpreted" and game != WITH_CARDS and share < LEAST_SHARE
    ]


def grown(build: str, kept: Multiples, now: Multiples) -> list[str]:
    """A sentence for each game that takes more than was kept, or that nothing is kept for."""
    found = []
    for game, multiple in now.items():
        if game not in kept:
            found.append(f"{game}, {build}: nothing is kept for it.")
        elif multiple > kept[game] * (1 + TOLERANCE):
            more = 100 * (multiple / kept[game] - 1)
            found.append(
                f"{game}, {build}, has grown by {more:.1f} %: "
                f"an answer takes {multiple:.2f} of the prototype's instructions, and took {kept[game]:.2f}."
            )
    return found


def above(build: str, now: Multiples) -> list[str]:
    """A sentence for each game that is above its mark."""
    return [
        f"{game}, {build}, is above its mark: "
        f"an answer takes {now[game]:.2f} of the prototype's instructions, and may take {mark:.2f}."
        for game, mark in MARKS[build].items()
        if now[game] > mark
    ]


def report(build: str, counted: dict[str, Counted], kept: Multiples) -> None:
    print(f"{build:12} {'thousands an answer':>20} {'a game':>8} {'of the prototype':>17} {'kept':>7}")
    for game, multiple in multiples(counted).items():
        one = counted[game]
        before = f"{kept[game]:7.2f}" if game in kept else ""
        print(f"{game:12} {one.an_answer / 1e3:20.2f} {one.a_game / 1e3:8.0f} {multiple:17.2f} {before}", flush=True)
    for game, share in shares(counted).items():
        one = counted[f"env {game}"]
        print(f"{game:12} {one.an_answer / 1e3:20.2f} {one.a_game / 1e3:8.0f} {share:17.2f} of the engine, env")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--only", choices=BUILDS, help="one build; else both")
    parser.add_argument("--keep", action="store_true", help="write down what is counted")
    options = parser.parse_args()
    if not shutil.which(VALGRIND[0]):
        print("SKIPPED: the count of instructions; it needs Debian's valgrind")
        return
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    row = kept.setdefault(here(), {})
    more = []
    for build in [options.only] if options.only else BUILDS:
        counted = count(build)
        report(build, counted, row.get(build, {}))
        now = multiples(counted)
        more += above(build, now) + below(build, shares(counted))
        if options.keep:
            row[build] = now
        elif build in row:
            more += grown(build, row[build], now)
        else:
            print(f"SKIPPED: the comparison; nothing is kept for {build} on {here()}")
    if options.keep:
        KEPT.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    sys.exit("\n".join(more) or None)


if __name__ == "__main__":
    main()
