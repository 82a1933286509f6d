"""Which answers an ask takes: exactly those that it says."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citysleeps.kernel.ask import Answer, Ask, fits, is_named, is_text, takes, target, to_seat
from citysleeps.kernel.forms import Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.kernel.seats import NOBODY, bits

# None is not among them: no reader lets it through, and the compiled build takes none as an argument.
ODD: list[Any] = [True, False, 1.0, float("nan"), b"A", [1], [], {}, {1}, (), (1,), "", "1", 10**40, -(10**40)]
always = settings(max_examples=300, derandomize=True, database=None)


def accepted(slot: Slot, args: list[Any]) -> list[Any]:
    return [arg for arg in args if fits(slot, arg)]


@always
@given(st.sets(st.integers(0, 31)), st.integers(-5, 70))
def test_a_seat_fits_if_it_is_in_the_set(seats: set[int], seat: int) -> None:
    assert fits(bits(list(seats)), seat) == (seat in seats)


def test_what_is_no_seat_does_not_fit_where_every_seat_would() -> None:
    assert accepted((1 << 32) - 1, ODD) == []
    assert accepted((1 << 32) - 1, [-1, -2, -3, -64, 32, 63, 64, 65, 2**31, 2**63, 2**64]) == []


def test_no_seat_fits_in_the_empty_set() -> None:
    assert accepted(0, list(range(-3, 70))) == []


def test_one_of_the_words_fits_and_nothing_else_does() -> None:
    said = ["execute", "spare", "Execute", "execute ", "exec", "", "executespare", 0, ("execute",), *ODD]
    assert accepted(("execute", "spare"), said) == ["execute", "spare"]
    assert accepted((), said) == []


@always
@given(st.integers(-10, 10), st.integers(0, 10), st.integers(-30, 30))
def test_a_number_fits_between_its_ends_both_included(least: int, more: int, number: int) -> None:
    assert fits(Numbers(least, least + more), number) == (number in range(least, least + more + 1))


def test_what_is_no_number_does_not_fit_where_every_small_one_would() -> None:
    assert accepted(Numbers(-1000, 1000), ODD) == []
    assert accepted(Numbers(2, 1), [0, 1, 2, 3]) == []


def test_text_with_a_least_length_is_not_made_of_blanks() -> None:
    assert accepted(Text(5, least=1), ["", " ", "\t\n", "    ", "a", " a ", "abcd", "abcdef"]) == [
        "a",
        " a ",
        "abcd",
    ]


@pytest.mark.parametrize("most", [0, 1, 2000])
def test_text_fits_up_to_its_length_in_characters(most: int) -> None:
    assert fits(Text(most), "") and fits(Text(most), "ж" * most) and fits(Text(most), "🌃" * most)
    assert not fits(Text(most), "x" * (most + 1))


def test_half_a_surrogate_is_no_text() -> None:
    assert [fits(Text(1), character) for character in "\ud7ff\ud800\udfff\ue000"] == [True, False, False, True]


def test_what_is_no_text_does_not_fit() -> None:
    assert accepted(Text(2000), ODD) == ["", "1"]


@always
@given(
    st.sets(st.integers(0, 9)),
    st.integers(0, 3),
    st.integers(0, 3),
    st.lists(st.integers(-1, 10), max_size=7).map(tuple),
)
def test_several_seats_fit_if_they_are_different_in_the_set_and_as_many_as_wanted(
    seats: set[int], least: int, more: int, named: tuple[int, ...]
) -> None:
    different = len(set(named)) == len(named)
    legal = different and set(named) <= seats and least <= len(named) <= least + more
    assert fits(Several(bits(list(seats)), least, least + more), named) == legal


def test_several_seats_keep_the_order_named() -> None:
    slot = Several(bits([1, 2, 3]), 2, 2)
    assert accepted(slot, [(1, 2), (2, 1), (3, 1)]) == [(1, 2), (2, 1), (3, 1)]


def test_what_is_not_several_seats_does_not_fit() -> None:
    slot = Several((1 << 32) - 1, 0, 32)
    assert accepted(slot, ODD) == [(), (1,)]
    assert accepted(slot, [1, "1", ("1",), (True,), (1.0,), (64,), (10**40,), (-1,), ((1,),), (None,), [1, 2]]) == []


TWO_SLOTS = Ask(1, "plan", (bits([0, 2]), Numbers(2, 4)), ("done",))


@pytest.mark.parametrize("args", [(0, 2), (2, 4)])
def test_an_act_is_taken_with_every_argument_in_its_place(args: tuple[int, ...]) -> None:
    assert takes(TWO_SLOTS, "plan", args)


@pytest.mark.parametrize("args", [(), (0,), (1, 2), (0, 1), (0, 5), (4, 0), (0, 2, 2), ("0", "2"), ((0, 2),)])
def test_an_act_is_not_taken_with_an_argument_wrong_missing_or_too_many(args: tuple[Any, ...]) -> None:
    assert not takes(TWO_SLOTS, "plan", args)


def test_an_idle_word_is_taken_alone() -> None:
    assert takes(TWO_SLOTS, "done", ())
    assert not takes(TWO_SLOTS, "done", (0,))
    assert not takes(TWO_SLOTS, "done", (0, 2))
    assert not takes(TWO_SLOTS, "pass", ())


def test_an_act_without_arguments_is_taken_alone() -> None:
    ready = Ask(1, "ready")
    assert takes(ready, "ready", ())
    assert not takes(ready, "ready", (0,))
    assert not takes(ready, "", ())
    assert not takes(ready, "READY", ())


def test_who_is_barred_is_asked_alike_and_may_only_be_idle() -> None:
    shoot = Ask(bits([0, 1, 2]), "shoot", (), ("hold",), "hold", barred=bits([0, 2]))
    assert [takes(shoot, "shoot", (), seat) for seat in range(3)] == [False, True, False]
    assert all(takes(shoot, "hold", (), seat) for seat in range(3))
    own = [to_seat(shoot, seat) for seat in range(3)]
    assert [takes(ask, "shoot", ()) for ask in own] == [False, True, False]
    assert all(takes(ask, "hold", ()) for ask in own)
    assert own[0].fields() == own[1].fields() == own[2].fields() and repr(own[0]) == repr(own[1])


def test_who_is_barred_may_not_act_where_another_is_to_be_named_either() -> None:
    point = Ask(bits([0, 1]), "point", (bits([0, 1]),), ("pass",), another=True, barred=bits([1]))
    assert takes(to_seat(point, 0), "point", (1,)) and not takes(to_seat(point, 1), "point", (0,))


def test_the_lapse_of_an_ask_is_no_answer_by_itself() -> None:
    assert not takes(Ask(1, "guard", (3,), (), "nothing"), "nothing", ())


def test_the_target_of_an_answer_is_the_seat_it_names() -> None:
    assert target(Answer(0, "guard", (4,))) == 4
    assert target(Answer(0, "plan", (4, 2))) == 4
    assert target(Answer(0, "pass")) == NOBODY


def test_who_is_barred_is_asked_alike_and_may_only_say_an_idle_word() -> None:
    ask = Ask(bits([0, 1]), "bang", (), ("hold",), barred=bits([1]))
    assert [takes(ask, "bang", (), seat) for seat in (0, 1, NOBODY)] == [True, False, False]
    assert [takes(ask, "hold", (), seat) for seat in (0, 1)] == [True, True]


def test_who_may_not_name_himself_may_still_say_a_word() -> None:
    ask = to_seat(Ask(7, "vote", (SeatOr(7, ("spare",)),), another=True), 1)
    assert ask.slots == (SeatOr(5, ("spare",)),)
    assert [takes(ask, "vote", (given,)) for given in (0, 1, 2, "spare")] == [True, False, True, True]


def test_who_may_not_name_himself_may_not_among_several_either_but_a_number_is_no_seat() -> None:
    """Also where the ask is not made out to one seat."""
    ask = Ask(7, "share", (7, Several(7, 1, 2), Numbers(0, 5)), another=True)
    assert takes(ask, "share", (0, (2,), 1), 1)
    assert not takes(ask, "share", (1, (2,), 0), 1)
    assert not takes(ask, "share", (0, (2, 1), 0), 1)
    assert is_named(1, 7, 1) and is_named(1, SeatOr(7, ("spare",)), 1) and is_named(1, Several(7, 1, 2), (0, 1))
    assert not is_named(1, 7, 0) and not is_named(1, SeatOr(7, ("spare",)), 0) and not is_named(1, Numbers(0, 5), 1)
    assert not is_named(1, Several(7, 1, 2), (0, 2)) and not is_named(1, Words(("1",)), ("1",))


def test_what_is_no_list_of_words_does_not_fit_where_its_letters_would() -> None:
    words = Words(("a", "b"))
    assert fits(words, ("b", "a")) and fits(words, ())
    assert not fits(words, "ab") and not fits(words, ("a", "a")) and not fits(words, 1)
    assert not fits(words, ("a", "c")) and not fits(words, (1,))


def test_a_text_with_half_a_surrogate_in_it_is_none() -> None:
    assert is_text("ąé") and not is_text("a\ud800") and not is_text("\udfffb") and is_text("\ud7ff\ue000")


def test_asks_are_the_same_if_everything_about_them_is() -> None:
    whole: dict[str, Any] = {
        "to": 3,
        "act": "point",
        "slots": (7,),
        "idle": ("pass",),
        "lapse": "pass",
        "another": True,
        "barred": 1,
    }
    others: dict[str, Any] = {
        "to": 1,
        "act": "check",
        "slots": (5,),
        "idle": (),
        "lapse": "nothing",
        "another": False,
        "barred": 2,
    }
    ask = Ask(**whole)
    assert ask == Ask(**whole)
    for name, other in others.items():
        assert ask != Ask(**{**whole, name: other}), name
    assert ask != "point"


def test_who_is_barred_is_not_shown() -> None:
    assert Ask(3, "point", (7,), ("pass",), "pass", True, 1).fields() == (3, "point", (7,), ("pass",), "pass", True)


def test_a_set_of_seats_ends_with_the_last_bit_of_a_word() -> None:
    assert fits(1 << 63, 63) and not fits(1 << 64, 64)
    assert fits(Several(1 << 63, 1, 1), (63,)) and not fits(Several(1 << 64, 1, 1), (64,))


def test_an_answer_is_the_same_if_seat_act_and_arguments_are() -> None:
    answer = Answer(0, "guard", (4,))
    assert answer == Answer(0, "guard", (4,)) and answer != "guard"
    for other in (Answer(1, "guard", (4,)), Answer(0, "check", (4,)), Answer(0, "guard", (5,)), Answer(0, "guard")):
        assert answer != other


def test_an_ask_that_every_seat_gets_alike_is_not_made_again() -> None:
    ask = Ask(7, "vote", (7,))
    assert to_seat(ask, 1) is ask


def test_who_is_barred_gets_the_same_arguments() -> None:
    assert to_seat(Ask(7, "vote", (7,), ("pass",), barred=2), 1).slots == (7,)


def test_who_may_not_name_himself_gets_several_seats_without_his_own_and_numbers_as_they_are() -> None:
    ask = Ask(7, "share", (7, Several(7, 1, 2), Numbers(0, 5)), another=True)
    assert [to_seat(ask, seat).slots for seat in (0, 2)] == [
        (6, Several(6, 1, 2), Numbers(0, 5)),
        (3, Several(3, 1, 2), Numbers(0, 5)),
    ]
