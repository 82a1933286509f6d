"""The bot `reasoning`: its belief follows the rules of chance, and what everybody was told is all it needs."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from citysleeps.agents.bot import RandomBot
from citysleeps.agents.cast import Kind, bot, play_cast
from citysleeps.agents.cuba.careful import Careful as CubaCareful
from citysleeps.agents.original.reading import Reader, first_reading
from citysleeps.agents.original.reasoning import Reasoning
from citysleeps.agents.reasoning.belief import Deed, first_belief, marginals
from citysleeps.agents.reasoning.chances import by_day, by_night
from citysleeps.agents.reasoning.public import public_beliefs
from citysleeps.agents.reasoning.worlds import all_worlds
from citysleeps.books.original.book import BOOK
from citysleeps.books.original.facts import Dawn, DayBegan, Executed
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY, SPECTATORS
from citysleeps.kernel.setup import Setup
from citysleeps.views.view import told_to

TEN = {"resident": 6, "commissar": 1, "mafia": 2, "don": 1}


def played(seed: str, **cast: Kind) -> Play:
    play = Play(BOOK, BOOK.settle(Setup(book="original", seats=tuple("ABCDEFGHIJ"), seed=seed)))
    play_cast(play, cast, seed)
    return play


def public(play: Play) -> list[Fact]:
    return told_to(play.game.log, SPECTATORS)


def test_by_lot_the_town_of_ten_wins_4_games_of_35() -> None:
    assert by_day(10, 3) == pytest.approx(4 / 35)
    assert by_night(10, 3) == by_day(9, 3)
    assert by_day(4, 2) == 0.0 and by_day(5, 0) == 1.0


def test_before_anything_has_happened_everybody_is_equally_suspect() -> None:
    reading = first_reading(0b1111111111, TEN)
    assert reading.chances() == pytest.approx([0.3] * 10)
    assert len(reading.belief.worlds.foes) == len(list(combinations(range(10), 3)))


def test_whoever_is_killed_by_night_is_hardly_a_foe() -> None:
    reading = first_reading(0b1111111111, TEN)
    reading.take(DayBegan(2))
    reading.take(Dawn((4,)))
    assert reading.chances()[4] < 0.01
    assert sum(reading.chances()) == pytest.approx(3.0)


def test_orig_1112_while_the_game_goes_on_foes_are_fewer_than_the_others() -> None:
    """Four of seven are dead and the game goes on: one foe of two is left, so one of the dead was one."""
    reading = first_reading(0b1111111, {"resident": 4, "commissar": 1, "mafia": 1, "don": 1})
    for seat in range(4):
        reading.take(Executed((seat,)))
    assert sum(reading.chances()[4:]) == pytest.approx(1.0)


def test_who_spares_the_suspect_is_suspect_with_him() -> None:
    worlds = all_worlds(0b1111111, 2)
    belief = first_belief(worlds)
    belief.knows = [0.0, *[1.0] * 6]  # the first seat knows nothing
    belief.see(Deed(0, [NOBODY, 5, 6], [0.02, 0.95, 0.03], 2, True))
    sums = belief.sums()
    chances = marginals(worlds, sums)
    together = sum([sums[i] for i in worlds.of[0] if worlds.foes[i] >> 5 & 1]) / sum(sums)
    assert chances[0] > 2 / 7 + 0.1
    assert together > 2 * chances[0] * (2 / 7)


def test_whoever_does_what_is_expected_stays_as_suspect_as_before() -> None:
    """Of the foes who spare and the foes who do not, a deed as expected tells little."""
    worlds = all_worlds(0b1111111, 2)
    belief = first_belief(worlds)
    belief.see(Deed(0, [NOBODY, 5, 6], [0.02, 0.95, 0.03], 1, True))
    assert 0.2 < marginals(worlds, belief.sums())[0] < 2 / 7


def test_the_public_belief_depends_on_public_facts_alone() -> None:
    play = played("public", town="reasoning", mafia="careful")
    facts = public(play)
    moments = public_beliefs("original", facts)
    assert moments and all([0 <= moment.low <= moment.odds["red"] <= moment.high <= 1 for moment in moments])
    assert moments[0].odds["red"] == pytest.approx(4 / 35, abs=0.01)
    assert moments[-1].odds[play.game.winner] == 1.0
    for seat in range(3):
        own = Reader().catch_up(told_to(play.game.log, 1 << seat))
        assert own is not None and own.chances() == moments[-1].chances


def test_a_book_without_a_reader_has_no_public_belief() -> None:
    assert public_beliefs("cuba", []) == []


def test_where_a_book_has_no_reasoning_bot_a_careful_one_plays() -> None:
    assert isinstance(bot("reasoning", "original"), Reasoning)
    assert isinstance(bot("reasoning", "cuba"), CubaCareful)
    assert isinstance(bot("nobody", "original"), RandomBot)


def test_a_reader_that_comes_late_reads_the_same() -> None:
    facts = public(played("late", town="reasoning", mafia="reasoning"))
    step, whole = Reader(), Reader().catch_up(facts)
    for i in Random(1).sample(range(len(facts)), 20):
        step.catch_up(facts[: max(i, step.read)])
    last = step.catch_up(facts)
    assert last is not None and whole is not None and last.chances() == whole.chances()
