"""Mappings that nobody can change, and that can be copied and pickled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

T = TypeVar("T")


class Frozen(Mapping[str, T]):
    """A mapping that cannot be changed."""

    __slots__ = ("_things",)

    def __init__(self, things: Mapping[str, T]) -> None:
        self._things = things

    def __getitem__(self, name: str) -> T:
        return self._things[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._things)

    def __len__(self) -> int:
        return len(self._things)

    def __repr__(self) -> str:
        return repr(self._things)
