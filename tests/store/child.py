"""What tests let another process do to a store: `python child.py VERB PATH …`; it reports line by line."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from citysleeps.store.port import Conflict, Unavailable
from citysleeps.store.sqlite import SqliteStore

NOBODY = 65534
ROWS = 3  # in one append
TABLES = 5


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")  # in one piece, whenever the end may come
    sys.stdout.flush()


def content(table: str, number: int) -> bytes:
    """The row of this number; long enough that the log beside the file is often written back."""
    return f"{table} {number} ".encode() * 60


async def write(path: Path) -> None:
    """Appends to several tables for ever, and says what was acknowledged."""

    async def fill(table: str) -> None:
        last = await store.last(table)
        while True:
            await store.append(table, last, [content(table, last + at) for at in range(1, ROWS + 1)])
            last += ROWS
            say(table, last)

    store = SqliteStore(path)
    await asyncio.gather(*(fill(f"table-{n}") for n in range(TABLES)))


async def race(path: Path, me: str, until: str) -> None:
    """Appends where the table stands, until it is so long, and says which numbers it won; opens when told to."""
    say("ready")
    sys.stdin.readline()
    async with SqliteStore(path) as store:
        last = 0
        while last < int(until):
            try:
                await store.append("a", last, [me.encode()])
                last += 1
                say(last)
            except Conflict as conflict:
                last = conflict.found


async def fill_small_disk(path: Path) -> None:
    """Appends until files may not grow any more, and goes on when they may; says both."""
    store = SqliteStore(path)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
    last = 0
    try:
        while True:
            await store.append("a", last, [content("a", last + 1)])
            last += 1
    except Unavailable as sentence:
        say(last, sentence)
    say(await store.last("a"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append("a", last, [content("a", last + 1)])
    say(await store.last("a"))
    os._exit(0)  # without closing: what is acknowledged is there all the same


async def knock(path: Path) -> None:
    """Appends, as somebody whom permissions bind, whenever a line comes; says how it went."""
    if os.getuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    async with SqliteStore(path) as store:
        while True:
            last = await store.last("a")
            try:
                await store.append("a", last, [content("a", last + 1)])
                say("appended", last + 1)
            except Unavailable as sentence:
                say(sentence)
            if not sys.stdin.readline():
                return


if __name__ == "__main__":
    verb, path, *more = sys.argv[1:]
    verbs: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
        "write": write,
        "race": race,
        "fill_small_disk": fill_small_disk,
        "knock": knock,
    }
    asyncio.run(verbs[verb](Path(path), *more))
