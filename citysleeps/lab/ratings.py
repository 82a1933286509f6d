"""How strong each bot is, from games in which several of them sat on both sides.

The model is Bradley and Terry's, for teams. A party is as strong as its average member. The odds that the second party
wins depend on the difference between the two parties and on the balance of the book:

    log odds = balance + strength of the second party - strength of the first

Strengths are on Elo's scale: 400 points more mean odds of ten to one. Their mean is 0, because only differences can be
measured. A weak prior keeps the strength finite for a bot that has won or lost everything.

Games of one deal are not independent: a bot that is lucky in one of them is lucky in the others too. So intervals are
computed from the differences between deals (the sandwich estimate, one cluster for each deal). They are never narrower
than for independent games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

from citysleeps.kernel.errors import CitySleepsError

POINTS: Final = 400 / log(10)  # of Elo's scale, for odds of e to one
SPREAD: Final = 1.5  # of strengths, in log odds, before any game was seen
SURE: Final = 1.959964  # standard errors on either side: 95 percent
MOST_STEPS: Final = 50
CLOSE: Final = 1e-9


class Match(NamedTuple):
    """A game: which part of each party every bot was, which party won, and the number of the deal."""

    first: dict[str, float]  # parts that add up to 1
    second: dict[str, float]
    second_won: bool
    deal: int


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
    each_alone = np.linalg.inv(bend)
    deals = by_deal(seen * (won - chance)[:, None], [match.deal for match in matches])
    together = each_alone @ deals.T @ deals @ each_alone
    spreads = (np.diag(middle @ one[1:, 1:] @ middle.T) for one in (each_alone, together))
    alone, apart = (np.sqrt(np.maximum(spread, 0)) for spread in spreads)
    points, reach = POINTS * strengths, POINTS * np.maximum(SURE * alone, sure(len(deals)) * apart)
    return [
        Rating(bot, round(float(at), 1), round(float(at - by), 1), round(float(at + by), 1))
        for bot, at, by in zip(bots, points, reach, strict=True)
    ]


def by_deal(scores: Any, deals: Sequence[int]) -> Any:
    """A row for each deal: the sum of the rows of its games."""
    np = arrays()
    kinds, which = np.unique(np.array(deals, int), return_inverse=True)
    found = np.zeros((len(kinds), scores.shape[1]))
    np.add.at(found, which, scores)
    return found


def sure(deals: int) -> float:
    """Standard errors on either side for 95 percent, if they were estimated from so few deals: Student's t, expanded.
    One deal says nothing about the others."""
    if deals < 2:
        return 0.0
    free = deals - 1
    t = SURE + (SURE**3 + SURE) / (4 * free) + (5 * SURE**5 + 16 * SURE**3 + 3 * SURE) / (96 * free**2)
    return float(t * sqrt(deals / free))


def arrays() -> Any:
    try:
        import numpy as np
    except ImportError as error:
        raise CitySleepsError("ratings need more: pip install 'citysleeps[lab]'", "not_installed") from error
    return np
