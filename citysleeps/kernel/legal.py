"""Which answers are legal: exactly those that an open ask says."""

from __future__ import annotations

from citysleeps.kernel.ask import Answer, Argument, Ask, Numbers, Several, Slot, Text
from citysleeps.kernel.seats import NOBODY, Seat


def target(answer: Answer) -> Seat:
    """The seat that an answer names; nobody if it names none."""
    args = answer.args
    if not args:
        return NOBODY
    seat = args[0]
    assert isinstance(seat, int)
    return seat


def takes(ask: Ask, act: str, args: tuple[Argument, ...]) -> bool:
    """Is this a legal answer to the ask, by a seat that it is open to?"""
    if act != ask.act:
        return not args and act in ask.idle
    slots = ask.slots
    if len(slots) != len(args):
        return False
    for i in range(len(slots)):
        if not fits(slots[i], args[i]):
            return False
    return True


def fits(slot: Slot, arg: Argument) -> bool:
    """Is this argument legal in this place?"""
    if type(slot) is int:
        return type(arg) is int and 0 <= arg < 64 and slot >> arg & 1 == 1
    if type(slot) is tuple:
        return type(arg) is str and arg in slot
    if type(slot) is Numbers:
        return type(arg) is int and slot.least <= arg <= slot.most
    if type(slot) is Text:
        return type(arg) is str and len(arg) <= slot.most
    if type(slot) is Several and type(arg) is tuple:
        legal = all(type(seat) is int and 0 <= seat < 64 and slot.seats >> seat & 1 for seat in arg)
        return legal and len(set(arg)) == len(arg) and slot.least <= len(arg) <= slot.most
    return False
