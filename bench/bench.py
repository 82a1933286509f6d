"""Speed as ratios in one run: `make bench`.

`original` with 10 seats (basic) and 20 (extended), `spytown` with 11 (basic) and 16 (five cards), `bigcity` with 12
(six special roles), `cuba` with 8; random bots, the full log kept, interpreted and compiled, beside the prototype's own
measure, all in turn and in one process, so that a busy machine slows them all alike.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECONDS = "12"


def measure(folder: Path) -> dict[str, list[float]]:
    command = [sys.executable, str(ROOT / "bench" / "measure.py"), str(folder), SECONDS]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    source = ROOT / "build" / "source"
    source.mkdir(parents=True, exist_ok=True)
    for name, target in (("citysleeps", ROOT / "citysleeps"), ("prototype", ROOT / "bench" / "prototype")):
        if not (source / name).exists():
            (source / name).symlink_to(target)
    print(f"{'':12} {'':12} {'games/s':>9} {'answers/s':>10} {'of the prototype':>17} {'of basic 10':>12}")
    for build, folder in (("interpreted", source), ("compiled", ROOT / "build" / "compiled")):
        figures = measure(folder)
        basic = figures["basic 10"][2]
        for game in ("prototype", "basic 10", "extended 20", "spytown 11", "spytown 16", "bigcity 12", "cuba 8"):
            games, answers, ratio = figures[game]
            print(f"{build:12} {game:12} {games:9.0f} {answers:10.0f} {ratio:17.2f} {ratio / basic:12.2f}")
        print(f"{build:12} rebuilding a finished game of 10 seats: {float(figures['rebuild']) * 1000:.2f} ms")  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
