"""Which journeys of the box are likely, by what everybody claims: exact marginals in one pass forth and one pass back.

Between two seats only the box matters, so one number is enough for the weight of all journeys that lead to a box. Going
forth, these numbers are computed from the first player to the last. Going back, they are the weights of all journeys
that lead from a box to the end.
"""

from __future__ import annotations

from typing import Final

from citysleeps.agents.cuba.boxes import NUMBERS, PARTS, Boxes
from citysleeps.books.cuba.components import AGENTS, THIEF

UNLIKELY: Final = 1e-6  # what is so much less likely than the likeliest is not thought through

Weights = dict[int, float]  # by box


class Account:
    """What one seat is known to have done, and how likely it says what it says: by the part it plays, and by how much
    it says truly of the box that came and of the box that it passed on."""

    def __init__(self, tells: list[list[float]], came: bytearray, left: bytearray) -> None:
        self.tells = tells  # by part, and by what is true
        self.came = came  # by box: 4 if the diamonds are as claimed, 8 if the tokens are
        self.left = left  # by box: 1 and 2
        self.box = -1  # the box that came, if it is known
        self.taken = -1  # what was taken, if it is known
        self.is_last = False
        self.passed_by = False  # who took nothing at all, against the rules


class Belief:
    """All journeys with these accounts, from the boxes at the start to those at the end (all boxes, if none is named):
    how likely each seat plays which part."""

    def __init__(
        self,
        boxes: Boxes,
        accounts: list[Account],
        start: Weights,
        end: Weights | None = None,
        unlikely: float = UNLIKELY,
    ) -> None:
        self.boxes = boxes
        self.unlikely = unlikely
        self.accounts = accounts
        self.before: list[Weights] = [start]
        for account in accounts:
            self.before.append(self.forth(account, self.before[-1]))
        if end is None:
            end = dict.fromkeys(self.before[-1], 1.0)
        self.after: list[Weights] = [end]
        self.parts: list[list[float]] = []
        for i in range(len(accounts) - 1, -1, -1):
            self.back(accounts[i], self.before[i], self.after[-1])
        self.after.reverse()
        self.parts.reverse()

    def forth(self, account: Account, boxes: Weights) -> Weights:
        """The boxes that may be left, from those that may have come."""
        if account.passed_by:
            return boxes
        found: Weights = {}
        tells, came, left = account.tells, account.came, account.left
        ways, taken = self.boxes.ways, account.taken
        for box, weight in boxes.items():
            if account.box >= 0 and account.box != box:
                continue
            truth = came[box]
            for rest, part, liking in ways(box, account.is_last):
                if taken < 0 or box - rest == taken:
                    more = weight * liking * tells[part][truth + left[rest]]
                    found[rest] = found.get(rest, 0.0) + more
        whole = max(found.values(), default=0.0)
        return {box: weight / whole for box, weight in found.items() if weight > self.unlikely * whole}

    def back(self, account: Account, boxes: Weights, after: Weights) -> None:
        """The weight of what follows each box that may have come, and the parts that the seat may play."""
        if account.passed_by:
            self.after.append(after)
            self.parts.append([0.0] * len(PARTS))
            return
        found, parts = self.weigh(account, boxes, after)
        most = max(found.values(), default=1.0)
        self.after.append({box: follows / most for box, follows in found.items()})
        self.parts.append(parts)

    def weigh(self, account: Account, boxes: Weights, after: Weights) -> tuple[Weights, list[float]]:
        parts = [0.0] * len(PARTS)
        found: Weights = {}
        tells, came, left = account.tells, account.came, account.left
        ways, taken = self.boxes.ways, account.taken
        for box, weight in boxes.items():
            if account.box >= 0 and account.box != box:
                continue
            truth = came[box]
            follows = 0.0
            for rest, part, liking in ways(box, account.is_last):
                if rest in after and (taken < 0 or box - rest == taken):
                    more = liking * tells[part][truth + left[rest]] * after[rest]
                    follows += more
                    parts[part] += weight * more
            if follows:
                found[box] = follows
        whole = sum(parts)
        return found, [part / whole for part in parts] if whole else parts

    def if_told(self, i: int, account: Account) -> list[float]:
        """The parts that others would think the i-th seat plays, if it told this."""
        return self.weigh(account, self.before[i], self.after[i + 1])[1]


def thief(parts: list[float]) -> float:
    return parts[NUMBERS[THIEF]]


def agent(parts: list[float]) -> float:
    return sum([parts[NUMBERS[token]] for token in AGENTS])


VALUE: Final = [0.0, 0.5, 0.75, 0.9]  # of a Godfather's game without a joker for the last mistake, with 0, 1 or 2 left


def worth(parts: list[float], jokers: int) -> float:
    """How good it is for the Godfather to accuse a player of these parts: he wants a Thief, loses by an Agent, and pays
    a joker for anybody else."""
    guilty = thief(parts)
    return guilty * VALUE[jokers + 1] + (1.0 - guilty - agent(parts)) * VALUE[jokers]
