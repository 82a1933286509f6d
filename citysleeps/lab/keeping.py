"""A tournament that can be continued: a file with a head, then a line for every bout that is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.setup import Setup
from citysleeps.lab.tournament import Outcome


class Head(msgspec.Struct, frozen=True):
    """Which tournament it is. It may get more games, and nothing else."""

    setup: Setup
    bots: tuple[str, ...]


def read_kept(path: Path, head: Head) -> list[Outcome]:
    """What is over of this tournament. If there is no such file, it begins here."""
    wanted = msgspec.json.encode(head)
    try:
        if not path.exists():
            path.write_bytes(wanted + b"\n")
        found, *lines = path.read_bytes().split(b"\n")
    except OSError as error:
        raise CitySleepsError(f"{path} cannot be used: {error.strerror}", "bad_file") from error
    if found != wanted:
        raise CitySleepsError(f"{path} is not of this tournament; name another file, or delete it", "bad_file")
    return [msgspec.json.decode(line, type=Outcome) for line in lines[:-1]]


def kept(path: Path, outcomes: Iterator[Outcome]) -> Iterator[Outcome]:
    """The same outcomes, each of which is in the file before the next is played. What a crash has left of a line is
    dropped first."""
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(b"\n") + 1])
    for outcome in outcomes:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(outcome) + b"\n")
        yield outcome
