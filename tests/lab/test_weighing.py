"""Whether a table in a lobby is fair: answers that grow better, in bounded time, with changes that would help."""

from __future__ import annotations

import itertools

import pytest

import citysleeps
from citysleeps.agents.random import Stuck
from citysleeps.kernel.setup import Setup
from citysleeps.lab.balance import Chance, Try, Winners, play_some
from citysleeps.lab.weighing import (
    ENOUGH,
    FEW,
    HEAT,
    HINT_SECONDS,
    LOOK,
    WITHIN,
    Contest,
    Weighed,
    favoured_against,
    weigh,
)
from citysleeps.library.bots import cast_of
from citysleeps.library.game import settled
from citysleeps.library.weigher import Job, answers, worth_trying


def weighed(setup: Setup, tries: list[Try], seconds: float = 0.0) -> list[Weighed]:
    """All answers if random bots play; each look at the clock takes so many seconds."""
    cast = cast_of("random", citysleeps.BOOKS[setup.book]._rules, setup.seats)
    ticks = itertools.count(0.0, seconds)
    return list(weigh(setup, tries, "random", cast, lambda: next(ticks)))


def changes(setup: Setup) -> list[Try]:
    return worth_trying(citysleeps.BOOKS[setup.book], setup)


def test_each_answer_counts_more_games_until_every_chance_is_known_well_enough() -> None:
    """The true chances are 60 and 40 in 100 (theory)."""
    found = weighed(settled("original", 10), [])
    assert [one.games for one in found] == [LOOK * (n + 1) for n in range(len(found))] and len(found) > 5
    last = found[-1]
    assert last.weaker == "red" and last.even == 0.5
    assert last.sides["red"].low < 0.4 < last.sides["red"].high
    assert all(one.high - one.low <= 2 * WITHIN for one in last.sides.values())
    assert any(one.high - one.low > 2 * WITHIN for one in found[-2].sides.values())


def test_a_table_that_favours_nobody_needs_no_change() -> None:
    """The chances are equal (theory)."""
    setup = settled("original", 8)
    last = weighed(setup, changes(setup))[-1]
    assert (last.weaker, last.trying, last.hints) == ("", 0, ())


def test_a_lopsided_table_gets_a_few_changes_that_make_it_fairer() -> None:
    setup = settled("bigcity", 10, {"roles": ("detective=1", "mafia=4", "peaceful_resident=5")})
    tries = changes(setup)
    found = weighed(setup, tries)
    counts = [one.trying for one in found if one.trying]
    assert counts[0] == len(tries) and counts[-1] <= FEW and counts == sorted(counts, reverse=True)
    hints = found[-1].hints
    assert found[-1].weaker == "citizens" and 0 < len(hints) <= FEW
    assert all(one.more > 0 and one.games == ENOUGH for one in hints)
    distances = [abs(one.share - 0.5) for one in hints]
    assert distances == sorted(distances)
    assert any(one.low > 0 for one in hints)  # surely
    fewer = [one for one in tries if one.roles.get("mafia") == -1]
    assert len(fewer) == 1 and fewer[0].roles == {"mafia": -1, "peaceful_resident": 1}


def test_it_ends_in_time_with_what_it_has() -> None:
    """The clock runs so fast that one look takes all the time."""
    setup = settled("bigcity", 10, {"roles": ("detective=1", "mafia=4", "peaceful_resident=5")})
    found = weighed(setup, changes(setup), HINT_SECONDS)
    assert {one.games for one in found} == {LOOK}
    assert all(one.games == 2 * HEAT for one in found[-1].hints)
    assert max(one.trying for one in found) < len(changes(setup))  # it cannot afford to try all


def test_a_change_that_bots_cannot_play_is_left_out_and_such_a_table_is_refused() -> None:
    setup, box = settled("cuba", 8), settled("cuba", 8, {"mode": "assisted"})
    with pytest.raises(Stuck):
        weighed(box, [])
    found = weighed(setup, [Try("mode", "assisted", "", box)])
    assert found[-1].weaker and found[-1].hints == ()


def test_favoured_is_who_wins_more_than_the_doubt_allows() -> None:
    even, more, less = Chance(0.5, 0.45, 0.55), Chance(0.6, 0.55, 0.65), Chance(0.4, 0.35, 0.45)
    assert favoured_against({"a": even, "b": even}) == ""
    assert favoured_against({"a": more, "b": less}) == "b"
    third = Chance(0.33, 0.3, 0.36)
    assert favoured_against({"a": third, "b": third, "c": third, "none": Chance(0.01, 0.0, 0.02)}) == ""
    assert favoured_against({"a": even, "b": third, "c": Chance(0.17, 0.1, 0.2)}) == "c"


def test_what_a_host_can_change_is_tried_and_roles_come_first() -> None:
    tries = changes(settled("bigcity", 10))
    names = [one.setting for one in tries]
    assert names.index("roles") == 0 and "seats" in names[: names.index("faction")]
    assert "host" not in names  # whoever hosts, the game is the same
    assert "boss_decides" not in names and "lover_mode" not in names  # there is no Boss, no Lover
    assert "votes_per_player" in names
    assert "box_memory" in [one.setting for one in changes(settled("cuba", 8))]
    assert "mode" not in [one.setting for one in changes(settled("cuba", 8))]


def test_the_program_weighs_the_table_with_careful_bots() -> None:
    first = next(answers(Job("spytown", "citysleeps.books.spytown.book", 7, {})))
    assert (first.bot, first.games) == ("careful", LOOK)
    assert set(first.sides) == {"mafia", "police"}


def test_a_change_that_hardly_matters_is_not_named() -> None:
    """With careful bots the pace of the night moves a winner now and then, by chance: here one in 40 games."""
    setup = settled("spytown", 9, {"night_pace": "together"})
    [pace] = [one for one in changes(setup) if one.setting == "night_pace"]
    cast = cast_of("careful", citysleeps.BOOKS["spytown"]._rules, setup.seats)
    contest = Contest(setup, cast, "police", 0.5, Winners())
    assert contest.final([(pace, Winners())], lambda: True) == ()
    assert contest.gain(contest.hint(pace, play_some((0, 40), pace.setup, cast), 1.0)) == pytest.approx(0.025)
