"""Who is here and who is away, at tables without phones (table/presence.py)."""

from __future__ import annotations

from citysleeps.kernel.seats import SPECTATORS, bit
from citysleeps.table import rows
from citysleeps.table.people import Plea
from citysleeps.table.presence import Presence
from citysleeps.table.refusal import UNAVAILABLE
from citysleeps.table.rows import CREATOR, NO_ONE, Who
from citysleeps.table.table import Table

from .bare import lobby, playing

A, B, C = 1, 2, 3


class Someone:
    """A connection that goes nowhere."""

    language = "en"

    def __init__(self, who: Who = NO_ONE, has_creator_token: bool = False, is_screen: bool = False) -> None:
        self.who = who
        self.has_creator_token = has_creator_token
        self.is_screen = is_screen
        self.ended = ""

    def post(self, message: bytes, goes_on: bool = False) -> None: ...

    def end(self, reason: str) -> None:
        self.ended = reason

    def shutdown(self) -> None: ...

    def check(self) -> None: ...


def here(table: Table, *people: Who) -> tuple[Presence, list[Someone]]:
    """The table with one connection of each of these."""
    presence = Presence(table)
    clients = [Someone(who) for who in people]
    for client in clients:
        presence.come(client)
    return presence, clients


def test_the_first_connection_of_somebody_is_told_from_another_and_from_a_watcher() -> None:
    presence = Presence(lobby(3))
    assert [presence.come(Someone(who)) for who in (A, A, B, NO_ONE)] == [True, False, True, False]
    assert presence.here == {A: 2, B: 1}


def test_the_last_connection_of_somebody_is_told_from_another_and_from_a_watcher() -> None:
    presence, clients = here(lobby(3), A, A, B, NO_ONE)
    assert [presence.go(client, now) for now, client in enumerate(clients)] == [False, True, True, False]
    assert (presence.here, presence.away, presence.clients, presence.tokens) == ({}, {A: 1, B: 2}, {}, {})


def test_while_nobody_is_here_nobody_is_missed() -> None:
    presence = Presence(lobby(3))
    presence.away = {A: 1, B: 2}
    presence.come(Someone())
    assert presence.away == {A: 1, B: 2}
    presence.come(Someone(C))
    assert presence.away == {}
    presence.away = {A: 1, B: 2}
    presence.missed = {A, B}
    presence.come(Someone(A))
    assert (presence.away, presence.missed) == ({B: 2}, {B})


def test_whoever_goes_leaves_nothing_behind() -> None:
    presence, [client, other] = here(lobby(3), A, B)
    for one in (client, other):
        presence.gone[one] = C
        presence.pleas[one] = Plea(C, 1, "token", "192.0.2.1")
    presence.go(client, 5)
    assert list(presence.gone) == list(presence.pleas) == list(presence.tokens) == [other]


def test_whoever_comes_and_goes_is_told_things_at_once_and_no_more() -> None:
    presence, [client, watcher] = here(playing(6), A, NO_ONE)
    seat = bit(presence.table.seat_of(A))
    assert presence.listeners() == {seat: [client], SPECTATORS: [watcher]}
    another = Someone()
    presence.come(another)
    assert presence.listeners() == {seat: [client], SPECTATORS: [watcher, another]}
    presence.go(client, 5)
    assert presence.listeners() == {SPECTATORS: [watcher, another]}


def test_whose_place_another_phone_has_watches_and_the_others_stay() -> None:
    presence, [client, other, watcher] = here(lobby(3), A, B, NO_ONE)
    presence.table.people[A].token = "new"
    presence.put_off(A)
    assert [one.who for one in (client, other, watcher)] == [NO_ONE, B, NO_ONE]
    assert presence.here == {B: 1}


def test_whoever_leaves_watches_from_then_on() -> None:
    presence, [client, other] = here(lobby(3), A, B)
    presence.away[C] = 5
    presence.part_with(A)
    presence.part_with(C)
    assert (client.who, other.who, presence.here, presence.away) == (NO_ONE, B, {B: 1}, {})
    assert presence.gone == {client: A}
    assert not presence.go(client, 9) and presence.away == {}


def test_who_is_told_things_as_somebody_else_is_known() -> None:
    table = lobby(6)
    presence, clients = here(table, A, B, NO_ONE)
    assert presence.listen_anew() == [] and list(presence.listeners()) == [SPECTATORS]
    table.carry_out(table.setup())
    assert presence.listen_anew() == clients[:2]
    seats = [bit(table.seat_of(who)) for who in (A, B)]
    assert presence.clients == dict(zip(clients, [*seats, SPECTATORS], strict=True))
    assert list(presence.listeners()) == [*seats, SPECTATORS]


def test_what_was_not_written_is_undone_when_a_table_is_read_again() -> None:
    presence, [left, stays, came, moved, watcher] = here(lobby(4), A, B, C, 4, NO_ONE)
    presence.part_with(A)
    presence.leaderless, presence.pleas = 7, {watcher: Plea(B, 1, "token", "192.0.2.1")}
    table = lobby(2)
    table.carry_out(rows.Came(4, "D", "en", "token of another", "luck", ""))
    again = presence.moved(table)
    assert [one.who for one in (left, stays, came, moved, watcher)] == [A, B, NO_ONE, NO_ONE, NO_ONE]
    assert [one.ended for one in (left, stays, came, moved, watcher)] == ["", "", UNAVAILABLE, UNAVAILABLE, ""]
    assert again.here == {A: 1, B: 1} and again.gone == {}
    assert list(again.clients) == [left, stays, came, moved, watcher] and set(again.clients.values()) == {SPECTATORS}
    assert (again.leaderless, again.pleas, again.tokens) == (7, presence.pleas, presence.tokens)


def test_who_sends_something_is_the_person_or_was_or_is_the_creator_without_a_place() -> None:
    presence, [client, left, watcher] = here(lobby(3), A, B, NO_ONE)
    presence.part_with(B)
    creator = Someone(has_creator_token=True)
    assert [presence.sender(one) for one in (client, left, watcher, creator)] == [A, B, NO_ONE, CREATOR]


def test_the_powers_of_the_creator_are_given_inherited_or_shown_by_a_token_that_counts() -> None:
    table = lobby(3)
    presence, [a, b, c] = here(table, A, B, C)
    creator = Someone(has_creator_token=True)
    powers = table.powers
    powers.given, powers.inherited = {A}, {B}
    assert [presence.has_powers(one) for one in (a, b, c, creator)] == [True, True, False, True]
    assert [presence.makes(one) for one in (a, b, c, creator)] == [True, False, False, True]
    assert presence.is_led()
    powers.hand_on(C)
    assert [presence.has_powers(one) for one in (a, b, c, creator)] == [False, False, True, False]
    presence.go(c, 5)
    assert not presence.is_led()
