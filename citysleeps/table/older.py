"""Rows that an older version of the program has written, as this one would have written them.

The store is never rewritten: a row is brought up to date each time it is read. Whoever changes the form of a row adds a
reader here. A new field at the end of a row needs none: its default says what rows without it mean.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from citysleeps import __version__

FIRST: Final = "0.1.0"  # rows that do not say by which version they were written are of this one
Reader = Callable[[list[Any]], list[Any]]  # a row as it was, as plain values; and as the next version would have it
READERS: Final[list[tuple[str, Reader]]] = []  # each with the version that changed the form, the oldest first


def brought_up(row: bytes, version: str) -> bytes:
    """A row of this older version, changed step by step into one of today."""
    readers = [reader for since, reader in READERS if parts(version) < parts(since)]
    if not readers:
        return row
    plain = msgspec.json.decode(row)
    for reader in readers:
        plain = reader(plain)
    return msgspec.json.encode(plain)


def is_newer(version: str) -> bool:
    return parts(version) > parts(__version__)


def parts(version: str) -> tuple[int, ...]:
    """`0.10.2` comes after `0.9`; raises ValueError for what is no version."""
    return tuple(int(part) for part in version.split("."))
