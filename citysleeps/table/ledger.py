"""The rows of a table on their way to the store, and the messages that wait for them. Nothing is sent before the rows
it depends on are durable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, Protocol

from citysleeps.store.port import Conflict, Store, Unavailable
from citysleeps.table.letters import Letter

MOST_WAITING: Final = 4000  # the most deliveries of a table that may wait for the disk; then its clients are paused

# The call itself stops the table at once, before the returned coroutine runs.
Failed = Callable[[Exception, list[Letter]], Coroutine[Any, Any, None]]


class Outbox(Protocol):
    """Sends messages when they may be sent."""

    is_writing: bool  # whether rows are being written that nobody has been told of

    def post(self, letters: Sequence[Letter]) -> None:
        """Send these, now or at the next beat."""


class Ledger:
    """The writer of one table: one append at a time. Rows that arrive during an append go into the next."""

    def __init__(self, store: Store, code: str, number: int, fence: int, outbox: Outbox) -> None:
        self.store = store
        self.code = code
        self.fence = fence  # with which this node holds the table
        self.number = number  # of the last durable row
        self.outbox = outbox
        self.rows: list[bytes] = []
        self.letters: list[Letter] = []
        self.held: list[Letter] = []  # messages that wait for the rows being written
        self.writing: asyncio.Future[None] | None = None
        self.underway = 0  # rows that are being written
        self.unheard: list[Callable[[], None]] = []  # callbacks of paused clients

    def is_full(self) -> bool:
        """Whether so much waits for the disk that clients must be paused."""
        return sum([len(letter.to) for letter in (*self.held, *self.letters)]) > MOST_WAITING

    def listen(self) -> None:
        """There is room again."""
        unheard, self.unheard = self.unheard, []
        for go_on in unheard:
            go_on()

    def hand_over(self, letter: Letter) -> None:
        """Send a message that depends on no unwritten row, unless others to the same client wait: a delay would show
        that somebody has acted."""
        if any(letter.to[0] in waiting.to for waiting in (*self.held, *self.letters)):
            self.letters.append(letter)
        else:
            self.outbox.post([letter])

    def flush(self, failed: Failed) -> None:
        """Send what may be sent now. Messages that wait for rows are sent when these are durable; if they cannot be
        written, the senders are told."""
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
        """The append has finished: the rows are durable, or could not be written."""
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
        self.listen()
        self.go_on(failed, done)

    def go_on(self, failed: Failed, done: asyncio.Future[None]) -> None:
        self.writing = None
        self.outbox.is_writing = False
        self.flush(failed)

    async def rest(self) -> None:
        """Wait until nothing is being written."""
        while writing := self.writing:
            await asyncio.wait((writing,))
            if self.writing is writing:
                writing.result()  # raises what went wrong
                return
