"""Every clause of every book that is on the shelf is named by a test."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from citysleeps.books.shelf import SHELF
from citysleeps.notation.clauses import clauses, read_clauses
from citysleeps.notation.scenario import read_scenarios

TESTS = Path(__file__).parent
RULES = TESTS.parent / "rules"
NAMED = re.compile(r"(?<![a-z])([a-z]+)[-_](r?\d+)(?![a-z0-9])", re.I)
CUT_SHORT = re.compile(r"(?<![\w.,\-=#/:`\[])(R\d{2,3}|\d{3,4})(?![\w%`]|[.]\d|-\d)")  # no CITY- before it
NUMBER = re.compile(r"(?<![\d_-])R?\d{2,4}")
COMMENT = {
    ".yaml": re.compile(r"(?m)(?:^|\s)#.*"),
    ".ts": re.compile(r"(?s)/\*.*?\*/|(?<!:)//[^\n]*"),
    ".svelte": re.compile(r"(?s)/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*"),
}


@cache
def clauses_of(name: str) -> dict[str, str]:
    return clauses(SHELF[name])


def words_of(path: Path) -> Iterator[str]:
    """What the tests of a file say of themselves: their names and docstrings. A comment proves nothing."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name
            yield ast.get_docstring(node) or ""


def ids_in(text: str) -> set[str]:
    return {f"{book}-{number}".upper() for book, number in NAMED.findall(text)}


@cache
def named_by_tests() -> set[str]:
    """The clauses that a test names, of whatever book."""
    files = [path for path in TESTS.rglob("test_*.py") if path != Path(__file__)]
    return {clause for path in files for words in words_of(path) for clause in ids_in(words)}


def proved(name: str) -> set[str]:
    scenarios = [scenario for path in TESTS.glob(f"clauses/{name}/*.yaml") for scenario in read_scenarios(path)]
    return {clause for scenario in scenarios for clause in scenario.proves}


@pytest.mark.parametrize("name", SHELF)
def test_every_clause_is_named_by_a_test(name: str) -> None:
    named = named_by_tests() | proved(name)
    assert [clause for clause in clauses_of(name) if clause not in named] == []


@pytest.mark.parametrize("name", SHELF)
def test_no_scenario_proves_a_clause_that_does_not_exist(name: str) -> None:
    assert sorted(proved(name) - set(clauses_of(name))) == []


@pytest.mark.parametrize("path", sorted(RULES.glob("*.md")), ids=lambda path: path.stem)
def test_every_id_at_the_beginning_of_a_line_is_a_clause(path: Path) -> None:
    """Whatever form a rules file has: ids that are not found would be proved by nothing."""
    rules = path.read_text(encoding="utf-8")
    ids = re.findall(r"^\W*([A-Z]+-R?\d+)", rules, re.M)
    assert len(ids) > 300
    assert list(read_clauses(rules)) == ids


def test_both_forms_of_clauses_are_read() -> None:
    rules = """
| id | rule |
| BOOK-101 | A row. |
| BOOK-R01 | A question. | An answer. |
- **BOOK-102** An item, with **weight** in it.
- **BOOK-R02 A question.** An answer.
- A line that only speaks of BOOK-103.
"""
    assert read_clauses(rules) == {
        "BOOK-101": "A row.",
        "BOOK-R01": "A question.: An answer.",
        "BOOK-102": "An item, with weight in it.",
        "BOOK-R02": "A question. An answer.",
    }


def test_a_clause_is_named_by_the_name_of_a_test_or_by_its_docstring_alone(tmp_path: Path) -> None:
    path = tmp_path / "test_it.py"
    path.write_text(
        '# ORIG-101\ndef test_orig_102() -> None:\n    """ORIG-R103, SPY-104."""  # ORIG-105\n    "ORIG-106"\n'
    )
    assert {clause for words in words_of(path) for clause in ids_in(words)} == {"ORIG-102", "ORIG-R103", "SPY-104"}


def remarks(path: Path) -> Iterator[str]:
    """The comments of a file, and the docstrings of a module. What names no clause at all is not read: that is slow."""
    source = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from COMMENT[path.suffix].findall(source)
        return
    if any(cut_short(line[line.index("#") :]) for line in source.splitlines() if "#" in line):
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.string
    if not numbers().isdisjoint(NUMBER.findall(source)):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield ast.get_docstring(node) or ""


def code() -> list[Path]:
    """All Python, all tests, and the faces of the books in the web."""
    folders = [RULES.parent / "citysleeps", TESTS, RULES.parent / "web" / "src" / "books"]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", *COMMENT)]
    return sorted(path for path in files if path.name != "wire.ts")  # generated


@cache
def numbers() -> set[str]:
    """The ids of all clauses, without the prefixes of their books."""
    return {clause.partition("-")[2] for name in SHELF for clause in clauses_of(name)}


def cut_short(remark: str) -> list[str]:
    """The clauses that are named without the prefix of their book. In backticks stands what only looks like one."""
    return [number for number in CUT_SHORT.findall(remark) if number in numbers()]


def test_a_clause_that_is_cut_short_is_found() -> None:
    assert cut_short("339, R15 and CITY-340, section 3.4, 12 seats, code `503`") == ["339", "R15"]


def test_clauses_are_named_in_full() -> None:
    """So that a search for CITY-339 finds where it is kept."""
    said = [(path.name, remark) for path in code() for remark in remarks(path)]
    assert [(file, remark) for file, remark in said if cut_short(remark)] == []


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("a.ts", "const web = 'https://x'; /** 339 One. */\nlet a = 339 // 340 Two."),
        ("a.svelte", "<!-- 339 One. -->\n<p>341</p>\n// 340 Two."),
        ("a.yaml", "title: No. 341\n# 339 One.\nplay: [] # 340 Two."),
        ("a.py", "x = '# 341'\ny = 341  # 339 One.\n\n\ndef z() -> None:\n    'The second, 340.'"),
    ],
)
def test_comments_of_every_kind_of_file_are_read(file: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / file
    path.write_text(said)
    assert [number for remark in remarks(path) for number in cut_short(remark)] == ["339", "340"]
