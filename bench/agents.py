"""Environments beside the bare engine: how many answers a second they take, as a share of the engine's.

An agent looks at its observation and at its mask before every answer, and draws one of the legal actions.
"""

from __future__ import annotations

from random import Random
from typing import Any

from games import FIVE_CARDS, SIX_ROLES, OneGame, Settings, played

from citysleeps.envs import raw_env


def acted(book: str, seats: int, settings: Settings) -> OneGame:
    env: Any = raw_env(book, seats, settings=settings)
    chance = Random(seats)

    def one_game(seed: int) -> int:
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(chance.random() * len(legal))])
        return int(env.answers)

    return one_game


TABLES: dict[str, tuple[str, int, Settings]] = {
    "original 10": ("original", 10, {}),
    "spytown 11": ("spytown", 11, {}),
    "spytown 16": ("spytown", 16, {"cards": FIVE_CARDS}),
    "bigcity 12": ("bigcity", 12, {"roles": SIX_ROLES}),
    "cuba 8": ("cuba", 8, {}),
}
PAIRS = {name: (played(*table), acted(*table)) for name, table in TABLES.items()}
