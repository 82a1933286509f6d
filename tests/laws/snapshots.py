"""All of a game's state as bytes, field by field, so that two games can be compared."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec

from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play

Snapshot = dict[str, bytes]


def snapshot(game: Game) -> Snapshot:
    """Every attribute but the log, which is compared by itself, what a script is called back by, and the book's table
    of changes; works for interpreted and compiled classes."""
    return {name: written(getattr(game, name)) for name in fields(game)}


LEFT_OUT = ("log", "game", "heard", "offered", "meanwhile", "changes")
FIELDS: dict[type, list[str]] = {}
KEPT: dict[type, Callable[[Any], Any]] = {}  # how all the fields of a thing are had at once


def fields(thing: object) -> list[str]:
    """The names of what an object of this class keeps; found once, because looking takes long."""
    kind = type(thing)
    if kind not in FIELDS:
        names = [name for name in dir(thing) if not name.startswith("_") and name not in LEFT_OUT]
        FIELDS[kind] = [name for name in names if not callable(getattr(thing, name))]
    return FIELDS[kind]


def written(value: object) -> bytes:
    return msgspec.json.encode(value, enc_hook=opened)


def opened(thing: Any) -> Any:
    """A class of ours by its fields: chance with all that it will draw, a stop with all its asks. The key of a dict may
    be made of several things."""
    if isinstance(thing, tuple):
        return str(thing)
    kind = type(thing)
    if kind not in KEPT:
        assert kind.__module__.startswith("citysleeps."), thing
        KEPT[kind] = attrgetter("__class__.__name__", *fields(thing))
    return KEPT[kind](thing)


def whole(play: Play) -> Snapshot:
    """A play: its state, its log, and all that it keeps of its inputs."""
    lists = {name: getattr(play, name) for name in fields(play) if type(getattr(play, name)) is list}
    return snapshot(play.game) | {"log": written(play.game.log)} | {name: written(lists[name]) for name in lists}


def are_alike(one: Game, two: Game) -> bool:
    """Are their snapshots equal? They are written down only where things do not say themselves that they are equal."""
    return fields(one) == fields(two) and all(
        mine == theirs or written(mine) == written(theirs)
        for mine, theirs in ((getattr(one, name), getattr(two, name)) for name in fields(one))
    )


def differing(one: Snapshot, two: Snapshot) -> str:
    """In which fields two games differ, in words; nothing if they are equal."""
    names = [name for name in one | two if one.get(name) != two.get(name)]
    return "; ".join(f"{name} differ: {one.get(name, b'')[-400:]!r} {two.get(name, b'')[-400:]!r}" for name in names)
