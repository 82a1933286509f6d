"""What bots of every book do with claims: say the next thing that is not said yet, and remember promises."""

from __future__ import annotations

from typing import Final

from citysleeps.books.claims import Claims, standing
from citysleeps.books.facts import Claimed
from citysleeps.kernel.ask import Answer, Ask, takes
from citysleeps.kernel.forms import Argument
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, each

LASTING: Final = ("am", "checked")  # what need not be said again on another day
OPINIONS: Final = {"think": ("think",), "believe": ("believe", "doubt"), "doubt": ("believe", "doubt")}
LAST: Final = "sure"  # said in last words
MOST: Final = 4  # things that one says a day, beside what lasts, promises and last words
DEEDS: Final = ("because_voted", "because_accused", "because_silent")
ENOUGH_SAID: Final = 2  # so many have said it already: not worth saying again

Answers = tuple[tuple[Seat, Seat, bool], ...]  # who said of whom that he is a foe, or not
Reason = tuple[float, str, tuple[Seat, ...]]  # by how much, and the claim that says so: its kind and seats
Reasons = dict[Seat, tuple[Reason, ...]]  # what has made each seat suspect
Statement = tuple[str, tuple[Seat, ...], tuple[str, ...], int]  # kind, seats, words, night


def say(me: Seat, wanted: list[Statement], claims: Claims, before: int, offers: list[Ask]) -> Answer | None:
    """The first of these that may be said and is worth saying. `before`: how many claims there were when the day
    began."""
    mine = [claim for claim in today(claims, before) if claim.seat == me and is_bounded(claim.kind)]
    for kind, seats, words, count in wanted:
        if (len(mine) >= MOST and is_bounded(kind)) or is_stale(me, (kind, seats, words, count), claims, before):
            continue
        args: tuple[Argument, ...] = (kind, *seats, *words)
        if kind == "checked":
            args = (kind, seats, *words, count)
        if any([takes(offer, "claim", args) for offer in offers]):
            return Answer(me, "claim", args)
    return None


def is_stale(me: Seat, wanted: Statement, claims: Claims, before: int) -> bool:
    """Whether it was said already, and nothing has changed since. What lasts is said once in a game, a reason too; and
    of the same reason one hears once a day. What one thinks of somebody is not said again while one thinks so, but on
    another day to one who has asked why."""
    kind, seats, words, _ = wanted
    mine = [claim for claim in claims.values() if claim.seat == me]
    is_same = [claim for claim in mine if (claim.kind, claim.seats, claim.words) == (kind, seats, words)]
    if kind in LASTING:
        return bool(is_same)
    if is_reason(kind):
        others = [claim for claim in today(claims, before) if (claim.kind, claim.seats) == (kind, seats)]
        return bool(is_same or others)
    if any([claim.number > before for claim in is_same]):
        return True
    if kind in OPINIONS and "why" not in asked(me, claims):
        last = [claim for claim in mine if claim.kind in OPINIONS[kind] and (kind == "think" or claim.seats == seats)]
        return bool(last) and last[-1] in is_same
    return False


def today(claims: Claims, before: int) -> list[Claimed]:
    return [claim for claim in claims.values() if claim.number > before]


def is_bounded(kind: str) -> bool:
    return kind not in LASTING and kind not in (LAST, "will")


def is_reason(kind: str) -> bool:
    return kind.startswith("because")


def fresh_reason(me: Seat, reasons: tuple[Reason, ...], claims: Claims, before: int) -> list[Statement]:
    """One reason a day, as a claim: first what was done to oneself, then what weighs most; but nothing stale, and not
    what one has done oneself."""
    if any([claim.seat == me and is_reason(claim.kind) for claim in today(claims, before)]):
        return []
    deeds = [reason for reason in reasons if reason[2][0] != me]
    found = sorted(deeds, key=lambda reason: (me not in reason[2][1:], -reason[0]))
    statements: list[Statement] = [(kind, seats, (), 0) for _, kind, seats in found]
    return [one for one in statements if not is_stale(me, one, claims, before)][:1]


def suspicion(me: Seat, think: Statement, reasons: Reasons, claims: Claims, before: int) -> list[Statement]:
    """That one suspects somebody; and why, directly after it, so that everybody knows what it is a reason for. Who has
    checked them needs no other reason, and what one has done as well is none."""
    if not is_stale(me, think, claims, before):
        return [think]
    suspect = think[1][0]
    mine = [claim for claim in today(claims, before) if claim.seat == me]
    is_just_said = bool(mine) and (mine[-1].kind, mine[-1].seats) == (think[0], think[1])
    if not is_just_said or any([one.kind == "checked" and suspect in one.seats for one in mine]):
        return []
    own = reasons.get(me, ())
    plain = [one for one in reasons.get(suspect, ()) if is_plain(one, suspect) and not has_done(own, one)]
    return fresh_reason(me, tuple(plain), claims, before)


def is_plain(reason: Reason, suspect: Seat) -> bool:
    """Whether everybody sees why it speaks against the suspect: of a deed, that they did it or had it done to them."""
    _, kind, seats = reason
    return kind not in DEEDS or suspect in seats


def has_done(own: tuple[Reason, ...], reason: Reason) -> bool:
    """Whether this deed is held against oneself too: one has voted for the same, or was as silent."""
    _, kind, seats = reason
    return kind in DEEDS and any([one[1] == kind and one[2][1:] == seats[1:] for one in own])


def said_by(kind: str, seat: Seat, claims: Claims, before: int, but: Seat) -> list[Seat]:
    """Which others than this one have said this of a seat today, in their order."""
    found = [claim for claim in today(claims, before) if claim.kind == kind and claim.seats == (seat,)]
    return [*dict.fromkeys([claim.seat for claim in found if claim.seat != but])]


def trust(me: Seat, seats: Seats, claims: Claims, before: int) -> list[Statement]:
    """That one believes these, each unless two others have said so today."""
    others = [seat for seat in each(seats) if seat != me]
    return [
        ("believe", (seat,), (), 0)
        for seat in others
        if len(said_by("believe", seat, claims, before, me)) < ENOUGH_SAID
    ]


def disbelief(me: Seat, answers: Answers, living: Seats) -> list[Statement]:
    """That one does not believe those who say to have found oneself out, whatever one is."""
    finders = [by for by, seat, is_foe in answers if seat == me and is_foe and living >> by & 1]
    return [("doubt", (by,), (), 0) for by in finders]


def opening(me: Seat, seat: Seat, claims: Claims, before: int) -> list[Statement]:
    """A question what somebody is, so that a talk begins: where nothing but that was said today, and not to one who was
    asked before."""
    said = today(claims, before)
    if seat == NOBODY or asked(seat, claims) or any([claim.kind not in ("ask", "am") for claim in said]):
        return []
    questions = [claim for claim in said if claim.kind == "ask"]
    if len(questions) >= ENOUGH_SAID or any([claim.seat == me for claim in questions]):
        return []
    return [("ask", (seat,), ("what",), 0)]


def retraction(me: Seat, trusted: Seats, claims: Claims, before: int) -> list[Statement]:
    """One takes a promise back to vote against somebody whom one believes by now."""
    mine = [claim for claim in standing(claims) if claim.seat == me and claim.kind != "ask"]
    if promised(me, claims, before) == NOBODY or mine[-1].kind != "will" or not trusted & bit(mine[-1].seats[0]):
        return []
    return [("take_back", (), (), 0)]


def thought(me: Seat, claims: Claims, before: int) -> Seat:
    """Of whom one has said last today that one suspects them; or nobody."""
    mine = [claim.seats[0] for claim in today(claims, before) if claim.seat == me and claim.kind == "think"]
    return mine[-1] if mine else NOBODY


def promised(me: Seat, claims: Claims, before: int) -> Seat:
    """For whom one has promised to vote today; or nobody."""
    found = NOBODY
    for claim in standing(claims):
        if claim.seat == me and claim.kind == "will" and claim.number > before:
            found = claim.seats[0]
    return found


def asked(me: Seat, claims: Claims) -> set[str]:
    """What the others have asked this seat: `what` it is, or `why`."""
    return {claim.words[0] for claim in claims.values() if claim.kind == "ask" and claim.seats == (me,)}
