"""What the library gives can be copied and pickled, and a copy is independent of what it was copied from."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from multiprocessing import get_context
from random import Random

import pytest

from citysleeps import BOOKS, BadRecord, CitySleepsError, Game, Refused, Unknown, View, read_record, simulate


def pickled(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


WAYS = [copy.copy, copy.deepcopy, pickled, Game.copy]


def played(book: str, answers: int) -> Game:
    game, chance = Game(book, seats=9, seed="copy"), Random("copy")
    while not game.is_over and len(game.history) < answers:
        game.answer(chance.choice(game.answers))
    return game


def shown(game: Game) -> tuple[object, ...]:
    views = [game.view(seat) for seat in game.seats]
    seen = [(view.facts, repr(view.asks), view.alive, [view.known(seat) for seat in view.seats]) for view in views]
    return game.log, game.history, repr(game), dict(game.settings), game.seed, seen


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("book", BOOKS)
def test_a_copy_of_a_game_is_the_same_game_and_goes_its_own_way(book: str, way: Callable[[Game], Game]) -> None:
    game = played(book, 12)
    before = shown(game)
    other = way(game)
    assert type(other) is Game and shown(other) == before
    other.play_out()
    assert other.is_over and shown(game) == before
    other = way(game)
    game.play_out()
    assert game.is_over and shown(other) == before
    while other.history:
        other.undo()
    assert shown(other) == shown(played(book, 0)) and game.is_over


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_copy_takes_back_what_the_game_would(way: Callable[[Game], Game]) -> None:
    """SPY-1612 An answer that ended a rest is taken back with the rest."""
    game = Game("spytown", seats=7, deal={"A": "mafioso", "B": "agent"})
    game.answer("B check A")
    later = game.copy()
    later.answer("clock")
    game.answer(next(answer for answer in later.answers if answer.text != "clock" and not game.reason(answer)))
    assert len(way(game).history) == 3
    other = way(game)
    other.undo()
    assert [str(answer) for answer in other.history] == ["B check A"]


def winner(game: Game) -> str:
    game.play_out("careful")
    return game.winner


def test_a_game_can_be_played_on_in_another_process() -> None:
    game = played("original", 12)
    with get_context("spawn").Pool(1) as pool:
        there = pool.map(winner, [game])
    assert there == [winner(game)]


def test_a_game_that_other_rules_pickled_is_refused_in_a_sentence() -> None:
    game = played("original", 12)
    made, args = game.__reduce__()
    record, marks = args  # type: ignore[misc]
    other = record.replace(b'"check"', b'"guard"').replace(b'"ready"', b'"vote"')
    assert other != record
    with pytest.raises(BadRecord, match=r"^line \d+"):
        made(other, marks)  # type: ignore[operator]


def small() -> Game:
    game = Game("original", seats=6, seed=1, deal={"A": "commissar", "B": "don"})
    for seat in game.seats:
        game.answer(f"{seat} ready")
    return game


def refused(game: Game) -> CitySleepsError:
    with pytest.raises(Refused) as error:
        game.answer("A vote B")
    return error.value


def unknown() -> CitySleepsError:
    with pytest.raises(Unknown) as error:
        BOOKS["chess"]
    return error.value


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled], ids=lambda way: way.__name__)
def test_so_can_everything_else(way: Callable[[object], object]) -> None:
    game = small()
    book, told = game.book, game.log[1]
    for thing in (
        *(game.asks[0], game.asks[0].answers, game.answers, game.answers[0], told, told.fact, told.fact.fields),
        *(game.view("A"), game.view("host"), game.settings, game.hands, game.numbers, read_record(game.record())),
        *(BOOKS, book, book.roles, book.cards, book.settings, book.presets, book.clauses, book.acts, book.facts),
        *(book.reasons, book.presets["basic"], book.roles["don"], book.settings["deck"], book.clause("101")),
        *(book.composition(10), simulate("original", 6, games=3), refused(game), unknown()),
    ):
        again = way(thing)
        assert type(again) is type(thing) and repr(again) == repr(thing)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled], ids=lambda way: way.__name__)
def test_a_copied_view_shows_the_same_moment(way: Callable[[object], View]) -> None:
    game = small()
    facts = game.view("A").facts
    view = way(game.view("A"))
    game.answer("A check B")
    assert view.known("B") == () and view.card("A") == "commissar" and view.phases == ("first_night", "commissar")
    assert view.facts == facts and list(view.asks[0].options) == [game.read(f"A check {seat}") for seat in "BCDEF"]


def test_a_pickled_view_has_no_secret() -> None:
    game = Game("original", seats=6, seed="a-secret-seed", deal={"A": "commissar", "B": "don"})
    game.answer("A ready")
    assert b"a-secret-seed" in pickle.dumps(game) and b"a-secret-seed" not in pickle.dumps(game.view("C"))
