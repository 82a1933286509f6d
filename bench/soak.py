"""Memory over a long time: bots play game after game at a server, at many tables, each of which is then left.

    python bench/soak.py [--minutes 60] [--tables 30]

Every minute: tables and games so far, memory of the server, how long a ping took at most. Tables are put away after
thirty seconds here, not after ten minutes, so that a short run sees it too; at the end nobody is there any more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from typing import IO

from load import memory
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

SERVE = "from citysleeps.table import hall; hall.IDLE_SECONDS = 30.0; from citysleeps.cli import main; main()"
SECONDS = ("night_step_seconds", "nomination_seconds", "vote_call_seconds", "deal_seconds")
SETTINGS = dict.fromkeys(SECONDS, 1)
BOTS = 8
LONGEST = 90.0  # seconds of one game; then the table is left as it stands


def started(
    folder: str, *options: str, log: IO[bytes] | None = None, before: str = ""
) -> tuple[subprocess.Popen[str], str]:
    """A server with this folder, and its address; what it says of troubles goes into the log, if there is one. `before`
    is what it does first."""
    command = [sys.executable, "-c", before + SERVE, "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--database", f"{folder}/tables.db", "--bot-seconds", "0.2", *options]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert server.stdout
    return server, server.stdout.readline().split()[4].removeprefix("http://")


async def post(address: str, path: str, body: object, headers: str = "") -> dict[str, str]:
    """A request, and its answer."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    content = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n{headers}"
    writer.write(f"{head}Content-Length: {len(content)}\r\nConnection: close\r\n\r\n".encode() + content)
    answer = await reader.read()
    writer.close()
    status, _, rest = answer.partition(b"\r\n")
    assert b"201" in status, answer
    found: dict[str, str] = json.loads(rest.partition(b"\r\n\r\n")[2])
    return found


class Soak:
    """What has happened so far."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.tables = self.games = 0
        self.slowest = 0.0

    async def play(self) -> None:
        """One table after the other: bots play a game, and everybody leaves."""
        while True:
            with suppress(ConnectionClosed, TimeoutError):
                await self.game()

    async def game(self) -> None:
        made = await post(self.address, "/api/tables", {"settings": SETTINGS})
        self.tables += 1
        async with (
            asyncio.timeout(LONGEST),
            connect(f"ws://{self.address}/api/tables/{made['code']}/socket", proxy=None) as socket,
        ):
            await socket.send(json.dumps({"creator": made["creator"]}))
            for number in range(BOTS):
                await socket.send(json.dumps({"do": "add_bot", "id": f"bot {number}"}))
            await socket.send(json.dumps({"do": "deal", "id": "deal"}))
            async for text in socket:
                if '"phase":"over"' in str(text):
                    self.games += 1
                    return

    async def ping(self) -> None:
        made = await post(self.address, "/api/tables", {})
        async with connect(f"ws://{self.address}/api/tables/{made['code']}/socket", proxy=None) as socket:
            await socket.send("{}")
            await socket.recv()
            while True:
                began = time.perf_counter()
                await socket.send('{"do":"ping","id":"1"}')
                await socket.recv()
                self.slowest = max(self.slowest, time.perf_counter() - began)
                await asyncio.sleep(0.1)

    def report(self, pid: int, minute: float) -> None:
        slowest, self.slowest = self.slowest, 0.0
        print(
            f"{minute:6.1f} min {self.tables:7} tables {self.games:7} games "
            f"{memory(pid) / 1024:7.0f} MB {1000 * slowest:7.0f} ms at most",
            flush=True,
        )


async def run(minutes: float, tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server, address = started(folder, "--unlimited")
        try:
            soak = Soak(address)
            soak.report(server.pid, 0)
            tasks = [asyncio.create_task(soak.ping()), *(asyncio.create_task(soak.play()) for _ in range(tables))]
            began = time.monotonic()
            while (left := began + 60 * minutes - time.monotonic()) > 0:
                await asyncio.sleep(min(60.0, left))
                soak.report(server.pid, (time.monotonic() - began) / 60)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.sleep(60)  # all tables are put away
            print("nobody is there any more:")
            soak.report(server.pid, (time.monotonic() - began) / 60)
        finally:
            server.kill()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=30)
    options = parser.parse_args()
    asyncio.run(run(options.minutes, options.tables))


if __name__ == "__main__":
    main()
