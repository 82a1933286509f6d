"""Is this table fair? How often each side wins with bots, and what a single change of the table would do.

Games are played in rounds of fixed size, and looked at after each. So the result depends on the seed and on nothing
else, however many processes share the work.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from statistics import NormalDist

import msgspec

from citysleeps.agents.cast import RANDOM, Cast
from citysleeps.agents.random import Stuck
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.processes import spread
from citysleeps.lab.sequential import SURE, interval
from citysleeps.lab.simulate import play_game

PILOT = 200  # games before those that count
ROUND = 200  # games between two looks
CHUNK = 20
FIRST = 60  # games that show whether a change does anything at all
NOBODY_WON = "none"

Winners = dict[int, str]  # by the number of the game


class Chance(msgspec.Struct, frozen=True):
    """How often a side wins, with the interval in which the true share lies."""

    share: float  #: of the games, from 0 to 1
    low: float
    high: float


class Strength(msgspec.Struct, frozen=True):
    """How often each side wins if all seats have this bot."""

    bot: str
    games: int  #: that were counted; 0 if theory says it exactly
    exact: bool  #: whether theory says it
    sides: dict[str, Chance]  #: by side; `none` for games that nobody won


class Change(msgspec.Struct, frozen=True):
    """What one change would do to the side that wins less often now."""

    setting: str  #: what is changed: a setting, `roles` or `seats`
    value: Value  #: its new value
    said: str  #: the change in words: `ROLE + 1`
    games: int  #: played with and without the change, with the same seeds
    share: float  #: how often the side wins then
    more: float  #: by how much that is more than now
    low: float
    high: float


class Balance(msgspec.Struct, frozen=True):
    """Whether a table is fair."""

    book: str  #: the name of the book
    seats: int  #: how many seats
    settings: dict[str, Value]  #: every setting with its value
    seed: str  #: the seed of all games
    strengths: tuple[Strength, ...]  #: one for each bot
    weaker: str  #: the side that wins less often with the last bot
    changes: tuple[Change, ...]  #: those that help the weaker side most come first


class Try(msgspec.Struct, frozen=True):
    """A table with one change."""

    setting: str
    value: Value
    said: str
    setup: Setup
    roles: dict[str, int] = {}  # which roles there are more or fewer of


def strength(
    setup: Setup, bot: str, cast: Cast, within: float, most: int, jobs: int, progress: Callable[[int], None]
) -> Strength:
    """Play until each side's interval is no wider than `within` to either side, or `most` games were played."""
    known = SHELF[setup.book].lobby.at_random(setup.settings, len(setup.seats)) if bot == RANDOM else {}
    if known:
        sides = {side: Chance(float(one), float(one), float(one)) for side, one in sorted(known.items())}
        return Strength(bot, 0, True, sides)
    pilot = counted(setup, cast, 0, PILOT, jobs, progress)
    wins: Counter[str] = Counter()
    games = 0
    while True:
        size = min(ROUND, most - games)
        wins += counted(setup, cast, PILOT + games, size, jobs, progress)
        games += size
        sides = {side: chance(wins[side], games, pilot[side]) for side in sorted({*pilot, *wins})}
        if games >= most or all(one.high - one.low <= 2 * within for one in sides.values()):
            return Strength(bot, games, False, sides)


def chance(won: int, games: int, pilot_won: int, pilot: int = PILOT) -> Chance:
    return Chance(won / games, *interval(won, games, pilot_won, pilot))


def weaker_side(sides: dict[str, Chance]) -> str:
    """The side that wins least often, of those that win at all; empty if nobody ever wins."""
    shares = {side: one.share for side, one in sides.items() if side != NOBODY_WON and one.share}
    return min(shares, key=lambda side: shares[side], default="")


def counted(
    setup: Setup, cast: Cast, first: int, games: int, jobs: int, progress: Callable[[int], None]
) -> Counter[str]:
    return Counter(winners(setup, cast, first, games, jobs, progress).values())


def winners(setup: Setup, cast: Cast, first: int, games: int, jobs: int, progress: Callable[[int], None]) -> Winners:
    """Who won each of these games."""
    spans = [(start, min(start + CHUNK, first + games)) for start in range(first, first + games, CHUNK)]
    found: Winners = {}
    for some in spread(partial(play_some, setup=setup, cast=cast), spans, jobs):
        found |= some
        progress(len(some))
    return found


def play_some(span: tuple[int, int], setup: Setup, cast: Cast) -> Winners:
    return {number: play_game(setup, number, cast).game.winner or NOBODY_WON for number in range(*span)}


def changes(
    setup: Setup, tries: Iterable[Try], cast: Cast, side: str, games: int, jobs: int, progress: Callable[[int], None]
) -> Iterator[Change]:
    """What each change does to a side, in games with the same seeds. In 95 cases of 100 all intervals are right.
    Changes that bots cannot play are left out, and so are those that changed no winner in the first games."""
    now = winners(setup, cast, 0, games, jobs, progress)
    found = []
    for one in tries:
        first = min(FIRST, games)
        try:
            then = winners(one.setup, cast, 0, first, jobs, progress)
            if all(then[number] == now[number] for number in then):
                continue
            then |= winners(one.setup, cast, first, games - first, jobs, progress)
        except Stuck:
            continue
        found.append((one, then))
    errors = NormalDist().inv_cdf(1 - SURE / 2 / len(found)) if found else 0.0
    for one, then in found:
        moved = [(then[number] == side) - (now[number] == side) for number in range(games)]
        more = sum(moved) / games
        error = errors * ((sum(step * step for step in moved) / games - more * more) / games) ** 0.5
        share = sum(winner == side for winner in then.values()) / games
        yield Change(one.setting, one.value, one.said, games, share, more, more - error, more + error)
