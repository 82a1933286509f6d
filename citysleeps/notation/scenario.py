"""Scenarios: a table, a deal, moves and expectations, read from YAML (docs/notation.md)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.game import Told
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import NOBODY, bit
from citysleeps.kernel.setup import Setup
from citysleeps.notation.expectations import AUDIENCES, EXPECTATIONS, mapping, words
from citysleeps.notation.words import NotUnderstood, nearest, read_fact, read_setting, seat_named

KEYS = (
    *("title", "book", "settings", "seats", "deal", "cards", "lots", "seed", "position", "begins"),
    *("lasting", "proves", "refused", "play"),
)
STEPS = ("expect", "refused", "until", "skip")
NUMBERS = ("night", "day", "turn")

Step = str | dict[str, Any]


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """One scenario."""

    title: str
    setup: Setup
    proves: tuple[str, ...]
    refused: str  # the reason for which the deal must be refused; empty: it must succeed
    play: tuple[Step, ...]


DEEPEST = 100
INDENTED = re.compile(rf"^[ \t?-]{{{4 * DEEPEST}}}", re.M)


class Loader(yaml.CSafeLoader):
    """A YAML loader that refuses duplicate keys."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[object, object]:
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for key in keys:
            if keys.count(key) > 1:
                raise yaml.YAMLError(f"the key {key} stands twice in line {node.start_mark.line + 1}")
        return super().construct_mapping(node, deep)


def read_scenarios(path: Path) -> list[Scenario]:
    """All scenarios of a file. Lines of three dashes separate them."""
    try:
        return read_text(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise NotUnderstood(f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise NotUnderstood(f"is not YAML: {error}") from error


@cache
def read_text(text: str) -> list[Scenario]:
    """All scenarios of a text. Cached, because several tests read the same files."""
    if is_deep(text):
        raise NotUnderstood(f"is not YAML: more than {DEEPEST} brackets one inside the other")
    try:
        documents = list(yaml.load_all(text, Loader))
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise NotUnderstood(f"is not YAML: {' '.join(str(error).split())}") from error
    scenarios = [read_scenario(document) for document in documents if document is not None]
    if not scenarios:
        raise NotUnderstood("holds no scenario")
    return scenarios


def is_deep(text: str) -> bool:
    """Whether the YAML is nested too deeply. The C parser recurses, and would crash."""
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", text):
        depth = depth + 1 if bracket in "[{" else max(depth - 1, 0)
        if depth > DEEPEST:
            return True
    return INDENTED.search(text) is not None


def read_scenario(document: object) -> Scenario:
    if not isinstance(document, dict):
        raise NotUnderstood(f"a scenario is a map with the keys {', '.join(KEYS)}")
    for key in document:
        if key not in KEYS:
            raise NotUnderstood(f"there is no key {key} in a scenario; {nearest(str(key), list(KEYS))}")
    title = str(document.get("title", "untitled"))
    book = str(document.get("book", ""))
    if book not in SHELF:
        raise NotUnderstood(f"there is no book {book or '(none named)'}; {nearest(book, list(SHELF))}")
    settings = {str(key): read_setting(value) for key, value in mapping(document.get("settings"), "settings").items()}
    names = tuple(words(document.get("seats"), "seats"))
    setup = Setup(
        book=book,
        seats=names,
        settings=settings,
        seed=str(document.get("seed", title)),
        deal={str(seat): str(card) for seat, card in mapping(document.get("deal"), "deal").items()},
        cards={str(seat): str(card) for seat, card in mapping(document.get("cards"), "cards").items()},
        lots=tuple(words(document.get("lots"), "lots")),
        position=read_position(document.get("position"), names, SHELF[book]),
        begins=read_beginning(str(document.get("begins", "")), SHELF[book]),
        lasting=document.get("lasting", False),
    )
    proves = words(document.get("proves"), "proves")
    for clause in proves:
        if not clause.startswith(SHELF[book].prefix + "-"):
            raise NotUnderstood(f"proves {clause}: the clauses of {book} begin with {SHELF[book].prefix}-")
    refused = str(document.get("refused", ""))
    if refused and refused not in SHELF[book].reasons:
        raise NotUnderstood(f"there is no reason {refused}; {nearest(refused, list(SHELF[book].reasons))}")
    steps = document.get("play", [])
    if not isinstance(steps, list):
        raise NotUnderstood("play is a list of moves and expectations")
    return Scenario(
        title=title,
        setup=setup,
        proves=tuple(proves),
        refused=refused,
        play=tuple(read_step(step) for step in steps),
    )


def read_position(position: object, names: tuple[str, ...], book: Rules[Any]) -> tuple[Told, ...]:
    """The facts of a position, told to everybody or to the seats of a map: `[night_began 4, {J: noted guard A 4}]`."""
    told: list[Told] = []
    for row in listed(position):
        for who, facts in row.items() if isinstance(row, dict) else [("all", row)]:
            seat = NOBODY if who in AUDIENCES else seat_named(str(who), names)
            to = AUDIENCES.get(who, bit(seat))
            told += [(to, read_fact(str(fact), names, book, seat)) for fact in listed(facts)]
    return tuple(told)


def read_beginning(begins: str, book: Rules[Any]) -> str:
    """The phase with which a position begins."""
    if begins and begins not in book.beginnings:
        raise NotUnderstood(f"begins {begins}: a position of {book.name} may begin with {' or '.join(book.beginnings)}")
    return begins


def listed(value: object) -> list[object]:
    return value if isinstance(value, list) else [] if value is None else [value]


def read_step(step: object) -> Step:
    """Read a step: a move, or a map with one of the keys of STEPS."""
    if isinstance(step, str):
        return step
    if not isinstance(step, dict) or len(step) != 1:
        raise NotUnderstood(f"{step}: a step is a move, or a map with one of {', '.join(STEPS)}")
    key, value = next(iter(step.items()))
    if key not in STEPS:
        raise NotUnderstood(f"there is no step {key}; {nearest(str(key), list(STEPS))}")
    if key != "expect":
        return {key: str(value)}
    if not isinstance(value, dict):
        raise NotUnderstood(f"expect is a map with the keys {', '.join(EXPECTATIONS)}")
    for name in value:
        if name not in EXPECTATIONS and name not in NUMBERS:
            raise NotUnderstood(f"expect has no key {name}; {nearest(str(name), [*EXPECTATIONS, *NUMBERS])}")
    return {"expect": {str(name): thing for name, thing in value.items()}}
