"""Nodes on a PostgreSQL that has a synchronous standby, and what can happen to them."""

from __future__ import annotations

import asyncio
import shutil
import signal
import subprocess
from collections.abc import Collection, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Self

from front.proxy import HAPROXY, OPENSSL, Front
from patience import PATIENCE
from server.running import House

from .chaos import Fault, Killed
from .house import Node
from .pair import Pair

STOP_SECONDS = 30.0


def movable(folder: Path) -> str:
    """A library that shows a process another time of day. Empty if there is no C compiler to build it."""
    if not shutil.which("cc"):
        return ""
    library = folder / "moved.so"
    subprocess.run(
        ["cc", "-O1", "-shared", "-fPIC", "-o", library, Path(__file__).with_name("moved.c"), "-ldl"], check=True
    )
    return str(library)


def start(node: Node) -> None:
    """Start the node. It fails without its database and is then started again, as a service manager does."""
    until = monotonic() + PATIENCE
    while True:
        try:
            node.process = node.start()
            return
        except AssertionError:
            if monotonic() > until:
                raise


def end(node: Node) -> None:
    """Stop the node. After a timeout it is killed."""
    node.process.terminate()
    try:
        node.process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        node.kill()


class Nodes:
    """The nodes, their proxy and their database. They end with the `with` block."""

    def __init__(self, folder: Path, many: int = 3) -> None:
        self.killed: list[Killed] = []
        self.missing: list[str] = []  # what cannot happen here, and why
        self.clocks = movable(folder)
        self.front: list[House] = []  # the proxy
        with ExitStack() as stack:
            self.pair = stack.enter_context(Pair())
            self.nodes = [
                stack.enter_context(Node(folder / f"node-{number}", self.pair.url, "--unlimited"))
                for number in range(1, many + 1)
            ]
            if HAPROXY and OPENSSL:
                self.front = [stack.enter_context(Front(folder, *(node.own for node in self.nodes)))]
            else:
                self.missing.append("the proxy: Debian's haproxy or openssl is not installed")
            self.stack = stack.pop_all()
        of_nodes: dict[str, Fault] = {
            "kill -9 of a node": self.kill,
            "SIGSTOP of a node": self.sleep,
            "SIGTERM of a node": self.stop,
        }
        of_database: dict[str, Fault] = {
            "kill -9 of PostgreSQL": self.kill_database,
            "connections cut": self.cut,
            "slow database": self.slow_database,
            "fail-over": self.fail_over,
        }
        if self.clocks:
            of_nodes["clock an hour off"] = self.move_clock
        else:
            self.missing.append("clock an hour off: there is no C compiler")
        if self.pair.is_small:
            of_database["full disk"] = self.fill_disk
        else:
            self.missing.append("full disk: only root can mount a small one")
        self.faults = [of_nodes, of_database]

    def doors(self) -> Sequence[House]:
        """Half of the clients connect through the proxy, half directly to a node."""
        return [*self.nodes, *(self.front * len(self.nodes))]

    def rows(self, code: str) -> list[bytes]:
        rows = self.pair.sql(f"""SELECT encode(row, 'hex') FROM log WHERE "table" = '{code}' ORDER BY number""")
        return [bytes.fromhex(row) for row in rows.splitlines()]

    def logs(self) -> list[str]:
        return [node.log() for node in self.nodes]

    def tables_on(self, node: Node) -> list[str]:
        """The tables on a node, if the database can be asked now."""
        held = f"SELECT code FROM tables JOIN nodes ON id = holder WHERE address = '{node.address}'"
        with suppress(AssertionError):
            return self.pair.sql(held).split()
        return []

    # What can happen

    async def kill(self, chance: Random, codes: Collection[str]) -> None:
        """Kill a node. It starts again after other nodes have taken its tables."""
        node = chance.choice(self.nodes)
        held = await asyncio.to_thread(self.tables_on, node)
        self.killed.append(Killed(monotonic(), set(held) & set(codes)))
        node.kill()
        await asyncio.sleep(chance.uniform(4, 6))
        await asyncio.to_thread(start, node)

    async def sleep(self, chance: Random, codes: Collection[str]) -> None:
        """Suspend a node for longer than its lease. It wakes up without knowing that."""
        node = chance.choice(self.nodes)
        node.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(chance.uniform(3.5, 6))
        node.process.send_signal(signal.SIGCONT)

    async def stop(self, chance: Random, codes: Collection[str]) -> None:
        node = chance.choice(self.nodes)
        await asyncio.to_thread(end, node)
        await asyncio.sleep(chance.uniform(0, 2))
        await asyncio.to_thread(start, node)

    async def kill_database(self, chance: Random, codes: Collection[str]) -> None:
        await asyncio.to_thread(self.pair.kill, chance.uniform(0, 2))

    async def cut(self, chance: Random, codes: Collection[str]) -> None:
        await asyncio.to_thread(self.pair.cut)

    async def slow_database(self, chance: Random, codes: Collection[str]) -> None:
        await asyncio.to_thread(self.pair.slow_down)
        await asyncio.sleep(chance.uniform(2, 5))
        await asyncio.to_thread(self.pair.speed_up)

    async def fill_disk(self, chance: Random, codes: Collection[str]) -> None:
        await asyncio.to_thread(self.pair.fill_disk)
        await asyncio.sleep(chance.uniform(2, 4))
        await asyncio.to_thread(self.pair.clear_disk)

    async def fail_over(self, chance: Random, codes: Collection[str]) -> None:
        await asyncio.to_thread(self.pair.fail_over)

    async def move_clock(self, chance: Random, codes: Collection[str]) -> None:
        """Restart a node with another time of day. It keeps it until the next restart."""
        node = chance.choice(self.nodes)
        await asyncio.to_thread(end, node)
        node.environment |= {"LD_PRELOAD": self.clocks, "MOVED_SECONDS": chance.choice(["3600", "-3600", "0"])}
        await asyncio.to_thread(start, node)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()
