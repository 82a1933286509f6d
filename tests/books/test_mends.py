"""What a host may put right for anybody: each slot takes what anybody could choose."""

from __future__ import annotations

from citysleeps.books.mends import by_day
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.forms import SeatOr, Slot, Text
from citysleeps.kernel.seats import bits

A, B, C = 0, 1, 2


def point(*slots: Slot, idle: tuple[str, ...] = ()) -> Ask:
    return Ask(1, "point", slots, idle)


def test_seats_and_words_of_all_who_are_asked_are_joined() -> None:
    some = point(SeatOr(bits([A]), ("up",)), ("left", "right"), bits([B]))
    others = point(SeatOr(bits([C]), ("up", "down")), ("right", "back"), bits([C]))
    joined = (SeatOr(bits([A, C]), ("up", "down")), ("left", "right", "back"), bits([B, C]))
    assert by_day([(A, some), (B, others)]) == [("point", joined)]


def test_words_that_choose_nothing_come_last_and_once() -> None:
    asked = [(A, point(bits([B]), idle=("pass", "done"))), (B, point(bits([A]), idle=("pass",)))]
    assert by_day(asked) == [("point", (bits([A, B]),)), ("pass", ()), ("done", ())]


def test_what_is_spoken_of_the_night_or_set_apart_is_not_listed() -> None:
    asked = [(A, Ask(1, act, slots)) for act, slots in (("say", (Text(9),)), ("claim", ()), ("kill", ()), ("play", ()))]
    assert by_day([*asked, (A, point())], ("kill",), ("play",)) == [("point", ())]
