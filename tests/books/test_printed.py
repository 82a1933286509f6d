"""What is printed for a table that plays with cards of its own, and what stands on the cover of a book."""

from __future__ import annotations

from copy import copy

import msgspec
import pytest

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import Value


@pytest.mark.parametrize(
    ("book", "settings", "players", "roles", "cards"),
    [
        ("original", {}, 7, {"resident": 4, "commissar": 1, "mafia": 1, "don": 1}, {}),
        ("spytown", {}, 9, {"policeman": 6, "mafioso": 2, "agent": 1}, {}),
        (
            "spytown",
            {"cards": ("vest", "bandage")},
            9,
            {"policeman": 6, "mafioso": 2, "agent": 1},
            {"vest": 1, "bandage": 1, "neutral": 7},
        ),
        ("cuba", {}, 7, {"loyal": 2, "agent_fbi": 1, "driver": 1}, {}),
    ],
)
def test_as_many_cards_are_printed_as_are_dealt(
    book: str, settings: dict[str, Value], players: int, roles: dict[str, int], cards: dict[str, int]
) -> None:
    """ORIG-301, SPY-201, SPY-803, CUBA-108; in Cuba these are the tokens in the box."""
    found = SHELF[book].lobby.printed(book, settings, players)
    assert {card: number for card, number in found.roles.items() if number} == roles
    assert found.cards == cards


def test_nothing_is_printed_for_so_few_that_cannot_play() -> None:
    """Not even the cards of a hand, which the book names for as many as can."""
    settings: dict[str, Value] = {"cards": ("vest", "bandage")}
    lobby = SHELF["spytown"].lobby
    assert lobby.advise(settings, 4).hands
    found = lobby.printed("spytown", settings, 4)
    assert (found.players, found.roles, found.cards) == (4, {}, {})


def test_a_cover_says_how_hard_a_book_is_and_how_many_usually_play_it() -> None:
    covers = {name: book.lobby.cover() for name, book in SHELF.items()}
    assert {name: cover.hard for name, cover in covers.items()} == {
        "original": 1,
        "spytown": 2,
        "bigcity": 3,
        "cuba": 1,
    }
    assert [name for name, cover in covers.items() if cover.first] == ["original"]
    for cover in covers.values():
        assert cover.typical in cover.players
        assert all(usual.shortest < usual.longest for usual in cover.players.values())


def test_where_nobody_knows_what_is_dealt_every_role_is_printed_once_and_no_side_that_one_may_join() -> None:
    """CITY-1010"""
    lobby = SHELF["bigcity"].lobby
    found = lobby.printed("bigcity", {"opt_who_is_who": "on"}, 10)
    roles = lobby.describe().roles
    assert set(found.roles.values()) == {1} and found.players == 10
    assert {*found.roles} == {id for id, role in roles.items() if role.copies and not role.becomes}
    assert {"mafia", "doctor", "maniac"} <= {*found.roles} and found.cards == {}


def test_a_card_that_only_a_deal_of_every_seat_has_is_not_printed_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """CITY-1010"""

    lobby = copy(SHELF["bigcity"].lobby)
    described = lobby.describe()
    doctor = msgspec.structs.replace(described.roles["doctor"], copies=0)
    house = msgspec.structs.replace(described, roles={**described.roles, "doctor": doctor})
    monkeypatch.setattr(lobby, "describe", lambda: house)
    printed = lobby.printed("bigcity", {"opt_who_is_who": "on"}, 10)
    assert "doctor" not in printed.roles and printed.roles["mafia"] == 1


def test_the_host_who_is_drawn_from_the_cards_does_not_play() -> None:
    """CITY-218"""
    lobby = SHELF["bigcity"].lobby
    assert lobby.players({"host": "human_dealt"}, 10) == 9
    assert lobby.players({"host": "human_chosen"}, 10) == lobby.players({}, 10) == 10
    assert SHELF["original"].lobby.players({}, 10) == 10


def test_a_book_that_says_nothing_else_lies_open_at_the_end_and_has_words_of_its_own() -> None:
    """Only `original` can be kept hidden, and only `spytown` has themes."""
    for book in ("spytown", "bigcity", "cuba"):
        assert SHELF[book].lobby.reveals({})
    for book in ("original", "bigcity", "cuba"):
        assert SHELF[book].lobby.theme({}) == ""
