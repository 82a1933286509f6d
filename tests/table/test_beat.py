"""When messages are sent and in which frames, without phones (table/beat.py)."""

from __future__ import annotations

import asyncio

from citysleeps.kernel.seats import HOST
from citysleeps.table import rows
from citysleeps.table.beat import MOST_BEATS, STEP, STEP_AT_ONCE, STEP_OF_HOST, Beat, newest, padded
from citysleeps.table.letters import Letter
from citysleeps.table.presence import Presence
from citysleeps.table.rows import Who
from citysleeps.table.table import Table

from .bare import lobby, playing
from .test_here_and_away import A, B, C, Someone, here, led
from .virtual import clock, in_virtual_time, until


def sent(client: Someone) -> list[bytes]:
    """What a client got, without the blanks behind it; and forget it."""
    messages = [message.rstrip(b" ") for message, _ in client.posted]
    client.posted.clear()
    return messages


def sizes(client: Someone) -> list[int]:
    return [len(message) for message, _ in client.posted]


def beating(table: Table, *people: Who) -> tuple[Beat, list[Someone]]:
    """A table at night, whose next beat is never."""
    presence, clients = here(table, *people)
    beat = Beat(table, presence, 0.5)
    loop = asyncio.new_event_loop()
    beat.timer = loop.call_later(1e9, print)
    loop.close()
    return beat, clients


def test_by_day_each_client_gets_one_frame_at_once_with_all_that_is_for_it() -> None:
    presence, [a, b, c] = here(lobby(3), A, B, C)
    beat = Beat(presence.table, presence, 0.5)
    door = Someone()
    beat.post([Letter([b, a], b"one"), Letter([door, b], b"two")])
    assert a.posted == [(b"one".ljust(STEP), False)]
    assert b.posted == [(b"one\ntwo".ljust(STEP), False)]
    assert (c.posted, door.posted) == ([], [(b"two", False)])


def test_by_day_whoever_waits_at_the_door_gets_a_message_as_it_is() -> None:
    presence, [a] = here(lobby(3), A)
    door = [Someone(), Someone()]
    Beat(presence.table, presence, 0.5).post([Letter([a, *door], b"one")])
    assert [client.posted for client in door] == [[(b"one", False)]] * 2


def test_a_beat_that_strikes_by_day_is_the_last() -> None:
    presence, [a] = here(lobby(3), A)
    beat = Beat(presence.table, presence, 0.5)
    beat.strike()
    assert sizes(a) == [STEP_AT_ONCE] and beat.timer is None


def test_by_day_clients_get_their_frames_in_their_own_order() -> None:
    """The order of letters would show who knows the same."""
    order: list[Who] = []

    class Noting(Someone):
        def post(self, message: bytes, goes_on: bool = False) -> None:
            order.append(self.who)

    presence = Presence(lobby(3))
    clients = [Noting(who) for who in (A, B, C)]
    for client in clients:
        presence.come(client)
    Beat(presence.table, presence, 0.5).post([Letter(clients[::-1], b"one")])
    assert order == [A, B, C]


def test_at_night_everything_waits_but_for_the_door_and_what_somebody_asked_for() -> None:
    beat, [a, b] = beating(playing(6), A, B)
    door = Someone()
    beat.post([Letter([a, b, door], b"one"), Letter([a, b], b"two")])
    assert (sent(a), sent(b), door.posted) == ([], [], [(b"one", False)])
    beat.post([Letter([a], b"three", at_once=True)])
    assert (sizes(a), sent(a), sent(b)) == ([STEP_AT_ONCE], [b"one\ntwo\nthree"], [])
    assert list(beat.waiting) == [b]
    beat.hurry(a)
    assert sent(a) == []


def test_too_much_to_wait_for_is_sent_at_once_and_for_a_host_more_is_too_much() -> None:
    beat, [a] = beating(playing(6), A)
    beat.post([Letter([a], b"a" * MOST_BEATS * STEP)])
    assert sent(a) == []
    beat.post([Letter([a], b"b")])
    assert sent(a) == [b"a" * MOST_BEATS * STEP + b"\nb"] and not beat.waiting
    beat, [host] = beating(led(), 8)
    beat.post([Letter([host], b"a" * MOST_BEATS * STEP_OF_HOST)])
    assert sent(host) == []
    beat.post([Letter([host], b"b")])
    assert len(sent(host)) == 1


def test_with_each_beat_everybody_gets_a_frame_of_the_same_size_and_a_host_a_longer_one() -> None:
    beat, [a, b, host] = beating(led(), A, B, 8)
    beat.post([Letter([a], b"x" * (STEP + 5))])
    beat.send()
    assert (sizes(a), sizes(b), sizes(host)) == ([STEP], [STEP], [STEP_OF_HOST])
    assert [client.posted[0][1] for client in (a, b, host)] == [True, False, False]
    assert (sent(a), sent(b), sent(host)) == ([b"x" * STEP], [b""], [b""])
    beat.send()
    assert (sizes(a), sent(a)) == ([STEP], [b"xxxxx"])
    assert beat.waiting == {}


def test_the_last_frame_of_a_night_has_the_same_size_for_all() -> None:
    beat, [a, b] = beating(playing(6), A, B)
    beat.post([Letter([a], b"one"), Letter([a], b"two")])
    beat.finish()
    assert (sizes(a), sizes(b)) == ([STEP_AT_ONCE], [STEP_AT_ONCE])
    assert (sent(a), sent(b), beat.waiting) == ([b"one\ntwo"], [b""], {})


def test_who_has_gone_is_forgotten() -> None:
    beat, [a, b] = beating(playing(6), A, B)
    beat.post([Letter([a, b], b"one")])
    beat.forget(a)
    assert list(beat.waiting) == [b]
    beat.forget(a)


def test_a_host_is_known_by_the_game_also_after_its_end() -> None:
    beat, _ = beating(led(), 8)
    assert beat.hosts == 0
    assert beat.apart() == beat.hosts == HOST
    beat.table.carry_out(rows.Reopened("another secret"))
    assert beat.apart() == HOST
    assert beating(lobby(3), A)[0].apart() == 0


@in_virtual_time
async def test_the_beat_begins_with_the_night_and_ends_with_it() -> None:
    table = playing(6)
    presence, [a] = here(table, A)
    beat = Beat(table, presence, 0.5)
    lasting = table.playing.game.lasting_period
    assert beat.is_dark() == (lasting is not None)
    while not beat.is_dark():
        assert not step(table)
        beat.follow()
        assert beat.is_dark() or not beat.timer
    beat.follow()
    first = beat.timer
    beat.follow()
    assert first and beat.timer is first, "it runs already"
    began = clock()
    await until(began + 0.9)
    assert sizes(a) == [STEP] and beat.timer is not first
    table.carry_out(rows.Reopened("another secret"))
    beat.is_writing = True
    await until(began + 1.4)
    assert sizes(a) == [STEP, STEP], "what was done at night is sent at night"
    beat.is_writing = False
    await until(began + 1.9)
    assert sizes(a) == [STEP, STEP, STEP_AT_ONCE] and beat.timer is None
    await until(began + 4)
    assert len(a.posted) == 3


def step(table: Table) -> str:
    """Everybody does what they must before the night."""
    play = table.playing
    seat = next(seat for seat in range(play.game.size) if play.game.stop.open_to(seat))
    return play.take(seat, ["ready"])


@in_virtual_time
async def test_a_beat_stops_with_all_that_waits_and_where_nobody_is_left_or_nobody_listens() -> None:
    table = playing(6)
    while table.playing.game.lasting_period is None:
        assert not step(table)
    presence, [a] = here(table, A)
    never = Beat(table, presence, 0)
    never.follow()
    never.stop()
    assert never.timer is None and a.posted == []
    beat = Beat(table, presence, 0.5)
    beat.follow()
    beat.post([Letter([a], b"one")])
    beat.stop()
    assert beat.timer is None and sent(a) == [b"one"]
    await until(clock() + 2)
    assert a.posted == []
    beat.follow()
    presence.go(a, 1)
    await until(clock() + 2)
    assert beat.timer is None and a.posted == []


def test_of_what_shows_the_same_to_a_client_only_the_newest_is_sent() -> None:
    a, b = Someone(A), Someone(B)
    one = [Letter([a], b"told"), Letter([a, b], b"old", shows="table")]
    assert newest(one) is one
    told, seen, clocks = Letter([a], b"told"), Letter([a, b], b"old", "7", "table"), Letter([a], b"clock", "", "clock")
    new, more = Letter([b], b"new", "8", "table"), Letter([a], b"more")
    assert newest([seen, new]) == [Letter([a], b"old", "7", "table"), new]
    assert newest([told, seen, new, more]) == [told, Letter([a], b"old", "7", "table"), new, more]
    assert newest([seen, told, clocks, new]) == [Letter([a], b"old", "7", "table"), told, clocks, new]


def test_an_empty_frame_is_one_step_of_blanks() -> None:
    assert padded(b"", 8) == b" " * 8
