"""What a book suggests where a choice cannot be dealt to those who are there."""

from __future__ import annotations

import pytest

from citysleeps.books.described import HOSTLESS
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import BadSetup, Setup, Value

CHOSEN: dict[str, list[dict[str, Value]]] = {
    "original": [],
    "spytown": [
        {"cards": ("new_gang", "new_gang", "new_gang", "reverse_recruitment")},
        {"cards": ("wiretap", "vest", "bandage", "arrest", "shelter", "commander", "role_swap", "kidnapping")},
    ],
    "bigcity": [
        {"roles": ("mafia=2", "doctor", "peaceful_resident=5")},
        {"roles": ("mafia=2", "doctor", "peaceful_resident=5"), "host": "human_dealt"},
    ],
    "cuba": [{"roles": ("loyal=2", "agent_fbi=1", "driver=1")}],
}


def hinders(book: str, settings: dict[str, Value], players: int) -> str:
    """Why it cannot be dealt to so many."""
    names = tuple(f"P{number}" for number in range(players))
    chosen = (
        SHELF[book].lobby.hosted(settings, names[-1]) if SHELF[book].lobby.hosted_by(settings) == HOSTLESS else settings
    )
    try:
        SHELF[book].settle(Setup(book=book, seats=names, settings=chosen, seed="x", lasting=True))
    except BadSetup as bad:
        return bad.reason
    return ""


@pytest.mark.parametrize("book", SHELF)
def test_what_is_suggested_can_be_dealt_and_what_can_be_dealt_needs_no_suggestion(book: str) -> None:
    described = SHELF[book].lobby.describe()
    helped = 0
    for settings in [*({"preset": name} for name in described.presets), *CHOSEN.get(book, [])]:
        for players in range(described.seats[0], described.seats[-1] + 1):
            suggested = SHELF[book].lobby.advise(dict(settings), players).suggested
            if not hinders(book, dict(settings), players):
                assert suggested == {}, (settings, players)
            elif suggested:
                helped += 1
                assert hinders(book, {**settings, **suggested}, players) == "", (settings, players)
    assert helped > 0 or not CHOSEN.get(book)


@pytest.mark.parametrize("book", SHELF)
def test_every_preset_can_be_started_for_as_many_as_it_says_as_it_is_or_as_suggested(book: str) -> None:
    for name in SHELF[book].lobby.describe().presets:
        advice = SHELF[book].lobby.advise({"preset": name}, 0)
        for players in range(advice.least, advice.most + 1):
            suggested = SHELF[book].lobby.advise({"preset": name}, players).suggested
            assert hinders(book, {"preset": name, **suggested}, players) == "", (name, players)
