"""What goes in one frame of the dark, and what waits for the next (docs/secrecy.md)."""

from __future__ import annotations

from citysleeps.table.beat import STEP, STEP_AT_ONCE, Waiting, padded
from citysleeps.table.hall import is_code
from citysleeps.table.letters import Letter

from .faulty import FaultyStore
from .phones import asleep, in_the_dark, quiet, room_of
from .virtual import clock, in_virtual_time, until


def waiting(*sizes: int) -> Waiting:
    waiting = Waiting()
    for at, size in enumerate(sizes):
        waiting.add(Letter((), bytes([97 + at]) * size))
    return waiting


def test_a_frame_has_as_many_messages_as_find_room() -> None:
    """With a line break between two; what is left over is blank."""
    three = waiting(40, 40, 40)
    assert three.part(100) == (b"a" * 40 + b"\n" + b"b" * 40 + b" " * 19, False)
    assert three.part(100) == (b"c" * 40 + b" " * 60, False)
    assert not three.letters


def test_two_that_fill_a_frame_to_the_last_byte_go_together() -> None:
    assert waiting(50, 49).part(100) == (b"a" * 50 + b"\n" + b"b" * 49, False)
    assert waiting(50, 50).part(100) == (b"a" * 50 + b" " * 50, False)
    assert waiting(30, 30, 39).part(100) == (b"a" * 30 + b"\n" + b"b" * 30 + b" " * 39, False)
    assert waiting(30, 30, 38).part(100) == (b"a" * 30 + b"\n" + b"b" * 30 + b"\n" + b"c" * 38, False)


def test_a_message_longer_than_a_frame_goes_in_several() -> None:
    long = waiting(150, 10)
    assert long.part(100) == (b"a" * 100, True)
    assert long.is_begun
    assert long.size == 60
    assert long.part(100) == (b"a" * 50 + b"\n" + b"b" * 10 + b" " * 39, False)


def test_a_message_that_fills_a_frame_goes_in_one() -> None:
    one = waiting(100)
    assert one.part(100) == (b"a" * 100, False)
    assert not one.letters and not one.is_begun


def test_what_shows_the_same_newer_replaces_whatever_has_not_begun() -> None:
    two = waiting(150, 10)
    two.part(100)
    two.part(100)
    for some in (two, Waiting()):
        for at in (b"older", b"newer"):
            some.add(Letter((), at, shows="table"))
        assert some.all() == [b"newer"]


def test_of_what_waits_only_that_counts_which_nothing_newer_replaces() -> None:
    """By it a client that is told much is not left waiting."""
    some = waiting(50, 30)
    some.add(Letter((), b"t" * 40, shows="table"))
    assert some.size == 80
    assert some.take() == b"a" * 50 and some.size == 30
    assert some.take() == b"b" * 30 and some.size == 0
    assert some.part(30) == (b"t" * 30, True) and some.size == 0
    assert some.take() == b"t" * 10 and some.size == 0


def test_whatever_has_begun_is_sent_to_its_end_although_a_newer_one_shows_the_same() -> None:
    one = Waiting()
    one.add(Letter((), b"o" * 50, shows="table"))
    one.part(30)
    one.add(Letter((), b"newer", shows="table"))
    one.add(Letter((), b"newest", shows="table"))
    one.add(Letter((), b"clock", shows="clock"))
    assert one.all() == [b"o" * 20, b"newest", b"clock"]
    assert one.take() == b"o" * 20 and not one.is_begun


def test_a_frame_is_filled_up_to_whole_steps() -> None:
    assert [len(padded(b"a" * size, 100)) for size in (0, 1, 99, 100, 101, 200, 201)] == [100] * 4 + [200] * 2 + [300]
    assert padded(b"ab", 4) == b"ab  "


@in_virtual_time
async def test_before_a_game_no_host_is_told_more_than_others() -> None:
    room = await room_of(6, beat_seconds=0.5)
    assert room.live.beat.apart() == 0


@in_virtual_time
async def test_a_table_that_nobody_can_listen_to_sends_at_once_also_by_night() -> None:
    room = await asleep(8)
    assert room.live.beat.is_dark()
    assert room.live.beat.timer is None


@in_virtual_time
async def test_of_whoever_has_gone_in_the_night_nothing_is_kept() -> None:
    room = await in_the_dark()
    room["B"].post_command("hunch", seat=3)
    await quiet(room.live)
    assert room["B"] in room.live.beat.waiting
    room["B"].disconnect()
    assert room["B"] not in room.live.beat.waiting


@in_virtual_time
async def test_a_table_that_is_closed_sends_no_more_frames() -> None:
    room = await in_the_dark()
    room.live.close()
    frames = len(room["B"].frames)
    await until(clock() + 3)
    assert len(room["B"].frames) == frames


@in_virtual_time
async def test_what_is_being_written_when_a_night_ends_is_sent_in_frames_of_the_night() -> None:
    """A longer frame would show that somebody has acted in its last moment."""
    store = FaultyStore()
    room = await in_the_dark(8, {"host_mode": "human"}, store=store)
    began = clock()
    store.gate.clear()
    while room.live.beat.is_dark():
        room["H"].post_command("answer", act="next", args=(), host=True)
    await until(began + 3)
    assert {size for at, size in room["B"].frames if at > began} == {STEP}
    store.gate.set()
    await until(began + 6)
    assert [size for at, size in room["B"].frames if at > began + 3][-1] == STEP_AT_ONCE
    assert room.live.beat.timer is None


def test_a_code_has_five_letters_of_ours() -> None:
    assert is_code("ABCDE")
    assert is_code("abcde")
    assert not is_code("ABCD")
    assert not is_code("AB")
    assert not is_code("ABCDÉ")
    assert not is_code("ABC1O")
