"""All of a game's state as bytes, field by field, so that two games can be compared."""

from __future__ import annotations

from typing import Any

import msgspec

from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play

Snapshot = dict[str, bytes]


def snapshot(game: Game) -> Snapshot:
    """Every attribute but the log, which is compared by itself, what a script is called back by, and the book's table
    of changes; works for interpreted and compiled classes."""
    return {name: written(getattr(game, name)) for name in fields(game)}


LEFT_OUT = ("log", "game", "heard", "made", "made_after", "meanwhile", "changes")
FIELDS: dict[type, list[str]] = {}


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
    assert type(thing).__module__.startswith("citysleeps."), thing
    return {"class": type(thing).__name__} | {name: getattr(thing, name) for name in fields(thing)}


def whole(play: Play) -> Snapshot:
    """A play: its state, its log, and all that it keeps of its inputs."""
    kept = {name: getattr(play, name) for name in fields(play) if type(getattr(play, name)) is list}
    return snapshot(play.game) | {"log": written(play.game.log)} | {name: written(kept[name]) for name in kept}


def differing(one: Snapshot, two: Snapshot) -> str:
    """In which fields two games differ, in words; nothing if they are equal."""
    names = [name for name in one | two if one.get(name) != two.get(name)]
    return "; ".join(f"{name} differ: {one.get(name, b'')[-400:]!r} {two.get(name, b'')[-400:]!r}" for name in names)
