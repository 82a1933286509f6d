"""As on Windows: the server and every command, with what Windows lacks taken away (likeness/sitecustomize.py)."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from patience import PATIENCE
from server.running import Server, deal, play, together

from citysleeps.cli import cli
from citysleeps.lab.processes import processes
from citysleeps.server import door
from citysleeps.server.claim import claim
from citysleeps.server.pages import BUILT, KINDS
from citysleeps.store.port import Unavailable

ROOT = Path(__file__).parents[2]
QUICK = {"night_step_seconds": 1, "nomination_seconds": 1, "vote_call_seconds": 1, "deal_seconds": 1}
PATHS = [str(Path(__file__).parent / "likeness"), *filter(None, [os.environ.get("PYTHONPATH")])]
# Files without an encoding of their own are ASCII.
LIKENESS = {"PYTHONPATH": os.pathsep.join(PATHS), "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}
WINDOWS = {**LIKENESS, "PYTHONIOENCODING": "cp1252"}
SCRIPT = "export const table = 1;\n"


def run(*arguments: str | Path, environment: dict[str, str] = WINDOWS) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, env={**os.environ, **environment}, cwd=ROOT, timeout=PATIENCE, check=False
    )


def good(*arguments: str | Path, environment: dict[str, str] = WINDOWS) -> bytes:
    """What a command prints, in the bytes of its console."""
    done = run("-m", "citysleeps.cli", *arguments, environment=environment)
    assert (done.returncode, done.stderr) == (0, b""), done
    return done.stdout


class Evening:
    """What a game on the server has left behind."""

    def __init__(self, folder: Path, code: str, commitment: str, said: str) -> None:
        self.database = folder / "tables.db"
        self.record = folder / "game.ndjson"
        self.code = code
        self.commitment = commitment
        self.said = said  # by the server


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """A game of six people on `citysleeps serve`, and Ctrl-C after it."""
    folder = tmp_path_factory.mktemp("windows")
    web = folder / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (web / "table.js").write_text(SCRIPT, encoding="utf-8")
    with Server(folder, environment={**WINDOWS, "CITYSLEEPS_WEB": str(web)}) as server:
        made = server.make(settings=QUICK)

        async def whole_game() -> None:
            async with together(server, made, *"ABCDEF") as players:
                await deal(players[0])
                await asyncio.gather(*(play(player, Random(seat)) for seat, player in enumerate(players)))

        asyncio.run(whole_game())
        script = server.http("GET", "/table.js")
        assert (script.headers["content-type"], script.body) == ("text/javascript; charset=utf-8", SCRIPT.encode())
        counters = server.http("GET", "/metrics").body.decode()
        assert "citysleeps_tables 1" in counters
        assert "citysleeps_descriptors" not in counters and "citysleeps_memory_bytes" not in counters
        record = server.http("GET", f"/api/tables/{made['code']}/games/1/record").body
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(PATIENCE) == 130
    evening = Evening(folder, made["code"], made["commitment"], server.log())
    evening.record.write_bytes(record)
    return evening


@pytest.mark.slow
def test_a_game_is_played_on_the_server(evening: Evening) -> None:
    address, *others = evening.said.rstrip().splitlines()
    assert address.startswith("City Sleeps is on http://127.0.0.1:")
    assert len(others) == 2, evening.said  # nothing has failed


def test_a_console_that_cannot_draw_a_code_shows_the_address_alone() -> None:
    said = run("-c", "from citysleeps.server.serve import announce; announce('0.0.0.0', 8123, 'tables.db')").stdout
    assert b"With phones in the same network open the address" in said
    assert b"??" not in said  # no code of question marks


COMMANDS: dict[str, tuple[tuple[str, ...], bytes]] = {
    "serve": (("--help",), b"Open tables for people"),
    "mcp": (("--help",), b"Let an AI assistant join a live table"),
    "books": ((), b"\npresets: basic, professional, "),
    "simulate": (("original", "--seats", "6", "--games", "120", "--jobs", "2"), b"120 games of original, 6 seats"),
    "tournament": (
        ("original", "random", "--seats", "6", "--games", "2"),
        b"2 games of original for each pairing, 6 seats",
    ),
    "league": (
        ("original", "random", "careful", "--seats", "6", "--rounds", "1"),
        b"2 games of original, 6 seats, by sides",
    ),
    "learn": (
        ("original", "--seats", "6", "--rounds", "0", "--out", "NUMBERS"),
        b"original, 6 seats, seed 0: 0 rounds",
    ),
    "balance": (("original", "random", "--seats", "10"), b" random  exact  60.0 "),
    "sweep": (
        ("original", "--seats", "6", "--games", "2", "--jobs", "1", "--out", "SWEEP"),
        b" seats  bots     settings  side ",
    ),
    "referee": (("examples/doctor.yaml",), b"holds  examples/doctor.yaml"),
    "rules": (("original", "1203"), b"ORIG-1203  "),
    "replay": (("RECORD", "--language", "ru"), b"(6): A, B, C, D, E ? F."),
    "data": (("RECORD", "--out", "TABLES"), b"1 game written to "),
    "scores": (("RECORD",), b" player "),
    "protocol": (("RECORD", "--language", "ru", "--csv"), b'"book","original"'),
    "verify": (("RECORD", "--commitment", "COMMITMENT"), b"\nFAIR"),
    "check": (("DATABASE",), b"1 table has no game at the moment."),
    "copy": (("DATABASE", "COPY"), b"1 table with "),
    "words": ((), b"  ???????"),
    "delete": (("CODE", "--database", "COPY"), b" is deleted."),
}


@pytest.mark.long
def test_every_command_does_its_work(evening: Evening, tmp_path: Path) -> None:
    assert set(COMMANDS) == set(cli.commands)
    given = {
        "RECORD": evening.record,
        "DATABASE": evening.database,
        "COPY": tmp_path / "copy.db",
        "TABLES": tmp_path / "tables",
        "SWEEP": tmp_path / "sweep",
        "NUMBERS": tmp_path / "numbers.toml",
        "CODE": evening.code,
        "COMMITMENT": evening.commitment,
    }
    for command, (arguments, said) in COMMANDS.items():
        assert said in good(command, *(given.get(word, word) for word in arguments)), command


@pytest.mark.slow
def test_a_console_prints_question_marks_for_letters_that_it_lacks(evening: Evening) -> None:
    slovak = good("replay", evening.record, "--language", "sk").decode("cp1252")
    assert "V balí?ku: Obyvate? × 4, Komisár × 1" in slovak


@pytest.mark.slow
def test_into_a_file_goes_every_letter(evening: Evening) -> None:
    told = good("replay", evening.record, "--language", "ru", environment=LIKENESS).decode("utf-8")
    assert told == subprocess.run(
        [sys.executable, "-m", "citysleeps.cli", "replay", str(evening.record), "--language", "ru"],
        capture_output=True,
        env={**os.environ, "PYTHONUTF8": "1"},
        timeout=PATIENCE,
        check=True,
    ).stdout.decode("utf-8")


def test_what_the_likeness_takes_away_is_gone_for_the_program() -> None:
    for line in ("import fcntl", "import resource", "import uvloop", "import sys; assert sys.platform != 'win32'"):
        assert run("-c", f"exec({line!r}, {{'__package__': 'citysleeps'}})").returncode == 1, line
    assert run("-c", "exec('import sys, msgspec', {'__package__': 'citysleeps'})").returncode == 0


def test_memory_is_given_back_where_no_allocator_has_to_be_told() -> None:
    script = """
import asyncio
from citysleeps.server.memory import give_back
from citysleeps.store.memory import MemoryStore
from citysleeps.table.hall import Hall

asyncio.run(give_back(Hall(MemoryStore())))
"""
    done = run("-c", script)
    assert (done.returncode, done.stderr) == (0, b""), done


def test_no_pool_is_larger_than_windows_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (processes(256, 1000), processes(4, 2), processes(4, 0)) == (256, 2, 1)
    monkeypatch.setattr(sys, "platform", "win32")
    assert (processes(256, 1000), processes(4, 2), processes(4, 0)) == (60, 2, 1)


def test_nobody_else_has_to_read_the_byte_that_is_locked(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with claim(str(database)):
        assert (tmp_path / "tables.db-server").read_bytes() == f" the process {os.getpid()}\n".encode()
        with pytest.raises(Unavailable, match=f"is served already, by the process {os.getpid()};"):
            claim(str(database))
    with claim(str(database)):
        (tmp_path / "tables.db-server").write_bytes(b"4321\n")  # as version 0.2.0 has it
        with pytest.raises(Unavailable, match="is served already, by another process;"):
            claim(str(database))


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The limits of a Mac: 256 files to begin with, no limit that is told, and one of 61,440 all the same."""
    raised: list[int] = []

    def raise_to(what: int, wanted: tuple[int, int]) -> None:
        if wanted[0] > 61_440:
            raise ValueError("current limit exceeds maximum limit")
        raised.append(wanted[0])

    monkeypatch.setattr(resource, "getrlimit", lambda what: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", raise_to)
    return raised


def test_a_mac_that_gives_less_than_it_says_is_asked_for_less(limits: list[int]) -> None:
    assert door.descriptors() == 10_240 and limits == [10_240]


def test_every_screen_has_a_kind_of_its_own() -> None:
    assert {path.suffix for path in BUILT.rglob("*") if path.is_file()} <= set(KINDS)
