"""Scripted clients. They answer asks at random, reconnect by themselves to any node, repeat commands without a reply
with the same id, and log everything that they send and receive."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from math import inf
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from finished import FINISHED
from patience import PATIENCE, Never, until
from server.running import House, argument, chosen
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .history import CAME, HEARD, LOST, SENT, History, Identity

LANGUAGES = FINISHED
NOT_NOW = ("unavailable", "too_fast", "stopping")  # after these refusals a command is sent again with the same id
MOST_WAITING = 3  # commands of one guest without a reply

Message = dict[str, Any]
Doors = Callable[[], Sequence[House]]  # where clients can connect now: nodes, or the proxy before them


class Kind(NamedTuple):
    """A kind of table: its book, settings with short times, and the numbers of guests and bots."""

    book: str
    settings: Message
    guests: int
    bots: int
    absent: str = "bot"


def seconds(*names: str, be: int = 1) -> Message:
    return dict.fromkeys(names, be)


ORIGINAL = seconds(
    *("night_step_seconds", "planning_seconds", "nomination_seconds", "vote_call_seconds", "deal_seconds")
) | seconds("speech_seconds", "defence_seconds", be=5)
SPYTOWN = seconds(
    *("t_deal", "t_agent", "t_mafia", "t_recognition", "t_reaction", "t_start_window", "t_discussion", "t_vote"),
    *("t_defence", "t_tie", "t_end_window", "t_last_shot", "t_role_swap"),
)
BIGCITY = seconds(
    *("deal_limit_s", "discussion_limit_s", "night_step_limit_s", "quiet_step_s", "vote_limit_s", "response_limit_s")
)
CUBA = seconds("bang_window_s", "theft_turn_s", "investigation_minutes", "quiet_prompt_s") | {"next_vote_s": 10}
KINDS = (
    Kind("original", ORIGINAL, 5, 1),
    Kind("spytown", SPYTOWN, 5, 1),
    Kind("bigcity", BIGCITY, 5, 3),
    Kind("cuba", CUBA, 5, 1),
    Kind("original", ORIGINAL | {"preset": "extended", "host_mode": "human"}, 5, 8, "wait"),
)


class Reply(NamedTuple):
    """An acknowledgement: when it came, and when its connection was made."""

    came: float
    at: float


class Guest:
    """One phone at one table."""

    def __init__(self, party: Party, identity: Identity, hello: Message, chance: Random) -> None:
        self.party = party
        self.identity = identity
        self.hello = hello  # with the guest's tokens
        self.chance = chance
        self.history = History(party.folder / f"{party.code}-{identity.name}.history")
        self.is_patient = chance.random() < 0.5  # or hangs up on a node that sleeps
        self.socket: ClientConnection | None = None
        self.came = 0.0
        self.game = self.n = 0
        self.seat = -1
        self.phase = ""
        self.people = 0
        self.asks: list[Message] = []
        self.waiting: dict[str, str] = {}  # sent, and neither done nor refused
        self.number = 0

    # The line

    async def attend(self) -> None:
        """Play until cancelled, over any number of connections."""
        while True:
            door = self.chance.choice(self.party.doors())
            address = f"ws{door.url.removeprefix('http')}/api/tables/{self.party.code}/socket"
            why = "over"
            try:
                async with connect(
                    address,
                    proxy=None,
                    ssl=door.trust,
                    open_timeout=PATIENCE,
                    close_timeout=0.5,
                    ping_interval=None if self.is_patient else 1.5,
                    ping_timeout=1.5,
                    compression=None,
                    max_size=None,
                ) as socket:
                    await self.talk(socket, door.url)
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError, EOFError) as error:
                why = repr(error)
            self.socket = None
            self.history.write(LOST, json.dumps(why[:200]))
            await asyncio.sleep(self.chance.uniform(0.1, 0.4))

    async def talk(self, socket: ClientConnection, door: str) -> None:
        hello = {**self.hello, "game": self.game, "after": self.n}
        self.came = self.history.write(CAME, json.dumps({**hello, "door": door}))
        await socket.send(json.dumps(hello))
        async for frame in socket:
            for line in str(frame).splitlines():
                if said := line.strip():
                    at = self.history.write(HEARD, said)
                    await self.hear(socket, json.loads(said), at)

    async def hear(self, socket: ClientConnection, message: Message, at: float) -> None:
        say = message["say"]
        if say == "welcome":
            is_back, self.socket = self.socket is None, socket
            self.game = message["game"]
            await self.remind()
            if is_back:
                await self.be_back()
        if say in ("done", "refused") and message["id"] in self.waiting and message.get("reason") not in NOT_NOW:
            del self.waiting[message["id"]]
            if say == "done":
                self.party.replies.append(Reply(self.came, at))
        self.n = message.get("n", self.n)
        self.asks = message.get("asks", self.asks)
        if "you" in message:
            self.seat = message["you"]["seat"]
        if "table" in message:
            self.phase = message["table"]["phase"]
            self.people = len(message["table"]["people"])

    # What he wants

    async def want(self, do: str, **fields: Any) -> None:
        """Send a command. It is repeated after each welcome until there is a reply."""
        self.number += 1
        id = f"{self.identity.name}-{self.number}"
        self.waiting[id] = json.dumps({"do": do, "id": id, **fields})
        await self.send(id)

    async def send(self, id: str) -> None:
        with suppress(ConnectionClosed):
            if self.socket and id in self.waiting:
                self.history.write(SENT, self.waiting[id])
                await self.socket.send(self.waiting[id])

    async def act(self) -> None:
        """Send commands again and again, whatever the game does."""
        while True:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.party.pace)
            if self.party.is_quiet:
                await self.remind()
            elif self.socket and len(self.waiting) < MOST_WAITING:
                await self.do_something()
            else:
                await self.remind()

    async def be_back(self) -> None:
        """Send a command at once if none is repeated. It shows when a table answers after its node has died."""
        if not self.waiting and not self.party.is_quiet:
            await self.want("introduce", language=self.chance.choice(LANGUAGES))

    async def remind(self) -> None:
        """Repeat commands without a reply."""
        for id in list(self.waiting):
            await self.send(id)

    async def do_something(self) -> None:
        chance = self.chance
        if self.asks and chance.random() < 0.8:
            for ask in chosen(self.asks, chance):
                await self.want("answer", **answer(ask, chance))
        elif self.is_creator and self.phase == "lobby" and self.party.is_here():
            await self.begin()
        elif self.is_creator and self.phase == "over":
            await self.want("again")
        elif self.phase == "over" and chance.random() < 0.5:
            await self.want("chat", text=f"Good game, says {self.identity.name}.")
        elif self.phase == "lobby" and chance.random() < 0.5:
            await self.want("sit")
        else:
            await self.want("introduce", language=chance.choice(LANGUAGES))

    def is_settled(self) -> bool:
        """Is the guest connected, without a command that waits for a reply?"""
        return self.socket is not None and not self.waiting

    @property
    def is_creator(self) -> bool:
        return "creator" in self.hello

    async def begin(self) -> None:
        kind = self.party.kind
        if self.people < kind.guests + kind.bots:
            await self.want("add_bot", bot="careful")
        else:
            await self.want("deal")


class Watcher(Guest):
    """A guest without a place, who only watches."""

    async def act(self) -> None:
        pass

    async def be_back(self) -> None:
        pass


class Party:
    """A table and its guests. One of them made it, and one only watches."""

    def __init__(self, doors: Doors, folder: Path, kind: Kind, seed: str, pace: float) -> None:
        self.doors = doors
        self.folder = folder
        self.kind = kind
        self.pace = pace  # seconds between two commands of a guest
        self.is_quiet = False
        self.replies: list[Reply] = []
        door = Random(seed).choice(doors())
        made = door.make(book=kind.book, settings=kind.settings, absent=kind.absent, grace_seconds=20)
        self.code: str = made["code"]
        self.guests: list[Guest] = []
        for name in "ABCDEFGHIJ"[: kind.guests]:
            joined = door.join(self.code, name, luck=f"luck of {name}")
            hello = {"token": joined["token"]} | ({} if self.guests else {"creator": made["creator"]})
            identity = Identity(name, joined["id"], tuple(hello.values()))
            self.guests.append(Guest(self, identity, hello, Random(f"{seed} {name}")))
        self.guests.append(Watcher(self, Identity("watcher", 0, ()), {}, Random(f"{seed} watcher")))

    def has_begun(self) -> bool:
        """Does everybody see a game?"""
        return all(guest.game for guest in self.guests)

    def waits(self, killed: Sequence[tuple[float, Collection[str]]]) -> list[tuple[float, float]]:
        """For each kill of the node: when it was, and how long it took until the table acknowledged a command of a
        reconnected guest; infinite: it never did."""
        times = [at for at, codes in killed if self.code in codes]
        return [(at, min([reply.at for reply in self.replies if reply.came > at], default=inf) - at) for at in times]

    def is_here(self) -> bool:
        """Is everybody connected?"""
        return all(guest.socket for guest in self.guests)

    def is_settled(self) -> bool:
        return all(guest.is_settled() for guest in self.guests)

    async def hang_up(self) -> None:
        """Disconnect all guests."""
        for guest in self.guests:
            line, guest.socket = guest.socket, None
            if line:
                await line.close()

    def close(self) -> None:
        for guest in self.guests:
            guest.history.close()


def answer(ask: Message, chance: Random) -> Message:
    """A legal answer to an ask: its act with arguments, or an idle word."""
    args = [words(slot, chance) if slot["kind"] == "text" else argument(slot, chance) for slot in ask["slots"]]
    idle = ask["idle"] and (None in args or chance.random() < 0.2)
    act, args = (chance.choice(ask["idle"]), []) if idle else (ask["act"], args)
    return {"act": act, "args": args, "host": ask.get("host", False), "key": ask["key"]}


def words(slot: Message, chance: Random) -> str:
    return f"I was asleep {chance.randrange(1000)}"[: slot["most"]]


@asynccontextmanager
async def attended(parties: Sequence[Party]) -> AsyncGenerator[None, None]:
    """All guests play during the block. An error of one of them ends it."""
    guests = [guest for party in parties for guest in party.guests]
    try:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(doing) for guest in guests for doing in (guest.attend(), guest.act())]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
    finally:
        for party in parties:
            party.close()


async def settle(parties: Sequence[Party]) -> list[str]:
    """Send no new commands, wait for all replies, and let everybody connect once more. Returns who still waits."""
    for party in parties:
        party.is_quiet = True
    for again in (False, True):
        if again:
            await asyncio.gather(*(party.hang_up() for party in parties))
        try:
            await until(lambda: all(party.is_settled() for party in parties))
        except Never:
            return [
                f"{party.code} {guest.identity.name}: waits for ever, since {guest.came:.2f}"
                for party in parties
                for guest in party.guests
                if not guest.is_settled()
            ]
    return []
