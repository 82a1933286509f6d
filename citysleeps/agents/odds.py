"""The odds of the public: at each point of a game, how likely each seat was to play against the town, and how likely
the town was to win, from only what everybody had been told. For games that are over, and for those who watch a game, if
the table allows it.

A point is the end of a night, a day or a turn. Not compiled, because its values are sent (docs/odds.md).
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from citysleeps.agents.reasoning.common import Common
from citysleeps.agents.reasoning.following import Reader
from citysleeps.agents.reasoning.outlook import chance, doubt, plan
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import ALL, Seat, Seats, each

MOST_TURNS: Final = 5
LEAST_MOVE: Final = 0.04  # a smaller one turns nothing
MOST_FACTS: Final = 3  # that a turning point names
LEAST_FACT: Final = 0.02  # and so far one of them moved the odds
LIKELY: Final = 0.05  # a kind of opponent that is less likely does not count for the doubt


class Point(msgspec.Struct, frozen=True):
    """What the public believed after a night or a day."""

    kind: Annotated[str, Meta(description="deal, night or day, or turn")]
    number: int
    odds: Annotated[float, Meta(description="How likely the first side was to win, from 0 to 1")]
    low: Annotated[float, Meta(description="The doubt: at least so likely")]
    high: Annotated[float, Meta(description="And at most")]
    chances: Annotated[list[float], Meta(description="By seat: how likely it was of the second side")]
    living: Annotated[list[Seat], Meta(description="The seats in the game")]


class Turn(msgspec.Struct, frozen=True):
    """A night or a day after which the odds were not what they had been."""

    point: Annotated[int, Meta(description="Its place in `points`")]
    facts: Annotated[list[int], Meta(description="What moved them most: places in the record, in order")]
    main: Annotated[int, Meta(description="The one of these that it is called by: who fell, or what moved them most")]


class Odds(msgspec.Struct, frozen=True):
    """The odds of the public in a game that is over. Empty where nobody can read the book."""

    sides: Annotated[list[str], Meta(description="The ids of the two sides, the town's first")]
    points: list[Point]
    turns: Annotated[list[Turn], Meta(description="The largest moves, in order")]
    foes: Annotated[list[Seat], Meta(description="The truth: the seats that were of the second side")]


NONE: Final = Odds([], [], [], [])
DEAL: Final = ("deal", 0)


class Found:
    """A point, with the plan behind it and the facts that led there."""

    def __init__(self, kind: str, number: int) -> None:
        self.kind = kind
        self.number = number
        self.planned = self.odds = self.low = self.high = 0.0
        self.chances: list[float] = []
        self.living: list[Seat] = []
        self.moves: list[tuple[float, int]] = []  # how far a fact moved the odds, and its place in the log
        self.fall = -1  # the place of the last fact that told who fell


class Follower:
    """Follows the public facts of a game."""

    def __init__(self, book: str) -> None:
        self.floors: Any = import_module(f"citysleeps.agents.{book}.floors")
        self.reader: Reader[Common] = Reader(self.floors.READINGS)
        self.facts: list[Fact] = []
        self.points: list[Found] = []
        self.seen: Common | None = None  # the reading of the last point
        self.day: tuple[str, int] | None = None  # which begins as soon as the night is told

    def hear(self, fact: Fact, at: int = -1) -> bool:
        """Everybody was told this. Returns whether this game can have odds."""
        begun = self.floors.begins(fact)
        self.facts.append(fact)
        reading = self.reader.catch_up(self.facts)
        if reading is None or not reading.curves:
            return reading is None
        if begun == DEAL:
            self.points, self.seen = [Found(*begun)], None
        elif begun and begun[0] == "day":
            self.day = begun
        elif begun:
            self.leave(reading)
            self.points.append(Found(*begun))
        if self.seen is None or self.is_news(self.seen, reading):
            self.move(reading, at)
        self.seen = reading
        if self.day and self.floors.ends_night(fact):
            self.leave(reading)
            self.points.append(Found(*self.day))
            self.day = None
        return True

    def is_news(self, before: Common, now: Common) -> bool:
        """Whether the belief has changed, or who is alive, or whether somebody has won."""
        return before.living != now.living or before.winner != now.winner or not now.belief.is_same(before.belief)

    def end(self) -> None:
        """Nothing more is told."""
        if self.seen is not None:
            self.leave(self.seen)

    def move(self, reading: Common, at: int) -> None:
        """A fact has changed what is believed, or who is alive."""
        point = self.points[-1]
        before = next((one.odds for one in reversed(self.points) if one.chances), 0.0)
        alive = len(point.living) or len(self.points[-2:][0].living)
        self.weigh(point, reading)
        if at >= 0:
            point.moves.append((abs(point.odds - before), at))
        if len(point.living) < alive:
            point.fall = at

    def leave(self, reading: Common) -> None:
        """A night or a day is over: what is believed now, and with how much doubt."""
        point, belief = self.points[-1], reading.belief
        self.weigh(point, reading)
        shares = belief.kinds()
        kinds = [belief.sums_of(kind) for kind in range(len(shares)) if shares[kind] >= LIKELY]
        point.low, point.high = doubt([point.planned, *[planned(reading, sums) for sums in kinds]], reading.curves)
        if reading.winner:
            point.low = point.high = point.odds
            point.chances = self.points[-2].chances  # after the end there is nothing to suspect

    def weigh(self, point: Found, reading: Common) -> None:
        point.chances = [*reading.chances()]
        point.living = [*each(reading.living)]
        point.planned = planned(reading, reading.weights())
        point.odds = chance(point.planned, reading.curves[0])
        if reading.winner:
            point.odds = 1.0 if reading.winner == self.floors.SIDES[0] else 0.0


def planned(reading: Common, sums: list[float]) -> float:
    """How good the plan of the town is by these weights."""
    foes, living = reading.belief.worlds.foes, [*each(reading.living)]
    return plan(foes, sums, living, reading.chances(), reading.is_night, reading.is_parity)


def has_odds(book: str) -> bool:
    """Whether somebody can read this book."""
    home = f"citysleeps.agents.{book}"
    return all(find_spec(name) is not None for name in (home, f"{home}.floors"))


def odds(book: str, log: Iterable[Told]) -> Odds:
    """The odds of the public in a game. They are empty if nobody can read the book, or these cards."""
    if not has_odds(book):
        return NONE
    follower = Follower(book)
    foes: Seats = 0
    for at, (to, fact) in enumerate(log):
        foes = 0 if follower.floors.begins(fact) == DEAL else foes | follower.floors.foes(fact)
        if to == ALL and not follower.hear(fact, at):
            return NONE
    follower.end()
    if not follower.points:
        return NONE
    return Odds(
        sides=[*follower.floors.SIDES],
        points=[
            Point(
                kind=point.kind,
                number=point.number,
                odds=round(point.odds, 3),
                low=round(point.low, 3),
                high=round(point.high, 3),
                chances=[round(one, 3) for one in point.chances],
                living=point.living,
            )
            for point in follower.points
        ],
        turns=turns(follower.points),
        foes=[*each(foes)],
    )


def so_far(book: str, log: Iterable[Told]) -> list[Fact]:
    """What everybody was told up to the end of the last night, day or turn that is over."""
    if not has_odds(book):
        return []
    floors: Any = import_module(f"citysleeps.agents.{book}.floors")
    facts = [fact for to, fact in log if to == ALL]
    ends = [at for at, fact in enumerate(facts) if floors.begins(fact) or floors.ends_night(fact)]
    return facts[: ends[-1] + 1] if ends else []


def odds_so_far(book: str, facts: list[Fact]) -> Odds:
    """The odds after each night and day that is over, in a running game. They do not say who is what."""
    found = odds(book, [(ALL, fact) for fact in facts])
    return msgspec.structs.replace(found, points=found.points[:-1], turns=[], foes=[])


def turns(points: list[Found]) -> list[Turn]:
    """The largest moves before the end, in order."""
    moves = [(abs(points[i].odds - points[i - 1].odds), i) for i in range(1, len(points) - 1)]
    largest = sorted((move for move in moves if move[0] >= LEAST_MOVE), reverse=True)[:MOST_TURNS]
    found = []
    for _, i in sorted(largest, key=lambda move: move[1]):
        told = sorted(points[i].moves, reverse=True)[:MOST_FACTS]
        if told:
            main = points[i].fall if points[i].fall >= 0 else told[0][1]
            others = [at for move, at in told if move >= LEAST_FACT and at != main]
            found.append(Turn(i, sorted([main, *others[: MOST_FACTS - 1]]), main))
    return found
