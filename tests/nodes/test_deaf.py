"""What waits for a client stays small, also on a node that only passes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from patience import PATIENCE
from postgres import Cluster
from server.faults import Line, gauge, until_gauge
from server.running import Client

from .house import House


def test_who_stops_reading_is_cut_off_by_the_node_that_passes_on(tmp_path: Path, cluster: Cluster) -> None:
    async def play(house: House, code: str, token: str) -> None:
        here, there = house.nodes
        async with (
            await Line.upgraded(there, code, {}) as deaf,
            await Client.open(here, code, token=token) as talker,
        ):
            for number in range(5000):
                await talker.send({"do": "chat", "id": f"{number}", "text": "\U0001f319" * 500})
                if number % 10 == 0:
                    await talker.reply(f"{number}")
                    if await gauge(there, "too_slow_total"):
                        break
            assert await gauge(there, "too_slow_total") == 1
            await until_gauge(there, "lines_passed_on", lambda found: found == 0)
            await until_gauge(here, "connections", lambda found: found == 1)
            assert await deaf.rest(PATIENCE) is not None

    with House(tmp_path, cluster, 2, "--unlimited") as house:
        code = house.nodes[0].make()["code"]
        asyncio.run(play(house, code, house.nodes[0].join(code, "A")["token"]))
