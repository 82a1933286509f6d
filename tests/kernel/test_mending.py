"""What a host could put right (kernel/mending.py)."""

from __future__ import annotations

import gc

from citysleeps.kernel.ask import CLOCK, Answer, Ask
from citysleeps.kernel.game import Game
from citysleeps.kernel.mending import Mending, correctable, example, once
from citysleeps.kernel.seats import HOST_SEAT

from .coins import A, B, C, table
from .test_waiting import begun, two_steps


def games() -> int:
    return sum(isinstance(one, Game) for one in gc.get_objects())


def test_what_was_missed_of_a_game_is_played_again() -> None:
    play = table()
    assert play.answer(Answer(A, "hide", (1,))) == ""
    mending = Mending(play)
    for seat in (B, C):
        assert play.answer(Answer(seat, "hide", (1,))) == ""
    found = mending.look()
    assert (B, "hide") in [(seat, ask.act) for seat, ask in found]
    assert found == correctable(play)


def test_the_game_that_was_played_again_is_gone_at_once() -> None:
    play = begun(two_steps)
    gc.collect()
    gc.disable()
    try:
        before = games()
        Mending(play)
        assert games() == before
    finally:
        gc.enable()


def test_what_was_asked_twice_can_be_answered_with_the_idle_words_of_both() -> None:
    [ask] = once([Ask(1, "point", (2,), ("pass",)), Ask(1, "point", (2,), ("done", "pass"))])
    assert (ask.act, ask.slots, ask.idle) == ("point", (2,), ("pass", "done"))
    assert example(A, ask).args == (A, "pass")


def test_what_was_asked_when_the_time_ran_out_can_be_put_right_and_talk_of_the_host_changes_nothing() -> None:
    play = table()
    mending = Mending(play)
    assert play.answer(Answer(A, "hide", (1,))) == ""
    mending.look()
    asked = list(mending.over)
    for made in (Answer(HOST_SEAT, "say", ("well",)), Answer(HOST_SEAT, "warn", (A,))):
        mending.take_in(made, mending.step + 1, mending.stands.__getitem__)
        assert mending.over == asked
    mending.take_in(CLOCK, mending.step, mending.stands.__getitem__)
    assert [seat for seat, _ in mending.over[len(asked) :]] == [B, C]


def test_talk_of_a_seat_belongs_to_its_step() -> None:
    play = table()
    mending = Mending(play)
    assert play.answer(Answer(A, "hide", (1,))) == ""
    mending.look()
    assert mending.over
    mending.take_in(Answer(B, "say", ("well",)), mending.step + 1, mending.stands.__getitem__)
    assert mending.over == []
