"""Nobody foresees what chance has not decided yet (kernel/foreseeing.py)."""

from __future__ import annotations

import gc

import pytest

from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.foreseeing import Known, Undrawn, drawn, foreseen
from citysleeps.kernel.forms import Numbers
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST_SEAT, bit
from citysleeps.kernel.stops import First

from .coins import A, B, Coins, Hid
from .test_mending import games
from .test_waiting import READY, begun, say, two_steps


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


def test_numbers_are_known_from_where_a_game_is() -> None:
    chance = Chance("seed")
    words = [chance.word() for _ in range(6)]
    so_far = Chance("seed")
    assert [so_far.word(), so_far.word()] == words[:2]
    known = Known(so_far, 6, 0)
    assert [known.word() for _ in range(4)] == words[2:]
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


def test_what_a_correction_makes_untrue_is_not_foreseen_where_chance_decides_before_it() -> None:
    async def script(game: Coins) -> None:
        answer = await First([Ask(bit(A), "hide", (Numbers(0, 3),))])
        coins = int(str(answer.args[0]))
        if coins == 2:
            game.chance.below(2)
        game.tell(bit(A), Hid(A, coins))
        await First([Ask(bit(B), "guess")])

    play = begun(script)
    assert play.answer(Answer(A, "hide", (1,))) == ""
    [told] = play.game.log
    corrections = [Answer(HOST_SEAT, "correct", (A, "hide", coins)) for coins in (2, 3)]
    assert [foreseen(play, correction)[2] for correction in corrections] == [[], [told]]


def test_all_inputs_so_far_are_taken_before_the_one_that_is_foreseen() -> None:
    async def script(game: Coins) -> None:
        for name in ("one", "two", "three"):
            await First([READY])
            say(game, name)

    play = begun(script)
    for _ in range(2):
        assert play.answer(Answer(A, "guess")) == ""
    _, told, _ = foreseen(play, Answer(A, "guess"))
    assert [getattr(fact, "text", "") for _, fact in told] == ["three"]


def test_what_foreseeing_costs_is_counted_with_the_game() -> None:
    """Inputs that are made again: those of the copy, those that the input itself makes again, and those afterwards."""

    async def script(game: Coins) -> None:
        await First([Ask(bit(A), "hide", (Numbers(0, 3),))])
        await First([Ask(bit(B), "guess")])

    def hidden() -> Play:
        play = begun(script)
        assert play.answer(Answer(A, "hide", (1,))) == "" and play.replayed == 0
        return play

    def cost(answer: Answer) -> int:
        play = hidden()
        assert foreseen(play, answer)[0] == ""
        return play.replayed

    correction, corrected = Answer(HOST_SEAT, "correct", (A, "hide", 2)), hidden()
    assert corrected.answer(correction) == "" and corrected.replayed > 0
    assert cost(correction) == 1 + corrected.replayed + 1
    assert cost(Answer(B, "guess")) == 1 + 2


def test_the_games_in_which_it_was_foreseen_are_gone_at_once() -> None:
    play = begun(two_steps)
    gc.collect()
    gc.disable()
    try:
        before = games()
        assert foreseen(play, Answer(A, "guess"))[0] == ""
        assert foreseen(play, Answer(B, "guess"))[0] == "no"
        assert games() == before
    finally:
        gc.enable()
