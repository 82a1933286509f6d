"""How strong each bot is, from games in which several of them sat on both sides.

The model is that of Bradley and Terry for teams. A party is as strong as its members are on average, and the odds that
the second party wins follow from the difference of the two and from how the book is balanced:

    log odds = balance + strength of the second party - strength of the first

Strengths are counted on Elo's scale: 400 points more are odds of ten to one. Their mean is 0, because only differences
can be seen. A weak prior keeps the strength of a bot finite that has won or lost everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any, Final, NamedTuple

from citysleeps.kernel.errors import CitySleepsError

POINTS: Final = 400 / log(10)  # of Elo's scale, for odds of e to one
SPREAD: Final = 1.5  # of strengths, in log odds, before any game was seen
SURE: Final = 1.959964  # standard errors on either side: 95 percent
MOST_STEPS: Final = 50
CLOSE: Final = 1e-9


class Match(NamedTuple):
    """A game: which part of each party every bot was, and which party won."""

    first: dict[str, float]  # parts that add up to 1
    second: dict[str, float]
    second_won: bool


class Rating(NamedTuple):
    """The strength of a bot, with its interval."""

    bot: str
    points: float
    low: float
    high: float


def rate(bots: Sequence[str], matches: Sequence[Match]) -> list[Rating]:
    """The strength of every bot, in the order of `bots`. Needs numpy."""
    np = arrays()
    rows = [[match.second.get(one, 0.0) - match.first.get(one, 0.0) for one in bots] for match in matches]
    seen = np.array([[1.0, *row] for row in rows]).reshape(len(rows), 1 + len(bots))
    won = np.array([float(match.second_won) for match in matches])
    prior = np.diag([0.0, *[1 / SPREAD**2] * len(bots)]) + np.eye(1 + len(bots)) * 1e-6
    found = np.zeros(1 + len(bots))
    for _ in range(MOST_STEPS):  # Newton's
        chance = 1 / (1 + np.exp(-(seen @ found)))
        slope = seen.T @ (won - chance) - prior @ found
        bend = seen.T @ (seen * (chance * (1 - chance))[:, None]) + prior
        step = np.linalg.solve(bend, slope)
        found = found + step
        if np.abs(step).max() < CLOSE:
            break
    middle = np.eye(len(bots)) - 1 / len(bots)  # strengths less their mean
    strengths = middle @ found[1:]
    errors = np.sqrt(np.diag(middle @ np.linalg.inv(bend)[1:, 1:] @ middle.T))
    points, reach = POINTS * strengths, POINTS * SURE * errors
    return [
        Rating(bot, round(float(at), 1), round(float(at - by), 1), round(float(at + by), 1))
        for bot, at, by in zip(bots, points, reach, strict=True)
    ]


def arrays() -> Any:
    try:
        import numpy as np
    except ImportError as error:
        raise CitySleepsError("ratings need more: pip install 'citysleeps[lab]'", "not_installed") from error
    return np
