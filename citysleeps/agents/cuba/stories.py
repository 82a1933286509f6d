"""The stories of players who have something to hide: of all possible stories, the one that serves its teller best, as
the Godfather is likely to see it."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from citysleeps.agents.cuba.belief import Account, Belief, Weights, worth
from citysleeps.agents.cuba.boxes import UNKNOWN, Boxes, all_boxes
from citysleeps.agents.cuba.careful import Story, told
from citysleeps.agents.cuba.journeys import HONEST, NO_BAG, holds, less, takes
from citysleeps.agents.cuba.witness import FLAT, Claims, account_of, claims_of, marks, tells
from citysleeps.books.cuba.components import CLEANER, DIAMONDS, DRIVER, LOYAL, MOST_REMOVED, THIEF, listed, sort
from citysleeps.books.cuba.game import NOTHING, Cuba, Loot, role_of
from citysleeps.kernel.seats import NOBODY, Seat

COVERS: Final = (LOYAL, DRIVER, CLEANER)
REACH: Final = 3  # so many seats before one are thought of
ROUGHLY: Final = 1e-3  # what is so much less likely than the likeliest is not thought through
UNHEARD: Final = 0.3  # how often one blames the next one before he has spoken, where it seems as good as anything
KEEN: Final = 40.0  # how much more often the better story is told

Tale = tuple[Loot, Loot, Loot]  # what came, what was left, what was taken


def near(view: Cuba, me: Seat, came: Loot, left: Loot) -> tuple[Belief, int]:
    """What the Godfather will think of the seats next to the teller, if the next one tells the truth; and the teller's
    place among them. The teller's own story is still open."""
    boxes = all_boxes(tuple(view.mix.items()))
    order = view.in_box_order()
    i = order.index(me)
    first = max(0, i - REACH)
    accounts = [account_of(view, seat, boxes) for seat in order[first:i]]
    accounts.append(Account(FLAT, bytearray(boxes.size), bytearray(boxes.size)))
    if me == view.last_player:
        accounts[-1].is_last = True
        return Belief(boxes, accounts, begin(view, first, boxes, came), {boxes.number(left): 1.0}, ROUGHLY), i - first
    claims = claims_beside(view, me, 1)
    follows = order[i + 1]
    is_last = follows == view.last_player
    accounts.append(told_by(view, follows, boxes, claims or imagined(left, is_last)))
    return Belief(boxes, accounts, begin(view, first, boxes, came), None, ROUGHLY), i - first


def begin(view: Cuba, first: int, boxes: Boxes, came: Loot) -> Weights:
    """The boxes that may have come to the first of these seats: by its claims, or, if it is the teller, what really
    came."""
    if not first:
        return starts(view, boxes)
    found = {boxes.number(came): 0.1}
    said = received(claims_of(view, view.in_box_order()[first]))
    if said is not None and boxes.number(said) != UNKNOWN:
        found[boxes.number(said)] = 1.0
    return found


def claims_beside(view: Cuba, me: Seat, step: int) -> Claims:
    """What the one before (-1) or after (1) in the order of the box claims."""
    seat = (me + step) % view.size
    return {} if seat == view.godfather else claims_of(view, seat)


def received(claims: Claims) -> Loot | None:
    """The box as it came, if both its diamonds and its tokens are claimed."""
    if "received_diamonds" in claims and "received_tokens" in claims:
        return claims["received_diamonds"][0], claims["received_tokens"][1]
    return None


def imagined(box: Loot, is_last: bool) -> Claims:
    """What the next one may tell of this box, if he is honest."""
    likes = {taken: liking for taken, liking in takes(box, is_last).items() if role_of(taken) in HONEST}
    if not likes:
        return {"received_diamonds": box, "received_tokens": box}
    taken = max(likes, key=lambda taken: likes[taken])
    return claiming((box, less(box, taken), taken))


def starts(view: Cuba, boxes: Boxes) -> Weights:
    """CUBA-211, CUBA-324 The boxes from which the first player may have taken."""
    found: Weights = {}
    for removed in range(MOST_REMOVED + 1) if view.removed == NOBODY else [view.removed]:
        whole = DIAMONDS - removed, listed(view.mix)
        found[boxes.number(whole)] = NO_BAG
        for token in view.mix:
            found[boxes.number(less(whole, (0, (token,))))] = (1.0 - NO_BAG) / len(view.mix)
    return found


def tales(view: Cuba, me: Seat, came: Loot, left: Loot) -> list[Tale]:
    """The possible stories: each agrees with itself, and with what came, what was left, or what a neighbour says."""
    arrived, passed = [came], [left]
    before, after = claims_beside(view, me, -1).get("passed"), received(claims_beside(view, me, 1))
    if before is not None and before != came:
        arrived.append(before)
    if after is not None and after != left:
        passed.append(after)
    found: list[Tale] = []
    for token in COVERS:
        taken = (0, (token,))
        found += [(box, less(box, taken), taken) for box in arrived if holds(box, taken)]
        for box in passed:
            if box[1].count(token) < view.mix.get(token, 0):
                found.append(((box[0], sort([*box[1], token])), box, taken))
    if me == view.last_player:
        found += [(box, box, NOTHING) for box in arrived + passed]
    return found or [(came, left, (0, (LOYAL,)))]


def best_tale(view: Cuba, me: Seat, came: Loot, left: Loot, chance: Random) -> Story:
    """A Thief wants to be spared; an Agent and a Street urchin want to be accused."""
    belief, i = near(view, me, came, left)
    sign = -KEEN if view.role(me) == THIEF else KEEN
    is_open = me != view.last_player and not claims_beside(view, me, 1)
    found = tales(view, me, came, left)
    weights = []
    for tale in found:
        account = told_by(view, me, belief.boxes, claiming(tale))
        is_guess = is_open and tale[1] != left
        weights.append(exp(sign * worth(belief.if_told(i, account), view.jokers)) * (UNHEARD if is_guess else 1.0))
    [(came, left, taken)] = chance.choices(found, weights)
    return told(came, left, taken)


def claiming(tale: Tale) -> Claims:
    came, left, taken = tale
    return {"received_diamonds": came, "received_tokens": came, "passed": left, "took": taken}


def told_by(view: Cuba, seat: Seat, boxes: Boxes, claims: Claims) -> Account:
    """The account of a seat that would claim this."""
    account = Account(tells(claims), *marks(boxes, claims, seat == view.first_player))
    account.is_last = seat == view.last_player
    return account


def driven(view: Cuba, me: Seat, came: Loot, left: Loot) -> tuple[Loot, Loot]:
    """CUBA-817 A Driver tells the truth, unless the one he drives says that more diamonds were left than came: then he
    says the same."""
    said = claims_beside(view, me, -1).get("passed", came)
    token = (0, (DRIVER,))
    return (said, less(said, token)) if said[0] > came[0] and holds(said, token) else (came, left)
