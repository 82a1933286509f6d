"""Asks and answers. An open ask says exactly which answers are legal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from citysleeps.kernel.forms import Argument, Input, NumberOr, Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.kernel.seats import CLOCK_SEAT, HOST_SEAT, NOBODY, Seat, Seats


@mypyc_attr(acyclic=True)
class Ask:
    """An open question to one seat or to several: an act, and exactly which arguments are legal.

    Instead of the act, a seat may answer with a word of `idle` (pass, done, abstain), without arguments. `lapse` is the
    answer that counts when the time runs out; `nothing`: nothing is done. With `another`, a seat may not name itself.
    Seats that are `barred` get the same ask, so that a glance at their screen does not show who may act. Their act is
    refused; they can only use a word of `idle`.
    """

    def __init__(
        self,
        to: Seats,
        act: str,
        slots: tuple[Slot, ...] = (),
        idle: tuple[str, ...] = (),
        lapse: str = "nothing",
        another: bool = False,
        barred: Seats = 0,
    ) -> None:
        self.to = to
        self.act = act
        self.slots = slots
        self.idle = idle
        self.lapse = lapse
        self.another = another
        self.barred = barred

    def fields(self) -> tuple[Seats, str, tuple[Slot, ...], tuple[str, ...], str, bool]:
        """Everything that may be shown of it. Who is barred may not."""
        return self.to, self.act, self.slots, self.idle, self.lapse, self.another

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ask) or self.act != other.act:
            return False
        return self.fields() == other.fields() and self.barred == other.barred

    def __repr__(self) -> str:
        return f"Ask{self.fields()}"


@mypyc_attr(acyclic=True)
class Answer:
    """An input from a seat, the host or the clock."""

    def __init__(self, seat: Seat, act: str, args: tuple[Argument, ...] = ()) -> None:
        self.seat = seat
        self.act = act
        self.args = args

    def fields(self) -> Input:
        return Input(self.seat, self.act, self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self.fields() == other.fields()

    def __repr__(self) -> str:
        return f"Answer({self.seat}, {self.act!r}, {self.args})"


CLOCK: Final = Answer(CLOCK_SEAT, "clock")  # the time of the open asks has run out
NEXT: Final = Answer(HOST_SEAT, "next")  # the host goes on
SHUT: Final = Answer(CLOCK_SEAT, "shut")  # everybody has answered, or nobody is left who could
ANEW: Final = Answer(CLOCK_SEAT, "anew")  # something has happened in the meantime: ask again


def to_seat(ask: Ask, seat: Seat) -> Ask:
    """The ask as one seat gets it, with exactly the arguments that are legal for this seat."""
    if not ask.another and not ask.barred:
        return ask
    slots = tuple([without(slot, seat) for slot in ask.slots]) if ask.another else ask.slots
    return Ask(ask.to, ask.act, slots, ask.idle, ask.lapse, barred=ask.barred & 1 << seat)


def without(slot: Slot, seat: Seat) -> Slot:
    """The slot without this seat."""
    if type(slot) is int:
        return slot & ~(1 << seat)
    if type(slot) is Several:
        return Several(slot.seats & ~(1 << seat), slot.least, slot.most)
    return SeatOr(slot.seats & ~(1 << seat), slot.words) if type(slot) is SeatOr else slot


def target(answer: Answer) -> Seat:
    """The seat that an answer names. NOBODY if it names none."""
    args = answer.args
    if not args:
        return NOBODY
    seat = args[0]
    assert isinstance(seat, int)
    return seat


def takes(ask: Ask, act: str, args: tuple[Argument, ...], seat: Seat = NOBODY) -> bool:
    """Whether this is a legal answer of this seat. The seat is not needed if the ask comes from `to_seat`."""
    if act != ask.act:
        return not args and act in ask.idle
    if ask.barred and (seat < 0 or ask.barred >> seat & 1):
        return False
    slots = ask.slots
    if len(slots) != len(args):
        return False
    if not args:
        return True
    another = ask.another
    for i in range(len(args)):
        arg = args[i]
        if not fits(slots[i], arg):
            return False
        if another and (arg == seat or type(arg) is tuple) and is_named(seat, slots[i], arg):
            return False
    return True


def is_named(seat: Seat, slot: Slot, arg: Argument) -> bool:
    """Whether an argument that fits is this seat, alone or among several. A number is none."""
    if type(arg) is tuple:
        return seat in arg
    return arg == seat and (type(slot) is int or type(slot) is SeatOr)


def fits(slot: Slot, arg: Argument) -> bool:
    """Whether an argument fits a slot."""
    if type(slot) is int:
        return type(arg) is int and 0 <= arg < 64 and slot >> arg & 1 == 1
    if type(slot) is tuple:
        return type(arg) is str and arg in slot
    if type(slot) is SeatOr:
        return fits(slot.words if type(arg) is str else slot.seats, arg)
    if type(slot) is Several and type(arg) is tuple:
        return slot.least <= len(arg) <= slot.most and are_different(slot.seats, arg)
    if type(slot) is Numbers:
        return type(arg) is int and slot.least <= arg <= slot.most
    if type(slot) is Text:
        return type(arg) is str and slot.least <= len(arg.strip()) and len(arg) <= slot.most and is_text(arg)
    if type(slot) is NumberOr:
        return arg in slot.words if type(arg) is str else type(arg) is int and slot.least <= arg <= slot.most
    if type(slot) is Words and type(arg) is tuple:
        return are_among(slot.words, arg)
    return False


def are_different(seats: Seats, named: tuple[int | str, ...]) -> bool:
    """Whether these are seats of the set, none of them twice."""
    for seat in named:
        if type(seat) is not int or not 0 <= seat < 64 or not seats >> seat & 1:
            return False
        seats &= ~(1 << seat)
    return True


def are_among(words: tuple[str, ...], named: tuple[int | str, ...]) -> bool:
    """Whether these are among the words, none more often than it is there."""
    for word in named:
        if named.count(word) > words.count(word):
            return False
    return True


def is_text(text: str) -> bool:
    """Whether a text can be encoded. Single surrogates cannot."""
    return text.isascii() or not any(0xD800 <= ord(character) <= 0xDFFF for character in text)
