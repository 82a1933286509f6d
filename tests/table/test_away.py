"""People who are away: their seat is kept for a while; then a bot plays it, or they have left, or the table waits."""

from __future__ import annotations

from itertools import chain

import pytest

from citysleeps.kernel.ask import Answer
from citysleeps.table.rows import NO_ONE

from .evening import snapshot
from .phones import Phone, Room, Said, Settings, asleep, dealt, quiet, room_of
from .virtual import clock, in_virtual_time, until

SLOW: Settings = {"night_step_seconds": 600}


def person(room: Room, name: str, seen_by: str = "A") -> Said:
    """Somebody as another sees him."""
    found: Said = next(one for one in room[seen_by].table["people"] if one["name"] == name)
    return found


def stood_in(room: Room, name: str) -> list[float]:
    """When it was told that a bot plays for somebody."""
    seen = [(letter.at, letter.said["table"]) for letter in room["A"].mail if "table" in letter.said]
    return [at for at, table in seen for one in table["people"] if one["name"] == name and "stand_in" in one][:1]


# A bot


@in_virtual_time
async def test_a_seat_is_kept_for_the_grace_time_and_then_a_bot_plays_it() -> None:
    room = await asleep(8, SLOW)
    await until(10)
    room["B"].disconnect()
    await quiet(room.live)
    assert person(room, "B") == {"id": 2, "name": "B", "language": "en"}
    await until(200)
    assert stood_in(room, "B") == [100]
    assert person(room, "B")["stand_in"] == "careful"
    assert [one.get("stand_in") for one in room["A"].table["people"]].count("careful") == 1


@in_virtual_time
async def test_the_table_chooses_how_long_a_seat_is_kept() -> None:
    room = await asleep(8, SLOW, grace=5)
    room["B"].disconnect()
    await until(20)
    assert stood_in(room, "B") == [5]


@in_virtual_time
async def test_whoever_is_back_in_time_has_never_been_away() -> None:
    room = await asleep(8, SLOW)
    room["B"].disconnect()
    await until(80)
    room.connect("B")
    await until(85)
    room["B"].disconnect()
    await until(174)
    assert stood_in(room, "B") == []
    await until(176)
    assert stood_in(room, "B") == [175]


@in_virtual_time
async def test_nobody_hears_of_it_when_somebody_takes_out_a_second_phone_and_puts_it_away() -> None:
    room = await asleep(8)
    before = {name: len(phone.mail) for name, phone in room.phones.items()}
    second = Phone(room.live, room.ids["B"]).connect()
    await quiet(room.live)
    second.disconnect()
    await quiet(room.live)
    assert {name: len(phone.mail) for name, phone in room.phones.items()} == before


@in_virtual_time
async def test_a_bot_that_stands_in_answers_for_the_seat() -> None:
    room = await dealt(8, {"deal_seconds": 0})
    for phone in room.seated():
        if phone is not room["B"]:
            assert await phone.answer("ready") == ""
    room["B"].disconnect()
    await until(89)
    assert room["A"].times("night_began") == []
    await until(97)
    assert len(room["A"].times("night_began")) == 1
    assert 90 < room["A"].times("night_began")[0] <= 96


@in_virtual_time
async def test_the_bot_steps_down_when_he_is_back() -> None:
    room = await dealt(8, {"deal_seconds": 0}, bot_seconds=60.0)
    room["B"].disconnect()
    await until(91)
    assert person(room, "B")["stand_in"] == "careful"
    room.connect("B")
    await quiet(room.live)
    assert person(room, "B") == {"id": 2, "name": "B", "language": "en", "here": True}
    await until(1000)
    assert room["B"].acts() == ["ready"]
    assert await room["B"].answer("ready") == ""


@in_virtual_time
async def test_whoever_is_back_finds_what_was_told_to_his_seat_while_a_bot_played_it() -> None:
    room = await asleep(8)
    absent = room.holder("commissar")
    name = room.name(absent)
    assert name != "A"
    absent.disconnect()
    held = absent.facts
    await until(1500)
    back = room.connect(name, game=1, after=absent.n)
    await quiet(room.live)
    assert back.you["seat"] == absent.seat
    missed = [fact["fact"] for fact in back.facts]
    assert "check_answer" in missed and "own_card" not in missed
    assert back.n == len(held) + len(missed)


@pytest.mark.parametrize("absent", ["bot", "leave"])
@in_virtual_time
async def test_whoever_is_dead_is_not_missed(absent: str) -> None:
    room = await asleep(8, absent=absent)
    await until(90.25)
    assert await room["B"].answer("leave") == ""
    room["B"].disconnect()
    await room.sit("K")
    room["K"].disconnect()
    await until(400)
    assert stood_in(room, "B") == stood_in(room, "K") == []
    assert room["A"].times("left") == [90.25]


@in_virtual_time
async def test_a_dead_player_who_is_away_does_not_take_the_host_with_him() -> None:
    room = await asleep(9, {"host_mode": "human"})
    await until(90.25)
    assert await room["B"].answer("leave") == ""
    room["B"].disconnect()
    await until(400)
    assert room["A"].times("host_changed") == []


@in_virtual_time
async def test_before_the_deal_nobody_is_missed_and_the_grace_time_begins_with_it() -> None:
    room = await room_of(6, {"deal_seconds": 0}, absent="leave")
    room["B"].disconnect()
    await until(1000)
    assert room["A"].table["order"] == [1, 2, 3, 4, 5, 6]
    assert await room["A"].send("deal") == ""
    await until(1089)
    assert room["A"].times("left") == []
    await until(1091)
    assert room["A"].times("left") == [1090]


@in_virtual_time
async def test_after_the_game_nobody_is_missed() -> None:
    room = await asleep(6)
    assert await room.holder("don").answer("leave") == ""
    await until(91)
    assert room["A"].table["phase"] == "over"
    room["C"].disconnect()
    await until(400)
    assert stood_in(room, "C") == []


@in_virtual_time
async def test_the_grace_time_counts_only_while_somebody_is_there() -> None:
    room = await asleep(8, SLOW, absent="leave")
    for phone in room.phones.values():
        phone.disconnect()
    await until(1000)
    room.connect("A")
    await until(1010)
    room.connect("B")
    await until(1080)
    assert [each for each in range(8) if room.game.absent >> each & 1] == []
    await until(1095)
    assert [each for each in range(8) if room.game.absent >> each & 1] == [2, 3, 4, 5, 6, 7]


# He has left, or the table waits


@in_virtual_time
async def test_where_the_absent_leave_they_are_out_by_day_after_the_grace_time() -> None:
    room = await asleep(8, absent="leave")
    await until(91)
    room["B"].disconnect()
    await until(190)
    assert room["A"].heard("left") == [(181, {"fact": "left", "seat": 1})]
    room.connect("B")
    await quiet(room.live)
    assert room["B"].view and room["B"].view["left"] == [1]
    assert await room["B"].answer("done") == "dead_actor"


@in_virtual_time
async def test_where_the_absent_leave_it_is_told_at_dawn_that_they_left_in_the_night() -> None:
    room = await asleep(8, absent="leave", grace=5)
    room["B"].disconnect()
    await until(95)
    assert room["A"].times("left") == [90]


@in_virtual_time
async def test_where_the_table_waits_the_clock_goes_on_and_the_seat_stays_empty() -> None:
    room = await asleep(8, absent="wait")
    await until(91)
    room["A"].disconnect()
    await until(1000)
    assert room["B"].times("floor_ended", seat=0) == [156]  # a minute after the dawn was seen
    assert room["B"].times("left") == [] and "stand_in" not in person(room, "A", "B")
    room.connect("A")
    await quiet(room.live)
    assert room["A"].you["seat"] == 0


async def overheard(absent: str, leaves: bool) -> list[list[tuple[float, Said]]]:
    """What all the others hear in a night in which B puts his phone away, and perhaps has left before."""
    room = await room_of(8, SLOW, absent=absent)
    room.table.secret = "the same deal"
    assert await room["A"].send("deal") == ""
    await room.ready()
    began = clock()
    others = [room.watch(), *(phone for phone in room.seated() if phone is not room["B"])]
    await until(began + 10)
    if leaves:
        assert await room["B"].answer("leave") == ""
    await until(began + 20)
    room["B"].disconnect()
    await until(began + 1790)
    heard = [[(letter.at - began, letter.said) for letter in phone.since(began)] for phone in others]
    for _, said in chain.from_iterable(heard):
        said.get("table", {}).pop("code", None)
    return heard


@pytest.mark.parametrize(("absent", "letters"), [("bot", 4), ("leave", 3), ("wait", 3)])
@in_virtual_time
async def test_nobody_can_tell_one_who_left_in_the_night_from_one_who_is_away(absent: str, letters: int) -> None:
    left, away = await overheard(absent, True), await overheard(absent, False)
    assert len(left[0]) == letters
    assert left == away


@in_virtual_time
async def test_whoever_says_that_he_goes_is_replaced_at_once_by_a_bot() -> None:
    room = await asleep(8, SLOW)
    await until(7)
    assert await room["B"].send("leave") == ""
    assert stood_in(room, "B") == [7]
    assert room["A"].times("left") == []


@pytest.mark.parametrize("puts_away", [True, False])
@in_virtual_time
async def test_whoever_said_that_he_goes_is_back_when_he_says_hello_and_not_before(puts_away: bool) -> None:
    room = await dealt(8, {"deal_seconds": 0}, bot_seconds=60.0)
    assert await room["B"].send("leave") == ""
    assert await room["B"].answer("ready") == "stood_in"
    assert person(room, "B")["stand_in"] == "careful"
    if puts_away:
        room["B"].disconnect()
    room.connect("B")
    await quiet(room.live)
    assert "stand_in" not in person(room, "B")
    assert await room["B"].answer("ready") == ""


@in_virtual_time
async def test_whoever_says_that_he_goes_has_left_where_the_table_has_it_so() -> None:
    room = await asleep(8, absent="leave")
    await until(91)
    assert await room["B"].send("leave") == ""
    assert room["A"].times("left") == [91]


# Somebody else takes the seat


async def vacant() -> tuple[Room, Phone]:
    """Day 1; a bot plays the seat of B, who is away; K watches. And the phone that B had."""
    room = await asleep(8, grace=5)
    await until(25)
    gone = room["B"]
    gone.disconnect()
    await room.sit("K")
    await until(90.25)
    assert person(room, "B")["stand_in"] == "careful"
    return room, gone


@in_virtual_time
async def test_a_substitute_gets_exactly_what_the_seat_knows() -> None:
    room, gone = await vacant()
    again = Phone(room.live, gone.who)
    room.live.connect(again, 0, 0)  # what the seat has, as its holder would see it
    await quiet(room.live)
    again.disconnect()
    await until(152)
    await room.give_seat("K", 1)
    substitute = room["K"]
    assert substitute.you == {"id": 9, "seat": 1, "host": False, "creator": False}
    assert substitute.facts[: again.n] == again.facts
    assert substitute.facts[: gone.n] == gone.facts
    assert substitute.n == len(substitute.facts)
    assert again.view and substitute.view
    assert substitute.view["cards"] == again.view["cards"]
    assert substitute.view["cards"][1] == room.game.cards[1]
    assert room["A"].table["seats"] == [1, 9, 3, 4, 5, 6, 7, 8]
    assert room["A"].table["names"] == list("ABCDEFGH")
    assert "stand_in" not in person(room, "B")


@in_virtual_time
async def test_the_one_before_gets_no_private_news_any_more_on_a_phone_that_is_still_there() -> None:
    room = await asleep(8)
    await room.sit("K")
    commissar = room.holder("commissar")
    seat = commissar.seat
    assert await commissar.send("leave") == ""
    await room.give_seat("K", seat)
    assert commissar.you["seat"] == -1
    await until(35)
    assert room["K"].acts() == ["check"] and commissar.asks == []
    assert await room["K"].answer("check", room.holder("don").seat) == ""
    assert room["K"].heard("check_answer")[0][0] == 35
    assert commissar.heard("check_answer") == []
    assert commissar.view and commissar.view["nods"] == {} and set(commissar.view["cards"]) == {""}


@in_virtual_time
async def test_a_substitute_takes_the_seat_of_a_bot_and_the_bot_plays_no_more() -> None:
    room = await dealt(6, {"deal_seconds": 0}, bots=2, bot_seconds=1000.0)
    await room.sit("K")
    await room.give_seat("K", 6)
    assert room["K"].you["seat"] == 6
    await until(5000)
    assert room["K"].acts() == ["ready"]


@in_virtual_time
async def test_nobody_else_notices_a_substitute_but_by_the_names() -> None:
    room, _ = await vacant()
    phone = room["C"]
    before = (phone.n, phone.facts, phone.view, phone.asks)
    await room.give_seat("K", 1)
    assert (phone.n, phone.facts, phone.view, phone.asks) == before


@pytest.mark.parametrize(
    ("name", "seat", "reason"),
    [
        ("K", 0, "seat_taken"),
        ("K", -1, "seat_taken"),
        ("K", 8, "seat_taken"),
        ("C", 1, "has_seat"),
        ("B", 1, "has_seat"),
        ("", 1, "no_person"),
    ],
)
@in_virtual_time
async def test_a_substitute_is_somebody_without_a_seat_and_takes_one_that_a_bot_plays(
    name: str, seat: int, reason: str
) -> None:
    room, _ = await vacant()
    assert await room["A"].send("seat", person=room.ids.get(name, 99), seat=seat) == reason
    assert room["A"].table["seats"] == [1, 2, 3, 4, 5, 6, 7, 8]


@in_virtual_time
async def test_the_host_takes_no_seat() -> None:
    room = await dealt(7, {"host_mode": "human"}, bots=2)
    assert await room["A"].send("seat", person=room.ids["G"], seat=6) == "has_seat"


# The creator is away


def creators(room: Room, seen_by: str) -> list[str]:
    return [one["name"] for one in room[seen_by].table["people"] if one.get("creator")]


@in_virtual_time
async def test_when_the_creator_vanishes_the_first_who_came_gets_his_powers_as_well() -> None:
    room = await room_of(6)
    room["B"].disconnect()
    room.connect("B")
    await until(10)
    room["A"].disconnect()
    await until(99)
    assert await room["C"].send("deal") == "not_creator"
    await until(101)
    assert creators(room, "C") == ["C"]
    assert [letter.at for letter in room["C"].since(10) if letter.said.get("you", {}).get("creator")] == [100]
    room.connect("A")
    await quiet(room.live)
    assert (room["A"].you["creator"], room["C"].you["creator"]) == (True, False)
    assert creators(room, "C") == ["A"]
    assert await room["C"].send("deal") == "not_creator"
    assert await room["A"].send("deal") == ""
    again = await room.logged()
    assert again.powers.inherited == set()


@in_virtual_time
async def test_a_creator_who_is_back_in_time_keeps_his_powers_to_himself() -> None:
    room = await room_of(3)
    room["A"].disconnect()
    await until(80)
    room.connect("A")
    await until(85)
    room["A"].disconnect()
    await until(174)
    assert creators(room, "B") == []
    await until(176)
    assert creators(room, "B") == ["B"]


@in_virtual_time
async def test_a_screen_with_the_creators_token_is_enough() -> None:
    room = await room_of(3)
    Phone(room.live, has_creator_token=True).connect()
    room["A"].disconnect()
    await until(1000)
    assert creators(room, "B") == []


@in_virtual_time
async def test_when_the_creator_is_back_with_a_screen_alone_everybody_hears_who_leads() -> None:
    room = await room_of(3)
    room["A"].disconnect()
    await until(91)
    assert creators(room, "C") == ["B"]
    Phone(room.live, has_creator_token=True).connect()
    await quiet(room.live)
    assert creators(room, "C") == [] and room["B"].you["creator"] is False


@in_virtual_time
async def test_nobody_gets_the_powers_while_nobody_is_there() -> None:
    room = await room_of(3)
    watcher = room.watch()
    for phone in room.phones.values():
        phone.disconnect()
    await until(1000)
    assert await watcher.send("deal") == "not_creator"
    room.connect("C")
    await until(1089)
    assert creators(room, "C") == []
    await until(1091)
    assert creators(room, "C") == ["C"]


@in_virtual_time
async def test_powers_that_were_handed_on_pass_to_another_when_that_one_goes() -> None:
    room = await room_of(3)
    assert await room["A"].send("hand_on", person=2) == ""
    assert await room["B"].send("leave") == ""
    await until(91)
    assert creators(room, "A") == ["A"]
    assert await room["A"].send("add_bot") == ""


@in_virtual_time
async def test_powers_are_kept_when_the_table_is_opened_again() -> None:
    room = await room_of(3)
    assert await room["A"].send("hand_on", person=2) == ""
    again = await room.reopen()
    for name in "AB":
        again.connect(name)
    await quiet(again.live)
    assert (again["A"].you["creator"], again["B"].you["creator"]) == (False, True)
    assert await again["A"].send("add_bot") == "not_creator"


@in_virtual_time
async def test_whoever_is_away_when_another_who_left_has_ended_the_game_does_not_leave_it_too() -> None:
    """Else the log would have inputs after the end, and could not be read again."""
    room = await dealt(8, {"mode": "assisted", "first_godfather": "D"}, absent="leave", book="cuba")
    for name in "BCDEFGH":
        room[name].disconnect()
    await until(91)
    assert room.table.phase == "over"
    facts = [fact["fact"] for fact in room["A"].facts]
    assert facts[facts.index("game_over") :].count("left") == 0
    assert snapshot(await room.logged()) == snapshot(room.table)


@in_virtual_time
async def test_whoever_left_after_the_end_in_an_older_version_keeps_nobody_from_opening_the_table() -> None:
    room = await dealt(8, {"mode": "assisted", "first_godfather": "D"}, absent="leave", book="cuba")
    for name in "BCDEFGH":
        room[name].disconnect()
    await until(91)
    ended = snapshot(room.table)
    leaving = [room.table.give(Answer(seat, "leave")) for seat in (6, 7)]
    late = [room.table.write(room.hall.store.now(), NO_ONE, "", took) for took in leaving]
    await room.hall.store.append(room.table.code, len(await room.log()), late)
    again = await room.logged()
    assert snapshot(again) == ended
    assert len(again.notes.told.times) == len(again.notes.told.marks)
    reopened = await room.reopen()
    reopened.connect("A")
    assert await reopened["A"].send("again") == ""
