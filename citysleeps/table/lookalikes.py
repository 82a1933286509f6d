"""Finds names that look alike, so that nobody can pose as another person.

`confusables.txt` comes from Unicode's UTS 39 and says which letters look like which. It distinguishes case, because a
capital I looks like a small l. So names are compared as written and in lower case. We add small capitals, and that vv
looks like w, which the table lacks.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import name, normalize

SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
BLOCKS: Final = ((0x0250, 0x02B0), (0x1D00, 0x1D80), (0xA700, 0xA800), (0xAB30, 0xAB70))  # where those are


def are_alike(one: str, two: str) -> bool:
    """Whether two names look alike, as written or in lower case."""
    return any(mine == other for mine, other in zip(looks(one), looks(two), strict=True))


def looks(text: str) -> tuple[str, str, str, str]:
    """The forms under which a name is compared: in lower case; what it looks like as written and in lower case; and the
    same after everything that looks like a Latin letter has become one."""
    small = text.casefold()
    return small, skeleton(text), skeleton(small), skeleton(latin(text).casefold())


def skeleton(text: str) -> str:
    """A form that all texts share that look like this one."""
    return normalize("NFD", normalize("NFD", text).translate(taken_for())).replace("w", "vv")


def latin(text: str) -> str:
    """Replace letters by the Latin ones they look like. Plain letters stay, so that a capital I remains one."""
    capitals = small_capitals()
    taken = taken_for()
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
def small_capitals() -> dict[int, str]:
    letters = [chr(code) for first, end in BLOCKS for code in range(first, end)]
    named = {letter: name(letter, "").removeprefix(SMALL_CAPITAL) for letter in letters}
    return {ord(letter): capital for letter, capital in named.items() if len(capital) == 1}
