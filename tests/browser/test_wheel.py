"""The wheel that `make wheel` makes: installed where there is neither Node nor this folder, it plays a game on a phone."""

from __future__ import annotations

import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from server.running import Server
from wheels.environment import BUILD, install

from .phones import ROOT, SOON, City

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

QUICK = {"night_step_seconds": 2, "vote_call_seconds": 3, "nomination_seconds": 3}
WORDS = ("locales/*/*.ftl", "locales/*/guide/*.ftl", "locales/*/models/*.ftl")  # those of the screens are in web/
HELD = ("*.py", "py.typed", "agents/*/*.toml", "rules/*.md", *WORDS, "server/*.html", "table/*.txt", "web/**/*")


@pytest.fixture(scope="module")
def wheel() -> Path:
    made = list((BUILD / "pure").glob("citysleeps-*.whl"))
    if not made:
        pytest.skip("There is no wheel here (make wheel): it is not tried.")
    return made[0]


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(wheel, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def server(driver: Playwright, installed: Path) -> Iterator[Server]:
    """It has nothing but its environment: no Node, and nothing of this folder."""
    folder = installed.parent
    nothing = {"PATH": str(installed / "bin"), "PYTHONPATH": "", "CITYSLEEPS_WEB": "", "PYTHONUTF8": "1"}
    python, program = installed / "bin" / "python", installed / "bin" / "citysleeps"
    with Server(folder, environment=nothing, python=str(python), program=(str(program),)) as server:
        yield server


def test_the_wheel_and_the_archive_hold_everything_and_nothing_old(wheel: Path) -> None:
    package = ROOT / "citysleeps"
    files = {path for pattern in HELD for path in package.glob(f"**/{pattern}") if path.is_file()}
    ours = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in files}
    assert "citysleeps/web/index.html" in ours and "citysleeps/rules/original.md" in ours
    with ZipFile(wheel) as archive:
        held = {name: archive.read(name) for name in archive.namelist() if name.startswith("citysleeps/")}
    assert held == ours
    with tarfile.open(next((BUILD / "sources").glob("*.tar.gz"))) as sources:
        assert {f"{sources.getnames()[0]}/{name}" for name in ours} <= set(sources.getnames())


def test_a_game_is_played_with_the_wheel_alone(city: City) -> None:
    a = city.phone("A")
    code = a.start_table(**QUICK)
    for bots in range(1, 6):
        a.tap("lobby-add-bot")
        a.sees("lobby-count", people=1, bots=bots, least=6, most=13)
    a.tap("lobby-start")
    done = city.in_turns([a], lambda: a.title() == a.say("end-title"), lambda phone: phone.turn(SOON))
    assert (a, "deal") in done  # the rest may be over before a finger is there
    assert city.server.http("GET", f"/api/tables/{code}/games/1/record").status == 200
