"""A whole game over real sockets: every byte that each client got, held against the record that is opened after it."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from re import fullmatch
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import pytest
from patience import PATIENCE
from websockets.asyncio.client import connect

from citysleeps.agents.random import play_out
from citysleeps.books.original.book import BOOK
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, NOBODY, SPECTATORS, Seat, Seats
from citysleeps.kernel.setup import Setup
from citysleeps.notation.record import replay
from citysleeps.views.view import told_to

from .running import Answer, Server, read

NAMES = [f"{letter}-at-the-table" for letter in "ABCDEFGHIJKLMN"]  # the last one hosts
SETTINGS = {"preset": "extended", "host_mode": "human"}
A_STEP = 0.1  # seconds that the host waits in a step of the night
NIGHTS = 3  # in the last one the host begins to take players out, lest the game takes long
EVENINGS = 10 if os.environ.get("LAWS") == "long" else 1
LOSE_TOUCH = (1 << 1, 1 << 5, SPECTATORS)
Message = dict[str, Any]

# What no client ever gets: whom else something is asked of or told to, what chance is drawn from, who may come in.
NEVER = {
    "to",
    "audience",
    "audiences",
    "waiting",
    "seed",
    "secret",
    "token",
    "deal",
    "lots",
    "inputs",
    "check",
    "given",
}
FRAME = {
    "say",
    "n",
    "game",
    "after",
    "facts",
    "view",
    "asks",
    "corrections",
    "clock",
    "table",
    "you",
    "chat",
    "moment",
    "left_out",
}
REPLY = {"say", "id", "reason", "text", "detail"}
ASK = {"act", "slots", "idle", "lapse", "key", "left", "host", "offered"}
OF_HOST = ASK | {"waiting"}  # to a host who holds no card (ORIG-318)


class Leak(AssertionError):
    """Somebody got what is not his to know."""


# What was sent


class Listener:
    """A client that keeps every frame as it came, and plays by chance."""

    def __init__(self, address: str, hello: Message, ears: Seats) -> None:
        self.address = address
        self.hello = hello
        self.ears = ears  # as whom it is told things
        self.chance = Random(ears)
        self.frames: list[str] = []
        self.n = 0
        self.night = 0
        self.phase = ""
        self.has_lost_touch = False
        self.is_over = False
        self.asks: list[Message] = []
        self.ids = count(1)

    async def open(self) -> None:
        """Say hello, with what it has already, and be welcomed."""
        self.socket = await connect(self.address, proxy=None, open_timeout=PATIENCE, ping_timeout=PATIENCE)
        await self.socket.send(json.dumps({**self.hello, "game": 1, "after": self.n}))
        self.hear(await self.socket.recv())

    async def play(self) -> None:
        """Answer whatever is asked, until the game is over; in between lose touch once."""
        while not self.is_over:
            self.hear(await self.socket.recv())
            if self.asks and self.ears != HOST:
                await self.answer(self.chance.choice(self.asks))
                await self.guess()
            if self.night == 2 and self.ears in LOSE_TOUCH and not self.has_lost_touch:
                self.has_lost_touch = True
                await self.socket.close()
                await self.open()

    def hear(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.frames += [line for line in frame.split("\n") if line.strip()]
        for message in read(frame):
            self.take_in(message)

    def take_in(self, message: Message) -> None:
        self.n = message.get("n", self.n)
        self.asks = message.get("asks", self.asks)
        view = message.get("view") or {}
        self.night = view.get("night", self.night)
        self.phase = view.get("where", [self.phase])[0]
        self.is_over = self.is_over or message.get("table", {}).get("phase") == "over"

    async def answer(self, ask: Message) -> None:
        self.asks = []
        args = [argument(slot, self.chance) for slot in ask["slots"]]
        idle = ask["idle"] and (None in args or ask["act"] == "say" or self.chance.randrange(5) == 0)
        await self.say(self.chance.choice(ask["idle"]) if idle else ask["act"], [] if idle else args)

    async def guess(self) -> None:
        """Now and then something that he mostly may not do."""
        if self.chance.randrange(3) == 0:
            act = self.chance.choice(["check", "kill", "mark", "plan", "vote", "guard", "next"])
            await self.say(act, [self.chance.randrange(13)], host=act == "next")

    async def say(self, act: str, args: list[Any], host: bool = False) -> None:
        command = {"do": "answer", "id": str(next(self.ids)), "act": act, "args": args, "host": host}
        await self.socket.send(json.dumps(command))

    async def host(self) -> None:
        """Go on in the night, and by day where nothing comes any more; in the end take players out."""
        before = 0
        while not self.is_over:
            await asyncio.sleep(A_STEP)
            if self.phase in ("first_night", "night") or before == len(self.frames):
                await self.say("next", [], host=True)
            if self.night >= NIGHTS:
                await self.say("remove", [self.chance.randrange(13)], host=True)
            before = len(self.frames)


def argument(slot: Message, chance: Random) -> Any:
    """One that is legal in this place; None if there is none."""
    match slot["kind"]:
        case "seat":
            return chance.choice(slot["seats"]) if slot["seats"] else None
        case "word":
            return chance.choice(slot["words"])
        case "number":
            return chance.randint(slot["least"], slot["most"])
    return None


class Traffic(NamedTuple):
    """Everything that came out of a server in a game, and the record of it afterwards."""

    clients: dict[Seats, list[str]]  # the frames, by whom they are for
    fetched: list[Answer]
    printed: int  # characters before the first of it
    record: bytes
    secrets: list[str]


async def evening(server: Server) -> Traffic:
    """A game of thirteen with a host, one who watches, and somebody who looks things up."""
    made = server.make(settings=SETTINGS)
    code = made["code"]
    tokens = [server.join(code, name, luck=f"luck of {name}")["token"] for name in NAMES]
    printed = len(server.log())
    address = f"ws://{urlsplit(server.url).netloc}/api/tables/{code}/socket"
    hellos: list[Message] = [*({"token": token} for token in tokens), {}]
    hellos[0]["creator"] = made["creator"]
    ears = [*(1 << seat for seat in range(len(NAMES) - 1)), HOST, SPECTATORS]
    listeners = [Listener(address, hello, heard) for hello, heard in zip(hellos, ears, strict=True)]
    fetched: list[Answer] = []
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for listener in listeners:
            await listener.open()
        await listeners[0].socket.send(json.dumps({"do": "appoint", "id": "appoint", "person": len(NAMES)}))
        await listeners[0].socket.send(json.dumps({"do": "deal", "id": "deal"}))
        looking = group.create_task(look_around(server, code, fetched))
        await asyncio.gather(*(listener.play() for listener in listeners), listeners[-2].host())
        looking.cancel()
        for listener in listeners:
            await listener.socket.close()
    last = server.http("GET", f"/api/tables/{code}/games/1/record")
    secrets = [*tokens, made["creator"]]
    frames = {listener.ears: listener.frames for listener in listeners}
    return Traffic(frames, fetched, printed, last.body, [*secrets, *map(hashed, secrets)])


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


# What may be sent


def check_client(play: Play, ears: Seats, frames: Iterable[str], secrets: Iterable[str]) -> None:
    """Before the end a client gets the facts told to it and no other, each once and in order; its view is what follows
    from them; and nothing of anybody else's is in any frame."""
    facts = told_to(play.game.log, ears)
    view = BOOK.blank(play.setup)
    seen: Message = {}
    n = 0
    for frame in frames:
        check_text(frame, secrets)
        message = json.loads(frame)
        check_keys(message, ears)
        if message["say"] not in ("welcome", "news"):
            continue
        new = message.get("facts", [])
        if new != as_sent(facts[n : n + len(new)]):
            raise Leak(f"{ears:#x} is told {new} and not {facts[n : n + len(new)]}")
        for fact in facts[n : n + len(new)]:
            fact.apply(view)
        n += len(new)
        if message["n"] != n:
            raise Leak(f"{ears:#x} is told that there are {message['n']} facts and not {n}")
        seen |= message.get("view") or {}
        shown = as_sent(BOOK.shown(view, seat_of(ears, view.size)))
        if seen and seen != shown:
            raise Leak(f"{ears:#x} sees {differing(seen, shown)}")
    if n != len(facts):
        raise Leak(f"{ears:#x} is told {n} facts of {len(facts)}")


def seat_of(ears: Seats, seats: int) -> Seat:
    """The seat that hears with these ears; nobody's, if it is the host or one who watches."""
    return ears.bit_length() - 1 if ears < 1 << seats else NOBODY


def as_sent(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def differing(one: Message, two: Message) -> str:
    return "; ".join(
        f"{key}: {one.get(key)} and not {two.get(key)}" for key in one | two if one.get(key) != two.get(key)
    )


def check_text(text: str, secrets: Iterable[str]) -> None:
    for secret in secrets:
        if secret in text:
            raise Leak(f"a secret is in {text[:200]}")


def check_keys(message: Message, ears: Seats) -> None:
    """Nothing has a name that only the server should know, and there is nothing in a frame that has no name."""
    known = FRAME if message["say"] in ("welcome", "news") else REPLY
    asks = message.get("asks") or []
    asked = [key for ask in asks for key in ask if key not in (OF_HOST if ears == HOST else ASK)]
    table = {key: value for key, value in (message.get("table") or {}).items() if key != "advice"}  # names phases
    rest = {**message, "asks": [ask["slots"] for ask in asks], "table": table}
    strange = [*(set(message) - known), *asked, *(set(keys(rest)) & NEVER)]
    if message.get("corrections") and ears != HOST:
        strange.append("corrections")
    if strange:
        raise Leak(f"{strange} in {json.dumps(message)[:200]}")


def keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
    if isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from keys(one)


def cards_of_others(play: Play, ears: Seats, frames: Iterable[str]) -> list[str]:
    """Where a frame before the end says of a seat which card it holds, and no fact told so far does."""
    found = []
    facts: list[Any] = []
    for frame in frames:
        message = json.loads(frame)
        facts += message.get("facts", [])
        if any(fact["fact"] == "game_over" for fact in facts):
            break
        for seat, card in enumerate((message.get("view") or {}).get("cards", [])):
            if card and not any(says(fact, seat, card) for fact in facts):
                found.append(f"{ears:#x}: seat {seat} holds {card}")
    return found


def says(fact: Any, seat: int, card: str) -> bool:
    """Does a fact say that this seat holds this card?"""
    match fact["fact"]:
        case "own_card":
            return bool(fact["seat"] == seat and fact["card"] == card)
        case "card_shown":
            return bool(fact["target"] == seat and fact["card"] == card)
        case "gang_met":
            return (seat, card) in zip(fact["members"], fact["cards"], strict=True)
    return False


# The game


def test_over_real_sockets_everybody_gets_what_is_his_and_nothing_else(tmp_path: Path) -> None:
    for number in range(EVENINGS):
        folder = tmp_path / str(number)
        folder.mkdir()
        one_evening(folder)


def one_evening(folder: Path) -> None:
    with Server(folder) as server:
        traffic = asyncio.run(evening(server))
    play = replay(traffic.record)
    header = json.loads(traffic.record.split(b"\n")[0])
    secrets = [*traffic.secrets, header["fair"]["secret"], play.setup.seed]
    assert len(traffic.clients) == len(NAMES) + 1 and play.game.over
    assert all(len(told_to(play.game.log, ears)) > 40 for ears in traffic.clients)
    for ears, frames in traffic.clients.items():
        check_client(play, ears, frames, secrets)
        assert ears == HOST or cards_of_others(play, ears, frames) == []
    assert server.log()[traffic.printed :] == ""
    assert {answer.status for answer in traffic.fetched} == {200, 404}
    for answer in traffic.fetched:
        text = f"{dict(answer.headers)} {answer.body.decode()}"
        check_text(text, [*secrets, *(name for name in NAMES if b"citysleeps_" in answer.body)])
        if answer.body.startswith(b"{"):
            assert not set(keys(answer.json())) & NEVER
    check_metrics([answer.body.decode() for answer in traffic.fetched if b"citysleeps_" in answer.body])


def check_metrics(texts: list[str]) -> None:
    assert texts
    for line in "".join(texts).splitlines():
        label = r"(version|reason)=\"[\w.]+\"(,node=\"\")?"
        assert fullmatch(rf"# (HELP|TYPE) citysleeps_\w+ .*|citysleeps_\w+(\{{{label}\}})? \d+", line), line


# Planted


def small_game() -> Play:
    names = tuple("ABCDEFGHIJKLM")
    setup = Setup(book="original", seats=names, settings={"preset": "extended"}, seed="7", lasting=True)
    play = Play(BOOK, BOOK.settle(setup))
    play_out(play, Random(7))
    return play


def frames_of(play: Play, ears: Seats) -> list[str]:
    """What a client should get: a welcome, and a message for each fact."""
    view = BOOK.blank(play.setup)
    frames = [json.dumps({"say": "welcome", "n": 0, "facts": [], "view": None, "asks": []})]
    for n, fact in enumerate(told_to(play.game.log, ears), 1):
        fact.apply(view)
        shown = as_sent(BOOK.shown(view, seat_of(ears, view.size)))
        ask = {"act": "check", "slots": [{"kind": "seat", "seats": [1]}], "idle": ["pass"], "lapse": "nothing"}
        frames.append(json.dumps({"say": "news", "n": n, "facts": as_sent([fact]), "view": shown, "asks": [ask]}))
    return frames


def altered(frame: str, change: str) -> str:
    message = json.loads(frame)
    match change:
        case "a fact for somebody else":
            message["facts"].append({"fact": "own_card", "seat": 1, "card": "don"})
        case "a fact twice":
            message["facts"] *= 2
        case "a fact less":
            message["facts"] = []
        case "a card of somebody else":
            message["view"]["cards"][1] = "don"
        case "all facts counted":
            message["n"] += 1
        case "whom it is asked of":
            message["asks"][0]["to"] = 3
        case "who is waited for":
            message["asks"][0]["waiting"] = [3]
        case "a token":
            message["asks"][0]["idle"] = ["the token of B"]
        case "the seed":
            message["view"]["seed"] = "7"
    return json.dumps(message)


ALTERED = (
    *("a fact for somebody else", "a fact twice", "a fact less", "a card of somebody else", "all facts counted"),
    *("whom it is asked of", "who is waited for", "a token", "the seed"),
)


@pytest.mark.parametrize("change", ALTERED)
def test_a_planted_leak_is_found_in_the_frames(change: str) -> None:
    play = small_game()
    frames = frames_of(play, 1)
    check_client(play, 1, frames, ["the token of B"])
    frames[5] = altered(frames[5], change)
    with pytest.raises(Leak):
        check_client(play, 1, frames, ["the token of B"])


def test_a_card_that_no_fact_has_told_is_found_in_the_frames() -> None:
    play = small_game()
    frames = frames_of(play, 1)
    assert cards_of_others(play, 1, frames) == []
    frames[5] = altered(frames[5], "a card of somebody else")
    assert cards_of_others(play, 1, frames) == ["0x1: seat 1 holds don"]
