"""Numbers with their intervals as a picture, one below another: the mark is the best guess, the striped part the
interval, the upright line the even point. Nobody needs colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from citysleeps.lab.bars import EDGE, INK, LEFT, PAPER, SOFT, STRIPED, WIDE, text

TALL: Final = 16
LINE: Final = 28
RIGHT: Final = 200


class Mark(NamedTuple):
    """A number with its interval, and the words at both ends of its line."""

    name: str
    value: float
    low: float
    high: float
    said: str


def marks(
    title: str, note: str, groups: Mapping[str, Sequence[Mark]], ends: tuple[float, float], even: float | None = None
) -> str:
    """All groups of marks on one scale between these ends. `even` is where the upright line stands."""
    drawn = [text(EDGE, 36, title, "title"), text(EDGE, 58, note, "small")]
    y = 76
    for name, group in groups.items():
        if name:
            y += 22
            drawn.append(text(EDGE, y, name, "head"))
            y += 12
        for one in group:
            drawn += of_mark(one, ends, even, y)
            y += LINE
    width = LEFT + WIDE + RIGHT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y + EDGE}" width="{width}" '
        f'height="{y + EDGE}" font-family="system-ui, sans-serif">\n'
        f"<title>{escape(title)}</title>\n"
        "<style>.title{font-size:20px;font-weight:600}.head{font-size:16px;font-weight:600}.small{font-size:13px}"
        ".name{font-size:14px}</style>\n"
        '<defs><pattern id="s" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f'<rect width="3" height="6" fill="{STRIPED}"/></pattern></defs>\n'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>\n' + "\n".join(drawn) + "\n</svg>\n"
    )


def of_mark(one: Mark, ends: tuple[float, float], even: float | None, y: float) -> list[str]:
    left, right, mark = (at(value, ends) for value in (one.low, one.high, one.value))
    line = [] if even is None else [f'<path d="M{at(even, ends):.1f} {y - 4}v{TALL + 8}" stroke="{SOFT}"/>']
    return [
        text(LEFT - 12, y + 13, one.name, "name", "end"),
        f'<rect x="{LEFT}" y="{y}" width="{WIDE}" height="{TALL}" fill="none" stroke="{SOFT}"/>',
        f'<rect x="{left:.1f}" y="{y}" width="{right - left:.1f}" height="{TALL}" fill="url(#s)"/>',
        *line,
        f'<rect x="{mark - 2:.1f}" y="{y - 2}" width="4" height="{TALL + 4}" fill="{INK}"/>',
        text(LEFT + WIDE + 12, y + 13, one.said, "small"),
    ]


def at(value: float, ends: tuple[float, float]) -> float:
    """Where a value stands on the scale; beyond an end, at that end."""
    first, last = ends
    return LEFT + WIDE * (min(max(value, first), last) - first) / (last - first)
