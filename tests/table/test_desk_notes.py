"""The notes of whoever leads: kept with the table, shown to this person alone, in no record."""

from __future__ import annotations

import pytest

from citysleeps.table.commands import MOST_NOTES
from citysleeps.table.notes import LEAST_SAID, MOST_JOTTED

from .phones import Phone, room_of
from .test_desk import BY_HAND, dealt
from .virtual import in_virtual_time

NOTES = "B taps his glass.\nC is loud; warn next time."


def notes(phone: Phone) -> str:
    found: str = phone.you.get("notes", "")
    return found


@in_virtual_time
async def test_notes_are_kept_and_shown_on_every_device_of_their_author() -> None:
    room = await dealt(7)
    second = room.connect("A")
    assert await room["A"].send("jot", text=NOTES) == ""
    assert notes(room["A"]) == notes(second) == NOTES
    assert await room["A"].send("jot", text="") == ""
    assert notes(room["A"]) == ""


@in_virtual_time
async def test_nobody_else_is_told_or_hears_that_there_are_any() -> None:
    room = await dealt(5, phones=2)
    others = [room["B"], room["C"], room.watch()]
    marks = [len(phone.mail) for phone in others]
    assert await room["A"].send("jot", text=NOTES) == ""
    assert [len(phone.mail) for phone in others] == marks
    for phone in others:
        assert await phone.send("jot", text="mine") == "not_host"
    assert all(not notes(phone) for phone in others)


@in_virtual_time
async def test_notes_come_back_after_the_server_was_killed_and_are_not_in_the_game() -> None:
    room = await dealt(7)
    assert await room["A"].send("jot", text=NOTES) == ""
    again = await room.reopen()
    assert notes(again.connect("A")) == NOTES
    assert "glass" not in str(again.table.playing.game.log) + str(again.table.playing.inputs)


@in_virtual_time
async def test_whoever_takes_over_sees_notes_of_their_own_only() -> None:
    room = await dealt(6, phones=1)
    await room.sit("K")
    assert await room["A"].send("jot", text=NOTES) == ""
    assert await room["A"].send("lead", person=room.ids["K"]) == ""
    assert (notes(room["A"]), notes(room["K"])) == ("", "")
    assert await room["A"].send("jot", text="more") == "not_host"
    assert await room["K"].send("jot", text="K's") == ""
    assert await room["K"].send("lead", person=room.ids["A"]) == ""
    assert (notes(room["A"]), notes(room["K"])) == (NOTES, "")


@in_virtual_time
async def test_a_host_who_holds_a_card_writes_none_and_the_next_game_begins_without() -> None:
    hostless = await room_of(12, {**BY_HAND, "host_mode": "hostless"})
    assert await hostless["A"].send("jot", text=NOTES) == "no_game"
    assert await hostless["A"].send("deal") == ""
    for phone in hostless.phones.values():
        assert await phone.send("jot", text=NOTES) == "not_host"
    room = await dealt(7)
    assert await room["A"].send("jot", text=NOTES) == ""
    assert await room["A"].send("break_off") == ""
    assert notes(room["A"]) == ""
    assert await room["A"].send("deal") == ""
    assert notes(room["A"]) == ""


@in_virtual_time
async def test_notes_have_a_length_and_so_has_all_that_was_ever_kept() -> None:
    room = await dealt(7)
    with pytest.raises(Exception, match=str(MOST_NOTES)):
        await room["A"].send("jot", text="x" * (MOST_NOTES + 1))
    assert await room["A"].send("jot", text="a\u202eb") == "bad_text"
    for text, counts in (("ж" * 500, 1000), ("x", LEAST_SAID)):
        before = room.table.notes.jottings
        assert await room["A"].send("jot", text=text) == ""
        assert room.table.notes.jottings == before + counts
    room.table.notes.jottings = MOST_JOTTED - 1
    assert await room["A"].send("jot", text="x" * MOST_NOTES) == ""
    assert await room["A"].send("jot", text="x") == "said_enough"
