"""A server in its own process on a free port, and clients that connect to it over real sockets.

with Server(tmp_path) as server:
    made = server.make(settings={"night_step_seconds": 1})
    token = server.join(made["code"], "A")["token"]

    async def play() -> None:
        async with await Client.open(server, made["code"], token=token, creator=made["creator"]) as a:
            assert (await a.command("add_bot"))["say"] == "done"

    asyncio.run(play())
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from re import search
from ssl import SSLContext
from time import monotonic, sleep
from types import MappingProxyType, TracebackType
from typing import IO, Any, NamedTuple, NoReturn, Self
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener
from uuid import uuid4

from patience import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.nursery import Forked, nursery

ITSELF = ("-m", "citysleeps.cli")
UTF8 = MappingProxyType({"PYTHONUTF8": "1"})
Process = subprocess.Popen[bytes] | Forked


class Answer(NamedTuple):
    """The response to an HTTP request."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


def read(frame: str | bytes) -> list[dict[str, Any]]:
    """The messages of a frame, one on each line. At night there may be none."""
    return [json.loads(line) for line in frame.splitlines() if line.strip()]


class House:
    """Something that tables are made at and joined over HTTP: a server, or a proxy before it."""

    url = ""
    trust: SSLContext | None = None  # whose certificates are good
    opener = build_opener(ProxyHandler({}))

    def http(self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None) -> Answer:
        """Send a request. Bytes are sent as they are, anything else as JSON."""
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        given = {"Content-Type": "application/json"} | dict(headers or {})
        request = Request(self.url + path, data, given, method=method)
        try:
            with self.opener.open(request, timeout=PATIENCE) as reply:
                return Answer(reply.status, dict(reply.headers), reply.read())
        except HTTPError as error:
            with error:
                return Answer(error.code, dict(error.headers), error.read())

    def make(self, **fields: Any) -> Any:
        """Make a table. Returns its `code` and its `creator` token."""
        answer = self.http("POST", "/api/tables", fields)
        assert answer.status == 201, answer
        return answer.json()

    def join(self, code: str, name: str, **fields: Any) -> Any:
        """Join a table. Returns the person's `id` and `token`."""
        answer = self.http("POST", f"/api/tables/{code}/people", {"name": name, **fields})
        assert answer.status == 201, answer
        return answer.json()


class Server(House):
    """`citysleeps serve` with its own database in a folder. It ends with the `with` block."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        bot_seconds: float = 0.2,
        beat_seconds: float = 0.02,
        environment: Mapping[str, str] = UTF8,
        program: tuple[str, ...] = ITSELF,
        python: str = sys.executable,
    ) -> None:
        self.database = folder / "tables.db"
        self.written = folder / "server.log"  # its stdout and stderr
        self.environment = {**os.environ, **environment}
        self.options = [*options, "--bot-seconds", str(bot_seconds), "--beat-seconds", str(beat_seconds)]
        self.program = (python, *program)
        self.is_itself = (python, program, environment) == (sys.executable, ITSELF, UTF8)
        self.url = ""
        self.port = 0
        self.process = self.start()

    def start(self) -> Process:
        """Start it, and wait until it announces its address."""
        before = len(self.log())
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", str(self.database)]
        with self.written.open("ab") as written:
            process = self.launch([*arguments, *self.options], written)
        until = monotonic() + PATIENCE
        while not (found := search(r"City Sleeps is on (http://127\.0\.0\.1:(\d+)) ", self.log()[before:])):
            if process.poll() is not None or monotonic() > until:
                process.kill()
                self.give_up(process.wait(), self.log()[before:])
            sleep(0.02)
        self.url, self.port = found[1], int(found[2])
        return process

    def launch(self, arguments: list[str], to: IO[bytes]) -> Process:
        """Start the process: a fork of the nursery if it runs this very program."""
        if self.is_itself:
            return nursery().start("citysleeps.cli", arguments, self.environment, to)
        command = [*self.program, *arguments]
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=to, stderr=to, env=self.environment)

    def give_up(self, code: int, said: str) -> NoReturn:
        raise AssertionError(f"the server does not start ({code}): {said}")

    def log(self) -> str:
        """Everything that it has printed, also before a restart."""
        return self.written.read_text(encoding="utf-8", errors="replace") if self.written.exists() else ""

    def stop(self) -> None:
        """Stop it like Ctrl-C. May be called twice."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def kill(self) -> None:
        """Kill it like a power cut."""
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        """Start it again on the same port with the same database, whether it was killed, stopped or still runs."""
        self.stop()
        self.process = self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def kept(self) -> list[tuple[str, bytes]]:
        """Everything in the store: the table's code and the row, for all tables."""
        connection = sqlite3.connect(f"{self.database.absolute().as_uri()}?mode=ro", PATIENCE, uri=True)
        try:
            return connection.execute('SELECT "table", row FROM log ORDER BY "table", number').fetchall()
        finally:
            connection.close()

    def rows(self, code: str) -> list[bytes]:
        """The stored rows of a table."""
        return [row for table, row in self.kept() if table == code]


class Gone(Exception):
    """The server has closed the connection. Has the reason of its goodbye, if there was one, and the close code."""

    def __init__(self, reason: str, text: str, code: int) -> None:
        super().__init__(f"{reason or 'no goodbye'} ({code}) {text}")
        self.reason = reason
        self.text = text
        self.code = code


class Client:
    """One socket to one table, and the state that its messages add up to. `facts` are those of the last `welcome` and
    all since then."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.token = ""
        self.welcome: dict[str, Any] = {}
        self.n = 0
        self.game = 0
        self.facts: list[Any] = []
        self.view: dict[str, Any] | None = None
        self.asks: list[Any] = []
        self.clock: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.chat: list[Any] = []
        self.heard: list[dict[str, Any]] = []  # every message
        self.unread: list[dict[str, Any]] = []  # the rest of the last frame
        self.goodbye: dict[str, Any] = {}

    @classmethod
    async def open(
        cls,
        server: House,
        code: str,
        token: str = "",
        creator: str = "",
        game: int = 0,
        after: int = 0,
        language: str = "",
        origin: str | None = None,
        address: str = "",
        name: str = "",
    ) -> Client:
        """Connect, say hello and wait for the welcome. Raises Gone if the server says goodbye instead, and
        InvalidStatus (websockets) if it rejects the socket. With an address, it connects like a proxy for it."""
        client = await cls.dial(server, code, origin, address)
        client.token = token
        hello = {"token": token, "creator": creator, "language": language, "game": game, "after": after, "name": name}
        try:
            await client.send({name: value for name, value in hello.items() if value})
            await client.until(lambda client: client.welcome)
        except BaseException:
            await client.close()
            raise
        return client

    @classmethod
    async def dial(cls, server: House, code: str, origin: str | None = None, address: str = "") -> Client:
        """Connect without saying hello."""
        url = f"ws{server.url.removeprefix('http')}/api/tables/{code}/socket"
        headers = {"X-Forwarded-For": address} if address else {}
        if origin is not None:
            headers["Origin"] = origin
        line = connect(
            url,
            additional_headers=headers,
            proxy=None,
            ssl=server.trust,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        )
        return cls(await line)

    async def send(self, message: Any) -> None:
        """Send strings and bytes as they are, anything else as JSON."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message. It also updates the state."""
        try:
            async with asyncio.timeout(seconds):
                while not self.unread:
                    self.unread = read(await self.socket.recv())
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            raise Gone(self.goodbye.get("reason", ""), self.goodbye.get("text", ""), code) from closed
        message = self.unread.pop(0)
        self.take_in(message)
        return message

    def take_in(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        match message["say"]:
            case "welcome":
                self.facts = list(message["facts"])
                self.chat = []
                self.welcome = message
            case "news":
                self.facts += message.get("facts", [])
            case "goodbye":
                self.goodbye = message
                return
            case _:
                return
        self.view = message["view"] if message["say"] == "welcome" else self.merged(message.get("view"))
        self.chat += message.get("chat", [])
        for field in ("n", "game", "asks", "clock", "table", "you"):
            if field in message:
                setattr(self, field, message[field])

    def merged(self, changed: dict[str, Any] | None) -> dict[str, Any] | None:
        return self.view if changed is None else {**(self.view or {}), **changed}

    async def until(self, condition: Callable[[Client], Any], seconds: float = PATIENCE) -> None:
        """Receive until a condition holds."""
        async with asyncio.timeout(seconds):
            while not condition(self):
                await self.receive(seconds)

    async def gone(self) -> Gone:
        """Receive until the server hangs up."""
        try:
            await self.until(lambda client: False)
        except Gone as gone:
            return gone
        raise AssertionError

    async def command(self, do: str, id: str = "", **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its reply. Other messages update the state."""
        id = id or uuid4().hex
        await self.send({"do": do, "id": id, **fields})
        return await self.reply(id)

    async def reply(self, id: str) -> dict[str, Any]:
        """The next reply to the command with this id."""
        while True:
            message = await self.receive()
            if message["say"] in ("done", "refused") and message["id"] == id:
                return message

    async def answer(self, act: str, *args: Any, **fields: Any) -> dict[str, Any]:
        return await self.command("answer", act=act, args=list(args), **fields)

    async def close(self) -> None:
        await self.socket.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()


@asynccontextmanager
async def together(server: House, made: Any, *names: str, **fields: Any) -> AsyncGenerator[list[Client], None]:
    """Several people join a new table and connect. The first also has the creator's token."""
    tokens = [server.join(made["code"], name, **fields)["token"] for name in names]
    async with AsyncExitStack() as clients:
        creator = made["creator"]
        here = []
        for token in tokens:
            here.append(await clients.enter_async_context(await Client.open(server, made["code"], token, creator)))
            creator = ""
        for client in here:  # everybody sees everybody
            await client.until(lambda client: sum(p.get("here", False) for p in client.table["people"]) >= len(names))
        yield here


async def deal(creator: Client, bots: int = 0) -> None:
    """Add this many bots, and deal."""
    for _ in range(bots):
        await done(creator, "add_bot")
    await done(creator, "deal")
    await creator.until(lambda client: client.table["phase"] == "game")


async def done(client: Client, do: str, **fields: Any) -> None:
    """Send a command that must be done."""
    reply = await client.command(do, **fields)
    assert reply["say"] == "done", reply


# Players who answer by chance


async def play(client: Client, chance: Random) -> None:
    """Answer every ask at random until the game is over."""
    while client.table["phase"] != "over":
        asks, client.asks = client.asks, []  # so that none is answered twice; the next asks come as news
        for ask in chosen(asks, chance):
            act, *args = legal(ask, chance)
            command = {"do": "answer", "id": uuid4().hex, "act": act, "args": args, "host": is_host_ask(ask)}
            await client.send({**command, "key": ask["key"]})  # a late answer is then known to belong to that ask
        if not asks:
            await client.receive()


def chosen(asks: list[dict[str, Any]], chance: Random) -> list[dict[str, Any]]:
    """What to answer of these: one ask, and now and then a claim before it."""
    claims = [ask for ask in asks if ask["act"] == "claim"]
    others = [ask for ask in asks if ask["act"] != "claim"]
    claimed = [chance.choice(claims)] if claims and chance.random() < 0.2 else []
    return claimed + ([chance.choice(others)] if others else [])


def is_host_ask(ask: dict[str, Any]) -> bool:
    return bool(ask.get("host", False))


def legal(ask: dict[str, Any], chance: Random) -> list[Any]:
    """A legal answer: the act with its arguments, or an idle word if nothing else can be chosen."""
    args = [argument(slot, chance) for slot in ask["slots"]]
    return [chance.choice(ask["idle"])] if None in args else [ask["act"], *args]


def argument(slot: dict[str, Any], chance: Random) -> Any:
    """A legal argument for this slot. None if there is none."""
    match slot["kind"]:
        case "seat":
            return chance.choice(slot["seats"]) if slot["seats"] else None
        case "seats":
            return chance.sample(slot["seats"], slot["least"])
        case "word":
            return chance.choice(slot["words"])
        case "words":
            return chance.sample(slot["words"], chance.randint(0, len(slot["words"])))
        case "seat_or":
            return chance.choice(slot["seats"] + slot["words"])
        case "number":
            return chance.randint(slot["least"], slot["most"])
        case "number_or":
            return chance.choice([*range(slot["least"], slot["most"] + 1), *slot["words"]])
    return None  # they have nothing to say
