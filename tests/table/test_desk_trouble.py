"""The desk in trouble: phones come and go, players leave, and the host's device reloads, dies and is replaced."""

from __future__ import annotations

from typing import Any

import pytest

from citysleeps.table.people import Person

from .leader import Leader
from .phones import Phone, Room, Settings, quiet, room_of
from .test_desk import BY_HAND, dealt, person, pleading
from .virtual import clock, in_virtual_time, until


async def led_to(room: Room, *where: str) -> Leader:
    """Go on until the game is there."""
    leader = Leader(room, "trouble")
    while room["A"].view is not None and room["A"].view["where"] != list(where):
        await leader.go_on()
    return leader


def asked(phone: Phone, seat: int) -> list[dict[str, Any]]:
    return [one for one in phone.corrections if one["seat"] == seat and one.get("asked")]


def seat_with(room: Room, card: str) -> int:
    return room.game.cards.index(card)


def name_of(room: Room, seat: int) -> str:
    return next(name for name, who in room.ids.items() if who == room.table.seats[seat])


# A seat gets a phone, or loses it


@in_virtual_time
async def test_a_seat_gets_a_phone_in_a_night_and_answers_what_was_asked_at_the_desk() -> None:
    room = await dealt(7)
    await led_to(room, "first_night", "commissar")
    seat = seat_with(room, "commissar")
    assert [one["act"] for one in asked(room["A"], seat)] == ["check"]
    phone, number = await pleading(room, name_of(room, seat))
    assert await room["A"].send("give_back", person=room.table.seats[seat], number=number) == ""
    assert phone.acts() == ["check"]
    assert await phone.answer("check", phone.asks[0]["slots"][0]["seats"][0]) == ""
    assert asked(room["A"], seat) == [] and len(phone.heard("check_answer")) == 1


@in_virtual_time
async def test_a_seat_gets_a_phone_in_a_vote_and_votes_by_it() -> None:
    room = await dealt(7)
    leader = await led_to(room, "first_day", "discussion", "nomination")
    for one in leader.asked():
        await leader.enter(one)
    while room["A"].view is None or room["A"].view["where"][-1] != "vote":
        for one in leader.asked():
            await leader.enter(one)
        await leader.go_on()
    seat = next(one["seat"] for one in leader.asked())
    phone, number = await pleading(room, name_of(room, seat))
    assert await room["A"].send("give_back", person=room.table.seats[seat], number=number) == ""
    assert phone.acts() == ["vote"]
    assert await phone.answer("vote", phone.asks[0]["slots"][0]["seats"][0]) == ""
    assert asked(room["A"], seat) == []


@in_virtual_time
async def test_a_phone_is_lost_in_a_night_and_its_owner_goes_on_at_the_desk() -> None:
    room = await dealt(0, phones=7)
    await led_to(room, "first_night", "commissar")
    phone = room.holder("commissar")
    seat, name = phone.seat, room.name(phone)
    phone.disconnect()
    assert await room["A"].send("to_desk", person=room.ids[name]) == ""
    [one] = asked(room["A"], seat)
    target = one["slots"][0]["seats"][0]
    assert await room["A"].answer("correct", seat, "check", target, host=True) == ""
    again = room.connect(name)
    await quiet(room.live)
    assert [fact["target"] for fact in again.facts if fact["fact"] == "check_answer"] == [target], "he hears of it"
    assert "at_desk" not in person(room["A"], name)


# A seat at the desk leaves, is removed, is put right


@in_virtual_time
async def test_the_host_removes_somebody_at_the_desk_by_the_book() -> None:
    room = await dealt(8)
    await led_to(room, "first_day", "discussion", "speech")
    assert await room["A"].answer("remove", 3, host=True) == ""
    assert room["A"].times("left") and not room.game.living >> 3 & 1


@pytest.mark.parametrize(("book", "settings"), [("original", BY_HAND), ("bigcity", {"host": "human_chosen"})])
@in_virtual_time
async def test_when_all_have_left_in_a_night_nothing_is_asked_that_nobody_can_be_named_for(
    book: str, settings: Settings
) -> None:
    """ORIG-1012, CITY-R73 It is told at dawn; until then the game goes on, and each ask has something to choose."""
    room = await dealt(7, settings=settings, book=book)
    host = room["A"]
    assert await host.go_on() == ""
    for seat in range(7):
        assert "remove" in host.acts(host=True)
        assert await host.answer("remove", seat, host=True) == ""
    assert host.table["phase"] == "game" and "remove" not in host.acts(host=True)
    assert [slot for ask in host.asks for slot in ask["slots"] if slot.get("seats") == []] == []
    while host.table["phase"] == "game":
        assert await host.go_on() == ""


@in_virtual_time
async def test_a_bot_plays_for_somebody_who_was_sent_away_until_they_are_at_the_desk_again() -> None:
    room = await dealt(8)
    who = room.table.seats[3]
    name = name_of(room, 3)
    assert await room["A"].send("remove", person=who) == ""
    assert (person(room["A"], name)["stand_in"], person(room["A"], name).get("at_desk")) == ("careful", None)
    assert await room["A"].send("to_desk", person=who) == ""
    assert (person(room["A"], name).get("stand_in"), person(room["A"], name)["at_desk"]) == (None, True)


@in_virtual_time
async def test_what_was_entered_for_a_seat_at_the_desk_is_put_right_and_what_that_changes_is_said_before() -> None:
    room = await dealt(7)
    await led_to(room, "first_night", "commissar")
    host, seat = room["A"], seat_with(room, "commissar")
    [one] = asked(host, seat)
    don, other = seat_with(room, "don"), seat_with(room, "resident")
    assert {don, other} <= {*one["slots"][0]["seats"]}
    assert await host.answer("correct", seat, "check", other, host=True) == ""
    before = list(host.facts)
    assert await host.send("foresee", act="correct", args=[seat, "check", don]) == ""
    [foreseen] = [letter.said for letter in host.mail if letter.said["say"] == "foreseen"]
    assert [(fact["fact"], fact["target"]) for fact in foreseen["told"]] == [("noted", don), ("check_answer", don)]
    assert [(fact["fact"], fact["target"]) for fact in foreseen["unsaid"]] == [
        ("noted", other),
        ("check_answer", other),
    ]
    assert host.facts == before, "nothing has changed"
    assert await host.answer("correct", seat, "check", don, host=True) == ""
    assert host.facts[len(before) :] == foreseen["told"]


@in_virtual_time
async def test_only_a_host_who_holds_no_card_looks_ahead_and_only_where_the_input_is_legal() -> None:
    room = await dealt(6, phones=1)
    await led_to(room, "first_night", "commissar")
    for phone in (room["B"], room.watch()):
        assert await phone.send("foresee", act="next") == "not_host"
        assert "foreseen" not in [letter.said["say"] for letter in phone.mail]
    assert await room["A"].send("foresee", act="correct", args=[0, "vote", 1]) == "wrong_phase"
    assert await room["A"].send("foresee", act="nonsense") == "not_allowed"
    began = room.table.playing.game.began
    assert await room["A"].send("foresee", act="next") == ""
    assert room.table.playing.game.began == began
    assert await room["A"].send("break_off") == ""
    assert await room["A"].send("foresee", act="next") == "no_game"


@in_virtual_time
async def test_a_host_who_holds_no_card_reads_the_protocol_so_far_and_nobody_else_does() -> None:
    room = await dealt(6, phones=1)
    await led_to(room, "first_night", "commissar")
    seat, don = seat_with(room, "commissar"), seat_with(room, "don")
    assert await room["A"].answer("correct", seat, "check", don, host=True) == ""
    assert await room["A"].send("write_up", language="pl") == ""
    [written] = [letter.said["protocol"] for letter in room["A"].mail if letter.said["say"] == "written"]
    assert (written["result"], written["language"]) == ("", "pl")
    nights = next(part for part in written["parts"] if part["id"] == "nights")
    at = [column["id"] for column in nights["columns"]].index("commissar")
    assert [row[at]["text"] for row in nights["rows"]] == [f"{don + 1} tak"]
    assert await room["A"].send("write_up", language="xx") == "bad_language"
    for phone in (room["B"], room.watch()):
        assert await phone.send("write_up", language="pl") == "not_host"
        assert "written" not in [letter.said["say"] for letter in phone.mail]


@in_virtual_time
async def test_who_leads_cuba_is_not_told_everything_and_gets_no_protocol_before_the_end() -> None:
    room = await room_of(0, {"mode": "assisted"}, book="cuba")
    host = Phone(room.live, has_creator_token=True).connect()
    for number in range(8):
        assert await host.send("add_person", name=f"P{number}") == ""
    assert await host.send("deal") == ""
    assert await host.send("write_up", language="en") == "not_host"


@pytest.mark.parametrize(("book", "settings"), [("spytown", {}), ("bigcity", {}), ("cuba", {})])
@in_virtual_time
async def test_a_creator_who_plays_learns_nothing_by_looking_ahead(book: str, settings: Settings) -> None:
    """It would be told whose card is shown when its owner is removed."""
    room = await room_of(8, settings, book=book)
    assert await room["A"].send("deal") == ""
    assert await room["A"].send("foresee", act="remove", args=[3]) == "not_host"


@in_virtual_time
async def test_a_temporary_host_who_holds_a_card_does_not_look_ahead() -> None:
    room = await room_of(12, {**BY_HAND, "host_mode": "hostless"})
    assert await room["A"].send("deal") == ""
    [host] = [phone for phone in room.phones.values() if "next" in phone.acts(host=True)]
    assert await host.send("foresee", act="next") == "not_host"


# The host's device


@in_virtual_time
async def test_the_hosts_device_reloads_and_shows_what_it_showed() -> None:
    room = await dealt(7)
    await led_to(room, "first_night", "commissar")
    before = room["A"]
    before.disconnect()
    after = room.connect("A")
    await quiet(room.live)
    assert (after.corrections, after.view, after.facts) == (before.corrections, before.view, before.facts)
    assert [ask["act"] for ask in after.asks] == [ask["act"] for ask in before.asks]


@in_virtual_time
async def test_two_devices_of_the_host_show_the_same_and_what_both_send_is_done_once() -> None:
    room = await dealt(7)
    await led_to(room, "first_night", "commissar")
    one, two = room["A"], room.connect("A")
    [entry] = asked(one, seat_with(room, "commissar"))
    target = entry["slots"][0]["seats"][0]
    for phone in (one, two):
        args = [entry["seat"], "check", target]
        assert await phone.send("answer", id="the same", act="correct", args=args, host=True) == ""
    await quiet(room.live)
    assert one.corrections == two.corrections and len(one.heard("check_answer")) == 1
    key = next(ask["key"] for ask in two.asks if ask["act"] == "next")
    assert await one.send("answer", act="next", host=True, key=key) == ""
    assert await two.send("answer", act="next", host=True, key=key) == "too_late", "a step is not skipped by two taps"


@in_virtual_time
async def test_the_hosts_device_dies_and_another_takes_its_place_when_nobody_is_there_to_say_yes() -> None:
    room = await dealt(7, grace=5)
    await led_to(room, "first_night", "commissar")
    seen = list(room["A"].facts)
    room["A"].disconnect()
    other, number = await pleading(room, "A")
    await until(clock() + 50)
    assert other.you["id"] == 0 and len(other.facts) < len(seen), "the host may still come back"
    await until(clock() + 20)
    assert (other.you["id"], other.you["host"]) == (room.ids["A"], True)
    assert other.facts == seen and number
    assert await other.go_on() == ""
    assert person(other, "A")["returns"] == 1


@in_virtual_time
async def test_nobody_takes_the_place_of_the_host_while_somebody_with_a_phone_could_say_no() -> None:
    room = await dealt(6, phones=2, grace=5)
    await led_to(room, "first_night", "commissar")
    room["A"].disconnect()
    other, number = await pleading(room, "A")
    await until(clock() + 1000)
    assert other.you["id"] == 0
    for name in "BC":
        assert await room[name].send("give_back", person=room.ids["A"], number=number) == ""
    assert other.you["id"] == room.ids["A"]


@in_virtual_time
async def test_nobody_takes_the_place_of_the_host_while_the_creator_could_say_no() -> None:
    room = await dealt(7, grace=5)
    screen = Phone(room.live, has_creator_token=True).connect()
    room["A"].disconnect()
    other, number = await pleading(room, "A")
    await until(clock() + 1000)
    assert other.you["id"] == 0
    assert await screen.send("give_back", person=room.ids["A"], number=number) == ""
    assert other.you["id"] == room.ids["A"]


@in_virtual_time
async def test_nobody_takes_the_place_of_a_host_who_is_here() -> None:
    room = await dealt(7, grace=5)
    other, _ = await pleading(room, "A")
    await until(clock() + 1000)
    assert other.you["id"] == 0


@in_virtual_time
async def test_nobody_but_the_host_is_replaced_without_a_word() -> None:
    room = await dealt(7, grace=5)
    other, _ = await pleading(room, "P0")
    room["A"].disconnect()
    await until(clock() + 1000)
    assert other.you["id"] == 0


@in_virtual_time
async def test_the_old_device_of_the_host_takes_its_place_back() -> None:
    room = await dealt(7, grace=5)
    room["A"].disconnect()
    other, _ = await pleading(room, "A")
    await until(clock() + 100)
    assert other.you["host"]
    room.live.reclaim(room.ids["A"], "token of A")
    room.connect("A")
    await quiet(room.live)
    assert (other.you["id"], other.you["host"]) == (0, False) and room["A"].you["host"]


@in_virtual_time
async def test_a_table_led_from_the_desk_goes_on_after_the_server_was_killed() -> None:
    room = await dealt(9, phones=1)
    leader = Leader(room, "killed")
    for _ in range(25):
        await leader.act()
    again = await room.reopen()
    assert again.table.desk == room.table.desk and again.table.desk
    again.connect("A")
    await quiet(again.live)
    assert again["A"].corrections == room["A"].corrections
    on = Leader(again, "killed")
    await on.lead()
    assert again.table.playing.game.over


@in_virtual_time
async def test_a_desk_is_told_what_was_pointed_at_until_the_next_call() -> None:
    room = await dealt(7)
    await led_to(room, "first_night", "commissar")
    seat = seat_with(room, "commissar")
    [check] = asked(room["A"], seat)
    target = check["slots"][0]["seats"][0]
    assert await room["A"].answer("correct", seat, "check", target, host=True) == ""
    assert [one.get("given") for one in room["A"].corrections if one["seat"] == seat] == [["check", target]]
    assert await room["A"].go_on() == ""
    assert not any("given" in one for one in room["A"].corrections)


# The lead changes hands


@in_virtual_time
async def test_another_desk_is_told_what_was_entered_and_what_was_taken_back() -> None:
    """Also who has raised no hand: on a second device a hand that went down again does not look as if it were up."""
    room = await dealt(7)
    leader = await led_to(room, "first_day", "discussion", "nomination")
    while room["A"].view is None or room["A"].view["where"][-1] != "vote":
        for one in leader.asked():
            await leader.enter(one)
        await leader.go_on()
    votes = [one for one in room["A"].corrections if one["act"] == "vote" and one.get("asked")]
    seat, [up] = votes[0]["seat"], votes[0]["slots"][0]["seats"]

    def given() -> object:
        return [one.get("given") for one in room["A"].corrections if one["seat"] == seat and one["act"] == "vote"]

    assert given() == [None]
    for act, *args in (("vote", up), ("pass",), ("vote", up)):
        assert await room["A"].answer("correct", seat, act, *args, host=True) == ""
        assert given() == [[act, *args]]
        first, second = room["A"], room.connect("A")
        await quiet(room.live)
        assert second is not first and second.corrections == first.corrections


@in_virtual_time
async def test_who_takes_over_the_lead_enters_what_those_at_the_desk_do() -> None:
    room = await dealt(6, phones=1)
    await room.sit("K")
    await led_to(room, "first_night", "commissar")
    seen = room["A"].corrections
    assert await room["A"].send("lead", person=room.ids["K"]) == ""
    assert room["K"].corrections == seen and room["A"].corrections == []
    assert await room["K"].go_on() == ""
    assert await room["A"].go_on() == "not_your_seat"


@in_virtual_time
async def test_a_new_device_of_the_leader_takes_the_lead_back_where_nobody_could_agree() -> None:
    """The one that made the table is dead; without this, nobody could lead those at the desk again."""
    room = await dealt(7, grace=5)
    await room.sit("K")
    await led_to(room, "first_night", "commissar")
    room["A"].disconnect()
    other, _ = await pleading(room, "A")
    room["K"].disconnect()
    await until(clock() + 100)
    assert other.you["host"] and await other.send("lead", person=0) == ""
    room.connect("K")
    await until(clock() + 10)
    for phone, reason in ((room["K"], "no_voice"), (other, "")):
        assert await phone.send("lead", person=phone.who) == reason
    assert room.table.host == room.ids["A"] and not [one for one in at_desk(room) if one.stand_in]


@in_virtual_time
async def test_bots_play_for_those_at_the_desk_only_while_the_software_leads() -> None:
    room = await dealt(6, phones=2, grace=5)
    await room.sit("K")
    for _ in range(2):
        assert await room[leading(room)].send("lead", person=0) == ""
        await until(clock() + 6)
        assert {one.stand_in for one in at_desk(room)} == {"careful"} and len(at_desk(room)) == 6
        for name in "BC":
            assert await room[name].send("lead", person=room.ids["K"]) == ""
        assert leading(room) == "K"
        assert {one.stand_in for one in at_desk(room)} == {""} and len(at_desk(room)) == 6


def leading(room: Room) -> str:
    return next(name for name, who in room.ids.items() if who == room.table.host)


def at_desk(room: Room) -> list[Person]:
    return [person for person in room.table.people.values() if person.at_desk]


# Secrecy


@in_virtual_time
async def test_who_goes_to_the_desk_in_a_night_is_told_to_all_alike_and_nothing_else_is() -> None:
    room = await dealt(4, phones=4)
    await led_to(room, "first_night", "commissar")
    watcher = room.watch()
    await quiet(room.live)
    listeners = [room["C"], room["D"], room["E"], watcher]
    marks = [len(phone.mail) for phone in listeners]
    assert await room["A"].send("to_desk", person=room.ids["B"]) == ""
    tables = []
    for phone, mark in zip(listeners, marks, strict=True):
        [letter] = phone.mail[mark:]
        assert letter.said.keys() == {"say", "n", "table", "you"}
        tables.append(letter.said["table"])
    assert all(table == tables[0] for table in tables)
