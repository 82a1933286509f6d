"""The tree of play: every game that can be played with so many inputs from a setup, counted."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any, NamedTuple

from citysleeps.books.book import Book
from citysleeps.kernel.ask import CLOCK, Answer, Ask
from citysleeps.kernel.forms import Argument, NumberOr, Numbers, SeatOr, Several, Slot, Text
from citysleeps.kernel.play import Play, resume
from citysleeps.kernel.seats import SPECTATORS, Seat, each
from citysleeps.kernel.setup import Setup
from citysleeps.views.view import told_to

IDLE_TALK = ("claim", "hunch", "sign")  # beside the game: they change nothing in it, and multiply everything


class Count(NamedTuple):
    """After so many inputs: the games that differ in an input or in their order, the positions they have come to, and
    the positions where the game is over."""

    games: int
    positions: int
    over: int


def counts(book: Book[Any], setup: Setup, depth: int, timed: bool) -> list[Count]:
    """The counts after 1, 2, … inputs; the clock's are among them if the game is timed. A position is played on once,
    for all the games that have come to it."""
    found = []
    games: dict[str, tuple[Play, int]] = {"": (Play(book, setup), 1)}
    for _ in range(depth):
        after: dict[str, tuple[Play, int]] = {}
        for play, number in games.values():
            for answer in branches(play, timed):
                came = resume(book, setup, [*play.inputs, answer])
                same, others = after.get(position(came), (came, 0))
                after[position(came)] = same, others + number
        over = sum(play.game.over for play, _ in after.values())
        found.append(Count(sum(number for _, number in after.values()), len(after), over))
        games = after
    return found


def every_game(book: Book[Any], setup: Setup, depth: int, timed: bool) -> int:
    """The number of games again, each played by itself."""
    games = [Play(book, setup)]
    for _ in range(depth):
        games = [resume(book, setup, [*play.inputs, answer]) for play in games for answer in branches(play, timed)]
    return len(games)


def branches(play: Play, timed: bool) -> list[Answer]:
    """Whatever may be done now, by whoever may do it."""
    stop = play.game.stop
    found: list[Answer] = []
    for seat in range(play.game.size):
        for ask in stop.open_to(seat) + stop.offered_to(seat):
            found += [answer for answer in answers(ask, seat) if answer not in found]
    return found + [CLOCK] * (timed and not play.reason(CLOCK))


def answers(ask: Ask, seat: Seat) -> list[Answer]:
    """Every legal answer, but words of one's own."""
    if any(isinstance(slot, Text) for slot in ask.slots):
        return [Answer(seat, word) for word in ask.idle]
    acts = [Answer(seat, ask.act, args) for args in product(*map(options, ask.slots)) if ask.act not in IDLE_TALK]
    return acts + [Answer(seat, word) for word in ask.idle]


def options(slot: Slot) -> list[Argument]:
    if isinstance(slot, int):
        return list(each(slot))
    if isinstance(slot, tuple):
        return list(slot)
    if isinstance(slot, SeatOr):
        return [*each(slot.seats), *slot.words]
    if isinstance(slot, Several):
        return [seats for many in range(slot.least, slot.most + 1) for seats in combinations(each(slot.seats), many)]
    if isinstance(slot, NumberOr):
        return [*range(slot.least, slot.most + 1), *slot.words]
    assert isinstance(slot, Numbers), slot
    return list(range(slot.least, slot.most + 1))


def position(play: Play) -> str:
    """What each has been told, apart from the host, who alone can tell in which order secret things were done; and
    what is open to whom, with the answers so far."""
    game = play.game
    told = [told_to(game.log, who) for who in (*(1 << seat for seat in range(game.size)), SPECTATORS)]
    given = sorted(repr(answer) for answer in game.stop.given)
    return repr((told, game.stop.asks, game.stop.waiting, given))
