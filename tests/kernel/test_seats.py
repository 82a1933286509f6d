"""Sets of seats as bits say the same as sets."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from citysleeps.kernel.seats import (
    ALL,
    CLOCK_SEAT,
    HOST,
    HOST_SEAT,
    MOST_SEATS,
    NOBODY,
    SPECTATORS,
    bit,
    bits,
    but,
    clockwise,
    each,
    many,
    several,
)

seats = st.integers(0, MOST_SEATS - 1)
sets = st.sets(st.integers(0, 33))
always = settings(max_examples=300, derandomize=True, database=None)


def as_bits(numbers: set[int]) -> int:
    """The naive version, by decimal powers of two."""
    return sum(2**number for number in numbers)


@always
@given(sets)
def test_bits_and_each_are_one_another_s_inverse(numbers: set[int]) -> None:
    assert bits(list(numbers)) == as_bits(numbers)
    assert each(as_bits(numbers)) == tuple(sorted(numbers))


@always
@given(st.lists(seats))
def test_bits_counts_a_seat_once_however_often_it_is_named(numbers: list[int]) -> None:
    assert bits(numbers) == as_bits(set(numbers))


@always
@given(sets)
def test_many_counts(numbers: set[int]) -> None:
    assert many(as_bits(numbers)) == len(numbers)
    assert several(as_bits(numbers)) == (len(numbers) > 1)


@always
@given(sets, seats)
def test_but_leaves_one_out(numbers: set[int], seat: int) -> None:
    assert but(as_bits(numbers), seat) == as_bits(numbers - {seat})


@always
@given(sets)
def test_but_nobody_leaves_nobody_out(numbers: set[int]) -> None:
    assert but(as_bits(numbers), NOBODY) == as_bits(numbers)


@always
@given(st.sets(seats), seats)
def test_clockwise_goes_round_the_table_from_the_first_seat_or_the_next_after_it(numbers: set[int], first: int) -> None:
    around = [(first + step) % MOST_SEATS for step in range(MOST_SEATS)]
    assert clockwise(as_bits(numbers), first) == tuple(seat for seat in around if seat in numbers)


def test_each_finds_every_single_seat_and_every_pair() -> None:
    for one in range(34):
        assert each(1 << one) == (one,)
        for other in range(one + 1, 34):
            assert each(1 << one | 1 << other) == (one, other)


def test_the_bit_of_one_who_has_no_seat_is_empty() -> None:
    assert [bit(NOBODY), bit(HOST_SEAT), bit(CLOCK_SEAT)] == [0, 0, 0]
    assert [bit(seat) for seat in (0, 1, 31)] == [1, 2, 1 << 31]


def test_all_are_the_seats_the_host_and_the_spectators() -> None:
    assert ALL == bits(list(range(MOST_SEATS))) | HOST | SPECTATORS
    assert many(ALL) == MOST_SEATS + 2
    assert each(HOST | SPECTATORS) == (MOST_SEATS, MOST_SEATS + 1)


def test_nobody_is_in_the_empty_set() -> None:
    assert (each(0), many(0), bits([]), clockwise(0, 5)) == ((), 0, 0, ())
