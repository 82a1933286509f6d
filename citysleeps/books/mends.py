"""What a host may put right for anybody. A console lies open, so it is the same whatever anybody holds."""

from __future__ import annotations

from collections.abc import Sequence

from citysleeps.kernel.forms import SeatOr, Slot, Text
from citysleeps.kernel.mending import Mend

Form = tuple[str, tuple[Slot, ...]]  # an act, and what it takes

CLAIM = "claim"  # in every book


def by_day(asked: Sequence[Mend], of_night: tuple[str, ...] = (), apart: tuple[str, ...] = ()) -> list[Form]:
    """Each act that somebody could be corrected in, with all that anybody could choose; last the words that choose
    nothing. What was asked in the night would tell who was called. What is spoken is not put right, nor are the acts
    that a book sets apart."""
    found: dict[str, tuple[Slot, ...]] = {}
    unmended = (CLAIM, *apart)
    asked = [(seat, ask) for seat, ask in asked if ask.act not in of_night]
    for _, ask in asked:
        if ask.act not in unmended and not any([isinstance(slot, Text) for slot in ask.slots]):
            found[ask.act] = joined(found.get(ask.act, ask.slots), ask.slots)
    idle = dict.fromkeys([word for _, ask in asked for word in ask.idle])
    return [*found.items(), *[(word, ()) for word in idle if word not in found]]


def joined(some: tuple[Slot, ...], others: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """The slots of one act: each takes what either takes."""
    return tuple([either(one, other) for one, other in zip(some, others, strict=True)])


def either(one: Slot, other: Slot) -> Slot:
    if isinstance(one, int) and isinstance(other, int):
        return one | other
    if isinstance(one, SeatOr) and isinstance(other, SeatOr):
        return SeatOr(one.seats | other.seats, tuple(dict.fromkeys((*one.words, *other.words))))
    if isinstance(one, tuple) and isinstance(other, tuple):
        return tuple(dict.fromkeys((*one, *other)))
    return one
