"""How well the public belief fits the truth is measured by game, day by day, for each pairing."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

import citysleeps
from citysleeps.agents.cast import play_cast
from citysleeps.agents.odds import odds
from citysleeps.lab.calibration import Fit, Scored, calibrate, fit, reliability, scores_of
from citysleeps.lab.tournament import dealt
from citysleeps.library.contest import calibrated
from citysleeps.library.game import settled


def test_the_ends_of_nights_and_days_count_as_soon_as_anything_is_known_and_a_reasoning_town_learns() -> None:
    """ORIG-803 Before anybody has spoken the belief is the base rate, which nobody could beat."""
    bots = {"careful": "careful", "reasoning": "reasoning"}
    setup = settled("original", 10, None, "fit")
    play = dealt(setup, 0)
    play_cast(play, {"town": "reasoning", "mafia": "careful"}, "fit")
    scores = scores_of(play)
    ends = [point for point in odds("original", play.game.log).points if point.kind != "deal"][:-1]
    assert (ends[0].kind, ends[0].number, {*ends[0].chances}) == ("night", 1, {0.3})
    assert [one.day for one in scores] == [point.number for point in ends[len(ends) - len(scores) :]]
    assert 0 < len(scores) < len(ends) and scores[0].belief != scores[0].base
    fits = list(calibrate(setup, bots, 4, 1))
    assert len([one for one in fits if one.day == 0]) == 4
    [learns] = [one for one in fits if one.bots == {"town": "reasoning", "mafia": "careful"} and one.day == 0]
    assert learns.brier < learns.base - 2 * learns.error


def test_it_is_the_same_in_any_number_of_processes() -> None:
    """In the games that are over before anybody knows anything, there is nothing to compare."""
    setup = settled("original", 6, None, "fit")
    one, two = (list(calibrate(setup, {"careful": "careful"}, 12, jobs)) for jobs in (1, 2))
    assert one == two and 0 < one[0].games <= 12


def test_scores_are_averaged_by_game_and_curves_count_seats() -> None:
    """A long game counts no more than a short one."""
    sure, wrong = [(1.0, True), (0.0, False)], [(0.9, False)]
    games = [[Scored(1, 0.0, 0.2, sure)], [Scored(1, 0.8, 0.2, wrong), Scored(2, 0.4, 0.2, wrong)]]
    found = fit({"town": "a", "mafia": "b"}, 0, games)
    assert (found.games, found.brier, found.base, found.error) == (2, 0.3, 0.2, 0.3)
    assert [(round(x, 2), round(y, 2), count) for x, y, count in found.curve] == [(0.0, 0.0, 1), (0.93, 0.33, 3)]


def test_the_picture_has_a_curve_for_each_pairing() -> None:
    fits = [Fit({"town": bot, "mafia": "x"}, day, 5, 0.1, 0.2, 0.01, [(0.1, 0.2, 4)]) for bot in "ab" for day in (0, 1)]
    drawn = ET.fromstring(reliability(fits))
    words = [one.text for one in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert [word for word in words if word and "–" in word] == ["a – x", "b – x"]
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}circle"))) == 2


def test_a_book_without_a_public_belief_is_refused() -> None:
    with pytest.raises(citysleeps.CitySleepsError, match="no public belief for cuba"):
        calibrated(citysleeps.BOOKS["cuba"], 6, ["random"], 1, {}, "0", 1)
