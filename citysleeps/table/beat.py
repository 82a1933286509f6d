"""Nobody listens at the wall: while eyes are closed, every line of a table gets a frame of the same size at the same
moments, whatever is said on it (docs/secrecy.md)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from citysleeps.table.ledger import Client, Letter
from citysleeps.table.presence import Presence
from citysleeps.table.table import GAME, Table

BEAT_SECONDS: Final = 0.5
STEP: Final = 2048  # bytes: what a night says to a player fits into one
STEP_OF_HOST: Final = 16384  # and to a host without a card, who hears of everything


class Beat:
    """When the messages to the clients of a table go out, and in what frames.

    What goes to a client at one moment goes in one frame, a line each: by day at once, in the dark at the next beat;
    who is told nothing then gets a frame of blanks."""

    def __init__(self, table: Table, presence: Presence, seconds: float) -> None:
        self.move_to(table, presence)
        self.seconds = seconds
        self.waiting: dict[Client, list[bytes]] = {}
        self.timer: asyncio.TimerHandle | None = None

    def move_to(self, table: Table, presence: Presence) -> None:
        self.table = table
        self.presence = presence

    def post(self, letters: Sequence[Letter]) -> None:
        mail: dict[Client, bytes] = {}
        for letter in letters:
            message = letter.message
            for client in letter.to:
                mail[client] = mail[client] + b"\n" + message if client in mail else message
        clients = self.presence.clients
        if not mail.keys() <= clients.keys():
            for client in mail.keys() - clients.keys():
                client.post(mail.pop(client))  # who waits at the door
        if self.timer:
            for client, messages in mail.items():
                self.waiting.setdefault(client, []).append(messages)
        else:
            for client in clients:  # in their order: that of the letters tells who knows the same
                if client in mail:
                    client.post(daily(mail[client]))

    def follow(self) -> None:
        """Begin to beat if it has become dark and anybody is there."""
        if not self.timer and self.seconds and self.presence.clients and self.is_dark():
            self.set()

    def is_dark(self) -> bool:
        return self.table.phase == GAME and self.table.playing.game.lasting_period is not None

    def set(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(self.seconds, self.strike)

    def strike(self) -> None:
        self.timer = None
        self.send()
        self.follow()

    def send(self) -> None:
        """All that has gathered goes out: to players and those who watch in frames as long as the longest of them, to a
        host without a card in frames of his own length, lest the others' tell what he reads."""
        waiting, self.waiting = self.waiting, {}
        apart = self.table.book.apart(self.table.playing.game) if self.table.phase == GAME else 0
        frames = {client: b"\n".join(waiting.get(client, ())) for client in self.presence.clients}
        hosts = {client for client, ears in self.presence.clients.items() if ears & apart}
        longest = max((len(frame) for client, frame in frames.items() if client not in hosts), default=0)
        for client, frame in frames.items():
            client.post(padded(frame, STEP_OF_HOST) if client in hosts else padded(frame.ljust(longest), STEP))

    def stop(self) -> None:
        """Nothing happens here by itself any more."""
        if self.timer:
            self.timer.cancel()
            self.timer = None
            self.send()


@lru_cache(maxsize=32)  # most of what is told at one moment is told to many
def daily(messages: bytes) -> bytes:
    """The frame in which they go by day."""
    return padded(messages, STEP)


def padded(frame: bytes, step: int) -> bytes:
    """With blanks up to the next whole step, and at least to the first."""
    return frame.ljust(max(1, -(-len(frame) // step)) * step)
