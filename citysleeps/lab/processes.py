"""Work that is spread over several processes. Their number changes only the order of the results."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from multiprocessing.sharedctypes import Synchronized
from typing import Any, Generic, TypeVar

MOST_ON_WINDOWS = 60  # processes of one pool: Windows cannot wait for more

Part = TypeVar("Part")
Done = TypeVar("Done")


def spread(work: Callable[[Part], Done], parts: list[Part], jobs: int) -> Iterator[Done]:
    """Do every part of the work in so many processes, and yield what comes of each as soon as it is done.

    This process works too. Others that have to load the program first may come too late.
    """
    if jobs == 1:
        yield from map(work, parts)
        return
    context: Any = get_context("fork" if may_fork() else "spawn")
    begun = context.Value("q", 0)  # so many of the parts
    helpers = [Helper(context, work, parts, begun) for _ in range(processes(jobs, len(parts)) - 1)]
    try:
        done = 0
        for part in take_turns(parts, begun):
            yield work(part)
            done += 1
            for found in heard(helpers, at_once=True):
                yield found
                done += 1
        while done < len(parts):
            for found in heard(helpers, at_once=False):
                yield found
                done += 1
    finally:
        for helper in helpers:
            helper.process.terminate()
            helper.process.join()


def may_fork() -> bool:
    """Whether another process may be a copy of this one, with the program loaded: that saves most of a second. Other
    threads could hold locks, which nobody would ever release in the copy."""
    return sys.platform == "linux" and threading.active_count() == 1


class Helper(Generic[Part, Done]):
    """Another process that works, and what it says."""

    def __init__(
        self, context: SpawnContext, work: Callable[[Part], Done], parts: list[Part], begun: Synchronized[int]
    ) -> None:
        self.ear, mouth = context.Pipe(duplex=False)
        given = (self.ear, mouth, work, parts, begun)
        self.process = context.Process(target=help_out, args=given, daemon=True)
        self.process.start()
        mouth.close()  # it is the other's alone: when that process ends, nothing comes any more


def help_out(
    ear: Connection, mouth: Connection, work: Callable[[Part], Done], parts: list[Part], begun: Synchronized[int]
) -> None:
    """Work, in a process of its own, until no part is left; and say what came of each, or what went wrong."""
    ear.close()  # it is the other's alone: when nobody listens any more, this process ends
    try:
        for part in take_turns(parts, begun):
            mouth.send(work(part))
    except Exception as error:
        mouth.send(error)


def take_turns(parts: list[Part], begun: Synchronized[int]) -> Iterator[Part]:
    """The parts that no other process has begun."""
    while True:
        with begun.get_lock():
            number = begun.value
            begun.value += 1
        if number >= len(parts):
            return
        yield parts[number]


def heard(helpers: list[Helper[Part, Done]], at_once: bool) -> Iterator[Done]:
    """What the others have said by now; or wait until one says something."""
    talking = [helper.ear for helper in helpers if not helper.ear.closed]
    if not at_once and not talking:
        raise RuntimeError("a process of the simulation was ended from outside")
    ready = wait(talking, 0 if at_once else None)
    for ear in [one for one in talking if one in ready]:
        try:
            said = ear.recv()
        except EOFError:
            ear.close()
            continue
        if isinstance(said, Exception):
            raise said
        yield said


def processes(jobs: int, parts: int) -> int:
    most = MOST_ON_WINDOWS if sys.platform == "win32" else jobs
    return max(1, min(jobs, parts, most))
