"""Sweeps: the same results whoever plays, and nothing is played twice."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from cli.test_cli import good, run, wrong
from patience import PATIENCE, wait_until

from citysleeps import CitySleepsError, simulate
from citysleeps.library import sweep as module
from citysleeps.library.grid import Chunk, Plan, cells
from citysleeps.library.sweep import CHUNK_COLUMNS, SUMMARY_COLUMNS, Line, Played, alone, sweep
from library.halting import FILES, HALT

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "sweep.md").read_text(encoding="utf-8")
HERE = Path(__file__).parent
LARGE = (
    *("original", "--seats", "6-13", "--set", "single_accused_defence=on,off"),
    *("--games", "4", "--bots", "A=halting:Halting"),
)
LARGE_FILES = 8 * 2  # more than are given out ahead to two workers, and three
SMALL = Plan(book="original", seats=[6, 7], settings={"single_accused_defence": ["on", "off"]}, games=60, seed="s")


def nobody(*_: object) -> None:
    """Ignore it."""


def files(folder: Path) -> list[Path]:
    return sorted((folder / "chunks").glob("*.parquet"))


def content(folder: Path) -> dict[str, Any]:
    """Everything that is in a folder of a sweep."""
    found = {path.name: pyarrow.parquet.read_table(path).to_pylist() for path in files(folder)}
    return found | {"summary": pyarrow.parquet.read_table(folder / "summary.parquet").to_pylist()}


@pytest.mark.parametrize("columns", [CHUNK_COLUMNS, SUMMARY_COLUMNS])
def test_the_page_has_every_column_with_its_type(columns: dict[str, str]) -> None:
    tables = [re.findall(r"^\| `(\w+)` \| `([\w<>, ]+)` \|", part, re.M) for part in PAGE.split("\n\n")]
    assert list(columns.items()) in tables


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Line], Path]:
    """A whole sweep, and its folder: tests that change something there copy it."""
    out = tmp_path_factory.mktemp("small") / "out"
    return sweep(SMALL, out, alone, nobody, nobody), out


def test_a_cell_is_what_the_simulator_plays(small: tuple[list[Line], Path]) -> None:
    lines, out = small
    assert len({line.cell for line in lines}) == 4 and len(files(out)) == 8
    for seats, settings in {(line.seats, line.settings) for line in lines}:
        told = simulate("original", seats, 60, settings=json.loads(settings), bots="careful", seed="s")
        found = [line for line in lines if (line.seats, line.settings) == (seats, settings)]
        assert {line.side: line.won for line in found} == {side: won for side, won in told.wins.items() if won}
        assert {(line.games, line.answers) for line in found} == {(60, told.answers_per_game)}
    rows = pyarrow.parquet.read_table(out / "chunks").to_pylist()
    assert sum(row["games"] for row in rows) == 240
    for row in rows:
        assert sum(won for _, won in row["wins"]) == len(row["winners"]) == len(row["rounds"]) == row["games"]
        assert dict(row["wins"]) == {side: row["winners"].count(side) for side in set(row["winners"])}


def test_the_order_of_the_chunks_changes_nothing(small: tuple[list[Line], Path], tmp_path: Path) -> None:
    def backwards(todo: list[Chunk]) -> Iterator[tuple[Chunk, Played]]:
        return alone(todo[::-1])

    lines, out = small
    assert sweep(SMALL, tmp_path / "two", backwards, nobody, nobody) == lines
    assert content(out) == content(tmp_path / "two")


def test_only_what_is_missing_or_damaged_is_played_again(small: tuple[list[Line], Path], tmp_path: Path) -> None:
    _, whole = small
    out = shutil.copytree(whole, tmp_path / "out")
    gone, cut, *_ = files(out)
    gone.unlink()
    cut.write_bytes(cut.read_bytes()[:-30])
    again: list[str] = []

    def noted(todo: list[Chunk]) -> Iterator[tuple[Chunk, Played]]:
        again.extend(f"{chunk.name}.parquet" for chunk in todo)
        return alone(todo)

    seen: list[tuple[int, int]] = []
    sweep(SMALL, out, noted, lambda done, total: seen.append((done, total)), nobody)
    assert sorted(again) == [gone.name, cut.name]
    assert content(out) == content(whole)
    assert seen[-1] == (240, 240) and len(seen) == 3 and seen == sorted(seen)


def test_another_grid_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "out"
    common = ("original", "--games", "20", "--jobs", "1", "--out", out)
    good("sweep", *common, "--seats", "6")
    before = content(out)
    assert wrong("sweep", *common, "--seats", "7") == f"{out} has another grid; name another folder, or delete it"
    assert content(out) == before
    (tmp_path / "notes.txt").write_text("mine")
    said = wrong("sweep", "original", "--seats", "6", "--jobs", "1", "--out", tmp_path)
    assert said == f"{tmp_path} has something else in it; name another folder"


def test_what_cannot_be_dealt_is_said_and_left_out(tmp_path: Path) -> None:
    common = ("sweep", "original", "--games", "20", "--jobs", "1", "--out", tmp_path / "out")
    done = run(*common, "--seats", "5-6")
    assert done.returncode == 1 and done.stderr.startswith("left out  5 seats, careful: ")
    assert "6      careful" in done.stdout
    assert {row["seats"] for row in pyarrow.parquet.read_table(tmp_path / "out" / "chunks").to_pylist()} == {6}
    nothing = run(*common[:-1], tmp_path / "none", "--seats", "5")
    assert nothing.returncode == 2 and "nothing is left to play" in nothing.stderr
    assert "there is no setting" in wrong(*common, "--seats", "6", "--set", "dek=basic")
    assert "there is no bot" in wrong(*common, "--seats", "6", "--bots", "carful")
    for seats in ("6-x", "9-8", "²", "6-"):
        assert wrong(*common, "--seats", seats) == f"--seats {seats}: write 10, 8-12 or 8,10,12"
    assert wrong(*common) == "say how many seats: --seats 8-12"


def test_a_plan_says_what_the_options_say_and_more(tmp_path: Path) -> None:
    [plan] = re.findall(r"```yaml\n(.*?)```", PAGE, re.S)
    (tmp_path / "plan.yaml").write_text(plan.replace("games: 400", "games: 4").replace("[8, 10]", "[8]"))
    good("sweep", tmp_path / "plan.yaml", "--out", tmp_path / "out", "--jobs", "1")
    rows = pyarrow.parquet.read_table(tmp_path / "out" / "chunks").to_pylist()
    assert {row["bots"] for row in rows} == {"careful", "town=careful,criminals=random"}
    assert sorted({len(json.loads(row["settings"])["roles"]) for row in rows}) == [2, 3]
    (tmp_path / "plan.yaml").write_text("book: original\nseat: 6\n")
    assert "is no plan: " in wrong("sweep", tmp_path / "plan.yaml", "--out", tmp_path / "other")


def test_a_worker_of_another_version_is_no_help() -> None:
    [cell] = cells(Plan(book="original", seats=[6]), nobody)
    with pytest.raises(CitySleepsError, match="a worker has version"):
        module.play_chunk(Chunk(cell, 0, 1), "0.0.1")


# On real workers


@pytest.fixture(scope="module")
def in_process(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What one process alone finds."""
    folder = tmp_path_factory.mktemp("alone") / "out"
    with process("-m", "citysleeps", "sweep", *LARGE, "--jobs", "1", "--out", folder, log=folder.parent / "log") as one:
        assert one.wait(PATIENCE) == 0, (folder.parent / "log").read_text()
    assert len(files(folder)) == LARGE_FILES
    return content(folder)


@contextmanager
def process(*arguments: str | Path, log: Path, halts: Path | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """A process with all that it starts, which have ended when this is left. It finds bots in this folder; they halt in
    the middle of the sweep `halts`."""
    with log.open("wb") as said:
        started = subprocess.Popen(
            [sys.executable, *map(str, arguments)],
            stdout=said,
            stderr=said,
            start_new_session=True,
            cwd=HERE,
            env=os.environ | ({HALT: str(halts)} if halts else {}),
        )
    try:
        yield started
    finally:
        end_group(started)


def end_group(started: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(started.pid, signal.SIGKILL)
    started.wait(PATIENCE)


def dask(*arguments: str | Path) -> tuple[str | Path, ...]:
    return ("-m", "dask", *arguments)


@pytest.mark.long
def test_workers_on_a_scheduler_play_the_same_even_if_one_is_killed(tmp_path: Path, in_process: Any) -> None:
    found, out = tmp_path / "scheduler.json", tmp_path / "out"
    worker = dask("worker", "--scheduler-file", found, "--nthreads", "1", "--no-nanny", "--no-dashboard")
    served = dask("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", found)
    with process(*served, log=tmp_path / "scheduler.log") as scheduler:
        wait_until(lambda: found.exists() or scheduler.poll() is not None, "a scheduler")
        with (
            process(*worker, "--name", "one", log=tmp_path / "one.log", halts=out) as one,
            process(*worker, "--name", "two", log=tmp_path / "two.log", halts=out),
        ):
            wait_until(
                lambda: all("Registered to" in (tmp_path / f"{name}.log").read_text() for name in ("one", "two"))
            )
            address = json.loads(found.read_text())["address"]
            command = ("-m", "citysleeps", "sweep", *LARGE, "--out", out, "--scheduler", address)
            with process(*command, log=tmp_path / "sweep.log") as sweeping:
                wait_until(lambda: len(files(out)) >= FILES or sweeping.poll() is not None, "under way")
                end_group(one)
                assert len(files(out)) < LARGE_FILES, "too late to kill anybody"
                (tmp_path / "go").touch()
                assert sweeping.wait(PATIENCE) == 0, (tmp_path / "sweep.log").read_text()
    assert content(out) == in_process


@pytest.mark.long
def test_the_command_can_be_killed_and_goes_on(tmp_path: Path, in_process: Any) -> None:
    out = tmp_path / "out"
    command = ("-m", "citysleeps", "sweep", *LARGE, "--out", out, "--jobs", "2")
    with process(*command, log=tmp_path / "sweep.log", halts=out) as sweeping:
        wait_until(lambda: len(files(out)) >= FILES or sweeping.poll() is not None, "under way")
        end_group(sweeping)
    kept = {path: path.stat().st_mtime_ns for path in files(out)}
    assert FILES <= len(kept) < LARGE_FILES, (tmp_path / "sweep.log").read_text()
    assert not (out / "summary.parquet").exists()
    with process(*command, log=tmp_path / "again.log") as again:
        assert again.wait(PATIENCE) == 0, (tmp_path / "again.log").read_text()
    assert content(out) == in_process
    assert {path: path.stat().st_mtime_ns for path in kept} == kept


def test_a_scheduler_that_does_not_answer_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 1)
    said = wrong("sweep", *LARGE, "--out", tmp_path / "out", "--scheduler", "tcp://127.0.0.1:1")
    assert said == "no scheduler answers at tcp://127.0.0.1:1"
