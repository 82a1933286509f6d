"""Nights that go on together: the time before which a step never ends is drawn for it, and of no card."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from citysleeps.books.original.game import Original
from citysleeps.books.original.steps import STEPS
from citysleeps.books.shelf import SHELF
from citysleeps.books.spytown.facts import MafiaChoice
from citysleeps.kernel.ask import CLOCK, NEXT, Answer
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST_SEAT
from citysleeps.kernel.setup import Setup, Value

SEATS = tuple("ABCDEFGH")
LENGTHS: dict[str, dict[str, Value]] = {
    "original": {"night_step_seconds": 30},
    "spytown": {"t_agent": 30},
    "bigcity": {"night_step_limit_s": 30, "roles": ("mafia=2", "doctor", "detective", "peaceful_resident=4")},
}
CARDS = {
    "original": ("resident", "resident", "resident", "resident", "resident", "commissar", "mafia", "don"),
    "spytown": ("policeman", "policeman", "policeman", "policeman", "policeman", "agent", "mafioso", "mafioso"),
    "bigcity": (*["peaceful_resident"] * 4, "doctor", "detective", "mafia", "mafia"),
}

every_book = pytest.mark.parametrize("book", LENGTHS)


def least(book: str, pace: str, seed: str, cards: tuple[str, ...]) -> int:
    """The least length of the first step of the first night."""
    settings: dict[str, Value] = {**LENGTHS[book], "night_pace": pace}
    deal = dict(zip(SEATS, cards, strict=True))
    setup = Setup(book=book, seats=SEATS, deal=deal, settings=settings, seed=seed, lasting=True)
    play = Play(SHELF[book], SHELF[book].settle(setup))
    for seat in range(len(SEATS)):
        assert play.answer(Answer(seat, "ready")) == ""
    period = play.game.lasting_period
    assert period is not None and period.ends.seconds == 30
    return period.ends.least


@every_book
def test_a_step_that_goes_on_together_has_a_least_length_drawn_by_lot(book: str) -> None:
    """ORIG-R104, SPY-R61, CITY-R78 Between a third and two thirds of it."""
    drawn = {least(book, "together", str(seed), CARDS[book]) for seed in range(60)}
    assert drawn == set(range(11, 22))


def test_orig_r104_a_planning_ends_only_at_moments_drawn_by_lot() -> None:
    """The first of them lies within the first of eight parts, and the others as far apart."""
    settings: dict[str, Value] = {"preset": "professional", "night_pace": "together", "planning_seconds": 60}
    drawn = set()
    for seed in range(60):
        setup = Setup(book="original", seats=SEATS, settings=settings, seed=str(seed), lasting=True)
        play = Play(SHELF["original"], SHELF["original"].settle(setup))
        for seat in range(len(SEATS)):
            assert play.answer(Answer(seat, "ready")) == ""
        period = play.game.lasting_period
        assert period is not None and (period.ends.seconds, period.ends.every) == (60, 8)
        drawn.add(period.ends.least)
    assert drawn == set(range(1, 9))


@every_book
def test_it_does_not_depend_on_who_holds_what(book: str) -> None:
    """ORIG-508, SPY-1203, CITY-326"""
    for seed in range(10):
        drawn = [least(book, "together", str(seed), cards) for cards in (CARDS[book], CARDS[book][::-1])]
        assert drawn[0] == drawn[1]


HOSTS = {"original": {"host_mode": "human"}, "spytown": {"gm_mode": "human"}, "bigcity": {"host": "human_chosen"}}


@every_book
def test_nights_go_on_together_where_the_software_leads_phones(book: str) -> None:
    """ORIG-R104, SPY-R61, CITY-R78 Not where a person hosts, and not in a written game; what was chosen stands."""

    def pace(lasting: bool, **settings: Value) -> Value:
        setup = Setup(book=book, seats=SEATS, settings=settings, lasting=lasting)
        return SHELF[book].settle(setup).settings["night_pace"]

    assert pace(lasting=True) == "together"
    assert pace(lasting=True, night_pace="fixed") == "fixed"
    assert pace(lasting=True, **HOSTS[book]) == "fixed"
    assert pace(lasting=True, night_pace="together", **HOSTS[book]) == "together"
    assert pace(lasting=False) == "fixed"


@every_book
def test_who_hosts_is_no_reason_to_advise_another_pace(book: str) -> None:
    """ORIG-R104, SPY-R61, CITY-R77, CITY-R78"""
    for settings in ({}, HOSTS[book]):
        assert SHELF[book].lobby.advise(dict(settings), 8).recommended == {}
    assert SHELF[book].lobby.advise({"night_pace": "fixed"}, 8).recommended == {"night_pace": "together"}


def test_city_r77_a_call_has_a_limit_where_the_software_leads_phones() -> None:
    """CITY-1115 Without one there is nothing before which a call could end together."""

    def limit(lasting: bool, **settings: Value) -> Value:
        setup = Setup(book="bigcity", seats=SEATS, settings=settings, lasting=lasting)
        return SHELF["bigcity"].settle(setup).settings["night_step_limit_s"]

    assert limit(lasting=True) == 20
    assert limit(lasting=True, night_step_limit_s=0) == 0
    assert limit(lasting=True, host="human_chosen") == 0
    assert limit(lasting=False) == 0


@pytest.mark.parametrize(("limit", "ends"), [(0, (0, 20)), (30, (30, 0))])
def test_city_r73_a_call_that_waited_for_a_host_who_goes_lasts_as_long_as_a_quiet_step(
    limit: int, ends: tuple[int, int]
) -> None:
    """It is over when all have acted, but not before that; a call with a time of its own keeps it."""
    settings: dict[str, Value] = {"host": "human_chosen", "quiet_step_s": 20, "night_step_limit_s": limit}
    setup = Setup(book="bigcity", seats=SEATS, settings=settings, lasting=True)
    play = Play(SHELF["bigcity"], SHELF["bigcity"].settle(setup))
    assert play.answer(NEXT) == "" and play.answer(Answer(HOST_SEAT, "leave")) == ""
    period = play.game.lasting_period
    assert period is not None and (period.ends.seconds, period.ends.least) == ends


@every_book
def test_a_game_dealt_before_there_was_a_pace_keeps_its_whole_steps(book: str) -> None:
    """ORIG-R17, SPY-1203, CITY-326 Its setup does not name one."""
    setup = SHELF[book].settle(Setup(book=book, seats=SEATS, lasting=True))
    old = {name: value for name, value in setup.settings.items() if name != "night_pace"}
    game: Any = SHELF[book].game(msgspec.structs.replace(setup, settings=old))
    assert game.settings.night_pace == "fixed"


@every_book
def test_a_step_of_a_fixed_pace_has_its_whole_length(book: str) -> None:
    """ORIG-R17, SPY-1203, CITY-326"""
    assert least(book, "fixed", "1", CARDS[book]) == 0


@pytest.mark.parametrize(("night", "every"), [(1, True), (4, False)])
def test_orig_r104_a_gang_that_plans_anew_has_its_whole_step_and_in_night_1_it_may_end_early(
    night: int, every: bool
) -> None:
    """Or the length of the step would tell whether the gang lives."""
    settings: dict[str, Value] = {"kill_method": "closed_eyes", "gang_replan": "window", "night_pace": "together"}
    game = original_game(settings)
    game.night = night
    [gang] = [step for step in STEPS if step.name == "mafia"]
    ends = gang.together(game, 60)
    assert (ends.seconds, bool(ends.every), bool(ends.least)) == (60, every, every)


def original_game(settings: dict[str, Value]) -> Original:
    setup = Setup(book="original", seats=SEATS, settings=settings, seed="pace", lasting=True)
    game = Play(SHELF["original"], SHELF["original"].settle(setup)).game
    assert isinstance(game, Original)
    return game


def mafia_phase(**more: Value) -> Play:
    """A game of nine among people, in the phase of the Mafiosi B and C."""
    settings: dict[str, Value] = {"night_pace": "fixed", "t_agent": 30, "t_mafia": 60, **more}
    seats = tuple("ABCDEFGHI")
    deal = dict(zip(seats, ("agent", "mafioso", "mafioso", *["policeman"] * 6), strict=True))
    setup = Setup(book="spytown", seats=seats, deal=deal, settings=settings, seed="pace", lasting=True)
    play = Play(SHELF["spytown"], SHELF["spytown"].settle(setup))
    for seat in range(len(seats)):
        assert play.answer(Answer(seat, "ready")) == ""
    assert play.answer(Answer(0, "check", (1,))) == play.answer(CLOCK) == ""
    return play


def test_spy_r07_with_most_pointings_the_choice_is_told_once_all_have_pointed_although_the_phase_lasts() -> None:
    play = mafia_phase(mafia_choice="plurality")
    for seat, aim in ((1, 3), (2, 4)):
        assert not [fact for fact in play.game.facts if isinstance(fact, MafiaChoice)]
        assert play.answer(Answer(seat, "point", (aim,))) == ""
    assert isinstance(play.game.facts[-1], MafiaChoice) and play.game.lasting_period
