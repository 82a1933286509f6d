"""A view of `spytown` as it is sent to a screen (interpreted: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

import msgspec

from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.seats import Seat, each


class Shown(msgspec.Struct, frozen=True, gc=False):
    """What one knows of the game. Seats are numbers from 0; -1 is nobody; what one does not know is empty."""

    where: list[str]  # the phase, then the step of it, then a step inside an elimination
    turn: int
    living: tuple[Seat, ...]
    left: tuple[Seat, ...]  # who has left the game
    composition: dict[str, int]  # how many of each token are in the game
    deck: tuple[str, ...]  # the chosen action cards
    neutrals: int  # how many cards are neutral
    tokens: list[str]  # by seat
    cards: list[str]  # by seat
    sides: tuple[str, ...]  # by seat, at the end
    spent: tuple[str, ...]  # the cards that have been played
    lying: dict[str, Seat]  # before whom a card lies face up
    barred: tuple[Seat, ...]  # who may not vote now
    commander: Seat
    awake: tuple[Seat, ...]  # whom one saw awake as Mafia
    members: tuple[Seat, ...]  # whom one met as the New Gang
    recruited: tuple[Seat, ...]
    pointings: dict[Seat, Seat]
    choice: Seat
    lost: bool  # one is out, and the others have not heard of it yet
    pending: Seat
    asked: Seat  # the one seat that the step asks
    ready: tuple[Seat, ...]
    floor: Seat
    voters: tuple[Seat, ...]  # in the order in which they vote
    candidates: tuple[Seat, ...]
    votes: dict[Seat, Seat]  # who voted for whom
    counts: dict[Seat, int]
    finalists: tuple[Seat, ...]  # in the order of the defence
    over: bool
    winner: str
    winners: tuple[Seat, ...]


def shown(view: Spytown, where: list[str]) -> Shown:
    return Shown(
        where=where,
        turn=view.turn,
        living=each(view.living),
        left=each(view.absent),
        composition=view.composition,
        deck=view.deck,
        neutrals=view.neutrals,
        tokens=view.tokens.copy(),
        cards=view.cards.copy(),
        sides=view.sides,
        spent=tuple(view.played),
        lying=view.lying.copy(),
        barred=each(view.barred() & view.living),
        commander=view.commander,
        awake=each(view.met),
        members=each(view.members),
        recruited=each(view.recruited),
        pointings=view.pointings.copy(),
        choice=view.choice,
        lost=view.lost != 0,
        pending=view.pending,
        asked=view.asked,
        ready=each(view.ready),
        floor=view.floor,
        voters=view.voters,
        candidates=each(view.candidates),
        votes=view.votes.copy(),
        counts=view.counts.copy(),
        finalists=view.finalists,
        over=view.over,
        winner=view.winner,
        winners=each(view.winners),
    )
