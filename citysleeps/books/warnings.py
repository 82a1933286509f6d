"""Who has a warning that was not taken back, by what was told."""

from __future__ import annotations

from collections.abc import Iterable

from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import Seat, Seats, bits


def warned(facts: Iterable[Fact], dealt: type, warning: type, taken_back: type) -> Seats:
    """Warnings of a deal that was void do not count."""
    seats: list[Seat] = []
    for fact in facts:
        if isinstance(fact, dealt):
            seats.clear()
        elif isinstance(fact, warning):
            seats.append(fact.seat)  # type: ignore[attr-defined]
        elif isinstance(fact, taken_back):
            seats.remove(fact.seat)  # type: ignore[attr-defined]
    return bits(seats)
