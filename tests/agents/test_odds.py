"""The odds of the public: from public facts alone, with their doubt, and with the turning points of the game."""

from __future__ import annotations

import re
from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import citysleeps
from citysleeps.agents.bigcity.curves import CURVES as BIGCITY
from citysleeps.agents.odds import LEAST_MOVE, NONE, Odds, odds, odds_so_far, so_far
from citysleeps.agents.original.curves import CURVES as ORIGINAL
from citysleeps.agents.reasoning.outlook import chance, doubt, finds_all, plan
from citysleeps.agents.spytown.curves import CURVES as SPYTOWN
from citysleeps.books.turning import by_day
from citysleeps.kernel.facts import fact_name
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import ALL
from citysleeps.lab.chart import Chart
from citysleeps.library.game import settled


@cache
def played(seed: int) -> citysleeps.Game:
    bots = {"town": "reasoning", "mafia": "careful"}
    [game] = citysleeps.play_games("original", 10, 1, bots=bots, seed=f"odds {seed}")
    return game


@cache
def found_in(seed: int) -> Odds:
    """The odds of a game: they take longer than the game."""
    return odds("original", told(played(seed)))


# A game of every other kind that has odds: the book, its seats and its settings.
OTHERS: list[tuple[str, int, dict[str, str]]] = [
    ("original", 9, {"preset": "extended"}),
    ("spytown", 11, {}),
    ("bigcity", 10, {}),
]


@cache
def other(kind: int) -> citysleeps.Game:
    book, seats, settings = OTHERS[kind]
    [game] = citysleeps.play_games(book, seats, 1, bots="reasoning", seed="odds", settings=settings)
    return game


@cache
def odds_of(kind: int) -> Odds:
    return odds(OTHERS[kind][0], told(other(kind)))


def told(game: citysleeps.Game) -> list[Told]:
    return game._play.game.log


def test_there_is_a_point_for_the_deal_and_for_every_night_and_day() -> None:
    for seed in range(3):
        game = played(seed)
        found = found_in(seed)
        floors = [(point.kind, point.number) for point in found.points]
        days = game.numbers["day"]
        assert floors == [("deal", 0), *((kind, n) for n in range(1, days + 1) for kind in ("night", "day"))]
        assert found.sides == ["red", "black"]


def test_at_the_deal_all_seats_are_alike_and_at_the_end_the_winner_is_certain() -> None:
    for seed in range(3):
        game = played(seed)
        found = found_in(seed)
        assert found.points[0].chances == [0.3] * 10 and found.points[0].living == list(range(10))
        assert found.points[0].odds == found.points[1].odds  # ORIG-803 the first night is quiet
        end = found.points[-1]
        assert end.odds == end.low == end.high == (game.winner == "red")
        assert found.foes == [i for i, seat in enumerate(game.seats) if game.card(seat) in ("mafia", "don")]


def test_the_odds_come_from_what_everybody_was_told_and_nothing_else() -> None:
    """Whoever leaves out everything private gets the same, but for the truth."""
    for seed in range(3):
        log = told(played(seed))
        whole, public = found_in(seed), odds("original", [one for one in log if one[0] == ALL])
        assert whole.points == public.points and public.foes == []
        places = [at for at, (to, _) in enumerate(log) if to == ALL]
        assert [turn.facts for turn in whole.turns] == [[places[at] for at in turn.facts] for turn in public.turns]


def test_what_one_seat_alone_is_told_changes_nothing() -> None:
    """Although everybody would draw conclusions from it."""
    log = told(played(0))
    [fact, *_] = [fact for _, fact in log if fact_name(type(fact)) == "executed"]
    at = [fact_name(type(fact)) for _, fact in log].index("night_began")
    confided = [*log[: at + 1], (1, fact), *log[at + 1 :]]
    assert odds("original", confided).points == found_in(0).points


def test_a_number_has_its_doubt() -> None:
    for seed in range(3):
        for point in found_in(seed).points[:-1]:
            assert 0 < point.low < point.odds < point.high < 1


def test_a_death_counts_for_its_night_and_an_execution_for_its_day() -> None:
    for seed in range(3):
        game = played(seed)
        found = found_in(seed)
        for before, after in zip(found.points, found.points[1:], strict=False):
            fell = set(before.living) - set(after.living)
            kind = "dawn" if after.kind == "night" else "executed"
            number, out = 0, set()
            for one in game.log:
                number += one.fact.name == ("night_began" if after.kind == "night" else "day_began")
                if one.fact.name == kind and number == after.number:
                    out |= {game.seats.index(seat) for seat in one.fact["seats"]}
            assert fell == out


def test_turning_points_are_the_largest_moves_and_name_public_facts() -> None:
    named = 0
    for seed in range(6):
        game = played(seed)
        found = found_in(seed)
        moves = {i: abs(found.points[i].odds - found.points[i - 1].odds) for i in range(1, len(found.points) - 1)}
        chosen = [turn.point for turn in found.turns]
        assert chosen == sorted(chosen) and len(chosen) <= 5
        assert all(moves[i] >= LEAST_MOVE - 0.002 for i in chosen)
        left = [move for i, move in moves.items() if i not in chosen]
        assert len(chosen) == 5 or all(move <= LEAST_MOVE + 0.002 for move in left)
        for turn in found.turns:
            assert all(told(game)[at][0] == ALL for at in turn.facts)
            assert turn.main in turn.facts and len(turn.facts) <= 3
            named += game.log[turn.main].fact.name in ("dawn", "executed")
    assert named


# Every other book


@pytest.mark.parametrize("kind", range(len(OTHERS)))
def test_every_book_with_such_sides_has_odds_from_the_deal_to_the_end(kind: int) -> None:
    game, found = other(kind), odds_of(kind)
    size = OTHERS[kind][1]
    [first, *between, end] = found.points
    assert len(between) >= 2
    assert first.kind == "deal" and first.chances == [round(len(found.foes) / size, 3)] * size
    assert end.odds == end.low == end.high == (game.winner == found.sides[0])
    for point in [first, *between]:
        assert 0 < point.low < point.odds < point.high < 1
        assert sum(point.chances) == pytest.approx(len(found.foes), abs=0.02)
    for before, after in zip(found.points, found.points[1:], strict=False):
        assert set(after.living) <= set(before.living)
        assert (before.kind, before.number) < (after.kind, after.number) or after.kind != before.kind


@pytest.mark.parametrize("kind", range(len(OTHERS)))
def test_in_every_book_they_come_from_what_everybody_was_told(kind: int) -> None:
    log = told(other(kind))
    public = odds(OTHERS[kind][0], [one for one in log if one[0] == ALL])
    assert public.points == odds_of(kind).points
    for turn in odds_of(kind).turns:
        assert all(log[at][0] == ALL for at in turn.facts)


def test_the_truth_is_what_was_dealt() -> None:
    for kind, foes in ((1, {"mafioso"}), (2, {"mafia", "boss", "lawyer", "lover", "bloodhound", "werewolf"})):
        game = other(kind)
        assert odds_of(kind).foes == [i for i, seat in enumerate(game.seats) if game.card(seat) in foes]


def test_a_shown_token_is_certain_and_a_night_of_several_killers_is_not() -> None:
    """A token is shown to all. With a second gang, the maniac or the sheriff about, a victim may have been anybody."""
    end = odds_of(1).points[-2]
    out = [seat for seat in range(11) if seat not in end.living]
    assert out and all(end.chances[seat] in (0.0, 1.0) for seat in out)
    night = next(point for point in odds_of(0).points if point.kind == "night" and len(point.living) < 9)
    assert all(0.1 < night.chances[seat] < 0.4 for seat in range(9) if seat not in night.living)


@pytest.mark.parametrize(
    ("book", "seats", "settings"),
    [
        ("cuba", 6, {}),
        ("spytown", 13, {"cards": ("recruitment", "vest")}),
        ("bigcity", 10, {"roles": ("detective", "maniac", "mafia=2", "peaceful_resident=6")}),
    ],
)
def test_nothing_is_said_of_a_game_that_nobody_can_read(book: str, seats: int, settings: dict[str, Any]) -> None:
    """Who has changed sides, or may win alone, is nothing that the public can count."""
    [game] = citysleeps.play_games(book, seats, 1, settings=settings)
    assert odds(book, told(game)) == odds("original", []) == NONE


# The plan behind the odds


@pytest.mark.parametrize(
    ("foes", "is_night", "finds"),
    [
        (0b000001, False, True),  # the first to be executed
        (0b000010, False, True),  # after a night
        (0b000100, False, False),  # it is one against one before his turn
        (0b000011, False, True),
        (0b000101, False, False),  # two of five are left, and one is killed
        (0b000010, True, True),  # five by day, three by day
        (0b000100, True, False),
    ],
)
def test_the_town_executes_in_order_and_the_trusted_are_killed(foes: int, is_night: bool, finds: bool) -> None:
    assert finds_all(foes, [0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], is_night) is finds


def test_where_nobody_is_suspect_the_plan_is_as_good_as_chance() -> None:
    foes = [1 << a | 1 << b | 1 << c for a in range(10) for b in range(a) for c in range(b)]
    assert abs(plan(foes, [1.0] * 120, list(range(10)), [0.3] * 10, False) - by_day(7, 3)) < 0.02


def test_who_knows_all_wins_by_plan_and_more_often_in_truth() -> None:
    known = [0.0] * 7 + [1.0] * 3
    assert plan([0b1110000000], [1.0], list(range(10)), known, False) == 1.0
    for curves in [*ORIGINAL.values(), *SPYTOWN.values(), *BIGCITY.values()]:
        curve = curves[0]
        assert chance(0.0, curve) < chance(0.2, curve) < chance(0.9, curve) < chance(1.0, curve) < 1
        low, high = doubt([0.2, 0.4], curves)
        assert low < chance(0.2, curve) and high > chance(0.4, curve)


def test_without_parity_the_town_goes_on_to_the_last() -> None:
    """Three of six are foes: by numbers it is lost, else there is one execution and one death after the other."""
    assert not finds_all(0b000111, [0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], False)
    assert finds_all(0b000111, [0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], False, is_parity=False)


# Text and picture


def shown(seed: int, language: str) -> tuple[Chart, Odds]:
    log = told(played(seed))
    found = odds("original", log)
    return Chart(settled("original", 10, None, "0"), log, found, language), found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_odds_in_lines(language: str) -> None:
    chart, found = shown(1, language)
    head, *lines = chart.lines()
    assert head.split()[-10:] == list("ABCDEFGHIJ")
    assert len(lines) == len(found.points) + 1 + len(found.turns)
    assert re.match(r" +\d+ % \(\d+–\d+\) +30 +30", lines[0])
    second = {"en": "N1", "ru": "Н1"}[language]
    assert lines[1].startswith(second)


def test_the_picture_has_its_curve_its_doubt_and_its_hatch() -> None:
    chart, found = shown(1, "en")
    drawn = ET.fromstring(chart.svg())
    words = [one.text for one in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"red", "black", "N1", "D1"} <= set(words)
    assert [str(number) for number in range(1, len(found.turns) + 1)] == [w for w in words if w and w.isdigit()]
    fills = [one.attrib.get("fill") for one in drawn.iter("{http://www.w3.org/2000/svg}path")]
    assert "url(#hatch)" in fills


# While a game goes on


@pytest.mark.parametrize("kind", range(len(OTHERS)))
def test_the_odds_so_far_are_those_of_the_nights_and_days_that_are_over_and_nothing_of_the_truth(kind: int) -> None:
    book, log, whole = OTHERS[kind][0], told(other(kind)), odds_of(kind)
    assert whole.foes
    seen = set()
    for end in range(0, len(log), max(1, len(log) // 12)):
        found = odds_so_far(book, so_far(book, log[:end]))
        assert (found.turns, found.foes) == ([], [])
        assert found.points == whole.points[: len(found.points)]
        assert len(found.points) < len(whole.points)
        seen.add(len(found.points))
    assert len(seen) > 2


def test_the_odds_so_far_are_made_of_nothing_but_what_everybody_was_told() -> None:
    log = told(played(1))
    facts = so_far("original", log[: len(log) // 2])
    assert facts and facts == so_far("original", [one for one in log[: len(log) // 2] if one[0] == ALL])
    assert so_far("cuba", log) == so_far("original", []) == []
