"""A language that is still being translated: what it lacks is said in English, line by line, and can be listed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from finished import FINISHED
from fluent.syntax import FluentParser, ast

from citysleeps.books.original.facts import Nominated
from citysleeps.views import words as words_module
from citysleeps.views.translating import LOCALES, Parser, languages, report, translated
from citysleeps.views.words import LANGUAGES, Words

from .test_browser_words import WEB, Game, of_original, of_spytown, told_by_python, told_by_the_browser

ROOT = Path(__file__).parent.parent.parent
# Someone has begun: a few words of all tables, of one book, and of a book that has a theme.
BEGUN = {
    "common.ftl": "language-name = Čeština\nnobody = nikdo\nlist-and = { $first } a { $last }\n",
    "original.ftl": "nominated = { $by } obviňuje: { $seat }\ncard-doctor = Doktor\nnight-began = Noc.\n",
    "spytown.ftl": "saved = Zachráněn: { $seat }\neliminated = Vypadává: { $seat }\n",
    "web/home.ftl": "home-join = Připojit se\n",
}


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """All languages, and one that somebody has begun."""
    return begin(shutil.copytree(LOCALES, tmp_path / "locales"))


def begin(locales: Path) -> Path:
    for name, text in BEGUN.items():
        path = locales / "cs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return locales


ODD = """a = one { $two } three
    four\r
    five\rsix
  .b = { "{" } seven
c =
    {$x ->
       [a] A
      *[b] B }

d = x } y
# e
-f = g"""


COMMENTS = "# of nothing\n\n## a group\n# of b\nb = c\n# of what cannot be read\n9 = d\n# the last"


@pytest.mark.parametrize("text", [ODD, ODD.replace("\n", "\r\n"), COMMENTS, "a = b", "a = ", "# a", "", None])
def test_a_file_is_read_as_fluent_reads_it(text: str | None) -> None:
    text = (LOCALES / "pl" / "original.ftl").read_text(encoding="utf-8") if text is None else text
    ours, theirs = Parser().parse(text), FluentParser(with_spans=False).parse(text)
    assert ours.equals(theirs) and [type(entry) for entry in ours.body] == [type(entry) for entry in theirs.body]
    assert text in ("", "a = ") or len(ours.body) > 0


def test_a_language_is_a_folder_with_words_in_it(locales: Path) -> None:
    (locales / "de").mkdir()
    assert languages(locales) == ("en", "cs", "es", "pl", "ru", "sk")
    assert set(FINISHED) <= set(LANGUAGES) and LANGUAGES == languages()


def test_what_a_language_lacks_is_said_in_english(locales: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words_module, "LOCALES", locales)
    begun, english = Words("original", "cs"), Words("original", "en")
    assert begun.tell(Nominated(seat=1, by=0), ("A", "B"), -1) == "A obviňuje: B"
    assert begun.join(["A", "B"]) == "A a B" and begun.say("card-doctor") == "Doktor"
    assert begun.say("card-sheriff") == english.say("card-sheriff")
    assert begun.say("card-sheriff", attribute="advice") == english.say("card-sheriff", attribute="advice")
    # Of a message that it has, an attribute that it lacks.
    assert begun.say("card-doctor", attribute="advice") == english.say("card-doctor", attribute="advice")
    assert begun.say("night-began", {"number": 2}) == "Noc."
    assert begun.say("night-began", {"number": 2}, "heading") == "Night 2"


def test_a_theme_that_is_not_translated_is_in_english_too(locales: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A children's game never has the words of the other one, in whatever language."""
    monkeypatch.setattr(words_module, "LOCALES", locales)
    args = {"seat": "A", "seat_kind": "seat", "cause": "", "cause_kind": "mafia", "token": "", "token_kind": "none"}
    args |= {"card": "", "card_kind": "none"}
    assert Words("spytown", "cs").say("eliminated", dict(args)) == "Vypadává: A"
    kids = Words("spytown", "en", "kids").say("eliminated", dict(args))
    assert Words("spytown", "cs", "kids").say("eliminated", dict(args)) == kids != "Vypadává: A"
    assert Words("spytown", "cs", "kids").say("saved", {"seat": "A"}) == "Zachráněn: A"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_a_mistake_and_those_that_are_finished_lack_nothing(language: str) -> None:
    reports = report(language)
    assert [(one.file, one.wrong) for one in reports if one.wrong] == []
    assert language not in FINISHED or [(one.file, list(one.lacks)) for one in reports if one.lacks] == []


def test_the_report_names_what_is_missing_and_what_is_wrong(locales: Path) -> None:
    path = locales / "cs" / "original.ftl"
    path.write_text(f"{BEGUN['original.ftl']}a broken line\ndawn = {'{ $who }'}\nspare-part = 1\n", encoding="utf-8")
    (locales / "cs" / "extra.ftl").write_text("one = 1\n", encoding="utf-8")
    found = {one.file: one for one in report("cs", locales)}
    assert found["original.ftl"].wrong == [
        "cannot be read: a broken line",
        "dawn takes $who, which is not given",
        "spare-part is no message of the English file",
    ]
    assert found["extra.ftl"].wrong == ["English has no such file"]
    lacks = found["original.ftl"].lacks
    assert "card-sheriff" in lacks and "nominated" not in lacks
    assert lacks["card-doctor"].startswith("card-doctor =\n    .description =")  # its name is there
    assert lacks["night-began"] == "night-began =\n    .heading = Night { $number }\n"
    whole = {one.file: one for one in report("en", locales)}["original.ftl"]
    assert whole.lacks == {} and whole.total == found["original.ftl"].total
    assert translated([found["original.ftl"]]) == (4, whole.total)


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONUTF8": "1", "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "citysleeps.cli", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", env=environment, check=False)


@pytest.mark.slow
def test_the_command_lists_what_is_to_be_translated(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "citysleeps", tmp_path / "citysleeps", ignore=shutil.ignore_patterns("web", "*.pyc.*"))
    shutil.copytree(LOCALES, tmp_path / "citysleeps" / "locales", dirs_exist_ok=True)
    begin(tmp_path / "citysleeps" / "locales")
    all_of_them = run(tmp_path, "words")
    assert all_of_them.returncode == 0, all_of_them.stderr
    begun = next(line for line in all_of_them.stdout.splitlines() if line.startswith("cs"))
    assert begun.startswith("cs  9 of ") and begun.endswith("Čeština")
    missing = run(tmp_path, "words", "cs")
    assert missing.returncode == 1 and missing.stdout.startswith("# locales/cs/bigcity.ftl\n")
    assert "\ncard-sheriff = Sheriff\n" in missing.stdout and "\nnominated =" not in missing.stdout
    assert missing.stdout.splitlines()[-1].startswith("# 9 of ")
    printed = FluentParser().parse(missing.stdout).body  # is Fluent, to be translated in its place
    assert not [entry for entry in printed if isinstance(entry, ast.Junk)]
    assert sum(isinstance(entry, ast.Message) for entry in printed) > 1000
    unknown = run(tmp_path, "words", "xx")
    assert unknown.returncode == 2 and "make locales/xx/common.ftl" in unknown.stderr
    assert run(tmp_path, "words", "pl").stdout.count("\n") == 1


@pytest.mark.long
def test_the_browser_fills_up_a_language_as_python_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locales = begin(shutil.copytree(LOCALES, tmp_path / "locales"))
    web = tmp_path / "web"
    if WEB.exists():
        shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "tests"))
        (web / "node_modules").symlink_to(WEB / "node_modules")
    monkeypatch.setattr(words_module, "LOCALES", locales)
    words_module.words.cache_clear()
    games: list[Game] = [*of_original(), *of_spytown("kids")]
    told = told_by_the_browser(games, tmp_path, web, "cs")
    assert tuple(told) == languages(locales)
    try:
        for game, browsers in zip(games, told["cs"], strict=True):
            assert browsers == told_by_python(game, "cs")
    finally:
        words_module.words.cache_clear()
    assert any("obviňuje" in sentence for said in told["cs"][0] for sentence in said)
