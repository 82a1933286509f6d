"""Seats without a phone: who sits at the desk, who may say so, and who gets a phone in the middle of a game."""

from __future__ import annotations

from typing import Any

import pytest

from .phones import Phone, Room, Settings, quiet, room_of
from .virtual import clock, in_virtual_time, until

TOKEN = "token_of_a_phone_that_is_new_at_this_table"
BY_HAND: Settings = {
    "host_mode": "human",
    "night_step_seconds": 0,
    "nomination_seconds": 0,
    "vote_call_seconds": 0,
    "deal_seconds": 0,
}


async def desk(people: int, phones: int = 0, settings: Settings | None = None, **more: Any) -> Room:
    """A, who leads and holds no card; so many with phones, and so many more without, in the lobby."""
    room = await room_of(1 + phones, BY_HAND if settings is None else settings, **more)
    assert await room["A"].send("appoint", person=room.ids["A"]) == ""
    for number in range(people):
        name = f"P{number}"
        assert await room["A"].send("add_person", name=name) == ""
        room.ids[name] = room.table.people.newest
    return room


async def dealt(people: int, phones: int = 0, settings: Settings | None = None, **more: Any) -> Room:
    room = await desk(people, phones, settings, **more)
    assert await room["A"].send("deal") == ""
    return room


def person(phone: Phone, name: str) -> dict[str, Any]:
    return next(one for one in phone.table["people"] if one["name"] == name)


async def pleading(room: Room, name: str, token: str = TOKEN, address: str = "192.0.2.1") -> tuple[Phone, int]:
    """Another phone, which asks for a place and shows a number."""
    phone = Phone(room.live)
    room.live.plead(phone, name, token, address)
    phone.connect()
    await quiet(room.live)
    return phone, phone.you["plea"]


# Who sits there


@in_virtual_time
async def test_somebody_without_a_phone_takes_a_place_and_everybody_sees_it() -> None:
    room = await desk(1, phones=1)
    seen = person(room["B"], "P0")
    assert (seen["at_desk"], seen.get("here"), seen.get("bot")) == (True, None, None)
    assert "at_desk" not in person(room["B"], "A")
    assert room["B"].table["order"][-1] == room.ids["P0"]


@in_virtual_time
async def test_nobody_but_the_creator_adds_somebody_and_only_in_the_lobby() -> None:
    room = await desk(6, phones=1)
    assert await room["B"].send("add_person", name="X") == "not_creator"
    assert await room.watch().send("add_person", name="X") == "not_creator"
    assert await room["A"].send("add_person", name="P0") == "name_taken"
    assert await room["A"].send("add_person", name="") == "bad_name"
    assert await room["A"].send("deal") == ""
    assert await room["A"].send("add_person", name="X") == "not_in_lobby"


@in_virtual_time
async def test_nobody_but_the_creator_and_the_host_says_who_goes_on_without_a_phone() -> None:
    room = await desk(5, phones=3)
    assert await room["A"].send("appoint", person=room.ids["B"]) == ""
    assert await room["B"].send("to_desk", person=room.ids["C"]) == "not_creator", "the host is none before the deal"
    assert await room["A"].send("deal") == ""
    for other in (room["D"], room.watch()):
        assert await other.send("to_desk", person=room.ids["C"]) == "not_creator"
    assert await room["B"].send("to_desk", person=room.ids["C"]) == ""
    assert await room["A"].send("to_desk", person=room.ids["D"]) == "not_host", "A plays"
    screen = Phone(room.live, has_creator_token=True).connect()
    assert await screen.send("to_desk", person=room.ids["D"]) == ""
    assert await screen.send("to_desk", person=room.ids["B"]) == "no_phone", "who leads the game needs a device"
    assert await screen.send("to_desk", person=99) == "no_person"
    assert [one["name"] for one in room["C"].table["people"] if one.get("at_desk")] == [
        *("C", "D"),
        *(f"P{number}" for number in range(5)),
    ]


@in_virtual_time
async def test_a_creator_who_plays_says_who_goes_to_the_desk_once_everything_lies_open() -> None:
    room = await desk(0, phones=8)
    assert await room["A"].send("appoint", person=room.ids["B"]) == ""
    assert await room["A"].send("deal") == ""
    await room.ready()
    while room.game.phase == "first_night":
        assert await room["B"].go_on() == ""
    for seat in range(room.game.size):
        if room.game.is_black(seat):
            assert await room["B"].answer("remove", seat, host=True) == ""
    assert room.table.phase == "over"
    assert await room["A"].send("to_desk", person=room.ids["C"]) == ""
    assert await room["A"].send("again") == ""
    assert person(room["D"], "C")["at_desk"], "for the next game too"


@in_virtual_time
async def test_cuba_1416_a_leader_who_plays_says_who_goes_to_the_desk() -> None:
    room = await room_of(8, {"mode": "assisted"}, book="cuba")
    assert await room["A"].send("deal") == ""
    assert await room["A"].send("to_desk", person=room.ids["C"]) == ""
    assert person(room["D"], "C")["at_desk"]
    room["C"].disconnect()
    _, number = await pleading(room, "C")
    assert room["D"].table["pleas"][0]["may"] == [room.ids["A"]]
    assert await room["A"].send("give_back", person=room.ids["C"], number=number) == ""


@in_virtual_time
async def test_a_bot_does_not_sit_at_the_desk() -> None:
    room = await desk(6, bots=1)
    bot = next(one["id"] for one in room["A"].table["people"] if one.get("bot"))
    assert await room["A"].send("to_desk", person=bot) == "is_bot"


@pytest.mark.parametrize("command", ["appoint", "hand_on"])
@in_virtual_time
async def test_who_has_no_phone_cannot_lead(command: str) -> None:
    room = await desk(1)
    assert await room["A"].send(command, person=room.ids["P0"]) == "no_phone"


@in_virtual_time
async def test_whoever_was_to_host_and_goes_to_the_desk_leaves_this_to_the_next() -> None:
    room = await desk(5, phones=3)
    assert await room["A"].send("appoint", person=room.ids["B"]) == ""
    assert await room["A"].send("to_desk", person=room.ids["B"]) == ""
    assert room["C"].table["host"] == room.ids["A"], "who leads the table"
    assert await room["A"].send("to_desk", person=room.ids["A"]) == ""
    assert room["C"].table["host"] == room.ids["C"], "the first with a phone"


@pytest.mark.parametrize(
    ("book", "led", "software"),
    [
        ("original", {"host_mode": "human"}, {"host_mode": "engine"}),
        ("original", {"host_mode": "human"}, {"host_mode": "hostless"}),
        ("spytown", {"gm_mode": "human"}, {"gm_mode": "software"}),
        ("bigcity", {"host": "human_chosen"}, {"host": "software"}),
        ("bigcity", {"host": "human_chosen"}, {"host": "human_dealt"}),
        ("cuba", {"mode": "assisted"}, {"mode": "full"}),
    ],
)
@in_virtual_time
async def test_nothing_is_dealt_while_somebody_is_at_the_desk_and_nobody_leads_by_hand(
    book: str, led: Settings, software: Settings
) -> None:
    room = await desk(8, phones=1, settings=software, book=book)
    assert room["B"].table["missing"] == "no_leader"
    assert await room["A"].send("deal") == "no_leader"
    assert await room["A"].send("choose", settings=led) == ""
    assert room["B"].table["missing"] == ""
    assert await room["A"].send("deal") == ""


@in_virtual_time
async def test_in_a_game_that_the_software_leads_nobody_goes_to_the_desk() -> None:
    room = await room_of(6)
    assert await room["A"].send("deal") == ""
    screen = Phone(room.live, has_creator_token=True).connect()
    assert await screen.send("to_desk", person=room.ids["C"]) == "no_leader"


# They are never away


@in_virtual_time
async def test_nobody_at_the_desk_is_missed_and_no_bot_stands_in() -> None:
    room = await dealt(6, phones=1, grace=5)
    await until(clock() + 1000)
    assert [one["name"] for one in room["B"].table["people"] if one.get("stand_in")] == []
    assert room["A"].times("left") == []


@in_virtual_time
async def test_who_goes_to_the_desk_is_not_missed_any_more() -> None:
    room = await dealt(6, phones=2, grace=5)
    room["B"].disconnect()
    assert await room["A"].send("to_desk", person=room.ids["B"]) == ""
    room["C"].disconnect()
    await until(clock() + 100)
    assert (person(room["A"], "B").get("stand_in"), person(room["A"], "C").get("stand_in")) == (None, "careful")


@in_virtual_time
async def test_spy_819_a_host_can_lay_cards_as_soon_as_somebody_goes_to_the_desk() -> None:
    room = await dealt(0, phones=9, settings={"gm_mode": "human", "preset": "cards"}, book="spytown")
    assert room["A"].mends == []
    assert await room["A"].send("to_desk", person=room.ids["B"]) == ""
    assert [one["act"] for one in room["A"].mends] == ["play", "play", "reveal"]
    assert room["B"].mends == room["C"].mends == []


@in_virtual_time
@pytest.mark.parametrize("is_new", [False, True])
async def test_spy_819_a_host_lays_no_cards_any_more_as_soon_as_nobody_is_at_the_desk(is_new: bool) -> None:
    """Their own phone is back, or another one has the place: the desk hears of it at once."""
    room = await dealt(0, phones=9, settings={"gm_mode": "human", "preset": "cards"}, book="spytown")
    room["B"].disconnect()
    assert await room["A"].send("to_desk", person=room.ids["B"]) == ""
    assert room["A"].mends
    if is_new:
        _, number = await pleading(room, "B")
        assert await room["A"].send("give_back", person=room.ids["B"], number=number) == ""
    else:
        room.connect("B")
        await quiet(room.live)
    assert room["A"].mends == []


@in_virtual_time
async def test_a_bot_that_stood_in_leaves_when_its_owner_goes_on_at_the_desk() -> None:
    room = await dealt(6, phones=2, grace=5)
    room["B"].disconnect()
    await until(clock() + 6)
    assert person(room["A"], "B")["stand_in"] == "careful"
    assert await room["A"].send("to_desk", person=room.ids["B"]) == ""
    assert person(room["A"], "B").get("stand_in") is None
    seat = room.table.seat_of(room.ids["B"])
    entered = [row.get("asked") for row in room["A"].corrections if row["seat"] == seat]
    await until(clock() + 100)
    assert entered == [True] and person(room["A"], "B").get("stand_in") is None
    assert [row.get("asked") for row in room["A"].corrections if row["seat"] == seat] == [True], (
        "the bot answers no more"
    )
    assert await room["A"].send("lead", person=0) == ""
    await until(clock() + 6)
    assert person(room["C"], "B")["stand_in"] == "careful", "nobody enters any more what B does"


@in_virtual_time
async def test_the_desk_ends_when_the_phone_says_hello() -> None:
    room = await dealt(6, phones=1, grace=5)
    room["B"].disconnect()
    assert await room["A"].send("to_desk", person=room.ids["B"]) == ""
    room.connect("B")
    await quiet(room.live)
    assert person(room["A"], "B").get("at_desk") is None
    assert await room["B"].answer("ready") == ""
    again = await room.reopen()
    assert not again.table.people[room.ids["B"]].at_desk
    assert again.table.people[room.ids["P0"]].at_desk


@in_virtual_time
async def test_a_table_with_somebody_at_the_desk_waits_for_its_host() -> None:
    room = await dealt(6, phones=1, grace=5)
    room["A"].disconnect()
    await until(clock() + 1000)
    assert room.table.host == room.ids["A"] and room["B"].times("host_changed") == []
    room.connect("A")
    assert await room["A"].go_on() == ""


@in_virtual_time
async def test_without_anybody_at_the_desk_the_software_takes_over_from_a_host_who_is_gone() -> None:
    room = await dealt(0, phones=6, grace=5)
    room["A"].disconnect()
    await until(clock() + 1000)
    assert room["B"].times("host_changed") == [5]


@in_virtual_time
async def test_once_nobody_leads_any_more_those_at_the_desk_are_away() -> None:
    room = await dealt(6, phones=1, grace=5)
    assert await room["A"].answer("leave", host=True) == ""
    await until(clock() + 10)
    assert all(person(room["B"], f"P{number}")["stand_in"] == "careful" for number in range(6))


@in_virtual_time
async def test_those_at_the_desk_are_away_from_the_moment_in_which_nobody_leads_them_any_more() -> None:
    """However long the game has lasted: no bot plays for them before the grace period is over."""
    room = await dealt(6, phones=1, grace=50)
    for _ in range(2):
        await until(clock() + 1000)
        assert await room["A"].send("lead", person=0) == ""
        await until(clock() + 49)
        assert not any(person(room["B"], f"P{number}").get("stand_in") for number in range(6))
        await until(clock() + 2)
        assert all(person(room["B"], f"P{number}")["stand_in"] == "careful" for number in range(6))
        for name in "AB":
            assert await room[name].send("lead", person=room.ids["A"]) == ""
        assert room["A"].you["host"]


@in_virtual_time
@pytest.mark.parametrize("by_phone", [False, True])
async def test_a_call_whose_time_was_over_at_the_desk_has_its_full_time_once_nobody_is_there(by_phone: bool) -> None:
    """The software leads, or whoever was last at the desk has a phone now: nothing ends in that moment."""
    room = await dealt(1 if by_phone else 6, phones=6, settings={"host_mode": "human"}, grace=1000)
    await room["A"].go_on()
    was, full = room.table.step(), room.live.clocks.times.shown.length
    assert full
    await until(clock() + 10 * full)
    if by_phone:
        _, number = await pleading(room, "P0")
        assert await room["A"].send("give_back", person=room.ids["P0"], number=number) == ""
    else:
        assert await room["A"].send("lead", person=0) == ""
    assert room["B"].clock["left"] == 1000 * full
    await until(clock() + full - 1)
    assert room.table.step() == was
    await until(clock() + 2)
    assert room.table.step() != was


# Whoever leads ends what is open


@in_virtual_time
@pytest.mark.parametrize(
    ("book", "settings"),
    [
        ("original", {"host_mode": "human"}),
        ("spytown", {"gm_mode": "human"}),
        ("bigcity", {"host": "human_chosen"}),
    ],
)
async def test_no_clock_ends_what_is_read_aloud_and_entered_at_the_desk(book: str, settings: Settings) -> None:
    """The clock runs down and rings; the words of a call and fourteen hands take as long as they take."""
    room = await dealt(9, settings=settings, book=book)
    timed = 0
    for _ in range(12):
        game = room.table.playing.game
        was = game.number
        timed += room.live.clocks.times.shown.length > 0
        await until(clock() + 1000)
        assert game.number == was
        assert await room["A"].go_on() == ""
    assert timed


@in_virtual_time
async def test_the_clock_ends_a_call_again_when_everybody_has_a_phone() -> None:
    room = await dealt(1, phones=6, settings={"host_mode": "human"})
    _, number = await pleading(room, "P0")
    assert await room["A"].send("give_back", person=room.ids["P0"], number=number) == ""
    was = room.game.number
    assert await room["A"].go_on() == ""
    await until(clock() + 1000)
    assert room.game.number > was + 1


# They get a phone


@in_virtual_time
async def test_somebody_at_the_desk_gets_a_phone_in_a_night_by_the_word_of_the_host_alone() -> None:
    room = await dealt(6, phones=1)
    await room.ready()
    phone, number = await pleading(room, "P0")
    assert room["B"].table["pleas"] == [{"person": room.ids["P0"], "number": number, "may": [room.ids["A"]]}]
    assert await room["B"].send("give_back", person=room.ids["P0"], number=number) == "not_creator"
    assert phone.you["seat"] == -1 and "own_card" not in phone.names()
    assert await room["A"].send("give_back", person=room.ids["P0"], number=number) == ""
    assert phone.you["seat"] == room.table.seat_of(room.ids["P0"])
    assert phone.names().count("own_card") == 1
    assert (person(room["B"], "P0").get("at_desk"), person(room["B"], "P0")["here"]) == (None, True)
    assert await phone.send("hunch", seat=3) == ""


@in_virtual_time
async def test_a_creator_who_plays_cannot_take_the_place_of_somebody_at_the_desk_with_a_second_phone() -> None:
    room = await desk(5, phones=3)
    assert await room["A"].send("appoint", person=room.ids["B"]) == ""
    assert await room["A"].send("deal") == ""
    second, number = await pleading(room, "P0")
    assert room["A"].table["pleas"] == [{"person": room.ids["P0"], "number": number, "may": [room.ids["B"]]}]
    assert await room["A"].send("give_back", person=room.ids["P0"], number=number) == "not_host"
    assert second.you["seat"] == -1
    assert await room["B"].send("give_back", person=room.ids["P0"], number=number) == ""


@in_virtual_time
async def test_before_the_deal_the_creator_gives_a_phone_to_who_has_none() -> None:
    room = await desk(6, phones=1)
    phone, number = await pleading(room, "P3")
    assert await room["B"].send("give_back", person=room.ids["P3"], number=number) == "not_creator"
    assert await room["A"].send("give_back", person=room.ids["P3"], number=number) == ""
    assert phone.you["id"] == room.ids["P3"] and "at_desk" not in person(room["B"], "P3")


@in_virtual_time
async def test_whoever_took_the_phone_of_somebody_at_the_desk_may_lose_it_again() -> None:
    room = await dealt(6, phones=1)
    first, number = await pleading(room, "P0")
    assert await room["A"].send("give_back", person=room.ids["P0"], number=number) == ""
    first.disconnect()
    assert await room["A"].send("to_desk", person=room.ids["P0"]) == ""
    second, number = await pleading(room, "P0", TOKEN + "_2")
    assert await room["A"].send("give_back", person=room.ids["P0"], number=number) == ""
    assert second.you["id"] == room.ids["P0"]


@in_virtual_time
async def test_who_was_at_the_desk_and_left_leaves_nothing_to_the_next_at_the_desk() -> None:
    """What somebody without a phone has seen is not remembered for another without one."""
    room = await dealt(7, phones=1, absent="leave")
    assert await room["A"].send("break_off") == ""
    assert await room["A"].send("remove", person=room.ids["P0"]) == ""
    assert await room["A"].send("add_person", name="Q") == ""
    assert room.table.notes.heard.of(room.table.people.newest) == 0
