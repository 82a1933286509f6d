"""What each kind of row changes at a table: this, and nothing else (table/changes.py)."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from citysleeps.kernel.seats import HOST, bit
from citysleeps.notation.record import Belief
from citysleeps.table import rows
from citysleeps.table.changes import CHAT
from citysleeps.table.manners import Manners
from citysleeps.table.phases import GAME, LOBBY
from citysleeps.table.rows import NO_ONE, What
from citysleeps.table.table import Table

from .bare import lobby, playing

PLAIN = (
    "language",
    "settings",
    "manners",
    "order",
    "appointed",
    "phase",
    "secret",
    "chat",
    "number",
    "seats",
    "owners",
)
OF_THE_GAME = ("host", "desk", "wanted", "paused", "differs", "has_bots", "stood", "fair")


def state(table: Table) -> dict[str, Any]:
    """Everything that rows may change, as flat as it can be."""
    found = {name: copy(getattr(table, name)) for name in (*PLAIN, *OF_THE_GAME)}
    found["book"] = table.book.name
    found |= {f"powers.{name}": copy(value) for name, value in vars(table.powers).items()}
    found |= {f"people.{name}": copy(value) for name, value in vars(table.people).items()}
    found |= {f"heard.{name}": dict(value) for name, value in vars(table.notes.heard).items()}
    for who, person in table.people.items():
        found |= {f"{who}.{name}": value for name, value in vars(person).items()}
    found["hunches"] = list(table.notes.hunches)
    found["play"] = table.play
    return found


def changed(table: Table, what: What) -> dict[str, Any]:
    """What this row changes, and to what; what is gone has changed to None."""
    before = state(table)
    table.carry_out(what)
    after = state(table)
    return {name: after.get(name) for name in before | after if before.get(name) != after.get(name)}


def test_somebody_comes_and_goes() -> None:
    table = lobby(2)
    assert changed(table, rows.Came(3, "C", "pl", "token 3", "seven", "", 0)) == {
        **{"3.id": 3, "3.name": "C", "3.language": "pl", "3.token": "token 3", "3.luck": "seven", "3.bot": ""},
        **{"3.thing": 0, "3.stand_in": "", "3.sent": False, "3.first": "", "3.returns": 0, "3.at_desk": False},
        **{"order": [1, 2, 3], "people.newest": 3, "people.tokens": {"token 1", "token 2", "token 3"}},
    }
    table.powers.given, table.powers.inherited = {1, 3}, {2, 3}
    table.notes.heard.add(3, bit(4))
    gone = changed(table, rows.Went(3, sent=True))
    assert gone.pop("people.removed") == {"token 3"}
    assert {name: value for name, value in gone.items() if value is not None} == {
        **{"order": [1, 2], "powers.given": {1}, "powers.inherited": {2}, "heard.parted": {"token 3": bit(4)}},
    }
    back = changed(table, rows.Came(4, "C", "pl", "token 3", "", ""))
    assert back["heard.people"] == {3: bit(4), 4: bit(4)}  # what they were told is not forgotten


@pytest.mark.parametrize(
    ("sent", "bot", "kept"), [(True, "", {"token 1", "first"}), (False, "", set()), (True, "x", set())]
)
def test_only_the_phones_of_people_who_were_sent_away_are_remembered(sent: bool, bot: str, kept: set[str]) -> None:
    table = lobby(2)
    table.people[1].first = "first"
    table.people[1].bot = bot
    table.carry_out(rows.Went(1, sent))
    assert table.people.removed == kept


def test_a_table_is_arranged() -> None:
    table = lobby(3)
    assert (table.powers.token, table.secret, table.book.name) == ("creator", "secret", "original")
    manners = Manners(grace_seconds=7)
    assert changed(table, rows.Chose("sk", "cuba", {"jokers": 1}, manners)) == {
        **{"language": "sk", "book": "cuba", "settings": {"jokers": 1}, "manners": manners},
    }
    assert changed(table, rows.Introduced(2, "K", "es", 5)) == {"2.name": "K", "2.language": "es", "2.thing": 5}
    assert changed(table, rows.Wished(2, "clover")) == {"2.luck": "clover"}
    assert changed(table, rows.Ordered((3, 1, 2))) == {"order": [3, 1, 2]}
    assert changed(table, rows.Appointed(3)) == {"appointed": 3}


def test_the_last_lines_of_the_chat_are_kept() -> None:
    table = lobby(1)
    for line in range(CHAT + 2):
        table.carry_out(rows.Chatted(1, str(line)))
    assert table.chat == [(1, str(line)) for line in range(2, CHAT + 2)]


def test_powers_are_handed_on_or_inherited_and_given_back() -> None:
    table = playing()
    assert changed(table, rows.HandedOn(2, given=False)) == {"powers.inherited": {2}}
    assert changed(table, rows.HandedOn(3, given=False)) == {"powers.inherited": {2, 3}}
    assert changed(table, rows.Relieved()) == {"powers.inherited": set()}
    table.carry_out(rows.HandedOn(2, given=False))
    expected = {"powers.token": "", "powers.given": {4}, "powers.inherited": set()}
    assert changed(table, rows.HandedOn(4, given=True)) == expected


@pytest.mark.parametrize("what", [rows.HandedOn(1, given=True), rows.HandedOn(1, given=False), rows.Relieved()])
def test_who_led_without_a_seat_where_the_leader_hosts_has_heard_as_the_host(what: What) -> None:
    led = {"heard.people": {**{who: bit(who - 1) for who in range(1, 7)}, 8: HOST, 9: HOST}}
    for table, heard in ((playing(book="cuba"), led), (lobby(book="cuba"), {}), (playing(), {})):
        for who in (7, 8, 9):
            table.carry_out(rows.Came(who, f"K{who}", "en", f"token {who}", "", ""))
        table.powers.given, table.powers.inherited = {1, 9}, {8}  # 1 has a seat, 7 leads nothing
        found = changed(table, what)
        assert {name: value for name, value in found.items() if name.startswith("heard")} == heard


def test_a_deal_begins_a_game_with_nothing_of_the_one_before() -> None:
    table = lobby(7, host_mode="human")
    table.carry_out(rows.Appointed(7))
    table.paused, table.differs, table.chat = True, "somehow", [(1, "hello")]
    table.people[2].first = "first"
    table.notes.heard.add(3, HOST)
    table.notes.said[0] = 9
    dealt = table.setup()
    found = changed(table, dealt)
    play = found.pop("play")
    assert play is table.play and table.notes.told.count == len(play.game.facts) and not table.notes.said
    assert found == {
        **{"number": 1, "seats": [1, 2, 3, 4, 5, 6], "owners": [1, 2, 3, 4, 5, 6], "host": 7, "phase": GAME},
        **{"paused": False, "differs": "", "chat": [], "2.first": "", "wanted": {1, 2, 3, 4, 5, 6, 7}},
        **{"heard.people": {**{who: bit(who - 1) for who in range(1, 7)}, 7: HOST}, "fair": table.mixed()},
    }
    table.carry_out(rows.Reopened("another"))
    table.carry_out(rows.Chose("en", "original", {}, Manners()))
    table.carry_out(table.setup())
    assert (table.host, table.number, table.appointed) == (NO_ONE, 2, NO_ONE)
    assert NO_ONE not in table.notes.heard.people
    assert play.is_over  # it was broken off


def test_a_game_stands_still_and_goes_on() -> None:
    table = playing()
    assert changed(table, rows.Paused()) == {"paused": True}
    assert changed(table, rows.Resumed()) == {"paused": False}
    stood = rows.Stood((1, 2), (3, 4), {})
    assert changed(table, stood) == {"stood": stood}
    table.carry_out(rows.Extended(30))
    table.carry_out(rows.Extended(15))
    assert table.lengthened() == 45
    hunch = rows.Hunched(2, 3, 1)
    assert changed(table, hunch) == {"hunches": [hunch]}
    assert table.notes.sealed.at(table.step()) == bit(2)
    for chance in (0.5, 0.75):
        table.carry_out(rows.Believed(2, {3: chance}, 1))
    table.carry_out(rows.Believed(2, {3: 1.0}, 2))
    assert list(table.notes.beliefs.values()) == [Belief(2, 1, {3: 0.75}), Belief(2, 2, {3: 1.0})]
    table.carry_out(rows.Believed(2, {1: 0.0, 3: 1.0}, 3))
    assert table.notes.believed == {2: 5}, "also what was replaced"


def test_the_next_game_is_prepared() -> None:
    table = playing()
    table.paused, table.differs = True, "somehow"
    table.people[2].stand_in, table.people[3].sent = "careful", True
    assert changed(table, rows.Reopened("another")) == {
        **{"phase": LOBBY, "paused": False, "differs": "", "secret": "another", "2.stand_in": "", "3.sent": False},
        **{f"{who}.luck": "" for who in range(1, 7)},
    }


def test_a_bot_stands_in_and_down() -> None:
    table = playing(host_mode="engine")
    assert changed(table, rows.StoodIn(2, "careful")) == {"2.stand_in": "careful", "has_bots": True}
    assert changed(table, rows.StoodDown(2)) == {"2.stand_in": "", "has_bots": False}
    table.people[2].at_desk = True
    assert changed(table, rows.StoodIn(2, "careful")) == {"2.stand_in": "careful", "has_bots": True}
    away = {"2.at_desk": False, "2.sent": True}
    assert changed(table, rows.StoodIn(2, "careful", sent=True)) == away
    assert changed(table, rows.StoodIn(2, "careful")) == {"2.sent": False}
    table.people[2].at_desk = True
    assert changed(table, rows.StoodDown(2)) == {"2.stand_in": "", "2.at_desk": False, "has_bots": False}
    table.people[2].stand_in, table.people[2].sent = "careful", True
    assert changed(table, rows.AtDesk(2)) == {"2.stand_in": "", "2.sent": False, "2.at_desk": True}


def test_a_seat_changes_hands() -> None:
    table = playing()
    for who in (7, 8):
        table.carry_out(rows.Came(who, f"K{who}", "en", f"token {who}", "", ""))
        table.people[who].sent = True
    table.people[3].stand_in = "careful"
    heard = {who: bit(who - 1) for who in range(1, 7)}
    assert changed(table, rows.Seated(7, 2, for_good=False)) == {
        **{"3.stand_in": "", "7.sent": False, "seats": [1, 2, 7, 4, 5, 6], "wanted": {1, 2, 3, 4, 5, 6, 7}},
        **{"heard.people": {**heard, 7: bit(2)}},
    }
    assert changed(table, rows.Seated(8, 2)) == {
        **{"8.sent": False, "seats": [1, 2, 8, 4, 5, 6], "owners": [1, 2, 8, 4, 5, 6]},
        **{"wanted": {1, 2, 4, 5, 6, 8}, "heard.people": {**heard, 7: bit(2), 8: bit(2)}},
    }


def test_somebody_takes_the_lead_and_whoever_is_at_the_desk_plays_again() -> None:
    table = playing()
    table.carry_out(rows.Came(7, "K", "en", "token 7", "", ""))
    for who in (2, 3):
        table.people[who].stand_in = "careful"
    table.people[2].at_desk = True
    found = changed(table, rows.Led(7))
    assert {name: value for name, value in found.items() if name not in ("has_bots", "desk")} == {
        **{"host": 7, "2.stand_in": "", "wanted": {1, 2, 3, 4, 5, 6, 7}},
        **{"heard.people": {**{who: bit(who - 1) for who in range(1, 7)}, 7: HOST}},
    }


def test_a_place_goes_to_another_phone_and_back() -> None:
    table = playing()
    person = table.people[2]
    person.stand_in, person.sent, person.at_desk = "careful", True, True
    tokens = {f"token {who}" for who in range(1, 7)}
    assert changed(table, rows.Returned(2, "new")) == {
        **{"2.token": "new", "2.first": "token 2", "2.stand_in": "", "2.sent": False, "2.at_desk": False},
        **{"2.returns": 1, "people.tokens": tokens | {"new"}},
    }
    newer = {"2.token": "newer", "2.returns": 2, "people.tokens": tokens | {"new", "newer"}}
    assert changed(table, rows.Returned(2, "newer")) == newer
    assert changed(table, rows.Returned(2, "token 2")) == {
        **{"2.token": "token 2", "2.first": "", "2.returns": 3, "heard.parted": {"newer": bit(1)}},
    }
