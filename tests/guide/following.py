"""The guide of docs/adding.md, followed to the letter in a copy of the package: the role that it adds is nowhere
else."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from finished import FINISHED

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
GUIDE = PAGE.split("## Add a role in ten minutes")[1].split("\n## ")[0]
BOOK = Path("books") / "original"
UNFINISHED = "*.pyc.*"  # what another process is just compiling; what is compiled goes with the copy

# Step 6 has the words in English, and tests/guide/words in the other languages; the rest of it: he wakes, he sleeps,
# and his name in the lobby.
LINES = {
    "pl": ("Stróż budzi się.", "Stróż zasypia.", "stróż"),
    "sk": ("Strážnik sa zobúdza.", "Strážnik zaspáva.", "strážnik"),
    "ru": ("Сторож просыпается.", "Сторож засыпает.", "сторож"),
    "es": ("El sereno despierta.", "El sereno se duerme.", "sereno"),
}


def follow(folder: Path) -> Path:
    """Do what the guide says, step by step; where the package is then."""
    package = folder / "citysleeps"
    shutil.copytree(ROOT / "citysleeps", package, ignore=shutil.ignore_patterns("*.so", UNFINISHED))
    law, card = rows()
    add(package / "rules" / "original.md", r"(?m)^\| ORIG-1296 .*\n", law)
    add(package / "rules" / "original.md", r"(?m)^\| `sheriff` \| 1 .*\n", card)
    add(package / BOOK / "components.py", r'    "corrupt_judge": 1,\n', '    "watchman": 0,\n')
    add(package / BOOK / "components.py", r'"honest_judge", "sheriff"', ', "watchman"')
    add(package / BOOK / "roles.py", r"(?s)class Sheriff.*?\n\n\n", fenced("python") + "\n\n")
    add(package / BOOK / "steps.py", r"    Commissar\(.*\n", indented("Watchman("))
    add(package / BOOK / "steps.py", r"import Commissar", ", Watchman")
    add(package / BOOK / "described.py", r'    "sheriff": Face\(.*\n', indented('"watchman": Face('))
    for language in FINISHED:
        words = package / "locales" / language / "original.ftl"
        messages, wakes, sleeps, deck = said(language)
        add(words, r"(?s).*\Z", messages)
        add(words, r"(?m)^step-began =\n    \{ \$step ->\n", f"        {wakes}")
        add(words, r"(?m)^step-ended =\n    \{ \$step ->\n", f"        {sleeps}")
        add(package / "locales" / language / "web" / "original.ftl", r"(?m)^lobby-deck-sheriff = .*\n", deck)
    (folder / "watchman.yaml").write_text(fenced("yaml"), encoding="utf-8")
    return package


def said(language: str) -> tuple[str, str, str, str]:
    """Step 6: his messages, the variants of the beginning and the end of his step, his name in the lobby."""
    if language == "en":
        wakes, sleeps = re.findall(r"(?m)^    (\[watchman\] .*\n)", GUIDE)
        return fenced("fluent"), wakes, sleeps, indented("lobby-deck-watchman").lstrip()
    wakes, sleeps, deck = LINES[language]
    messages = (Path(__file__).parent / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return messages, f"[watchman] {wakes}\n", f"[watchman] {sleeps}\n", f"lobby-deck-watchman = {deck}\n"


def rows() -> tuple[str, str]:
    """Step 1: the law, and the card in the table of cards."""
    law, card = re.findall(r"(?m)^    (\| .*\n)", GUIDE)
    return law, card


def fenced(language: str) -> str:
    [found] = re.findall(rf"```{language}\n(.*?)```", GUIDE, re.S)
    return str(found)


def indented(beginning: str) -> str:
    """The line of the guide that begins so."""
    [found] = re.findall(rf"(?m)^    {re.escape(beginning)}.*\n", GUIDE)
    return str(found)


def add(path: Path, after: str, what: str) -> None:
    """Put something into a file, behind the one place that looks so."""
    text = path.read_text(encoding="utf-8")
    [place] = re.finditer(after, text) if not after.endswith(r"\Z") else [re.search(after, text)]
    assert place
    path.write_text(text[: place.end()] + what + text[place.end() :], encoding="utf-8")
