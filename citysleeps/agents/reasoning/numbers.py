"""The numbers of a model: how players may behave, and how much each deed counts.

Every book has its own, in `agents/BOOK/numbers.toml`. `citysleeps learn` tries others (docs/learn.md).
"""

from __future__ import annotations

import re
import tomllib
from hashlib import sha256
from math import exp, log
from pathlib import Path
from typing import Final

AGENTS: Final = Path(__file__).parent.parent
MOST: Final = 0.999  # no chance is learned to be surer than that
LEAST: Final = 0.0005


class Kind:
    """One way to play against the town. Each number is the chance that such a player does something where a player
    without secrets would not."""

    def __init__(self, name: str, numbers: dict[str, float]) -> None:
        self.name = name
        self.prior = numbers["prior"]  # how likely this kind is before anything has happened
        self.spares = numbers["spares"]  # does not act against one of his own
        self.shy = numbers.get("shy", 0.0)  # accuses nobody
        self.wild = numbers["wild"]  # acts at random
        self.gives_up = numbers.get("gives_up", 0.0)  # acts against one of his own where he can
        self.ordered = numbers.get("ordered", 0.0)  # kills the next seat round the table
        self.first = numbers["first"]  # claims to know something, when he has the floor and nobody else has claimed it
        self.counters = numbers["counters"]  # claims it when somebody else has


class Numbers:
    """All numbers of one model."""

    def __init__(self, text: str) -> None:
        self.text = text  # of the file
        read = tomllib.loads(text)
        self.kinds = [Kind(name, numbers) for name, numbers in read["kinds"].items()]
        self.of: dict[str, float] = {**read["chances"], **read["factors"]}
        self.chances: dict[str, float] = dict(read["chances"])  # between 0 and 1
        for name, numbers in read["kinds"].items():
            self.chances.update({f"{name}.{part}": number for part, number in numbers.items()})
        self.all: dict[str, float] = {**self.chances, **read["factors"]}

    def names(self) -> list[str]:
        """Those that can be learned. What is 0 never happens, and stays so."""
        return [name for name, number in self.all.items() if number > 0.0]

    def moved(self, name: str, by: float) -> Numbers:
        """The same numbers, but one is larger or smaller by this much on a logarithmic scale: a chance by its odds, a
        factor by itself."""
        number = self.all[name]
        if name not in self.chances:
            return self.having({name: number * exp(by)})
        inside = min(max(number, LEAST), MOST)
        moved = 1.0 / (1.0 + exp(-log(inside / (1.0 - inside)) - by))
        return self.having({name: min(max(moved, LEAST), MOST)})

    def having(self, others: dict[str, float]) -> Numbers:
        """The same file with other numbers, of three digits. If one kind gets likelier, the others get less likely."""
        numbers = {**self.all, **others}
        priors = [f"{kind.name}.prior" for kind in self.kinds]
        rest = [name for name in priors if name not in others]
        if len(rest) < len(priors):
            left = 1.0 - sum([numbers[name] for name in priors if name in others])
            whole = sum([numbers[name] for name in rest])
            numbers.update({name: numbers[name] * left / whole for name in rest})
        text = self.text
        for name, number in numbers.items():
            if number != self.all[name]:
                text = written(text, name, f"{number:.3g}")
        return Numbers(text)


def written(text: str, name: str, number: str) -> str:
    """The text with this number: `name = number`, or for a kind `kind = { …, part = number, … }`."""
    kind, _, part = name.rpartition(".")
    where = rf"^({kind} *= \{{.*\b{part} = )[^ ,}}]+" if kind else rf"^({part} = )\S+"
    return re.sub(where, rf"\g<1>{number}", text, count=1, flags=re.MULTILINE)


def numbers_of(book: str) -> Numbers:
    """The numbers that the bots of a book use."""
    return Numbers((AGENTS / book / "numbers.toml").read_text(encoding="utf-8"))


def measured_with(book: str, version: str) -> str:
    """What the figures of a book's bots hold for: this version of its rules, and the numbers that the bots use. Figures
    that say something else are stale, and have to be measured again."""
    numbers = repr(sorted(numbers_of(book).all.items())).encode()
    return f"rules {version}, numbers {sha256(numbers).hexdigest()[:8]}"
