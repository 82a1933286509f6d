"""The balance of a table as a picture: a bar for each bot, and what single changes would do.

The mark is the best guess, the striped part the interval, the upright line the even point. Nobody needs colours.
"""

from __future__ import annotations

from html import escape

from citysleeps.lab.balance import Balance, Change, Strength

WIDE, TALL = 400, 22  # of a bar
EDGE, LEFT = 24, 270
LINE = 40
FEW = 6  # changes from either end of the list
PAPER, INK, SOFT, STRIPED = "#fffdf8", "#1d1813", "#6b5f50", "#c9b99a"


def bars(balance: Balance) -> str:
    """How often the weaker side wins, for each bot; below, the changes that do most, for better and for worse."""
    side = balance.weaker
    drawn = [
        text(EDGE, 36, f"{balance.book}, {balance.seats} seats: games won by {side}", "title"),
        text(EDGE, 58, "mark: best guess; striped: where the true share lies; line: half of the games", "small"),
    ]
    y = 84
    for strength in balance.strengths:
        drawn += of_bot(strength, side, y)
        y += LINE
    if balance.changes:
        y += 20
        drawn.append(text(EDGE, y, f"what a single change does to {side}, in points", "small"))
        y += 16
    shown = [one for at, one in enumerate(balance.changes) if min(at, len(balance.changes) - 1 - at) < FEW]
    for change in shown:
        drawn += of_change(change, y)
        y += LINE
    width = LEFT + WIDE + 150
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y + EDGE}" width="{width}" '
        f'height="{y + EDGE}" font-family="system-ui, sans-serif">\n'
        f"<title>{escape(balance.book)}, {balance.seats} seats: games won by {escape(side)}</title>\n"
        "<style>.title{font-size:20px;font-weight:600}.small{font-size:13px}.name{font-size:14px}</style>\n"
        '<defs><pattern id="s" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f'<rect width="3" height="6" fill="{STRIPED}"/></pattern></defs>\n'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>\n' + "\n".join(drawn) + "\n</svg>\n"
    )


def of_bot(strength: Strength, side: str, y: float) -> list[str]:
    one = strength.sides.get(side)
    if one is None:
        return [text(LEFT - 12, y + 16, strength.bot, "name", "end")]
    said = "exact" if strength.exact else f"{100 * one.low:.1f} – {100 * one.high:.1f}"
    return [
        text(LEFT - 12, y + 16, strength.bot, "name", "end"),
        *bar(one.share, one.low, one.high, 0.5, y),
        text(LEFT + WIDE + 12, y + 16, f"{100 * one.share:.1f} % ({said})", "small"),
    ]


def of_change(change: Change, y: float) -> list[str]:
    """Nothing stands in the middle; the ends are 50 points to either side."""
    return [
        text(LEFT - 12, y + 16, change.said, "name", "end"),
        *bar(change.more + 0.5, change.low + 0.5, change.high + 0.5, 0.5, y),
        text(
            LEFT + WIDE + 12,
            y + 16,
            f"{100 * change.more:+.1f} ({100 * change.low:+.1f} – {100 * change.high:+.1f})",
            "small",
        ),
    ]


def bar(share: float, low: float, high: float, even: float, y: float) -> list[str]:
    left, right, mark = (LEFT + WIDE * min(max(one, 0.0), 1.0) for one in (low, high, share))
    return [
        f'<rect x="{LEFT}" y="{y}" width="{WIDE}" height="{TALL}" fill="none" stroke="{SOFT}"/>',
        f'<rect x="{left:.1f}" y="{y}" width="{right - left:.1f}" height="{TALL}" fill="url(#s)"/>',
        f'<line x1="{LEFT + WIDE * even}" x2="{LEFT + WIDE * even}" y1="{y - 4}" y2="{y + TALL + 4}" stroke="{SOFT}"/>',
        f'<rect x="{mark - 2:.1f}" y="{y - 2}" width="4" height="{TALL + 4}" fill="{INK}"/>',
    ]


def text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" class="{kind}" text-anchor="{anchor}" fill="{INK}">{escape(words)}</text>'
