"""Finds out in bounded time whether a table is fair. Each answer is better than the one before, and may be shown.

First the bots play the table itself. The interval of each side's chance is valid at every look (`sequential.py`). If a
side is favoured, single changes of the table are tried with the same seeds. After each heat, the half of them that
helps the weaker side less is dropped. The last few are measured again in new games, because games that helped to choose
a change would flatter it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import NormalDist

import msgspec

from citysleeps.agents.cast import Cast
from citysleeps.agents.random import Stuck
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.balance import NOBODY_WON, Chance, Try, Winners, chance, play_some, weaker_side
from citysleeps.lab.sequential import SURE

WITHIN = 0.05  # how exactly every chance shall be known
GLIMPSE = 50  # pilot games: few, because somebody waits for the first answer
LOOK = 50  # games between two answers
HEAT = 20  # games of each change between two comparisons
FEW = 3  # changes that are measured and named
ENOUGH = 400  # games of each of these
WORTH = 0.03  # a change that brings the weaker side less close to its even share is not named
CHANCE_SECONDS = 10.0  # of processor time for the chances
HINT_SECONDS = 15.0  # and for the changes


class Hint(msgspec.Struct, frozen=True):
    """A change of the table that may make it fairer, and what it does to the weaker side."""

    setting: str  #: what is changed: a setting, `roles` or `seats`
    value: Value  #: its new value
    roles: dict[str, int]  #: which roles there are more or fewer of, and by how many
    games: int  #: played with and without the change, with the same seeds
    share: float  #: how often the weaker side wins then, from 0 to 1
    more: float  #: by how much that is more than now
    low: float
    high: float


class Weighed(msgspec.Struct, frozen=True):
    """How fair a table is, as far as it is known by now."""

    bot: str  #: the bot in all seats
    games: int  #: that were counted
    sides: dict[str, Chance]  #: by side; `none` for games that nobody won
    weaker: str  #: the side that wins least often; empty if no side is clearly favoured
    even: float  #: the share at which all sides would win equally often
    trying: int  #: how many changes are still compared
    hints: tuple[Hint, ...]  #: the fairest table first


def weigh(
    setup: Setup, tries: Sequence[Try], bot: str, cast: Cast, clock: Callable[[], float] = time.process_time
) -> Iterator[Weighed]:
    """Answers, each better than the one before. Raises Stuck if bots cannot play this table."""
    began = clock()
    known = play_some((0, GLIMPSE), setup, cast)
    pilot = Counter(known.values())
    while True:
        known |= play_some((len(known), len(known) + LOOK), setup, cast)
        wins = Counter(winner for number, winner in known.items() if number >= GLIMPSE)
        games = len(known) - GLIMPSE
        sides = {side: chance(wins[side], games, pilot[side], GLIMPSE) for side in sorted(set(known.values()))}
        found = Weighed(bot, games, sides, favoured_against(sides), even_share(sides), 0, ())
        spent = clock() - began
        if spent >= CHANCE_SECONDS or all(one.high - one.low <= 2 * WITHIN for one in sides.values()):
            break
        yield found
    if not found.weaker or not tries:
        yield found
        return
    affordable = int(len(known) / max(spent, 0.001) * HINT_SECONDS)
    contest = Contest(setup, cast, found.weaker, found.even, known)
    end = clock() + HINT_SECONDS
    left = [(one, Winners()) for one in tries[: max(FEW, affordable // 4 // HEAT)]]
    while len(left) > FEW:
        yield msgspec.structs.replace(found, trying=len(left))
        left = contest.heat(left)
    yield msgspec.structs.replace(found, trying=len(left))
    yield msgspec.structs.replace(found, hints=contest.final(left, lambda: clock() >= end))


def sides_that_win(sides: dict[str, Chance]) -> list[Chance]:
    return [one for side, one in sides.items() if side != NOBODY_WON]


def even_share(sides: dict[str, Chance]) -> float:
    return 1 / max(1, len(sides_that_win(sides)))


def favoured_against(sides: dict[str, Chance]) -> str:
    """The weakest side, if one side clearly wins more or less often than its even share."""
    even = even_share(sides)
    is_even = all(one.low <= even <= one.high for one in sides_that_win(sides))
    return "" if is_even else weaker_side(sides)


Runner = tuple[Try, Winners]


class Contest:
    """Changes of a table compete to be the fairest."""

    def __init__(self, setup: Setup, cast: Cast, side: str, even: float, known: Winners) -> None:
        self.setup = setup
        self.cast = cast
        self.side = side
        self.even = even
        self.known = known  # who won the games of the table itself
        self.played = 0  # games of every change so far

    def heat(self, runners: list[Runner]) -> list[Runner]:
        """The better half of them after some more games. One that has not changed any winner is out."""
        runners = self.play(runners)
        moved = [(one, then) for one, then in runners if any(then[number] != self.known[number] for number in then)]
        moved.sort(key=lambda runner: abs(self.share(runner[1]) - self.even))
        return moved[: max(FEW, len(moved) // 2)]

    def final(self, runners: list[Runner], is_late: Callable[[], bool]) -> tuple[Hint, ...]:
        """What each of these does, in games that did not choose it. Only what makes the table clearly fairer is
        named: the pace of the night, say, moves a winner now and then too."""
        first = self.played
        runners = [(one, Winners()) for one, _ in runners]
        while runners and self.played < first + ENOUGH and (self.played < first + 2 * HEAT or not is_late()):
            runners = self.play(runners)
        errors = NormalDist().inv_cdf(1 - SURE / 2 / max(1, len(runners)))
        hints = [self.hint(one, then, errors) for one, then in runners]
        hints = [one for one in hints if self.gain(one) >= WORTH]
        return tuple(sorted(hints, key=lambda one: abs(one.share - self.even)))

    def gain(self, one: Hint) -> float:
        """By how much closer to its even share the weaker side is after a change."""
        return abs(one.share - one.more - self.even) - abs(one.share - self.even)

    def play(self, runners: list[Runner]) -> list[Runner]:
        """Some more games of each. Those that bots cannot play are left out."""
        span = self.played, self.played + HEAT
        self.played = span[1]
        if len(self.known) < span[1]:
            self.known |= play_some((len(self.known), span[1]), self.setup, self.cast)
        able = []
        for one, then in runners:
            try:
                able.append((one, then | play_some(span, one.setup, self.cast)))
            except Stuck:
                continue
        return able

    def share(self, then: Winners) -> float:
        return sum(winner == self.side for winner in then.values()) / len(then)

    def hint(self, one: Try, then: Winners, errors: float) -> Hint:
        games = len(then)
        moved = [(then[number] == self.side) - (self.known[number] == self.side) for number in then]
        more = sum(moved) / games
        error = errors * ((sum(step * step for step in moved) / games - more * more) / games) ** 0.5
        return Hint(one.setting, one.value, one.roles, games, self.share(then), more, more - error, more + error)
