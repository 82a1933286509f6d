"""Whoever is passed on to a node that is just going is not left waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from postgres import Cluster
from server.running import Client, Gone

from .house import House

GOES = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
WELL = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"
WITH_A_WORD = b"\x88\x02\x03\xf4"  # `1012`: come again


@pytest.mark.parametrize("last", [b"", WITH_A_WORD], ids=["without a word", "with a word"])
def test_a_node_that_lets_a_line_in_and_goes_takes_nobody_with_it(
    tmp_path: Path, cluster: Cluster, last: bytes
) -> None:
    async def let_in(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        writer.write(GOES + last if b"/socket " in head else WELL)
        writer.close()

    async def come(house: House, code: str) -> None:
        going = await asyncio.start_server(let_in, "127.0.0.1", 0)
        async with going:
            address = f"http://127.0.0.1:{going.sockets[0].getsockname()[1]}"
            made = f"INSERT INTO nodes (address, until) VALUES ('{address}', 'infinity') RETURNING id"
            house.sql(f"WITH made AS ({made}) UPDATE tables SET holder = made.id FROM made WHERE code = '{code}'")
            with pytest.raises(Gone):
                await Client.open(house.nodes[1], code)

    with House(tmp_path, cluster, 2) as house:
        asyncio.run(come(house, house.nodes[0].make()["code"]))
