"""A database that does not answer is waited for as long as was said (store/connection.py)."""

from __future__ import annotations

import asyncio
import sys
from time import monotonic

import pytest

from citysleeps.store import connection
from citysleeps.store.connection import PATIENCE, connect, unavailable
from citysleeps.store.open import open_store
from citysleeps.store.port import Unavailable


def test_a_database_that_does_not_answer_is_given_up_after_the_patience() -> None:
    async def law() -> None:
        silence = asyncio.Event()

        async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await silence.wait()
            writer.close()

        server = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(TimeoutError) as silent:
            await connect(f"postgresql://nobody@127.0.0.1:{port}/games?sslmode=disable", 0.1)
        silence.set()
        server.close()
        assert str(unavailable("the database", silent.value)) == "the database does not answer"

    began = monotonic()
    asyncio.run(law())
    assert monotonic() - began < PATIENCE


def test_an_address_is_opened_as_a_database_of_postgresql_for_a_node() -> None:
    with pytest.raises(Unavailable, match=r"127\.0\.0\.1:1/games cannot be reached"):
        open_store("postgresql://nobody@127.0.0.1:1/games", "http://10.0.0.1:8000")


def test_without_its_driver_it_is_said_what_postgresql_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "citysleeps.store.postgres", None)
    with pytest.raises(Unavailable, match=r"pip install 'citysleeps\[postgresql\]'"):
        open_store("postgresql://nobody@127.0.0.1:1/games")


def test_whoever_says_nothing_waits_as_long_as_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[tuple[float, float]] = []

    async def no_database(url: str, timeout: float, command_timeout: float, **_: object) -> None:
        waited.append((timeout, command_timeout))
        raise ConnectionRefusedError

    monkeypatch.setattr(connection.asyncpg, "connect", no_database)
    for patience in (None, 3.0):
        with pytest.raises(ConnectionRefusedError):
            asyncio.run(connect("postgresql://nobody@127.0.0.1:1/games", patience))
    assert waited == [(PATIENCE, PATIENCE), (3.0, 3.0)]
