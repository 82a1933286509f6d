"""Whoever follows docs/adding.md to add a card has it dealt, offered, refused and told."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from finished import FINISHED

from citysleeps.books.shelf import SHELF

from .following import PAGE, ROOT, add

GUIDE = PAGE.split("## Add a card")[1].split("\n## ")[0]
BOOK = Path("books") / "spytown"
WORDS = """
claim-word-alibi = { card-alibi }
card-alibi = Alibi
    .description = In this turn nobody can vote for you. You vote all the same.
    .when = At the start of the council
    .short = In this turn you cannot be voted for.
"""


def fenced(language: str) -> str:
    [found] = re.findall(rf"```{language}\n(.*?)```", GUIDE, re.S)
    return str(found)


def indented(beginning: str) -> str:
    [found] = re.findall(rf"(?m)^    {re.escape(beginning)}.*\n", GUIDE)
    return str(found)


@pytest.mark.slow
def test_a_card_that_exists_only_here_is_played(tmp_path: Path) -> None:
    assert "alibi" not in SHELF["spytown"].lobby.describe().cards
    package = tmp_path / "citysleeps"
    shutil.copytree(ROOT / "citysleeps", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "web"))
    add(package / "rules" / "spytown.md", r"(?m)^\| SPY-995 .*\n", indented("| SPY-999").strip() + "\n")
    add(package / BOOK / "cards.py", r"(?s)class Arrest.*?\n\n\n", fenced("python") + "\n\n")
    add(package / BOOK / "cards.py", r"    Arrest\(.*\n", indented("Alibi("))
    add(package / BOOK / "described.py", r'    "arrest": \(.*\n', indented('"alibi": ('))
    for language in FINISHED:
        add(package / "locales" / language / "spytown.ftl", r"(?s).*\Z", WORDS)
    (tmp_path / "alibi.yaml").write_text(fenced("yaml"), encoding="utf-8")
    run = [sys.executable, "-m", "citysleeps.cli"]
    for arguments in (
        ["referee", "alibi.yaml"],
        ["simulate", "spytown", "--seats", "9", "--games", "40", "--set", "cards=alibi,vest", "--bots", "careful"],
        ["simulate", "spytown", "--seats", "9", "--games", "1", "--set", "cards=alibi", "--record", "game.jsonl"],
        ["replay", "game.jsonl", "--language", "pl"],
    ):
        done = subprocess.run(
            [*run, *arguments], cwd=tmp_path, capture_output=True, encoding="utf-8", env=ENVIRONMENT, check=False
        )
        assert done.returncode == 0, (arguments, done.stdout, done.stderr)


ENVIRONMENT = {"PYTHONUTF8": "1"}
