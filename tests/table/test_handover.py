"""Who leads may change in the middle of a game: ORIG-1415, ORIG-R106, SPY-R62, CITY-R79."""

from __future__ import annotations

import pytest

from citysleeps.table.protocol import kept

from .phones import Room, Settings, asleep, dealt, quiet, room_of
from .virtual import clock, in_virtual_time, until

BY_A_PERSON: dict[str, Settings] = {
    "original": {"host_mode": "human"},
    "spytown": {"gm_mode": "human"},
    "bigcity": {"host": "human_chosen"},
}


async def leads(room: Room, name: str, voice: str) -> str:
    """What comes of it if one of them wants that another leads."""
    return await room[voice].send("lead", person=room.ids[name])


def cards(room: Room, name: str) -> int:
    """How many cards somebody was shown."""
    return len([fact for fact in room[name].facts if fact["fact"] in ("own_card", "own_token", "card_dealt")])


# Person to person


@pytest.mark.parametrize("book", BY_A_PERSON)
@in_virtual_time
async def test_whoever_leads_hands_the_game_on_and_sees_no_more(book: str) -> None:
    room = await dealt(9, BY_A_PERSON[book], book=book)
    await room.sit("K")
    assert await room["I"].go_on() == ""  # SPY-1206 nothing was dealt by hand
    before = room.table.playing.game.where()
    assert await leads(room, "K", "I") == ""
    assert room["K"].you["host"] and not room["I"].you["host"]
    assert room["A"].table["host"] == room.ids["K"]
    assert cards(room, "K") == 8 and "next" in room["K"].acts(host=True)
    assert room["I"].asks == room["I"].corrections == []
    assert await room["I"].go_on() == "not_your_seat"
    assert room.table.playing.game.where() == before
    assert await room["K"].go_on() == ""


@in_virtual_time
async def test_a_game_is_not_handed_on_to_one_who_plays_or_knows_a_card() -> None:
    room = await dealt(9, {"host_mode": "human"}, bots=1)
    await room.sit("K")
    assert await leads(room, "B", "I") == "has_seat"
    assert await leads(room, "I", "I") == "has_seat"
    assert await room["I"].send("lead", person=10) == "is_bot"
    assert await room["I"].send("lead", person=99) == "no_person"
    assert await leads(room, "K", "B") == "not_host"
    assert await leads(room, "K", "A") == "not_host"  # the creator neither
    assert await room.watch().send("lead", person=room.ids["K"]) == "not_host"
    assert await room["B"].send("lead") == "not_host"
    assert not room["K"].you["host"]

    room["B"].disconnect()
    await until(clock() + 91)
    await room.give_seat("K", 1)
    room.connect("B")  # and K has no place any more
    await quiet(room.live)
    assert room["K"].seat == -1 and await leads(room, "K", "I") == "has_seen"


@in_virtual_time
async def test_who_has_led_knows_every_card_and_gets_no_seat_but_may_lead_again() -> None:
    room = await dealt(6, {"host_mode": "human"}, bots=2)
    await room.sit("K")
    assert await leads(room, "K", "F") == ""
    assert await room["A"].send("seat", person=room.ids["F"], seat=5) == "has_seen"
    assert await leads(room, "F", "K") == ""
    assert room["F"].you["host"]


@in_virtual_time
async def test_nobody_leads_who_has_no_phone() -> None:
    room = await room_of(9, {"host_mode": "human"})
    assert await room["A"].send("add_person", name="Z") == ""
    assert await room["A"].send("deal") == ""
    assert await room["I"].send("lead", person=10) == "no_phone"


# Person to software, and back


@pytest.mark.parametrize("book", BY_A_PERSON)
@in_virtual_time
async def test_the_software_takes_over_and_a_person_again_at_the_same_place(book: str) -> None:
    room = await dealt(5, BY_A_PERSON[book], bots=4, book=book)
    assert await room["E"].send("lead") == ""
    assert room["A"].table["host"] == 0 and not room["E"].you["host"]
    assert cards(room, "E") == 0  # welcomed anew, as one who watches
    await room.sit("K")
    for voice in "AB":
        assert await leads(room, "K", voice) == ""
        assert not room["K"].you["host"]
    assert [offer["seat"] for offer in room["C"].table["offers"]] == [-2]
    assert await leads(room, "K", "C") == ""
    assert room["K"].you["host"] and room["A"].table["host"] == room.ids["K"]
    assert cards(room, "K") == 8 and room["A"].table["offers"] == []


@in_virtual_time
async def test_the_protocol_names_everybody_who_has_led_in_their_order_also_who_has_gone() -> None:
    room = await dealt(9, {"host_mode": "human"})

    def leader() -> str:
        return next(line.text for line in kept(room.table, "en").head if line.id == "leader")

    await room.sit("K")
    assert leader() == "I"
    assert await leads(room, "K", "I") == ""
    assert await leads(room, "I", "K") == ""
    assert await room["I"].send("leave") == ""  # the software leads
    assert leader() == "I → K → I → the software"
    assert await room["I"].send("leave") == ""  # and has left the table
    for voice in "ABCDE":
        await leads(room, "K", voice)
    assert leader() == "I → K → I → the software → K"
    room = await room.reopen()
    assert leader() == "I → K → I → the software → K"


@in_virtual_time
async def test_where_the_software_leads_most_of_those_who_play_are_for_it() -> None:
    room = await asleep(5, bots=4)
    await room.sit("K", "L")
    assert room["A"].table["lead"]
    assert await leads(room, "K", "L") == "no_voice"
    assert await leads(room, "B", "A") == "has_seat"
    assert await leads(room, "K", "A") == ""  # the creator is one of five
    assert await leads(room, "K", "B") == ""
    assert not room["K"].you["host"] and cards(room, "K") == 0
    assert await leads(room, "K", "C") == ""
    assert room["K"].you["host"] and not room["A"].table["lead"]
    assert [fact["seat"] for _, fact in room["A"].heard("host_changed")] == [-2]
    assert await room["K"].go_on() == ""
    assert await leads(room, "L", "A") == "not_host"  # a person leads now


@in_virtual_time
async def test_nobody_leads_a_game_without_a_host() -> None:
    room = await dealt(12, {"preset": "hostless"})
    await room.sit("S")
    assert await leads(room, "S", "A") == "not_host"


@in_virtual_time
async def test_nobody_leads_when_nothing_is_played() -> None:
    room = await dealt(9, {"host_mode": "human"})
    await room.sit("K")
    assert await room["I"].send("break_off") == ""
    assert await leads(room, "K", "I") == "no_game"


# What survives


@in_virtual_time
async def test_who_leads_leads_after_a_restart() -> None:
    room = await asleep(5, bots=4)
    await room.sit("K")
    for voice in "ABC":
        assert await leads(room, "K", voice) == ""
    again = await room.reopen()
    phone = again.connect("K")
    assert phone.you["host"] and "next" in phone.acts(host=True)
    assert await phone.go_on() == ""


@in_virtual_time
async def test_a_new_leader_who_goes_away_is_missed_like_the_first() -> None:
    room = await dealt(9, {"host_mode": "human"}, grace=90)
    await room.sit("K")
    assert await leads(room, "K", "I") == ""
    room["K"].disconnect()
    await until(clock() + 100)
    assert room["A"].table["host"] == 0
    assert [fact["seat"] for _, fact in room["A"].heard("host_changed")] == [-1]
