"""What a host could put right (kernel/mending.py)."""

from __future__ import annotations

import gc

import pytest

from citysleeps.kernel.ask import CLOCK, NEXT, Answer, Ask
from citysleeps.kernel.endings import upto
from citysleeps.kernel.forms import NumberOr, Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.kernel.game import Game
from citysleeps.kernel.mending import Mend, Mending, correctable, example, first, has_words, once
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST_SEAT, bit
from citysleeps.kernel.stops import Every, First

from .coins import A, B, C, Coins, Weighed, table
from .test_correcting import night_and_day
from .test_waiting import Little, begun, two_steps


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
        mending.take_in(made, (mending.step + 1, []), mending.stands.__getitem__)
        assert mending.over == asked
    mending.take_in(CLOCK, (mending.step, []), mending.stands.__getitem__)
    assert [seat for seat, _ in mending.over[len(asked) :]] == [B, C]


def test_talk_of_a_seat_belongs_to_its_step() -> None:
    play = table()
    mending = Mending(play)
    assert play.answer(Answer(A, "hide", (1,))) == ""
    mending.look()
    assert mending.over
    mending.take_in(Answer(B, "say", ("well",)), (mending.step + 1, []), mending.stands.__getitem__)
    assert mending.over == []


async def hide_and_guess(game: Coins) -> None:
    async with game.period(upto(30)):
        await Every([Ask(bit(A) | bit(B), "hide", (Numbers(0, 3),))])
    for seat in (B, C):
        async with game.period(upto(30)):
            await First([Ask(bit(seat), "guess")])


def acts(mends: list[Mend]) -> list[tuple[int, str]]:
    return [(seat, ask.act) for seat, ask in mends]


INPUTS = [Answer(A, "hide", (1,)), Answer(HOST_SEAT, "say", ("well",)), Answer(B, "hide", (1,)), Answer(B, "guess")]


def test_each_input_is_taken_in_by_itself_and_the_game_is_not_played_again_for_it() -> None:
    begins: list[int] = []

    async def script(game: Coins) -> None:
        begins.append(len(begins))
        await hide_and_guess(game)

    play = begun(script)
    mending = Mending(play)
    found = [acts(mending.look())]
    begins.clear()
    for made in INPUTS:
        assert play.answer(made) == ""
        found.append(acts(mending.look()))
        assert acts(mending.look()) == found[-1] and not begins
    assert found == [
        [(A, "hide"), (B, "hide")],
        [(A, "hide"), (B, "hide")],
        [(A, "hide"), (B, "hide")],
        [(A, "hide"), (B, "hide"), (B, "guess")],
        [(B, "guess"), (C, "guess")],
    ]


@pytest.mark.parametrize("number", range(len(INPUTS) + 1))
def test_a_look_at_a_whole_game_finds_the_same_as_one_after_each_input(number: int) -> None:
    play = begun(hide_and_guess)
    mending = Mending(play)
    for made in INPUTS[:number]:
        assert play.answer(made) == ""
        mending.look()
    assert mending.look() == correctable(play)


@pytest.mark.parametrize("close", [CLOCK, NEXT])
def test_what_nobody_answered_before_the_clock_or_the_host_can_be_put_right(close: Answer) -> None:
    play = begun(hide_and_guess)
    assert play.answer(close) == ""
    assert acts(correctable(play)) == [(A, "hide"), (B, "hide"), (B, "guess")]


def test_where_a_book_corrects_only_within_a_step_no_other_step_is_listed() -> None:
    play = begun(hide_and_guess)
    play.book.corrects_what_has_ended = False
    assert play.answer(Answer(A, "hide", (1,))) == ""
    assert acts(correctable(play)) == [(A, "hide"), (B, "hide")]
    assert play.answer(Answer(B, "hide", (1,))) == ""
    assert acts(correctable(play)) == [(B, "guess")]


def test_of_a_sealed_phase_nothing_is_listed_once_it_is_over() -> None:
    play = begun(night_and_day)
    play.book.sealed = ("night",)
    mending = Mending(play)
    assert play.answer(Answer(A, "hide", (1,))) == ""
    assert acts(correctable(play)) == acts(mending.look()) == [(A, "hide"), (B, "guess"), (B, "say")]
    assert play.answer(Answer(B, "guess")) == ""
    assert acts(correctable(play)) == acts(mending.look()) == [(C, "guess"), (C, "say")]
    play.book.sealed = ("day",)
    assert (B, "guess") in acts(mending.look())


def offering(*offers: Ask) -> Play:
    async def script(game: Coins) -> None:
        async with game.period(upto(0), lambda _: list(offers)):
            await First([Ask(bit(B), "guess")])

    return begun(script)


def test_an_offer_that_was_taken_and_is_gone_can_still_be_put_right() -> None:
    async def weighing(game: Coins, answer: Answer) -> Answer | None:
        game.tell(ALL, Weighed(1))
        return None

    async def script(game: Coins) -> None:
        async with game.period(upto(0), lambda game: [Ask(bit(A), "weigh", (7,))] if game.total < 0 else []):
            await First([Ask(bit(B), "guess")])

    play = begun(script, weighing)
    assert play.answer(Answer(A, "weigh", (1,))) == ""
    assert play.game.stop.offers == []
    assert acts(correctable(play)) == [(A, "weigh"), (B, "guess")]


def test_what_is_offered_is_listed_but_for_free_text_and_what_the_book_does_not_list() -> None:
    play = offering(Ask(bit(A), "weigh", (7,)), Ask(bit(A), "shout", (Text(5),)), Ask(bit(A), "wink"))
    play.book.unlisted = ("wink",)
    assert acts(correctable(play)) == [(A, "weigh"), (B, "guess")]


def test_an_ask_has_words_if_any_argument_is_free_text() -> None:
    assert has_words(Ask(1, "shout", (7, Text(5)))) and has_words(Ask(1, "shout", (Text(5), 7)))
    assert not has_words(Ask(1, "shout", (7,))) and not has_words(Ask(1, "shout"))


@pytest.mark.parametrize(
    ("slot", "argument"),
    [
        (0b110, 1),
        (("gold", "tin"), "gold"),
        (Numbers(2, 5), 2),
        (Several(0b1110, 2, 3), (1, 2)),
        (Text(9), ""),
        (Text(9, 2), ".."),
        (NumberOr(3, 5, ()), 3),
        (NumberOr(3, 5, ("gold", "tin")), "gold"),
        (SeatOr(0b110, ("gold", "tin")), "gold"),
        (Words(("gold", "tin")), ()),
    ],
)
def test_an_example_of_each_form(slot: Slot, argument: object) -> None:
    assert first(slot) == argument
    assert example(B, Ask(bit(B), "put", (slot, 0b100))).args == (B, "put", argument, 2)


class Strict(Little):
    """A book of one script in which nothing of the first seat may be corrected."""

    def hinders(self, game: Coins, answer: Answer) -> str:
        return "no" if answer.act == "correct" and answer.args[0] == A else super().hinders(game, answer)


def test_what_the_book_does_not_let_a_host_correct_is_not_listed() -> None:
    play = Play(Strict(hide_and_guess), begun(hide_and_guess).setup)
    assert acts(correctable(play)) == [(B, "hide")]
