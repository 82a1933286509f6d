"""Numbers for legal answers, so that answers can be counted and drawn without listing them."""

from __future__ import annotations

from math import perm, prod
from typing import NamedTuple

from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.forms import Argument, NumberOr, Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.kernel.seats import Seat, each, many


class Part(NamedTuple):
    """All answers of one seat with one act: every combination of arguments that fits the slots."""

    seat: Seat
    act: str
    slots: tuple[Slot, ...] = ()

    @property
    def size(self) -> int:
        return prod(map(count, self.slots))

    def nth(self, number: int) -> Answer:
        args: list[Argument] = []
        for slot in reversed(self.slots):
            number, rest = divmod(number, count(slot))
            args.insert(0, nth(slot, rest))
        return Answer(self.seat, self.act, tuple(args))


def options(ask: Ask, seat: Seat) -> list[Part]:
    """The answers with the act that is asked for. None if the seat is barred from it."""
    return [] if ask.barred else [Part(seat, ask.act, ask.slots)]


def idle(ask: Ask, seat: Seat) -> list[Part]:
    """The ways to decline: pass, done, abstain."""
    return [Part(seat, word) for word in ask.idle]


def count(slot: Slot) -> int:
    """How many arguments fit. Free text counts as none, because it cannot be listed."""
    if isinstance(slot, int):
        return many(slot)
    if isinstance(slot, Several):
        return sum(perm(many(slot.seats), chosen) for chosen in range(slot.least, slot.most + 1))
    if isinstance(slot, Words):
        return prod(slot.words.count(word) + 1 for word in set(slot.words))
    return 0 if isinstance(slot, Text) else len(listed(slot))


def nth(slot: Slot, number: int) -> Argument:
    """The argument with this number, from 0 on."""
    if isinstance(slot, int):
        return each(slot)[number]
    if isinstance(slot, Several):
        return several(slot, number)
    if isinstance(slot, Words):
        return words(slot, number)
    assert not isinstance(slot, Text)
    return listed(slot)[number]


def listed(slot: tuple[str, ...] | Numbers | SeatOr | NumberOr) -> tuple[int | str, ...]:
    if isinstance(slot, SeatOr):
        return (*each(slot.seats), *slot.words)
    if isinstance(slot, Numbers):
        return tuple(range(slot.least, slot.most + 1))
    if isinstance(slot, NumberOr):
        return (*range(slot.least, slot.most + 1), *slot.words)
    return slot


def several(slot: Several, number: int) -> tuple[int, ...]:
    """The choice of several seats with this number. Order matters; smaller choices come first."""
    left = list(each(slot.seats))
    chosen = slot.least
    while number >= perm(len(left), chosen):
        number -= perm(len(left), chosen)
        chosen += 1
    found = []
    for still in range(chosen, 0, -1):
        which, number = divmod(number, perm(len(left) - 1, still - 1))
        found.append(left.pop(which))
    return tuple(found)


def words(slot: Words, number: int) -> tuple[str, ...]:
    """The choice of words with this number: some copies of each word, in the order of the slot."""
    found: list[str] = []
    for word in dict.fromkeys(slot.words):
        number, copies = divmod(number, slot.words.count(word) + 1)
        found += [word] * copies
    return tuple(found)
