"""How players against the town may behave. Nobody knows which kind sits at the table, so a belief weighs them all.

The numbers are set by hand. Each is the chance that such a player does something where a player without secrets
would not.
"""

from __future__ import annotations

from typing import Final


class Kind:
    """One way to play against the town."""

    def __init__(
        self,
        name: str,
        prior: float,
        spares: float = 0.0,
        shy: float = 0.0,
        wild: float = 0.0,
        ordered: float = 0.0,
    ) -> None:
        self.name = name
        self.prior = prior  # how likely this kind is before anything has happened
        self.spares = spares  # does not act against one of his own
        self.shy = shy  # accuses nobody
        self.wild = wild  # acts at random
        self.ordered = ordered  # kills the next seat round the table


KINDS: Final = (
    Kind("careful", 0.20, spares=0.97, shy=0.90, wild=0.02, ordered=0.6),
    Kind("spares", 0.15, spares=0.70, shy=0.10, wild=0.05),
    Kind("blends", 0.50),
    Kind("wild", 0.05, spares=0.30, wild=0.80),
    Kind("unknown", 0.10),
)
