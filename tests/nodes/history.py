"""A log of everything that a client sent and received, one line each: the time, the kind, and the content as JSON.

All times are of one clock, `monotonic` of the process in which all clients run.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

CAME, SENT, HEARD, LOST = "came", "sent", "heard", "lost"


class Event(NamedTuple):
    """A hello, a command, a message, or the end of a connection."""

    at: float
    kind: str
    text: str

    @property
    def what(self) -> Any:
        return json.loads(self.text)


class Identity(NamedTuple):
    """Whose history it is: the name, the id (0: a watcher), and secrets that nobody else may receive."""

    name: str
    who: int
    secrets: tuple[str, ...]


class History:
    """A file that only grows."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = path.open("w", encoding="utf-8", buffering=1 << 16)

    def write(self, kind: str, text: str) -> float:
        """Add a line. Returns its time."""
        now = monotonic()
        self.file.write(f"{now:.6f} {kind} {text}\n")
        return now

    def close(self) -> None:
        self.file.close()


def read_history(path: Path) -> Iterator[Event]:
    """All events of a closed history."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            at, kind, text = line.rstrip("\n").split(" ", 2)
            yield Event(float(at), kind, text)
