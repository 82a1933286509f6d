"""What bots of every book claim: the next thing that was not said yet. Also which promises they have made."""

from __future__ import annotations

from typing import Final

from citysleeps.books.claims import Claims, standing
from citysleeps.books.facts import Claimed
from citysleeps.kernel.ask import Answer, Ask, takes
from citysleeps.kernel.forms import Argument
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, each

LASTING: Final = ("am", "checked")  # said once in a game
OPINIONS: Final = {"think": ("think",), "believe": ("believe", "doubt"), "doubt": ("believe", "doubt")}
LAST: Final = "sure"  # said in last words
MOST: Final = 4  # claims of a bot in a day, besides lasting ones, promises and last words
DEEDS: Final = ("because_voted", "because_accused", "because_silent")
ENOUGH_SAID: Final = 2  # if so many have said it, it is not worth saying again

Answers = tuple[tuple[Seat, Seat, bool], ...]  # who said of whom that he is a foe, or not
Reason = tuple[float, str, tuple[Seat, ...]]  # its weight, and the claim that gives it: kind and seats
Reasons = dict[Seat, tuple[Reason, ...]]  # what has made each seat suspect
Statement = tuple[str, tuple[Seat, ...], tuple[str, ...], int]  # kind, seats, words, night


def say(me: Seat, wanted: list[Statement], claims: Claims, before: int, offers: list[Ask]) -> Answer | None:
    """The first of these claims that may be made and is worth making. `before`: the number of claims at the beginning
    of the day."""
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
    """Whether it was said already, and nothing has changed since. A bot makes a lasting claim once in a game, gives a
    reason once in a game, and gives none that another has given today. It repeats an opinion only if it has changed,
    or on another day to somebody who has asked why."""
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
    """One reason a day, as a claim: first what was done to the bot itself, then what weighs most. Nothing stale, and
    nothing that the bot has done too."""
    if any([claim.seat == me and is_reason(claim.kind) for claim in today(claims, before)]):
        return []
    deeds = [reason for reason in reasons if reason[2][0] != me]
    found = sorted(deeds, key=lambda reason: (me not in reason[2][1:], -reason[0]))
    statements: list[Statement] = [(kind, seats, (), 0) for _, kind, seats in found]
    return [one for one in statements if not is_stale(me, one, claims, before)][:1]


def suspicion(me: Seat, think: Statement, reasons: Reasons, claims: Claims, before: int) -> list[Statement]:
    """The claim that the bot suspects somebody, and directly after it why. After a check of its own it needs no other
    reason, and what it has done too is no reason."""
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
    """Whether everybody sees why this speaks against the suspect: the suspect did it, or suffered it."""
    _, kind, seats = reason
    return kind not in DEEDS or suspect in seats


def has_done(own: tuple[Reason, ...], reason: Reason) -> bool:
    """Whether this reason speaks against the bot too: it has voted for the same, or was as silent."""
    _, kind, seats = reason
    return kind in DEEDS and any([one[1] == kind and one[2][1:] == seats[1:] for one in own])


def said_by(kind: str, seat: Seat, claims: Claims, before: int, but: Seat) -> list[Seat]:
    """The seats, except `but`, that have said this of a seat today, in order."""
    found = [claim for claim in today(claims, before) if claim.kind == kind and claim.seats == (seat,)]
    return [*dict.fromkeys([claim.seat for claim in found if claim.seat != but])]


def trust(me: Seat, seats: Seats, claims: Claims, before: int) -> list[Statement]:
    """The claims that the bot believes these seats, except where two others have said so today."""
    others = [seat for seat in each(seats) if seat != me]
    return [
        ("believe", (seat,), (), 0)
        for seat in others
        if len(said_by("believe", seat, claims, before, me)) < ENOUGH_SAID
    ]


def disbelief(me: Seat, answers: Answers, living: Seats) -> list[Statement]:
    """The claims that the bot does not believe those who say that it is a foe, whatever it is."""
    finders = [by for by, seat, is_foe in answers if seat == me and is_foe and living >> by & 1]
    return [("doubt", (by,), (), 0) for by in finders]


def opening(me: Seat, seat: Seat, claims: Claims, before: int) -> list[Statement]:
    """The question what somebody is, so that a talk begins: only if nothing but such questions was said today, and not
    to somebody who was asked before."""
    said = today(claims, before)
    if seat == NOBODY or asked(seat, claims) or any([claim.kind not in ("ask", "am") for claim in said]):
        return []
    questions = [claim for claim in said if claim.kind == "ask"]
    if len(questions) >= ENOUGH_SAID or any([claim.seat == me for claim in questions]):
        return []
    return [("ask", (seat,), ("what",), 0)]


def retraction(me: Seat, trusted: Seats, claims: Claims, before: int) -> list[Statement]:
    """The bot takes back a promise to vote against somebody whom it now believes."""
    mine = [claim for claim in standing(claims) if claim.seat == me and claim.kind != "ask"]
    if promised(me, claims, before) == NOBODY or mine[-1].kind != "will" or not trusted & bit(mine[-1].seats[0]):
        return []
    return [("take_back", (), (), 0)]


def thought(me: Seat, claims: Claims, before: int) -> Seat:
    """The last player whom the bot has said today that it suspects; or nobody."""
    mine = [claim.seats[0] for claim in today(claims, before) if claim.seat == me and claim.kind == "think"]
    return mine[-1] if mine else NOBODY


def promised(me: Seat, claims: Claims, before: int) -> Seat:
    """The player against whom the bot has promised today to vote; or nobody."""
    found = NOBODY
    for claim in standing(claims):
        if claim.seat == me and claim.kind == "will" and claim.number > before:
            found = claim.seats[0]
    return found


def asked(me: Seat, claims: Claims) -> set[str]:
    """What the others have asked this seat: `what` it is, or `why`."""
    return {claim.words[0] for claim in claims.values() if claim.kind == "ask" and claim.seats == (me,)}
