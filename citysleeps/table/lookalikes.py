"""Letters that look alike, so that no two people at a table do.

After Unicode's UTS 39: `confusables.txt` says of every letter what it is taken for. Case is told apart there, because a
large I is taken for a small l; so names are compared as they are written and in small letters. The table does not say
that capitals as high as small letters are taken for capitals, nor that a double v is one.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import name, normalize

SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
BLOCKS: Final = ((0x0250, 0x02B0), (0x1D00, 0x1D80), (0xA700, 0xA800), (0xAB30, 0xAB70))  # where those are


def are_alike(one: str, two: str) -> bool:
    """Could a name be taken for another, as they are written or in small letters?"""
    return any(mine == other for mine, other in zip(looks(one), looks(two), strict=True))


def looks(text: str) -> tuple[str, str, str, str]:
    """As it is written in small letters, and what it is taken for: as it is, in small letters, and when everything that
    looks like a Latin letter is one, in small letters."""
    small = text.casefold()
    return small, skeleton(text), skeleton(small), skeleton(latin(text).casefold())


def skeleton(text: str) -> str:
    """The same for all texts that look like this one."""
    return normalize("NFD", normalize("NFD", text).translate(taken_for())).replace("vv", "w")


def latin(text: str) -> str:
    """In the letters that they look like; what is plain already stays, so that a large I remains one."""
    capitals = small_capitals()
    taken = taken_for()
    letters = (letter if letter.isascii() else taken.get(ord(letter), letter) for letter in normalize("NFD", text))
    return "".join(letters).translate(capitals)


@cache
def taken_for() -> dict[int, str]:
    """What each letter is taken for."""
    found: dict[int, str] = {}
    for line in files("citysleeps.table").joinpath("confusables.txt").read_text(encoding="utf-8").splitlines():
        first, is_line, letters = line.partition(": ")
        if is_line and not line.startswith("#"):
            alike = "".join(chr(int(code, 16)) for code in first.split())
            found |= {int(code, 16): alike for code in letters.split()}
    return found


@cache
def small_capitals() -> dict[int, str]:
    letters = [chr(code) for first, end in BLOCKS for code in range(first, end)]
    named = {letter: name(letter, "").removeprefix(SMALL_CAPITAL) for letter in letters}
    return {ord(letter): capital for letter, capital in named.items() if len(capital) == 1}
