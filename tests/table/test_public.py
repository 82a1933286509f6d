"""What everybody knows of a game is summed up as it goes on, and is the same as if it were summed up anew."""

from __future__ import annotations

from random import Random

import pytest

from citysleeps import Game
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.mending import correctable, example
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import SPECTATORS
from citysleeps.table.notes import Public
from citysleeps.views.view import view

SEATS = {"original": 9, "spytown": 10, "bigcity": 9, "cuba": 7}
LED = {"original": "host_mode", "spytown": "gm_mode", "bigcity": "host"}
HUMAN = {"original": "human", "spytown": "human", "bigcity": "human_chosen"}


@pytest.mark.parametrize("book", SHELF)
def test_it_is_the_same_at_every_moment_also_after_corrections(book: str) -> None:
    chance = Random(f"{book} in public")
    settings = {LED[book]: HUMAN[book]} if book in LED else {}
    game = Game(book, SEATS[book], settings=settings, seed=5)
    play: Play = game._play
    public, corrections = Public(), 0
    for _ in range(300):
        if game.is_over or not game.answers:
            break
        game.answer(chance.choice(game.answers))
        mends = correctable(play) if book in LED and not play.is_over else []
        if mends and chance.random() < 0.2:
            corrections += not play.answer(example(*chance.choice(mends)))
        known, anew = public.of(play), view(play.book, play.setup, play.game.log, SPECTATORS)
        screen = SHELF[book].screen
        assert screen.shown(known, -1) == screen.shown(anew, -1)
    assert corrections or book not in LED


def test_what_was_summed_up_is_kept_while_the_game_goes_on() -> None:
    game = Game("original", 6, seed=1)
    public = Public()
    known = public.of(game._play)
    assert not game._play.answer(Answer(0, "ready"))
    assert public.of(game._play) is known and public.count == len(game._play.game.facts)
