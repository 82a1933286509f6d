"""Several real nodes on one PostgreSQL database, each a process of its own.

with House(tmp_path, cluster, many=3) as house:
    made = house.nodes[0].make()
    house.holder(made["code"]).kill()
    house.others(made["code"])[0].join(made["code"], "A")
"""

from __future__ import annotations

import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from postgres import Cluster
from server.running import ITSELF, Process, Server


class Node(Server):
    """One of the nodes. Its port is chosen before it starts, because the others need it."""

    def __init__(
        self,
        folder: Path,
        database: str,
        *options: str,
        bot_seconds: float = 0.3,
        program: tuple[str, ...] = ITSELF,
    ) -> None:
        folder.mkdir()
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.own = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.own}"
        given = ("--database", database, "--node", self.address, *options)
        super().__init__(folder, *given, bot_seconds=bot_seconds, program=program)

    def start(self) -> Process:
        self.port = self.own
        return super().start()


class House:
    """The nodes and their database. They end with the `with` block."""

    def __init__(self, folder: Path, cluster: Cluster, many: int, *options: str) -> None:
        self.cluster = cluster
        self.database = cluster.make()
        with ExitStack() as stack:
            self.nodes = [
                stack.enter_context(Node(folder / f"node-{number}", self.database, *options))
                for number in range(1, many + 1)
            ]
            self.stack = stack.pop_all()

    def sql(self, *commands: str) -> str:
        return self.cluster.sql(self.database, *commands)

    def holder(self, code: str) -> Node:
        """The node that has a table."""
        address = self.sql(f"SELECT address FROM tables JOIN nodes ON id = holder WHERE code = '{code}'")
        return next(node for node in self.nodes if node.address == address)

    def others(self, code: str) -> list[Node]:
        """The nodes that do not have it."""
        holder = self.holder(code)
        return [node for node in self.nodes if node is not holder]

    def rows(self, code: str) -> list[bytes]:
        """The stored rows of a table."""
        rows = self.sql(f"""SELECT encode(row, 'hex') FROM log WHERE "table" = '{code}' ORDER BY number""")
        return [bytes.fromhex(row) for row in rows.splitlines()]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()
