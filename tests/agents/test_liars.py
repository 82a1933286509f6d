"""The liars of `examples/liars.py`, by which a town is measured, each do what they say."""

from __future__ import annotations

import importlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import citysleeps

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def liars(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(EXAMPLES)
    return importlib.import_module("liars")


def deeds(kind: Any, games: int = 4) -> Counter[str]:
    """What the gang has said, and against whom it has raised hands and accused."""
    found: Counter[str] = Counter()
    for game in citysleeps.play_games("original", 10, games, seed="liars", bots={"town": "reasoning", "mafia": kind}):
        gang = [seat for seat in game.seats if game.party(seat) == "mafia"]
        for fact in (told.fact for told in game.log):
            if fact.name == "claimed" and fact["seat"] in gang:
                about = "".join("own" if seat in gang else "town" for seat in fact["seats"])
                found[" ".join((fact["kind"], *fact["words"], about)).strip()] += 1
            elif fact.name == "nominated" and fact["by"] in gang:
                found["accuses own" if fact["seat"] in gang else "accuses town"] += 1
            elif fact.name == "hands":
                found["hands own" if fact["candidate"] in gang else "hands town"] += len({*gang} & {*fact["seats"]})
    return found


@pytest.mark.parametrize(
    ("name", "does", "never"),
    [
        ("Framer", ["am commissar", "checked nod town", "accuses town"], ["checked no_nod town", "accuses own"]),
        ("Rival", ["am commissar", "checked nod town", "checked no_nod town"], ["accuses own", "think black own"]),
        ("Honest", ["am commissar", "checked no_nod town"], ["checked nod own", "accuses own"]),
        ("Bus", ["think black own", "accuses own", "hands own"], ["am commissar", "accuses town"]),
        ("Shade", ["hands town"], ["am commissar", "think black town", "accuses town", "accuses own"]),
        ("Flock", ["hands town"], ["am commissar", "accuses own", "think black own"]),
        ("Sower", ["think black town", "accuses town"], ["am commissar", "think black own", "accuses own"]),
        ("Windbag", ["hands town", "hands own", "accuses town"], ["checked nod town", "am_not red"]),
    ],
)
def test_each_does_what_it_says(liars: Any, name: str, does: list[str], never: list[str]) -> None:
    found = deeds(getattr(liars, name))
    assert [one for one in does if not found[one]] == [] and [one for one in never if found[one]] == []


def test_a_liar_keeps_to_what_it_has_said_and_says_it_once(liars: Any) -> None:
    for game in citysleeps.play_games("original", 10, 4, seed="l", bots={"town": "careful", "mafia": liars.Framer}):
        said = [
            (fact["seat"], fact["seats"], fact["count"])
            for fact in (told.fact for told in game.log)
            if fact.name == "claimed" and fact["kind"] == "checked"
        ]
        assert said and len({seat for seat, _, _ in said}) == 1, "one of the gang is enough"
        assert len({night for _, _, night in said}) == len(said)
