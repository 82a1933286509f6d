"""Which input a correction replaces, when it is refused, and what it tells (kernel/correcting.py)."""

from __future__ import annotations

import pytest

from citysleeps.kernel.ask import CLOCK, NEXT, Answer, Ask
from citysleeps.kernel.endings import lasts, upto
from citysleeps.kernel.facts import Fact, SeatField
from citysleeps.kernel.forms import Numbers
from citysleeps.kernel.offers import none_offered
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST, HOST_SEAT, Seats, bit
from citysleeps.kernel.stops import Every, First, Rest

from .coins import A, B, C, Coins, Hid, Weighed
from .test_waiting import READY, Little, begun, took

COINS = (Numbers(0, 3),)
A_HIDES = Ask(bit(A), "hide", COINS, ("pass",))
A_WEIGHS = Ask(bit(A), "weigh", COINS)
SAYS = Answer(HOST_SEAT, "say", ("well",))


def correct(seat: int, act: str, *args: int | str) -> Answer:
    return Answer(HOST_SEAT, "correct", (seat, act, *args))


def hide(seat: int, coins: int) -> Answer:
    return Answer(seat, "hide", (coins,))


def coins_of(answer: Answer) -> int:
    return int(str(answer.args[0])) if answer.args else 0


async def hiding(game: Coins, seats: Seats) -> None:
    """A step in which all hide coins, and each is told their own."""
    async with game.period(upto(30)):
        stop = Every([Ask(seats, "hide", COINS, ("pass",))])
        await stop
        for answer in stop.given:
            game.tell(bit(answer.seat), Hid(answer.seat, coins_of(answer)))


async def guessing(game: Coins, seats: Seats) -> None:
    """A step in which somebody guesses."""
    async with game.period(upto(30)):
        await First([Ask(seats, "guess"), Ask(seats, "say")])


async def hide_and_guess(game: Coins) -> None:
    await hiding(game, bit(A) | bit(B))
    await guessing(game, bit(B))
    await guessing(game, bit(C))


async def night_and_day(game: Coins) -> None:
    """Two steps by night, and one by day."""
    game.phase = "night"
    await hiding(game, bit(A))
    await guessing(game, bit(B))
    game.phase = "day"
    await guessing(game, bit(C))


# The input that is replaced


def test_the_same_act_is_replaced_before_a_later_one_with_as_little_to_compare() -> None:
    async def script(game: Coins) -> None:
        await First([A_HIDES])
        await First([A_HIDES])
        await First([READY])

    play = begun(script)
    took(play, hide(A, 1), Answer(A, "pass"), correct(A, "hide", 3))
    assert play.effective == [hide(A, 3), Answer(A, "pass")]


def test_an_act_is_replaced_by_an_idle_word() -> None:
    play = begun(hide_and_guess)
    took(play, hide(A, 1), correct(A, "pass"))
    assert play.effective == [Answer(A, "pass")]


def test_what_somebody_else_did_while_the_seat_was_asked_too_is_not_replaced() -> None:
    play = begun(hide_and_guess)
    took(play, hide(B, 2), Answer(A, "pass"), correct(A, "hide", 3))
    assert play.effective == [hide(B, 2), hide(A, 3)]


def test_one_of_several_asks_is_answered_otherwise() -> None:
    async def script(game: Coins) -> None:
        await First([Ask(bit(A), "guess"), A_HIDES])
        await First([Ask(bit(B), "guess")])

    play = begun(script)
    took(play, hide(A, 1), correct(A, "hide", 3))
    assert play.effective == [hide(A, 3)]


def test_what_was_offered_and_taken_is_replaced_and_what_was_only_offered_is_not() -> None:
    async def script(game: Coins) -> None:
        def offers(game: Coins) -> list[Ask]:
            return [] if game.coins else [A_WEIGHS, Ask(bit(A), "shout", (("hey",),))]

        async with game.period(upto(0), offers):
            await First([Ask(bit(B), "guess")])

    async def happens(game: Coins, answer: Answer) -> Answer | None:
        game.tell(bit(A), Hid(A, coins_of(answer)))
        return None

    play = begun(script, happens)
    took(play, Answer(A, "weigh", (1,)))
    assert play.answer(correct(A, "shout", "hey")) == "no"
    took(play, correct(A, "weigh", 3))
    assert play.effective == [Answer(A, "weigh", (3,))]
    assert play.game.facts == [Hid(A, 1), Hid(A, 3)]


def test_what_was_only_offered_when_the_host_went_on_cannot_be_added() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(0), lambda _: [A_WEIGHS]) as period:
            await First([Ask(bit(B), "guess")])
            period.offers = none_offered
            await First([Ask(bit(B), "guess")])

    play = begun(script)
    took(play, NEXT)
    assert play.answer(correct(A, "weigh", 1)) == "no"


def test_what_somebody_else_answered_first_cannot_be_answered_afterwards() -> None:
    async def script(game: Coins) -> None:
        for seats in (bit(A) | bit(B), bit(B)):
            answer = await First([Ask(seats, "hide", COINS)])
            game.tell(bit(answer.seat), Hid(answer.seat, coins_of(answer)))
        await First([READY])

    play = begun(script)
    took(play, hide(B, 1))
    assert play.answer(correct(A, "hide", 3)) == "wrong_phase"


# The clock and the host


def test_an_answer_that_the_clock_cut_off_comes_last_before_it_and_the_clock_still_ends_it_for_others() -> None:
    async def script(game: Coins) -> None:
        await hiding(game, 7)
        await guessing(game, bit(A))

    play = begun(script)
    took(play, hide(A, 1), CLOCK, correct(B, "hide", 2))
    assert play.effective == [hide(A, 1), hide(B, 2), CLOCK]
    play = begun(script)
    took(play, hide(A, 1), hide(B, 2), CLOCK, SAYS, correct(C, "hide", 3))
    assert play.effective == [hide(A, 1), hide(B, 2), hide(C, 3), SAYS]
    assert [ask.act for ask in play.asks] == ["guess", "say"]


def test_a_clock_that_would_now_only_end_the_rest_of_a_period_is_left_out() -> None:
    async def script(game: Coins) -> None:
        async with game.period(lasts(60)):
            game.limit(10)
            await First([A_HIDES])
        await First([READY])

    play = begun(script, lasting=True)
    took(play, CLOCK)
    assert isinstance(play.game.stop, Rest)
    took(play, correct(A, "hide", 1))
    assert isinstance(play.game.stop, Rest) and play.effective == [hide(A, 1)]


# Steps, and when it is too late


def test_a_step_that_has_ended_is_corrected_until_something_is_done_in_the_next() -> None:
    play = begun(hide_and_guess)
    took(play, hide(B, 2), hide(A, 1), SAYS, correct(A, "hide", 3))
    assert play.effective == [hide(B, 2), hide(A, 3), SAYS]
    for done in (Answer(B, "guess"), Answer(B, "say"), NEXT):
        play = begun(hide_and_guess)
        took(play, hide(B, 2), hide(A, 1), done)
        assert play.answer(correct(A, "hide", 3)) == "wrong_phase"


def test_a_book_may_allow_corrections_only_while_the_step_lasts() -> None:
    play = begun(hide_and_guess)
    play.book.corrects_what_has_ended = False
    took(play, hide(B, 2), correct(B, "hide", 1))
    assert play.effective == [hide(B, 1)]
    took(play, hide(A, 1))
    assert play.answer(correct(A, "hide", 3)) == play.answer(correct(B, "hide", 3)) == "no"


def test_nothing_is_corrected_in_a_sealed_phase_that_is_over() -> None:
    play = begun(night_and_day)
    play.book.sealed = ("night",)
    took(play, hide(A, 1), correct(A, "hide", 3), Answer(B, "guess"))
    assert play.answer(correct(B, "guess")) == "wrong_phase"
    play.book.sealed = ("day",)
    took(play, correct(B, "guess"))


def test_what_was_asked_in_no_phase_is_in_none_that_is_sealed() -> None:
    async def script(game: Coins) -> None:
        await hiding(game, bit(A))
        game.phase = "day"
        await guessing(game, bit(C))

    play = begun(script)
    play.book.sealed = ("day",)
    took(play, hide(A, 1), correct(A, "hide", 3))
    assert play.effective == [hide(A, 3)]


def test_where_the_host_has_only_talked_there_is_nothing_to_correct() -> None:
    play = begun(hide_and_guess)
    took(play, SAYS)
    assert play.answer(correct(A, "guess")) == "no"


class Turns(Little):
    """A book of one script whose turns are numbered by the weight told last."""

    def numbers(self, game: Coins) -> dict[str, int]:
        return {"turn": game.total}


def test_the_reason_is_that_it_is_too_late_if_the_seat_was_asked_in_this_turn() -> None:
    async def script(game: Coins) -> None:
        await hiding(game, bit(A))
        await guessing(game, bit(B))
        await guessing(game, bit(B))
        game.tell(ALL, Weighed(1))
        await guessing(game, bit(C))

    play = Play(Turns(script), begun(script).setup)
    assert play.answer(correct(A, "hide", 9)) == "no"
    assert play.answer(correct(B, "guess")) == "no"
    took(play, hide(A, 1), Answer(B, "guess"))
    assert play.answer(correct(A, "hide", 3)) == "wrong_phase"
    play.book.corrects_what_has_ended = False
    assert play.answer(correct(A, "hide", 3)) == "no"
    play.book.corrects_what_has_ended = True
    took(play, Answer(B, "guess"))
    assert play.answer(correct(A, "hide", 3)) == "no"


def test_a_correction_does_not_answer_the_same_ask_of_a_later_step_and_drops_no_later_input() -> None:
    async def script(game: Coins) -> None:
        def heard(answer: Answer) -> bool:
            return coins_of(answer) == 3 or (answer.seat == B and not stop.given)

        stop = Every([Ask(bit(A) | bit(B), "hide", COINS)], heard)
        async with game.period(upto(0)):
            await stop
        async with game.period(upto(0)):
            await First([Ask(bit(C), "guess") if stop.given else A_HIDES])

    play = begun(script)
    took(play, hide(A, 1), hide(B, 2))
    assert play.answer(correct(A, "hide", 3)) == "wrong_phase"
    assert play.effective == [hide(A, 1), hide(B, 2)]


def test_what_does_not_go_in_the_old_place_is_added_at_the_end_of_the_step() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(0)):
            await Every([Ask(bit(A) | bit(B), "hide", COINS)], lambda answer: coins_of(answer) == 3)
        await guessing(game, bit(C))

    play = begun(script)
    took(play, hide(A, 1), hide(B, 2), correct(A, "hide", 3))
    assert play.effective == [hide(B, 2), hide(A, 3)]


def test_the_reason_is_the_one_of_the_old_place() -> None:
    play = begun(hide_and_guess)
    took(play, hide(A, 1), CLOCK)
    assert play.answer(correct(A, "hide", 9)) == "no"


# What is told


class TakingBack(Little):
    """A book of one script in which no coins are told where coins were."""

    def takes_back(self, fact: Fact) -> Fact | None:
        return Hid(fact.seat, 0) if isinstance(fact, Hid) and fact.coins == 1 else None


def test_what_nothing_replaces_is_taken_back_before_the_rest_is_told() -> None:
    async def script(game: Coins) -> None:
        answer = await First([A_HIDES])
        if answer.act == "pass":
            game.tell(HOST, Weighed(0))
        else:
            game.tell(bit(A), Hid(A, coins_of(answer)))
        await First([Ask(bit(B), "guess")])

    setup = begun(script).setup
    play = Play(TakingBack(script), setup)
    took(play, hide(A, 1), correct(A, "pass"))
    assert play.game.log == [(bit(A) | HOST, Hid(A, 1)), (bit(A) | HOST, Hid(A, 0)), (HOST, Weighed(0))]
    play = Play(TakingBack(script), setup)
    took(play, hide(A, 2), correct(A, "pass"))
    assert play.game.facts == [Hid(A, 2), Weighed(0)]


class Out(Fact, frozen=True):
    """Somebody is out, in one of the ways that there are."""

    seat: SeatField
    way: str

    def apply(self, game: Coins) -> None:
        if self.way in ("dead", "watching"):
            game.living &= ~bit(self.seat)
        if self.way == "watching":
            game.watchers |= bit(self.seat)
        if self.way == "absent":
            game.absent |= bit(self.seat)
        if self.way == "silent":
            game.silent |= bit(self.seat)


@pytest.mark.parametrize(
    ("way", "to", "reason"),
    [
        ("here", bit(A), ""),
        ("dead", bit(A), "wrong_phase"),
        ("absent", bit(A), "wrong_phase"),
        ("silent", bit(A), "wrong_phase"),
        ("watching", bit(A), ""),
        ("dead", ALL, ""),
        ("dead", bit(C), ""),
    ],
)
def test_nothing_is_corrected_that_would_be_told_in_private_to_a_seat_that_is_out(
    way: str, to: Seats, reason: str
) -> None:
    async def script(game: Coins) -> None:
        answer = await First([A_HIDES])
        game.tell(to, Hid(A, coins_of(answer)))
        await First([Ask(bit(B), "guess")])
        game.tell(ALL, Out(A, way))
        await First([Ask(bit(C), "guess")])

    play = begun(script)
    took(play, hide(A, 1), Answer(B, "guess"))
    assert play.answer(correct(A, "hide", 3)) == reason
    assert play.game.facts[2:] == ([] if reason else [Hid(A, 3)])
