"""What goes in one frame of the dark, and what waits for the next (docs/secrecy.md)."""

from __future__ import annotations

from citysleeps.table.beat import Waiting
from citysleeps.table.hall import is_code
from citysleeps.table.letters import Letter


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


def test_what_shows_the_same_newer_replaces_whatever_has_not_begun() -> None:
    two = waiting(150, 10)
    two.part(100)
    two.part(100)
    for at in (b"older", b"newer"):
        two.add(Letter((), at, shows="table"))
    assert two.all() == [b"newer"]


def test_a_code_has_five_letters_of_ours() -> None:
    assert is_code("ABCDE")
    assert is_code("abcde")
    assert not is_code("ABCD")
    assert not is_code("AB")
    assert not is_code("ABCDÉ")
    assert not is_code("ABC1O")
