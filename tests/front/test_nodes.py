"""Nodes on one PostgreSQL database behind the proxy: everybody at a table comes to the node that has it at once."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from nodes.house import House, Node
from patience import PATIENCE
from postgres import Cluster
from server.running import Client, Gone, done
from websockets.exceptions import WebSocketException

from .proxy import Front

TABLES = 8


def passed_on(node: Node) -> int:
    """How much it had to pass on to another."""
    found = re.search(r"^citysleeps_passed_on_total (\d+)$", node.http("GET", "/metrics").body.decode(), re.MULTILINE)
    assert found
    return int(found[1])


async def come_back(front: Front, code: str, token: str) -> Client:
    """As a phone does that has lost its line: again and again."""
    while True:
        try:
            return await Client.open(front, code, token)
        except (Gone, OSError, WebSocketException):
            await asyncio.sleep(0.1)


def test_nothing_is_passed_on_and_a_node_that_dies_is_left(tmp_path: Path, cluster: Cluster) -> None:
    with House(tmp_path, cluster, many=2) as house, Front(tmp_path, *(node.port for node in house.nodes)) as front:
        tables = [front.make() for _ in range(TABLES)]
        tokens = [front.join(made["code"], "A")["token"] for made in tables]
        assert {house.holder(made["code"]).port for made in tables} == {node.port for node in house.nodes}

        async def play() -> None:
            for made, token in zip(tables, tokens, strict=True):
                async with await Client.open(front, made["code"], token) as a:
                    await done(a, "chat", text="here")
            assert [passed_on(node) for node in house.nodes] == [0, 0]
            made, token = tables[0], tokens[0]
            async with await Client.open(front, made["code"], token) as a:
                before = house.holder(made["code"])
                before.kill()
                await a.gone()
            async with await come_back(front, made["code"], token) as a:
                assert a.you["id"] == 1
                await done(a, "chat", text="again")
            assert house.holder(made["code"]) is not before

        asyncio.run(asyncio.wait_for(play(), PATIENCE))
