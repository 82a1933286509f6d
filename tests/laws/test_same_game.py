"""A game is its setup and its inputs: the same ones give the same game, and its state is the fold of its facts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from citysleeps.kernel.ask import Answer
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import Input
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play, resume
from citysleeps.kernel.seats import HOST, SPECTATORS, Seats
from citysleeps.views.view import view

from .inputs import goes_on, habits, next_input, seeds
from .setups import BENCHES, Bench
from .snapshots import Snapshot, are_alike, differing, snapshot, whole, written

books = pytest.mark.parametrize("bench", BENCHES.values(), ids=BENCHES)
MOST_INPUTS = 400


@books
@given(st.data())
def test_the_same_inputs_give_the_same_game(bench: Bench, data: st.DataObject) -> None:
    same_game(bench, data)


@books
@given(st.data())
def test_the_state_is_the_fold_of_all_facts(bench: Bench, data: st.DataObject) -> None:
    state_is_fold(bench, data)


@books
@given(st.data())
def test_the_state_is_the_fold_of_all_facts_after_corrections_too(bench: Bench, data: st.DataObject) -> None:
    corrected_state_is_fold(bench, data)


@books
@given(st.data())
def test_no_view_says_what_is_not_true(bench: Bench, data: st.DataObject) -> None:
    views_are_true(bench, data)


def same_game(bench: Bench, data: st.DataObject) -> None:
    """At every stop a game that was given only the accepted inputs equals the live one, where others were refused."""
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    live, again = Play(bench.book, setup), Play(bench.book, setup)
    middle = data.draw(st.integers(0, MOST_INPUTS))
    there, reached, told = whole(live), 0, 0
    for _ in range(MOST_INPUTS):
        if not goes_on(live):
            break
        came = next_input(live, people, chance)
        if live.answer(came):
            continue
        reason = again.answer(came)
        assert not reason, f"the games differ: {came} is refused, {reason}"
        if not are_alike(again.game, live.game):
            agree(snapshot(again.game), snapshot(live.game))
        assert news(again.game, told) == news(live.game, told), "the logs differ"
        told = len(live.game.facts)
        if reached < middle <= len(live.inputs):
            there, reached = whole(live), len(live.inputs)
    agree(whole(again), whole(live))
    lines = msgspec.json.decode(written([came.fields() for came in live.inputs]), type=list[Input])
    written_down = [Answer(line.seat, line.act, line.args) for line in lines]
    agree(whole(resume(bench.book, setup, written_down)), whole(live))
    agree(whole(resume(bench.book, setup, written_down[:reached])), there)


def news(game: Game, told: int) -> tuple[list[Fact], list[Seats]]:
    return game.facts[told:], game.audiences[told:]


def agree(one: Snapshot, two: Snapshot) -> None:
    different = differing(one, two)
    assert not different, different


def state_is_fold(bench: Bench, data: st.DataObject) -> None:
    """Nothing is in the state that was not told."""
    for play in moments(bench, data, corrections=False):
        folds(bench, play)


def corrected_state_is_fold(bench: Bench, data: st.DataObject) -> None:
    """Also what a correction has put right was told, so that whoever was told knows how things stand now."""
    for play in moments(bench, data, corrections=True):
        folds(bench._replace(unfolded=bench.unfolded | bench.stays_seen), play)


def views_are_true(bench: Bench, data: st.DataObject) -> None:
    """Whoever was told something knows who lives and whether the game is over, and nothing false of a card."""
    views: dict[Seats, Game] = {}
    told = 0
    for play in moments(bench, data, corrections=False):
        book, game = bench.book, play.game
        log = list(zip(*reversed(news(game, told)), strict=True))
        told = len(game.facts)
        for who in (SPECTATORS, HOST, *(1 << seat for seat in range(game.size))):
            known = views.setdefault(who, book.blank(play.setup))
            for audience, fact in log:
                if audience & who:
                    fact.apply(known)
            assert known.living == game.living and known.over == game.over
            for seat in range(game.size):
                card, truth = known.known(seat)[0], game.known(seat)[0]
                assert card in ("", truth), f"{who:b} believes that seat {seat} holds {card}; it holds {truth!r}"


def moments(bench: Bench, data: st.DataObject, corrections: bool) -> Iterator[Play]:
    """A game at some of its moments, the last among them."""
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    play = Play(bench.book, setup)
    while goes_on(play) and len(play.inputs) < MOST_INPUTS:
        sent = next_input(play, people, chance)
        if corrections or sent.act != "correct":
            play.answer(sent)
        if chance.randrange(20) == 0:
            yield play
    yield play


def folds(bench: Bench, play: Play) -> None:
    """The host is told everything, once; where being host shows nothing, all that was told to anybody is taken."""
    game = play.game
    log = game.log if game.watchers & HOST else [(HOST, fact) for fact in game.facts]
    told, truth = snapshot(view(bench.book, play.setup, log, HOST)), snapshot(play.game)
    owned = [name for name in truth if name not in bench.unfolded]
    agree({name: told[name] for name in owned}, {name: truth[name] for name in owned})
