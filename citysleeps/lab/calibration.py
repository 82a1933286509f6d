"""How well the public belief fits the truth: its Brier score, day by day, against the base rate, for every pairing.

The score is the mean of (belief - truth) squared over the living seats: 0 is perfect. The base rate gives every
seat the share of foes that was dealt. Both are taken at the end of every night, day or turn, as soon as anything is
known: before that they are the same. Scores within one game are correlated, so the standard error is taken over whole
games.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import sqrt

import msgspec

from citysleeps.agents.cast import Kind, play_cast
from citysleeps.agents.odds import Follower, Found, has_odds
from citysleeps.agents.reasoning.common import Common
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, Seats, each, many
from citysleeps.kernel.setup import Setup
from citysleeps.lab.processes import spread
from citysleeps.lab.tournament import Bout, bouts_of, dealt

ALL_DAYS = 0
KNOWN = 1e-6  # who is so much more or less suspect than the cards say is known a little


class Scored(msgspec.Struct, frozen=True):
    """The end of a night, day or turn of one game: how far the belief and the base rate were off, on average over the
    living seats."""

    day: int
    belief: float
    base: float
    seats: list[tuple[float, bool]]  # what was believed of each, and what it was


class Fit(msgspec.Struct, frozen=True):
    """How well the belief fits in the games of one pairing."""

    bots: dict[str, str]
    day: int  # 0: all days together
    games: int
    brier: float
    base: float
    error: float  # the standard error of the difference of the two, by game
    curve: list[tuple[float, float, int]]  # by tenths: what was believed on average, how often it was so, of how many


class Watcher(Follower):
    """Follows what is believed of each seat, and works out no odds."""

    def move(self, reading: Common, at: int) -> None:
        pass

    def leave(self, reading: Common) -> None:
        self.weigh(self.points[-1], reading)

    def weigh(self, point: Found, reading: Common) -> None:
        point.chances = [*reading.chances()]
        point.living = [*each(reading.living)]


def scores_of(play: Play) -> list[Scored]:
    """How far off the public belief was in a game that is over. Nothing where nobody can read the book or its cards."""
    if not has_odds(play.book.name):
        return []
    watcher = Watcher(play.book.name)
    foes: Seats = 0
    for to, fact in play.game.log:
        foes |= watcher.floors.foes(fact)
        if to == ALL and not watcher.hear(fact):
            return []
    share = many(foes) / play.game.size
    found: list[Scored] = []
    for point in watcher.points[:-1]:
        if found or any(abs(chance - share) > KNOWN for chance in point.chances):
            seats = [(point.chances[seat], foes >> seat & 1 == 1) for seat in point.living]
            belief = mean([(chance - truth) ** 2 for chance, truth in seats])
            base = mean([(share - truth) ** 2 for _, truth in seats])
            found.append(Scored(point.number, belief, base, seats))
    return found


def score(setup: Setup, bots: dict[str, Kind], bout: Bout) -> tuple[Bout, list[list[Scored]]]:
    """Play a bout, and compare what everybody believed with the truth."""
    parties = SHELF[setup.book].parties
    found = []
    for number in range(bout.first, bout.first + bout.games):
        play = dealt(setup, number)
        play_cast(play, dict(zip(parties, (bots[bot] for bot in bout.pairing), strict=True)), play.setup.seed)
        found.append(scores_of(play))
    return bout, found


def calibrate(setup: Setup, bots: dict[str, Kind], games: int, jobs: int) -> Iterator[Fit]:
    """Play so many games of each pairing, and say how well the belief fits: all days, then each."""
    parties = SHELF[setup.book].parties
    played: dict[tuple[str, str], list[list[Scored]]] = {(one, other): [] for one in bots for other in bots}
    done = sorted(spread(partial(score, setup, bots), bouts_of(bots, games), jobs), key=lambda one: one[0].first)
    for bout, found in done:
        played[bout.pairing] += found
    for pairing, scores in played.items():
        last = max((scored.day for days in scores for scored in days), default=0)
        for day in (ALL_DAYS, *range(1, last + 1)):
            chosen = [[one for one in days if day in (ALL_DAYS, one.day)] for days in scores]
            yield fit(dict(zip(parties, pairing, strict=True)), day, [days for days in chosen if days])


def fit(bots: dict[str, str], day: int, games: list[list[Scored]]) -> Fit:
    scores = [(mean([one.belief for one in days]), mean([one.base for one in days])) for days in games]
    gains = [belief - base for belief, base in scores]
    middle = mean(gains)
    error = sqrt(sum((gain - middle) ** 2 for gain in gains) / max(1, len(gains) - 1) / max(1, len(gains)))
    tenths: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for days in games:
        for one in days:
            for chance, truth in one.seats:
                tenths[min(9, int(10 * chance))].append((chance, truth))
    curve = [(mean([c for c, _ in some]), mean([float(t) for _, t in some]), len(some)) for some in tenths if some]
    belief, base = mean([one for one, _ in scores]), mean([one for _, one in scores])
    return Fit(bots, day, len(games), round(belief, 4), round(base, 4), round(error, 4), curve)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


SIZE, EDGE, LETTERS = 200, 44, 15


def reliability(fits: list[Fit]) -> str:
    """A curve for each pairing, over all days."""
    return curves({" – ".join(bot.rpartition(":")[2] for bot in one.bots.values()): one for one in fits if not one.day})


def curves(fits: dict[str, Fit]) -> str:
    """A curve for each of these: across what was believed, upwards how often it was so. The straight line is perfect;
    the larger a dot, the more seats it stands for."""
    columns = max(1, round(sqrt(len(fits))))
    width, height = columns * (SIZE + 2 * EDGE), -(-len(fits) // columns) * (SIZE + 2 * EDGE)
    drawn = []
    for number, (title, one) in enumerate(fits.items()):
        left, top = number % columns * (SIZE + 2 * EDGE) + EDGE, number // columns * (SIZE + 2 * EDGE) + EDGE
        most = max(count for _, _, count in one.curve) if one.curve else 1
        spots = [(left + SIZE * x, top + SIZE * (1 - y), count) for x, y, count in one.curve]
        line = "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in spots)
        drawn += [
            f'<rect x="{left}" y="{top}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#241e18"/>',
            f'<path d="M{left} {top + SIZE}L{left + SIZE} {top}" stroke="#241e18" stroke-dasharray="3 4"/>',
            f'<path d="M{line}" fill="none" stroke="#241e18" stroke-width="2"/>',
            *(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2 + 6 * sqrt(n / most):.1f}"/>' for x, y, n in spots),
            f'<text x="{left}" y="{top - 22}">{title}</text>',
            f'<text x="{left}" y="{top - 6}">{one.brier:.3f} ({one.base:.3f})</text>',
            f'<text x="{left}" y="{top + SIZE + 16}">0</text>',
            f'<text x="{left + SIZE}" y="{top + SIZE + 16}" text-anchor="end">100 %</text>',
        ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="system-ui, sans-serif" font-size="{LETTERS - 1}">\n<rect width="100%" height="100%" '
        'fill="#f4ead9"/>\n' + "\n".join(drawn) + "\n</svg>\n"
    )
