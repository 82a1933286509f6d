"""A number means the same act at every step, and the numbers reach every answer that the rules take."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from citysleeps import CitySleepsError
from citysleeps.envs import parallel_env, raw_env
from citysleeps.notation.words import NotUnderstood

from .tables import TABLES, legal

tables = pytest.mark.parametrize(("book", "seats", "settings"), TABLES.values(), ids=TABLES)


@tables
def test_every_action_has_a_text_that_means_it(book: str, seats: int, settings: Any) -> None:
    game = raw_env(book, seats, settings=settings)
    texts = [game.action_text(number, "B") for number in range(game.action_space("A").n)]
    assert len(set(texts)) == len(texts) and texts[0] == "B wait"
    assert [game.action_number(text) for text in texts] == list(range(len(texts)))


@tables
def test_an_agent_may_do_all_that_it_is_asked_and_nothing_else(book: str, seats: int, settings: Any) -> None:
    game, chance = raw_env(book, seats, settings=settings), Random(book)
    compared = 0
    for seed in range(2):
        game.reset(seed=seed)
        for agent in game.agent_iter():
            seen, _, terminated, truncated, _ = game.last()
            if terminated or truncated:
                game.step(None)
                continue
            numbers = legal(seen["action_mask"])
            given = {game.action_text(number) for number in numbers if number}
            view = game.game.view(agent)
            asked = {canonical(game, str(answer)) for ask in view.asks for answer in ask.answers}
            beside = given - asked
            assert {text for text in asked if text not in given} == set()
            assert all(any(ask.takes(text) for ask in view.offers) for text in beside)
            compared += len(asked)
            game.step(chance.choice(numbers))
    assert compared > 30


def canonical(game: Any, text: str) -> str:
    """The same answer with several seats in ascending order."""
    return str(game.action_text(game.action_number(text)))


def test_several_seats_mean_the_same_in_any_order() -> None:
    game = raw_env("bigcity", 8)
    assert game.action_number("A check C B") == game.action_number("A check B C")


def test_what_no_action_does_is_not_understood() -> None:
    game = raw_env("original", 6)
    with pytest.raises(NotUnderstood, match="no action of this environment"):
        game.action_number('A say "hello"')


def test_a_card_may_be_played_beside_what_is_asked_and_revealed_while_one_sleeps() -> None:
    """SPY-466, SPY-819 Offers stand in the mask with what is asked; a seat that is only offered something may wait."""
    game, chance = raw_env("spytown", 16, settings={"cards": ["wiretap", "vest", "shelter"]}), Random(5)
    asleep, beside = 0, 0
    for seed in range(6):
        game.reset(seed=seed)
        for agent in game.agent_iter():
            seen, _, terminated, truncated, _ = game.last()
            if terminated or truncated:
                game.step(None)
                continue
            numbers = legal(seen["action_mask"])
            acts = {game.action_text(number).split()[1] for number in numbers}
            if not game.game.view(agent).asks:
                assert acts <= {"wait", "play", "reveal"} and "wait" in acts
                asleep += "reveal" in acts
            elif "play" in acts and "ready" in acts:
                beside += 1
            kept = [number for number in numbers if game.action_text(number).split()[1] not in ("play", "reveal")]
            game.step(chance.choice(kept))
    assert asleep and beside


@pytest.mark.parametrize("table", [name for name, (book, _, _) in TABLES.items() if book != "cuba"])
def test_no_claim_is_worked_out_for_agents_without_words(table: str) -> None:
    """It would be at nearly every turn, and no action is a claim. Those of cuba are part of its game."""
    book, seats, settings = TABLES[table]
    game, chance = raw_env(book, seats, settings=settings), Random(book)
    game.reset(seed=1)
    for agent in game.agent_iter():
        seen, _, terminated, truncated, _ = game.last()
        if terminated or truncated:
            break
        assert [ask for ask in game.game.view(agent).offers if ask.act == "claim"] == []
        game.step(chance.choice(legal(seen["action_mask"])))


WRONG: dict[str, tuple[Callable[[Any, Any], object], str]] = {
    "rounds": (lambda game, all_at_once: raw_env("original", 6, rounds=0), "rounds: 0 is not a whole number from 1 on"),
    "turns": (lambda game, all_at_once: raw_env("original", 6, most_turns=0), "most_turns: 0 is not a whole number "),
    "no action": (lambda game, all_at_once: game.step(None), "None is not the number of an action"),
    "a text": (lambda game, all_at_once: game.step("A ready"), "'A ready' is not the number of an action"),
    "a number": (lambda game, all_at_once: game.step(-1), "there is no action -1; there are 55"),
    "another": (lambda game, all_at_once: game.step(2), "A "),
    "its text": (lambda game, all_at_once: game.action_text(55), "there is no action 55; there are 55"),
    "agent": (lambda game, all_at_once: game.observe("Z"), "there is no agent Z; there are A B C D E F"),
    "one of all": (lambda game, all_at_once: all_at_once.step({"Z": 0}), "there is no agent Z; there are A B C D E F"),
    "its action": (lambda game, all_at_once: all_at_once.step({"A": "x"}), "'x' is not the number of an action"),
    "deal": (lambda game, all_at_once: game.reset(options={"deal": {"A": "x"}}), "there is no card x; the cards are "),
}


@pytest.mark.parametrize(("wrong", "said"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_meant_is_refused_in_a_sentence(wrong: Callable[[Any, Any], object], said: str) -> None:
    game, all_at_once = raw_env("original", 6), parallel_env("original", 6)
    game.reset(seed=1)
    all_at_once.reset(seed=1)
    with pytest.raises(CitySleepsError) as error:
        wrong(game, all_at_once)
    assert str(error.value).startswith(said) and game.answers == 0
