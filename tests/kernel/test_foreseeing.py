"""Nobody foresees what chance has not decided yet (kernel/foreseeing.py)."""

from __future__ import annotations

import pytest

from citysleeps.kernel.ask import Answer
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.foreseeing import Known, Undrawn, drawn, foreseen
from citysleeps.kernel.stops import First

from .coins import A, Coins
from .test_waiting import READY, begun, say


def test_every_number_that_was_drawn_is_counted() -> None:
    chance = Chance("seed")
    counts = []
    for _ in range(10):
        counts.append(drawn(chance))
        chance.word()
    assert counts == list(range(10))


def test_numbers_are_known_up_to_the_last_that_was_drawn() -> None:
    chance = Chance("seed")
    words = [chance.word() for _ in range(6)]
    known = Known(Chance("seed"), 6, 0)
    assert [known.word() for _ in range(6)] == words
    with pytest.raises(Undrawn):
        known.word()


def test_lots_of_the_setup_are_known_up_to_the_last_that_was_used() -> None:
    known = Known(Chance("seed", [1, 2]), 9, 1)
    assert known.lot(7) == 1
    with pytest.raises(Undrawn):
        known.lot(7)


def test_where_the_setup_has_no_lots_one_is_known_if_its_number_is() -> None:
    assert Known(Chance("seed"), 1, 0).lot(7) == Chance("seed").lot(7)
    with pytest.raises(Undrawn):
        Known(Chance("seed"), 0, 0).lot(7)


def test_what_an_answer_would_tell_is_foreseen_up_to_where_chance_decides() -> None:
    async def script(game: Coins) -> None:
        await First([READY])
        say(game, "before")
        say(game, str(game.chance.below(2)))

    play = begun(script)
    reason, told, unsaid = foreseen(play, Answer(A, "guess"))
    assert (reason, [getattr(fact, "text", "") for _, fact in told], unsaid) == ("", ["before"], [])
    assert play.game.facts == [] and not play.is_over
    assert foreseen(play, Answer(A, "hide", (1,))) == (play.answer(Answer(A, "hide", (1,))), [], [])
