"""Converts rows that an older version wrote.

The store is never rewritten: a row is converted each time it is read. If you change the form of a row, add a reader
here. A new field at the end of a row needs none: its default says what older rows mean.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from citysleeps import __version__

FIRST: Final = "0.1.0"  # the version of rows that do not name one
Reader = Callable[[list[Any]], list[Any]]  # converts a row, as plain values, to the next version
READERS: Final[list[tuple[str, Reader]]] = []  # each with the version that changed the form, oldest first


def brought_up(row: bytes, version: str) -> bytes:
    """Convert a row of this older version step by step to today's form."""
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
    """A version as a tuple, so that `0.10.2` comes after `0.9`. Raises ValueError if it is not a version."""
    try:
        return tuple(int(part) for part in version.split("."))
    except ValueError:
        raise ValueError(f"{version!r} is not a version") from None
