"""With `claims` agents can say something, true or not, and see what the others have said."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test

from citysleeps.envs import env, parallel_env, raw_env
from citysleeps.kernel.errors import CitySleepsError

from .tables import TABLES, legal

TALKING = {name: table for name, table in TABLES.items() if table[0] != "cuba"}
tables = pytest.mark.parametrize(("book", "seats", "settings"), TALKING.values(), ids=TALKING)
DEAL = {"A": "commissar", "B": "don"}


@pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo wants other names, and observations without a mask
@pytest.mark.parametrize("table", ["original 6", "spytown 16", "bigcity 12"])
def test_the_tests_of_pettingzoo_pass(table: str) -> None:
    book, seats, settings = TABLES[table]
    api_test(env(book, seats, settings=settings, claims=True), num_cycles=40)
    parallel_api_test(parallel_env(book, seats, settings=settings, claims=True), num_cycles=150)


@tables
def test_claims_come_after_all_other_actions_and_can_be_read(book: str, seats: int, settings: Any) -> None:
    silent = raw_env(book, seats, settings=settings)
    game = raw_env(book, seats, settings=settings, claims=True)
    before = int(silent.action_space("A").n)
    texts = [game.action_text(number, "B") for number in range(game.action_space("A").n)]
    assert texts[:before] == [silent.action_text(number, "B") for number in range(before)]
    assert all(text.startswith("B claim ") for text in texts[before:]) and len(texts) > before + 100
    some = Random(1).sample(range(before, len(texts)), 60)
    assert [game.action_number(texts[number]) for number in some] == some


@tables
def test_every_claim_that_the_rules_offer_is_an_action(book: str, seats: int, settings: Any) -> None:
    game, chance = raw_env(book, seats, settings=settings, claims=True, most_turns=60 * seats), Random(book)
    first = int(raw_env(book, seats, settings=settings).action_space("A").n)
    compared = claimed = 0
    game.reset(seed=1)
    for agent in game.agent_iter():
        seen, _, terminated, truncated, _ = game.last()
        if terminated or truncated:
            break
        numbers = legal(seen["action_mask"])
        claims = {number for number in numbers if number >= first}
        if claims and claimed % 5 == 0:
            offers = [ask for ask in game.game.view(agent).offers if ask.act == "claim"]
            assert claims == {game.action_number(str(answer)) for ask in offers for answer in ask.answers}
            compared += len(claims)
        chosen = chance.choice(numbers)
        claimed += chosen >= first
        game.step(chosen)
    assert compared > 100 and claimed > 5


def test_what_was_claimed_is_seen_until_it_is_taken_back() -> None:
    game = raw_env("original", 6, claims=True, rounds=6)
    game.reset(seed=1, options={"deal": DEAL})

    def shown(field: str) -> list[list[int]]:
        """Where something stands in a field, as somebody sees it who has not spoken."""
        part = game.fields[field]
        row = game.observe("F")["observation"][part.span].reshape(part.shape)
        return [[*map(int, at), int(row[tuple(at)])] for at in zip(*row.nonzero(), strict=True)]

    board = game._table.layout.board
    while f"{game.agent_selection} claim am commissar" not in map(game.action_text, game.legal):
        assert shown("claims.own") == []
        game.step(game.legal[-1])
    speaker = game.agent_selection
    me, other = game.possible_agents.index(speaker), 5 if speaker != "F" else 4
    name = game.possible_agents[other]
    game.step(game.action_number(f"{speaker} claim am commissar"))
    game.step(game.action_number(f"{speaker} claim am_not don"))
    assert shown("claims.own") == sorted([[me, board.words["commissar"], 1], [me, board.words["don"], 2]])
    game.step(game.action_number(f"{speaker} claim checked {name} nod 1"))
    game.step(game.action_number(f"{speaker} claim sure {name} black"))
    assert shown("claims.of") == sorted([[me, other, board.words["nod"], 1], [me, other, board.words["black"], 2]])
    game.step(game.action_number(f"{speaker} claim will {name}"))
    assert shown("claims.to") == [[me, other, board.kinds["will"], 1]]
    game.step(game.action_number(f"{speaker} claim take_back"))
    assert shown("claims.to") == []


def test_a_seat_claims_once_in_a_step_unless_there_are_more_rounds() -> None:
    game = raw_env("original", 6, claims=True)
    game.reset(seed=1)
    while "claim" not in {game.action_text(number).split()[1] for number in game.legal}:
        game.step(game.legal[-1])
    speaker = game.agent_selection
    game.step(game.action_number(f"{speaker} claim am resident"))
    assert game.agent_selection == speaker  # who still has the floor
    assert "claim" not in {game.action_text(number).split()[1] for number in game.legal}


def test_the_claims_of_cuba_are_no_actions() -> None:
    with pytest.raises(CitySleepsError, match="claims of cuba cannot be actions") as refused:
        raw_env("cuba", 6, claims=True)
    assert refused.value.reason == "no_claims"
