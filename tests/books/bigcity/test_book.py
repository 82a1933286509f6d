"""What of the book `bigcity` no scenario can say."""

from __future__ import annotations

import pytest

from citysleeps.books.bigcity.sets import check_decks, check_parity
from citysleeps.books.bigcity.settings import complete
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.forms import Several
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import MOST_SEATS, NOBODY, SPECTATORS, bit
from citysleeps.kernel.setup import BadSetup, Setup, Value
from citysleeps.notation.expectations import Position
from citysleeps.notation.referee import take
from citysleeps.views.view import view

# CITY-330 The memo at the end of the book.
MEMO = (
    *("lawyer", "doctor", "bodyguard", "mafia", "cartel", "maniac", "poisoner", "revolutionary", "sect", "lover"),
    *("detective", "journalist", "psychic", "bloodhound", "sleuth", "judge", "admirer"),
)


def test_the_order_of_the_night_is_at_the_hosts_hand() -> None:
    """CITY-1109 It is part of what the book says of itself, which every console has from the beginning."""
    steps = list(SHELF["bigcity"].lobby.describe().steps)
    assert steps == ["call_criminals", *(f"call_{name}" for name in MEMO)]


# All cards that one faction can use, 33 of them.
CITIZENS = ("agent", "judge", "detective", "journalist", "doctor", "bodyguard", "patrolman", "psychic", "admirer")
OTHERS = ("sleuth", "lucky_one", "avenger", "mafia=5", "lawyer", "lover", "bloodhound", "werewolf", "boss")
OUTCASTS = ("maniac", "poisoner", "sectarian", "revolutionary")


@pytest.mark.parametrize("host", ["software", "human_chosen", "human_dealt"])
@pytest.mark.parametrize("peaceful", range(2, 8))
def test_a_large_set_is_dealt_to_as_many_as_are_advised_or_refused(host: str, peaceful: int) -> None:
    """CITY-R06: a table has 32 seats, and one of them is the Host's who is to be drawn."""
    book = SHELF["bigcity"]
    roles = (f"peaceful_resident={peaceful}", *CITIZENS, *OTHERS, *OUTCASTS)
    settings: dict[str, Value] = {"host": host, "roles": roles, "max_outcasts": 4}
    seats = book.lobby.advise(settings, 0).most
    assert seats <= MOST_SEATS
    refused = any(notice.kind == "refused" for notice in book.lobby.advise(settings, seats).notices)
    assert refused == (26 + peaceful + (host == "human_dealt") > MOST_SEATS)
    setup = Setup(book="bigcity", seats=tuple(f"P{i}" for i in range(seats)), settings=settings, seed="large")
    if refused:
        with pytest.raises(BadSetup):
            book.settle(setup)
    else:
        assert Play(book, book.settle(setup)).game.size == seats


def calls_seen(night_calls: str) -> tuple[str, ...]:
    """The calls of the second night as anybody sees them in the step of the faction, when the Doctor is dead."""
    deal = {"A": "mafia", "B": "doctor", "C": "detective", "D": "admirer"}
    settings: dict[str, Value] = {"night_calls": night_calls}
    setup = SHELF["bigcity"].settle(Setup(book="bigcity", seats=tuple("ABCDEFG"), settings=settings, deal=deal))
    at = Position(Play(SHELF["bigcity"], setup))
    take(at, "A vote B")
    take(at, {"until": "call_mafia 2"})
    seen = view(SHELF["bigcity"], setup, at.play.game.log, SPECTATORS)
    return tuple(call.step for call in SHELF["bigcity"].screen.shown(seen, NOBODY).calls)


def test_the_calls_to_come_are_shown_unless_they_would_tell_who_lives() -> None:
    """CITY-330, CITY-R15: with `living` only those made so far."""
    assert calls_seen("in_play") == ("call_doctor", "call_mafia", "call_detective", "call_admirer")
    assert calls_seen("living") == ("call_mafia",)


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"roles": ("detective", "mafia", "peaceful_resident=4")}, "detective"),
        ({"roles": ("patrolman", "mafia", "peaceful_resident=4")}, "patrolman"),
        ({"roles": ("detective", "patrolman", "mafia", "peaceful_resident=3")}, "both"),
        ({"opt_who_is_who": "on", "decks": ("citizens=5", "criminals=1")}, "both"),
    ],
)
def test_the_call_of_the_detective_names_whoever_may_be_in_the_game(settings: dict[str, Value], named: str) -> None:
    """CITY-212, CITY-321, CITY-1011 By what everybody knows: the same for every seat, whoever holds the card."""
    book = SHELF["bigcity"]
    setup = book.settle(Setup(book="bigcity", seats=tuple("ABCDEF"), settings=settings, seed="duty"))
    log = Play(book, setup).game.log
    seen = [view(book, setup, log, bit(seat)) for seat in range(6)]
    assert {book.screen.shown(one, seat).terms["duty"] for seat, one in enumerate(seen)} == {named}


# A choice of roles


def noticed(players: int, **settings: Value) -> list[str]:
    return [notice.id for notice in SHELF["bigcity"].lobby.advise(settings, players).notices]


def test_as_many_play_as_cards_are_chosen_and_no_fewer_than_three() -> None:
    """CITY-201, CITY-R06 Of the roles, or under Who Is Who of the decks."""
    decks = ("citizens=7", "criminals=2", "outcasts=1")
    advice = SHELF["bigcity"].lobby.advise({"opt_who_is_who": "on", "decks": decks}, 0)
    assert (advice.least, advice.most) == (10, 10)
    assert noticed(2, roles=("peaceful_resident", "maniac")) == ["bad_player_count"]


def test_city_1010_the_advice_says_how_many_of_each_side_are_drawn() -> None:
    """CITY-R55 Those chosen, or else as many as in the proposed set; nothing where the roles are known."""

    def drawn(**settings: Value) -> dict[str, int]:
        return SHELF["bigcity"].lobby.advise(settings, 9).decks

    assert drawn(opt_who_is_who="on") == {"citizens": 6, "criminals": 3}
    assert drawn(opt_who_is_who="on", decks=("citizens=8", "outcasts=1")) == {"citizens": 8, "outcasts": 1}
    assert drawn() == {}


def test_a_warning_names_the_column_of_the_table() -> None:
    """CITY-112, CITY-210"""
    assert noticed(9, roles=("peaceful_resident=7", "mafia=2")) == ["table_peaceful_resident", "no_check_or_shot"]


def test_city_114_a_set_without_criminals_may_have_as_many_outcasts_as_the_table_allows_both() -> None:
    roles = ("maniac", "poisoner", "revolutionary", "detective", "peaceful_resident=3")
    assert noticed(7, roles=roles, max_outcasts=3) == []
    assert noticed(7, roles=("sectarian", *roles[:-1], "peaceful_resident=2"), max_outcasts=4) == ["table_criminals"]


def test_poison_is_explained_where_somebody_may_be_poisoned() -> None:
    """CITY-821, CITY-1041 By the Poisoner, or by the Doctor under All in Moderation."""

    def explained(role: str, moderation: str = "off") -> bool:
        settings: dict[str, Value] = {
            "roles": (role, "mafia=2", "peaceful_resident=6"),
            "opt_all_in_moderation": moderation,
        }
        chapters = SHELF["bigcity"].lobby.guide(settings, 9).chapters
        return "poison" in [paragraph.id for chapter in chapters for paragraph in chapter.paragraphs]

    assert explained("poisoner") and explained("doctor", "on")
    assert not explained("doctor") and not explained("detective", "on")


def test_a_card_that_does_not_exist_is_called_a_card() -> None:
    setup = Setup(book="bigcity", seats=tuple("ABCDEF"), deal={"A": "mafia", "B": "clown"})
    with pytest.raises(BadSetup, match="there is no card clown"):
        SHELF["bigcity"].settle(setup)


@pytest.mark.parametrize(
    ("host", "deal"),
    [
        ("software", {"A": "mafia", "B": "host"}),
        ("human_chosen", {"A": "mafia", "B": "host"}),
        ("human_dealt", {"A": "mafia"}),
        ("human_dealt", {"A": "mafia", "B": "host", "C": "host"}),
    ],
)
def test_city_202_a_deal_without_the_hosts_card_or_with_one_too_many_is_refused_for_that(
    host: str, deal: dict[str, str]
) -> None:
    setup = Setup(book="bigcity", seats=tuple("ABCDEFG"), settings={"host": host}, deal=deal)
    with pytest.raises(BadSetup, match="one seat is dealt the card host if host is human_dealt"):
        SHELF["bigcity"].settle(setup)


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"faction": "both", "roles": ("mafia=3", "cartel=3", "maniac", "peaceful_resident=10")}, "both_apart"),
        ({"faction": "both", "roles": ("mafia=3", "cartel=3", "lawyer", "peaceful_resident=10")}, "both_apart"),
        (
            {
                "faction": "both",
                "opt_who_is_who": "on",
                "roles": ("mafia=3", "cartel=3", "lawyer", "peaceful_resident=10"),
            },
            "wrong_phase",
        ),
        ({"faction": "both", "roles": ("mafia=4", "cartel=3", "peaceful_resident=10")}, "both_equal"),
        ({"roles": ("mafia=3", "maniac", "poisoner", "peaceful_resident=12")}, "outcasts"),
        ({"roles": ("mafia=9", "peaceful_resident=8")}, "bad_setup"),
        ({"roles": ("mafia=9", "maniac", "peaceful_resident=7")}, "bad_setup"),
        ({"faction": "both", "roles": ("mafia=5", "cartel=5", "peaceful_resident=7")}, "bad_setup"),
    ],
)
def test_city_782_783_r09_what_cannot_be_dealt_is_named(settings: dict[str, Value], named: str) -> None:
    """CITY-216 As many cards as players, and still it cannot be dealt."""
    notices = SHELF["bigcity"].lobby.advise(settings, 17).notices
    assert [(notice.id, notice.kind) for notice in notices] == [(named, "refused")]


def test_city_r09_how_many_outcasts_there_may_be_is_said_with_the_refusal() -> None:
    (refused,) = (
        SHELF["bigcity"]
        .lobby.advise(
            {"roles": ("mafia=3", "maniac", "poisoner", "sectarian", "peaceful_resident=11"), "max_outcasts": 2}, 17
        )
        .notices
    )
    assert (refused.id, refused.numbers) == ("outcasts", {"most": 2})


def test_city_r03_where_the_table_binds_what_it_does_not_allow_is_refused() -> None:
    notices = SHELF["bigcity"].lobby.advise({"roles": ("mafia=4", "doctor", "peaceful_resident=7")}, 12).notices
    assert [notice.kind for notice in notices] == ["warning", "warning"]
    settings: dict[str, Value] = {"roles": ("mafia=4", "doctor", "peaceful_resident=7"), "role_table": "enforce"}
    notices = SHELF["bigcity"].lobby.advise(settings, 12).notices
    assert [(notice.id, notice.kind) for notice in notices] == [("bad_setup", "refused")]


def test_city_211_roles_that_were_chosen_are_no_preset() -> None:
    def preset(**settings: Value) -> str:
        return SHELF["bigcity"].lobby.advise(settings, 9).preset

    assert preset() == "default" and preset(preset="first_game") == "first_game"
    assert preset(roles=("mafia=3", "doctor", "peaceful_resident=5")) == ""


def test_city_109_in_the_place_of_roles_that_cannot_be_dealt_those_of_the_book_are_proposed() -> None:
    advice = SHELF["bigcity"].lobby.advise({"roles": ("mafia=5", "peaceful_resident=4")}, 9)
    assert advice.suggested == {"roles": (), "decks": (), "deck": "default"}


def test_city_109_in_the_place_of_decks_that_cannot_be_drawn_those_of_the_book_are_proposed() -> None:
    settings: dict[str, Value] = {"opt_who_is_who": "on", "decks": ("citizens=4", "criminals=5")}
    advice = SHELF["bigcity"].lobby.advise(settings, 9)
    assert advice.suggested == {"roles": (), "decks": (), "deck": "default"}


def test_city_r06_too_many_players_are_named_before_too_many_outcasts() -> None:
    assert noticed(40, roles=("mafia=3", "maniac", "poisoner", "peaceful_resident=35")) == ["bad_player_count"]


def test_city_216_where_nobody_is_a_citizen_nobody_counts_against_the_criminals() -> None:
    settings = complete({"parity_counts": "citizens"})
    with pytest.raises(BadSetup, match="0 criminals against 0"):
        check_parity(settings, {"maniac": 1, "poisoner": 1, "revolutionary": 1})


def test_city_r55_roles_and_decks_are_kept_in_the_order_of_the_book() -> None:
    settings = complete({"roles": "mafia=2, peaceful_resident:6", "decks": "criminals=2, citizens:5"})
    assert (settings.roles, settings.decks) == (("peaceful_resident=6", "mafia=2"), ("citizens=5", "criminals=2"))


def test_city_201_a_set_that_is_too_small_or_too_large_is_called_the_roles() -> None:
    setup = Setup(book="bigcity", seats=tuple("ABCDEF"), settings={"roles": ("mafia=2", "doctor=1")})
    with pytest.raises(BadSetup, match="the roles are 3 cards for 6 players"):
        SHELF["bigcity"].settle(setup)


def test_city_1010_the_decks_are_for_all_but_the_host_who_is_drawn() -> None:
    advice = SHELF["bigcity"].lobby.advise({"host": "human_dealt", "opt_who_is_who": "on"}, 10)
    assert sum(advice.decks.values()) == 9


def test_city_112_city_210_what_the_book_would_not_advise_is_a_warning() -> None:
    roles = ("mafia=2", "doctor", "peaceful_resident=7")
    notices = SHELF["bigcity"].lobby.advise({"roles": roles}, 10).notices
    assert [(notice.kind, notice.clause) for notice in notices] == [("warning", "CITY-112"), ("warning", "CITY-210")]


def test_a_deck_that_does_not_exist_is_called_by_the_name_of_the_setting() -> None:
    with pytest.raises(BadSetup, match="decks has clowns"):
        SHELF["bigcity"].complete({"decks": ("clowns=1",)})


def test_city_216_decks_without_a_citizen_count_none_against_the_criminals() -> None:
    settings = complete({"max_outcasts": 2, "parity_counts": "all_others"})
    check_decks(settings, {"criminals": 1, "outcasts": 2}, 3)
    with pytest.raises(BadSetup, match="2 criminals against 2"):
        check_decks(settings, {"criminals": 2, "outcasts": 2}, 4)


def test_city_350_any_two_players_can_be_checked_together_and_any_one() -> None:
    book = SHELF["bigcity"]
    setup = book.settle(Setup(book="bigcity", seats=tuple("ABCDEF"), seed="1"))
    checks = [ask.slots for ask in book.vocabulary(setup) if ask.act == "check"]
    assert checks[-2:] == [(Several(0b111111, 1, 1),), (Several(0b111111, 2, 2),)]


def test_under_who_is_who_so_many_may_play_as_there_are_decks_for_although_no_set_is_proposed() -> None:
    """CITY-R55, CITY-1010 The roles of a set do not matter where nobody knows what is dealt."""
    decks = ("citizens=13", "criminals=5", "outcasts=2")
    settings: dict[str, Value] = {"opt_who_is_who": "on", "decks": decks, "max_outcasts": 2}
    told = [one.id for one in SHELF["bigcity"].lobby.advise(settings, 20).notices]
    assert told == ["player_range"]


@pytest.mark.parametrize(("players", "id"), [(12, "both_equal"), (40, "bad_player_count")])
def test_two_factions_of_different_size_are_refused_for_that_unless_something_else_comes_first(
    players: int, id: str
) -> None:
    """CITY-782 Whoever are too many are told so."""
    roles = ("mafia=2", "cartel=1", "peaceful_resident=7", "doctor", "detective")
    settings: dict[str, Value] = {"faction": "both", "roles": roles}
    assert [one.id for one in SHELF["bigcity"].lobby.advise(settings, players).notices] == [id]
