"""Finds names that look alike, so that nobody can pose as another person.

`confusables.txt` comes from Unicode's UTS 39 and says which letters look like which. It distinguishes case, because a
capital I looks like a small l. So names are compared as written and in lower case. A letter of another script that is
only a stroke may be meant as either, so both are tried. We add what the table lacks: small capitals, that vv looks like
w, and that an i with another dot looks like an i.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import name, normalize

SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
DOTTED: Final = (("i\u0307", "i"), ("j\u0307", "j"))
PALOCHKA: Final = 0x04CF  # a stroke, which the table takes for an i
BLOCKS: Final = ((0x0250, 0x02B0), (0x1D00, 0x1D80), (0xA700, 0xA800), (0xAB30, 0xAB70))  # where those are


def are_alike(one: str, two: str) -> bool:
    """Whether two names look alike, as written or in lower case."""
    return any(mine == other for mine, other in zip(looks(one), looks(two), strict=True))


def looks(text: str) -> tuple[str, ...]:
    """The forms under which a name is compared: in lower case; what it looks like as written and in lower case; and the
    same after everything that looks like a Latin letter has become one, a stroke an l or an I."""
    small = text.casefold()
    latins = [skeleton(latin(text, stroke).casefold()) for stroke in "lI"]
    return small, skeleton(text), skeleton(small), *latins


def skeleton(text: str) -> str:
    """A form that all texts share that look like this one."""
    text = normalize("NFD", text)
    for dotted, plain in DOTTED:
        text = text.replace(dotted, plain)
    return normalize("NFD", text.translate(taken_for())).replace("w", "vv")


def latin(text: str, stroke: str) -> str:
    """Replace letters by the Latin ones they look like. Plain letters stay, so that a capital I remains one."""
    capitals = small_capitals()
    taken = taken_for_latin(stroke)
    letters = (letter if letter.isascii() else taken.get(ord(letter), letter) for letter in normalize("NFD", text))
    return "".join(letters).translate(capitals)


@cache
def taken_for() -> dict[int, str]:
    """What each letter looks like."""
    found: dict[int, str] = {}
    for line in files("citysleeps.table").joinpath("confusables.txt").read_text(encoding="utf-8").splitlines():
        first, _, letters = line.partition(": ")
        if not line.startswith("#"):
            alike = "".join(chr(int(code, 16)) for code in first.split())
            found |= {int(code, 16): alike for code in letters.split()}
    return found


@cache
def taken_for_latin(stroke: str) -> dict[int, str]:
    """The same, where a stroke is this letter."""
    return {code: stroke if alike == "l" else alike for code, alike in taken_for().items()} | {PALOCHKA: stroke}


@cache
def small_capitals() -> dict[int, str]:
    letters = [chr(code) for first, end in BLOCKS for code in range(first, end)]
    named = {letter: name(letter, "").removeprefix(SMALL_CAPITAL) for letter in letters}
    return {ord(letter): capital for letter, capital in named.items() if len(capital) == 1}
