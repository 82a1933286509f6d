"""The odds of the public in a game that is over, as lines of text and as a picture.

In the picture the first side lies below the curve and the second above it, hatched, so that nobody needs colours. The
grey band is the doubt.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from citysleeps.agents.odds import Odds, Point
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import NOBODY
from citysleeps.kernel.setup import Setup
from citysleeps.views.words import Words, words

WIDE, HIGH = 640, 280  # of the curve
LEFT, TOP, RIGHT = 32, 64, 56
LINE = 24  # the height of a line of text
MOST_LETTERS = 88  # of such a line
PAPER, INK, SOFT, ROSE, ASH = "#f4ead9", "#241e18", "#6b5f50", "#9a2f22", "#5a5f68"


class Chart:
    """The odds of a game in one language."""

    def __init__(self, setup: Setup, log: Sequence[Told], odds: Odds, language: str) -> None:
        book = SHELF[setup.book]
        self.speech: Words = words(book.name, language, book.lobby.theme(setup.settings))
        self.names = setup.seats
        self.log = log
        self.odds = odds

    def lines(self) -> list[str]:
        """A line for each night and day: how likely the first side was to win, and how likely each seat was of the
        second. Then the turning points."""
        first, second = self.sides()
        wide = max(4, *map(len, self.names))
        found = [f"{'':5}{first:>14}   {second}: " + " ".join(f"{name:>{wide}}" for name in self.names)]
        for point in self.odds.points:
            seats = [f"{100 * one:.0f}" if seat in point.living else "–" for seat, one in enumerate(point.chances)] + [
                "–"
            ] * (len(self.names) - len(point.chances))
            doubt = f"{100 * point.odds:3.0f} % ({100 * point.low:.0f}–{100 * point.high:.0f})"
            found.append(
                f"{self.tag(point):5}{doubt:>14}   {'':{len(second)}}  " + " ".join(f"{s:>{wide}}" for s in seats)
            )
        return [*(line.rstrip() for line in found), "", *self.turns()]

    def turns(self) -> list[str]:
        """The turning points: from what to what, and what everybody was told."""
        found = []
        for number, turn in enumerate(self.odds.turns, 1):
            before, after = self.odds.points[turn.point - 1], self.odds.points[turn.point]
            told = " ".join(self.speech.tell(self.log[at][1], self.names, NOBODY) for at in turn.facts)
            found.append(f"{number}. {self.tag(after)}, {100 * before.odds:.0f} → {100 * after.odds:.0f} %: {told}")
        return found

    def tag(self, point: Point) -> str:
        return self.speech.say(f"protocol-tag-{point.kind}", {"number": point.number}) if point.number else ""

    def sides(self) -> list[str]:
        return [self.speech.say(f"side-{side}") for side in self.odds.sides]

    def svg(self) -> str:
        """The curve with its doubt, and the turning points under it."""
        points = self.odds.points
        first, second = self.sides()
        at = [(LEFT + WIDE * i / max(1, len(points) - 1), y_of(point.odds)) for i, point in enumerate(points)]
        lows = [(x, y_of(point.low)) for (x, _), point in zip(at, points, strict=True)]
        highs = [(x, y_of(point.high)) for (x, _), point in zip(at, points, strict=True)]
        floor, roof = [(LEFT + WIDE, y_of(0)), (LEFT, y_of(0))], [(LEFT + WIDE, y_of(1)), (LEFT, y_of(1))]
        drawn = [
            f'<path d="{path([*at, *floor])}" fill="{ROSE}" fill-opacity=".22"/>',
            f'<path d="{path([*at, *roof])}" fill="url(#hatch)"/>',
            f'<path d="{path([*highs, *reversed(lows)])}" fill="{INK}" fill-opacity=".2"/>',
            f'<path d="M{LEFT} {y_of(0.5)}h{WIDE}" stroke="{SOFT}" stroke-dasharray="3 4"/>',
            f'<path d="{path(at, closed=False)}" fill="none" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/>',
            *label(LEFT + 8, TOP + 8, second, ASH),
            *label(LEFT + 8, TOP + HIGH - 34, first, ROSE),
            text(LEFT + WIDE + 8, y_of(0.5) + 5, "50 %", SOFT),
        ]
        drawn += [
            text(x, TOP + HIGH + 20, self.tag(point), SOFT, "middle") for (x, _), point in zip(at, points, strict=True)
        ]
        for number, turn in enumerate(self.odds.turns, 1):
            x, y = at[turn.point]
            drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="13" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>')
            drawn.append(text(x, y + 5, str(number), INK, "middle"))
        below = [row for line in self.turns() for row in wrapped(line)]
        top = TOP + HIGH + 60
        drawn += [text(LEFT, top + LINE * i, row, INK) for i, row in enumerate(below)]
        width, height = LEFT + WIDE + RIGHT, top + LINE * len(below)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" font-family="system-ui, sans-serif" font-size="15">\n'
            '<defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(45)"><path d="M0 0V7" stroke="{ASH}" stroke-width="1.5"/></pattern></defs>\n'
            f'<rect width="100%" height="100%" fill="{PAPER}"/>\n'
            f"{text(LEFT, 36, f'{first} – {second}', INK)}\n" + "\n".join(drawn) + "\n</svg>\n"
        )


def y_of(chance: float) -> float:
    return round(TOP + HIGH * (1 - chance), 1)


def path(points: Sequence[tuple[float, float]], closed: bool = True) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")


def wrapped(line: str) -> list[str]:
    """A line in rows that are short enough."""
    rows = [""]
    for word in line.split():
        if len(rows[-1]) + len(word) >= MOST_LETTERS:
            rows.append("   ")
        rows[-1] += f" {word}" if rows[-1].strip() else word
    return rows


def label(x: float, y: float, words: str, ink: str) -> list[str]:
    """Words that can be read on a hatch."""
    return [
        f'<rect x="{x}" y="{y}" width="{16 + 9 * len(words)}" height="26" rx="5" fill="{PAPER}"/>',
        text(x + 8, y + 18, words, ink),
    ]


def text(x: float, y: float, words: str, ink: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{ink}">{escape(words)}</text>'
