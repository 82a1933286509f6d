"""Whoever cannot come in is told why, also when the store fails in the middle of it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from citysleeps.server.desk import Desk
from citysleeps.server.socket import Socket
from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import Unavailable

from .test_frames import REQUEST, Wire


class Forgetful(MemoryStore):
    """It cannot note that somebody has guessed."""

    async def pay(self, gate: str, whose: str, size: float, rate: float, cost: int) -> bool:
        if cost:
            raise Unavailable("the disk is full")
        return True


class Heard(Wire):
    """Keeps what is written."""

    def __init__(self) -> None:
        self.data = b""

    def write(self, data: bytes) -> None:
        self.data += data

    def pause_reading(self) -> None:
        pass


async def said_to_a_guesser(store: MemoryStore) -> bytes:
    desk = Desk(store, 0, 0, (), True)
    line: Any = type("OurSocket", (Socket,), {"desk": desk})(None, SimpleNamespace(connections=set()), None)
    wire = Heard()
    line.connection_made(wire)
    line.data_received(REQUEST)
    line.take(b"{}")
    await line.entering
    return wire.data


def test_who_guesses_a_code_is_told_that_there_is_no_such_table() -> None:
    assert b'"no_table"' in asyncio.run(said_to_a_guesser(MemoryStore()))


def test_who_guesses_while_the_store_fails_is_told_so() -> None:
    assert b'"unavailable"' in asyncio.run(said_to_a_guesser(Forgetful()))
