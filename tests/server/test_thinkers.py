"""Bots think in processes of their own: whatever they think about, the server's tables go on."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from patience import PATIENCE, until, wait_until
from table.phones import room_of
from table.virtual import in_virtual_time

from citysleeps.agents.bot import Bot
from citysleeps.agents.cast import CAREFUL, REASONING, bot, play_cast
from citysleeps.agents.chairs import asked, play_table
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import Setup, Value, without_secrets
from citysleeps.store.memory import MemoryStore
from citysleeps.table.commands import Hello, read_command
from citysleeps.table.hall import Hall
from citysleeps.table.manners import Manners
from citysleeps.table.rows import NO_ONE
from citysleeps.table.study import Found, Question, Sitting, sent
from citysleeps.table.thinkers import STARTS, Here, Queue, Sitter, Worker
from citysleeps.table.turns import Turns
from server.running import Client, Server

from .test_replaying import Line

NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
QUICK = {"deal_seconds": 1, "night_step_seconds": 1, "speech_seconds": 5, "nomination_seconds": 1}
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker(Turns())
    yield made
    made.close()


def setup_of(book: str, seats: int, settings: dict[str, Value]) -> Setup:
    return SHELF[book].settle(Setup(book=book, seats=tuple(NAMES[:seats]), settings=settings, seed="thinkers"))


def home() -> str:
    return "192.0.2.1"


def run(evening: Coroutine[Any, Any, None]) -> None:
    asyncio.run(evening)


def thought(worker: Worker, sitter: Sitter, offers: list[Ask], asks: list[Ask]) -> Found | None:
    """What is found, however long it takes."""

    async def wait() -> Found | None:
        found: asyncio.Future[Found | None] = asyncio.get_running_loop().create_future()
        Queue(worker, home).think(sitter, offers, asks, found.set_result)
        return await found

    return asyncio.run(wait())


class Twice(Bot[Game]):
    """Every question is also put to another process. The answers are the same."""

    def __init__(self, kind: str, book: str, worker: Worker) -> None:
        self.own = bot(kind, book)
        self.kind = kind
        self.worker = worker
        self.heeds = self.own.heeds  # type: ignore[misc]
        self.speaks = self.own.speaks  # type: ignore[misc]

    def sit_down(self, book: Rules[Any], setup: Setup, me: Seat) -> None:
        self.own.sit_down(book, setup, me)
        self.sitter = Sitter(Sitting(self.kind, False, setup, me, Random(f"{me}")))

    def compare(self, view: Game, answer: Answer | None, offers: list[Ask], asks: list[Ask]) -> None:
        self.sitter.facts[:] = view.facts
        found = thought(self.worker, self.sitter, offers, asks)
        assert found and found.error == ""
        assert found.answer == (answer and answer.fields())

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        given = self.own.answer(view, me, asks, chance)
        self.compare(view, given, [], asks)
        return given

    def speak(self, view: Game, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        given = self.own.speak(view, me, offers, chance)
        self.compare(view, given, offers, [])
        return given


@pytest.mark.parametrize(
    ("book", "seats", "settings"),
    [
        ("original", 10, {}),
        ("original", 14, {"preset": "extended"}),
        ("spytown", 10, {}),
        ("bigcity", 10, {}),
        ("cuba", 7, {}),
    ],
)
def test_a_bot_thinks_the_same_elsewhere(worker: Worker, book: str, seats: int, settings: dict[str, Value]) -> None:
    """Everything that it is told and asked gets there, and its answer comes back."""
    play = Play(SHELF[book], setup_of(book, seats, settings))
    bots: list[Bot[Any]] = [Twice(REASONING, book, worker) for _ in range(seats)]
    play_table(play, bots, [Random(f"{seat}") for seat in range(seats)])
    assert play.game.over and len(worker.heard) > seats // 2


def long_game() -> tuple[Sitter, list[Ask]]:
    """A reasoning bot that has a whole game of 14 to think about at once, and what it is asked."""
    setup = setup_of("original", 14, {"preset": "extended"})
    play = Play(SHELF["original"], setup)
    asks = asked(bot(REASONING, "original"), 0, play.game.stop)
    play_cast(play, dict.fromkeys(NAMES[:14], CAREFUL), "thinkers")
    sitter = Sitter(Sitting(REASONING, False, without_secrets(setup), 0, Random(0)))
    sitter.facts += [fact for fact, to in zip(play.game.facts, play.game.audiences, strict=True) if to & 1]
    return sitter, asks


@on_linux
@pytest.mark.parametrize("cut", ["while it thinks", "in the middle of a question"])
def test_a_process_whose_server_has_died_ends_without_a_word(cut: str) -> None:
    play = Play(SHELF["original"], setup_of("original", 10, {}))
    asks = [sent(ask) for ask in asked(bot(CAREFUL, "original"), 0, play.game.stop)]
    sits = Sitting(CAREFUL, False, without_secrets(play.setup), 0, Random(0))
    question = pickle.dumps(Question(1, sits, [], [], asks))
    program = [sys.executable, "-c", STARTS.format(path=sys.path, books={})]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin and process.stdout and process.stderr
        if cut == "while it thinks":
            process.stdout.close()
        process.stdin.write(question if cut == "while it thinks" else question[:-20])
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) in (0, -signal.SIGPIPE)


class Phone:
    """A client that counts its messages."""

    who = 0
    has_creator_token = True
    is_screen = False
    language = ""

    def __init__(self) -> None:
        self.messages = 0

    def post(self, message: bytes, goes_on: bool = False) -> None:
        self.messages += 1


def test_while_a_bot_computes_another_table_answers(worker: Worker) -> None:
    """Hundreds of answers come while one thought is not finished. None would, if it held the event loop."""

    async def evening() -> None:
        hall = Hall(MemoryStore())
        live, _ = await hall.make("en", "original", {}, Manners())
        phone: Any = Phone()
        live.connect(phone, 0, 0)
        sitter, asks = long_game()
        found: list[Found | None] = []
        Queue(worker, home).think(sitter, [], asks, found.append)
        before = phone.messages
        while not found:
            live.receive(phone, read_command(b'{"do": "ping", "id": "1"}'))
            await asyncio.sleep(0.001)
        assert found[0] and found[0].answer and found[0].error == ""
        assert phone.messages > before + 100

    run(evening())


def test_a_process_that_dies_is_replaced_and_told_everything_again(worker: Worker) -> None:
    sitter, asks = long_game()
    first = thought(worker, sitter, [], asks)
    assert first and worker.process
    worker.process.kill()
    worker.process.wait()
    assert thought(worker, sitter, [], asks) is None, "this thought is lost"
    assert thought(worker, sitter, [], asks) == first == Here().thought(sitter, [], asks)


def test_a_process_that_dies_while_it_thinks_answers_nothing(worker: Worker) -> None:
    async def evening() -> None:
        found: list[Found | None] = []
        sitter, asks = long_game()
        Queue(worker, home).think(sitter, [], asks, found.append)
        await until(lambda: worker.process, "a process has started")
        assert worker.process
        worker.process.kill()
        await until(lambda: found, "it is known that nothing was found")
        assert found == [None]

    run(evening())


def test_what_a_bot_that_plays_no_more_was_told_is_forgotten(worker: Worker) -> None:
    sitter, asks = long_game()
    assert thought(worker, sitter, [], asks) and worker.heard
    worker.forget([sitter])
    worker.thread.submit(int).result()
    assert worker.heard == {}


# At a server


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(one) for task in Path(f"/proc/{pid}/task").iterdir() for one in (task / "children").read_text().split()]


def is_alive(pid: int) -> bool:
    """Whether it runs. One that nobody has waited for has ended all the same."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def ignores_the_end(pid: int) -> bool:
    """Whether a process has come so far that it ignores what ends others."""
    [ignored] = [line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("SigIgn:")]
    return bool(int(ignored.split()[1], 16) >> (signal.SIGTERM - 1) & 1)


async def play(server: Server, made: Any, token: str, then: Any) -> None:
    """Nine bots and somebody who watches them. `then` is called once they talk."""
    async with await Client.open(server, made["code"], token=token, creator=made["creator"]) as a:
        for _ in range(9):
            assert (await a.command("add_bot"))["say"] == "done"
        assert (await a.command("deal"))["say"] == "done"
        await then(a)


async def facts(client: Client, many: int) -> None:
    """Wait for so many more facts."""
    enough = len(client.facts) + many
    await client.until(lambda client: len(client.facts) >= enough)


@on_linux
@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_server_that_ends_leaves_no_process_behind(tmp_path: Path, end: str) -> None:
    """Neither if it is stopped nor if it is killed."""
    with Server(tmp_path, bot_seconds=0.01) as server:
        made = server.make(settings=QUICK)
        token = server.join(made["code"], "A")["token"]
        found: list[int] = []

        async def then(a: Client) -> None:
            await facts(a, 5)
            found.extend(children(server.process.pid))
            await until(lambda: all(map(ignores_the_end, found)), "ready to think")
            for pid in found:
                os.kill(pid, signal.SIGINT)  # as Ctrl-C does
                os.kill(pid, signal.SIGTERM)
            await facts(a, 1)
            assert all(map(is_alive, found)), "only the server ends them"

        asyncio.run(play(server, made, token, then))
        assert found
        getattr(server, end)()
        wait_until(lambda: not any(map(is_alive, found)), "ended")
        assert "Traceback" not in server.log()


@on_linux
def test_a_game_goes_on_when_the_process_of_its_bots_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path, bot_seconds=0.01) as server:
        made = server.make(settings=QUICK)
        token = server.join(made["code"], "A")["token"]

        async def then(a: Client) -> None:
            await facts(a, 5)
            [pid] = children(server.process.pid)
            os.kill(pid, signal.SIGKILL)
            await until(lambda: not is_alive(pid), "killed")
            await facts(a, 10)

        asyncio.run(play(server, made, token, then))
        assert "has died" in server.log()


@in_virtual_time
async def test_bots_think_for_the_address_from_which_the_table_is_led() -> None:
    room = await room_of(6)
    found = []
    for who, address in ((room.ids["B"], "192.0.2.2"), (NO_ONE, "192.0.2.3"), (room.ids["C"], "192.0.2.4")):
        line = Line(room, who)
        room.live.disconnect(line.socket)
        line.socket.caller = line.socket.caller._replace(address=address)
        line.socket.come_to(room.live, Hello())
        found.append(room.live.neighbours.payer())
    assert found == ["192.0.2.2", "192.0.2.3", "192.0.2.3"]
    assert room.live.presence.makes(line.socket) is False
