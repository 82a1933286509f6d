"""Who is here and who is away, at tables without phones (table/presence.py)."""

from __future__ import annotations

import pytest

from citysleeps.kernel.seats import SPECTATORS, bit
from citysleeps.table import rows
from citysleeps.table.manners import Manners
from citysleeps.table.people import Plea
from citysleeps.table.phases import OVER
from citysleeps.table.presence import Presence
from citysleeps.table.refusal import UNAVAILABLE
from citysleeps.table.rows import CREATOR, NO_ONE, Who
from citysleeps.table.seating import Offer, Support
from citysleeps.table.table import Table

from .bare import lobby, playing

A, B, C, D, E, F, G = range(1, 8)


class Someone:
    """A connection that goes nowhere."""

    language = "en"

    def __init__(self, who: Who = NO_ONE, has_creator_token: bool = False, is_screen: bool = False) -> None:
        self.who = who
        self.has_creator_token = has_creator_token
        self.is_screen = is_screen
        self.ended = ""
        self.posted: list[tuple[bytes, bool]] = []

    def post(self, message: bytes, goes_on: bool = False) -> None:
        self.posted.append((message, goes_on))

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
        presence.pleas[one] = Plea(C, "token", 1, "192.0.2.1")
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
    presence.leaderless, presence.pleas = 7, {watcher: Plea(B, "token", 1, "192.0.2.1")}
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


# Those who are away


def long_game(**manners: object) -> Table:
    """A to F play; G watches."""
    table = playing(6)
    table.carry_out(rows.Came(G, "G", "en", "token of G", "luck", ""))
    table.manners = Manners(**manners)  # type: ignore[arg-type]
    return table


def test_those_whose_bots_play_are_missed_no_more() -> None:
    table = long_game()
    table.people[A].stand_in = "careful"
    presence = Presence(table)
    assert presence.missed == presence.stood_in() == {A}
    presence.missed, presence.away = {A, B}, {C: 5}
    presence.begin_anew()
    assert (presence.missed, presence.away) == ({A}, {})


def test_whoever_is_away_is_noticed_from_then_on_but_bots_and_watchers_are_not() -> None:
    table = playing(4, bots=2)
    table.carry_out(rows.Came(G, "G", "en", "token of G", "luck", ""))
    presence, _ = here(table, A, B)
    presence.away = {C: 5}
    assert presence.notice(7) == {C: 5, D: 7} == presence.away
    assert presence.notice(9) == {C: 5, D: 7}


def test_where_all_are_here_nobody_is_noticed_and_who_has_left_the_table_is_not_either() -> None:
    presence, _ = here(long_game(), A, B, C, D, E, F)
    assert presence.are_all_here() and presence.notice(7) == {}
    table = long_game()
    table.wanted.add(40)
    presence, _ = here(table, A, B, C, D, E)
    assert not presence.are_all_here()
    assert presence.concerned() == {A, B, C, D, E, F} and presence.notice(7) == {F: 7}


@pytest.mark.parametrize(("grace", "absence"), [(30, 60), (60, 60), (90, 90)])
def test_whoever_is_away_keeps_a_vote_for_the_grace_period_and_at_least_a_minute(grace: int, absence: int) -> None:
    presence, _ = here(long_game(grace_seconds=grace), A, B, C, D)
    presence.away = {E: 100, F: 101}
    assert presence.absence == absence
    assert presence.long_away(100 + absence - 0.1) == set()
    assert presence.long_away(100 + absence) == {E}
    assert presence.offers_due(100 + absence - 0.1) == [100 + absence, 101 + absence]
    assert presence.offers_due(100 + absence) == [101 + absence]


def test_whoever_said_that_they_leave_has_long_been_away_unless_they_were_sent_or_missed() -> None:
    table = long_game()
    for who in (A, B, C):
        table.people[who].stand_in = "careful"
    presence, _ = here(table, D, E, F)
    presence.missed = {B}
    table.people[C].sent = True
    assert presence.long_away(0) == {A}


def offered(presence: Presence, *offers: Offer) -> None:
    presence.offers = {offer: Support() for offer in offers}


def test_an_offer_is_counted_anew_and_forgotten_where_fewer_have_a_vote_or_the_seat_is_taken() -> None:
    table = long_game()
    for who in (B, C):
        table.people[who].stand_in = "careful"
    presence, _ = here(table, A, D, E, F, G)
    presence.missed = {B, C}
    presence.away = {B: 0, C: 0}
    one, two = Offer(G, 1), Offer(G, 2)
    offered(presence, one, two)
    for _ in range(2):
        assert presence.company(1).offers == presence.offers and list(presence.offers) == [one, two]
        assert [support.concerned for support in presence.offers.values()] == [{A, C, D, E, F}, {A, B, D, E, F}]
    table.people[C].stand_in = ""
    presence.company(1)
    assert list(presence.offers) == [one]
    presence.company(90)  # by now C has no vote any more
    assert list(presence.offers) == []


def test_outside_a_game_there_are_no_offers() -> None:
    presence, _ = here(lobby(3), A, B)
    offered(presence, Offer(C, 1), Offer(C, 2))
    assert presence.company(1).offers == {}


def test_the_company_has_the_pleas_and_those_who_lead() -> None:
    table = long_game()
    table.powers.given = {B}
    presence, [a, *_] = here(table, A, B)
    plea = Plea(C, "token", 1, "192.0.2.1")
    presence.plead(a, plea)
    company = presence.company(1)
    assert (company.pleas, company.leaders, company.long_away) == ([plea], {B}, set())


# Those who are missed


def test_those_are_missed_who_play_and_are_neither_here_nor_played_by_a_bot_nor_handled() -> None:
    table = long_game()
    table.people[C].stand_in = "careful"
    presence, _ = here(table, A, B)
    assert presence.missing() == [D, E, F]
    presence.missed.add(E)
    assert presence.missing() == [D, F]
    table.playing.game.living &= ~bit(table.seat_of(F))
    assert presence.missing() == [D]
    del table.people[D]
    assert presence.missing() == []
    assert here(playing(4, bots=2), A, B)[0].missing() == [C, D]


def test_nobody_is_missed_where_a_table_waits_is_paused_or_empty_or_plays_no_game() -> None:
    table = long_game()
    presence, _ = here(table, A)
    assert presence.missing()
    table.paused = True
    assert presence.missing() == []
    table.paused = False
    assert here(long_game(absent="wait"), A)[0].missing() == []
    assert Presence(long_game()).missing() == []
    assert here(lobby(3), A)[0].missing() == []
    table.playing.game.over = True
    table.playing.asks.clear()
    table.see_the_end()
    assert table.phase == OVER and not presence.are_all_here() and presence.missing() == []


def led(host: Who = 8) -> Table:
    """A to G play, and 8 hosts; or another does."""
    table = lobby(8, host_mode="human")
    table.carry_out(rows.Appointed(host))
    table.carry_out(table.setup())
    return table


def test_a_host_is_missed_too_but_not_one_who_enters_what_others_do_nor_those() -> None:
    table = led()
    presence, _ = here(table, B, C, D, E, F, G)
    assert presence.missing() == [A, 8]
    table.desk = {A}
    assert presence.missing() == []
    presence, _ = here(table, A, C, D, E, F, G)
    assert presence.missing() == [B]


def test_what_comes_next_is_that_somebody_has_been_away_too_long() -> None:
    table = long_game(grace_seconds=30)
    table.powers.given = {A}
    presence, _ = here(table, A, B, C, D)
    presence.away = {E: 10}
    assert presence.due(20) == 40
    assert (presence.away, presence.leaderless, presence.moving) == ({E: 10, F: 20}, None, None)
    assert [presence.overdue(now) for now in (39.9, 40, 50)] == [[], [E], [E, F]]
    presence.missed = {E, F}
    assert presence.due(20) is None and presence.overdue(50) == []
    offered(presence, Offer(G, 4))
    assert presence.due(20) == 70
    presence.offers.clear()
    presence.pleas = {Someone(): Plea(E, "token", 1, "192.0.2.1")}
    assert presence.due(20) == 70 and presence.due(70) == 80


def test_whoever_has_been_here_longest_inherits_the_powers_after_the_grace_period() -> None:
    presence, [a, *_] = here(lobby(3), A, B)
    presence.table.manners = Manners(grace_seconds=30)
    assert (presence.due(10), presence.leaderless) == (40, 10)
    assert (presence.due(20), presence.leaderless) == (40, 10)
    assert [presence.heir(now) for now in (39.9, 40)] == [NO_ONE, A]
    presence.table.powers.given = {A}
    assert (presence.due(20), presence.leaderless, presence.heir(99)) == (None, None, NO_ONE)
    presence.table.powers.given = set()
    presence.due(30)
    presence.go(a, 31)
    assert presence.heir(60) == B
    presence.go(next(iter(presence.clients)), 32)
    assert presence.heir(60) == NO_ONE
    assert (presence.due(33), presence.leaderless) == (None, None)


def test_a_table_waits_half_a_minute_for_people_to_change_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lobby(3)
    table.powers.given = {A}
    presence, [a] = here(table, A)
    assert presence.due(10) is None and not presence.have_moved_long(99)
    monkeypatch.setattr(Table, "waits_for_moves", lambda table: True)
    assert (presence.due(10), presence.due(20), presence.moving) == (40, 40, 10)
    assert [presence.have_moved_long(now) for now in (39.9, 40)] == [False, True]
    monkeypatch.setattr(Table, "waits_for_moves", lambda table: False)
    assert not presence.have_moved_long(40)
    assert (presence.due(20), presence.moving) == (None, None)
    monkeypatch.setattr(Table, "waits_for_moves", lambda table: True)
    presence.due(20)
    presence.go(a, 21)
    assert (presence.due(22), presence.moving) == (None, None)


# The place of a host for whom nobody can say yes


def test_the_first_plea_for_the_place_of_a_host_is_heard_where_nobody_can_say_yes() -> None:
    table = led()
    presence, [phone, other, third] = here(table, NO_ONE, NO_ONE, NO_ONE)
    presence.away = dict.fromkeys(table.people, 0)
    for_a, first, second = Plea(A, "a", 1, "1"), Plea(8, "b", 2, "2"), Plea(8, "c", 3, "3")
    presence.pleas = {phone: for_a}
    assert presence.unheard(90) == []
    presence.pleas = {phone: for_a, other: first, third: second}
    assert presence.unheard(90) == [first]
    assert presence.unheard(89.9) == [], "not long enough"
    presence.away[A] = 1
    assert presence.unheard(90) == [], "A has a vote"
    presence.away[A], presence.away[8] = 0, 1
    assert presence.unheard(90) == [], "the host has not been away so long"
    presence.away[8] = 0
    creator = Someone(has_creator_token=True)
    presence.come(creator)
    assert presence.unheard(90) == [], "the creator is here"
    presence.go(creator, 1)
    assert presence.unheard(90) == [first]
    table.carry_out(rows.Reopened("another secret"))
    assert presence.unheard(90) == [], "no game is played"


def test_whoever_has_a_seat_can_say_yes_to_a_plea_for_the_place_of_the_host() -> None:
    for voter in (B, C, D):
        table = led(A)
        presence, [phone] = here(table, NO_ONE)
        presence.away = dict.fromkeys(table.people, 0)
        presence.pleas = {phone: Plea(A, "a", 1, "1")}
        assert presence.unheard(90) == list(presence.pleas.values())
        presence.away[voter] = 1
        assert presence.unheard(90) == []
