"""A seat at a live table, over the network: what a phone gets, and what a phone may send (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from time import monotonic
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from uuid import uuid4

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer, Ask, takes
from citysleeps.kernel.facts import fact_name
from citysleeps.kernel.forms import NumberOr, Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.kernel.seats import bits
from citysleeps.kernel.setup import Setup
from citysleeps.models.text import Choices, SeatText

REPLY_SECONDS: Final = 30.0  # for the server to reply, reconnecting included
FIRST_DELAY: Final = 0.5  # seconds before reconnecting; each time twice as many
LONGEST_DELAY: Final = 10.0
PADDED: Final = 256  # bytes: at night every message has a multiple of this length
COMES_BACK: Final = ("unavailable", "server_full", "too_fast", "address_full", "too_many_guesses")
IN_GAME: Final = "game"


class Refused(Exception):
    """The table or the server refuses something, or cannot be reached: the id of the reason, and a sentence."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(reason, text)
        self.reason = reason
        self.text = text


class Open(NamedTuple):
    """An ask of a live table."""

    ask: Ask
    key: str
    is_offered: bool
    until: float | None  # when its time is over


class LiveSeat:
    """One person at one table. It reconnects by itself, and goes on with what it missed."""

    def __init__(self, server: str, code: str, name: str, language: str) -> None:
        self.server = server.rstrip("/")
        self.code = code
        self.name = name
        self.language = language
        self.token = secrets.token_urlsafe(32)
        self.table: dict[str, Any] = {}
        self.game = 0
        self.who = 0  # the id of the person at the table
        self.me = -1
        self.raw: list[Any] = []  # the facts of this game, as they came
        self.earlier: list[Any] | None = None  # facts before those that a welcome has left out
        self.text: SeatText | None = None
        self.heard = 0  # facts that the text has
        self.open: list[Open] = []
        self.chat: list[tuple[str, str]] = []  # who said what between games
        self.ended = ("", "")  # why it cannot come back: reason and sentence
        self.changed = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.waiting: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self.listening: asyncio.Task[None] | None = None

    # Coming and going

    async def join(self) -> None:
        """Take a place at the table, and wait for its welcome."""
        body = {"name": self.name, "language": self.language, "token": self.token}
        await asyncio.to_thread(post, f"{self.server}/api/tables/{self.code}/people", body, self.language)
        self.listening = asyncio.create_task(self.listen())
        await self.until(lambda: bool(self.table) or bool(self.ended[0]), REPLY_SECONDS)
        if self.ended[0] or not self.table:
            raise Refused(*self.ended) if self.ended[0] else unreachable(self.server)

    async def close(self) -> None:
        """Hang up. The place stays, and a bot may stand in."""
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.wait([self.listening])

    async def listen(self) -> None:
        """Hear the table, and reconnect after a broken connection."""
        address = f"ws{self.server.removeprefix('http')}/api/tables/{self.code}/socket"
        delay = FIRST_DELAY
        while not self.ended[0]:
            try:
                async with connect(address, max_size=None) as self.socket:
                    await self.hear(self.socket)
                    delay = FIRST_DELAY
            except InvalidStatus as refused:
                self.ended = "unavailable", f"{address} answers with the status {refused.response.status_code}."
                self.changed.set()
            except (OSError, WebSocketException):
                delay = min(2 * delay, LONGEST_DELAY)
            finally:
                self.socket = None
            await asyncio.sleep(delay * random.uniform(0.5, 1))  # not all clients of a table come at once

    async def hear(self, socket: ClientConnection) -> None:
        """Say hello, and take in what comes until the connection ends."""
        if self.earlier is not None:  # not all of it had come when the last connection broke
            self.raw, self.earlier = self.earlier, None
        await socket.send(json.dumps({"token": self.token, "game": self.game, "after": len(self.raw)}))
        async for frame in socket:
            for line in frame.splitlines():
                if line.strip():
                    await self.take_in(json.loads(line))

    # What the table says

    async def take_in(self, message: dict[str, Any]) -> None:
        match message["say"]:
            case "welcome":
                await self.welcome(message)
            case "news":
                self.raw += message.get("facts", [])
                self.catch_up(message)
            case "past":
                await self.recalled(message)
            case "done" | "refused" if message["id"] in self.waiting:
                _, reply = self.waiting.pop(message["id"])
                if not reply.done():
                    reply.set_result(message)
            case "goodbye" if message["reason"] not in COMES_BACK:
                self.ended = message["reason"], message["text"]
        if "table" in message and self.who in message["table"]["series"]["moving"]:
            await self.send({"do": "sit", "id": uuid4().hex})  # nobody has to wait for a program to change its chair
        self.changed.set()

    async def welcome(self, message: dict[str, Any]) -> None:
        is_other = message["game"] != self.game or message["you"]["seat"] != self.me
        if is_other and message["after"]:  # another seat was told other things
            self.game, self.raw = 0, []
            if self.socket is not None:
                await self.socket.close()
            return
        self.game, self.who, self.me = message["game"], message["you"]["id"], message["you"]["seat"]
        before = self.raw[: message["after"]]
        left_out = message.get("left_out", 0)
        self.earlier = before if left_out else None
        self.raw = message["facts"] if left_out else before + message["facts"]
        self.text, self.chat = None, []
        self.catch_up(message)
        if left_out:
            await self.send({"do": "recall", "id": uuid4().hex, "before": message["after"] + left_out})
        for command, _ in list(self.waiting.values()):
            await self.send(command)

    async def recalled(self, message: dict[str, Any]) -> None:
        """Put a part of what was left out before the rest."""
        if self.earlier is None or message["game"] != self.game:
            return
        self.raw = message["facts"][max(0, len(self.earlier) - message["after"]) :] + self.raw
        if message["after"] > len(self.earlier):
            await self.send({"do": "recall", "id": uuid4().hex, "before": message["after"]})
            return
        self.raw = self.earlier + self.raw
        self.earlier = None
        self.tell()

    def catch_up(self, message: dict[str, Any]) -> None:
        if "table" in message:
            self.table = message["table"]
        if "asks" in message:
            self.open = [opened(ask) for ask in message["asks"] if not ask.get("host")]
        people = {person["id"]: person["name"] for person in self.table["people"]}
        self.chat += [(people.get(line["person"], "?"), line["text"]) for line in message.get("chat", [])]
        self.tell()

    def tell(self) -> None:
        """Bring the text up to date."""
        if self.earlier is not None or self.me < 0 or not self.raw:
            return
        book = self.table["book"]
        if self.text is None:
            settings = next(raw["settings"] for raw in self.raw if "settings" in raw)
            seats = self.table["names"]
            setup = msgspec.convert({"book": book, "seats": seats, "settings": settings}, Setup)
            self.text = SeatText(setup, self.me, self.language)
            self.heard = 0
        news = [decoded(book, raw) for raw in self.raw[self.heard :]]
        self.heard = len(self.raw)
        self.text.hear(fact for fact in news if fact is not None)

    # What the seat may do

    @property
    def is_playing(self) -> bool:
        return self.text is not None and self.table["phase"] == IN_GAME

    def choices(self) -> Choices:
        asks = [one.ask for one in self.open if not one.is_offered]
        return Choices(asks, [one.ask for one in self.open if one.is_offered])

    def left(self) -> int | None:
        """The seconds until the first ask is over. None: there is no limit."""
        ends = [one.until for one in self.open if one.until is not None and not one.is_offered]
        return max(0, round(min(ends) - monotonic())) if ends else None

    async def answer(self, answer: Answer) -> None:
        """Send an answer, and wait until it is done. Raises Refused."""
        keys = [one.key for one in self.open if takes(one.ask, answer.act, answer.args, answer.seat)]
        await self.command("answer", act=answer.act, args=answer.args, **({"key": keys[0]} if keys else {}))

    async def command(self, do: str, **fields: Any) -> None:
        """Send a command, again after a broken connection, and wait until it is done. Raises Refused."""
        id = uuid4().hex
        reply = asyncio.get_running_loop().create_future()
        self.waiting[id] = ({"do": do, "id": id, **fields}, reply)
        try:
            await self.send(self.waiting[id][0])
            async with asyncio.timeout(REPLY_SECONDS):
                message = await reply
        except TimeoutError:
            raise unreachable(self.server) from None
        finally:
            self.waiting.pop(id, None)
        if message["say"] == "refused":
            raise Refused(message["reason"], message["text"])

    async def send(self, command: dict[str, Any]) -> None:
        """Send now, if there is a connection. What waits for a reply is sent again after the next welcome."""
        if self.socket is None:
            return
        written = json.dumps(command)
        try:
            await self.socket.send(written + " " * (-len(written.encode()) % PADDED))
        except ConnectionClosed:
            return

    async def until(self, condition: Callable[[], bool], seconds: float) -> bool:
        """Wait until a condition holds, at most so long."""
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    self.changed.clear()
                    await self.changed.wait()
        except TimeoutError:
            return False
        return True


def unreachable(server: str) -> Refused:
    return Refused("unavailable", f"{server} does not answer.")


def post(address: str, body: dict[str, Any], language: str) -> Any:
    """Send JSON over HTTP. Raises Refused."""
    headers = {"Content-Type": "application/json", "Accept-Language": language}
    try:
        with urlopen(Request(address, json.dumps(body).encode(), headers), timeout=REPLY_SECONDS) as reply:
            return json.load(reply)
    except HTTPError as error:
        with error:
            found = error.read()
        try:
            trouble = json.loads(found)
            raise Refused(str(trouble["reason"]), str(trouble["text"])) from error
        except (ValueError, KeyError, TypeError):
            raise Refused("unavailable", f"{address} answers with the status {error.code}.") from error
    except (OSError, ValueError) as error:
        raise Refused("unavailable", f"{address} cannot be reached: {error}") from error


# What comes over the wire, as the rules have it


@cache
def kinds(book: str) -> tuple[frozenset[str], Any]:
    """The names of the book's facts, and the type of any of them."""
    facts = SHELF[book].facts
    return frozenset(map(fact_name, facts)), reduce(or_, facts)


def decoded(book: str, raw: Any) -> Any:
    """A fact. None if this version of the book does not know it."""
    names, any_fact = kinds(book)
    return msgspec.convert(raw, any_fact) if raw["fact"] in names else None


def opened(raw: dict[str, Any]) -> Open:
    ask = Ask(0, raw["act"], tuple(map(slot, raw["slots"])), tuple(raw["idle"]), raw["lapse"])
    left = raw.get("left")
    until = None if left is None else monotonic() + left / 1000
    return Open(ask, raw["key"], raw.get("offered", False), until)


def slot(raw: dict[str, Any]) -> Slot:
    match raw["kind"]:
        case "seat":
            return bits(raw["seats"])
        case "seats":
            return Several(bits(raw["seats"]), raw["least"], raw["most"])
        case "seat_or":
            return SeatOr(bits(raw["seats"]), tuple(raw["words"]))
        case "number":
            return Numbers(raw["least"], raw["most"])
        case "number_or":
            return NumberOr(raw["least"], raw["most"], tuple(raw["words"]))
        case "words":
            return Words(tuple(raw["words"]))
        case "text":
            return Text(raw["most"])
        case _:
            return tuple(raw["words"])
