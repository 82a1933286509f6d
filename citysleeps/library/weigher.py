"""The program that a server starts to find out whether a table in its lobby is fair: `python -m …weigher`.

It reads one table from standard input, and writes answers to standard output, one a line, each better than the one
before. It runs at a low priority, and stops by itself after a while.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

import msgspec

from citysleeps.agents.cast import CAREFUL, RANDOM, room
from citysleeps.agents.random import Stuck
from citysleeps.books.described import Description, Setting
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import BadSetup, Setup, Value
from citysleeps.lab.balance import Try
from citysleeps.lab.weighing import CHANCE_SECONDS, HINT_SECONDS, Weighed, weigh
from citysleeps.library.books import BOOKS, Book
from citysleeps.library.bots import cast_of
from citysleeps.library.fairness import single_changes
from citysleeps.library.game import settled
from citysleeps.priority import give_way

MAIN: Final = "main"  # the group of settings that a lobby shows first
UNPLAYABLE: Final = 3  # exit code: bots cannot play this table


class Job(msgspec.Struct, frozen=True):
    """A table to be weighed. The software hosts it."""

    book: str
    module: str  # that has the book as BOOK, also if it is not one of ours
    seats: int
    settings: dict[str, Value]


def answers(job: Job) -> Iterator[Weighed]:
    """What is known about the table after each look. The same table always gets the same games."""
    if job.book not in SHELF:
        SHELF[job.book] = import_module(job.module).BOOK
    setup = settled(job.book, job.seats, job.settings)
    book = BOOKS[job.book]
    bot = CAREFUL if CAREFUL in room(job.book) else RANDOM
    return weigh(setup, worth_trying(book, setup), bot, cast_of(bot, book._rules, setup.seats))


def worth_trying(book: Book, setup: Setup) -> list[Try]:
    """The single changes that a host can make and that can matter: first roles and seats, then the main settings."""
    described = book._rules.lobby.describe()
    dealt = book.composition(len(setup.seats), setup.settings)

    def rank(one: Try) -> int:
        if one.setting not in described.settings or one.roles:
            return 0
        return 1 if described.settings[one.setting].group == MAIN else 2

    tries = single_changes(book, setup, setup.settings)
    return sorted([one for one in tries if matters(described, one.setting, setup.settings, dealt)], key=rank)


def matters(described: Description, name: str, settings: dict[str, Value], dealt: Mapping[str, int]) -> bool:
    """Whether a setting can change the game beside the others. Who hosts cannot."""
    setting = described.settings.get(name)
    if setting is None:
        return True
    has_roles = not setting.roles or not dealt or any(role in dealt for role in setting.roles)
    return name != described.hosting.setting and has_roles and is_in_force(setting, settings)


def is_in_force(setting: Setting, settings: dict[str, Value]) -> bool:
    """Whether every setting that it depends on has one of the listed values, or any value if none is listed."""
    return all(settings[name] in values if values else bool(settings[name]) for name, values in setting.when.items())


def step_back() -> None:
    """Give way to everything else on this machine, and end after a while whatever happens."""
    give_way()
    if sys.platform != "win32":
        import resource

        most = int(2 * (CHANCE_SECONDS + HINT_SECONDS))
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))


def main() -> None:
    step_back()
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    try:
        for found in answers(job):
            sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
            sys.stdout.buffer.flush()
    except (Stuck, BadSetup):
        sys.exit(UNPLAYABLE)
    except BrokenPipeError:  # nobody wants to know any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
