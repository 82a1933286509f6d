"""What a screen shows otherwise than it did, at the end of a scenario, is found and named."""

from __future__ import annotations

from os import environ

import pytest
from heard import FOLDER
from seen import difference, read_golden

from citysleeps.books.cuba import refusals, shown
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenarios

PATH = FOLDER / "cuba" / "s06_accusation.yaml"


def found() -> str:
    scenario = next(one for one in read_scenarios(PATH) if one.title == "Only the Godfather accuses")
    return difference(PATH, scenario, referee(scenario))


def test_a_screen_that_shows_something_else_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found() == ""
    monkeypatch.setattr(shown, "suggestion", lambda view: "none")
    assert found() == "A, B, C, D, E, F, the host, the spectators: suggestion"


@pytest.mark.skipif("COMPILED" in environ, reason="in compiled code nothing can be put in the place of a function")
def test_another_reason_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    before = refusals.hinders
    assert found() == ""
    monkeypatch.setattr(
        refusals,
        "hinders",
        lambda game, answer: "no" if (answer.seat, answer.act) == (1, "leave") else before(game, answer),
    )
    assert found() == "B: refused leave"


def test_a_line_has_letters_for_every_screen() -> None:
    line = read_golden(PATH)["Only the Godfather accuses"]
    assert len(line.by) == 2 * (6 + 2)
