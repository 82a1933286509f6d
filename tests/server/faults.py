"""Helpers for fault tests, beside `running.py`: players who reconnect by themselves, raw sockets, a small disk."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from ipaddress import ip_address
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import IO, Any, NoReturn
from urllib.parse import urlsplit

import msgspec
import pytest
from patience import LOOK_SECONDS, PATIENCE, Never, until
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from citysleeps.store.sqlite import SqliteStore
from citysleeps.table.rows import Row, read_row
from server.nursery import Forked, nursery
from server.running import Client, Server, chosen, legal, read
from server.staging import UNBOUND, Staging

SECONDS = ("night_step_seconds", "nomination_seconds", "vote_call_seconds", "deal_seconds")
QUICK = dict.fromkeys(SECONDS, 1)
HOUSES = count(1)  # each player is in one of their own
PATIENT: dict[str, Any] = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE, "close_timeout": 1}


# Players over the network


async def heard(socket: ClientConnection) -> list[dict[str, Any]]:
    """The messages of the next frame that has any. At night some frames are empty."""
    while not (messages := read(await socket.recv())):
        pass
    return messages


class Player:
    """A player who answers asks, and sends other commands in between if `busy`. The player reconnects, and repeats
    commands without a reply, with the same id. Everything that the player is told must fit together."""

    def __init__(self, server: Server, code: str, name: str, creator: str = "", busy: bool = False) -> None:
        self.luck = f"luck of {name}"
        joined = server.join(code, name, luck=self.luck)
        self.id: int = joined["id"]
        self.token: str = joined["token"]
        self.address = f"ws://{urlsplit(server.url).netloc}/api/tables/{code}/socket"
        self.home = {"X-Forwarded-For": str(ip_address("10.0.0.0") + next(HOUSES))}
        self.creator = creator
        self.busy = busy
        self.chance = Random(name)
        self.ids = count(1)
        self.name = name
        self.socket: ClientConnection | None = None
        self.connections = 0  # how often the player was welcomed again
        self.phase = ""
        self.game = 0
        self.seat = -1
        self.facts: dict[int, list[Any]] = {}  # told to the player, by game
        self.commitments: dict[int, str] = {}  # seen before the deal, by game
        self.sent: dict[str, dict[str, Any]] = {}
        self.waiting: dict[str, dict[str, Any]] = {}  # sent, and neither done nor refused
        self.done: list[str] = []
        self.refused: dict[str, str] = {}
        self.sentences: list[str] = []  # refusals because something could not be saved
        self.goodbyes: list[str] = []

    async def play(self) -> None:
        """Play until cancelled, over any number of connections."""
        while True:
            with suppress(OSError, InvalidHandshake, ConnectionClosed):
                async with connect(self.address, proxy=None, additional_headers=self.home, **PATIENT) as socket:
                    await self.attend(socket)
            self.socket = None
            await asyncio.sleep(0.1)

    async def attend(self, socket: ClientConnection) -> None:
        after = len(self.facts.get(self.game, []))
        await socket.send(json.dumps({"token": self.token, "creator": self.creator, "game": self.game, "after": after}))
        welcome, *more = await heard(socket)
        if welcome["say"] == "welcome":
            self.connections += 1
            self.check_missed(welcome, self.game, after)
            self.socket = socket
        for message in (welcome, *more):
            await self.hear(message)
        async for frame in socket:
            for message in read(frame):
                await self.hear(message)

    def check_missed(self, welcome: dict[str, Any], game: int, after: int) -> None:
        """A player who reconnects is told exactly what they have missed."""
        if welcome["table"]["phase"] != "lobby":
            assert welcome["n"] - len(welcome["facts"]) == (after if welcome["game"] == game else 0), welcome

    async def hear(self, message: dict[str, Any]) -> None:
        match message["say"]:
            case "welcome":
                self.game = message["game"]
                self.take_in(message)
                for command in list(self.waiting.values()):
                    await self.send(command)
            case "news":
                self.take_in(message)
            case "done" if message["id"] in self.waiting:
                del self.waiting[message["id"]]
                self.done.append(message["id"])
            case "refused" if message["reason"] == "unavailable":
                self.sentences.append(message["text"])  # sent again after the next welcome
            case "refused" if message["id"] in self.waiting:
                del self.waiting[message["id"]]
                self.refused[message["id"]] = message["reason"]
            case "goodbye":
                self.goodbyes.append(message["reason"])
        if message.get("asks"):
            await asyncio.sleep(self.chance.uniform(0, 0.02))
            for ask in chosen(message["asks"], self.chance):
                act, *args = legal(ask, self.chance)
                await self.want("answer", act=act, args=args)

    def take_in(self, message: dict[str, Any]) -> None:
        """Facts that were told before are the same, and new ones follow them."""
        if "you" in message:
            self.seat = message["you"]["seat"]
        if "table" in message:
            self.phase = message["table"]["phase"]
            if self.phase == "lobby":
                self.commitments[self.game + 1] = message["table"]["commitment"]
        if self.phase != "lobby":
            facts = message.get("facts", [])
            known = self.facts.setdefault(self.game, [])
            before = message["n"] - len(facts)
            assert before <= len(known) <= message["n"], (self.name, before, len(known), message)
            assert known[before:] == facts[: len(known) - before], (self.name, message)
            known += facts[len(known) - before :]

    async def want(self, do: str, **fields: Any) -> str:
        """Send a command, now or as soon as there is a connection. Returns its id."""
        id = f"{self.name}-{next(self.ids)}"
        self.sent[id] = self.waiting[id] = {"do": do, "id": id, **fields}
        await self.send(self.sent[id])
        return id

    async def send(self, command: dict[str, Any]) -> None:
        with suppress(ConnectionClosed):
            if self.socket:
                await self.socket.send(json.dumps(command))

    async def fidget(self) -> None:
        """Send commands that must be stored, again and again, whatever the game does."""
        while True:
            await asyncio.sleep(self.chance.uniform(0.2, 1.0))  # everybody is shown each: more is not heard in time
            if self.busy and self.socket and len(self.waiting) < 5:
                await self.want("introduce", language="en")


class Round:
    """A table of players over the network."""

    def __init__(self, server: Server, size: int, busy: bool = False) -> None:
        made = server.make(settings=QUICK)
        self.code: str = made["code"]
        creators = [made["creator"], *[""] * (size - 1)]
        self.players = [
            Player(server, self.code, name, creator, busy) for name, creator in zip("ABCDEFGH", creators, strict=False)
        ]

    def is_in(self, phase: str, game: int = 0) -> bool:
        """Does everybody see the table in this phase of this game?"""
        return all(player.phase == phase and player.game >= game for player in self.players)

    async def deal(self) -> None:
        game = self.players[0].game + 1
        if self.is_in("over"):
            await self.players[0].want("again")
            await until(lambda: self.is_in("lobby"))
        await until(lambda: all(player.socket for player in self.players))
        await self.players[0].want("deal")
        await until(lambda: self.is_in("game", game) or self.is_in("over", game))

    @property
    def done(self) -> int:
        return sum(len(player.done) for player in self.players)


@asynccontextmanager
async def playing(*rounds: Round) -> AsyncGenerator[None, None]:
    """Everybody plays during the block. An error of one player ends it."""
    async with asyncio.TaskGroup() as group:
        players = [player for one in rounds for player in one.players]
        tasks = [group.create_task(doing) for player in players for doing in (player.play(), player.fidget())]
        yield
        for task in tasks:
            task.cancel()


def read_log(database: Path, code: str) -> list[Row]:
    """The log of a table."""

    async def read() -> list[Row]:
        async with SqliteStore(database) as store:
            return [read_row(number, row) for number, row in await store.read(code)]

    return asyncio.run(read())


def told(record: bytes, seat: int) -> list[Any]:
    """The facts of a record that were told to a seat."""
    lines = [json.loads(line) for line in record.splitlines()[1:] if line.startswith(b"{")]
    return [line["fact"] for line in lines if line["to"] >> seat & 1]


# Sockets by hand


def frame(kind: int, content: bytes = b"", last: bool = True, announced: int | None = None) -> bytes:
    """A client's frame, masked with zeros. It may announce a false length."""
    size = len(content) if announced is None else announced
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = bytes([0x80 | 126]) + size.to_bytes(2)
    else:
        length = bytes([0x80 | 127]) + size.to_bytes(8)
    return bytes([0x80 * last | kind]) + length + bytes(4) + content


TEXT, MORE, CLOSE, PING, PONG = 1, 0, 8, 9, 10  # kinds of frames


class Line:
    """A raw TCP connection to a server. Nothing is read unless a test asks for it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, server: Server) -> Line:
        mine = socket.socket()
        mine.setblocking(False)
        mine.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # small buffers for a client that does not read
        await asyncio.get_running_loop().sock_connect(mine, ("127.0.0.1", server.port))
        return cls(*await asyncio.open_connection(sock=mine, limit=1024))

    @classmethod
    async def upgraded(cls, server: Server, code: str, hello: dict[str, Any] | None = None) -> Line:
        """A connection after the handshake, and after `hello` if there is one."""
        line = await cls.open(server)
        line.write(
            b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" % code.encode()
        )
        answer = await line.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101 "), answer
        if hello is not None:
            line.write(frame(TEXT, json.dumps(hello).encode()))
            await line.reader.readexactly(2)  # the welcome begins
        return line

    @classmethod
    async def clinging(cls, server: Server, code: str) -> Line:
        """A client that does not read, sends a close frame, and keeps the connection open."""
        line = await cls.upgraded(server, code, {})
        await line.push(frame(PING, bytes(125)) * 100 + frame(PONG), 6_000_000, seconds=5)
        line.write(frame(CLOSE, b"\x03\xe8"))
        return line

    def write(self, data: bytes) -> None:
        self.writer.write(data)

    async def push(self, data: bytes, size: int, seconds: float) -> bool:
        """Send this many bytes, or as many as this time allows. False: the server has hung up."""
        pushed = 0
        try:
            async with asyncio.timeout(seconds):
                while pushed < size:
                    self.write(data)
                    await self.writer.drain()
                    pushed += len(data)
        except TimeoutError:
            pass
        except OSError:
            return False
        return not self.writer.is_closing()

    async def rest(self, seconds: float) -> bytes | None:
        """Everything until the server hangs up. None if it does not within this time."""
        content = b""
        try:
            async with asyncio.timeout(seconds):
                while more := await self.reader.read(1 << 16):
                    content += more
        except TimeoutError:
            return None
        except OSError:
            pass  # it has not hung up politely
        return content

    def cut(self) -> None:
        """Cut the connection."""
        self.writer.transport.abort()

    def close(self) -> None:
        """Close the connection as a program that ends does."""
        self.writer.close()

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()
        with suppress(OSError):
            await self.writer.wait_closed()


# What becomes of the others meanwhile


class Witness:
    """A well-behaved client. While another one misbehaves, it sends a command that is stored and one that is not, and
    measures the server's processor time until the replies. A busy machine does not change that time."""

    def __init__(self, client: Client, server: Server) -> None:
        self.client = client
        self.server = server
        self.rounds = 0
        self.longest = 0.0

    async def watch(self) -> None:
        while True:
            for do, fields in (("ping", {}), ("chat", {"text": "Good morning"})):
                asked = worked(self.server)
                reply = await self.client.command(do, **fields)
                assert reply["say"] == "done", reply
                self.longest = max(self.longest, worked(self.server) - asked)
            self.rounds += 1
            await asyncio.sleep(0.1)


@asynccontextmanager
async def witnessed(server: Server, *clients: Client, seconds: float, rounds: int = 3) -> AsyncGenerator[None, None]:
    """During the block each of these clients is served at least this often, without long delays."""
    witnesses = [Witness(client, server) for client in clients]
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(witness.watch()) for witness in witnesses]
        yield
        await until(lambda: all(witness.rounds >= rounds for witness in witnesses))
        for task in tasks:
            task.cancel()
    longest = max(witness.longest for witness in witnesses)
    assert longest < seconds


def memory(server: Server) -> int:
    """The server's memory in MB; 0 if unknown."""
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        return 0
    return int(status.read_text().split("VmRSS:")[1].split()[0]) // 1024


def worked(server: Server) -> float:
    """The server's processor time in seconds; 0 if unknown."""
    stat = Path(f"/proc/{server.process.pid}/stat")
    if not stat.exists():
        return 0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def gauge(server: Server, name: str) -> int:
    """One of the server's metrics. Other tasks run meanwhile."""
    answer = await asyncio.to_thread(server.http, "GET", "/metrics")
    lines = answer.body.decode().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"citysleeps_{name} "))


async def until_gauge(server: Server, name: str, so: Callable[[int], bool]) -> None:
    """Wait until one of the server's metrics is so."""
    end = monotonic() + PATIENCE
    while not so(found := await gauge(server, name)):
        if monotonic() > end:
            raise Never(f"{name} is {found} after {PATIENCE} seconds")
        await asyncio.sleep(LOOK_SECONDS)


# The disk


small_disk = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="SKIPPED: this system has no prlimit")


def fill_disk(server: Server) -> None:
    """From now on the server cannot write to its database. It can still print."""
    limit_files(server, 4096)  # the first page of the log beside the file does not fit


def clear_disk(server: Server) -> None:
    limit_files(server, resource.RLIM_INFINITY)


def limit_files(server: Server, size: int) -> None:
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


# A server that is set up otherwise than from the command line


class StagedServer(Server):
    """A staged server (staging.py). The test is skipped if this machine cannot stage it."""

    def __init__(self, folder: Path, staging: Staging, *options: str, beat_seconds: float = 0.02) -> None:
        self.staging = staging
        super().__init__(folder, *options, bot_seconds=0.05, beat_seconds=beat_seconds)

    def launch(self, arguments: list[str], to: IO[bytes]) -> Forked:
        return start_staged(self.staging, arguments, to)

    def give_up(self, code: int, said: str) -> NoReturn:
        if code == UNBOUND:
            pytest.skip("SKIPPED: permissions do not bind this user")
        super().give_up(code, said)


def start_staged(staging: Staging, arguments: list[str], to: IO[bytes]) -> Forked:
    return nursery().start("server.staging", [msgspec.json.encode(staging).decode(), *arguments], os.environ, to)
