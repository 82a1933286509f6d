"""The compiled wheel: in an environment of its own it plays scenarios, a live game and a simulation."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from patience import PATIENCE
from server.running import Server, deal, play, together

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import Setup
from citysleeps.lab.simulate import gather, simulate

from .environment import BUILD, install

pytestmark = pytest.mark.slow
ROOT = BUILD.parent
QUICK = {"night_step_seconds": 1, "nomination_seconds": 1, "vote_call_seconds": 1, "deal_seconds": 1}
NOTHING = {"PYTHONPATH": "", "PYTHONUTF8": "1"}
GAMES = {"original": 10, "spytown": 11, "bigcity": 12, "cuba": 8}


def wheel_in(folder: str) -> Path:
    made = list((BUILD / folder).glob("citysleeps-*.whl"))
    if not made:
        pytest.skip(f"SKIPPED: there is no wheel in build/{folder}; `make test-compiled` makes it, with a C compiler")
    return made[0]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(wheel_in("plain/wheel"), tmp_path_factory.mktemp("compiled")) / "bin" / "citysleeps"


def run(program: Path, *arguments: str | Path, folder: Path | None = None) -> str:
    command = [str(program), *map(str, arguments)]
    environment = {**os.environ, **NOTHING}
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        cwd=folder or program.parent,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def test_it_says_that_it_is_compiled_and_the_sources_say_that_they_are_not(program: Path) -> None:
    assert run(program, "--version").endswith("(compiled)\n")
    command = [sys.executable, "-m", "citysleeps.cli", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True).stdout
    assert said.endswith("(interpreted)\n")


def test_scenarios_of_every_book_hold(program: Path) -> None:
    files = [
        min((ROOT / "tests" / "clauses" / book).glob("*.yaml"), key=lambda file: -file.stat().st_size) for book in GAMES
    ]
    lines = run(program, "referee", *files).splitlines()
    assert len(lines) > 40 and all(line.startswith("holds  ") for line in lines)


@pytest.mark.parametrize("book", GAMES)
def test_a_simulation_comes_to_the_same(program: Path, book: str) -> None:
    told = json.loads(
        run(program, "simulate", book, "--seats", str(GAMES[book]), "--games", "60", "--jobs", "2", "--json")
    )
    setup = SHELF[book].settle(Setup(book=book, seats=tuple("ABCDEFGHIJKL"[: GAMES[book]]), seed="0"))
    same = gather(setup, simulate(setup, 60, 1), lambda done: None)
    assert (told["wins"], told["answers_per_game"]) == (same.wins, same.answers_per_game)


OWN = """
from citysleeps.agents.{book}.{bot} import {name}

class Own({name}):
    def answer(self, view, me, asks, chance):
        self.mine = super().answer(view, me, asks, chance)
        return self.mine
"""


@pytest.mark.parametrize("book", GAMES)
@pytest.mark.parametrize("bot", ["careful", "reasoning"])
def test_bots_of_ones_own_can_be_derived_from_those_that_are_compiled(
    program: Path, tmp_path: Path, book: str, bot: str
) -> None:
    (tmp_path / "own.py").write_text(OWN.format(book=book, bot=bot, name=bot.title()), encoding="utf-8")
    table = ["simulate", book, "--seats", str(GAMES[book]), "--games", "2", "--json"]
    ours, own = (json.loads(run(program, *table, "--bots", bots, folder=tmp_path)) for bots in (bot, "own:Own"))
    assert (own["wins"], own["answers_per_game"]) == (ours["wins"], ours["answers_per_game"])


def test_a_live_game_is_played_and_was_fair(program: Path, tmp_path: Path) -> None:
    python = str(program.with_name("python"))
    with Server(tmp_path, environment=NOTHING, python=python, program=(str(program),)) as server:
        made = server.make(settings=QUICK)

        async def whole_game() -> None:
            async with together(server, made, *"ABCDEF") as players:
                await deal(players[0])
                await asyncio.gather(*(play(player, Random(seat)) for seat, player in enumerate(players)))

        asyncio.run(whole_game())
        record = tmp_path / "game.ndjson"
        record.write_bytes(server.http("GET", f"/api/tables/{made['code']}/games/1/record").body)
        assert "Traceback" not in server.log()
    assert run(program, "verify", record, "--commitment", made["commitment"]).endswith("\nFAIR\n")


def test_of_both_wheels_in_one_folder_pip_takes_the_compiled_one(tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    folder.mkdir()
    for made in ("pure", "plain/wheel"):
        shutil.copy(wheel_in(made), folder)
    pip = [sys.executable, "-m", "pip", "--isolated", "install", "--quiet", "--disable-pip-version-check"]
    found = ["--no-index", "--no-deps", "--find-links", str(folder), "--target", str(tmp_path / "there")]
    subprocess.run([*pip, *found, "citysleeps"], check=True, cwd=tmp_path, env={**os.environ, **NOTHING})
    assert list((tmp_path / "there" / "citysleeps" / "kernel").glob("play.*.so"))


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"CITYSLEEPS_COMPILE": "1", "CC": "no-such-compiler"}, "CITYSLEEPS_COMPILE needs a C compiler"),
        ({"CITYSLEEPS_COMPILE": "yes"}, "CITYSLEEPS_COMPILE=yes: set it to 1 or plain, or leave it empty"),
    ],
)
def test_what_cannot_be_compiled_is_said_in_a_sentence(environment: dict[str, str], said: str, tmp_path: Path) -> None:
    asked = {**os.environ, **environment, "PYTHONPATH": str(ROOT / "builder")}
    command = [sys.executable, "-c", f"from backend import build_wheel; build_wheel({str(tmp_path)!r})"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=asked, timeout=PATIENCE, check=False)
    assert done.returncode == 1 and done.stderr.startswith(said) and list(tmp_path.iterdir()) == []
