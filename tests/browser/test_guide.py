"""The role that docs/adding.md adds is shown, called and told on a phone, without a line of TypeScript."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from guide.following import follow
from server.running import Server

from .conftest import DEALING
from .phones import ROOT, City, Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CARDS = {"A": "watchman", "B": "doctor", "C": "resident", "D": "resident", "E": "mafia", "F": "resident"}


@pytest.fixture
def server(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    """A server of a copy of the project in which the guide was followed, with the screens built from its words."""
    copy = tmp_path / "copy"
    package = follow(copy)
    (copy / "locales").symlink_to(package / "locales")
    shutil.copytree(ROOT / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules", "tests"))
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    subprocess.run(["npm", "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=copy / "web", check=True)
    environment = {"PYTHONUTF8": "1", "PYTHONPATH": str(copy), "CITYSLEEPS_WEB": str(package / "web")}
    with Server(tmp_path, "--unlimited", environment=environment, program=(str(DEALING),)) as server:
        yield server


@pytest.mark.long
def test_a_role_that_is_only_in_the_guide_is_played(city: City) -> None:
    table = Table(
        city.server, "ABCDEFH", "", host="H", cards=CARDS, deck="extended", night_step_seconds=0, deal_seconds=0
    )
    table.do("deal")
    a, c, host = (city.seated(table, name) for name in "ACH")

    # His card
    with a.holding("deal-hold"):
        for words in ("Watchman", "if the host nods, that player is the doctor or the sheriff.", "Rule ORIG-1299"):
            a.reads(words)
        a.sees("role-side-red")
        assert a.count('.bigicon use[href="#i-lit"]')

    # His call
    table.go_on_to("watchman", night=1)
    host.reads("Watchman, open your eyes and let me see you. Tonight you look at nobody.")
    for phone in (a, c):
        phone.reads("The watchman wakes. Tonight you look at nobody.")
    a.hears("night-idle")
    c.hears("night-asleep")
    table.go_on_to("watchman", night=2)
    host.reads("Watchman, open your eyes. Whom do you look at tonight?")
    for phone in (a, c):
        phone.reads("The watchman wakes. Whom do you look at?")
    a.hears("night-ask", act="check", step="watchman")
    a.seal(1)
    a.hears("night-answer", answer="nod", step="watchman", name="B", deck="extended")
    with host.holding("host-hold"):
        host.reads("Watchman")
        host.sees("check-answer", seat="A", target="B", answer="nod", you="no")

    # His story
    table.answer("E", "leave")
    table.go_on_to("game_over")
    a.tap("end-story")
    a.sees("check-answer", seat="A", target="B", answer="nod", you="no")
    item = a.page.locator("li", has_text=a.say("check-answer", seat="A", target="B", answer="nod", you="no"))
    assert item.locator('use[href="#i-lit"]').count()
