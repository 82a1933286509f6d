"""Who hears what in every scenario, held in `tests/clauses/<book>/heard/<file>.txt`, a line a scenario.

A scenario says only what it wants to show. The line holds the rest: every fact in its order, and who heard it. It is
the title, a tab, and words such as `A,+:k3Qxk39b`: who hears, then four letters a fact. Two stand for the kind
of the fact, the other two for everything it says. `*` are all, `+` is the host, `~` are the spectators.

`make heard` writes the lines again and says in words what differs. Read it: each hearer more or fewer must be meant.
"""

from __future__ import annotations

import base64
from difflib import SequenceMatcher
from functools import cache
from hashlib import blake2b
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import Fact, fact_name, fields
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, SPECTATORS, Seats, each
from citysleeps.notation.scenario import Scenario
from citysleeps.notation.words import write_fact

FOLDER = Path(__file__).parent
CODE = 4  # letters a fact
WORDS = {"*": "all", "+": "the host", "~": "the spectators", "-": "nobody"}


class Heard(NamedTuple):
    """A fact that was told: who heard it, and its code; in words, unless it was read from a line."""

    to: str
    code: str
    words: str = ""


def scenario_files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.yaml"))


def golden(path: Path) -> Path:
    """The file that holds what is heard in the scenarios of `path`."""
    return path.parent / "heard" / f"{path.stem}.txt"


# What is heard


def heard(play: Play | None) -> list[Heard]:
    """Everything that was told in a game; nothing, if it could not be dealt."""
    if play is None:
        return []
    names = play.setup.seats
    told = [(to, fact, write_fact(fact, names)) for to, fact in play.game.log]
    return [Heard(audience(to, names), code(fact, words), words) for to, fact, words in told]


@cache
def audience(to: Seats, names: tuple[str, ...]) -> str:
    seats = to & ((1 << len(names)) - 1)
    who = [names[seat] for seat in each(seats)] + ["+"] * (to & HOST > 0) + ["~"] * (to & SPECTATORS > 0)
    return "*" if len(who) == len(names) + 2 else ",".join(who) or "-"


def code(fact: Fact, words: str) -> str:
    owners = [str(getattr(fact, field)) for field in owner_fields(type(fact))]
    return name_letters(type(fact)) + letters(" ".join([words, *owners]))


@cache
def owner_fields(kind: type[Fact]) -> list[str]:
    return [field for field, mark, _ in fields(kind) if mark == "me"]


@cache
def name_letters(kind: type[Fact]) -> str:
    return letters(fact_name(kind))


def letters(text: str) -> str:
    """Two letters that stand for a text."""
    return base64.urlsafe_b64encode(blake2b(text.encode(), digest_size=3).digest()).decode()[:2]


# The lines


def write_line(title: str, told: list[Heard]) -> str:
    runs = [f"{to}:{''.join(fact.code for fact in run)}" for to, run in groupby(told, lambda fact: fact.to)]
    return f"{title}\t{' '.join(runs)}"


def read_line(line: str) -> tuple[str, list[Heard]]:
    title, _, runs = line.partition("\t")
    told = [run.rpartition(":") for run in runs.split()]
    return title, [Heard(to, codes[i : i + CODE]) for to, _, codes in told for i in range(0, len(codes), CODE)]


@cache
def read_golden(path: Path) -> dict[str, list[Heard]]:
    """What was heard in each scenario of `path`, by its title."""
    file = golden(path)
    return dict(read_line(line) for line in file.read_text(encoding="utf-8").splitlines()) if file.exists() else {}


# What differs


def differences(before: list[Heard], now: list[Heard], book: str) -> list[str]:
    """What is heard otherwise than it was, each in a sentence."""
    found: list[str] = []
    if [(fact.to, fact.code) for fact in before] == [(fact.to, fact.code) for fact in now]:
        return found
    same = SequenceMatcher(None, [fact.code for fact in before], [fact.code for fact in now], autojunk=False)
    for what, first, last, start, end in same.get_opcodes():
        if what == "equal":
            pairs = zip(before[first:last], now[start:end], strict=True)
            found += [f"{new.words}: before to {who(old)}, now to {who(new)}" for old, new in pairs if old.to != new.to]
        else:
            found += [f"{kind(fact, book)} …: told no more, before to {who(fact)}" for fact in before[first:last]]
            found += [f"{fact.words}: new, to {who(fact)}" for fact in now[start:end]]
    return found


def who(fact: Heard) -> str:
    """Who hears it, in words."""
    return ", ".join(WORDS.get(name, name) for name in fact.to.split(","))


def kind(fact: Heard, book: str) -> str:
    """The name of the fact's kind; several names, if they have the same letters."""
    names = [fact_name(kind) for kind in SHELF[book].facts]
    return " or ".join(name for name in names if letters(name) == fact.code[:2]) or "a fact that the book has no more"


def difference(path: Path, scenario: Scenario, play: Play | None) -> list[str]:
    """What is heard in this scenario of `path` otherwise than it was."""
    before = read_golden(path).get(scenario.title)
    return ["it has no line yet"] if before is None else differences(before, heard(play), scenario.setup.book)


if __name__ == "__main__":
    import_module("renewing").main()
