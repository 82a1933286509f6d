"""An interval for a share that holds at every look, so that one may look after each round and stop when it is narrow.

Before the games that count there is a pilot. It says around where to bet: `predicted` is how likely somebody who knows
nothing but the pilot finds what then came. If the true share were p, what is likely by p would seldom be outdone by
that bet: the chance that the bet is ever 20 times as good is at most 1 in 20 (Ville's inequality). So every share that
was outdone 20 times is excluded, whenever one looks.
"""

from __future__ import annotations

from collections.abc import Callable
from math import lgamma, log

SURE = 0.05  # how often the interval may ever be wrong
NARROW = 1e-6  # how exactly its ends are found


def interval(won: int, games: int, pilot_won: int, pilot: int) -> tuple[float, float]:
    """Between what shares the true one lies, after so many games were won in the pilot and so many after it."""
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
