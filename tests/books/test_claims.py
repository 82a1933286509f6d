"""What may be claimed, what stands, and which hands are against a promise: without a game (books/claims.py)."""

from __future__ import annotations

import pytest

from citysleeps.books.claims import (
    MOST_A_DAY,
    PARTS,
    Claiming,
    Claims,
    Phrases,
    alone_in,
    claimable,
    claimants,
    claimants_since,
    claimed,
    ever,
    forms,
    forms_for,
    heed_hands,
    hinders,
    is_of_others,
    kind_of,
    latest,
    latest_statement,
    offers,
    seats_in,
    slots_of,
    standing,
    used_up,
)
from citysleeps.books.facts import Claimed
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.forms import Argument, Numbers, Several, Slot
from citysleeps.kernel.seats import Seat, bit, bits

EVERYBODY = 0b1111
LIVING = 0b0111
WORD_KINDS = ("am", "checked", "think", "sure", "am_not", "did", "hold")
ALWAYS = ("take_back",)


def phrases() -> Phrases:
    """Four seats, of which the last one is dead, in night 3; everything can be claimed."""
    said = Phrases(EVERYBODY, LIVING)
    said.am = ("doctor", "red")
    said.answers, said.pair_answers = ("nod", "shake"), ("same",)
    said.check_nights, said.act_nights = (1, 3), (2, 3)
    said.acts, said.cards, said.sides = ("heal",), ("vest",), ("red", "black")
    said.candidates, said.killed, said.heard = 0b0011, 0b1000, 0b1110
    said.raised = {0: 0b0100, 1: 0}
    said.accusers = {1: 0b0001, 2: 0}
    return said


def said(*claims: tuple[Seat, str, tuple[Seat, ...], int]) -> Claims:
    """Claims by who makes them, kind, whom they name, and the number in them."""
    return {
        number: Claimed(number, seat, kind, seats, (), at) for number, (seat, kind, seats, at) in enumerate(claims, 1)
    }


def of_kind(kind: str, slots: list[tuple[Slot, ...]]) -> list[tuple[Slot, ...]]:
    return [form[1:] for form in slots if kind_of(form) == kind]


FORMS: dict[str, list[tuple[Slot, ...]]] = {
    "am": [(("doctor", "red"),)],
    "checked": [
        (Several(EVERYBODY, 1, 1), ("nod", "shake"), Numbers(1, 3)),
        (Several(EVERYBODY, 2, 2), ("same",), Numbers(1, 3)),
    ],
    "think": [(EVERYBODY, ("red", "black"))],
    "will": [(0b0011,)],
    "ask": [(LIVING, ("what", "why"))],
    "believe": [(0b0010,)],
    "doubt": [(0b0010,)],
    "sure": [(EVERYBODY, ("red", "black"))],
    "am_not": [(("doctor", "red"),)],
    "did": [(("heal",), EVERYBODY, Numbers(2, 3))],
    "hold": [(("vest",),)],
    "because_said": [(0b0010,)],
    "because_voted": [(0b0100, bit(0))],
    "because_accused": [(0b0001, bit(1))],
    "because_killed": [(0b1000,)],
    "because_silent": [(0b0110,)],
    "take_back": [()],
}


@pytest.mark.parametrize("kind", PARTS)
def test_each_kind_of_claim_takes_what_this_moment_has(kind: str) -> None:
    found = forms(phrases(), said((1, "am", (), 0)))
    assert of_kind(kind, found) == FORMS[kind]
    assert [*dict.fromkeys(map(kind_of, found))] == [*PARTS]


def test_what_a_book_does_not_have_cannot_be_claimed() -> None:
    bare = Phrases(EVERYBODY, LIVING)
    assert [kind_of(slots) for slots in forms(bare, {})] == ["ask", "take_back"]
    early = phrases()
    early.check_nights, early.act_nights = (2, 1), (3, 2)
    assert slots_of("checked", early, {}) == slots_of("did", early, {}) == []
    early.check_nights = early.act_nights = (2, 2)
    assert [slots[-1] for slots in slots_of("checked", early, {})] == [Numbers(2, 2)] * 2
    assert slots_of("did", early, {}) == [(("heal",), EVERYBODY, Numbers(2, 2))]
    early.acts = early.pair_answers = ()
    assert slots_of("did", early, {}) == [] and len(slots_of("checked", early, {})) == 1
    early.heard = 0b1000
    assert slots_of("because_silent", early, {}) == [], "the dead are not silent"


def test_every_claim_that_there_can_be_in_a_game_assumes_as_many_nights_as_players() -> None:
    found = {kind_of(ask.slots): ask for ask in ever(phrases(), {**PARTS})}
    assert [*found] == [*PARTS]
    assert {(ask.to, ask.act) for ask in found.values()} == {(EVERYBODY, "claim")}
    assert found["checked"].slots[-1] == Numbers(1, 4) and found["did"].slots[-1] == Numbers(2, 4)
    for kind in ("will", "believe", "doubt", "because_said", "because_killed", "because_silent"):
        assert found[kind].slots[1:] == (EVERYBODY,), kind
    assert found["ask"].slots[1] == EVERYBODY
    for kind in ("because_voted", "because_accused"):
        of = [ask.slots[1:] for ask in ever(phrases(), {kind: PARTS[kind]})]
        assert of == [(EVERYBODY, bit(seat)) for seat in range(4)]
    assert [kind_of(ask.slots) for ask in ever(phrases(), {"am": ("word",)})] == ["am"]


def test_no_claim_is_too_many_before_any_day_has_begun() -> None:
    game = Claiming(4, Chance("seed"))
    assert (game.claims, game.claimed_before, game.broken, game.killed, game.raised) == ({}, 0, {}, 0, {})


def test_a_game_without_words_offers_no_claims() -> None:
    game = Claiming(4, Chance("seed"))
    offered = offers(game, lambda _: phrases(), LIVING)
    assert offered == claimable(phrases(), {}, LIVING, 0) and offered
    game.wordless = True
    assert offers(game, lambda _: phrases(), LIVING) == []


def test_each_claim_is_offered_to_those_who_can_make_it() -> None:
    claims = said((1, "am", (), 0), (0, "ask", (1,), 0))
    found = {kind_of(ask.slots): ask for ask in claimable(phrases(), claims, LIVING, 0)}
    assert found["am"] == Ask(LIVING, "claim", (("am",), ("doctor", "red")))
    assert found["take_back"] == Ask(bit(1), "claim", (("take_back",),)), "a question is not taken back"
    assert found["think"] == Ask(LIVING, "claim", (("think",), EVERYBODY, ("red", "black")), another=True)
    assert found["believe"].to == 0b0101, "nobody believes themselves"
    assert found["because_voted"].to == LIVING and not found["because_voted"].another
    assert claimable(phrases(), claims, 0, 0) == []
    assert "take_back" not in {kind_of(ask.slots) for ask in claimable(phrases(), {}, LIVING, 0)}


def test_a_seat_sees_its_own_forms_without_itself() -> None:
    claims = said((1, "am", (), 0))
    found = forms_for(phrases(), claims, 1, 0)
    assert of_kind("think", found) == [(0b1101, ("red", "black"))]
    assert of_kind("take_back", found) == [()] and of_kind("believe", found) == []
    assert of_kind("take_back", forms_for(phrases(), claims, 0, 0)) == []


def test_who_has_nobody_else_to_name_is_not_offered_it() -> None:
    assert alone_in((("think",), bit(2), ("red",))) == bit(2)
    assert alone_in((("checked",), Several(bit(1), 1, 1), ("nod",))) == bit(1)
    assert alone_in((("think",), 0b0110, ("red",))) == alone_in((("am",), ("red",))) == 0


def test_one_may_name_oneself_as_checked_where_the_book_lets_one() -> None:
    one = phrases()
    assert is_of_others("checked", one) and is_of_others("think", one) and not is_of_others("am", one)
    one.names_oneself = True
    assert not is_of_others("checked", one) and is_of_others("think", one)


def test_so_many_claims_a_day_and_no_more() -> None:
    day = [(2, "am", (), 0)] * MOST_A_DAY
    assert used_up(said(*day[1:]), 0) == 0
    assert used_up(said(*day, (1, "am", (), 0)), 0) == bit(2)
    assert used_up(said(*day), 1) == 0, "one of them was yesterday"
    assert used_up(said((1, "am", (), 0), *day), 1) == bit(2)
    full = said(*day)
    assert {ask.to & bit(2) for ask in claimable(phrases(), full, LIVING, 0)} == {0}
    assert hinders(phrases(), full, 0, Answer(2, "claim", ("am", "red"))) == "claims_used"
    assert hinders(phrases(), full, 0, Answer(1, "claim", ("am", "red"))) == ""


def test_statements_stand_until_they_are_taken_back() -> None:
    claims = said(
        *((0, "am", (), 0), (1, "ask", (0,), 0), (1, "believe", (0,), 1), (1, "because_said", (0,), 1)),
        *((0, "think", (1,), 0), (0, "take_back", (), 5), (2, "doubt", (0,), 1)),
    )
    assert [claim.number for claim in standing(claims)] == [1]
    assert claimants(claims) == bit(0)
    assert [latest_statement(claims, seat) for seat in range(3)] == [1, 0, 0]
    assert [latest(claims, seat) for seat in range(4)] == [1, 4, 7, 0]
    assert [claimants_since(claims, before) for before in (0, 5, 6, 7)] == [0b0111, 0b0101, 0b0100, 0]


@pytest.mark.parametrize(
    ("given", "seats", "words", "count"),
    [
        (("am", "red"), (), ("red",), 0),
        (("checked", (2, 1), "same", 3), (2, 1), ("same",), 3),
        (("did", "heal", 3, 2), (3,), ("heal",), 2),
        (("think", 3, "black"), (3,), ("black",), 0),
        (("because_voted", 2, 0), (2, 0), (), 0),
        (("believe", 1), (1,), (), 2),
        (("doubt", 1), (1,), (), 2),
        (("because_said", 1), (1,), (), 2),
        (("take_back",), (), (), 3),
    ],
)
def test_a_claim_becomes_a_fact(
    given: tuple[Argument, ...], seats: tuple[Seat, ...], words: tuple[str, ...], count: int
) -> None:
    claims = said((1, "am", (), 0), (1, "am", (), 0), (0, "am", (), 0))
    assert claimed(claims, Answer(0, "claim", given)) == Claimed(4, 0, str(given[0]), seats, words, count)


def test_words_and_numbers_name_nobody() -> None:
    assert seats_in("did", ("heal", 2, 3)) == [2]
    assert seats_in("checked", ((2, 1), "same", 3)) == [2, 1]
    assert seats_in("take_back", ()) == []


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (("am", "red"), ""),
        (("am", "king"), "not_in_game"),
        (("checked", (1,), "nod", 3), ""),
        (("checked", (1, 2), "same", 1), ""),
        (("checked", (1,), "nod", 4), "not_in_game"),
        (("checked", (0, 1), "same", 1), "target_self"),
        (("think", 0, "red"), "target_self"),
        (("think", 3, "red"), ""),
        (("will", 1), ""),
        (("will", 2), "not_accused"),
        (("will", 3), "target_dead"),
        (("ask", 3, "what"), "target_dead"),
        (("ask", 1, "what"), ""),
        (("believe", 1), ""),
        (("believe", 2), "nothing_claimed"),
        (("because_said", 2), "nothing_claimed"),
        (("because_said", 0), "target_self"),
        (("because_voted", 2, 0), ""),
        (("because_voted", 2, 1), "not_seen"),
        (("because_killed", 2), "not_seen"),
        (("because_silent", 0), "target_self"),
        (("because_silent", 3), "not_seen"),
        (("take_back",), "nothing_claimed"),
    ],
)
def test_what_hinders_a_claim(given: tuple[Argument, ...], reason: str) -> None:
    assert hinders(phrases(), said((1, "am", (), 0)), 0, Answer(0, "claim", given)) == reason


def test_who_is_dead_is_asked_nothing_whoever_lives() -> None:
    one = phrases()
    one.living = 0b1101
    assert [hinders(one, {}, 0, Answer(0, "claim", ("ask", seat, "what"))) for seat in (1, 2)] == ["target_dead", ""]


def test_whoever_has_claimed_something_may_take_it_back() -> None:
    assert hinders(phrases(), said((1, "am", (), 0)), 0, Answer(1, "claim", ("take_back",))) == ""


def test_hands_against_todays_last_promise_are_noted_until_a_recount_mends_them() -> None:
    claims = said(
        (0, "will", (1,), 0), (0, "will", (2,), 0), (1, "will", (3,), 0), (2, "will", (1,), 0), (3, "am", (), 0)
    )
    broken: dict[int, Seat] = {}
    heed_hands(claims, 0, broken, 1, [1, 2], bits([3]))
    assert broken == {}
    heed_hands(claims, 0, broken, 1, [1, 2], bits([0, 1, 2, 3]))
    assert broken == {2: 1}, "one's last promise counts; B promised somebody who is no candidate, and C kept his word"
    heed_hands(claims, 0, broken, 2, [1, 2], bits([2]))
    assert broken == {2: 1, 4: 2}
    heed_hands(claims, 0, broken, 2, [1, 2], bits([0]))
    assert broken == {2: 1}
    heed_hands(claims, 0, broken, 1, [1, 2], 0)
    assert broken == {}
    heed_hands(claims, 2, broken, 1, [1, 2], bits([0]))
    assert broken == {}, "that was yesterday"
    heed_hands({**claims, 6: Claimed(6, 0, "take_back", (), (), 2)}, 0, broken, 2, [1, 2], bits([0]))
    assert broken == {1: 2}, "the promise before it counts again"
