"""The standings of a tournament as a picture. It can be read without colours: light is little, dark is much."""

from __future__ import annotations

from html import escape

from citysleeps.lab.tournament import Share, Standings

CELL, TALL = 112, 64  # a pairing's width and height
EDGE = 24
LETTER = 8.2  # the width of an average letter of the names
LIGHT, DARK = (250, 246, 236), (36, 30, 24)  # where nothing was won, and everything
PAPER, INK = "#fffdf8", "#1d1813"


def heat_map(standings: Standings) -> str:
    """Rows are the bots of the first party, columns those of the second. A field says what the first party won."""
    first, second = standings.parties
    names = standings.bots
    left = EDGE + max(len(name) for name in names) * LETTER + 16
    top = 132
    width = max(left + CELL * len(names) + EDGE, 560)
    height = top + TALL * len(names) + 88
    drawn = [
        text(EDGE, 36, f"{standings.book}, {standings.seats} seats: games won by {first}", "title"),
        text(EDGE, 60, f"{standings.games} games each; below, the 95 % interval", "small"),
        text(EDGE, top - 12, f"{first} ↓", "small"),
        text(left, top - 36, f"{second} →", "small"),
    ]
    for column, name in enumerate(names):
        drawn.append(text(left + CELL * column + CELL / 2, top - 12, shortened(name), "name", "middle"))
    for row, one in enumerate(names):
        y = top + TALL * row
        drawn.append(text(left - 12, y + TALL / 2 + 5, one, "name", "end"))
        for column, other in enumerate(names):
            drawn += field(left + CELL * column, y, standings.of(one, other).shares[first])
    drawn += scale(left, top + TALL * len(names) + 28)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" '
        f'height="{height}" font-family="system-ui, sans-serif">\n'
        f"<title>{escape(standings.book)}: games won by {escape(first)} against {escape(second)}</title>\n"
        "<style>.title{font-size:20px;font-weight:600}.small{font-size:13px}.name{font-size:14px}"
        ".share{font-size:19px;font-weight:600}</style>\n"
        f'<rect width="100%" height="100%" fill="{PAPER}"/>\n' + "\n".join(drawn) + "\n</svg>\n"
    )


def field(x: float, y: float, share: Share) -> list[str]:
    ink = "#fff" if share.share > 0.615 else "#000"  # both can be read on the shade between
    return [
        box(x + 2, y + 2, CELL - 4, TALL - 4, shade(share.share)),
        text(x + CELL / 2, y + 29, percent(share.share, "%"), "share", "middle", ink),
        text(x + CELL / 2, y + 49, f"{percent(share.low)} – {percent(share.high)}", "small", "middle", ink),
    ]


def scale(x: float, y: float) -> list[str]:
    """What the shades mean."""
    drawn = []
    for tenth in range(11):
        drawn.append(box(x + 26 * tenth, y, 26, 14, shade(tenth / 10)))
        if tenth % 5 == 0:
            drawn.append(text(x + 26 * tenth + 13, y + 32, f"{10 * tenth} %", "small", "middle"))
    return drawn


def box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:.0f}" y="{y:.0f}" width="{width}" height="{height}" fill="{fill}" stroke="{INK}"/>'


def shade(share: float) -> str:
    mixed = [round(light + (dark - light) * share) for light, dark in zip(LIGHT, DARK, strict=True)]
    return f"#{mixed[0]:02x}{mixed[1]:02x}{mixed[2]:02x}"


def percent(share: float, unit: str = "") -> str:
    return f"{100 * share:.1f} {unit}".rstrip()


def shortened(name: str, most: int = 13) -> str:
    """A name for the head of a column. Of `module:Class` the class says more."""
    name = name.rpartition(":")[2] if len(name) > most else name
    return name if len(name) <= most else f"{name[: most - 1]}…"


def text(x: float, y: float, words: str, kind: str, anchor: str = "start", ink: str = INK) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" class="{kind}" text-anchor="{anchor}" fill="{ink}">{escape(words)}</text>'
