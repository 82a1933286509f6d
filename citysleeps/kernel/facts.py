"""What a fact is, and a line of the log (interpreted: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec

# How a field is written down. `Me` is the seat whose private fact it is; whoever reads it knows that already.
SeatField = Annotated[int, "seat"]
SeatsField = Annotated[tuple[int, ...], "seats"]
HostField = Annotated[int, "host"]  # a seat, or nobody: the software hosts
Me = Annotated[int, "me"]
Choice = Annotated[int | str, "seat"]  # a seat, or the word of an answer


def snake(name: str) -> str:
    """`NightBegan` is told as `night_began`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Fact(msgspec.Struct, frozen=True, gc=False, tag=snake, tag_field="fact", forbid_unknown_fields=True):
    """Something that happened."""

    def apply(self, game: Any) -> None:
        """Change the state. Sets, never counts: a seat that was not told everything before folds it too."""
