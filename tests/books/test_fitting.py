"""Settings that exclude each other: what stood before gives way to what is chosen now."""

from __future__ import annotations

import pytest

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import Value

Settings = dict[str, Value]
MAFIA: Value = ("mafia=2", "peaceful_resident=4")
DECKS: Value = ("citizens=6", "criminals=2")
MIX: Value = ("loyal=2", "driver=1")


@pytest.mark.parametrize(
    ("before", "chosen", "fits"),
    [
        ({"roles": MAFIA}, {"roles": MAFIA, "opt_who_is_who": "on"}, {"opt_who_is_who": "on"}),
        ({"decks": DECKS, "opt_who_is_who": "on"}, {"decks": DECKS}, {}),
        ({"roles": MAFIA}, {"roles": MAFIA, "faction": "cartel"}, {"faction": "cartel"}),
        (
            {"decks": DECKS, "opt_who_is_who": "on"},
            {"decks": DECKS, "opt_who_is_who": "on", "faction": "both"},
            {"opt_who_is_who": "on", "faction": "both"},
        ),
        # What is chosen together stays as it is, and so does what goes together.
        ({}, {"roles": ("cartel=2",), "faction": "cartel"}, {"roles": ("cartel=2",), "faction": "cartel"}),
        ({"roles": MAFIA}, {"roles": MAFIA, "self_check": "allow"}, {"roles": MAFIA, "self_check": "allow"}),
    ],
)
def test_city_1010_city_r07_roles_and_decks_go_with_who_is_who_and_the_faction(
    before: Settings, chosen: Settings, fits: Settings
) -> None:
    assert SHELF["bigcity"].fitting(chosen, before) == fits


@pytest.mark.parametrize(
    ("before", "chosen", "fits"),
    [
        ({"cleaner": "on"}, {"cleaner": "on", "roles": MIX}, {"cleaner": "off", "roles": MIX}),
        (
            {"preset": "cleaner"},
            {"preset": "cleaner", "roles": MIX},
            {"preset": "cleaner", "cleaner": "off", "roles": MIX},
        ),
        ({"roles": MIX}, {"roles": MIX, "cleaner": "on"}, {"cleaner": "on"}),
        ({"roles": MIX}, {"roles": MIX, "jokers": "1"}, {"roles": MIX, "jokers": "1"}),
        ({}, {"roles": MIX, "cleaner": "on"}, {"roles": MIX, "cleaner": "on"}),  # refused when it is dealt
        ({"roles": MIX, "cleaner": "on"}, {"cleaner": "on"}, {"cleaner": "on"}),
    ],
)
def test_cuba_1105_cuba_1110_an_own_mix_and_the_cleaner_exclude_each_other(
    before: Settings, chosen: Settings, fits: Settings
) -> None:
    assert SHELF["cuba"].fitting(chosen, before) == fits


@pytest.mark.parametrize(
    ("before", "chosen", "fits"),
    [
        ({"theft_fixed_s": 30}, {"theft_fixed_s": 30, "theft_turn_s": 60}, {"theft_fixed_s": 0, "theft_turn_s": 60}),
        ({"theft_turn_s": 60}, {"theft_fixed_s": 30, "theft_turn_s": 60}, {"theft_fixed_s": 30, "theft_turn_s": 0}),
        ({}, {"theft_turn_s": 60}, {"theft_turn_s": 60}),
    ],
)
def test_cuba_1322_a_limit_and_a_fixed_pace_of_the_box_exclude_each_other(
    before: Settings, chosen: Settings, fits: Settings
) -> None:
    assert SHELF["cuba"].fitting(chosen, before) == fits


@pytest.mark.parametrize(
    ("book", "given", "written"),
    [
        ("cuba", ("loyal:2", "driver"), ("loyal=2", "driver=1")),
        ("cuba", ("driver=1", "loyal=2"), ("loyal=2", "driver=1")),
        ("bigcity", ("mafia:2", "doctor"), ("doctor=1", "mafia=2")),
    ],
)
def test_numbers_are_read_with_either_sign_and_written_with_one(
    book: str, given: tuple[str, ...], written: tuple[str, ...]
) -> None:
    """CUBA-1105, CITY-201"""
    assert SHELF[book].complete({"roles": given})["roles"] == written
