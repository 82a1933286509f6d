"""`make heard`: plays the scenarios, writes what is heard and seen in them again, and says what differs."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import heard
import seen
from heard import FOLDER, scenario_files

from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenarios

SHOWN = 3  # scenarios that are named for one difference


def renew(paths: Iterable[Path]) -> None:
    """Write the lines of these files, and say what differs. A difference of several scenarios is said once."""
    where: dict[str, list[str]] = {}
    for path in paths:
        of_heard, of_seen = [], []
        for scenario in read_scenarios(path):
            play, title = referee(scenario), scenario.title
            of_heard.append(heard.write_line(title, heard.heard(play)))
            of_seen.append(seen.write_line(title, seen.seen(play)))
            shown = seen.difference(path, scenario, play)
            for sentence in [*heard.difference(path, scenario, play), *([f"seen: {shown}"] if shown else [])]:
                where.setdefault(sentence, []).append(f"{path.parent.name}/{path.stem}: {title}")
        write(heard.golden(path), of_heard)
        write(seen.golden(path), of_seen)
    for sentence, titles in where.items():
        print(sentence)
        print(*(f"    {title}" for title in titles[:SHOWN]), sep="\n")
        if len(titles) > SHOWN:
            print(f"    and {len(titles) - SHOWN} more")
    print(f"{len(where)} differences" if where else "the same was heard and seen as before")


def write(path: Path, lines: list[str]) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def delete_stale() -> None:
    """Delete the golden files of scenario files that are gone."""
    kept = {golden(path) for path in scenario_files() for golden in (heard.golden, seen.golden)}
    for stale in {*FOLDER.glob("*/heard/*.txt"), *FOLDER.glob("*/seen/*.txt")} - kept:
        stale.unlink()


def main() -> None:
    """All scenarios, or those of the files named as arguments."""
    named = [Path(name).resolve() for name in sys.argv[1:]]
    if not named:
        delete_stale()
    renew(named or scenario_files())
