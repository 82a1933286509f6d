"""An interval for a share that is valid at every look. So we may look after each round, and stop when it is narrow.

A few pilot games come first. They make a forecast: `predicted` is how likely the later games were for somebody who knew
only the pilot. If p is the true share, the forecast seldom beats it: the chance that the games are ever 20 times
likelier by the forecast than by p is at most 1 in 20 (Ville's inequality). So the interval leaves out every share that
the forecast has beaten by a factor of 20, whenever we look.
"""

from __future__ import annotations

from collections.abc import Callable
from math import lgamma, log

SURE = 0.05  # how often the interval may ever be wrong
NARROW = 1e-6  # how exactly its ends are found


def interval(won: int, games: int, pilot_won: int, pilot: int) -> tuple[float, float]:
    """The ends of the interval, from the games won in the pilot and after it."""
    if not games:
        return 0.0, 1.0
    a, b = pilot_won + 0.5, pilot - pilot_won + 0.5
    predicted = log_beta(a + won, b + games - won) - log_beta(a, b)
    limit = predicted + log(SURE)

    def is_excluded(share: float) -> bool:
        return likely(won, games, share) < limit

    middle = won / games
    low = 0.0 if not is_excluded(0.0) else edge(is_excluded, 0.0, middle)
    high = 1.0 if not is_excluded(1.0) else edge(is_excluded, 1.0, middle)
    return low, high


def edge(is_excluded: Callable[[float], bool], outside: float, inside: float) -> float:
    """Where the excluded shares end."""
    while abs(inside - outside) > NARROW:
        middle = (outside + inside) / 2
        if is_excluded(middle):
            outside = middle
        else:
            inside = middle
    return outside


def likely(won: int, games: int, share: float) -> float:
    """The logarithm of the chance of just these games, if the share is this."""
    found = 0.0
    for times, chance in ((won, share), (games - won, 1.0 - share)):
        if times:
            if chance <= 0.0:
                return float("-inf")
            found += times * log(chance)
    return found


def log_beta(a: float, b: float) -> float:
    return lgamma(a) + lgamma(b) - lgamma(a + b)
