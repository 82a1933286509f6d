"""Values of settings, however they are written."""

from __future__ import annotations

import pytest

from citysleeps.books.choosing import When, among, number, one_of, seat, whole_number
from citysleeps.books.described import Setting
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import BadSetup, Setup, Value


@pytest.mark.parametrize(
    ("value", "allowed", "meant"),
    [
        ("yes", ("on", "off"), "on"),
        ("FALSE", ("on", "off"), "off"),
        (True, ("on", "off"), "on"),
        ("off", ("yes", "no"), "no"),
        (True, ("yes", "no"), "yes"),
        ("on", (True, False), True),
        ("2", (1, 2), 2),
        ("ties", ("ties", "any"), "ties"),
    ],
)
def test_yes_and_no_are_understood_in_every_form(value: Value, allowed: tuple[Value, ...], meant: Value) -> None:
    found = among("x", value, allowed)
    assert (found, type(found)) == (meant, type(meant))


def test_of_several_values_the_first_is_the_default_and_it_is_said_when_they_matter() -> None:
    when: When = {"host": ("human",)}
    assert one_of("SPY-001", "on", "off", group="night", when=when, roles=("agent",)) == Setting(
        values=("on", "off"), default="on", clause="SPY-001", group="night", when=when, roles=("agent",)
    )


@pytest.mark.parametrize(("value", "allowed"), [("yes", ("ties", "any")), (True, (1, 2)), ("maybe", ("on", "off"))])
def test_what_is_no_value_is_refused(value: Value, allowed: tuple[Value, ...]) -> None:
    with pytest.raises(BadSetup, match="it may be"):
        among("x", value, allowed)


@pytest.mark.parametrize("value", [0, 86_400, "0", "60", "000000060"])
def test_a_whole_number_is_understood_in_figures(value: Value) -> None:
    assert whole_number("x", value, 0, 86_400) == int(str(value))


@pytest.mark.parametrize(("value", "shown"), [("999999999", "too large"), (10**40, "too large"), ("9" * 30, "9999")])
def test_a_number_that_is_too_large_is_refused(value: Value, shown: str) -> None:
    with pytest.raises(BadSetup, match=f"x is {shown}"):
        whole_number("x", value, 0, 86_400)


@pytest.mark.parametrize("value", [-1, 86_401, True, "-1", "٣", "1.5", ""])
def test_what_is_no_whole_number_is_refused(value: Value) -> None:
    with pytest.raises(BadSetup, match="it must be a whole number"):
        whole_number("x", value, 0, 86_400)


@pytest.mark.parametrize(("value", "read"), [("3", 3), (7, 7), (2, None), ("8", None)])
def test_a_number_may_have_bounds_of_its_own(value: Value, read: int | None) -> None:
    if read is not None:
        assert whole_number("x", value, 3, 7) == read
    else:
        with pytest.raises(BadSetup, match=f"x is {value}; it must be a whole number from 3 to 7"):
            whole_number("x", value, 3, 7)


def test_a_setting_is_shown_where_and_when_its_declaration_says() -> None:
    declared = (one_of("X-1", True, False, group="g", when={"y": (1,)}), number("X-1", 60, group="g", when={"y": (1,)}))
    for setting in (*declared, seat("X-1", group="g", when={"y": (1,)})):
        assert (setting.clause, setting.group, setting.when) == ("X-1", "g", {"y": (1,)})
    assert [one.default for one in (*declared, seat("X-1"))] == [True, 60, None]
    assert (number("X-1", 60).group, one_of("X-1", 1).when) == ("", {})


@pytest.mark.parametrize(
    ("book", "settings", "said"),
    [
        ("cuba", {"roles": ("loyal=x",)}, "roles has loyal=x"),
        ("bigcity", {"roles": ("mafia=x",)}, "roles has mafia=x"),
        ("bigcity", {"opt_who_is_who": "on", "decks": ("citizens=x",)}, "decks has citizens=x"),
    ],
)
def test_a_number_of_cards_that_is_none_is_named_with_its_setting(
    book: str, settings: dict[str, Value], said: str
) -> None:
    with pytest.raises(BadSetup, match=said):
        SHELF[book].settle(Setup(book=book, seats=tuple("ABCDEFGH"), settings=settings))


@pytest.mark.parametrize(
    ("cards", "read"), [("vest, wiretap", ("vest", "wiretap")), ("vest wiretap", ("vest", "wiretap")), ("", ())]
)
def test_a_list_may_be_written_as_words(cards: str, read: tuple[str, ...]) -> None:
    settled = SHELF["spytown"].settle(Setup(book="spytown", seats=tuple("ABCDEFGHI"), settings={"cards": cards}))
    assert settled.settings["cards"] == read


@pytest.mark.parametrize("value", [7, True])
def test_what_is_no_list_is_refused(value: Value) -> None:
    with pytest.raises(BadSetup, match=f"roles is {value}; it is a list of words"):
        SHELF["bigcity"].lobby.advise({"roles": value}, 8)
