"""Who is executed on which day, and was it right? `python examples/executed.py FOLDER [PICTURE.svg]`

The folder has games as tables (docs/data.md):

    citysleeps simulate original --seats 10 --games 400 --bots careful --data FOLDER

For each day it says how many of the executed were of the mafia, and how many would have been if the living had drawn
lots. It needs nothing but pyarrow.
"""

import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pyarrow.parquet

from citysleeps.lab.marks import Mark, marks
from citysleeps.lab.tournament import share

COLUMNS = ["game", "party", "out_fact", "out_by", "out_round"]
Seat = dict[str, Any]


def main(folder: Path, picture: Path | None = None) -> None:
    tables: dict[int, list[Seat]] = defaultdict(list)
    for seat in pyarrow.parquet.read_table(folder / "seats.parquet", columns=COLUMNS).to_pylist():
        tables[seat["game"]].append(seat)
    executed: Counter[int] = Counter()
    right: Counter[int] = Counter()
    by_lot: dict[int, float] = defaultdict(float)
    for seats in tables.values():
        for seat in seats:
            if seat["out_by"] == "executed":
                day = seat["out_round"]
                executed[day] += 1
                right[day] += is_black(seat)
                by_lot[day] += black_share(seats, seat["out_fact"])
    found = []
    for day in sorted(executed):
        one = share(right[day], executed[day])
        lot = by_lot[day] / executed[day]
        said = f"{100 * one.share:.0f} % of {executed[day]}, by lot {100 * lot:.0f} %"
        print(f"day {day}: {said}")
        found.append(Mark(f"day {day}", one.share, one.low, one.high, said))
    if picture is not None:
        note = "of those executed, how many were of the mafia; striped: the 95 % interval"
        picture.write_text(marks("Was it right?", note, {"": found}, (0, 1)), encoding="utf-8")


def is_black(seat: Seat) -> bool:
    return bool(seat["party"] == "mafia")


def black_share(seats: list[Seat], fact: int) -> float:
    """The share of the mafia among those who were alive when this fact was told."""
    alive = [seat for seat in seats if seat["out_fact"] is None or seat["out_fact"] >= fact]
    return sum(map(is_black, alive)) / len(alive)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))
