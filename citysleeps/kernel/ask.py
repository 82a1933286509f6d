"""What a seat may do now, and what it answers (interpreted: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

from typing import Final

import msgspec

from citysleeps.kernel.seats import CLOCK_SEAT, HOST_SEAT, Seat, Seats


class Numbers(msgspec.Struct, frozen=True, gc=False, tag="numbers"):
    """A whole number from `least` to `most`."""

    least: int
    most: int


class Several(msgspec.Struct, frozen=True, gc=False, tag="several"):
    """From `least` to `most` different seats, in the order named."""

    seats: Seats
    least: int
    most: int


class Text(msgspec.Struct, frozen=True, gc=False, tag="text"):
    """Words of the player's own, `most` characters at most."""

    most: int


# One argument of an act: a seat of a set (as bits), one of some words (tokens, cards, yes and no), or one of the above.
Slot = int | tuple[str, ...] | Numbers | Several | Text
Argument = int | str | tuple[int, ...]


class Ask(msgspec.Struct, frozen=True, gc=False):
    """One open question to one seat or to several at once: an act, and exactly which arguments are legal.

    Instead of the act a seat may answer with one of the words in `idle` (pass, done, abstain), which take no argument.
    `lapse` says what counts as the answer when `seconds` have passed (0: no limit); `nothing`: nothing is done.
    """

    to: Seats
    act: str
    slots: tuple[Slot, ...] = ()
    idle: tuple[str, ...] = ()
    lapse: str = "nothing"
    seconds: int = 0


class Answer(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An input of a seat, of the host or of the clock."""

    seat: Seat
    act: str
    args: tuple[Argument, ...] = ()


CLOCK: Final = Answer(CLOCK_SEAT, "clock")  # the time of what is open now has run out
NEXT: Final = Answer(HOST_SEAT, "next")  # the host goes on
SHUT: Final = Answer(CLOCK_SEAT, "shut")  # nobody is left who could answer
