"""A study that can be continued: a file with a head, then one line for each finished part."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.setup import Setup

Over = TypeVar("Over", bound=msgspec.Struct)


class Head(msgspec.Struct, frozen=True):
    """Which study it is. When it is continued, only the number of games may differ."""

    setup: Setup
    bots: tuple[str, ...]


def read_kept(path: Path, head: msgspec.Struct, kind: type[Over], what: str) -> list[Over]:
    """The finished parts of this study. Creates the file if there is none."""
    wanted = msgspec.json.encode(head)
    try:
        if not path.exists():
            path.write_bytes(wanted + b"\n")
        found, *lines = path.read_bytes().split(b"\n")
    except OSError as error:
        raise CitySleepsError(f"{path} cannot be used: {error.strerror}", "bad_file") from error
    if found != wanted:
        raise CitySleepsError(f"{path} is not of this {what}; name another file, or delete it", "bad_file")
    try:
        return [msgspec.json.decode(line, type=kind) for line in lines[:-1]]
    except msgspec.DecodeError as error:
        raise CitySleepsError(f"{path} is not of this {what}; name another file, or delete it", "bad_file") from error


def kept(path: Path, results: Iterator[Over]) -> Iterator[Over]:
    """Yield the same results, and write each to the file before the next one is played. A line that a crash has cut off
    is dropped first."""
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(b"\n") + 1])
    for result in results:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
        yield result
