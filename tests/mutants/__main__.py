"""`python -m mutants`: plants faults in a book or in the engine, and says which the tests find (docs/mutants.md)."""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from mutants.accepted import accepted
from mutants.mapping import BUILD, draw
from mutants.operators import ROOT, Module, Mutant
from mutants.running import Outcome, Planter

BOOKS = ("original", "spytown", "bigcity", "cuba")
ENGINE = ("books", "kernel", "table", "store")
LEFT_OUT = ("citysleeps/store/postgres.py",)  # needs a server
OF_BOOKS = ("clauses", "games", "counts", "kernel", "books", "notation", "words", "guide", "toy")
OF_ENGINE = (*OF_BOOKS, "table", "store")


def files(of: str) -> list[str]:
    """The modules of a book, or of the engine."""
    folders = [f"citysleeps/books/{of}"] if of in BOOKS else [f"citysleeps/{folder}" for folder in ENGINE]
    found = sorted(str(path.relative_to(ROOT)) for folder in folders for path in (ROOT / folder).glob("*.py"))
    return [file for file in found if file not in LEFT_OUT]


def sample(mutants: list[Mutant], count: int, seed: str) -> list[Mutant]:
    """The same ones for the same seed, in a random order: the first ones are a fair sample too."""
    return random.Random(seed).sample(mutants, min(count, len(mutants)))


def report(outcomes: Sequence[Outcome], chosen: int, reasons: dict[tuple[str, str, str, str], str]) -> str:
    """How many are done, by file, then whatever survived and is not accepted."""
    rows: dict[str, Counter[str]] = {}
    left: list[Outcome] = []
    for outcome in outcomes:
        verdict = outcome.verdict
        if verdict in ("survived", "unrun") and outcome.mutant.key in reasons:
            verdict = "equivalent"
        elif verdict in ("survived", "unrun"):
            verdict = "survived"
            left.append(outcome)
        rows.setdefault(outcome.mutant.module.file, Counter())[verdict] += 1
    columns = ("found", "equivalent", "survived", "unplanted")
    lines = [f"{len(outcomes)} of {chosen} mutants"] if len(outcomes) < chosen else []
    lines.append(f"{'':46}{'planted':>8}" + "".join(f"{column:>12}" for column in columns))
    total: Counter[str] = Counter()
    for file, row in [*sorted(rows.items()), ("", total)]:
        total += row if row is not total else Counter()
        planted = sum(row.values()) - row["unplanted"]
        lines.append(f"{file:46}{planted:8}" + "".join(f"{row[column]:12}" for column in columns))
    faults = total["found"] + total["survived"]
    lines.append(f"{100 * total['found'] / max(1, faults):.1f} % of {faults} faults found")
    seconds = sum(outcome.seconds for outcome in outcomes)
    lines.append(f"{seconds / max(1, len(outcomes)):.2f} s of the processor each")
    for outcome in left:
        was, now = outcome.mutant.texts
        why = " (no test runs it)" if outcome.verdict == "unrun" else ""
        lines += [
            "",
            (
                f"{outcome.mutant.id} {outcome.mutant.module.file}:{outcome.mutant.line} "
                f"{outcome.mutant.function.name}{why}"
            ),
            f"  - {was}",
            f"  + {now}",
        ]
    return "\n".join(lines)


def replace(file: Path, text: str) -> None:
    """Write a file that is whole at every moment, also if this is killed."""
    partly = file.with_suffix(f".{os.getpid()}")
    partly.write_text(text, encoding="utf-8")
    partly.replace(file)


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutants")
    parser.add_argument("of", choices=(*BOOKS, "engine"))
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--one", default="", help="the ids of mutants, with commas; no sample is drawn")
    parser.add_argument("--in", dest="file", default="", help="only those of files whose path has this in it")
    parser.add_argument("--budget", type=float, default=15, help="seconds of tests a mutant, at most")
    parser.add_argument("--keep", action="store_true", help="the map of the last time, as it is")
    parser.add_argument("--tests", default="", help="folders of tests, with commas")
    options = parser.parse_args()
    folders = options.tests.split(",") if options.tests else OF_BOOKS if options.of in BOOKS else OF_ENGINE
    with tempfile.TemporaryDirectory() as scratch:
        arguments = [
            "-q",
            "-s",
            "-m",
            "not slow and not long and not laws",
            "-p",
            "no:cacheprovider",
            "-n",
            "0",
            "--basetemp",
            scratch,
        ]
        arguments += [f"tests/{folder}" for folder in folders]
        every = sorted({file for of in (*BOOKS, "engine") for file in files(of)})
        map = draw(every, arguments, options.keep)
        for test in map.failing:
            print(f"fails without any fault, left out: {test}")
        mutants = [mutant for file in files(options.of) if options.file in file for mutant in Module(file).mutants()]
        if options.one:
            mutants = [mutant for mutant in mutants if mutant.id in options.one.split(",")]
        else:
            mutants = sample(mutants, options.count, options.seed)
        reasons = accepted()

        def write(outcomes: Sequence[Outcome]) -> None:
            replace(BUILD / f"{options.of}.txt", report(outcomes, len(mutants), reasons))

        planter = Planter(map, mutants, options.budget, write)
        pytest.main(arguments, plugins=[planter])
    text = report(planter.outcomes, len(mutants), reasons)
    print(text)
    return 0 if len(planter.outcomes) == len(mutants) and not text.count("\n  + ") else 1


if __name__ == "__main__":
    sys.exit(main())
