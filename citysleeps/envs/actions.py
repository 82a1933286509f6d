"""The numbers of actions: the same number means the same act with the same arguments at every step."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import Any, Final

import numpy as np

from citysleeps.kernel.ask import Answer, Ask, is_named
from citysleeps.kernel.forms import Argument, Several, Slot, Text, Words
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import Seat, each
from citysleeps.kernel.setup import Setup
from citysleeps.library.legal import listed
from citysleeps.notation.words import NotUnderstood, read_move, write_move

WAIT: Final = 0  # the number of the action that does nothing
WAITING: Final = "wait"  # and its text
REMEMBERED: Final = 20_000  # asks whose actions, and sets of actions that, are kept

Act = tuple[str, tuple[Argument, ...]]


class Legal:
    """The actions that one may choose from. What follows from their numbers is worked out once, when it is wanted."""

    def __init__(self, numbers: tuple[int, ...], among: int) -> None:
        self.numbers = numbers
        self.among = among
        self.shown: Any = None
        self.waiting: Legal | None = None

    def mask(self) -> Any:
        """A mask of them, for an agent to keep."""
        if self.shown is None:
            self.shown = np.zeros(self.among, np.int8)
            self.shown[list(self.numbers)] = 1
        return self.shown.copy()

    def or_wait(self) -> Legal:
        """These actions, or to wait."""
        if self.waiting is None:
            self.waiting = self if WAIT in self.numbers else Legal((WAIT, *self.numbers), self.among)
        return self.waiting


class Actions:
    """Every act that a seat can do in a game of this setup, by its number. 0 is `wait`; claims come last."""

    def __init__(self, book: Rules[Any], setup: Setup, claims: list[Ask]) -> None:
        self.book = book
        self.names = setup.seats
        acts = [(ask.act, args) for ask in (*book.vocabulary(setup), *claims) for args in arguments(ask.slots)]
        self.acts: tuple[Act, ...] = ((WAITING, ()), *dict.fromkeys(acts))
        self.numbers = {act: number for number, act in enumerate(self.acts) if number != WAIT}
        self.answers = [[Answer(seat, *act) for act in self.acts] for seat in range(len(self.names))]
        self.naming: dict[str, dict[Argument, int]] = {}  # of acts with one argument, by act and argument
        for (act, args), number in self.numbers.items():
            if len(args) == 1:
                self.naming.setdefault(act, {})[args[0]] = number
        self.found = lru_cache(REMEMBERED)(self.find)
        self.legal = lru_cache(REMEMBERED)(self.all)
        self.none = self.legal(())

    def __len__(self) -> int:
        return len(self.acts)

    def of(self, ask: Ask, seat: Seat) -> Legal:
        """All answers to an ask that this seat may give. Free text is none."""
        if ask.barred >> seat & 1:
            return self.found(ask.idle)
        return self.found(ask.idle, ask.act, ask.slots, seat if ask.another else -1)

    def all(self, numbers: tuple[int, ...]) -> Legal:
        return Legal(numbers, len(self.acts))

    def find(self, idle: tuple[str, ...], act: str = "", slots: tuple[Slot, ...] = (), but: Seat = -1) -> Legal:
        found = [self.numbers[word, ()] for word in idle]
        if len(slots) == 1 and isinstance(slots[0], int):
            naming = self.naming[act]
            found += [naming[seat] for seat in each(slots[0]) if seat != but]
        elif act:
            every = [self.numbers.get((act, args)) for args in arguments(slots, but)]
            found += [number for number in every if number is not None]
        return self.legal(tuple(found))

    def text(self, number: int, seat: Seat = 0) -> str:
        """An action in the notation, as this seat does it: `A check B`. Nothing is done by `A wait`."""
        if number == WAIT:
            return f"{self.names[seat]} {WAITING}"
        return write_move(self.answers[seat][number], self.names, self.book)

    def read(self, text: str) -> int:
        """The number of an action. The seat before it does not matter."""
        if text.split()[1:] == [WAITING]:
            return WAIT
        given = read_move(text, self.names, self.book)
        args = tuple(tuple(sorted(arg)) if isinstance(arg, tuple) else arg for arg in given.args)
        if (given.act, args) not in self.numbers:
            raise NotUnderstood(f"{text}: no action of this environment does that")
        return self.numbers[given.act, args]


def arguments(slots: tuple[Slot, ...], but: Seat = -1) -> list[tuple[Argument, ...]]:
    """Every combination of arguments that fits, several seats in ascending order. None with this seat."""
    return [args for args in product(*map(fitting, slots)) if but < 0 or not names(args, slots, but)]


def fitting(slot: Slot) -> tuple[Argument, ...]:
    """Every argument that fits a slot. Free text and lists of words have none."""
    if isinstance(slot, int):
        return each(slot)
    if isinstance(slot, Several):
        among = each(slot.seats)
        return tuple(chosen for many in range(slot.least, slot.most + 1) for chosen in combinations(among, many))
    return () if isinstance(slot, Text | Words) else listed(slot)


def names(args: tuple[Argument, ...], slots: tuple[Slot, ...], seat: Seat) -> bool:
    """Whether these arguments name the seat."""
    return any(is_named(seat, slot, arg) for arg, slot in zip(args, slots, strict=True))
