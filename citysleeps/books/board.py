"""The board: who has claimed what, and which claims cannot all be true.

It uses public facts alone, and never says who is right.
"""

from __future__ import annotations

from citysleeps.books.claims import Claims, standing
from citysleeps.books.facts import Claimed
from citysleeps.books.scene import NOTHING_SAID, Board, BoardRow, Seam
from citysleeps.kernel.seats import Seat


class Known:
    """What everybody knows of a game, as far as claims can contradict it."""

    def __init__(self) -> None:
        self.copies: dict[str, int] = {}  # how many of each role there are
        self.implied: dict[str, tuple[str, ...]] = {}  # by role: what else is true of its holder
        self.shown: dict[Seat, str] = {}  # the roles that were shown to all
        self.broken: dict[int, Seat] = {}  # claims to vote for somebody, and against whom the hand went instead
        self.questions: dict[str, str] = {}  # what was asked, by the answer to a check; empty: the same for all
        self.lasting = True  # whether a check of one seat has the same answer every night
        self.agree = True  # whether all who check a seat hear the same


def board(claims: Claims, known: Known) -> Board:
    """The claims that stand, by seat, and the seams between them."""
    if not claims:
        return NOTHING_SAID
    stand = standing(claims)
    by_seat: dict[Seat, list[int]] = {}
    for claim in stand:
        by_seat.setdefault(claim.seat, []).append(claim.number)
    rows = tuple([BoardRow(seat, tuple(by_seat[seat])) for seat in sorted(by_seat)])
    found = [*cards(stand, known), *answers(stand, known), *votes(stand, known), *changed(stand, known)]
    return Board(rows, (*found, *against_the_shown(stand, known)))


def roles(stand: list[Claimed], known: Known) -> dict[Seat, Claimed]:
    """The latest role that each seat claims."""
    return {claim.seat: claim for claim in stand if claim.kind == "am" and claim.words[0] in known.copies}


def cards(stand: list[Claimed], known: Known) -> list[Seam]:
    """More seats claim a role than there are copies of it."""
    by_role: dict[str, list[Claimed]] = {}
    held = {claim.seat: claim for claim in stand if claim.kind == "hold" and claim.words[0] in known.copies}
    for claim in [*roles(stand, known).values(), *held.values()]:
        by_role.setdefault(claim.words[0], []).append(claim)
    return [seam("cards", same, (role,)) for role, same in by_role.items() if len(same) > known.copies[role]]


def answers(stand: list[Claimed], known: Known) -> list[Seam]:
    """Checks of the same seats with different answers. The checkers claim the same role, or no role, because each role
    asks a question of its own."""
    role_of = {seat: claim.words[0] for seat, claim in roles(stand, known).items()}
    alike: dict[tuple[object, ...], list[Claimed]] = {}
    for claim in stand if known.agree else []:
        if claim.kind == "checked":
            question = known.questions.get(claim.words[0], "")
            night = 0 if known.lasting else claim.count
            alike.setdefault((tuple(sorted(claim.seats)), question, night), []).append(claim)
    found = []
    for same in alike.values():
        own = {role_of[claim.seat] for claim in same if claim.seat in role_of}
        if len({claim.words[0] for claim in same}) > 1 and len(own) < 2:
            found.append(seam("answers", same, tuple([claim.words[0] for claim in same])))
    return found


def votes(stand: list[Claimed], known: Known) -> list[Seam]:
    """Broken promises: the seat, whom it promised to vote for, and whom it voted for."""
    return [
        Seam("vote", (claim.seat, claim.seats[0], known.broken[claim.number]), (claim.number,), ())
        for claim in stand
        if claim.number in known.broken
    ]


def changed(stand: list[Claimed], known: Known) -> list[Seam]:
    """Seats that claim two things nobody can be at once, or that they are something and are not."""
    own: dict[Seat, list[Claimed]] = {}
    for claim in stand:
        if claim.kind in ("am", "am_not"):
            own.setdefault(claim.seat, []).append(claim)
    found = []
    for said in own.values():
        last = said[-1]
        against = [claim for claim in said[:-1] if not go_together(claim, last, known)]
        if against:
            found.append(seam("changed", [against[-1], last], (against[-1].words[0], last.words[0])))
    return found


def go_together(one: Claimed, two: Claimed, known: Known) -> bool:
    """Whether one player can be, or not be, both."""
    first, second = one.words[0], two.words[0]
    if one.kind != two.kind:
        return first != second
    return (
        one.kind == "am_not"
        or first == second
        or second in what_follows(first, known)
        or first in what_follows(second, known)
    )


def what_follows(word: str, known: Known) -> tuple[str, ...]:
    return known.implied.get(word, ())


def against_the_shown(stand: list[Claimed], known: Known) -> list[Seam]:
    """Claims that contradict a role everybody has seen: the seat that claims, and the seat whose role was shown."""
    found = []
    for claim in stand:
        about = claim.seats[0] if claim.kind in ("think", "sure") else claim.seat
        if claim.kind not in ("am", "think", "sure") or about not in known.shown:
            continue
        role = known.shown[about]
        if claim.words[0] != role and claim.words[0] not in what_follows(role, known):
            found.append(Seam("shown", (claim.seat, about), (claim.number,), (claim.words[0], role)))
    return found


def seam(kind: str, between: list[Claimed], words: tuple[str, ...]) -> Seam:
    seats = tuple(dict.fromkeys([claim.seat for claim in between]))
    return Seam(kind, seats, tuple([claim.number for claim in between]), words)
