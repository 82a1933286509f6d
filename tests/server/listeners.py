"""A whole game over real sockets, of any book: clients that keep every byte they get and play by chance."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from laws.inputs import WORDS
from patience import PATIENCE
from table.stages import STAGES, Asked, Stage
from table.traffic import CASES
from websockets.asyncio.client import connect

from citysleeps.books.described import HUMAN
from citysleeps.books.spytown.steps import SECRET
from citysleeps.kernel.seats import HOST, SPECTATORS, Seats
from citysleeps.kernel.setup import Value
from citysleeps.table.beat import STEP_OF_HOST

from .running import Answer, Server, read

A_STEP = 0.1  # seconds that the host waits in a step of the night
ROUNDS = 3  # in the last one the host begins to take players out, lest the game takes long
LOSE_TOUCH = (1 << 1, 1 << 5, SPECTATORS)
LETTERS = "ABCDEFGHIJKLMNOP"
Message = dict[str, Any]


class Evening(NamedTuple):
    """What is played: the settings, how many play, and the phases in which it is dark."""

    book: str
    players: int
    settings: dict[str, Value]
    dark: tuple[str, ...]
    least: int  # facts that everybody is told

    @property
    def stage(self) -> Stage:
        return STAGES[self.book]

    @property
    def is_led(self) -> bool:
        """Does a person host, who has no seat and goes on in the night?"""
        return self.stage.book.lobby.hosted_by(self.settings) == HUMAN

    @property
    def names(self) -> list[str]:
        """Of the players, and of the host behind them."""
        return [f"{letter}-at-the-table" for letter in LETTERS[: self.players + self.is_led]]

    @property
    def ears(self) -> list[Seats]:
        """As whom everybody is told things: the players, the host, and one who watches."""
        return [*(1 << seat for seat in range(self.players)), *[HOST] * self.is_led, SPECTATORS]


EVENINGS = {
    "original": Evening("original", 13, {"preset": "extended", "host_mode": "human"}, ("first_night", "night"), 40),
    "spytown": Evening("spytown", 12, CASES["spytown_cards"].settings | {"gm_mode": "human"}, SECRET, 40),
    "bigcity": Evening(
        "bigcity", 13, CASES["bigcity"].settings | {"host": "human_chosen"}, ("quiet_night", "night"), 40
    ),
    "cuba": Evening("cuba", 10, CASES["cuba_cleaner"].settings | {"theft_fixed_s": 1}, ("theft",), 15),
}


class Listener:
    """A client that keeps every frame as it came, and plays by chance."""

    def __init__(self, evening: Evening, address: str, hello: Message, ears: Seats) -> None:
        self.evening = evening
        self.address = address
        self.hello = hello
        self.ears = ears
        self.chance = Random(ears)
        self.lines: list[str] = []
        self.sizes: set[int] = set()  # bytes of the frames that came in the dark
        self.n = 0
        self.acted = 0  # since something was asked
        self.round = 0
        self.phase = ""
        self.has_lost_touch = False
        self.is_over = False
        self.asks: list[Message] = []
        self.ids = count(1)

    async def open(self) -> None:
        """Say hello, with what it has already, and be welcomed."""
        self.socket = await connect(self.address, proxy=None, open_timeout=PATIENCE, ping_timeout=PATIENCE)
        await self.socket.send(json.dumps({**self.hello, "game": 1, "after": self.n}))
        await self.hear()

    async def play(self) -> None:
        """Answer whatever is asked, until the game is over; in between lose touch once."""
        while not self.is_over:
            await self.hear()
            if self.asks and self.ears != HOST and not self.is_over:
                await self.answer(msgspec.convert(self.asks, list[Asked]))
                await self.guess()
            if self.has_come_far() and self.ears in LOSE_TOUCH and not self.has_lost_touch:
                self.has_lost_touch = True
                await self.socket.close()
                await self.open()

    def has_come_far(self) -> bool:
        """Is it the second night, or has the box been passed?"""
        return self.round == 2 or (self.phase == "theft" and self.n > self.evening.players // 2)

    async def hear(self) -> None:
        """The next message; in the dark, a long one comes in several frames."""
        frames = [frame async for frame in self.socket.recv_streaming(decode=False)]
        if self.phase in self.evening.dark:
            self.sizes |= {len(frame) for frame in frames}
        text = b"".join(frames).decode()
        self.lines += [line for line in text.split("\n") if line.strip()]
        for message in read(text):
            self.take_in(message)

    def take_in(self, message: Message) -> None:
        self.n = message.get("n", self.n)
        if "asks" in message:
            self.asks = message["asks"]
            self.acted = 0
        view = message.get("view") or {}
        self.round = view.get("night", view.get("turn", self.round))
        self.phase = view.get("where", [self.phase])[0]
        self.is_over = self.is_over or message.get("table", {}).get("phase") == "over"

    async def answer(self, asks: list[Asked]) -> None:
        """Something legal. Who may accuse does not give up."""
        self.asks = []
        acts = [ask for ask in asks if ask.act != "concede" or len(asks) == 1]
        ask = self.evening.stage.asked(acts, self.chance, offers=0.2)
        if ask:
            act, args = self.evening.stage.something(ask, self.acted, self.chance)
            self.acted += 1
            await self.say(act, args)

    async def guess(self) -> None:
        """Now and then something that he mostly may not do."""
        if self.chance.randrange(3) == 0:
            act = self.chance.choice([act for act in self.evening.stage.book.acts if act != "leave"] + ["next"])
            aim = self.chance.choice([*range(self.evening.players), *WORDS[self.evening.book]])
            await self.say(act, (aim,), host=act == "next")

    async def say(self, act: str, args: tuple[Any, ...] = (), host: bool = False) -> None:
        command = {"do": "answer", "id": str(next(self.ids)), "act": act, "args": args, "host": host}
        await self.socket.send(json.dumps(command))

    async def host(self) -> None:
        """Go on in the night, once a frame of the dark has come, and by day where nothing comes any more; in the end
        take players out."""
        before = 0
        while not self.is_over:
            await asyncio.sleep(A_STEP)
            if STEP_OF_HOST in self.sizes if self.phase in self.evening.dark else before == len(self.lines):
                await self.say("next", host=True)
            if self.round >= ROUNDS:
                await self.say("remove", (self.chance.randrange(self.evening.players),), host=True)
            before = len(self.lines)


class Traffic(NamedTuple):
    """Everything that came out of a server in a game, and the record of it afterwards."""

    listeners: list[Listener]
    fetched: list[Answer]
    printed: int  # characters before the first of it
    record: bytes
    secrets: list[str]


async def play(evening: Evening, server: Server) -> Traffic:
    """A game with everybody at the table, one who watches, and somebody who looks things up."""
    made = server.make(book=evening.book, settings=evening.settings)
    code = made["code"]
    tokens = [server.join(code, name, luck=f"luck of {name}")["token"] for name in evening.names]
    printed = len(server.log())
    address = f"ws://{urlsplit(server.url).netloc}/api/tables/{code}/socket"
    hellos: list[Message] = [*({"token": token} for token in tokens), {}]
    hellos[0]["creator"] = made["creator"]
    listeners = [Listener(evening, address, *who) for who in zip(hellos, evening.ears, strict=True)]
    fetched: list[Answer] = []
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for listener in listeners:
            await listener.open()
        for command in beginning(evening):
            await listeners[0].socket.send(json.dumps(command))
        looking = group.create_task(look_around(server, code, fetched))
        hosts = [listener.host() for listener in listeners if listener.ears == HOST]
        await asyncio.gather(*(listener.play() for listener in listeners), *hosts)
        looking.cancel()
        for listener in listeners:
            await listener.socket.close()
    last = server.http("GET", f"/api/tables/{code}/games/1/record")
    secrets = [*tokens, made["creator"]]
    return Traffic(listeners, fetched, printed, last.body, [*secrets, *map(hashed, secrets)])


def beginning(evening: Evening) -> Iterator[Message]:
    """What the creator says: who hosts, and that the cards are dealt."""
    if evening.is_led:
        yield {"do": "appoint", "id": "appoint", "person": len(evening.names)}
    yield {"do": "deal", "id": "deal"}


async def look_around(server: Server, code: str, fetched: list[Answer]) -> None:
    """Somebody without a token fetches what can be fetched, again and again, until the game is over."""
    record = f"/api/tables/{code}/games/1/record"
    while True:
        for page in (f"/api/tables/{code}", record, "/metrics", "/api/health", "/api/tables/ABCDE"):
            answer = await asyncio.to_thread(server.http, "GET", page)
            if page == record and answer.status == 200:
                return
            fetched.append(answer)
            await asyncio.sleep(0.2)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
