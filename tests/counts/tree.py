"""The tree of play: every game that can be played with so many inputs from a setup, counted."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from citysleeps.kernel.ask import CLOCK, Answer, Ask, to_seat
from citysleeps.kernel.book import Book
from citysleeps.kernel.forms import Argument, Numbers, Slot, Text
from citysleeps.kernel.play import Play, resume
from citysleeps.kernel.seats import Seat, each
from citysleeps.kernel.setup import Setup
from citysleeps.kernel.stops import Every

IDLE_TALK = ("hunch", "sign")  # beside the game: they change nothing in it, and multiply everything


class Count(NamedTuple):
    """After so many inputs: the games that differ in an input, the positions they have come to, and the games over."""

    games: int
    positions: int
    over: int


def counts(book: Book, setup: Setup, depth: int, timed: bool) -> list[Count]:
    """The counts after 1, 2, … inputs; the clock's are among them if the game is timed."""
    found = []
    games: list[Play] = [Play(book, setup)]
    for _ in range(depth):
        games = [
            resume(book, setup, [*play.inputs, answer])
            for play in games
            if not play.game.over
            for answer in branches(play, timed)
        ]
        over = sum(play.game.over for play in games)
        found.append(Count(len(games), len({position(play) for play in games}), over))
    return found


def branches(play: Play, timed: bool) -> list[Answer]:
    """Whatever may be done now. Where all are waited for, their order is no other game: the first of them answers."""
    stop = play.game.stop
    found: list[Answer] = []
    for ask, waiting in zip(stop.asks, stop.waiting, strict=True):
        seats = each(waiting)
        if isinstance(stop, Every) and found:
            break
        for seat in seats[:1] if isinstance(stop, Every) else seats:
            found += answers(to_seat(ask, seat), seat)
    for seat in range(play.game.size):
        for offer in stop.offered_to(seat):
            found += [answer for answer in answers(offer, seat) if answer.act not in IDLE_TALK]
    return found + [CLOCK] * (timed and not play.reason(CLOCK))


def answers(ask: Ask, seat: Seat) -> list[Answer]:
    """Every legal answer, but words of one's own."""
    if any(isinstance(slot, Text) for slot in ask.slots):
        return [Answer(seat, word) for word in ask.idle]
    acts = [Answer(seat, ask.act, args) for args in product(*map(options, ask.slots))]
    return acts + [Answer(seat, word) for word in ask.idle]


def options(slot: Slot) -> list[Argument]:
    if isinstance(slot, int):
        return list(each(slot))
    if isinstance(slot, tuple):
        return list(slot)
    assert isinstance(slot, Numbers), slot
    return list(range(slot.least, slot.most + 1))


def position(play: Play) -> str:
    """All that was told, and what is open to whom."""
    return repr((play.game.log, play.asks, play.game.stop.waiting))
