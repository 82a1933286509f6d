"""What bots of every book do with claims: say the next thing that is not said yet, and remember promises."""

from __future__ import annotations

from typing import Final

from citysleeps.books.claims import Claims, standing
from citysleeps.kernel.ask import Answer, Ask, takes
from citysleeps.kernel.forms import Argument
from citysleeps.kernel.seats import NOBODY, Seat

LASTING: Final = ("am", "checked")  # what need not be said again on another day

Statement = tuple[str, tuple[Seat, ...], tuple[str, ...], int]  # kind, seats, words, night


def say(me: Seat, wanted: list[Statement], claims: Claims, before: int, offers: list[Ask]) -> Answer | None:
    """The first of these that may be said and was not said today; what lasts is said once. `before`: how many claims
    there were when the day began."""
    said = set()
    for claim in claims.values():
        if claim.seat == me and (claim.kind in LASTING or claim.number > before):
            said.add((claim.kind, claim.seats, claim.words))
    for kind, seats, words, count in wanted:
        if (kind, seats, words) in said:
            continue
        args: tuple[Argument, ...] = (kind, *seats, *words)
        if kind == "checked":
            args = (kind, seats, *words, count)
        if any([takes(offer, "claim", args) for offer in offers]):
            return Answer(me, "claim", args)
    return None


def promised(me: Seat, claims: Claims, before: int) -> Seat:
    """For whom one has promised to vote today; or nobody."""
    found = NOBODY
    for claim in standing(claims):
        if claim.seat == me and claim.kind == "will" and claim.number > before:
            found = claim.seats[0]
    return found


def suspected_by(seat: Seat, claims: Claims, before: int, but: Seat) -> int:
    """How many others than this one have said today that they suspect a seat."""
    today = [claim for number, claim in claims.items() if number > before and claim.kind == "think"]
    return len({claim.seat for claim in today if claim.seats == (seat,) and claim.seat != but})


def asked(me: Seat, claims: Claims) -> set[str]:
    """What the others have asked this seat: `what` it is, or `why`."""
    return {claim.words[0] for claim in claims.values() if claim.kind == "ask" and claim.seats == (me,)}
