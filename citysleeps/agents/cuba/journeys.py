"""Which journeys of the box fit what the Godfather knows and what all have claimed, and how well.

A journey is what everybody took, in the order of the box. Its weight is how likely people are to take this, and how
likely they are then to say what they say: the loyal tell the truth, others may lie. The weights of all journeys
together say how likely each seat plays each part.
"""

from __future__ import annotations

from typing import Final

from citysleeps.books.cuba.components import AGENTS, CLEANER, DIAMONDS, DRIVER, LOYAL, THIEF, URCHIN, listed
from citysleeps.books.cuba.game import NOTHING, Cuba, Loot, role_of
from citysleeps.kernel.seats import Seat

HONEST: Final = (LOYAL, DRIVER, CLEANER)
# How often people take what, and how many diamonds; the last player may also take nothing.
LIKES: Final = {THIEF: 4.0, LOYAL: 4.0, DRIVER: 2.0, CLEANER: 2.0, "agent_fbi": 2.0, "agent_cia": 2.0, URCHIN: 1.0}
NUMBERS: Final = [0.0, 3.0, 4.0, 3.0, 2.0, 1.0]  # of diamonds; more than that, less
MANY: Final = 0.2
NO_BAG: Final = 0.6
UNLIKELY: Final = 1e-4  # what is so much less likely than the likeliest is not thought through
# How likely a claim is: of one who is honest or not, if it is true or not; of what was taken nobody else tells.
CHANCES: Final = {(True, True): 0.95, (True, False): 0.01, (False, True): 0.5, (False, False): 0.1}
CHANCES_OF_TAKE: Final = CHANCES | {(False, True): 0.05, (False, False): 0.3}

Weights = dict[Loot, float]  # of what the box may hold, or of what a seat may have taken
Way = tuple[str, Loot, float]  # the role that one takes, what is left in the box, and the weight


def less(box: Loot, taken: Loot) -> Loot:
    """What is left."""
    tokens = list(box[1])
    for token in taken[1]:
        tokens.remove(token)
    return box[0] - taken[0], tuple(tokens)


def takes(box: Loot, is_last: bool) -> Weights:
    """CUBA-310 to CUBA-322 What may be taken from this box, and how people like it."""
    found: Weights = {}
    amounts = [NUMBERS[n] if n < len(NUMBERS) else MANY for n in range(box[0] + 1)]
    for n in range(1, box[0] + 1):
        found[n, ()] = LIKES[THIEF] * amounts[n] / sum(amounts)
    for token in dict.fromkeys(box[1]):
        found[0, (token,)] = LIKES[token]
    if is_last or not found:
        found[NOTHING] = LIKES[URCHIN]
    return found


class Journeys:
    """All journeys, as one Godfather can weigh them. `before` a seat: the ways that lead to each box that it may have
    held. `after` it: the ways that lead from there to the box that came back."""

    def __init__(self, view: Cuba) -> None:
        self.view = view
        self.order = view.in_box_order()
        self.back = view.saw[view.godfather]
        self.ways: list[dict[Loot, list[Way]]] = []  # by seat and box
        self.before: list[Weights] = [self.begin()]
        for seat in self.order:
            self.go_on(seat, self.before[-1])
        self.after: list[Weights] = [{self.back: 1.0}]
        for i in range(len(self.order) - 1, -1, -1):
            self.after.insert(0, self.look_back(i))

    def begin(self) -> Weights:
        """CUBA-324 The box as the first player takes from it, with or without something in the bag."""
        whole = (DIAMONDS - self.view.removed, listed(self.view.mix))
        found = {whole: NO_BAG}
        kinds = tuple(self.view.mix)
        for token in kinds:
            found[less(whole, (0, (token,)))] = (1.0 - NO_BAG) / len(kinds)
        return found

    def go_on(self, seat: Seat, boxes: Weights) -> None:
        """Where it may have gone from this seat."""
        claims = {kind: claim for (who, kind), claim in self.view.claims.items() if who == seat}
        ways = {box: self.ways_from(box, seat, claims) for box in boxes}
        found: Weights = {}
        for box, weight in boxes.items():
            for _, left, liking in ways[box]:
                found[left] = found.get(left, 0.0) + weight * liking
        self.ways.append(ways)
        least = UNLIKELY * max(found.values(), default=0.0)
        self.before.append({box: weight for box, weight in found.items() if weight >= least})

    def look_back(self, i: int) -> Weights:
        after = self.after[0]
        return {
            box: sum([liking * after.get(left, 0.0) for _, left, liking in ways]) for box, ways in self.ways[i].items()
        }

    def ways_from(self, box: Loot, seat: Seat, claims: dict[str, Loot]) -> list[Way]:
        """What the seat may have taken from this box, so that what came back can be left. Each is weighed by how well
        it fits what the seat claims. What was shown to all is certain."""
        if self.view.revealed >> seat & 1:
            likes = {self.view.loots[seat]: 1.0}
        else:
            likes = takes(box, seat == self.view.last_player)
        received = is_received(box, claims)
        found = []
        for taken, liking in likes.items():
            if holds(box, taken):
                left = less(box, taken)
                if holds(left, self.back):
                    role = role_of(taken)
                    found.append((role, left, liking * tells(role in HONEST, received, left, taken, claims)))
        return found

    def roles(self, seat: Seat) -> dict[str, float]:
        """How likely a seat is to be what; nothing, if no journey fits."""
        i = self.order.index(seat)
        found: dict[str, float] = {}
        for box, weight in self.before[i].items():
            for role, left, liking in self.ways[i][box]:
                found[role] = found.get(role, 0.0) + weight * liking * self.after[i + 1].get(left, 0.0)
        whole = sum(found.values())
        return {role: part / whole for role, part in found.items()} if whole else {}

    def worth(self, seat: Seat) -> float:
        """How good it is to accuse this seat: the Godfather wants a Thief, and loses by an Agent."""
        roles = self.roles(seat)
        agents = sum([roles.get(agent, 0.0) for agent in AGENTS])
        return roles.get(THIEF, 0.0) - (agents if self.view.jokers else 0.0)


def holds(box: Loot, loot: Loot) -> bool:
    """Is all this in it?"""
    tokens = box[1]
    return loot[0] <= box[0] and all([tokens.count(token) >= loot[1].count(token) for token in loot[1]])


def is_received(box: Loot, claims: dict[str, Loot]) -> list[bool]:
    """Which claims of what was received are true, if it was this box."""
    found = []
    if "received_diamonds" in claims:
        found.append(claims["received_diamonds"][0] == box[0])
    if "received_tokens" in claims:
        found.append(claims["received_tokens"][1] == box[1])
    return found


def tells(honest: bool, received: list[bool], left: Loot, taken: Loot, claims: dict[str, Loot]) -> float:
    """How likely one who took this, and left that, is to claim all this."""
    weight = 1.0
    for is_true in [*received, claims["passed"] == left] if "passed" in claims else received:
        weight *= CHANCES[honest, is_true]
    if "took" in claims:
        weight *= CHANCES_OF_TAKE[honest, claims["took"] == taken]
    return weight
