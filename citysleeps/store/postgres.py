"""A store in a PostgreSQL database, for any number of nodes. Appends that arrive during a commit go into the next."""

from __future__ import annotations

import asyncio
import concurrent.futures
import time
from asyncio import Future
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock, Thread
from typing import Any, Final, TypeVar

import asyncpg

from citysleeps.store import statements as sql
from citysleeps.store.address import public_name
from citysleeps.store.archive import KEPT, STAYS, pack, together
from citysleeps.store.connection import TROUBLES, connect, in_sentences, unavailable
from citysleeps.store.port import LEASE_SECONDS, Conflict, End, Hold, Numbered, Store, Unavailable
from citysleeps.store.schema import migrate
from citysleeps.store.telling import tell

Found = TypeVar("Found")

TOGETHER: Final = 1000  # the most appends in one commit
MOST_ROWS: Final = 2**31 - 1 - 2**20  # of a table; row numbers are of type int
READERS: Final = 4
GATHERING_SECONDS: Final = 0.002  # pause between commits under load: fewer commits are less work
PARTING_SECONDS: Final = 2.0  # time for the database to notice that a process has ended
CLOSED: Final = "the store is closed"


@dataclass(eq=False, slots=True)
class Append:
    """Rows that wait to be written, and the future of whoever waits for them."""

    table: str
    expected: int
    rows: tuple[bytes, ...]
    fence: int
    done: Future[None]


class PostgresStore(Store):
    """The constructor opens the database. It raises Unavailable if the database cannot be used.

    `node` is the address at which other nodes reach this one; "" is a server that has the database to itself; None
    holds no table. All connections belong to a thread with a loop of its own, so that any thread may use the store.
    """

    def __init__(self, url: str, node: str | None = None) -> None:
        self.url = url
        self.node = node
        self.name = public_name(url)
        self.id: int | None = None  # among the nodes
        self.keeper: Any = None  # the connection that holds the lock of this node
        self.writer: Any = None
        self.idle: list[Any] = []  # unused connections
        self.waiting: list[Append] = []
        self.lock = Lock()  # no append can come after the end
        self.closed = False
        self.doubts = 0  # commits that may or may not have succeeded
        self.settled = 0  # how many of them do not matter any more
        self.ahead = 0.0  # milliseconds by which the database's clock is ahead of ours
        self.loop = asyncio.new_event_loop()
        self.knock = asyncio.Event()
        self.readers = asyncio.Semaphore(READERS)
        self.keeping = asyncio.Lock()
        self.thread = Thread(target=self.run, name="PostgreSQL", daemon=True)
        self.thread.start()
        try:
            self.writing = self.there(self.open()).result()
        except BaseException:
            self.end()
            raise

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()
        self.loop.close()

    # Called from the loops of any thread

    def append(self, table: str, expected: int, rows: Sequence[bytes], fence: int = 0) -> Future[None]:
        append = Append(table, expected, tuple(rows), fence, asyncio.get_running_loop().create_future())
        try:
            check(table, append.rows)
            with self.lock:
                self.check_open()
                self.waiting.append(append)
                if len(self.waiting) == 1:  # written after this turn, together with the other appends of it
                    append.done.get_loop().call_soon(self.loop.call_soon_threadsafe, self.knock.set)
        except (Unavailable, TypeError, ValueError) as error:
            append.done.set_exception(error)
        return append.done

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Numbered]:
        check(table, ())
        return await self.call(self.read_there(table, after, limit))

    async def last(self, table: str) -> int:
        check(table, ())
        found = await self.call(self.ask(sql.LAST, table))
        return int(found[0][0]) if found else 0

    async def tables(self) -> list[str]:
        return [code for (code,) in await self.call(self.ask(sql.TABLES))]

    async def ends(self, after: str | None = None, limit: int = 500) -> list[End]:
        asked = (sql.FIRST_ENDS, KEPT, limit) if after is None else (sql.NEXT_ENDS, KEPT, limit, after)
        return [End(*found) for found in await self.call(self.ask(*asked))]

    async def archive(self, table: str) -> bool:
        rows = await self.read(table)
        if len(rows) <= KEPT:
            return False
        piece = pack([row for _, row in rows[STAYS:-1]])
        return bool(await self.call(self.ask(sql.ARCHIVE, table, rows[-1][0] - 1, piece, STAYS)))

    async def delete(self, table: str) -> bool:
        check(table, ())
        return bool(await self.call(self.ask_all(*((statement, table) for statement in sql.DELETE))))

    async def prove(self) -> None:
        await self.call(self.ask(sql.PROOF))

    async def hold(self, table: str) -> Hold | None:
        check(table, ())
        return await self.call(self.take(table))

    async def release(self, tables: Sequence[str]) -> None:
        await self.call(self.ask(sql.RELEASE, list(tables), self.id))

    async def youngest(self) -> str:
        found = await self.call(self.ask(sql.YOUNGEST, self.id))
        return str(found[0][0]) if found else ""

    async def stay(self) -> bool:
        return await self.call(self.renew())

    def now(self) -> int:
        return int(time.monotonic() * 1000 + self.ahead)

    async def pay(self, gate: str, whose: str, size: float, rate: float, cost: int) -> bool:
        found = await self.call(self.ask(sql.PAY if cost else sql.HAS, gate, whose, size, rate))
        return bool(found[0][0]) if found else not cost

    async def secret(self) -> str:
        await self.call(self.ask(sql.KEEP_SECRET, await super().secret()))
        return str((await self.call(self.ask(sql.SECRET)))[0][0])

    async def close(self) -> None:
        with self.lock:
            is_first, self.closed = not self.closed, True
        if is_first:
            await asyncio.wrap_future(self.there(self.finish()))
        await asyncio.to_thread(self.end)

    async def call(self, work: Coroutine[Any, Any, Found]) -> Found:
        if self.closed:
            work.close()
        self.check_open()
        return await asyncio.wrap_future(self.there(work))

    def there(self, work: Coroutine[Any, Any, Found]) -> concurrent.futures.Future[Found]:
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def check_open(self) -> None:
        if self.closed:
            raise Unavailable(CLOSED)

    def end(self) -> None:
        self.closed = True
        with suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()

    # In the store's own loop

    async def open(self) -> asyncio.Task[None]:
        try:
            with in_sentences(self.name):
                self.writer = await connect(self.url)
                await migrate(self.writer, self.name)
            if self.node is not None:
                await self.renew()
        except BaseException:
            for line in (self.keeper, self.writer):
                if line:
                    line.terminate()
            raise
        return self.loop.create_task(self.write_all())

    async def finish(self) -> None:
        """Write what waits and release the tables of this node, if the database can be reached."""
        self.knock.set()
        await self.writing
        for line in (self.keeper, self.writer, *self.idle):
            with suppress(*TROUBLES):
                if line is self.keeper and line:
                    await line.execute("DELETE FROM nodes WHERE id = $1", self.id)
                if line:
                    await line.close(timeout=LEASE_SECONDS)

    async def write_all(self) -> None:
        while not self.closed or self.waiting:
            await self.knock.wait()
            self.knock.clear()
            while appends := self.gather():
                try:
                    faults = await self.commit(appends)
                except Exception as error:  # whatever it is: nobody may wait forever
                    faults = [error] * len(appends)
                tell([append.done for append in appends], faults)
                if len(self.waiting) > 1:
                    await asyncio.sleep(GATHERING_SECONDS)

    def gather(self) -> list[Append]:
        """The appends that wait, but only the first of each table."""
        with self.lock:
            first: dict[str, Append] = {}
            for append in self.waiting:
                if len(first) < TOGETHER:
                    first.setdefault(append.table, append)
            self.waiting = [append for append in self.waiting if first.get(append.table) is not append]
        return list(first.values())

    async def commit(self, appends: list[Append]) -> list[Exception | None]:
        """Write all appends in one transaction. Returns the error of each, or None."""
        began = time.monotonic()
        try:
            if self.writer is None or self.writer.is_closed():
                self.writer = await connect(self.url)
            stand = await self.write([one for one in appends if one.rows and one.expected < MOST_ROWS])
            others = [one.table for one in appends if one.table not in stand]
            ends = dict(await self.writer.fetch(sql.WHERE_THEY_END, others)) if others else {}
        except TROUBLES as error:
            self.doubts += 1
            if self.writer:
                self.writer.terminate()
            return [unavailable(self.name, error) for _ in appends]
        self.flushes += 1
        self.flush_seconds += time.monotonic() - began
        return [None if one.table in stand else refusal(one, ends.get(one.table, 0)) for one in appends]

    async def write(self, appends: list[Append]) -> set[str]:
        """Write the rows and return the tables that were written."""
        codes = [append.table for append in appends]
        numbered = [
            (append.table, number, row)
            for append in appends
            for number, row in enumerate(append.rows, append.expected + 1)
        ]
        while appends:
            with suppress(asyncpg.DeadlockDetectedError):  # nothing was written; the other transaction goes first
                found = await self.writer.fetch(
                    sql.APPEND,
                    codes,
                    [append.expected for append in appends],
                    [len(append.rows) for append in appends],
                    [append.fence for append in appends],
                    self.id,
                    *map(list, zip(*numbered, strict=True)),
                )
                return {code for (code,) in found}
        return set()

    async def read_there(self, table: str, after: int, limit: int | None) -> list[Numbered]:
        """After a commit that may have failed, trust what is read only once a later commit has succeeded. What a
        standby does not have yet could still be lost."""
        found = await self.ask(sql.READ, table, after, limit)
        doubts = self.doubts
        if doubts > self.settled:
            await self.ask(sql.PROOF)
            self.settled = doubts
        return together([(number, row) for number, row in found], after, limit)

    async def ask(self, query: str, *given: object) -> list[Any]:
        return await self.ask_all((query, *given))

    async def ask_all(self, *queries: tuple[object, ...]) -> list[Any]:
        """Run queries in one transaction and return the result of the first. They must be safe to repeat: if the
        connection was cut since its last use, they run again."""
        async with self.readers:
            while self.idle:
                try:
                    return await self.ask_by(self.idle.pop(), queries)
                except TROUBLES:
                    continue
            with in_sentences(self.name):
                return await self.ask_by(await connect(self.url), queries)

    async def ask_by(self, line: Any, queries: tuple[tuple[object, ...], ...]) -> list[Any]:
        try:
            if len(queries) == 1:
                found = [await line.fetch(*queries[0])]
            else:
                async with line.transaction():
                    found = [await line.fetch(*query) for query in queries]
        except BaseException:
            line.terminate()
            raise
        self.idle.append(line)
        first: list[Any] = found[0]
        return first

    # The node

    async def come(self) -> None:
        """Register this node. Raises Unavailable if a server has the database to itself, or if this one wants that and
        another is there."""
        self.keeper = await connect(self.url, LEASE_SECONDS)
        until = time.monotonic() + PARTING_SECONDS
        while not await self.keeper.fetchval(sql.SHARE if self.node else sql.CLAIM):
            if time.monotonic() > until:
                self.keeper.terminate()
                raise Unavailable(f"{self.name} is served already; give another --database, or every server its --node")
            await asyncio.sleep(0.1)
        if not self.node:
            await self.keeper.execute("DELETE FROM nodes WHERE id IS DISTINCT FROM $1", self.id)
        elif self.id is None:
            await self.keeper.execute(sql.REPLACE, self.node)  # the node that was at this address has ended

    async def renew(self) -> bool:
        async with self.keeping:
            with in_sentences(self.name):
                if self.keeper is None or self.keeper.is_closed():
                    await self.come()
                await self.set_clock()
                if await self.keeper.fetchval(sql.STAY, self.id, LEASE_SECONDS):
                    return True
                self.id = await self.keeper.fetchval(sql.COME, self.node, LEASE_SECONDS)
        return False

    async def set_clock(self) -> None:
        before = time.monotonic()
        there = await self.keeper.fetchval(sql.CLOCK)
        self.ahead = there - (before + time.monotonic()) / 2 * 1000

    async def take(self, table: str) -> Hold | None:
        while True:
            found = await self.ask(sql.HOLDER, table)
            if not found:
                return None
            fence, holder, address, lives = found[0]
            if holder == self.id:
                return Hold(fence)
            if lives:
                return Hold(fence, address)
            if holder:
                await self.ask(sql.STRIKE_OFF, holder)
            taken = await self.ask(sql.TAKE, table, fence, self.id)
            if taken:
                return Hold(taken[0][0])


def check(table: str, rows: tuple[bytes, ...]) -> None:
    """Refuse rows that cannot be written before they reach the commit, where they would fail the rows of others."""
    if "\0" in table:
        raise ValueError("the name of a table has no NUL")
    table.encode()
    for row in rows:
        if not isinstance(row, bytes):
            raise TypeError(f"a row is bytes, not {type(row).__name__}")


def refusal(append: Append, found: int) -> Conflict | None:
    """Why an append wrote nothing: a Conflict, or None if there was nothing to write."""
    return None if not append.rows and append.expected == found else Conflict(append.table, append.expected, found)
