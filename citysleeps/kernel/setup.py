"""What a game is dealt from (interpreted: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from citysleeps.kernel.errors import CitySleepsError

Value = str | int | bool | tuple[str, ...]


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The beginning of a game. Together with its answers it is the game."""

    book: str
    version: str = ""  # of the book's rules; a record keeps it
    seats: tuple[str, ...]  # the names at the table, in number order
    settings: dict[str, Value] = {}
    seed: str = "0"
    deal: dict[str, str] = {}  # who holds what, where it is not left to chance
    cards: dict[str, str] = {}  # who has what in the hand, where that is not left to chance
    lots: tuple[str, ...] = ()  # what chance brings in play, where it is not left to the seed
    position: tuple[tuple[int, Any], ...] = ()  # where it begins later: to whom what had been told by then, as facts
    begins: str = ""  # the phase with which a position goes on; empty: with the next night or turn
    lasting: bool = False  # among people: a step of fixed length is over by the clock, not when all have acted


class BadSetup(CitySleepsError):
    """The game cannot be dealt. The text says what would be right."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message, reason)


RESERVED: Final = ("host", "clock", "nobody", "all", "spectators", "engine", "...")
LONGEST: Final = 40


def check_names(names: tuple[str, ...]) -> None:
    """Seats can be told apart, and from the other words of the notation."""
    for name in names:
        if not re.fullmatch(r'[^\s"\[\]]+', name) or not name.isprintable() or len(name) > LONGEST:
            raise BadSetup("bad_setup", f"a seat's name is one word of at most {LONGEST} characters, without quotes")
        if name in RESERVED:
            raise BadSetup("bad_setup", f"a seat cannot be called {name}: the word means something else")
        if names.count(name) > 1:
            raise BadSetup("bad_setup", f"two seats are called {name}")


def without_secrets(setup: Setup) -> Setup:
    """The same table, as far as everybody knows it before the deal."""
    return msgspec.structs.replace(setup, deal={}, cards={}, lots=(), seed="", position=())


def typed(setup: Setup) -> Setup:
    """The same setup, if everything in it is of the right kind."""
    try:
        return msgspec.convert(msgspec.structs.asdict(setup), Setup)
    except msgspec.ValidationError as error:
        raise BadSetup("bad_setup", f"the setup is damaged: {error}") from error
