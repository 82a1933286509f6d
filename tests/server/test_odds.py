"""What is worked out about finished games is worked out once, one game at a time, and by another process."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from patience import until

import citysleeps
from citysleeps.agents.minds import Minds, minds
from citysleeps.agents.odds import NONE, Odds, odds, odds_so_far, so_far
from citysleeps.agents.reckoner import TOO_LONG
from citysleeps.priority import GIVE_WAY
from citysleeps.server import beside
from citysleeps.server import odds as module
from citysleeps.server.limits import WORKED_OUT, Gate
from citysleeps.server.odds import MOST_REMEMBERED, MOST_WAITING, Bookmaker, bots_at
from citysleeps.server.problem import Problem
from citysleeps.table.people import Person

UNLIMITED = Gate(0, 0, time.monotonic)
ANSWER = msgspec.json.encode(NONE)
HELD = "while not log.with_name('go').exists(): time.sleep(0.01)"  # until a test lets it go on
PROGRAM = """
import os, pathlib, signal, sys, time
sys.stdin.buffer.read()
log = pathlib.Path({log!r})
def note(what):
    with log.open("a") as file:
        print(what, os.getpid(), file=file, flush=True)
note("begins")
{does}
sys.stdout.buffer.write({answer!r})
note("ends")
"""


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Let another program work out the odds: it notes when it begins, does this, answers, and notes that it ends."""

    def write(does: str) -> Path:
        log = tmp_path / "log"
        (tmp_path / "reckons.py").write_text(PROGRAM.format(log=str(log), does=does, answer=ANSWER))
        monkeypatch.setattr(module, "RECKONER", "reckons")
        monkeypatch.setenv("PYTHONPATH", str(tmp_path))
        return log

    return write


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The programs that were started."""
    programs: list[str] = []

    async def start(name: str) -> asyncio.subprocess.Process:
        programs.append(name)
        return await beside.start(name)

    monkeypatch.setattr(module, "start", start)
    return programs


def lines(log: Path) -> list[list[str]]:
    return [line.split() for line in log.read_text().splitlines()] if log.exists() else []


def table(number: int) -> Any:
    """As much of a table as the odds need."""
    game = citysleeps.Game("original", 6, seed=1)
    return SimpleNamespace(code="AAAAA", number=number, playing=game._play)


def played() -> Any:
    """A table with bots whose game is over."""
    game = citysleeps.Game("original", 8, seed=1)
    game.play_out("careful")
    people = {2: Person(2, "B", "en", "", "", "careful")}
    return SimpleNamespace(code="AAAAA", number=1, playing=game._play, seats=[2] * 8, people=people)


def test_the_answers_are_those_that_this_process_would_have_found() -> None:
    one = played()
    book, log = "original", one.playing.game.log

    async def ask() -> list[bytes]:
        bookmaker = Bookmaker(UNLIMITED)
        return [await ask(one, "") for ask in (bookmaker.odds, bookmaker.odds_so_far, bookmaker.minds)]

    whole, so, thoughts = asyncio.run(ask())
    found = msgspec.json.decode(whole, type=Odds)
    assert found == odds(book, log) and found.points and found.foes
    assert msgspec.json.decode(so, type=Odds) == odds_so_far(book, so_far(book, log)) != NONE
    assert msgspec.json.decode(thoughts, type=Minds) == minds(book, log, [*range(8)]) != Minds([])


def test_each_game_is_worked_out_once_and_one_at_a_time_by_other_processes(
    program: Callable[[str], Path], started: list[str], tmp_path: Path
) -> None:
    log = program(HELD)

    async def ask() -> None:
        bookmaker = Bookmaker(UNLIMITED)
        asked = [asyncio.create_task(bookmaker.odds(table(number), "")) for number in (1, 1, 2, 2, 1)]
        await until(lambda: lines(log))
        assert len(started) == 1, "the other game waits for its turn"
        (tmp_path / "go").touch()
        assert await asyncio.gather(*asked) == [ANSWER] * 5
        assert await bookmaker.odds(table(2), "") == ANSWER

    asyncio.run(ask())
    assert [what for what, _ in lines(log)] == ["begins", "ends"] * 2 and len(started) == 2
    assert len({process for _, process in lines(log)} - {str(os.getpid())}) == 2


def test_the_loop_serves_others_while_a_game_is_worked_out(program: Callable[[str], Path], tmp_path: Path) -> None:
    """Such as whoever asks for what is known, until the other process is let go on."""
    log = program(HELD)

    async def ask() -> None:
        bookmaker = Bookmaker(UNLIMITED)
        bookmaker.known["odds", "AAAAA", 2, table(2).playing.setup.seed] = b"known"
        asked = asyncio.create_task(bookmaker.odds(table(1), ""))
        await until(lambda: lines(log))
        assert await bookmaker.odds(table(2), "") == b"known" and not asked.done()
        (tmp_path / "go").touch()
        assert await asked == ANSWER

    asyncio.run(ask())


def test_whoever_comes_when_too_many_wait_is_told_so_and_the_others_are_answered(
    program: Callable[[str], Path], tmp_path: Path
) -> None:
    log = program(HELD)

    async def ask() -> None:
        bookmaker = Bookmaker(UNLIMITED)
        waiting = [asyncio.create_task(bookmaker.odds(table(number), "")) for number in range(MOST_WAITING)]
        await until(lambda: lines(log))
        with pytest.raises(Problem) as busy:
            await bookmaker.odds(table(MOST_WAITING), "")
        assert (busy.value.reason, busy.value.status) == ("odds_busy", 503)
        again = asyncio.create_task(bookmaker.odds(table(0), ""))  # waits for what is being worked out
        (tmp_path / "go").touch()
        assert await asyncio.gather(*waiting, again) == [ANSWER] * (MOST_WAITING + 1)
        assert await bookmaker.odds(table(MOST_WAITING), "") == ANSWER

    asyncio.run(ask())
    assert len(lines(log)) == 2 * (MOST_WAITING + 1)


@pytest.mark.skipif(sys.platform == "win32", reason="kills with a signal")
def test_when_the_other_process_dies_all_who_wait_are_told_and_the_next_has_another(
    program: Callable[[str], Path], tmp_path: Path
) -> None:
    log = program(HELD)

    async def ask() -> None:
        bookmaker = Bookmaker(UNLIMITED)
        waiting = [asyncio.create_task(bookmaker.odds(table(1), "")) for _ in range(2)]
        await until(lambda: lines(log))
        os.kill(int(lines(log)[0][1]), signal.SIGTERM)
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert [one.reason for one in answers if isinstance(one, Problem)] == ["our_fault"] * 2
        (tmp_path / "go").touch()
        assert await bookmaker.odds(table(1), "") == ANSWER

    asyncio.run(ask())
    assert len({process for _, process in lines(log)}) == 2


@pytest.mark.parametrize(
    "does",
    [
        "time.sleep(1e6)",
        pytest.param(
            "os.kill(os.getpid(), signal.SIGXCPU)",
            marks=pytest.mark.skipif(sys.platform == "win32", reason="the system ends it by a signal"),
        ),
    ],
    ids=["by the clock", "by its processor time"],
)
def test_a_game_that_takes_too_long_has_no_odds_and_is_not_tried_again(
    does: str, program: Callable[[str], Path], started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    program(does)
    monkeypatch.setattr(module, "MOST_SECONDS", 1.0 if "sleep" in does else 1e6)

    async def ask() -> None:
        bookmaker = Bookmaker(UNLIMITED)
        for _ in range(2):
            assert msgspec.json.decode(await bookmaker.odds(table(1), ""), type=Odds) == NONE
        one = played()
        assert msgspec.json.decode(await bookmaker.minds(one, ""), type=Minds) == Minds([])

    asyncio.run(ask())
    assert len(started) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="limits of processes")
def test_the_program_has_an_end_and_stands_back() -> None:
    program = (
        "import citysleeps.agents.reckoner as r, os, resource; r.MOST_SECONDS = 1\n"
        "before = os.nice(0); r.step_back()\n"
        "assert os.nice(0) == min(19, before + 10) and resource.getrlimit(resource.RLIMIT_CORE)[0] == 0\n"
        "while True: pass"
    )

    async def run() -> int | None:
        usual = {name: value for name, value in os.environ.items() if name != GIVE_WAY}
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, env=usual)
        return await process.wait()

    assert asyncio.run(run()) == TOO_LONG


@pytest.mark.skipif(sys.platform == "win32", reason="looks for a process by its number")
def test_when_the_server_stops_so_does_the_other_process(program: Callable[[str], Path]) -> None:
    log = program("time.sleep(1e6)")

    async def ask() -> None:
        bookmaker = Bookmaker(UNLIMITED)
        waiting = [asyncio.create_task(bookmaker.odds(table(number), "")) for number in range(3)]
        await until(lambda: lines(log))
        await bookmaker.close()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert [one.reason for one in answers if isinstance(one, Problem)] == ["odds_busy"] * 3
        with pytest.raises(ProcessLookupError):
            os.kill(int(lines(log)[0][1]), 0)
        with pytest.raises(Problem, match="odds_busy"):
            await bookmaker.odds(table(4), "")

    asyncio.run(ask())
    assert len(lines(log)) == 1


def test_who_goes_away_takes_the_answer_from_nobody_else(program: Callable[[str], Path], tmp_path: Path) -> None:
    log = program(HELD)

    async def ask() -> None:
        bookmaker = Bookmaker(UNLIMITED)
        first, second = [asyncio.create_task(bookmaker.odds(table(1), "")) for _ in range(2)]
        await until(lambda: lines(log))
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        (tmp_path / "go").touch()
        assert await second == ANSWER

    asyncio.run(ask())


def test_it_forgets_the_game_that_nobody_has_asked_for_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[int] = []

    async def work(task: object) -> bytes:
        worked.append(1)
        return ANSWER

    monkeypatch.setattr(module, "worked_out", work)

    async def ask() -> None:
        bookmaker = Bookmaker(UNLIMITED)
        for number in range(MOST_REMEMBERED):
            await bookmaker.odds(table(number), "")
        await bookmaker.odds(table(0), "")
        await bookmaker.odds(table(MOST_REMEMBERED), "")  # number 1 goes
        await bookmaker.odds(table(0), "")
        assert len(worked) == MOST_REMEMBERED + 1
        await bookmaker.odds(table(1), "")
        assert len(worked) == MOST_REMEMBERED + 2 and len(bookmaker.known) == MOST_REMEMBERED

    asyncio.run(ask())


def test_the_bots_of_a_game_are_those_that_everybody_sees_as_bots() -> None:
    """Neither a person for whom a bot stood in, nor somebody who has gone since, is one."""
    people = {1: Person(1, "A", "en", "token", "", ""), 2: Person(2, "B", "en", "", "", "careful")}
    people[1].stand_in = "careful"
    seated: Any = SimpleNamespace(seats=[1, 2, 3], people=people)
    assert bots_at(seated) == [1]


def test_what_nobody_has_asked_for_costs_whoever_asks_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are asked for at once; what is known costs nothing more."""

    async def work(task: object) -> bytes:
        return ANSWER

    monkeypatch.setattr(module, "worked_out", work)

    async def ask() -> tuple[int, int, bytes]:
        bookmaker = Bookmaker(Gate(3 * WORKED_OUT, 1, lambda: 0.0))
        asked = [bookmaker.odds(table(number), "192.0.2.1") for number in range(20)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one for one in answers if isinstance(one, Problem) and one.reason == "too_fast"]
        return answers.count(ANSWER), len(refused), await bookmaker.odds(table(0), "192.0.2.1")

    assert asyncio.run(ask()) == (4, 16, ANSWER)
