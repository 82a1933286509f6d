"""A view of `original` as it is sent to a screen (interpreted: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

import msgspec

from citysleeps.books.original.game import Original
from citysleeps.kernel.seats import Seat, each


class Plan(msgspec.Struct, frozen=True, gc=False):
    """601 Whom a gang means to kill, night by night; -1: nobody in common."""

    nights: tuple[int, ...]
    seats: tuple[Seat, ...]


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What one knows of the game. Seats are numbers from 0; -1 is nobody; what one does not know is empty."""

    where: list[str]  # the phase, then the part of it, then the step
    night: int
    day: int
    living: tuple[Seat, ...]
    left: tuple[Seat, ...]  # who has left the game
    composition: dict[str, int]  # how many of each card are in the game
    cards: list[str]  # by seat
    gangs: list[str]  # by seat
    sides: list[str]  # by seat
    nods: dict[Seat, str]  # what a check of this seat was answered
    judges: tuple[Seat, ...]
    plans: dict[str, Plan]  # by gang
    floor: Seat
    accused: list[Seat]  # in the order of nomination
    accusers: list[Seat]  # who accused each of them
    candidates: list[Seat]
    voters: tuple[Seat, ...]
    called: int | str  # the seat or the word that hands are raised for now
    hands: dict[int | str, tuple[Seat, ...]]  # who raised a hand for whom or what, in the last vote
    counts: dict[int | str, int]
    sentenced: tuple[Seat, ...]
    temporary_host: Seat
    host: Seat  # the permanent host
    over: bool
    winner: str
    winners: tuple[Seat, ...]


def shown(view: Original, where: list[str]) -> Shown:
    return Shown(
        where=where,
        night=view.night,
        day=view.day,
        living=each(view.living),
        left=each(view.absent),
        composition=view.composition,
        cards=view.cards.copy(),
        gangs=view.gangs.copy(),
        sides=view.sides.copy(),
        nods=view.nods.copy(),
        judges=each(view.judges),
        plans={gang: Plan(plan.nights, plan.seats) for gang, plan in view.plans.items()},
        floor=view.floor,
        accused=view.accused.copy(),
        accusers=view.accusers.copy(),
        candidates=view.candidates.copy(),
        voters=each(view.voters),
        called=view.called,
        hands={choice: each(hands) for choice, hands in view.hands.items()},
        counts=view.counts.copy(),
        sentenced=each(view.sentenced),
        temporary_host=view.temporary_host,
        host=view.host,
        over=view.over,
        winner=view.winner,
        winners=each(view.winners),
    )
