"""What is worked out about finished games is worked out once, one game at a time, and beside the event loop."""

from __future__ import annotations

import asyncio
import threading
import time
from types import SimpleNamespace
from typing import Any

import pytest

import citysleeps
from citysleeps.agents.odds import NONE, Odds
from citysleeps.server import odds as module
from citysleeps.server.limits import WORKED_OUT, Gate
from citysleeps.server.odds import MOST_REMEMBERED, Bookmaker, bots_at
from citysleeps.server.problem import Problem
from citysleeps.table.people import Person

UNLIMITED = Gate(0, 0, time.monotonic)


def table(number: int) -> Any:
    """As much of a table as the odds need."""
    game = citysleeps.Game("original", 6, seed=1)
    return SimpleNamespace(code="AAAAA", number=number, playing=game._play)


def test_each_game_is_worked_out_once_and_not_by_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    at_work = 0

    def work(book: str, log: object) -> Odds:
        nonlocal at_work
        at_work += 1
        assert at_work == 1
        asked.append(threading.current_thread().name)
        time.sleep(0.01)  # so that another would come meanwhile
        at_work -= 1
        return NONE

    monkeypatch.setattr(module, "odds", work)

    async def ask() -> None:
        bookmaker = Bookmaker(UNLIMITED)
        await asyncio.gather(*[bookmaker.odds(table(number), "") for number in (1, 1, 2, 2, 1)])
        await bookmaker.odds(table(2), "")

    asyncio.run(ask())
    assert len(asked) == 2 and threading.current_thread().name not in asked


def test_it_forgets_the_game_that_nobody_has_asked_for_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[int] = []
    monkeypatch.setattr(module, "odds", lambda book, log: worked.append(1) or NONE)

    async def ask() -> None:
        bookmaker = Bookmaker(UNLIMITED)
        for number in range(MOST_REMEMBERED):
            await bookmaker.odds(table(number), "")
        await bookmaker.odds(table(0), "")
        await bookmaker.odds(table(MOST_REMEMBERED), "")  # number 1 goes
        await bookmaker.odds(table(0), "")
        assert len(worked) == MOST_REMEMBERED + 1
        await bookmaker.odds(table(1), "")
        assert len(worked) == MOST_REMEMBERED + 2 and len(bookmaker.known) == MOST_REMEMBERED

    asyncio.run(ask())


def test_the_bots_of_a_game_are_those_that_everybody_sees_as_bots() -> None:
    """Neither a person for whom a bot stood in, nor somebody who has gone since, is one."""
    people = {1: Person(1, "A", "en", "token", "", ""), 2: Person(2, "B", "en", "", "", "careful")}
    people[1].stand_in = "careful"
    seated: Any = SimpleNamespace(seats=[1, 2, 3], people=people)
    assert bots_at(seated) == [1]


def test_what_bots_thought_is_remembered_beside_the_odds() -> None:
    async def ask() -> None:
        bookmaker = Bookmaker(UNLIMITED)
        one = table(1)
        one.seats, one.people = [2] * 6, {2: Person(2, "B", "en", "", "", "careful")}
        found, again = await bookmaker.minds(one, ""), await bookmaker.minds(one, "")
        assert found is again and [mind.seat for mind in found.minds] == [0, 1, 2, 3, 4, 5]
        assert isinstance(await bookmaker.odds(one, ""), Odds) and len(bookmaker.known) == 2

    asyncio.run(ask())


def test_what_nobody_has_asked_for_costs_whoever_asks_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are asked for at once; what is known costs nothing more."""
    monkeypatch.setattr(module, "odds", lambda book, log: NONE)

    async def ask() -> tuple[int, int, Odds]:
        bookmaker = Bookmaker(Gate(3 * WORKED_OUT, 1, lambda: 0.0))
        asked = [bookmaker.odds(table(number), "192.0.2.1") for number in range(20)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one for one in answers if isinstance(one, Problem) and one.reason == "too_fast"]
        return answers.count(NONE), len(refused), await bookmaker.odds(table(0), "192.0.2.1")

    assert asyncio.run(ask()) == (4, 16, NONE)
