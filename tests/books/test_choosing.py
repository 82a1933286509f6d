"""Values of settings, however they are written."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from citysleeps.books.choosing import (
    MOST,
    Choosable,
    When,
    among,
    list_of,
    number,
    numbered,
    one_of,
    recommended,
    seat,
    whole_number,
)
from citysleeps.books.described import Hosting, Setting
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
        ("7", ("7", "8"), "7"),
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


@pytest.mark.parametrize(
    ("value", "shown"),
    [("999999999", "too large"), (10**40, "too large"), ("9999999999", "9999999999;"), ("9" * 30, 20 * "9" + ";")],
)
def test_a_number_that_is_too_large_is_refused(value: Value, shown: str) -> None:
    with pytest.raises(BadSetup, match=f"x is {shown}"):
        whole_number("x", value, 0, 86_400)


def test_the_largest_number_of_all_is_not_called_too_large() -> None:
    with pytest.raises(BadSetup, match=f"x is {MOST}; "):
        whole_number("x", MOST, 0, MOST - 1)


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


def test_a_number_says_its_bounds() -> None:
    assert number("SPY-001", 5, group="night", least=1, most=9) == Setting(
        values="1 to 9", bounds=(1, 9), default=5, clause="SPY-001", group="night"
    )


@pytest.mark.parametrize(
    ("value", "allowed", "sentence"),
    [
        ("yes", ("ties", "any"), "x is yes; it may be ties, any"),
        ("maybe", ("yes", "no"), "x is maybe; it may be yes, no"),
        ("Tie", ("Ties", "Any"), "x is Tie; it may be Ties, Any; did you mean Ties?"),
        ("tree", (True, False), "x is tree; it may be true, false; did you mean true?"),
        ("two", (1, 2), "x is two; it may be 1, 2"),
        ("٢", (1, 2), "x is ٢; it may be 1, 2"),
    ],
)
def test_a_refusal_says_what_it_may_be_and_what_may_have_been_meant(
    value: Value, allowed: tuple[Value, ...], sentence: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        among("x", value, allowed)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(("value", "only"), [("a", "a"), ("1", 1), ("on", True)])
def test_a_setting_may_have_one_value_alone(value: Value, only: Value) -> None:
    found = among("x", value, (only,))
    assert (found, type(found)) == (only, type(only))


class Chosen(msgspec.Struct):
    """Settings of every kind."""

    host: Annotated[str, one_of("X-1", "human", "engine")]
    seconds: Annotated[int, number("X-2", 30, most=90)]
    cards: Annotated[tuple[str, ...], list_of("X-3", "cards")]
    first: Annotated[str, seat("X-4")] = ""


CHOOSABLE = Choosable(Chosen, {"quick": {"seconds": 5}})


def test_settings_are_read_each_by_its_kind_and_after_the_preset() -> None:
    assert CHOOSABLE.read({"preset": "quick", "cards": "vest, mask", "first": "Anna Maria"}) == {
        "seconds": 5,
        "cards": ("vest", "mask"),
        "first": "Anna Maria",
    }
    assert CHOOSABLE.read({"seconds": "7", "preset": "quick", "host": "engine"}) == {"seconds": 7, "host": "engine"}
    assert CHOOSABLE.read({"host": "human"}) == {"host": "human"}
    assert CHOOSABLE.complete({"seconds": 7}) == Chosen("human", 7, (), "")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"preset": "slow"}, "preset is slow; it may be quick"),
        ({"hos": "human"}, "there is no setting hos; did you mean host?"),
        ({"x": 1}, "there is no setting x; the settings are preset, host, seconds, cards, first"),
        ({"seconds": 91}, "seconds is 91; it must be a whole number from 0 to 90"),
        ({"cards": 3}, "cards is 3; it is a list of words"),
        ({"host": "nobody"}, "host is nobody; it may be human, engine"),
    ],
)
def test_what_cannot_be_chosen_is_said(given: dict[str, Value], sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        CHOOSABLE.read(given)
    assert (refused.value.reason, str(refused.value)) == ("bad_setup", sentence)


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ((), {}),
        (("sheep", "wolf=2"), {"wolf": 2, "sheep": 1}),
        (("wolf:2", "wolf"), {"wolf": 3}),
        (("wolf=999", "sheep=0"), {"wolf": 999}),
    ],
)
def test_counts_are_read_in_the_order_of_what_is_known(words: tuple[str, ...], numbers: dict[str, int]) -> None:
    found = numbered("x", words, ("wolf", "sheep"))
    assert [*found.items()] == [*numbers.items()]


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("goat", "x has goat; it may have wolf, sheep"),
        ("wolf=1000", "x has wolf=1000; a number is written wolf=2"),
        ("wolf=a", "x has wolf=a; a number is written wolf=2"),
        ("wolf=٢", "x has wolf=٢; a number is written wolf=2"),
        ("wolf=-1", "x has wolf=-1; a number is written wolf=2"),
    ],
)
def test_what_is_no_count_is_refused(word: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        numbered("x", ("sheep", word), ("wolf", "sheep"))
    assert str(refused.value) == sentence


def test_what_is_shown_and_chosen_otherwise_is_recommended_but_not_who_hosts() -> None:
    described = {
        "host": Setting(values=("human",), default="human", clause="X-1", group="main"),
        "seconds": Setting(values="0 to 9", default=3, clause="X-2", group="times"),
        "cards": Setting(values="a list", default=(), clause="X-3", group="times"),
        "hidden": Setting(values="0 to 9", default=3, clause="X-4"),
    }
    chosen: dict[str, Value] = {"host": "human", "seconds": 3, "cards": (), "hidden": 3}
    advised: dict[str, Value] = {"host": "engine", "seconds": 5, "cards": (), "hidden": 5}
    assert recommended(chosen, advised, described, Hosting(setting="host", modes={})) == {"seconds": 5}
