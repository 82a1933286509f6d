"""The setup of a game (not compiled: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from citysleeps.kernel.errors import CitySleepsError

Value = str | int | bool | tuple[str, ...]


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything that a game is dealt from. The setup and the inputs determine the game."""

    book: str
    version: str = ""  # of the book's rules, for records
    seats: tuple[str, ...]  # the names of the seats, in order
    settings: dict[str, Value] = {}
    seed: str = "0"
    deal: dict[str, str] = {}  # who gets which card, if fixed
    cards: dict[str, str] = {}  # who has which cards in hand, if fixed
    lots: tuple[str, ...] = ()  # what is drawn by lot, if fixed
    position: tuple[
        tuple[int, Any], ...
    ] = ()  # if the game begins at a later point: what was told before, with audiences
    begins: str = ""  # the phase with which a position begins; empty: the next night or turn
    lasting: bool = False  # in live games, fixed-length steps last their full time


class BadSetup(CitySleepsError):
    """The game cannot be dealt. The text says what would be right."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message, reason)


RESERVED: Final = ("host", "clock", "nobody", "all", "spectators", "engine", "...")
LONGEST: Final = 40


def check_names(names: tuple[str, ...]) -> None:
    """Check that the names of seats differ from each other and from the words of the notation."""
    for name in names:
        if not re.fullmatch(r'[^\s"\[\]]+', name) or not name.isprintable() or len(name) > LONGEST:
            raise BadSetup("bad_setup", f"a seat's name is one word of at most {LONGEST} characters, without quotes")
        if name in RESERVED:
            raise BadSetup("bad_setup", f"a seat cannot be called {name}: the word means something else")
        if names.count(name) > 1:
            raise BadSetup("bad_setup", f"two seats are called {name}")


def without_secrets(setup: Setup) -> Setup:
    """The public part of the setup, as everybody knows it before the deal."""
    return msgspec.structs.replace(setup, deal={}, cards={}, lots=(), seed="", position=())


def typed(setup: Setup) -> Setup:
    """The same setup, if all its values have the right types."""
    try:
        return msgspec.convert(msgspec.structs.asdict(setup), Setup)
    except msgspec.ValidationError as error:
        raise BadSetup("bad_setup", f"the setup is damaged: {error}") from error
