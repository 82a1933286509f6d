"""`python -m nodes [--tables 50] [--faults 200] [--seed …]`: the long evening of `make chaos`, and its report.

The seed decides who does what and what fails next. Still no two evenings are the same, because timing differs.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import shutil
import sys
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic

from postgres import program

from . import chaos
from .on_postgres import Nodes
from .on_sqlite import OneNode


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m nodes", description="Tables are played while everything fails.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two things that a guest does")
    parser.add_argument("--nodes", type=int, default=3, help="on PostgreSQL; 0: one on SQLite")
    parser.add_argument("--only", action="append", default=[], help="a kind of fault; may be repeated")
    options = parser.parse_args()
    if options.nodes and not program("initdb"):
        sys.exit("SKIPPED: needs PostgreSQL (Debian's postgresql), and it is not installed; or take --nodes 0")
    folder = Path(mkdtemp(prefix="citysleeps-chaos-"))
    print(f"seed {options.seed}: {options.tables} tables, {options.faults} faults, in {folder}", flush=True)
    with Nodes(folder, options.nodes) if options.nodes else OneNode(folder) as place:
        for missing in place.missing:
            print(f"SKIPPED: {missing}", flush=True)
        if options.only:
            place.faults = [{kind: row[kind] for kind in row if kind in options.only} for row in place.faults]
        began = monotonic()
        evening = asyncio.run(
            chaos.play(place, folder, options.tables, options.faults, options.seed, options.pace, say=print_at(began))
        )
        print(evening, flush=True)
    if evening.wrong:
        sys.exit(f"seed {options.seed}; everything that was seen is in {folder}")
    shutil.rmtree(folder)


def print_at(began: float) -> chaos.Say:
    return lambda text: print(f"{monotonic() - began:7.1f} {text}", flush=True)


if __name__ == "__main__":
    main()
