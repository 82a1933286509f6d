"""What a fact writes into an observation stands in the fields where it belongs."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from citysleeps.envs import raw_env

from .tables import TABLES, legal


@pytest.mark.parametrize("table", ["original 6", "spytown 16", "bigcity 12", "cuba 10"])
def test_what_is_known_of_seats_is_written_there_and_nowhere_else(table: str) -> None:
    """Facts may also name nobody: at the end `bigcity` says who has done what, and some acts were nobody's."""
    book, seats, settings = TABLES[table]
    game, chance = raw_env(book, seats, settings=settings), Random(1)
    game.reset(seed=2)
    while not game.game.is_over:
        game.step(chance.choice(legal(game.last()[0]["action_mask"])))
    layout, facts = game._table.layout, game._table.turns.game.facts
    about = layout.fields["about"].span
    assert {at for fact in facts for at in layout.writing(fact).about} <= set(range(about.start, about.stop))


def test_a_game_without_a_hash_is_written_again_if_it_is_another() -> None:
    """`game_set` has mappings, so what it writes is kept for the last one only."""
    game = raw_env("bigcity", 8)
    game.reset(seed=1)
    layout, [told, *_] = game._table.layout, game._table.turns.game.facts
    other = type(told)(**{name: getattr(told, name) for name in told.__struct_fields__} | {"roles": {"mafia": 5}})
    first, changed, again = (layout.writing(fact).block for fact in (told, other, told))
    assert first == again != changed and 5 in np.frombuffer(changed, np.int8)


def test_masks_are_the_agents_own() -> None:
    game = raw_env("original", 6)
    for _ in range(2):
        game.reset(seed=1)
        mask = game.last()[0]["action_mask"]
        assert legal(mask) == [0, 1]
        mask[:] = 1
