"""What a seat can ever be asked for or offered in a game, what it can ever claim, and which claims are true of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from citysleeps.books.bigcity.phrases import phrases as of_bigcity
from citysleeps.books.claims import Phrases, forms, kind_of
from citysleeps.books.original.phrases import phrases as of_original
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.forms import NumberOr, Numbers, Several
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import bit
from citysleeps.kernel.setup import Setup

EIGHT = 0b1111_1111
PHRASES: dict[str, Callable[[Any], Phrases]] = {"original": of_original, "bigcity": of_bigcity}


def setup_of(book: str, **settings: Any) -> Setup:
    deal = settings.pop("deal", {})
    seats = tuple("ABCDEFGH") if book != "cuba" else tuple("ABCDEFG")
    return SHELF[book].settle(Setup(book=book, seats=seats, settings=settings, deal=deal, seed="words"))


def beyond_seats(book: str, **settings: Any) -> list[Ask]:
    """What the book adds to the acts that take a seat, or nothing."""
    setup = setup_of(book, **settings)
    usual = Rules.vocabulary(SHELF[book], setup)
    return [ask for ask in SHELF[book].vocabulary(setup) if ask not in usual]


def plans(**settings: Any) -> list[Ask]:
    return beyond_seats("original", deck="extended", **settings)


def test_in_original_a_gang_plans_as_far_ahead_as_it_can() -> None:
    """ORIG-602 For nights 2 to 4; ORIG-R29 later too if it plans again; with open eyes nobody plans."""
    assert plans(kill_method="closed_eyes") == [Ask(EIGHT, "plan", (EIGHT, Numbers(2, 4)))]
    again = plans(kill_method="closed_eyes", gang_replan="window")
    assert again == [Ask(EIGHT, "plan", (EIGHT, Numbers(2, 12)))]
    assert plans(kill_method="open_eyes") == []


def test_in_spytown_the_chosen_cards_are_played_and_revealed() -> None:
    """SPY-814 With and without somebody named; SPY-1606 hunches are talk, and no part of it."""
    deck = ("vest", "wiretap")
    asks = [Ask(EIGHT, "reveal", (deck,)), Ask(EIGHT, "play", (deck,)), Ask(EIGHT, "play", (deck, EIGHT))]
    assert beyond_seats("spytown", cards=deck) == asks
    assert beyond_seats("spytown", cards=()) == []
    for cards, beside in (((), ()), (deck, ("play", "reveal"))):
        setup = setup_of("spytown", cards=cards)
        assert "hunch" not in {ask.act for ask in SHELF["spytown"].vocabulary(setup)}
        assert SHELF["spytown"].beside(setup) == beside


def test_in_bigcity_one_or_two_are_checked_and_a_card_is_shown_only_with_the_rule_of_it() -> None:
    """CITY-350, CITY-1030"""
    checks = [Ask(EIGHT, "check", (Several(EIGHT, several, several),)) for several in (1, 2)]
    assert beyond_seats("bigcity") == checks
    assert SHELF["bigcity"].beside(setup_of("bigcity", opt_name_of_truth="on")) == ("show",)
    assert SHELF["bigcity"].beside(setup_of("bigcity", opt_name_of_truth="off")) == ()


def test_in_cuba_diamonds_and_tokens_are_taken() -> None:
    """CUBA-211, CUBA-310, CUBA-324"""
    remove, bag, take = beyond_seats("cuba")
    tokens = ("loyal", "driver", "agent_cia", "agent_fbi", "cleaner")
    assert (remove.act, remove.slots) == ("remove", (Numbers(0, 5),))
    assert bag.act == "bag" and set(bag.slots[0]) == set(tokens)  # type: ignore[arg-type]
    slot = take.slots[0]
    assert take.act == "take" and isinstance(slot, NumberOr)
    assert (slot.least, slot.most, set(slot.words)) == (1, 15, {*tokens, "nothing"})
    assert {remove.to, bag.to, take.to} == {0b111_1111}


def game_of(book: str, **settings: Any) -> Any:
    return Play(SHELF[book], setup_of(book, **settings)).game


@pytest.mark.parametrize(("book", "from_night"), [("original", 1), ("spytown", 1), ("bigcity", 2)])
def test_whatever_may_be_claimed_some_day_is_known_at_the_deal(book: str, from_night: int) -> None:
    """ORIG-2003, SPY-1703, CITY-1303 About so many nights as there are players, and for reasons with every seat."""
    asks = SHELF[book].claims(game_of(book))
    assert {(ask.to, ask.act) for ask in asks} == {(EIGHT, "claim")}
    slots = [ask.slots for ask in asks]
    found = {kind_of(one): one[1:] for one in slots}
    holds = () if book == "original" else ("hold",)
    assert {*found} | {"did", *holds} == {*SHELF[book].parts} | {"did", *holds}
    assert (found["checked"][0], found["checked"][2]) == (Several(EIGHT, 1, 1), Numbers(from_night, 8))
    for kind in ("will", "ask", "believe", "doubt", "because_said", "because_killed", "because_silent"):
        assert found[kind][0] == EIGHT
    for kind in {"because_voted", "because_accused"} & {*SHELF[book].parts}:
        assert [one[1:] for one in slots if kind_of(one) == kind] == [(EIGHT, bit(seat)) for seat in range(8)]


@pytest.mark.parametrize("book", ["original", "bigcity"])
def test_nothing_is_claimed_of_nights_before_the_first_that_had_checks_or_deeds(book: str) -> None:
    """ORIG-2005, CITY-1305"""
    said = PHRASES[book](game_of(book))
    nights = (said.check_nights, said.act_nights)
    for said.check_nights, said.act_nights in (nights, ((2, 1), (2, 1)), ((2, 2), (2, 2))):
        could = said.check_nights[0] <= said.check_nights[1]
        kinds = [kind_of(slots) for slots in forms(said, {})]
        assert ("checked" in kinds, "did" in kinds) == (could, could and bool(said.acts))


def test_before_anybody_has_had_the_floor_nobody_can_be_called_silent() -> None:
    """ORIG-2009"""
    said = of_original(game_of("original"))
    assert said.heard == 0 and "because_silent" not in [kind_of(slots) for slots in forms(said, {})]


def test_what_a_card_does_is_claimed_of_any_night_from_the_second_on() -> None:
    """ORIG-2009"""
    deal = dict(zip("ABCDEFGH", ("doctor", "sheriff", "don", *["resident"] * 5), strict=True))
    asks = SHELF["original"].claims(game_of("original", deck="extended", deal=deal))
    assert [ask.slots[1:] for ask in asks if kind_of(ask.slots) == "did"] == [
        (("guard", "shoot"), EIGHT, Numbers(2, 8)),
    ]


def true_of_all(book: str, *cards: str, **settings: Any) -> list[tuple[str, ...]]:
    """What the seats with these cards may say of themselves without lying; and nothing, before the cards are known."""
    setup = setup_of(book, deal=dict(zip("ABCDEFGH", cards, strict=True)), **settings)
    rules = SHELF[book]
    assert [rules.true_of(rules.blank(setup), seat) for seat in range(8)] == [()] * 8
    return [rules.true_of(Play(rules, setup).game, seat) for seat in range(8)]


def test_true_is_what_a_card_is_and_what_its_holder_may_be() -> None:
    """ORIG-2013, ORIG-1251 The werewolf may be on any side."""
    cards = ("resident", "don", "ninja", "maniac", "lawyer", "werewolf", "mafia", "commissar")
    assert true_of_all("original", *cards, deck="extended") == [
        ("resident", "red"),
        ("don", "black", "mafia"),
        ("ninja", "black", "yakuza"),
        ("maniac", "black"),
        ("lawyer", "black"),
        ("werewolf", "red", "black", "mafia", "yakuza", "maniac"),
        ("mafia", "black", "mafia"),
        ("commissar", "red"),
    ]


TOKENS = ("agent", "mafioso", "mafioso", *["policeman"] * 5)


@pytest.mark.parametrize(
    ("cards", "police", "mafia"),
    [
        ((), ("police",), ("mafia",)),
        (("recruitment",), ("police", "mafia"), ("mafia",)),
        (("reverse_recruitment",), ("police",), ("mafia", "police")),
        (("new_gang", "new_gang", "new_gang"), ("police", "new_gang"), ("mafia", "new_gang")),
    ],
)
def test_true_is_a_token_and_every_side_to_which_a_card_of_this_game_may_bring_its_holder(
    cards: tuple[str, ...], police: tuple[str, ...], mafia: tuple[str, ...]
) -> None:
    """SPY-1712 And the card in the hand."""
    setup = setup_of("spytown", cards=cards, deal=dict(zip("ABCDEFGH", TOKENS, strict=True)))
    game: Any = Play(SHELF["spytown"], setup).game
    held = [game.cards[seat] for seat in range(8)]
    sides = [(token, *(mafia if token == "mafioso" else police)) for token in TOKENS]
    true = [SHELF["spytown"].true_of(game, seat) for seat in range(8)]
    assert true == [(*of, held[seat]) for seat, of in enumerate(sides)]
    assert SHELF["spytown"].true_of(SHELF["spytown"].blank(setup), 0) == ()


@pytest.mark.parametrize(("card", "sect"), [("maniac", ()), ("sectarian", ("outcasts",))])
def test_true_is_a_card_and_the_sect_where_there_may_be_one(card: str, sect: tuple[str, ...]) -> None:
    """CITY-1313, CITY-583"""
    cards = ("doctor", "mafia", "boss", card, *["peaceful_resident"] * 4)
    assert true_of_all("bigcity", *cards)[:4] == [
        ("doctor", "citizens", *sect),
        ("mafia", "criminals", "mafia", *sect),
        ("boss", "criminals", "mafia", *sect),
        (card, "outcasts"),
    ]


def test_true_of_the_cartel_is_that_it_is_the_cartel() -> None:
    """CITY-1313"""
    cards = ("doctor", "cartel", "ringleader", *["peaceful_resident"] * 5)
    assert true_of_all("bigcity", *cards, faction="cartel")[1:3] == [
        ("cartel", "criminals", "cartel"),
        ("ringleader", "criminals", "cartel"),
    ]
