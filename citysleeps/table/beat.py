"""Protection against traffic analysis: while eyes are closed, every connection of a table gets frames of the same size
at the same moments, whatever is said on it (docs/secrecy.md)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from citysleeps.kernel.seats import Seats
from citysleeps.table.letters import Client, Letter
from citysleeps.table.phases import GAME
from citysleeps.table.presence import Presence
from citysleeps.table.table import Table

BEAT_SECONDS: Final = 0.5
STEP: Final = 2048  # bytes of a frame at night: what a player is told at one moment fits into one
STEP_OF_HOST: Final = 16384  # for a host without a card, who is told everything
STEP_AT_ONCE: Final = 16384  # for what is sent outside the beat, and for the last frame of a night
MOST_BEATS: Final = 6  # the most beats that somebody waits; if there is more, all of it is sent at once


class Waiting:
    """The messages that wait for one client, in order."""

    __slots__ = ("is_begun", "letters", "size")

    def __init__(self) -> None:
        self.letters: list[tuple[str, bytes]] = []  # each with the name of what it shows completely, if it does
        self.is_begun = False  # a part of the first has been sent
        self.size = 0  # bytes, without messages that a newer one replaces

    def add(self, letter: Letter) -> None:
        if letter.shows:
            kept = int(self.is_begun)
            self.letters[kept:] = [one for one in self.letters[kept:] if one[0] != letter.shows]
        else:
            self.size += len(letter.message)
        self.letters.append((letter.shows, letter.message))

    def take(self) -> bytes:
        shows, message = self.letters.pop(0)
        self.is_begun = False
        self.size -= 0 if shows else len(message)
        return message

    def part(self, size: int) -> tuple[bytes, bool]:
        """The content of one frame of this size, and whether its last message continues in the next."""
        shows, first = self.letters[0]
        if len(first) > size:
            self.letters[0] = shows, first[size:]
            self.is_begun = True
            self.size -= 0 if shows else size
            return first[:size], True
        messages = [self.take()]
        left = size - len(first)
        while self.letters and len(self.letters[0][1]) < left:
            left -= 1 + len(self.letters[0][1])
            messages.append(self.take())
        return padded(b"\n".join(messages), size), False

    def all(self) -> list[bytes]:
        return [message for _, message in self.letters]


class Beat:
    """Decides when the messages to the clients of a table are sent, and in which frames.

    Everything for a client at one moment goes into one frame, one message on each line. By day it is sent at once; at
    night with the next beat, or a later one if the frame is full. A client without messages gets a frame of blanks.
    A message longer than a frame is sent in several parts, which the WebSocket joins (RFC 6455, 5.4)."""

    def __init__(self, table: Table, presence: Presence, seconds: float) -> None:
        self.move_to(table, presence)
        self.seconds = seconds
        self.is_writing = False
        self.hosts: Seats = 0
        self.waiting: dict[Client, Waiting] = {}
        self.timer: asyncio.TimerHandle | None = None

    def move_to(self, table: Table, presence: Presence) -> None:
        self.table = table
        self.presence = presence

    def post(self, letters: Sequence[Letter]) -> None:
        if self.timer:
            for letter in letters:
                for client in letter.to:
                    self.keep(client, letter)
            return
        mail: dict[Client, bytes] = {}
        for letter in newest(letters):
            message = letter.message
            for client in letter.to:
                mail[client] = mail[client] + b"\n" + message if client in mail else message
        clients = self.presence.clients
        if not mail.keys() <= clients.keys():
            for client in mail.keys() - clients.keys():
                client.post(mail.pop(client))  # who waits at the door
        for client in clients:  # as they came to the table: the order of letters would show who knows the same
            if client in mail:
                client.post(padded(mail[client], STEP))

    def keep(self, client: Client, letter: Letter) -> None:
        """Keep a letter until a beat sends it. What a client gets only because it connected or asked is sent at once,
        whatever its length."""
        if client not in self.presence.clients:
            client.post(letter.message)  # who waits at the door
            return
        waiting = self.waiting.setdefault(client, Waiting())
        waiting.add(letter)
        if letter.at_once or waiting.size > MOST_BEATS * self.step(client, self.apart()):
            self.hurry(client)

    def hurry(self, client: Client) -> None:
        """Send everything that waits for this client now, outside the beat."""
        waiting = self.waiting.pop(client, None)
        if waiting:
            client.post(padded(b"\n".join(waiting.all()), STEP_AT_ONCE))

    def forget(self, client: Client) -> None:
        """Forget a client that has gone."""
        self.waiting.pop(client, None)

    def apart(self) -> Seats:
        """The bit of a host without a card. Such a host is told more, in longer frames, so that the frames of the
        others give nothing away. It stays the same for the last beats of a game that ends at night."""
        if self.table.phase == GAME:
            self.hosts = self.table.book.apart(self.table.playing.game)
        return self.hosts

    def step(self, client: Client, apart: Seats) -> int:
        return STEP_OF_HOST if self.presence.clients[client] & apart else STEP

    def follow(self) -> None:
        """Start the beat if it is night."""
        if not self.timer and self.seconds and self.is_dark():
            self.set()

    def is_dark(self) -> bool:
        return self.table.phase == GAME and self.table.playing.game.lasting_period is not None

    def set(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(self.seconds, self.strike)

    def strike(self) -> None:
        self.timer = None
        if self.presence.clients and (self.is_dark() or self.is_writing):  # what was done at night is sent at night
            self.send()
            self.set()
        else:
            self.finish()

    def send(self) -> None:
        """Send everybody a frame with as much as it holds."""
        apart = self.apart()
        for client in self.presence.clients:
            step = self.step(client, apart)
            waiting = self.waiting.get(client)
            if waiting is None:
                client.post(padded(b"", step))
                continue
            client.post(*waiting.part(step))
            if not waiting.letters:
                del self.waiting[client]

    def finish(self) -> None:
        """At the end of the night, send everything that still waits. The size of a frame does not show how much."""
        waiting, self.waiting = self.waiting, {}
        for client in self.presence.clients:
            messages = waiting[client].all() if client in waiting else []
            client.post(padded(b"\n".join(messages), STEP_AT_ONCE))

    def stop(self) -> None:
        """Stop all timers."""
        if self.timer:
            self.timer.cancel()
            self.timer = None
            self.finish()


def newest(letters: Sequence[Letter]) -> Sequence[Letter]:
    """Drop letters that a later one replaces, because it shows the same thing to the same client."""
    if sum([letter.shows != "" for letter in letters]) < 2:
        return letters
    shown: set[tuple[Client, str]] = set()
    kept: list[Letter] = []
    for letter in reversed(letters):
        if letter.shows:
            to = [client for client in letter.to if (client, letter.shows) not in shown]
            shown |= {(client, letter.shows) for client in to}
            kept.append(Letter(to, letter.message, letter.id, letter.shows))
        else:
            kept.append(letter)
    return kept[::-1]


@lru_cache(maxsize=32)  # most messages of a moment go to many clients
def padded(messages: bytes, step: int) -> bytes:
    """Pad with blanks to a multiple of the step."""
    return messages.ljust(max(1, -(-len(messages) // step)) * step)
