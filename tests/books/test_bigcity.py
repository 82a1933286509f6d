"""What of the book `bigcity` no scenario can say."""

from __future__ import annotations

from citysleeps.books.shelf import SHELF

# 330 The memo at the end of the book.
MEMO = (
    *("lawyer", "doctor", "bodyguard", "mafia", "cartel", "maniac", "poisoner", "revolutionary", "sect", "lover"),
    *("detective", "journalist", "psychic", "bloodhound", "sleuth", "judge", "admirer"),
)


def test_the_order_of_the_night_is_at_the_hosts_hand() -> None:
    """CITY-1109 It is part of what the book says of itself, which every console has from the beginning."""
    steps = list(SHELF["bigcity"].describe().steps)
    assert steps == ["call_criminals", *(f"call_{name}" for name in MEMO)]
