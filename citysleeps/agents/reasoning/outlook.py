"""How likely the town is to win, judged by what is believed about each seat.

The plan: the town executes in the order of today's suspicion, and the gang kills the player whom the town trusts most.
That says how good the belief is. It is not yet a chance, because the town learns more, and does not always do what it
should. So `bench/odds.py` counts how often the town won from such a point, in games of bots of every strength, and fits
a curve with two numbers. Every book has its own curves: first the one of all games, then those of all games without one
pairing of bots.
"""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Final

from citysleeps.kernel.seats import Seat, Seats, many

Curve = tuple[float, float]  # base and slope: logit(chance) = base + slope * logit(plan)

MOST_WEIGHED: Final = 400  # sets of foes; if there are more, the likeliest
LEAST: Final = 0.01  # no plan is surer to succeed or to fail than by this
LOTS: Final = [Random(number).sample(range(64), 64) for number in range(10)]  # orders of seats equally suspect


def plan(
    foes: list[Seats],
    weights: list[float],
    living: list[Seat],
    chances: list[float],
    is_night: bool,
    is_parity: bool = True,
) -> float:
    """How likely the town is to win if it executes the living in the order of these chances, the most suspect first.
    Seats with equal chances are tried in several orders, which the gang does not know. `is_parity`: the town has lost
    as soon as foes are as many as the others; else only when only foes are left."""
    indices = [i for i in range(len(foes)) if weights[i] > 0.0]
    if len(indices) > MOST_WEIGHED:
        indices.sort(key=lambda i: -weights[i])
        indices = indices[:MOST_WEIGHED]
    suspicion = {seat: -round(chances[seat], 4) for seat in living}
    whole = won = 0.0
    for lots in LOTS:
        order = sorted(living, key=lambda seat: (suspicion[seat], lots[seat]))
        trusted = sorted(living, key=lambda seat: (-suspicion[seat], lots[-1 - seat]))
        for i in indices:
            whole += weights[i]
            if finds_all(foes[i], order, trusted, is_night, is_parity):
                won += weights[i]
    return won / whole if whole else 0.0


def finds_all(foes: Seats, order: list[Seat], trusted: list[Seat], is_night: bool, is_parity: bool = True) -> bool:
    """Whether the town finds these foes, executing in one order, before they have killed too many in the other."""
    alive = 0
    for seat in order:
        alive |= 1 << seat
    living, hidden = len(order), many(alive & foes)
    while 0 < hidden < living and not (is_parity and 2 * hidden >= living):
        prey = alive & ~foes if is_night else alive
        for seat in trusted if is_night else order:
            if prey >> seat & 1:
                alive &= ~(1 << seat)
                break
        hidden = many(alive & foes)
        living -= 1
        is_night = not is_night
    return hidden == 0


def chance(planned: float, curve: Curve) -> float:
    """How often a town with such a plan has won."""
    inside = min(max(planned, LEAST), 1.0 - LEAST)
    base, slope = curve
    return 1.0 / (1.0 + exp(-base - slope * log(inside / (1.0 - inside))))


def doubt(planned: list[float], curves: list[Curve]) -> tuple[float, float]:
    """The lowest and the highest chance, with any of these plans and by any of these curves."""
    found = [chance(one, curve) for one in planned for curve in curves]
    return min(found), max(found)
