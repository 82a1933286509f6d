"""How the library is used, for the type checker alone: what is right passes, and what is wrong is found.

`mypy --strict` reads it (test_types.py). An ignored error that is none is an error itself, so each of them proves that
the types would have found it.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, assert_type

import citysleeps
from citysleeps import (
    BOOKS,
    Answer,
    Answers,
    Ask,
    Book,
    Bot,
    Clause,
    Fact,
    Game,
    Record,
    Result,
    Role,
    Setting,
    Told,
    View,
)


def reads(game: Game) -> None:
    assert_type(game.seats, tuple[str, ...])
    assert_type(game.asks, tuple[Ask, ...])
    assert_type(game.answers, Answers)
    assert_type(Random(1).choice(game.answers), Answer)
    assert_type(game.log, tuple[Told, ...])
    assert_type(game.log[0].fact, Fact)
    assert_type(game.log[0].fact["seat"], Any)
    assert_type(game.view("A"), View)
    assert_type(game.view("A").facts, tuple[Fact, ...])
    assert_type(game.hands, Mapping[str, tuple[str, ...]])
    assert_type(game.copy(), Game)
    assert_type(game.undo(), Answer)
    assert_type(game.winner, str)
    assert_type(game.record(), bytes)
    game.answer("A check B")
    game.answer(game.answers[0])
    game.answer(3)  # type: ignore[arg-type]
    game.winner = "red"  # type: ignore[misc]
    game.seats[0] = "B"  # type: ignore[index]
    game.log[0].to = ()  # type: ignore[misc]
    game.settings["deck"] = "basic"  # type: ignore[index]
    game.view(1)  # type: ignore[arg-type]


def books() -> None:
    assert_type(BOOKS["original"], Book)
    assert_type(BOOKS["original"].roles["doctor"], Role)
    assert_type(BOOKS["original"].settings["deck"], Setting)
    assert_type(BOOKS["original"].clauses["ORIG-602"], Clause)
    assert_type(BOOKS["original"].composition(10, {"deck": "basic"}), Mapping[str, int])
    BOOKS["chess"] = BOOKS["original"]  # type: ignore[index]
    BOOKS["original"].clauses["ORIG-602"].text = ""  # type: ignore[misc]


class First(Bot):
    def choose(self, view: View, chance: Random) -> Answer:
        return view.asks[0].answers[0]


class Wrong(Bot):
    def choose(self, view: View, chance: Random) -> int:  # type: ignore[override]
        return 3


def studies() -> None:
    assert_type(citysleeps.simulate("original", 10, games=3, bots={"town": First, "mafia": "careful"}), Result)
    assert_type(list(citysleeps.play_games("original", seats="A B C D E F", bots=First)), list[Game])
    assert_type(citysleeps.read_record("game.jsonl"), Record)
    Game("spytown", 10, settings={"cards": ["vest", "wiretap"], "preset": "cards"}, seed=3, deal={"A": "agent"})
    Game("original", 10, settings={"deck": 1.5})  # type: ignore[dict-item]
    Game("original", 10, {}, 7)  # type: ignore[call-arg]
    citysleeps.simulate("original", 10, bots=[First])  # type: ignore[arg-type]
    print(citysleeps.Board)  # type: ignore[attr-defined]
