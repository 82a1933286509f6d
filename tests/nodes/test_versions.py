"""Nodes of two versions on one database, as while they are updated one after the other."""

from __future__ import annotations

import asyncio
from pathlib import Path

from postgres import Cluster
from server.running import Client, done

from .house import Node

NEWER = (
    "-c",
    "import citysleeps; citysleeps.__version__ = '99.0.0'; from citysleeps.cli import main; main()",
)


def test_a_table_that_a_newer_node_has_written_to_is_played_by_newer_nodes(tmp_path: Path, cluster: Cluster) -> None:
    database = cluster.make()

    async def come_to(node: Node, code: str, token: str) -> None:
        async with await Client.open(node, code, token) as phone:
            await done(phone, "chat", text="Good evening.")

    with Node(tmp_path / "older", database) as older:
        made = older.make()
        token = older.join(made["code"], "A")["token"]
        with Node(tmp_path / "first", database, program=NEWER) as newer:
            newest = newer.make()
            with_newest = newer.join(newest["code"], "A")["token"]
        with Node(tmp_path / "second", database, program=NEWER):
            asyncio.run(come_to(older, newest["code"], with_newest))
            assert "was written by version 99.0.0" in older.log()
            asyncio.run(come_to(older, made["code"], token))
