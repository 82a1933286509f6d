"""Facts (not compiled: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec

# How a field is written. `Me` is the seat whose private fact it is: the reader knows it, so it is left out.
SeatField = Annotated[int, "seat"]
SeatsField = Annotated[tuple[int, ...], "seats"]
HostField = Annotated[int, "host"]  # a seat; HOST_SEAT: a person without a card; nobody: the software
Me = Annotated[int, "me"]
Choice = Annotated[int | str, "seat"]  # a seat, or the word of an answer


def snake(name: str) -> str:
    """`NightBegan` is told as `night_began`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Fact(msgspec.Struct, frozen=True, gc=False, tag=snake, tag_field="fact", forbid_unknown_fields=True):
    """Something that happened."""

    def __init_subclass__(cls) -> None:
        CHANGES[cls] = cls.apply

    def apply(self, game: Any) -> None:
        """Change the state. Must set values, never count: it also runs on the view of a seat that was not told
        everything."""

    @classmethod
    def changes_something(cls) -> bool:
        """Whether facts of this kind may change the state."""
        return cls.apply is not Fact.apply


# The `apply` of each kind of fact. The compiled build replaces it with the same code, compiled.
CHANGES: Final[dict[type[Fact], Callable[[Any, Any], None]]] = {}


def fact_name(fact: type[Fact] | Fact) -> str:
    """The id of a kind of fact."""
    return str(fact.__struct_config__.tag)


@cache
def fields(kind: type[Fact]) -> list[tuple[str, str, bool]]:
    """For each field: its name, its mark (seat, seats, me or nothing), and whether it is a list."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field in msgspec.structs.fields(kind):
        marks = list(getattr(hints[field.name], "__metadata__", ()))
        plain = get_args(hints[field.name])[0] if marks else hints[field.name]
        is_list = get_origin(plain) in (tuple, dict)
        inner = [mark for arg in get_args(plain) for mark in getattr(arg, "__metadata__", ())]
        found.append((field.name, (marks or inner or [""])[0], is_list))
    return found
