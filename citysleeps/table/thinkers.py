"""Who thinks for the bots: processes beside the server, so that no thought holds up its event loop
(docs/reasoning.md)."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count, cycle
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.facts import Fact
from citysleeps.table.study import Asked, Found, Question, Sitting, Study, sent
from citysleeps.table.turns import Turns

journal = logging.getLogger("citysleeps")
MOST: Final = 4  # processes; one less than there are processors, so that one is left for the server
STARTS: Final = "import sys; sys.path[:] = {path!r}; from citysleeps.table.study import serve; serve({books!r})"
NUMBERS: Final = count(1)

Done = Callable[[Found | None], object]  # called in the event loop; None: nothing was found, because a process has died
Payer = Callable[[], str]  # the address for which the bots of a table think now


class Sitter:
    """A bot that thinks elsewhere, and everything that its seat was told."""

    def __init__(self, sitting: Sitting) -> None:
        self.number = next(NUMBERS)
        self.sitting = sitting
        self.facts: list[Fact] = []


class Thinker(Protocol):
    """Thinks for the bots of a table, one thought after the other. If one is asked for while another waits, that one is
    not wanted any more."""

    def think(self, sitter: Sitter, offers: list[Ask], asks: list[Ask], done: Done) -> None:
        """Let a bot think about what it was told so far. `done` is called later, never at once."""

    def forget(self, sitters: list[Sitter]) -> None:
        """These bots do not play any more."""


class Thinkers(Protocol):
    """All who think for a server."""

    def one(self, payer: Payer) -> Thinker:
        """One for a table."""

    async def close(self) -> None:
        """Stop thinking. What was asked is not answered."""


class Here:
    """Thinks in the event loop itself: for programs that are in no hurry, and for tests in virtual time."""

    def __init__(self) -> None:
        self.study = Study()
        self.heard: dict[int, int] = {}

    def one(self, payer: Payer) -> Thinker:
        return self

    def think(self, sitter: Sitter, offers: list[Ask], asks: list[Ask], done: Done) -> None:
        asyncio.get_running_loop().call_soon(done, self.thought(sitter, offers, asks))

    def thought(self, sitter: Sitter, offers: list[Ask], asks: list[Ask]) -> Found:
        """What a bot says or answers, at once."""
        told, heard = len(sitter.facts), self.heard
        return self.study.think(asked(sitter, told, heard, [*map(sent, offers)], [*map(sent, asks)]))

    def forget(self, sitters: list[Sitter]) -> None:
        numbers = [one.number for one in sitters if self.heard.pop(one.number, None) is not None]
        self.study.forget(numbers)

    async def close(self) -> None:
        """Nothing runs."""


class Worker:
    """A process in which bots think, and the thread that talks to it. The process starts with the first question, and
    again if it has died: it needs nothing but what the bots were told."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.waiting: list[Queue] = []  # tables whose bots wait for a thought, in the order in which they came
        self.is_busy = False
        self.thread = ThreadPoolExecutor(1, "thinker")
        self.process: subprocess.Popen[bytes] | None = None
        self.heard: dict[int, int] = {}  # by chair: how many facts were sent
        self.is_closed = False

    def begin(self) -> None:
        """Begin the next thought, unless one has begun."""
        if self.is_busy or self.is_closed or not self.waiting:
            return
        queue = min(self.waiting, key=lambda queue: self.turns.has_had(queue.payer()))
        self.waiting.remove(queue)
        wanted, queue.wanted = queue.wanted, None
        assert wanted
        self.is_busy = True
        ask = partial(self.ask, wanted.sitter, wanted.told, wanted.offers, wanted.asks)
        thinking = asyncio.get_running_loop().run_in_executor(self.thread, ask)
        thinking.add_done_callback(partial(self.end_thought, wanted.done, queue.payer(), self.turns.clock()))

    def end_thought(self, done: Done, payer: str, began: float, found: asyncio.Future[Found | None]) -> None:
        self.turns.charge(payer, self.turns.clock() - began)
        self.is_busy = False
        self.begin()
        done(found.result())

    def forget(self, sitters: Sequence[Sitter]) -> None:
        if not self.is_closed:
            self.thread.submit(self.tell, [one.number for one in sitters])

    # In the thread

    def ask(self, sitter: Sitter, told: int, offers: list[Asked], asks: list[Asked]) -> Found | None:
        if self.is_closed:
            return None
        process = self.process or self.start()
        assert process.stdin and process.stdout
        try:
            self.send(process, asked(sitter, told, self.heard, offers, asks))
            found: Found = pickle.load(process.stdout)
            return found
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            if not self.is_closed:
                journal.error("a process in which bots think has died: %r", error)
            self.end()
            return None

    def tell(self, chairs: list[int]) -> None:
        known = [one for one in chairs if self.heard.pop(one, None) is not None]
        if known and self.process:
            try:
                self.send(self.process, known)
            except OSError:
                self.end()

    def send(self, process: subprocess.Popen[bytes], what: Any) -> None:
        assert process.stdin
        pickle.dump(what, process.stdin)
        process.stdin.flush()

    def start(self) -> subprocess.Popen[bytes]:
        books = {name: type(book).__module__ for name, book in SHELF.items()}
        program = [sys.executable, "-c", STARTS.format(path=sys.path, books=books)]
        self.process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self.process

    def end(self) -> None:
        """End the process. The next one is told everything again."""
        self.heard = {}
        process, self.process = self.process, None
        if process:
            process.kill()
            process.communicate()

    def close(self) -> None:
        """End the process even if it thinks, and then the thread."""
        self.is_closed = True
        process = self.process
        if process:
            process.kill()
        self.thread.submit(self.end)
        self.thread.shutdown()


class Wanted(NamedTuple):
    """A thought that has not begun."""

    sitter: Sitter
    told: int  # facts, when it was asked for
    offers: list[Asked]
    asks: list[Asked]
    done: Done


class Queue:
    """The bots of one table, in the queue of a worker."""

    def __init__(self, worker: Worker, payer: Payer) -> None:
        self.worker = worker
        self.payer = payer
        self.wanted: Wanted | None = None

    def think(self, sitter: Sitter, offers: list[Ask], asks: list[Ask], done: Done) -> None:
        if self.worker.is_closed:
            return
        if self.wanted is None:
            self.worker.waiting.append(self)
        self.wanted = Wanted(sitter, len(sitter.facts), [*map(sent, offers)], [*map(sent, asks)], done)
        self.worker.begin()

    def forget(self, sitters: list[Sitter]) -> None:
        if self.wanted and self.wanted.sitter in sitters:
            self.wanted = None
            self.worker.waiting.remove(self)
        self.worker.forget(sitters)


class Apart:
    """Thinks in other processes. All bots of a table share one, and with it what everybody can conclude."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        turns = Turns(clock)
        self.workers = [Worker(turns) for _ in range(max(1, min(MOST, (os.cpu_count() or 1) - 1)))]
        self.next = cycle(self.workers)

    def one(self, payer: Payer) -> Queue:
        return Queue(next(self.next), payer)

    async def close(self) -> None:
        for worker in self.workers:
            await asyncio.to_thread(worker.close)


def asked(sitter: Sitter, told: int, heard: dict[int, int], offers: list[Asked], asks: list[Asked]) -> Question:
    """The question to a bot, with everything that it was told and has not heard where it thinks."""
    number = sitter.number
    sits = None if number in heard else sitter.sitting
    facts = sitter.facts[heard.get(number, 0) : told]
    heard[number] = told
    return Question(number, sits, facts, offers, asks)
