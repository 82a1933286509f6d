"""One node on SQLite, and what can happen to it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Collection, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Self

from server.faults import clear_disk, fill_disk
from server.running import House, Server

from .chaos import Fault, Killed


class OneNode:
    """`citysleeps serve` on a file: every table is on this node."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder, "--unlimited", bot_seconds=0.3)
        self.killed: list[Killed] = []
        self.missing: list[str] = []
        self.faults: list[dict[str, Fault]] = [
            {"kill -9": self.kill, "SIGTERM": self.stop, "SIGSTOP": self.sleep, "full disk": self.fill_disk}
        ]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.stop()

    def doors(self) -> Sequence[House]:
        return [self.server]

    def rows(self, code: str) -> list[bytes]:
        return self.server.rows(code)

    def logs(self) -> list[str]:
        return [self.server.log()]

    async def kill(self, chance: Random, codes: Collection[str]) -> None:
        self.killed.append(Killed(monotonic(), codes))
        self.server.kill()
        await asyncio.to_thread(self.server.restart)

    async def stop(self, chance: Random, codes: Collection[str]) -> None:
        await asyncio.to_thread(self.server.restart)

    async def sleep(self, chance: Random, codes: Collection[str]) -> None:
        self.server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(chance.uniform(0.5, 3))
        self.server.process.send_signal(signal.SIGCONT)

    async def fill_disk(self, chance: Random, codes: Collection[str]) -> None:
        fill_disk(self.server)
        await asyncio.sleep(chance.uniform(0.5, 2))
        clear_disk(self.server)
