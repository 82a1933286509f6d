"""The environments pass the tests of PettingZoo, and keep its rules about the end of a game."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

import citysleeps
from citysleeps.envs import env, parallel_env, raw_env
from citysleeps.kernel.errors import CitySleepsError

from .tables import TABLES, by_sight, legal

# PettingZoo wants agents called player_0 and observations without a mask, but takes others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:We recommend agents to be named:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]
tables = pytest.mark.parametrize(("book", "seats", "settings"), TABLES.values(), ids=TABLES)


@tables
def test_the_api_test_of_pettingzoo_passes(book: str, seats: int, settings: Any) -> None:
    api_test(env(book, seats, settings=settings), num_cycles=20)


@tables
def test_the_same_seed_is_the_same_game(book: str, seats: int, settings: Any) -> None:
    seed_test(lambda: env(book, seats, settings=settings), num_cycles=40)


@tables
def test_the_parallel_test_of_pettingzoo_passes(book: str, seats: int, settings: Any) -> None:
    parallel_api_test(parallel_env(book, seats, settings=settings), num_cycles=150)


@pytest.mark.slow
def test_the_benchmark_of_pettingzoo_plays_game_after_game(capsys: pytest.CaptureFixture[str]) -> None:
    game = env("spytown", 8)
    performance_benchmark(game)
    assert float(capsys.readouterr().out.split(" turns per second")[0].split()[-1]) > 0


def play(game: Any, seed: int, salt: str = "") -> dict[str, float]:
    """A game to its end; what each agent has got."""
    game.reset(seed=seed)
    got = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        got[agent] += reward
        game.step(None if terminated or truncated else by_sight(seen, salt))
    return got


@tables
def test_every_game_ends_and_the_winners_get_one(book: str, seats: int, settings: Any) -> None:
    game = raw_env(book, seats, settings=settings)
    ended = 0
    for seed in range(3):
        got = play(game, seed)
        table = game.game
        if not table.is_over:
            assert set(got.values()) == {0.0}
            continue
        ended += 1
        assert game.agents == []
        won = {seat: 1.0 if seat in table.winners else -1.0 for seat in table.seats}
        assert got == (won if table.winners else dict.fromkeys(table.seats, 0.0))
    assert ended


def test_a_game_that_nobody_wins_gives_nothing_to_anybody() -> None:
    game = raw_env("original", 6, settings={"stalemate_rounds": 1})
    drawn = 0
    game.reset(seed=1)
    for _ in game.agent_iter():
        seen, reward, terminated, *_ = game.last()
        if terminated:
            drawn += 1
            assert reward == 0.0 and game.game.winners == ()
        passes = [number for number in legal(seen["action_mask"]) if game.action_text(number).split()[1] != "nominate"]
        game.step(None if terminated else next((n for n in passes if game.action_text(n).endswith("pass")), passes[-1]))
    assert drawn == 6 and game.game.winner == "draw"


def test_after_so_many_turns_a_game_is_truncated() -> None:
    game = raw_env("original", 6, most_turns=10)
    game.reset(seed=1)
    turns = 0
    for _ in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        assert not terminated and reward == 0.0
        turns += not truncated
        game.step(None if truncated else by_sight(seen))
    assert turns == 10 and not game.game.is_over


def test_without_a_seed_every_game_is_another_and_they_follow_from_the_last_seed() -> None:
    games = []
    for _ in range(2):
        game = raw_env("original", 10)
        game.reset(seed=3)
        dealt = []
        for _ in range(5):
            game.reset()
            dealt.append([game.game.card(seat) for seat in game.possible_agents])
        games.append(dealt)
    assert games[0] == games[1] and len({str(dealt) for dealt in games[0]}) == 5


def test_the_deal_may_be_given() -> None:
    game = raw_env("original", 6)
    game.reset(seed=1, options={"deal": {"F": "don", "B": "commissar"}})
    assert [game.game.card(seat) for seat in "ABF"] == ["resident", "commissar", "don"]


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    game = raw_env("original", 6)
    game.reset(seed=1)
    with pytest.raises(CitySleepsError, match=r"A vote B \(action \d+\) is not legal now"):
        game.step(game.action_number("A vote B"))
    with pytest.raises(CitySleepsError, match="there is no action 9999"):
        game.step(9999)
    assert game.game.history == () and game.agent_selection == "A"


def test_voters_of_a_parallel_environment_vote_in_one_cycle() -> None:
    game = parallel_env("original", 6)
    seen, _ = game.reset(seed=2)
    asked = [agent for agent in game.agents if legal(seen[agent]["action_mask"]) != [0]]
    assert asked == game.agents  # everybody looks at the card at once
    together, cycles = 0, 0
    while game.agents:
        voters = [a for a in game.agents if any("vote" in game.action_text(n) for n in legal(seen[a]["action_mask"]))]
        together = max(together, len(voters))
        seen, rewards, terminated, truncated, infos = game.step({a: by_sight(seen[a]) for a in game.agents})
        assert all(np.array_equal(infos[a]["action_mask"], seen[a]["action_mask"]) for a in seen)
        cycles += 1
    assert together > 3 and all(terminated.values()) and not any(truncated.values())
    assert rewards == {seat: 1.0 if seat in game.game.winners else -1.0 for seat in game.possible_agents}


def test_the_text_of_an_observation_is_the_story_of_the_seat_and_its_options() -> None:
    game = raw_env("original", 6)
    game.reset(seed=1)
    text = game.observe_text("A", "es")
    assert text.startswith(game.game.story("A", "es")) and text.endswith("\n0 A wait\n1 A ready")
    assert game.observe_text("B").endswith("\n0 B wait")


def test_the_games_are_those_of_the_library() -> None:
    """What the environment has played, the library plays again from the same seed and the same answers."""
    game = raw_env("spytown", 8)
    play(game, 5)
    again = citysleeps.Game("spytown", 8, seed=5)
    for answer in game.game.history:
        again.answer(answer)
    assert again.log == game.game.log and again.is_over


def test_several_rounds_let_a_gang_change_its_mind() -> None:
    """With one round nobody points twice in a step; with three somebody may."""
    most = {}
    for rounds in (1, 3):
        game = raw_env("bigcity", 12, settings={"faction": "mafia"}, rounds=rounds)
        chance, points = Random(1), []
        game.reset(seed=4)
        for _ in game.agent_iter():
            seen, _, terminated, truncated, _ = game.last()
            game.step(None if terminated or truncated else chance.choice(legal(seen["action_mask"])))
        for answer in game.game.history:
            if answer.act == "point":
                points.append(answer.seat)
        called = [told.fact.name for told in game.game.log].count("awake")
        most[rounds] = max(points.count(seat) for seat in set(points)) / called
    assert most[1] <= 1 < most[3]
