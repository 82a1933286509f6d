"""Speed as ratios in one run: `make bench`.

Every game of games.py, interpreted and compiled, beside the prototype, all in turn and in one process, so that a busy
machine slows them all alike.
"""

from __future__ import annotations

import json

from builds import BUILDS, run

SECONDS = "12"


def main() -> None:
    print(f"{'':12} {'':12} {'games/s':>9} {'answers/s':>10} {'of the prototype':>17} {'of original 10':>15}")
    for build in BUILDS:
        figures = json.loads(run(build, "measure.py", SECONDS).stdout)
        rebuild, envs = figures.pop("rebuild"), figures.pop("envs")
        for game, (games, answers, ratio) in figures.items():
            basic = ratio / figures["original 10"][2]
            print(f"{build:12} {game:12} {games:9.0f} {answers:10.0f} {ratio:17.2f} {basic:15.2f}")
        for game, (answers, share) in envs.items():
            print(f"{build:12} {game:12} {'env':>9} {answers:10.0f} {share:17.2f} of the engine")
        print(f"{build:12} rebuilding a finished game of 10 seats: {rebuild * 1000:.2f} ms", flush=True)


if __name__ == "__main__":
    main()
