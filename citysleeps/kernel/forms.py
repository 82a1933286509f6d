"""The types of arguments and inputs (not compiled: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

import msgspec

from citysleeps.kernel.seats import Seat, Seats


class Numbers(msgspec.Struct, frozen=True, gc=False, tag="numbers"):
    """A whole number from `least` to `most`."""

    least: int
    most: int


class Several(msgspec.Struct, frozen=True, gc=False, tag="several"):
    """From `least` to `most` different seats, in any order."""

    seats: Seats
    least: int
    most: int


class Text(msgspec.Struct, frozen=True, gc=False, tag="text", omit_defaults=True, repr_omit_defaults=True):
    """Free text of at most `most` characters, and at least `least` without surrounding blanks."""

    most: int
    least: int = 0


class Words(msgspec.Struct, frozen=True, gc=False, tag="words"):
    """Any of these words, or none, in any order. None may be used more often than it is listed."""

    words: tuple[str, ...]


class SeatOr(msgspec.Struct, frozen=True, gc=False, tag="seat_or"):
    """A seat of a set, or one of some words."""

    seats: Seats
    words: tuple[str, ...]


class NumberOr(msgspec.Struct, frozen=True, gc=False, tag="number_or"):
    """A whole number from `least` to `most`, or one of some words."""

    least: int
    most: int
    words: tuple[str, ...]


# One argument of an act: a seat of a set (as bits), one of some words (tokens, cards, yes and no), or one of the above.
Slot = int | tuple[str, ...] | Numbers | Several | Text | Words | SeatOr | NumberOr
Argument = int | str | tuple[int | str, ...]


class Given(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An input from a client whose seat is known: an act and its arguments."""

    act: str
    args: tuple[Argument, ...] = ()


class Input(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The written form of an input: a seat, an act and its arguments."""

    seat: Seat
    act: str
    args: tuple[Argument, ...] = ()
