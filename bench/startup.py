"""Starting a server on a large database: `python bench/startup.py [--finished 10000] [--running 500]`.

Ten random bots have played a game to its end at the finished tables, and half of one at the running ones. Then a server
is started, on an empty file and on this one: how long until it answers; and on this one somebody comes back to each
running table, one after the other: how long until he is welcomed at a table that is read for him, and how much memory
such a table takes. A line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

from load import memory, processor_seconds
from websockets.asyncio.client import connect

from citysleeps.agents.random import play_out
from citysleeps.books.shelf import FIRST
from citysleeps.kernel.play import Play
from citysleeps.store.sqlite import SqliteStore
from citysleeps.table import rows
from citysleeps.table.hall import CODE_LENGTH, LETTERS
from citysleeps.table.manners import Manners
from citysleeps.table.people import hashed
from citysleeps.table.rows import NO_ONE, What
from citysleeps.table.table import Table, row

SEATS = 10
GAMES = 20  # different ones; every table has one of them
TOGETHER = 200  # tables written at once
TOKEN = secrets.token_urlsafe(16)  # of the first seat at every table


def played(seed: int, part: float) -> list[bytes]:
    """The log of a table whose game was played by random bots, so far."""
    table, now, log = Table("GAME"), time.time_ns() // 1_000_000, []

    def write(what: What) -> None:
        log.append(row(now, NO_ONE, "", what))

    people = [rows.Came(i, f"P{i}", "en", hashed(TOKEN if i == 1 else f"{i}"), "", "") for i in range(1, SEATS + 1)]
    for what in (rows.Opened(hashed("creator"), f"secret {seed}", "en", FIRST, {}, Manners()), *people):
        table.carry_out(what)
        write(what)
    dealt = table.setup()
    play = Play(table.book, dealt.setup)
    play_out(play, Random(seed))
    table.carry_out(dealt)
    write(dealt)
    for answer in play.inputs[: round(part * len(play.inputs))]:
        write(table.take(answer))
    return log


async def fill(database: Path, finished: int, running: int) -> list[str]:
    """Write that many tables; the codes of the running ones."""
    chance = Random(0)
    codes: set[str] = set()
    while len(codes) < finished + running:
        codes.add("".join(chance.choices(LETTERS, k=CODE_LENGTH)))
    whole, halves = ([played(seed, part) for seed in range(GAMES)] for part in (1, 0.5))
    going = set(chance.sample(sorted(codes), running))
    async with SqliteStore(database) as store:
        for at in range(0, len(codes), TOGETHER):
            some = sorted(codes)[at : at + TOGETHER]
            logs = [chance.choice(halves if code in going else whole) for code in some]
            await asyncio.gather(*(store.append(code, 0, log) for code, log in zip(some, logs, strict=True)))
    return sorted(going)


def started(database: Path) -> tuple[subprocess.Popen[str], str, dict[str, float]]:
    """A server, its address, and after how many seconds it answers: by the clock, and of a processor."""
    program = str(Path(sys.executable).parent / "citysleeps")
    command = [program, "serve", "--host", "127.0.0.1", "--port", "0", "--unlimited"]
    began = time.perf_counter()
    server = subprocess.Popen([*command, "--database", str(database)], stdout=subprocess.PIPE, text=True)
    assert server.stdout
    address = server.stdout.readline().split()[4].removeprefix("http://")
    http = HTTPConnection(address)
    http.request("GET", "/api/health")
    assert http.getresponse().status == 200
    clock = time.perf_counter() - began
    return server, address, {"clock": clock, "processor": sum(processor_seconds(server.pid))}


async def come_back(address: str, codes: list[str]) -> tuple[list[Any], list[float]]:
    """One at every table; the lines, and how long each took until the welcome, in milliseconds."""
    lines, times = [], []
    for code in codes:
        began = time.perf_counter()
        line = await connect(f"ws://{address}/api/tables/{code}/socket", compression=None, ping_interval=None)
        await line.send(json.dumps({"token": TOKEN}))
        assert b'"say":"welcome"' in str(await line.recv()).encode()
        lines.append(line)
        times.append(1000 * (time.perf_counter() - began))
    return lines, sorted(times)


async def run(finished: int, running: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        full = Path(folder, "full.db")
        codes = await fill(full, finished, running)
        found: dict[str, Any] = {"finished": finished, "running": running, "MB": full.stat().st_size >> 20}
        for name, database in (("empty", Path(folder, "empty.db")), ("full", full)):
            server, address, found[f"{name}: answers after s"] = started(database)
            try:
                before = memory(server.pid)
                if database == full:
                    lines, times = await come_back(address, codes)
                    found["first asked for, ms"] = {"p50": times[len(times) // 2], "p99": times[len(times) * 99 // 100]}
                    found["kB a table"] = (memory(server.pid) - before) / len(lines)
            finally:
                server.kill()
                server.wait()
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--finished", type=int, default=10_000)
    parser.add_argument("--running", type=int, default=500)
    options = parser.parse_args()
    found = asyncio.run(run(options.finished, options.running))
    print(json.dumps(json.loads(json.dumps(found), parse_float=lambda number: round(float(number), 2))))


if __name__ == "__main__":
    main()
