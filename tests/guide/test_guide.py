"""Whoever follows docs/adding.md to add a role has it described, called and told, without a line of TypeScript."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from finished import FINISHED

from citysleeps.books.shelf import SHELF

from .following import ROOT, UNFINISHED, follow, said

NAMED = ("test_every_clause_is_named_by_a_test", "test_no_scenario_proves_a_clause_that_does_not_exist")
# Runs in the copy: what a phone is told, before the game and in it, and the story afterwards.
PHONE = """
import json, sys, msgspec
from pathlib import Path
from citysleeps.books.protocol import Page
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import CLOCK, Answer
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST
from citysleeps.kernel.mending import correctable
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenarios
from citysleeps.views.story import story
from citysleeps.views.view import view

[scenario] = read_scenarios(Path(sys.argv[1]))
referee(scenario)
book = SHELF["original"]
settings = {"deck": "extended", "host_mode": "human"}
setup = book.settle(msgspec.structs.replace(scenario.setup, settings=settings, lasting=True))
play = Play(book, setup)

def seen(ears, seat):
    return book.screen.shown(view(book, setup, play.game.log, ears), seat)

first = []
while play.game.night < 2 or play.game.step != "watchman":
    if play.game.night == 1 and play.game.step == "watchman":
        first = seen(1, 0).calls
    assert not play.answer(Answer(-2, "next"))
calls = {who: seen(ears, seat).calls for who, ears, seat in (("A", 1, 0), ("B", 2, 1), ("host", HOST, -1))}
mends = [(seat, ask.act) for seat, ask in correctable(play)]
assert not play.answer(Answer(0, "check", (1,)))
told = {language: story(book, setup, play.game.log, 1, language) for language in json.loads(sys.argv[2])}
page = Page()
book.screen.protocol(page, play.game.log, setup.settings)
nights = page.sections[0]
described = book.lobby.describe()
said = {"book": described, "own": seen(1, 0).own, "first": first, "calls": calls, "mends": mends, "told": told}
said["protocol"] = [[column.id, nights.rows[-1].cells.get(column.id)] for column in nights.columns]
print(msgspec.json.encode(said).decode())
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which the guide was followed."""
    folder = tmp_path_factory.mktemp("guide")
    follow(folder)
    return folder


@pytest.fixture(scope="module")
def phone(folder: Path) -> Any:
    """What the phones of a table with a watchman are told."""
    arguments = [sys.executable, "-c", PHONE, str(folder / "watchman.yaml"), json.dumps(FINISHED)]
    done = subprocess.run(
        arguments, cwd=folder, capture_output=True, encoding="utf-8", env={"PYTHONUTF8": "1"}, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_role_exists_only_here() -> None:
    assert "watchman" not in SHELF["original"].lobby.describe().roles


def test_his_card_is_described(phone: Any) -> None:
    card = phone["book"]["roles"]["watchman"]
    assert (card["side"], card["icon"], card["clause"]) == ("red", "lit", "ORIG-1299")
    assert (card["words"], card["copies"], card["steps"]) == ("card-watchman", 0, ["watchman"])
    steps = list(phone["book"]["steps"])
    assert steps[steps.index("commissar") + 1] == "watchman"
    step = phone["book"]["steps"]["watchman"]
    assert (step["roles"], step["icon"], step["act"], step["from_night"]) == (["watchman"], "lit", "check", 2)
    assert phone["book"]["phases"]["watchman"]["kind"] == "night"


def test_his_step_is_called_in_every_night(phone: Any) -> None:
    """ORIG-506 For all alike, but who he is only he and the host know; ORIG-510 he acts from night 2 on."""
    [early] = [call for call in phone["first"] if call["step"] == "watchman"]
    assert early["act"] == ""
    calls = {who: next(call for call in said if call["step"] == "watchman") for who, said in phone["calls"].items()}
    assert calls["A"] == calls["host"] == {**calls["B"], "seats": [0]}
    assert calls["B"]["seats"] == [] and calls["B"]["act"] == "check"
    assert calls["B"]["lines"] == [{"id": "step-began-watchman"}]
    assert phone["own"] == {"side": "red", "steps": ["watchman"]}
    assert [0, "check"] in phone["mends"]


@pytest.mark.parametrize("language", FINISHED)
def test_his_night_is_told(phone: Any, language: str) -> None:
    told = "\n".join(phone["told"][language])
    messages, wakes, _, _ = said(language)
    [description] = re.findall(r"\.description = (.*)", messages)
    assert wakes.removeprefix("[watchman] ").strip() in told and f"- {description}" in told


def test_his_check_is_in_the_protocol_of_the_game(phone: Any) -> None:
    columns = dict(phone["protocol"])
    assert columns["watchman"] == [["protocol-original-check", {"seat": "2", "answer": "nod"}]]


@pytest.mark.long
def test_nothing_is_missing_among_his_words(folder: Path) -> None:
    """Whoever follows the guide finds tests/words green, and his clause named. No game of the stories has his card."""
    for name in ("locales", "rules"):
        (folder / name).symlink_to(folder / "citysleeps" / name)
    (folder / "web").mkdir()
    (folder / "web" / "src").symlink_to(ROOT / "web" / "src")
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=shutil.ignore_patterns("released", UNFINISHED))
    shutil.copy(folder / "watchman.yaml", folder / "tests" / "clauses" / "original" / "s12_watchman.yaml")
    shutil.copy(ROOT / "pyproject.toml", folder)
    about = "(original or not (spytown or bigcity or cuba)) and not whole_games"
    tests = [f"tests/words/test_{name}.py" for name in ("locales", "read_out", "story", "web_words", "guides")]
    tests += [f"tests/test_clauses_named.py::{name}" for name in NAMED]
    pytest_in_it = [sys.executable, "-m", "pytest", "-q", *tests, "-k", about]
    environment = {**os.environ, "PYTHONUTF8": "1", "PYTHONPATH": str(folder)}
    done = subprocess.run(pytest_in_it, cwd=folder, capture_output=True, encoding="utf-8", env=environment, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
