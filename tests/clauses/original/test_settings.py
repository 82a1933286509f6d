"""Section 17: the table of settings in the rules, and the settings of the software."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from citysleeps.books.original.book import BOOK
from citysleeps.books.original.components import composition
from citysleeps.books.original.facts import GameSet
from citysleeps.books.original.settings import SETTINGS, Settings, complete
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, NOBODY
from citysleeps.kernel.setup import BadSetup, Setup, Value

RULES = (Path(__file__).parents[3] / "rules" / "original.md").read_text(encoding="utf-8")
SECTION = RULES.split("## 17. Settings")[1].split("## 18.")[0]
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")] for line in SECTION.splitlines() if line.startswith("| ORIG-")
]
NAMES = {clause: re.findall(r"`(\w+)`", names.split("(")[0]) for clause, names, *_ in ROWS}
VALUES = {clause: values for clause, _, values, _ in ROWS}
WORDS = {"true": True, "false": False}

# Settings with a plain list of values, by clause, as the rules have them.
LISTED = {
    clause: [WORDS.get(word, word) for word in re.findall(r"`(\w+)`", values)]
    for clause, values in VALUES.items()
    if re.fullmatch(r"(`\w+`(, )?)+", values)
}
WRONG: dict[str, list[Value]] = {
    **{name: ["nonsense", "", 1] for name in SETTINGS.choices},
    **{name: ["nonsense", "", -1, "1.5", True, 10**9] for name in SETTINGS.numbers},
}


def refused(settings: dict[str, Value]) -> str:
    with pytest.raises(BadSetup) as bad:
        BOOK.settle(Setup(book="original", seats=tuple("ABCDEFGHIJKL"), settings=settings))
    return bad.value.reason


def test_every_setting_of_the_rules_exists_and_no_other() -> None:
    """ORIG-1701 to ORIG-1730."""
    assert [f"ORIG-{number}" for number in range(1701, 1731)] == list(NAMES)
    of_rules = {name for names in NAMES.values() for name in names}
    assert of_rules == set(SETTINGS.settings) == set(Settings.__struct_fields__)


def test_the_tables_rows_are_read() -> None:
    """All but ORIG-1702, ORIG-1724, ORIG-1727, ORIG-1728 and ORIG-1730 have a plain list of values."""
    assert set(NAMES) - set(LISTED) == {"ORIG-1702", "ORIG-1724", "ORIG-1727", "ORIG-1728", "ORIG-1730"}


@pytest.mark.parametrize("clause", LISTED)
def test_values_and_default(clause: str) -> None:
    """ORIG-1701, ORIG-1703 to ORIG-1723, ORIG-1725, ORIG-1726, ORIG-1729: the default first, then the others; each is
    taken."""
    (name,) = NAMES[clause]
    assert list(SETTINGS.choices[name]) == LISTED[clause]
    assert getattr(complete({}), name) == LISTED[clause][0]
    for value in LISTED[clause]:
        host: dict[str, Value] = {"temporary_host": "A"} if value == "hostless" else {}
        assert getattr(complete({name: value} | host), name) == value


def test_kill_method_follows_the_deck() -> None:
    """ORIG-1702: open eyes for the basic deck, closed eyes for professional and for the extended deck."""
    assert complete({}).kill_method == "open_eyes"
    assert complete({"preset": "basic"}).kill_method == "open_eyes"
    assert complete({"preset": "professional"}).kill_method == "closed_eyes"
    assert complete({"preset": "extended"}).kill_method == "closed_eyes"
    assert complete({"deck": "extended"}).kill_method == "closed_eyes"
    assert complete({"deck": "extended", "kill_method": "open_eyes"}).kill_method == "open_eyes"
    assert complete({"deck": "basic", "kill_method": "closed_eyes"}).kill_method == "closed_eyes"
    assert complete({"preset": "hostless", "temporary_host": "A"}).kill_method == "open_eyes"


def test_numbers_and_defaults() -> None:
    """ORIG-1724, ORIG-1727 and ORIG-1730: whole numbers, with the defaults of the rules."""
    assert VALUES["ORIG-1724"].startswith("5; any whole number, 0 = never")
    assert VALUES["ORIG-1727"].startswith("15, 120, 15, 10, 60; any whole number")
    assert VALUES["ORIG-1730"].startswith("60, 30; any whole number")
    defaults = complete({})
    assert defaults.stalemate_rounds == 5
    assert [getattr(defaults, name) for name in NAMES["ORIG-1730"]] == [60, 30]
    assert [getattr(defaults, name) for name in NAMES["ORIG-1727"]] == [15, 120, 15, 10, 60]
    for name in SETTINGS.numbers:
        assert getattr(complete({name: 0, "host_mode": "human"}), name) == 0
        assert getattr(complete({name: 123}), name) == 123


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_value_is_refused(name: str) -> None:
    """ORIG-1701 to ORIG-1727: a value that the table does not have is `bad_setup`."""
    for value in WRONG[name]:
        assert refused({name: value}) == "bad_setup", (name, value)


def test_an_unknown_setting_or_preset_is_refused() -> None:
    """Section 17 has no other settings (ORIG-1701 to ORIG-1730)."""
    assert refused({"mode": "basic"}) == "bad_setup"
    assert refused({"preset": "nonsense"}) == "bad_setup"


def test_temporary_host_has_no_default() -> None:
    """ORIG-1728: must be named before the deal, in host-less play and only there."""
    assert complete({}).temporary_host == ""
    assert refused({"host_mode": "hostless"}) == "bad_setup"
    assert refused({"temporary_host": "A"}) == "bad_setup"
    assert complete({"host_mode": "hostless", "temporary_host": "A"}).temporary_host == "A"


def test_a_timer_of_nought_needs_somebody_who_goes_on() -> None:
    """ORIG-1610: refused with the software as host; ORIG-1609: the deal may wait for all to be ready."""
    for name in ("nomination_seconds", "vote_call_seconds", "night_step_seconds"):
        assert refused({name: 0}) == "bad_setup"
        assert getattr(complete({name: 0, "host_mode": "human"}), name) == 0
        assert getattr(complete({name: 0, "host_mode": "hostless", "temporary_host": "A"}), name) == 0
    assert complete({"deal_seconds": 0}).deal_seconds == 0


def test_everybody_can_say_something() -> None:
    """ORIG-1612: a speech of less than five seconds is refused, whoever hosts."""
    for name in ("speech_seconds", "defence_seconds"):
        assert refused({name: 4}) == refused({name: 0, "host_mode": "human"}) == "bad_setup"
        settled = BOOK.settle(Setup(book="original", seats=tuple("ABCDEFGH"), settings={name: 5}))
        assert settled.settings[name] == 5


@pytest.mark.parametrize(("name", "value"), [(name, values[-1]) for name, values in SETTINGS.choices.items()])
def test_all_settings_are_public_at_the_deal(name: str, value: Any) -> None:
    """ORIG-1704 `address_by` and every other setting is told to everybody with the deal (how players are addressed is
    nothing but that)."""
    seats = tuple("ABCDEFGHIJKL")
    given: dict[str, Value] = {name: value}
    if value == "hostless":
        given["temporary_host"] = "C"
    play = Play(BOOK, BOOK.settle(Setup(book="original", seats=seats, settings=given)))
    told = play.game.log[0]
    assert told[0] == ALL and isinstance(told[1], GameSet)
    assert set(told[1].settings) == set(Settings.__struct_fields__)
    assert told[1].settings[name] == value
    assert told[1].temporary_host == (2 if value == "hostless" else NOBODY)
    row = composition(str(told[1].settings["deck"]), len(seats), "lawyer")
    assert told[1].composition == row  # and so are the cards dealt


@pytest.mark.parametrize(
    ("settings", "preset"),
    [
        ({}, "basic"),
        ({"preset": "extended", "host_mode": "human"}, "extended"),
        ({"deck": "basic", "kill_method": "closed_eyes"}, "professional"),
        ({"preset": "basic", "host_mode": "hostless", "temporary_host": "A"}, "hostless"),
        ({"deck": "extended", "kill_method": "open_eyes"}, ""),
    ],
)
def test_everybody_is_told_which_preset_is_played(settings: dict[str, Value], preset: str) -> None:
    """ORIG-204 to ORIG-207 The one that says most of what was settled; none if the table goes its own way."""
    setup = BOOK.settle(Setup(book="original", seats=tuple("ABCDEFGHIJKL"), settings=settings))
    assert BOOK.screen.shown(BOOK.blank(setup), NOBODY).terms["preset"] == preset
    assert BOOK.lobby.advise(settings, 12).preset == preset
