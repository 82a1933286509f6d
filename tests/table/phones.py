"""A table without a network: a hall, a table in it, and the phones of the players.

Seats are A, B, C ... in the order of joining; A has the creator's token.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any, NamedTuple

import msgspec

from citysleeps.books.described import HUMAN
from citysleeps.books.original.game import Original
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import Value
from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import Store
from citysleeps.table.commands import read_command
from citysleeps.table.hall import Hall
from citysleeps.table.live import LiveTable
from citysleeps.table.log import opened
from citysleeps.table.manners import Manners
from citysleeps.table.rows import NO_ONE, Who
from citysleeps.table.table import Table
from citysleeps.table.thinkers import Thinkers

from .virtual import clock, until

NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BOOK = "original"
A_TURN = 200  # turns of the loop, enough for everything that is due at once
IDS = count(1)
Said = dict[str, Any]
Settings = dict[str, Value]
# The tests count in these.
LENGTHS: Settings = {"night_step_seconds": 30, "planning_seconds": 120, "night_pace": "fixed"}


class Letter(NamedTuple):
    """A message, and when it came."""

    at: float
    said: Said


class Phone:
    """A client that keeps every message, and updates its state as the protocol says."""

    def __init__(self, live: LiveTable, who: Who = NO_ONE, has_creator_token: bool = False, language: str = "") -> None:
        self.live = live
        self.who = who
        self.has_creator_token = has_creator_token
        self.is_screen = False
        self.language = language
        self.frames: list[tuple[float, int]] = []  # when each came, and how long it was
        self.begun = b""  # the first parts of an unfinished message
        self.mail: list[Letter] = []
        self.replies: dict[str, list[Said]] = {}  # by id
        self.ended = ""  # why the connection was closed
        # As the messages tell it
        self.n = self.game = 0
        self.facts: list[Said] = []
        self.view: Said | None = None
        self.asks: list[Said] = []
        self.corrections: list[Said] = []
        self.mends: list[Said] = []
        self.clock: Said | None = None
        self.table: Said = {}
        self.you: Said = {}
        self.chat: list[str] = []

    def post(self, message: bytes, goes_on: bool = False) -> None:
        self.frames.append((clock(), len(message)))
        self.begun += message
        if goes_on:
            return
        message, self.begun = self.begun, b""
        for line in message.splitlines():
            if line.strip():
                self.take_in(msgspec.json.decode(line))

    def take_in(self, said: Said) -> None:
        self.mail.append(Letter(clock(), said))
        match said["say"]:
            case "done" | "refused":
                self.replies.setdefault(said["id"], []).append(said)
            case "welcome":
                self.greet(said)
            case "news":
                self.hear(said)

    def end(self, reason: str) -> None:
        self.ended = reason

    def shutdown(self) -> None:
        self.ended = "shutdown"

    def check(self) -> None:
        """Somebody is there."""

    def greet(self, said: Said) -> None:
        """Take in a welcome. The client has the facts before these already."""
        kept = self.facts if said["game"] == self.game else []
        self.facts = kept[: said["after"]] + said["facts"]
        self.n, self.game = said["n"], said["game"]
        self.view, self.asks, self.clock = said["view"], said["asks"], said["clock"]
        self.table, self.you, self.corrections = said["table"], said["you"], said["corrections"]
        self.mends = said["mends"]
        self.chat = [line["text"] for line in said["chat"]]

    def hear(self, said: Said) -> None:
        """Take in news. Missing fields have not changed."""
        self.n = said["n"]
        self.facts = self.facts + said.get("facts", [])
        self.view = {**(self.view or {}), **said["view"]} if "view" in said else self.view
        self.asks = said.get("asks", self.asks)
        self.corrections = said.get("corrections", self.corrections)
        self.mends = said.get("mends", self.mends)
        self.clock = said.get("clock", self.clock)
        self.table = said.get("table", self.table)
        self.you = said.get("you", self.you)
        self.chat = self.chat + [line["text"] for line in said.get("chat", [])]

    # What it does

    def connect(self, game: int = 0, after: int = 0, seat: Seat | None = None) -> Phone:
        self.live.connect(self, game, after, seat)
        return self

    def disconnect(self) -> None:
        self.live.disconnect(self)

    def post_command(self, do: str, id: str = "", **args: Any) -> str:
        """Send a command as it goes over the wire. Returns its id."""
        id = id or f"command {next(IDS)}"
        self.live.receive(self, read_command(msgspec.json.encode({"do": do, "id": id, **args})))
        return id

    async def send(self, do: str, id: str = "", **args: Any) -> str:
        """Send a command and wait for the reply. Returns the reason of a refusal; empty if it is done."""
        before = len(self.replies.get(id, []))
        id = self.post_command(do, id, **args)
        for _ in range(A_TURN):
            if len(self.replies.get(id, [])) > before:
                await quiet(self.live)
                return str(self.replies[id][-1].get("reason", ""))
            await asyncio.sleep(0)
        raise AssertionError(f"no reply to {do}")

    async def answer(self, act: str, *args: Any, host: bool = False) -> str:
        return await self.send("answer", act=act, args=args, host=host)

    async def go_on(self) -> str:
        """As the host."""
        return await self.answer("next", host=True)

    # What it got

    def since(self, when: float) -> list[Letter]:
        """The messages after this time, without replies."""
        return [letter for letter in self.mail if letter.at > when and letter.said["say"] in ("news", "welcome")]

    def heard(self, fact: str, **fields: Any) -> list[tuple[float, Said]]:
        """The facts of this kind that came as news, each with its time."""
        told = [(letter.at, one) for letter in self.mail for one in letter.said.get("facts", [])]
        return [(at, one) for at, one in told if one["fact"] == fact and fields.items() <= one.items()]

    def times(self, fact: str, **fields: Any) -> list[float]:
        return [at for at, _ in self.heard(fact, **fields)]

    def names(self) -> list[str]:
        """The kinds of all facts told, in order."""
        return [fact["fact"] for fact in self.facts]

    def acts(self, host: bool = False) -> list[str]:
        """What is asked of its seat now, or of it as the host."""
        return [ask["act"] for ask in self.asks if ask.get("host", False) is host]

    @property
    def seat(self) -> Seat:
        return self.live.table.seat_of(self.who)


class Room:
    """A table, the people who have joined it, and their phones."""

    def __init__(self, hall: Hall, live: LiveTable, token: str) -> None:
        self.hall = hall
        self.live = live
        self.token = token  # the creator's
        self.phones: dict[str, Phone] = {}
        self.ids: dict[str, Who] = {}

    def __getitem__(self, name: str) -> Phone:
        return self.phones[name]

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def game(self) -> Original:
        game = self.table.playing.game
        assert isinstance(game, Original)
        return game

    # Who comes

    def join(self, name: str, language: str = "en", luck: str = "") -> Who:
        """Join the table. Raises Refused."""
        who = self.live.join(Phone(self.live), name, language, f"token of {name}", luck)
        self.ids[name] = who
        return who

    async def sit(self, *names: str) -> None:
        """These people join and connect."""
        for name in names:
            self.join(name)
            self.connect(name)
        await quiet(self.live)

    def connect(self, name: str, game: int = 0, after: int = 0, seat: Seat | None = None) -> Phone:
        """Connect a phone, the first or another one of this person."""
        phone = Phone(self.live, self.ids[name], has_creator_token=name == "A")
        self.phones[name] = phone
        return phone.connect(game, after, seat)

    def watch(self) -> Phone:
        """Connect somebody who has not joined, and only watches."""
        return Phone(self.live).connect()

    # Who is who

    def holders(self, *cards: str) -> list[Phone]:
        """The phones of those who hold one of these cards, by seat."""
        return [phone for phone in self.seated() if self.game.cards[phone.seat] in cards]

    def holder(self, card: str) -> Phone:
        return self.holders(card)[0]

    def seated(self) -> list[Phone]:
        """The phones of those who play, by seat."""
        return sorted((phone for phone in self.phones.values() if phone.seat >= 0), key=lambda phone: phone.seat)

    def with_voices(self) -> list[Phone]:
        """Those of them who do not play at the host's desk."""
        return [phone for phone in self.seated() if phone.who not in self.table.desk]

    def name(self, phone: Phone) -> str:
        return next(name for name in self.phones if self.phones[name] is phone)

    # What they do

    async def ready(self) -> None:
        """Everybody says that they are ready, and a human host announces the night (ORIG-318)."""
        for phone in self.seated():
            if "ready" in phone.acts():
                assert await phone.answer("ready") == ""
        for phone in self.phones.values():
            if self.game.phase == "deal" and "next" in phone.acts(host=True):
                assert await phone.go_on() == ""

    async def give_seat(self, name: str, seat: Seat) -> None:
        """The players vote, one after the other, until the person has this seat."""
        for phone in self.with_voices():
            if self[name].seat != seat and phone.seat != seat:
                assert await phone.send("seat", person=self.ids[name], seat=seat) == ""
        assert self[name].seat == seat

    async def give_back(self, name: str, number: int) -> None:
        """The players vote, one after the other, until the phone with this number has the person's place."""
        before = self.table.people[self.ids[name]].returns
        for phone in self.with_voices():
            if self.name(phone) != name and self.table.people[self.ids[name]].returns == before:
                assert await phone.send("give_back", person=self.ids[name], number=number) == ""

    async def speak(self) -> None:
        """Everybody ends their speech at once and accuses nobody, until the speeches are over."""
        while talking := [phone for phone in self.seated() if set(phone.acts()) & {"say", "nominate"}]:
            for phone in talking:
                assert await phone.answer("done" if "say" in phone.acts() else "pass") == ""

    async def reopen(self) -> Room:
        """The same table on another server, read from its log. Nobody is connected yet."""
        self.live.close()
        hall = Hall(self.hall.store, self.hall.bot_seconds)
        live = await hall.find(self.table.code)
        assert live
        room = Room(hall, live, self.token)
        room.ids = dict(self.ids)
        return room

    async def log(self) -> list[tuple[int, bytes]]:
        return await self.hall.store.read(self.table.code)

    async def logged(self) -> Table:
        """The table as read from its log."""
        return await opened(self.table.code, await self.log())


async def quiet(live: LiveTable) -> None:
    """Wait until everything is stored and sent, unless the store keeps it waiting."""
    for _ in range(A_TURN):
        if not live.ledger.writing:
            return
        await asyncio.sleep(0)


async def room_of(
    people: int,
    settings: Settings | None = None,
    *,
    absent: str = "bot",
    grace: int = 90,
    bots: int = 0,
    bot_seconds: float = 6.0,
    beat_seconds: float = 0,
    store: Store | None = None,
    book: str = BOOK,
    thinkers: Thinkers | None = None,
) -> Room:
    """A table with this many connected people, and careful bots behind them. A is the creator. If a person hosts, it
    is the last one."""
    hall = Hall(store or MemoryStore(), bot_seconds, beat_seconds, thinkers=thinkers)
    manners = msgspec.convert({"grace_seconds": grace, "absent": absent}, Manners)
    lengths = LENGTHS if book == BOOK else {}
    live, token = await hall.make("en", book, {**lengths, **(settings or {})}, manners)
    room = Room(hall, live, token)
    await room.sit(*NAMES[:people])
    if people and room.table.book.lobby.hosted_by(room.table.settings) == HUMAN:
        assert await room["A"].send("appoint", person=people) == ""
    for _ in range(bots):
        assert await room["A"].send("add_bot", bot="careful") == ""
    return room


async def dealt(people: int, settings: Settings | None = None, **more: Any) -> Room:
    """The same after the deal."""
    room = await room_of(people, settings, **more)
    assert await room["A"].send("deal") == ""
    return room


async def asleep(people: int, settings: Settings | None = None, **more: Any) -> Room:
    """The same in night 1, after everybody was ready."""
    room = await dealt(people, settings, **more)
    await room.ready()
    return room


async def in_the_dark(people: int = 8, settings: Settings | None = None, **more: Any) -> Room:
    """The same where everything is sent in beats, some seconds later."""
    room = await dealt(people, settings, beat_seconds=0.5, **more)
    for phone in room.seated():
        phone.post_command("answer", act="ready")
    for phone in room.phones.values():
        if phone.acts(host=True):
            phone.post_command("answer", act="next", host=True)
    await until(clock() + 5.25)
    return room
