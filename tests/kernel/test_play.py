"""A game in play by a tiny book of its own (coins.py): the kernel alone, without a rulebook."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from citysleeps.kernel.ask import CLOCK, NEXT, SHUT, Answer, Ask
from citysleeps.kernel.forms import SeatOr
from citysleeps.kernel.play import Play, resume
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import ALL, HOST, HOST_SEAT, SPECTATORS, bit
from citysleeps.kernel.setup import Setup
from citysleeps.views.view import told_to

from .coins import BOOK, A, B, C, Coins, CoinsBook, Gone, Hid, Seated, Shouted, Weighed, Won, hidden, state, table


def correct(seat: int, act: str, *args: int | str) -> Answer:
    return Answer(HOST_SEAT, "correct", (seat, act, *args))


def told(play: Play, who: int) -> list[Any]:
    return told_to(play.game.log, who)


def opened(play: Play) -> dict[int, list[str]]:
    """What each seat may do."""
    acts = {seat: [ask.act for ask in play.game.stop.open_to(seat)] for seat in range(play.game.size)}
    return {seat: open_acts for seat, open_acts in acts.items() if open_acts}


# Every and First


def test_every_waits_until_all_have_answered() -> None:
    play = table()
    assert opened(play) == {A: ["hide"], B: ["hide"], C: ["hide"]}
    assert play.answer(Answer(B, "hide", (2,))) == ""
    assert play.answer(Answer(A, "hide", (1,))) == ""
    assert opened(play) == {C: ["hide"]}
    assert told(play, HOST) == [Seated(3)]
    assert play.answer(Answer(C, "pass")) == ""
    assert [ask.act for ask in play.asks] == ["shout", "guess"]


def test_every_gives_the_answers_in_the_order_in_which_they_came() -> None:
    play = table()
    for seat in (C, A, B):
        play.answer(Answer(seat, "hide", (seat,)))
    assert [fact.seat for fact in told(play, HOST) if isinstance(fact, Hid)] == [C, A, B]


def test_first_goes_on_with_the_first_answer_to_any_of_its_asks() -> None:
    play = hidden(1, 2, 3)
    assert opened(play) == {seat: ["shout", "guess"] for seat in (A, B, C)}
    assert play.answer(Answer(B, "shout", ("six?",))) == ""
    assert opened(play) == {seat: ["shout", "guess"] for seat in (A, B, C)}
    assert play.answer(Answer(C, "guess", (6,))) == ""
    assert told(play, ALL)[-1] == Won(C, "guess")
    assert (play.game.over, play.asks, opened(play)) == (True, [], {})


def test_nobody_may_answer_twice_where_all_are_waited_for() -> None:
    play = hidden(1)
    assert play.answer(Answer(A, "hide", (2,))) == "no"
    assert play.answer(Answer(A, "pass")) == "no"
    assert play.effective == [Answer(A, "hide", (1,))]


def test_a_stop_with_nobody_to_answer_is_passed_over() -> None:
    play = hidden(0, 0, 0)  # the script has awaited asks to nobody in between
    assert [ask.act for ask in play.asks] == ["shout", "guess"]
    assert play.game.stop.closed_by == SHUT


# Who is told what


def test_a_private_fact_is_told_to_its_seat_and_the_host_alone() -> None:
    play = hidden(1, 2, 3)
    assert told(play, bit(A)) == [Seated(3), Hid(A, 1)]
    assert told(play, bit(B)) == [Seated(3), Hid(B, 2)]
    assert told(play, HOST) == [Seated(3), Hid(A, 1), Hid(B, 2), Hid(C, 3), Weighed(6)]
    assert told(play, SPECTATORS) == [Seated(3)]


def test_watchers_are_told_every_private_fact_from_then_on() -> None:
    play = hidden(1, 2)
    play.game.watchers |= bit(B)
    play.answer(Answer(C, "hide", (3,)))
    assert told(play, bit(B)) == [Seated(3), Hid(A, 1), Hid(B, 2), Hid(C, 3), Weighed(6)]
    assert told(play, bit(A)) == [Seated(3), Hid(A, 1)]


def test_to_brief_is_to_tell_what_the_host_was_told_and_they_were_not_each_once() -> None:
    play = hidden(1, 2, 3)
    play.answer(Answer(B, "guess", (6,)))
    assert told(play, bit(B)) == [Seated(3), Hid(B, 2), Hid(A, 1), Hid(C, 3), Weighed(6), Won(B, "guess")]
    assert told(play, SPECTATORS)[1:] == [Hid(A, 1), Hid(B, 2), Hid(C, 3), Weighed(6), Won(B, "guess")]
    assert told(play, bit(A)) == [Seated(3), Hid(A, 1), Won(B, "guess")]
    assert told(play, HOST) == [Seated(3), Hid(A, 1), Hid(B, 2), Hid(C, 3), Weighed(6), Won(B, "guess")]


def test_telling_changes_the_state_and_briefing_does_not() -> None:
    play = hidden(1, 2, 3)
    before = state(play)[0]
    play.game.brief(bit(A))
    assert state(play)[0] == before


def test_the_audience_of_a_fact_told_to_all_is_everybody_at_once() -> None:
    play = table()
    audiences = [bit(A), bit(B), bit(C), HOST, SPECTATORS]
    assert [told(play, who) for who in audiences] == [[Seated(3)]] * 5
    assert len(play.game.log) == 1


# Refusals


REFUSED = [
    Answer(A, "hide", (4,)),
    Answer(A, "hide", (-1,)),
    Answer(A, "hide"),
    Answer(A, "hide", (1, 1)),
    Answer(A, "hide", ("1",)),
    Answer(A, "pass", (1,)),
    Answer(A, "guess", (1,)),
    Answer(A, "shout", ("hi",)),
    Answer(A, "clock"),
    Answer(A, "next"),
    Answer(A, ""),
    Answer(3, "hide", (1,)),
    Answer(31, "hide", (1,)),
    Answer(64, "hide", (1,)),
    Answer(2**70, "hide", (1,)),
    Answer(-1, "hide", (1,)),
    Answer(-4, "clock"),
    Answer(-3, "next"),
    Answer(-2, "clock"),
    Answer(-3, "shut"),
]


@pytest.mark.parametrize("answer", REFUSED, ids=str)
def test_a_refused_answer_changes_nothing(answer: Answer) -> None:
    play = hidden(1)  # B and C are waited for
    before = state(play)
    assert play.reason(answer) == "no"
    assert play.answer(answer) == "no"
    assert state(play) == before
    assert play.answer(Answer(B, "hide", (2,))) == ""


def test_nobody_but_a_seat_answers_for_the_first_seat() -> None:
    play = table()
    assert [play.answer(Answer(seat, "hide", (1,))) for seat in (-1, -2, -3, 3)] == ["no"] * 4
    assert opened(play) == {A: ["hide"], B: ["hide"], C: ["hide"]}


def test_the_reason_says_what_would_happen_and_does_nothing() -> None:
    play = hidden(1)
    before = state(play)
    assert play.reason(Answer(B, "hide", (2,))) == ""
    assert play.reason(Answer(B, "hide", (9,))) == "no"
    assert play.reason(CLOCK) == ""
    assert play.reason(correct(A, "hide", 2)) == ""
    assert play.reason(correct(A, "hide", 9)) == "no"
    assert state(play) == before


def test_nothing_is_taken_when_the_game_is_over() -> None:
    play = hidden(1, 2, 3)
    play.answer(Answer(A, "guess", (1,)))
    before = state(play)
    inputs = [Answer(A, "guess", (6,)), Answer(B, "shout", ("no",)), CLOCK, NEXT, correct(A, "guess", 6)]
    assert [play.reason(answer) for answer in inputs] == ["no"] * 5
    assert [play.answer(answer) for answer in inputs] == ["no"] * 5
    assert state(play) == before


GARBAGE: list[Any] = [
    *(None, True, 0, 1.5, float("nan"), "hide", b"hide", object(), [], {}, {"act": "pass"}, {0, 1}),
    *([0], [0, 1], [0, "pass"], [None], [True], [["pass"]], [b"pass"], ["pass", [], "more"]),
    *(["hide", 1], ["hide", "1"], ["hide", {"0": 1}], ["hide", [None]]),
    *(["hide", [[["1"]]]], ["hide", [1.0]], ["hide", [True]]),
]


@pytest.mark.parametrize("raw", GARBAGE)
def test_what_is_no_input_at_all_is_not_understood_and_changes_nothing(raw: object) -> None:
    play = table()
    before = state(play)
    assert play.take(A, raw) == "gibberish"
    assert state(play) == before


def test_what_is_nested_without_end_is_not_understood() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    play = table()
    assert [play.take(A, deep), play.take(A, ["hide", deep])] == ["gibberish", "gibberish"]
    assert state(play) == state(table())


HUGE: list[Any] = [
    *(["hide", [10**400]], ["hide", [-(2**64)]], ["x" * 1_000_000], ["", []]),
    *(["hide", list(range(100_000))], ["hide", ["x" * 1_000_000]], ["hide", [list(range(100_000))]]),
    *(["hide", [[]]], ["pass", [[0]]], ["hide", [""]]),
]


@pytest.mark.parametrize("raw", HUGE)
def test_an_input_with_odd_contents_is_refused_and_changes_nothing(raw: object) -> None:
    play = table()
    before = state(play)
    assert play.take(A, raw) in ("no", "gibberish")
    assert state(play) == before


def test_an_input_from_outside_is_taken_in_every_form_it_may_have() -> None:
    play = table()
    assert play.take(A, ["hide", [1]]) == ""
    assert play.take(B, ("hide", (1,))) == ""
    assert play.take(C, msgspec.json.decode(b'["pass"]')) == ""
    assert play.inputs == [Answer(A, "hide", (1,)), Answer(B, "hide", (1,)), Answer(C, "pass")]
    assert play.take(HOST_SEAT, ["next"]) == ""
    assert told(play, ALL)[-1] == Won(-1, "next")


# The clock, the host, and those who leave


@pytest.mark.parametrize("close", [CLOCK, NEXT])
def test_the_clock_or_the_host_closes_what_all_are_asked_with_the_answers_given_so_far(close: Answer) -> None:
    play = hidden(1, 2)
    assert play.answer(close) == ""
    assert told(play, HOST) == [Seated(3), Hid(A, 1), Hid(B, 2), Weighed(3)]
    assert [ask.act for ask in play.asks] == ["shout", "guess"]


def test_where_there_is_no_limit_the_clock_is_refused_and_the_host_closes() -> None:
    play = hidden(1, 2, 3)
    assert play.game.seconds == 0
    assert play.answer(CLOCK) == "no"
    assert play.answer(NEXT) == ""
    assert told(play, ALL)[-1] == Won(-1, "next")


def test_an_ask_says_what_counts_when_its_time_runs_out() -> None:
    play = table()
    assert ([ask.lapse for ask in play.asks], play.game.allowed) == (["pass"], 30)
    play = hidden(0, 0, 0)
    assert ([ask.lapse for ask in play.asks], play.game.allowed) == (["nothing"] * 2, 0)


def test_every_new_step_has_a_new_number_and_asks_repeated_within_one_share_it() -> None:
    play = hidden(1, 2, 3)
    before = play.game.number
    assert before > table().game.number
    play.answer(Answer(A, "shout", ("hm",)))
    assert play.game.number == before


def test_an_input_that_closes_nothing_leaves_what_is_open_as_it_is() -> None:
    play = hidden(1)
    assert play.answer(Answer(HOST_SEAT, "say", ("hush",))) == ""
    assert told(play, bit(C)) == [Seated(3), Shouted(-1, "hush")]
    assert opened(play) == {B: ["hide"], C: ["hide"]}
    assert play.game.stop.given == [Answer(A, "hide", (1,))]


def test_one_who_has_left_is_waited_for_no_more() -> None:
    play = hidden(1)
    assert play.answer(Answer(B, "leave")) == ""
    assert opened(play) == {C: ["hide"]}
    assert play.answer(Answer(B, "hide", (1,))) == "no"
    assert play.answer(Answer(C, "hide", (1,))) == ""
    assert opened(play) == {A: ["shout", "guess"], C: ["shout", "guess"]}


def test_the_last_one_waited_for_closes_the_step_by_leaving() -> None:
    play = hidden(1, 2)
    assert play.answer(Answer(C, "leave")) == ""
    assert told(play, HOST)[1:] == [Gone(C), Hid(A, 1), Hid(B, 2), Weighed(3)]


def test_when_everybody_has_left_the_script_is_told_that_nobody_can_answer() -> None:
    play = hidden(1, 2, 3)
    assert [play.answer(Answer(seat, "leave")) for seat in (A, B, C)] == ["", "", ""]
    assert told(play, ALL)[-1] == Won(-1, "shut")
    assert play.game.over


# Corrections


def test_a_correction_puts_another_answer_in_the_place_of_the_first() -> None:
    play = hidden(1)
    assert play.answer(correct(A, "hide", 3)) == ""
    assert play.inputs == [Answer(A, "hide", (1,)), correct(A, "hide", 3)]
    assert play.effective == [Answer(A, "hide", (3,))]
    assert opened(play) == {B: ["hide"], C: ["hide"]}
    play.answer(Answer(B, "pass"))
    play.answer(Answer(C, "pass"))
    assert told(play, bit(A)) == [Seated(3), Hid(A, 3)]


def test_what_is_answered_after_a_correction_is_written_down_after_it() -> None:
    play = hidden(1)
    play.answer(correct(A, "hide", 3))
    assert play.answer(Answer(B, "hide", (2,))) == play.answer(Answer(HOST_SEAT, "say", ("hush",))) == ""
    after = [Answer(B, "hide", (2,)), Answer(HOST_SEAT, "say", ("hush",))]
    assert play.inputs == [Answer(A, "hide", (1,)), correct(A, "hide", 3), *after]
    assert play.effective == [Answer(A, "hide", (3,)), *after]


def test_a_correction_supplies_an_answer_that_is_missing() -> None:
    play = hidden(1, 2)
    assert play.answer(correct(C, "hide", 3)) == ""
    assert told(play, HOST)[-1] == Weighed(6)
    assert play.effective == [Answer(A, "hide", (1,)), Answer(B, "hide", (2,)), Answer(C, "hide", (3,))]


def test_a_correction_after_the_clock_supplies_what_the_clock_cut_off() -> None:
    play = hidden(1, 2)
    play.answer(CLOCK)
    assert play.answer(correct(C, "hide", 3)) == ""
    assert told(play, HOST)[-2:] == [Hid(C, 3), Weighed(6)]
    assert told(play, bit(C)) == [Seated(3), Hid(C, 3)]
    assert [ask.act for ask in play.asks] == ["shout", "guess"]


def test_what_was_told_stays_told_and_the_corrected_facts_are_added() -> None:
    play = hidden(1, 2, 3)
    before = told(play, HOST)
    assert play.answer(correct(A, "hide", 0)) == ""
    assert told(play, HOST) == [*before, Hid(A, 0), Weighed(5)]
    assert told(play, bit(A)) == [Seated(3), Hid(A, 1), Hid(A, 0)]
    assert told(play, bit(B)) == [Seated(3), Hid(B, 2)]
    assert state(play)[0][3:5] == ({A: 0, B: 2, C: 3}, 5)


def test_a_correction_of_a_correction_stands() -> None:
    play = hidden(1)
    assert [play.answer(correct(A, "hide", coins)) for coins in (2, 3, 0)] == ["", "", ""]
    assert play.effective == [Answer(A, "hide", (0,))]
    assert len(play.inputs) == 4


def test_what_cannot_be_unsaid_cannot_be_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK, "mendable", (Hid,))  # the weight is told, and stays
    play = hidden(1, 2, 3)
    before = state(play)
    assert play.answer(correct(A, "hide", 0)) == "wrong_phase"
    assert state(play) == before


def test_what_a_seat_may_do_once_more_replaces_nothing() -> None:
    play = hidden(1, 2, 3)
    play.answer(Answer(A, "shout", ("six",)))
    assert play.answer(correct(A, "shout", "five")) == ""
    assert told(play, ALL)[-2:] == [Shouted(A, "six"), Shouted(A, "five")]
    assert play.inputs[3:] == [Answer(A, "shout", ("six",)), correct(A, "shout", "five")]
    assert play.effective[3:] == [Answer(A, "shout", ("six",)), Answer(A, "shout", ("five",))]


def test_a_departure_is_entered_like_any_other_input() -> None:
    play = hidden(1, 2)
    assert play.reason(correct(C, "leave")) == ""
    assert play.answer(correct(C, "leave")) == ""
    assert told(play, HOST)[1:] == [Gone(C), Hid(A, 1), Hid(B, 2), Weighed(3)]
    assert play.answer(correct(C, "leave")) == "no"


@pytest.mark.parametrize("correction", [correct(A, "hide", 9), correct(A, "guess", 1), correct(C, "guess", 1)])
def test_an_illegal_correction_changes_nothing(correction: Answer) -> None:
    play = hidden(1, 2)
    before = state(play)
    assert play.answer(correction) != ""
    assert state(play) == before


def test_an_answer_of_a_step_before_the_last_input_cannot_be_corrected() -> None:
    play = hidden(1, 2, 3)
    play.answer(Answer(B, "shout", ("six",)))
    before = state(play)
    assert play.answer(correct(A, "hide", 0)) != ""
    assert state(play) == before


# The same answers give the same game


def whole_game() -> Play:
    play = hidden(1)
    inputs = [
        *(Answer(HOST_SEAT, "say", ("hush",)), Answer(B, "hide", (2,)), correct(B, "hide", 0), CLOCK),
        *(correct(C, "hide", 1), Answer(A, "shout", ("two",)), Answer(B, "leave"), Answer(C, "guess", (2,))),
    ]
    for answer in inputs:
        assert play.answer(answer) == "", answer
    assert play.game.over
    return play


def test_the_inputs_rebuild_the_game_at_every_moment() -> None:
    whole = whole_game()
    live = Play(BOOK, whole.setup)
    for number, answer in enumerate(whole.inputs):
        assert state(resume(BOOK, whole.setup, whole.inputs[:number])) == state(live)
        live.answer(answer)
    assert state(resume(BOOK, whole.setup, whole.inputs)) == state(live) == state(whole)


def test_a_resumed_game_goes_on_as_the_live_one() -> None:
    whole = whole_game()
    for number in range(len(whole.inputs)):
        resumed = resume(BOOK, whole.setup, whole.inputs[:number])
        assert [resumed.answer(answer) for answer in whole.inputs[number:]] == [""] * (len(whole.inputs) - number)
        assert state(resumed) == state(whole)


def test_refused_inputs_between_leave_no_trace() -> None:
    quiet, noisy = hidden(1, 2), hidden(1)
    noisy.answer(Answer(A, "hide", (3,)))
    noisy.take(A, "gibberish")
    noisy.answer(Answer(B, "hide", (2,)))
    noisy.answer(correct(B, "hide", 9))
    assert state(noisy) == state(quiet)


def test_an_input_that_is_refused_on_resuming_is_an_error_that_names_it() -> None:
    with pytest.raises(ValueError, match=r"guess.* is refused now: no"):
        resume(BOOK, table().setup, [Answer(A, "hide", (1,)), Answer(A, "guess", (1,))])
    play = resume(BOOK, table().setup, [])
    assert state(play) == state(table())


def test_what_a_book_does_not_say_of_itself() -> None:
    rules = Rules[Coins]("coins", "COIN", "7")
    game = BOOK.game(Setup(book="coins", seats=("A", "B", "C")))
    assert (rules.name, rules.prefix, rules.version, rules.asides) == ("coins", "COIN", "7", ("say", "warn", "unwarn"))
    assert (rules.not_understood, rules.not_now, rules.too_late) == ("not_understood", "wrong_phase", "wrong_phase")
    assert (rules.hosts(game), rules.apart(game), rules.host_asks(game), rules.party(game, A)) == (0, HOST, [], "")
    assert (rules.numbers(game), rules.votes(game), rules.may_lead(game)) == ({}, ({}, {}), False)


def test_the_vocabulary_has_every_act_but_talk_and_leaving_with_all_it_may_name() -> None:
    book = CoinsBook()
    book.acts = {"pass": (), "leave": (), "point": ("seat",), "vote": ("choice",), "shout": ("text",)}
    book.ballot_words = ("nobody",)
    assert book.vocabulary(table().setup) == [
        *(Ask(0b111, "pass"), Ask(0b111, "point", (0b111,)), Ask(0b111, "vote", (SeatOr(0b111, ("nobody",)),)))
    ]
    assert book.beside(table().setup) == ()


def test_a_game_counts_the_inputs_that_copies_of_it_have_made_again() -> None:
    play = hidden(1, 2, 3)
    assert play.replayed == 0
    assert state(play.rebuilt(2)) != state(play) and play.replayed == 2
    assert state(play.rebuilt(3)) == state(play) and play.replayed == 5
    assert play.afresh().inputs == [] and play.replayed == 8
