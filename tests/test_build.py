"""Which build the tests run on: the sources, or with COMPILED=1 the compiled one; and what it must not remember."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from citysleeps.books.original import court
from citysleeps.books.original.facts import DayBegan, RulesRead
from citysleeps.envs import turns
from citysleeps.kernel import game as games
from citysleeps.kernel import play
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.seats import ALL
from citysleeps.table import live

BUILDER = Path(__file__).parents[1] / "builder"
READS = """
    cpy_r_r1 = CPyStatics[4]; /* 'seat' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_self, cpy_r_r1);
    cpy_r_r3 = CPyStatic_book___globals;
    cpy_r_r4 = CPyStatics[7]; /* 'Voted' */
    cpy_r_r5 = CPyDict_GetItem(cpy_r_r3, cpy_r_r4);
    cpy_r_r6 = CPyDict_GetItem(cpy_r_hands, cpy_r_r4);
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_self, cpy_r_name);
    cpy_r_r8 = CPy_TYPE(cpy_r_fact);
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r5, cpy_r_r8);
"""


def test_the_tests_run_on_the_build_that_is_meant() -> None:
    compiled = bool(os.environ.get("COMPILED"))
    assert [str(module.__file__).endswith(".py") for module in (play, court, live, turns)] == [not compiled] * 4


def test_a_number_of_any_size_is_itself() -> None:
    numbers = [*range(-10, 300), -(1 << 70), 1 << 61, 1 << 62, 1 << 70]
    assert [Answer(number, "vote").seat for _ in range(2) for number in numbers] == numbers * 2


def test_a_name_that_is_another_now_is_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    game = games.Game(3, Chance("seed"))
    for word in ("one", "two", "three"):
        monkeypatch.setattr(games, "CHANGES", {DayBegan: lambda fact, game, word=word: heard.append(word)})
        game.tell(ALL, DayBegan(1))
        game.tell(ALL, DayBegan(1))
    assert heard == ["one", "one", "two", "two", "three", "three"]


def test_what_a_dict_has_for_a_type_is_read_anew_when_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    game: Any = games.Game(3, Chance("seed"))
    kinds = [type(f"Kind{number}", (), {}) for number in range(1000)]
    changes: dict[type, Any] = {}
    monkeypatch.setattr(games, "CHANGES", changes)
    for kind in kinds:
        for word in ("one", "two"):
            changes[kind] = lambda fact, game, said=word + kind.__name__: heard.append(said)
            game.tell(ALL, kind())
            game.tell(ALL, kind())
    assert heard == [word + kind.__name__ for kind in kinds for word in ("one", "one", "two", "two")]
    heard.clear()
    for kind in kinds:
        game.tell(ALL, kind())
    assert heard == ["two" + kind.__name__ for kind in kinds]


def test_a_call_may_go_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.Game(3, Chance("seed"))
    monkeypatch.setattr(games, "CHANGES", {DayBegan: lambda fact, game: 1 // 0, RulesRead: None})
    with pytest.raises(ZeroDivisionError):
        game.tell(ALL, DayBegan(1))
    with pytest.raises(TypeError, match="not callable"):
        game.tell(ALL, RulesRead((), ()))
    assert game.log == []


def test_arguments_are_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "CHANGES", {DayBegan: lambda fact, game: None})
    game: Any = games.Game(3, Chance("seed"))
    game.tell(fact=DayBegan(1), to=ALL)
    game.tell(ALL, fact=DayBegan(2))
    assert game.facts == [DayBegan(1), DayBegan(2)]
    for wrong in ((), (ALL,), (ALL, DayBegan(1), 1)):
        with pytest.raises(TypeError):
            game.tell(*wrong)
    with pytest.raises(TypeError):
        game.tell(ALL, DayBegan(1), seat=1)


def test_only_reads_of_a_literal_name_or_a_type_are_made_quick(tmp_path: Path) -> None:
    source = tmp_path / "native.c"
    source.write_text(READS)
    program = "import pathlib, sys; from reads import quicken; quicken(pathlib.Path(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", program, source], check=True, env={**os.environ, "PYTHONPATH": str(BUILDER)})
    quick = READS.replace("CPyObject_GetAttr(cpy_r_self, cpy_r_r1)", "READ_FIELD(cpy_r_self, cpy_r_r1)")
    quick = quick.replace("CPyDict_GetItem(cpy_r_r3, cpy_r_r4)", "READ_GLOBAL(cpy_r_r3, cpy_r_r4)")
    quick = quick.replace("CPyDict_GetItem(cpy_r_r5, cpy_r_r8)", "READ_TYPE(cpy_r_r5, cpy_r_r8)")
    assert source.read_text().partition("\n")[2] == quick
