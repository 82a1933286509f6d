"""The face as a whole: what is in it, what it costs to import, and that its examples are true."""

from __future__ import annotations

import doctest
import inspect
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import citysleeps
from citysleeps import BOOKS, LANGUAGES, Game, balance, library, read_record, simulate, tournament

ROOT = Path(__file__).parent.parent.parent
MODULES = sorted(path.stem for path in (ROOT / "citysleeps" / "library").glob("*.py") if path.stem != "__init__")


def test_everything_of_the_face_is_there_and_nothing_else() -> None:
    assert set(citysleeps.__all__) == {name for name in vars(library) if not name.startswith("_")} - set(MODULES)
    assert {name: getattr(citysleeps, name) for name in citysleeps.__all__} == {
        name: getattr(library, name) for name in citysleeps.__all__
    }
    assert set(citysleeps.__all__) <= set(dir(citysleeps))


def test_what_it_does_not_have_is_said_in_a_sentence() -> None:
    with pytest.raises(AttributeError, match=r"citysleeps has no Board; what it has is in docs/library.md"):
        citysleeps.Board  # noqa: B018


def test_a_bare_import_loads_nothing_of_it() -> None:
    """So that it is quick: the books, the words and the rest come with the first name that is used."""
    code = "import sys, citysleeps; print([name for name in sys.modules if name.startswith('citysleeps.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stdout == "[]\n"


def test_the_command_line_starts_without_it() -> None:
    code = "import sys, citysleeps.cli; print([name for name in sys.modules if name.startswith('citysleeps.library')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stdout == "[]\n"


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_the_docstrings_are_true(module: str) -> None:
    assert doctest.testmod(import_module(f"citysleeps.library.{module}")).failed == 0


def public() -> Iterator[tuple[str, object]]:
    """The names of the face, and what its classes have that a user may call."""
    for name in citysleeps.__all__:
        thing = getattr(citysleeps, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            yield name, thing
        if inspect.isclass(thing) and thing.__module__.startswith("citysleeps.library"):
            for attribute, member in vars(thing).items():
                if not attribute.startswith("_") and (inspect.isfunction(member) or isinstance(member, property)):
                    yield f"{name}.{attribute}", member


def test_what_is_printed_can_be_typed_or_is_in_angle_brackets() -> None:
    game = Game("original", seats=6, seed=1)
    game.answer("A ready")
    book, told = game.book, game.log[1]
    pairs = tournament("original", 6, ["random"], games=1)
    for thing in (
        *(
            game,
            game.view("A"),
            game.asks[0],
            game.answers,
            game.answers[0],
            told,
            told.fact,
            read_record(game.record()),
        ),
        *(BOOKS, book, book.roles, book.clauses, book.roles["don"], book.settings["deck"], book.clause("101")),
        *(game.settings, game.hands, game.numbers, told.fact.fields, book.presets["basic"], LANGUAGES),
        *(simulate("original", 6, games=2), pairs, pairs.pairings[0], balance("original", 10, ["random"])),
    ):
        shown = repr(thing)
        assert "\n" not in shown
        if not (shown[0] == "<" and shown[-1] == ">"):
            assert eval(shown, vars(library)) == thing, shown


def test_what_is_printed_in_brackets() -> None:
    game = Game("original", seats=6, deal={"A": "commissar", "B": "don"})
    assert repr(game.read("A check B")) == "<Answer A check B>"
    assert repr(game.view("A").facts[-1]) == "<Fact own_card commissar>"
    assert repr([told for told in game.log if "A" in told.to][-1]) == "<Told own_card commissar (to A host)>"
    assert repr(game.book.roles["don"]) == "<Role don of original: mafia>"
    assert repr(game.book.cards) == "<cards of original: none>"


SPEAK_FOR_THEMSELVES = ("name", "seed", "settings", "book", "seats")


def test_everything_of_the_face_has_a_docstring() -> None:
    plain = ("sit_down", "answer", "speak")  # of a bot: what every bot is to a table
    assert [
        name
        for name, thing in public()
        if not inspect.getdoc(thing)
        and name.split(".")[-1] not in SPEAK_FOR_THEMSELVES
        and name not in [f"Bot.{method}" for method in plain]
    ] == []


def test_the_types_go_with_the_package() -> None:
    assert (ROOT / "citysleeps" / "py.typed").read_bytes() == b""
    assert '"py.typed"' in (ROOT / "pyproject.toml").read_text()
