"""Assistants: clients of the official SDK, over stdio and over HTTP."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from mcp import Client, StdioServerParameters
from patience import PATIENCE
from server.running import Server

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-m", "citysleeps.cli", "mcp", "--server"]
ENVIRONMENT = {"PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]), "PYTHONUTF8": "1"}


@asynccontextmanager
async def assistant(server: Server) -> AsyncIterator[Client]:
    """An assistant that has started `citysleeps mcp`."""
    program = StdioServerParameters(command=PROGRAM[0], args=[*PROGRAM[1:], server.url], env=ENVIRONMENT)
    async with Client(program) as client:
        yield client


@contextmanager
def over_http(server: Server) -> Iterator[str]:
    """The address of a `citysleeps mcp --http` for this server."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([*PROGRAM, server.url, "--http", str(port)], env={**os.environ, **ENVIRONMENT})
    try:
        until = monotonic() + PATIENCE
        while not is_open(port):
            assert process.poll() is None and monotonic() < until, "citysleeps mcp --http did not start"
            sleep(0.05)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def is_open(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


async def call(client: Client, tool: str, **arguments: Any) -> str:
    """What a tool returns."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result
    return text_of(result)


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """Why a tool refuses something: the id of the reason."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error, result
    found = re.search(r"Refused \((\w+)\): \S", text_of(result))
    assert found, result
    return found[1]


async def read_until(client: Client, wanted: str, **place: str) -> str:
    """Wait until the assistant reads this. Returns everything that it read meanwhile."""
    read = ""
    async with asyncio.timeout(PATIENCE):
        while wanted not in read:
            read += await call(client, "wait", seconds=5, **place)
    return read


def text_of(result: Any) -> str:
    return "\n".join(part.text for part in result.content)
