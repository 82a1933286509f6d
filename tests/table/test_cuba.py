"""`cuba` at a live table: the winners choose after the end, and only then the table is over."""

from __future__ import annotations

from .phones import dealt
from .virtual import in_virtual_time


@in_virtual_time
async def test_the_winners_choose_the_next_godfather_before_the_table_is_over() -> None:
    """CUBA-1201, CUBA-1202"""
    room = await dealt(6, {"first_godfather": "A"}, book="cuba")
    assert await room["A"].answer("remove", 0) == ""
    for name in "BCDEF":
        assert await room[name].answer("take", 1) == ""
    assert await room["A"].answer("concede") == ""
    assert room.table.playing.game.over
    assert room.table.phase == "game"
    assert await room["A"].answer("vote_next", 0) == "not_yours"
    for name in "BCDEF":
        assert await room[name].answer("vote_next", 3) == ""
    assert room.table.phase == "over"
    assert await room["A"].send("again") == ""


@in_virtual_time
async def test_an_accusation_holds_though_somebody_speaks_before_it_arrives() -> None:
    """CUBA-503, CUBA-601 The silence is counted anew, and nothing else is asked than before."""
    room = await dealt(6, {"first_godfather": "A"}, book="cuba")
    assert await room["A"].answer("remove", 0) == ""
    for name in "BCDEF":
        assert await room[name].answer("take", 1) == ""
    before = room["A"].asks[0]["key"]
    assert await room["B"].answer("say", "It was C") == ""
    assert await room["A"].send("answer", act="accuse", args=[1], key=before) == ""
    assert await room["A"].send("answer", act="accuse", args=[2], key=before) == "too_late"


@in_virtual_time
async def test_everybody_sees_the_limit_of_the_investigation_and_nobody_the_silence() -> None:
    """CUBA-1307, CUBA-1327"""
    room = await dealt(6, {"first_godfather": "A", "investigation_minutes": 5}, book="cuba")
    assert await room["A"].answer("remove", 0) == ""
    for name in "BCDEF":
        assert await room[name].answer("take", 1) == ""
    assert (room["B"].clock or {})["of"] == 300
    assert await room["B"].answer("say", "It was C") == ""
    assert (room["C"].clock or {})["of"] == 300


@in_virtual_time
async def test_without_a_limit_no_clock_is_seen_in_the_investigation() -> None:
    """CUBA-1307, CUBA-1327"""
    room = await dealt(6, {"first_godfather": "A", "investigation_minutes": 0}, book="cuba")
    assert await room["A"].answer("remove", 0) == ""
    for name in "BCDEF":
        assert await room[name].answer("take", 1) == ""
    assert (room["B"].clock or {})["of"] == 0
