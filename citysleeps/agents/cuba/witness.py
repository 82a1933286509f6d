"""How players of each part speak of the box: kinds of witnesses, and how likely each kind says what was said.

A kind says which of four things are told truly: the diamonds and the tokens of the box that came, and those of the box
that was passed on. If the truth does not suit a liar, the lie follows from the rest of the story. One kind is a
stranger who says anything, so that the belief is never certain about players whom these numbers do not describe.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from citysleeps.agents.cuba.belief import Account
from citysleeps.agents.cuba.boxes import PARTS, UNKNOWN, WIDTH, Boxes
from citysleeps.agents.cuba.journeys import holds, less
from citysleeps.books.cuba.components import CIA, CLEANER, DRIVER, FBI, LOYAL, THIEF, URCHIN, listed
from citysleeps.books.cuba.game import Cuba, Loot, role_of
from citysleeps.kernel.seats import Seat

Told = tuple[float, float]  # how likely this is said if it is so, and if it is not
Kind = tuple[Told, Told, Told, Told]  # diamonds and tokens that came, and that were left

# Not `Final`: mypyc takes a final tuple of floats for one that was never set.
TRULY: Told = (0.97, 0.006)
FALSELY: Told = (0.05, 0.9)
ANYHOW: Told = (0.5, 0.9)
FREELY: Told = (0.2, 0.2)
FEWER: Told = (0.05, 0.35)

TRUTH: Kind = (TRULY, TRULY, TRULY, TRULY)
BLAMES_LATER: Kind = (TRULY, TRULY, FALSELY, ANYHOW)
BLAMES_EARLIER: Kind = (FALSELY, ANYHOW, TRULY, TRULY)
HIDES_LATER: Kind = (TRULY, TRULY, TRULY, FALSELY)
HIDES_EARLIER: Kind = (TRULY, FALSELY, TRULY, TRULY)
LURES: Kind = (TRULY, TRULY, FEWER, TRULY)
STRANGER: Kind = (FREELY, FREELY, ANYHOW, ANYHOW)

SHARES: Final[dict[str, list[tuple[float, Kind]]]] = {
    "honest": [(0.95, TRUTH), (0.05, STRANGER)],
    DRIVER: [(0.85, TRUTH), (0.05, BLAMES_LATER), (0.1, STRANGER)],
    THIEF: [(0.35, BLAMES_LATER), (0.35, BLAMES_EARLIER), (0.05, TRUTH), (0.25, STRANGER)],
    "agent": [
        (0.3, LURES),
        (0.1, HIDES_LATER),
        (0.1, HIDES_EARLIER),
        (0.1, BLAMES_LATER),
        (0.1, BLAMES_EARLIER),
        (0.1, TRUTH),
        (0.2, STRANGER),
    ],
}
FAMILY: Final = {
    THIEF: THIEF,
    URCHIN: "agent",
    LOYAL: "honest",
    FBI: "agent",
    CIA: "agent",
    DRIVER: DRIVER,
    CLEANER: "honest",
}

# What people of a part say they are; the honest ones say what they are.
SAYS: Final[dict[str, dict[str, float]]] = {
    THIEF: {LOYAL: 0.65, DRIVER: 0.2, CLEANER: 0.1, THIEF: 0.02, URCHIN: 0.03, FBI: 0.01, CIA: 0.01},
    "agent": {LOYAL: 0.6, DRIVER: 0.1, CLEANER: 0.05, THIEF: 0.1, URCHIN: 0.05, FBI: 0.03, CIA: 0.03},
}
ERRS: Final = 0.005
SILENT: Final = {"honest": 0.1, DRIVER: 0.1, THIEF: 0.2, "agent": 0.2}

Claims = dict[str, Loot]


def claims_of(view: Cuba, seat: Seat) -> Claims:
    """What a seat claims now, by kind."""
    return {kind: claim for (who, kind), claim in view.claims.items() if who == seat}


def account_of(view: Cuba, seat: Seat, boxes: Boxes) -> Account:
    """What is known and told of a seat."""
    claims = claims_of(view, seat)
    first = seat == view.first_player
    came, left = marks(boxes, claims, first)
    account = Account(tells(claims), came, left)
    account.is_last = seat == view.last_player
    if view.causes.get(seat) == "taking_error":
        account.passed_by = True
    elif view.revealed >> seat & 1:
        account.taken = boxes.number(view.loots[seat])
    return account


FLAT: Final = [[1.0] * 16] * len(PARTS)


def marks(boxes: Boxes, claims: Claims, first: bool) -> tuple[bytearray, bytearray]:
    """By box, what of the claims is true of it. The first player tells of the box before something was in the bag."""
    came, left = bytearray(boxes.size), bytearray(boxes.size)
    if "received_diamonds" in claims:
        mark_diamonds(came, claims["received_diamonds"][0], 4)
    if "received_tokens" in claims:
        tokens = claims["received_tokens"][1]
        if not first:
            mark_tokens(came, boxes.code(tokens), 8)
        elif tokens == listed(boxes.mix):
            for box in range(len(came)):
                came[box] |= 8
    if "passed" in claims:
        diamonds, tokens = claims["passed"]
        mark_diamonds(left, diamonds, 1)
        mark_tokens(left, boxes.code(tokens), 2)
    return came, left


def mark_diamonds(marked: bytearray, diamonds: int, mark: int) -> None:
    for box in range(diamonds, len(marked), WIDTH):
        marked[box] |= mark


def mark_tokens(marked: bytearray, code: int, mark: int) -> None:
    if code != UNKNOWN:
        for box in range(code * WIDTH, code * WIDTH + WIDTH):
            marked[box] |= mark


def tells(claims: Claims) -> list[list[float]]:
    """How likely one of each part says all this, by what of it is true."""
    heard = ("received_diamonds" in claims, "received_tokens" in claims, "passed" in claims, "passed" in claims)
    if not claims:
        return [[SILENT[FAMILY[part]]] * 16 for part in PARTS]
    sound = 1.0 if fits_together(claims) else 0.2
    by_family = {family: weighed(family, heard, sound) for family in SHARES}
    found = []
    for part in PARTS:
        says = said_to_be(part, claims)
        found.append([says * weight for weight in by_family[FAMILY[part]]])
    return found


@cache
def weighed(family: str, heard: tuple[bool, bool, bool, bool], sound: float) -> list[float]:
    """The kinds together, by what is true: 1 and 2 of what was passed on, 4 and 8 of what came."""
    found = [0.0] * 16
    for share, kind in SHARES[family]:
        lies = sound if kind is not TRUTH else 1.0
        for truth in range(16):
            weight = share * lies
            for i, mark in enumerate((4, 8, 1, 2)):
                if heard[i]:
                    weight *= kind[i][0] if truth & mark else kind[i][1]
            found[truth] += weight
    return found


def fits_together(claims: Claims) -> bool:
    """Is what came what was taken and what was left?"""
    if not {"received_diamonds", "received_tokens", "passed", "took"} <= claims.keys():
        return True
    came = claims["received_diamonds"][0], claims["received_tokens"][1]
    took = claims["took"]
    return holds(came, took) and less(came, took) == claims["passed"]


def said_to_be(part: str, claims: Claims) -> float:
    if "took" not in claims:
        return 1.0
    said = role_of(claims["took"])
    family = FAMILY[part]
    if family in SAYS:
        return SAYS[family][said]
    return 0.95 if said == part else ERRS
