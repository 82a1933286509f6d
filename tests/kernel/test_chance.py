"""Chance is fair, and the same on every machine."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from citysleeps.kernel.chance import WORD, Chance, WrongLot
from citysleeps.kernel.seats import NOBODY, bits


def spread(counts: Counter[object], among: int) -> float:
    """How far chi-square lies above its mean, in its own standard deviations."""
    even = counts.total() / among
    chi_square = sum((count - even) ** 2 / even for count in counts.values())
    chi_square += even * (among - len(counts))
    return (chi_square - (among - 1)) / (2 * (among - 1)) ** 0.5


def test_the_words_are_known_on_every_machine() -> None:
    chance = Chance("city")
    assert [chance.word() for _ in range(6)] == [
        5620097223449289197,
        12381418361873543095,
        16907843382389494970,
        6105859236110102946,
        7131629769661631771,
        11630546428918610223,
    ]


def test_the_words_are_sha_256_of_the_seed_and_a_counter_eight_bytes_each() -> None:
    blocks = sha256(b"zmok/0").digest() + sha256(b"zmok/1").digest() + sha256(b"zmok/2").digest()
    chance = Chance("zmok")
    assert [chance.word() for _ in range(12)] == [int.from_bytes(blocks[i : i + 8], "big") for i in range(0, 96, 8)]


def test_a_seed_in_any_script_is_read_as_utf_8() -> None:
    first = sha256("мафия 🌃/0".encode()).digest()[:8]
    assert Chance("мафия 🌃").word() == int.from_bytes(first, "big")


def test_the_numbers_and_orders_are_known_on_every_machine() -> None:
    chance = Chance("city")
    assert [chance.below(6) for _ in range(12)] == [5, 1, 2, 0, 5, 3, 2, 3, 2, 2, 4, 0]
    cards = list("abcdefgh")
    Chance("city").shuffle(cards)
    assert "".join(cards) == "ehadgcbf"
    drawn = Chance("city")
    assert [drawn.lot(bits([1, 4, 9, 25])) for _ in range(8)] == [4, 25, 9, 9, 25, 25, 9, 4]


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two = Chance("same"), Chance("same")
    assert [one.below(n) for n in range(1, 500)] == [two.below(n) for n in range(1, 500)]


def test_another_seed_gives_other_numbers() -> None:
    heads = set()
    for number in range(1000):
        chance = Chance(f"game/{number}")
        heads.add(tuple(chance.below(26) for _ in range(8)))
    assert len(heads) == 1000


def test_what_was_drawn_before_does_not_depend_on_what_is_drawn_after() -> None:
    long, short = Chance("x"), Chance("x")
    assert [long.word() for _ in range(9)][:5] == [short.word() for _ in range(5)]


@pytest.mark.parametrize("n", [2, 3, 5, 7, 10, 13, 26])
def test_below_is_even(n: int) -> None:
    chance = Chance(f"even {n}")
    assert -3 < spread(Counter(chance.below(n) for _ in range(600 * n)), n) < 3


@pytest.mark.parametrize("n", [1, 2, 3, 26, 2**32, 2**63 + 1, WORD - 1, WORD])
def test_below_stays_below(n: int) -> None:
    chance = Chance("below")
    assert all(0 <= chance.below(n) < n for _ in range(200))


def test_below_throws_away_the_words_that_would_make_it_uneven() -> None:
    n = 2**63 + 1  # nearly every second word is at or above the highest multiple of it
    chance, words = Chance("reject"), Chance("reject")
    kept = [word for word in (words.word() for _ in range(400)) if word < n]
    assert 150 < len(kept) < 250
    assert [chance.below(n) for _ in kept] == kept


def test_below_throws_away_the_first_word_that_is_too_many() -> None:
    chance = Chance("reject")
    chance.words = [7, WORD - WORD % 3]
    assert chance.below(3) == 1


def test_every_pair_of_numbers_in_a_row_is_equally_likely() -> None:
    chance = Chance("pairs")
    assert -3 < spread(Counter((chance.below(5), chance.below(5)) for _ in range(20_000)), 25) < 3


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance("shuffle")
    orders: Counter[object] = Counter()
    for _ in range(24_000):
        cards = list("abcd")
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations("abcd"))
    assert -3 < spread(orders, 24) < 3


def test_a_shuffle_of_one_card_or_none_draws_nothing() -> None:
    chance = Chance("few")
    empty: list[str] = []
    one = ["don"]
    chance.shuffle(empty)
    chance.shuffle(one)
    assert (empty, one, chance.blocks) == ([], ["don"], 0)


def test_a_shuffle_keeps_equal_cards() -> None:
    cards = ["resident"] * 5 + ["mafia"] * 2
    Chance("deal").shuffle(cards)
    assert Counter(cards) == {"resident": 5, "mafia": 2}


def test_lots_are_even_among_the_seats_drawn_for() -> None:
    chance = Chance("lots")
    drawn = Counter(chance.lot(bits([0, 3, 12, 25])) for _ in range(8000))
    assert set(drawn) == {0, 3, 12, 25}
    assert -3 < spread(Counter(drawn), 4) < 3


def test_lots_written_down_come_first_in_their_order_and_leave_the_seed_alone() -> None:
    written, left = Chance("city", [4, 1]), Chance("city")
    among = bits([1, 4, 9])
    assert [written.lot(among), written.lot(among)] == [4, 1]
    assert [written.lot(among) for _ in range(20)] == [left.lot(among) for _ in range(20)]


def test_lots_written_down_do_not_touch_other_draws() -> None:
    written, left = Chance("city", [4]), Chance("city")
    assert [written.below(6) for _ in range(9)] == [left.below(6) for _ in range(9)]
    assert written.lot(bits([4])) == 4


def test_the_list_of_lots_belongs_to_its_writer() -> None:
    lots = [2, 1]
    Chance("city", lots).lot(bits([1, 2]))
    assert lots == [2, 1]


@pytest.mark.parametrize("seat", [3, NOBODY, 31])
def test_a_lot_written_down_for_one_who_is_not_drawn_for_is_an_error(seat: int) -> None:
    with pytest.raises(ValueError, match=f"seat {seat} is not among those drawn for"):
        Chance("city", [seat]).lot(bits([1, 4]))


def test_a_wrong_lot_says_whose_it_is_and_among_whom_was_drawn() -> None:
    with pytest.raises(WrongLot) as wrong:
        Chance("city", [3]).lot(0b110)
    assert (wrong.value.seat, wrong.value.among) == (3, 0b110)
