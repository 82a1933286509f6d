"""Nothing is said before it is written down for good: the rows of a table on their way to the store, and the messages
that wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from citysleeps.store.port import Conflict, Store, Unavailable
from citysleeps.table.rows import Who


class Client(Protocol):
    """A connection to a table: whose it is, and how to reach it."""

    who: Who
    has_creator_token: bool
    is_screen: bool
    language: str

    def post(self, message: bytes, goes_on: bool = False) -> None:
        """Send a message, or one part of it after the other; now or as soon as the line is free, never waits."""

    def end(self, reason: str) -> None:
        """Say why, and hang up."""

    def shutdown(self) -> None:
        """Hang up, so that it comes again: the table is not played here any more."""

    def check(self) -> None:
        """Find out whether anybody is there."""


class Letter(msgspec.Struct, frozen=True):
    """A message to all to whom it is the same; the id if it is a reply, to one."""

    to: Sequence[Client]
    message: bytes
    id: str = ""
    shows: str = ""  # the whole of something: an earlier one that still waits need not be sent any more
    at_once: bool = False  # also in the dark


MOST_WAITING: Final = 4000  # deliveries of one table that wait for the disk, before nobody there is listened to

# Nothing more is done at the table as soon as it is called, and not only when what it returns has begun to run.
Failed = Callable[[Exception, list[Letter]], Coroutine[Any, Any, None]]


class Outbox(Protocol):
    """Where a message goes when it may be sent."""

    is_writing: bool  # is something being written down that nobody has been told yet?

    def post(self, letters: Sequence[Letter]) -> None:
        """Send these, now or at the next beat."""


class Ledger:
    """The writer of one table: one append at a time, with whatever has gathered meanwhile."""

    def __init__(self, store: Store, code: str, number: int, fence: int, outbox: Outbox) -> None:
        self.store = store
        self.code = code
        self.fence = fence  # with which this node has the table
        self.number = number  # of the last row that stands
        self.outbox = outbox
        self.rows: list[bytes] = []
        self.letters: list[Letter] = []
        self.held: list[Letter] = []  # until the rows that are being written stand
        self.writing: asyncio.Future[None] | None = None
        self.underway = 0  # rows that are being written
        self.unheard: list[Callable[[], None]] = []  # how those go on who are not listened to meanwhile

    def is_full(self) -> bool:
        """Does so much wait for the disk that nobody may cause more of it?"""
        return sum([len(letter.to) for letter in (*self.held, *self.letters)]) > MOST_WAITING

    def listen(self) -> None:
        """There is room again."""
        unheard, self.unheard = self.unheard, []
        for go_on in unheard:
            go_on()

    def hand_over(self, letter: Letter) -> None:
        """A message that depends on nothing unwritten goes at once, unless others to the same client are before it: how
        long a writing takes tells that somebody has acted."""
        if any(letter.to[0] in waiting.to for waiting in (*self.held, *self.letters)):
            self.letters.append(letter)
        else:
            self.outbox.post([letter])

    def flush(self, failed: Failed) -> None:
        """Send what may be sent now; what waits for rows is sent when they stand, or it is said that they could not
        be written."""
        if self.writing:
            return
        if self.rows:
            self.write(failed)
        elif self.letters:
            letters, self.letters = self.letters, []
            self.outbox.post(letters)

    def write(self, failed: Failed) -> None:
        rows, self.rows = self.rows, []
        self.held, self.letters = self.letters, []
        self.underway = len(rows)
        self.writing = asyncio.ensure_future(self.store.append(self.code, self.number, rows, self.fence))
        self.writing.add_done_callback(partial(self.written, failed))
        self.outbox.is_writing = True

    def written(self, failed: Failed, done: asyncio.Future[None]) -> None:
        """The rows stand, or cannot be written."""
        try:
            done.result()
        except (Unavailable, Conflict) as error:
            letters = self.held + self.letters
            self.rows, self.held, self.letters = [], [], []
            self.writing = asyncio.get_running_loop().create_task(failed(error, letters))
            self.writing.add_done_callback(partial(self.go_on, failed))
            self.listen()
            return
        self.number += self.underway
        letters, self.held = self.held, []
        self.outbox.post(letters)
        if self.unheard:
            self.listen()
        self.go_on(failed, done)

    def go_on(self, failed: Failed, done: asyncio.Future[None]) -> None:
        self.writing = None
        self.outbox.is_writing = False
        self.flush(failed)

    async def rest(self) -> None:
        """Nothing is being written any more."""
        while writing := self.writing:
            await asyncio.wait((writing,))
            if self.writing is writing:
                writing.result()  # raises what went wrong
                return
