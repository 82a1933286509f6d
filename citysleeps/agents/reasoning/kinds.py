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
        first: float = 0.001,
        counters: float = 0.001,
        frames: float = 0.75,
    ) -> None:
        self.name = name
        self.prior = prior  # how likely this kind is before anything has happened
        self.spares = spares  # does not act against one of his own
        self.shy = shy  # accuses nobody
        self.wild = wild  # acts at random
        self.ordered = ordered  # kills the next seat round the table
        self.first = first  # claims to know something, when he has the floor and nobody else has claimed it
        self.counters = counters  # claims it when somebody else has
        self.frames = frames  # and then calls one of the town a foe, rather than clearing him


KINDS: Final = (
    Kind("careful", 0.18, spares=0.97, shy=0.90, wild=0.02, ordered=0.6),
    Kind("spares", 0.12, spares=0.70, shy=0.10, wild=0.05, first=0.01, counters=0.02),
    Kind("blends", 0.30, first=0.003, counters=0.003),
    Kind("counters", 0.13, first=0.01, counters=0.35),
    Kind("frames", 0.13, first=0.15, counters=0.10),
    Kind("wild", 0.04, spares=0.30, wild=0.80, first=0.05, counters=0.05, frames=0.5),
    Kind("unknown", 0.10, first=0.05, counters=0.10, frames=0.5),
)

# Players without secrets, and the one who knows something.
FALSE: Final = 0.002  # claims something that is not so
WRONG: Final = 0.01  # the one who knows something errs or lies
