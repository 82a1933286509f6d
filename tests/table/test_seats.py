"""A seat is its owner's: who may have it once the cards are dealt, and who must be for it."""

from __future__ import annotations

import pytest

from citysleeps.kernel.seats import HOST, SPECTATORS, bit
from citysleeps.table import seating
from citysleeps.table.refusal import Refusal

from .phones import Phone, Room, asleep, dealt, quiet, room_of
from .test_lost_phone import TOKEN, pleading
from .virtual import clock, in_virtual_time, until


async def gone(room: Room, name: str = "B", after: float = 61) -> Phone:
    """Somebody puts the phone away, and some time goes by."""
    phone = room[name]
    phone.disconnect()
    await until(clock() + after)
    return phone


async def wants(room: Room, voice: str, name: str = "K", seat: int = 1) -> str:
    return await room[voice].send("seat", person=room.ids[name], seat=seat)


# Most of those who still play


@in_virtual_time
async def test_the_creator_alone_gives_no_seat_away_that_others_play_with() -> None:
    """Friends of the creator used to sit down on bots' places one after the other, and he knew all cards."""
    room = await dealt(4, bots=4)
    await room.sit("K")
    assert await wants(room, "A", seat=5) == ""
    assert await wants(room, "A", seat=5) == ""
    assert room["K"].you["seat"] == -1 and "own_card" not in room["K"].names()
    assert room["C"].table["offers"] == [
        {"person": room.ids["K"], "seat": 5, "owner": 0, "agreed": [-1, 1], "needed": 3, "may": [1, 2, 3, 4]}
    ]
    assert await wants(room, "B", seat=5) == ""
    assert room["K"].you["seat"] == -1
    before = len(room["K"].mail)
    assert await wants(room, "C", seat=5) == ""
    assert room["K"].you["seat"] == 5 and "own_card" in room["K"].names()
    assert room["C"].table["offers"] == []
    shown = [letter.said["table"]["offers"] for letter in room["K"].mail[before:] if "table" in letter.said]
    assert shown and not any(shown), "nobody is welcomed to a seat that is still offered"


@in_virtual_time
async def test_only_who_still_plays_or_owns_the_seat_or_made_the_table_has_a_voice() -> None:
    room = await dealt(4, {"host_mode": "human"}, bots=5)
    await room.sit("K", "L")
    for phone in (room["L"], room["K"], room["D"], room.watch()):
        assert await phone.send("seat", person=room.ids["K"], seat=5) == "no_voice"
    assert room["A"].table["offers"] == []


@in_virtual_time
async def test_a_table_may_let_its_creator_alone_and_says_so_to_all() -> None:
    room = await room_of(4, bots=4)
    assert await room["B"].send("choose", seating="creator") == "not_creator"
    assert await room["A"].send("choose", seating="nobody") == "bad_manners"
    assert await room["A"].send("choose", seating="creator") == ""
    assert room["B"].table["manners"]["seating"] == "creator"
    assert await room["A"].send("deal") == ""
    assert await room["A"].send("choose", seating="table") == "not_in_lobby"
    await room.sit("K")
    assert await wants(room, "B", seat=5) == ""
    assert room["K"].you["seat"] == -1
    assert await wants(room, "A", seat=5) == ""
    assert room["K"].you["seat"] == 5


@in_virtual_time
async def test_who_is_dead_for_all_to_see_has_no_voice_and_is_not_counted() -> None:
    room = await asleep(5, bots=4, absent="leave")
    await room.sit("K")
    while room.game.phase == "deal":
        await until(clock() + 1)
    for name in "BC":
        assert await room[name].answer("leave") == ""
    assert await wants(room, "D", seat=6) == ""
    assert room["A"].table["offers"][0]["needed"] == 3, "by night nobody can tell that they have left"
    assert room["A"].table["offers"][0]["may"] == [room.ids[name] for name in "ABCDE"]
    while not room["A"].times("left"):
        await until(clock() + 10)
    assert room["A"].table["offers"] == [], "it was offered while more had a voice"
    assert await wants(room, "D", seat=6) == ""
    assert room["A"].table["offers"][0]["may"] == [room.ids[name] for name in "ADE"]
    assert room["A"].table["offers"][0]["needed"] == 2
    assert await wants(room, "B", seat=6) == "no_voice"
    assert await wants(room, "A", seat=6) == ""
    assert room["K"].you["seat"] == 6


@pytest.mark.parametrize("absent", ["bot", "wait"])
@in_virtual_time
async def test_what_was_offered_falls_when_somebody_has_no_voice_any_more_and_that_takes_a_minute(absent: str) -> None:
    """Friends of A used to sit down in bots' places, as soon as the only other who plays was away for some seconds."""
    room = await dealt(2, bots=7, absent=absent, grace=5)
    await room.sit("K")
    assert await wants(room, "A", seat=6) == ""
    await gone(room, "B", 59)
    assert room["A"].table["offers"][0]["needed"] == 2
    assert await wants(room, "A", seat=6) == ""
    assert room["K"].you["seat"] == -1
    await until(clock() + 600)
    assert room["K"].you["seat"] == -1 and room["A"].table["offers"] == []
    assert await wants(room, "A", seat=6) == "", "he plays alone by now"
    assert room["K"].you["seat"] == 6


@in_virtual_time
async def test_two_places_whose_owners_are_away_long_enough_at_one_moment_are_given_together() -> None:
    """The owners are dead for all to see, so their voices are not missed."""
    room = await asleep(7, {"host_mode": "human"}, grace=5)
    await room.sit("K", "L")
    while room.game.phase == "first_night":
        assert await room["G"].go_on() == ""
    one, two, *others = room.holders("resident")
    one.disconnect()
    two.disconnect()
    went = clock()
    await until(went + 6)
    for phone in (one, two):
        assert await room["G"].answer("remove", phone.seat, host=True) == ""
    for phone in (*others, room.holder("commissar")):
        assert await wants(room, room.name(phone), "K", one.seat) == ""
        assert await wants(room, room.name(phone), "L", two.seat) == ""
    seats = one.seat, two.seat
    assert (room["K"].seat, room["L"].seat) == (-1, -1)
    await until(went + 60.01)
    assert (room["K"].seat, room["L"].seat) == seats


@in_virtual_time
async def test_everything_offered_falls_together() -> None:
    room = await dealt(3, bots=6, grace=5)
    await room.sit("K")
    for seat in (6, 7):
        assert await wants(room, "A", seat=seat) == ""
    assert len(room["A"].table["offers"]) == 2
    assert await room["B"].send("leave") == ""
    assert room["A"].table["offers"] == []


@in_virtual_time
async def test_who_has_said_that_he_goes_has_no_voice_at_once() -> None:
    room = await dealt(3, bots=6, grace=5)
    await room.sit("K")
    assert await wants(room, "A", seat=6) == ""
    assert await room["B"].send("leave") == ""
    assert await room["C"].send("leave") == ""
    assert room["A"].table["offers"] == [] and room["K"].you["seat"] == -1
    assert await wants(room, "A", seat=6) == ""
    assert room["K"].you["seat"] == 6


@in_virtual_time
async def test_who_is_back_within_a_minute_has_lost_no_voice_and_what_was_offered_stands() -> None:
    room = await dealt(3, bots=6, grace=5)
    await room.sit("K")
    assert await wants(room, "A", seat=6) == ""
    await gone(room, "B", 30)
    assert room["C"].table["people"][1]["stand_in"] == "careful"
    room.connect("B")
    await gone(room, "C", 59)
    assert room["A"].table["offers"][0]["needed"] == 2
    assert await wants(room, "B", seat=6) == ""
    assert room["K"].you["seat"] == 6


@in_virtual_time
async def test_a_creator_who_is_dead_is_asked_only_where_the_word_counts() -> None:
    room = await asleep(4, bots=4, absent="leave")
    await room.sit("K")
    while room.game.phase == "deal":
        await until(clock() + 1)
    assert await room["A"].answer("leave") == ""
    while not room["B"].times("left"):
        await until(clock() + 10)
    assert await wants(room, "B", seat=6) == ""
    assert room["B"].table["offers"][0]["may"] == [room.ids[name] for name in "BCD"]
    for name in "BCD":
        room[name].disconnect()
    await quiet(room.live)
    assert room["A"].table["offers"][0]["may"] == [room.ids["A"]], "nobody else is here who plays"


@in_virtual_time
async def test_where_only_bots_play_whoever_made_the_table_decides() -> None:
    room = await room_of(0, bots=0)
    screen = Phone(room.live, has_creator_token=True).connect()
    for _ in range(6):
        assert await screen.send("add_bot") == ""
    assert await screen.send("deal") == ""
    await room.sit("K")
    assert await screen.send("seat", person=room.ids["K"], seat=2) == ""
    assert room["K"].you["seat"] == 2


@in_virtual_time
async def test_so_many_seats_are_offered_at_once_and_no_more() -> None:
    room = await dealt(4, {"deck": "extended"}, bots=8)
    await room.sit("K", "L")
    wanted = [(name, seat) for name in "KL" for seat in range(4, 12)]
    assert [await wants(room, "A", *one) for one in wanted] == [""] * 10 + ["too_many_offers"] * 6


# The owner


@in_virtual_time
async def test_the_owner_gives_his_seat_away_for_good() -> None:
    room = await asleep(8)
    await room.sit("K")
    assert await room["B"].send("leave") == ""
    assert await wants(room, "B") == ""
    assert room["K"].you["seat"] == 1
    room.connect("B")
    await quiet(room.live)
    assert (room["B"].you["seat"], room["K"].you["seat"]) == (-1, 1)


@in_virtual_time
async def test_nobody_gives_away_the_seat_of_one_who_may_still_come_back() -> None:
    room = await asleep(5, grace=60, bots=3)
    await room.sit("K")
    assert await room["A"].send("remove", person=room.ids["B"]) == ""  # a bot stands in, and he is here
    for name in "ACDE":
        assert await wants(room, name) == ""
    await until(clock() + 600)
    assert room["K"].you["seat"] == -1
    room["B"].disconnect()
    await until(clock() + 59)
    assert room["K"].you["seat"] == -1
    await until(clock() + 2)
    assert room["K"].you["seat"] == 1


@in_virtual_time
async def test_a_seat_with_inherited_powers_does_not_give_away_the_creators() -> None:
    room = await asleep(5, grace=5, bots=3)
    await room.sit("K")
    await gone(room, "A", 12)
    assert room["B"].you["creator"] is True
    assert await wants(room, "B", seat=0) == ""
    assert room["K"].you["seat"] == -1
    assert await room["B"].send("hand_on", person=room.ids["C"]) == "inherited"
    room.connect("A")
    await quiet(room.live)
    assert (room["A"].you["creator"], room["B"].you["creator"]) == (True, False)


@in_virtual_time
async def test_inherited_powers_are_not_enough_where_the_creator_decides_alone() -> None:
    room = await room_of(5, grace=5, bots=3)
    assert await room["A"].send("choose", seating="creator") == ""
    assert await room["A"].send("deal") == ""
    await room.sit("K")
    await gone(room, "A", 12)
    assert await wants(room, "B", seat=0) == ""
    assert room["K"].you["seat"] == -1


@in_virtual_time
async def test_who_comes_back_has_his_seat_again_without_asking_and_the_substitute_watches() -> None:
    room = await asleep(8, grace=5)
    await room.sit("K")
    before = await gone(room)
    await room.give_seat("K", 1)
    back = room.connect("B")
    await quiet(room.live)
    assert (back.you["seat"], room["K"].you["seat"]) == (1, -1)
    assert back.facts[: before.n] == before.facts
    assert room["K"].view and set(room["K"].view["cards"]) == {""}
    assert room["C"].table["seats"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert await room["K"].send("hunch", seat=3) == "not_your_seat"
    assert await back.send("hunch", seat=3) == ""
    again = await room.reopen()
    assert again.table.seats == [1, 2, 3, 4, 5, 6, 7, 8]


# Nobody who has seen another card


@in_virtual_time
async def test_nobody_who_has_seen_another_card_of_this_game_gets_a_seat_in_it() -> None:
    room = await asleep(8, grace=5, bots=1)
    await room.sit("K")
    await gone(room)
    await room.give_seat("K", 1)
    room.connect("B")
    await quiet(room.live)
    assert await wants(room, "A", seat=8) == "has_seen"
    assert await room["K"].send("leave") == ""
    await room.sit("K")  # with the same token
    assert await wants(room, "A", seat=8) == "has_seen"
    await gone(room)
    await room.give_seat("K", 1)  # which he knows


@in_virtual_time
async def test_who_has_hosted_this_game_gets_no_seat_in_it() -> None:
    room = await asleep(8, {"host_mode": "human"}, bots=2)
    host = room["H"]
    assert await host.send("leave") == ""
    assert host.you["host"] is False
    assert await wants(room, "A", "H", 8) == "has_seen"
    assert await host.send("leave") == ""
    await room.sit("H")
    assert await wants(room, "A", "H", 8) == "has_seen"


@in_virtual_time
async def test_cuba_1423_who_has_led_from_a_seat_has_heard_no_more_than_that_seat() -> None:
    room = await dealt(8, book="cuba")
    await room.sit("K")
    for leader, next_leader in ("AC", "CK", "KD"):
        assert await room[leader].send("hand_on", person=room.ids[next_leader]) == ""
    heard = room.table.notes.heard
    assert (heard.of(room.ids["C"]), heard.of(room.ids["K"])) == (bit(2), HOST)


@in_virtual_time
async def test_cuba_1423_who_only_watches_does_not_hear_as_the_host() -> None:
    room = await dealt(8, {"mode": "assisted"}, book="cuba")
    leader, screen = (Phone(room.live, has_creator_token=True) for _ in range(2))
    screen.is_screen = True
    for phone in (leader, screen):
        phone.connect()
    ears = room.live.presence.clients
    assert [ears[phone] for phone in (leader, screen, room.watch())] == [HOST, SPECTATORS, SPECTATORS]


@in_virtual_time
async def test_cuba_1423_what_was_offered_to_one_falls_who_has_led_since() -> None:
    room = await dealt(3, book="cuba", bots=5)
    await room.sit("K")
    assert await wants(room, "B", seat=6) == ""
    for leader, next_leader in ("AK", "KA"):
        assert len(room["B"].table["offers"]) == 1
        assert await room[leader].send("hand_on", person=room.ids[next_leader]) == ""
    assert room["B"].table["offers"] == []


@in_virtual_time
async def test_whoever_was_sent_away_has_no_vote_on_a_seat() -> None:
    room = await asleep(6, bots=2)
    await room.sit("K")
    bot = next(seat for seat, who in enumerate(room.table.seats) if room.table.people[who].bot)
    sent = room.name(room.holders("resident")[-1])
    assert await room["A"].send("remove", person=room.ids[sent]) == ""
    assert await wants(room, "B" if sent != "B" else "C", seat=bot) == ""
    assert room["A"].table["offers"][0]["needed"] == 3 and room.ids[sent] not in room["A"].table["offers"][0]["may"]


@in_virtual_time
async def test_cuba_1308_who_leads_without_a_seat_is_asked_nothing_and_may_do_what_a_host_may() -> None:
    room = await dealt(3, book="cuba", bots=5)
    await room.sit("K")
    assert await room["A"].send("hand_on", person=room.ids["K"]) == ""
    back = room.connect("K")
    assert back.asks == []
    assert back.you["lead"] and all(ask["host"] for ask in back.you["lead"])


@in_virtual_time
async def test_cuba_1423_who_leads_gets_a_seat_that_was_told_as_much() -> None:
    room = await dealt(3, {"mode": "assisted"}, book="cuba", bots=5)
    await room.sit("K")
    assert await room["A"].send("hand_on", person=room.ids["K"]) == ""
    assert await wants(room, "B", seat=6) == ""
    assert await room["K"].answer("stolen", 3, host=True) == ""
    assert await wants(room, "C", seat=6) == "has_seen"


@in_virtual_time
async def test_what_was_offered_to_one_falls_who_goes() -> None:
    room = await dealt(3, bots=6)
    await room.sit("K")
    assert await wants(room, "A", seat=6) == ""
    assert await room["K"].send("leave") == ""
    assert room["A"].table["offers"] == []


@in_virtual_time
async def test_in_the_next_game_whoever_has_seen_cards_of_the_last_may_sit_anywhere() -> None:
    room = await asleep(8, grace=5)
    await room.sit("K")
    await gone(room)
    await room.give_seat("K", 1)
    assert await room["A"].send("break_off") == ""
    assert await room["A"].send("add_bot") == ""
    assert await room["A"].send("deal") == ""
    assert room["K"].you["seat"] == 8


# A lost phone


@in_virtual_time
async def test_a_place_is_given_to_another_phone_by_most_who_play_when_its_owner_is_long_away() -> None:
    room = await asleep(5, grace=60, bots=3)
    facts = list(room["B"].facts)
    room["B"].disconnect()
    other, number = await pleading(room)
    for name in "ACD":
        assert await room[name].send("give_back", person=room.ids["B"], number=number) == ""
    assert room["E"].table["pleas"] == [
        {"person": room.ids["B"], "number": number, "agreed": [-1, 1, 3, 4], "needed": 3, "may": [1, 3, 4, 5]}
    ]
    assert (other.you["id"], other.facts == facts) == (0, False)
    await until(clock() + 61)
    assert (other.you["id"], other.you["seat"]) == (room.ids["B"], 1)
    assert other.facts[: len(facts)] == facts


@in_virtual_time
async def test_at_a_table_that_was_opened_again_an_absence_begins_with_the_first_command() -> None:
    room = await (await asleep(6, absent="wait", grace=60)).reopen()
    for name in "ACDEF":
        room.connect(name)
    assert await room["A"].send("hunch", seat=3) == ""
    await until(clock() + 61)
    other, number = await pleading(room)
    await room.give_back("B", number)
    assert other.you["seat"] == 1


@in_virtual_time
async def test_the_place_of_a_host_who_sees_everything_is_not_the_creators_to_give() -> None:
    room = await asleep(5, {"host_mode": "human"}, bots=5, absent="wait", grace=5)
    await gone(room, "E")
    other, number = await pleading(room, "E")
    assert await room["A"].send("give_back", person=room.ids["E"], number=number) == ""
    assert other.you["host"] is False
    await until(clock() + 6)
    for name in "BC":
        assert await room[name].send("give_back", person=room.ids["E"], number=number) == ""
    assert other.you["host"] is True


@in_virtual_time
async def test_the_phone_with_which_he_came_has_the_place_again_and_the_other_watches() -> None:
    room = await asleep(8, grace=5)
    await gone(room)
    other, number = await pleading(room)
    await room.give_back("B", number)
    assert other.you["seat"] == 1
    room.live.reclaim(room.ids["B"], "token of B")
    back = room.connect("B")
    await quiet(room.live)
    assert (back.you["seat"], other.you["id"], other.you["seat"]) == (1, 0, -1)
    assert other.view and set(other.view["cards"]) == {""}
    with pytest.raises(Refusal, match="bad_token"):
        await pleading(room, "B", TOKEN)
    room.ids["X"] = room.live.join(Phone(room.live), "X", "en", TOKEN, "")
    await quiet(room.live)
    assert await room["C"].send("leave") == ""
    assert await wants(room, "A", "X", 2) == "has_seen"


@in_virtual_time
async def test_the_first_token_opens_the_place_until_the_next_deal_and_not_after() -> None:
    room = await asleep(8, grace=5)
    await gone(room)
    _, number = await pleading(room)
    await room.give_back("B", number)
    assert room.table.people.holder(room.table.people[room.ids["B"]].first) == room.ids["B"]
    assert await room["A"].send("break_off") == ""
    assert await room["A"].send("deal") == ""
    assert room.table.people[room.ids["B"]].first == ""


# Who was sent away


@pytest.mark.parametrize("leader", ["A", "H"])
@in_virtual_time
async def test_who_was_sent_away_plays_again_only_when_he_is_let(leader: str) -> None:
    room = await dealt(8, {"host_mode": "human", "deal_seconds": 0}, bot_seconds=60.0)
    assert await room[leader].send("remove", person=room.ids["B"]) == ""
    room.connect("B")
    await quiet(room.live)
    assert room["C"].table["people"][1]["sent"] is True
    assert await room["B"].answer("ready") == "stood_in"
    assert await wants(room, "B", "B") == "not_creator"
    assert await wants(room, leader, "B") == ""
    assert "sent" not in room["C"].table["people"][1]
    assert await room["B"].answer("ready") == ""


@in_virtual_time
async def test_who_was_removed_before_the_deal_does_not_come_back_with_the_same_token() -> None:
    room = await room_of(4)
    assert await room["A"].send("remove", person=room.ids["B"]) == ""
    with pytest.raises(Refusal, match="removed"):
        room.join("B")
    again = await room.reopen()
    with pytest.raises(Refusal, match="removed"):
        again.join("B")


# More time


@in_virtual_time
async def test_what_is_open_is_lengthened_by_half_an_hour_at_most() -> None:
    room = await asleep(8)
    assert [await room["A"].send("extend", seconds=600) for _ in range(4)] == ["", "", "", "long_enough"]
    assert await room["A"].send("extend", seconds=1) == "long_enough"
    room = await room.reopen()
    room.connect("A")
    assert await room["A"].send("extend", seconds=1) == "long_enough"
    step = room.table.outermost()
    while room.table.outermost() == step:
        await until(clock() + 10)
    assert await room["A"].send("extend", seconds=600) == ""


@in_virtual_time
async def test_while_a_seat_is_offered_the_table_is_told_again_only_when_voices_change() -> None:
    room = await asleep(6, bots=2)
    await room.sit("K")
    seat = next(seat for seat, who in enumerate(room.table.seats) if room.table.people[who].bot)
    assert await room["A"].send("seat", person=room.ids["K"], seat=seat) == ""
    assert room.live.presence.offers
    before = len(room["B"].mail)
    assert await room["A"].send("deal") != ""
    assert len(room["B"].mail) == before


@in_virtual_time
async def test_whoever_is_for_what_is_offered_already_is_heard_however_much_is_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seating, "MOST_OFFERS", 1)
    room = await asleep(6, bots=2)
    await room.sit("K")
    one, two = [seat for seat, who in enumerate(room.table.seats) if room.table.people[who].bot]
    assert await room["A"].send("seat", person=room.ids["K"], seat=one) == ""
    assert await room["B"].send("seat", person=room.ids["K"], seat=two) == "too_many_offers"
    assert await room["B"].send("seat", person=room.ids["K"], seat=one) == ""
