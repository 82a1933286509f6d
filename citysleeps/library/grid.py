"""The grid of a sweep: every table that it plays, and which games (docs/sweep.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import yaml

from citysleeps.agents.cast import CAREFUL
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.setup import BadSetup, Setup
from citysleeps.library.books import BOOKS
from citysleeps.library.bots import Bots, cast_of
from citysleeps.library.game import settled

CHUNK = 50  # games of one file
MOST_CELLS = 10_000

Choice = str | int | bool | list[str]  # the value of a setting


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a sweep varies. Every seat number is tried with every value of every setting and with every cast of bots."""

    book: str
    seats: list[int]
    settings: dict[str, list[Choice]] = {}
    bots: tuple[str, ...] = (CAREFUL,)
    games: int = 1000  # of each cell
    seed: str | int = "0"


class Cell(msgspec.Struct, frozen=True):
    """One table of a grid."""

    book: str
    seats: int
    settings: dict[str, Choice]  # those that the plan varies or sets
    bots: str
    seed: str

    @property
    def name(self) -> str:
        """A name that depends on nothing but what is played."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:16]

    @property
    def said(self) -> str:
        """The cell in words."""
        return ", ".join(
            [f"{self.seats} seats", self.bots, *(f"{key}={value}" for key, value in self.settings.items())]
        )

    @property
    def setup(self) -> Setup:
        """Raises BadSetup if such a table cannot be dealt."""
        return settled(self.book, self.seats, self.settings, self.seed)


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a cell: the number of the first, and the number after the last."""

    cell: Cell
    first: int
    end: int

    @property
    def name(self) -> str:
        return f"{self.cell.name}-{self.first}-{self.end}"


def read_plan(path: Path) -> Plan:
    """A plan from a file of YAML."""
    try:
        return msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")), Plan)
    except OSError as error:
        raise CitySleepsError(f"{path} cannot be read: {error.strerror}", "bad_file") from error
    except (yaml.YAMLError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise CitySleepsError(f"{path} is no plan: {error}", "bad_plan") from error


def cells(plan: Plan, left_out: Callable[[str], None]) -> list[Cell]:
    """Every cell of a plan. `left_out` is called with a sentence for each that cannot be dealt."""
    found = []
    for cell in every_cell(plan):
        try:
            setup = cell.setup
        except BadSetup as bad:
            left_out(f"{cell.said}: {bad}")
            continue
        cast_of(read_bots(cell.bots), BOOKS[cell.book]._rules, setup.seats)
        found.append(cell)
        if len(found) > MOST_CELLS:
            raise CitySleepsError(f"the grid has more than {MOST_CELLS} cells; leave something out", "bad_plan")
    if not found:
        raise CitySleepsError("nothing is left to play: no cell of the grid can be dealt", "bad_plan")
    return found


def every_cell(plan: Plan) -> Iterator[Cell]:
    book = BOOKS[plan.book]
    for name in plan.settings:
        if name != "preset":
            book.settings[name]  # it raises what is nearest
    for seats, bots in product(plan.seats, plan.bots):
        for values in product(*plan.settings.values()):
            yield Cell(plan.book, seats, dict(zip(plan.settings, values, strict=True)), bots, str(plan.seed))


def chunks(found: list[Cell], games: int) -> list[Chunk]:
    """All games of all cells, in pieces. First the first games of each cell, so that an early look sees all cells."""
    firsts = range(0, games, CHUNK)
    return [Chunk(cell, first, min(first + CHUNK, games)) for first in firsts for cell in found]


def read_bots(text: str) -> Bots:
    """`careful`, or `PARTY=careful,A=MODULE:CLASS`."""
    if "=" not in text:
        return text
    pairs: dict[str, Any] = dict(pair.partition("=")[::2] for pair in text.split(","))
    return pairs
