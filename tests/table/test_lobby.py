"""A game is prepared: who comes, who sits where, what is played, and who may say so."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from citysleeps.notation.fair import Fair, commitment, seed
from citysleeps.store.memory import MemoryStore
from citysleeps.table.hall import Hall
from citysleeps.table.joining import MOST_PEOPLE
from citysleeps.table.manners import Manners
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import NO_ONE, Chatted, read_row, written
from citysleeps.table.table import Table, row
from citysleeps.table.things import listed
from citysleeps.views.words import sentence

from .phones import LENGTHS, NAMES, Phone, Room, Said, asleep, dealt, quiet, room_of
from .virtual import in_virtual_time


def people(room: Room) -> list[str]:
    """The names of those at the table, in the order of the seats."""
    table = room["A"].table
    names = {person["id"]: person["name"] for person in table["people"]}
    return [names[who] for who in table["order"]]


def people_of(table: Table) -> list[str]:
    return [table.people[who].name for who in table.order]


def person(room: Room, name: str) -> dict[str, Any]:
    """Somebody as everybody sees him."""
    return next(one for one in room["A"].table["people"] if one["name"] == name)


# Who comes


@in_virtual_time
async def test_whoever_joins_is_seen_by_all_who_are_there() -> None:
    room = await room_of(2)
    room.join("C", "pl")
    await quiet(room.live)
    for phone in (room["A"], room["B"]):
        assert [one["name"] for one in phone.table["people"]] == ["A", "B", "C"]
    assert person(room, "C") == {"id": 3, "name": "C", "language": "pl"}
    room.connect("C")
    await quiet(room.live)
    assert person(room, "C") == {"id": 3, "name": "C", "language": "pl", "here": True}
    assert room["C"].you == {"id": 3, "seat": -1, "host": False, "creator": False}
    assert room["A"].you == {"id": 1, "seat": -1, "host": False, "creator": True}


@in_virtual_time
async def test_whoever_joins_is_told_so_only_when_it_is_written_down() -> None:
    room = await room_of(1)
    waiter = Phone(room.live)
    room.live.join(waiter, "B", "en", "token of B", "")
    assert waiter.mail == []
    await quiet(room.live)
    assert [letter.said for letter in waiter.mail] == [{"say": "done", "id": "joined"}]
    assert len(await room.log()) == 3


@in_virtual_time
async def test_whoever_comes_is_welcomed_and_hears_nothing_twice() -> None:
    room = await room_of(2)
    await room.sit("C")
    assert [letter.said["say"] for letter in room["C"].mail] == ["welcome"]
    assert [letter.said["say"] for letter in room["A"].mail][-1:] == ["news"]


@in_virtual_time
async def test_the_same_token_joins_once() -> None:
    room = await room_of(2)
    waiter = Phone(room.live)
    who = room.live.join(waiter, "K", "pl", "token of B", "luck")
    await quiet(room.live)
    assert who == room.ids["B"]
    assert waiter.mail[0].said == {"say": "done", "id": "joined"}
    assert people(room) == ["A", "B"]
    assert len(await room.log()) == 3


@in_virtual_time
async def test_a_full_table_takes_nobody_more() -> None:
    room = await dealt(6)
    for number in range(MOST_PEOPLE - 6):
        room.join(f"watcher {number}")
    with pytest.raises(Refusal, match="table_full"):
        room.join("late")
    assert await room["A"].send("remove", person=40) == ""
    room.join("late")
    assert len(room.table.people) == MOST_PEOPLE


@in_virtual_time
async def test_where_no_more_can_play_a_newcomer_takes_the_place_of_the_last_bot() -> None:
    room = await room_of(1, bots=12)
    assert await room["A"].send("add_bot") == "no_place"
    assert await room["A"].send("order", people=[1, 13, *range(2, 13)]) == ""
    await room.sit("B")
    assert people(room) == ["A", listed(12, "en"), *(listed(thing, "en") for thing in range(1, 11)), "B"]
    assert room["B"].table["missing"] == ""
    assert people_of(await room.logged()) == people(room)


@in_virtual_time
async def test_there_is_no_seat_beyond_the_most_of_the_book() -> None:
    room = await room_of(25)
    room.join("Z")
    with pytest.raises(Refusal, match="no_place"):
        room.join("late")
    assert await room["A"].send("choose", settings={"host_mode": "human"}) == ""
    room.join("late")


@in_virtual_time
async def test_whoever_likes_takes_the_place_of_a_bot_before_the_deal() -> None:
    room = await room_of(2, bots=2)
    await room.sit("C")
    assert await room["C"].send("take_place", bot=room.ids["A"]) == "seat_taken"
    assert await room["C"].send("take_place", bot=99) == "no_person"
    assert await room.watch().send("take_place", bot=3) == "no_person"
    assert await room["C"].send("take_place", bot=3) == ""
    assert people(room) == ["A", "B", "C", "Tram (bot)"]


@in_virtual_time
async def test_whoever_leaves_before_the_deal_is_not_at_the_table_any_more_and_watches() -> None:
    room = await room_of(3)
    leaver = room["B"]
    assert await leaver.send("leave") == ""
    assert people(room) == ["A", "C"]
    assert leaver.you == {"id": 0, "seat": -1, "host": False, "creator": False}
    assert await leaver.send("chat", text="bye") == "no_person"
    await room.sit("B")
    assert people(room) == ["A", "C", "B"]
    assert room.ids["B"] == 4


@in_virtual_time
async def test_whoever_joins_in_the_middle_of_a_game_watches_and_sits_behind_the_others_in_the_next() -> None:
    room = await asleep(6)
    await room.sit("G")
    assert room["G"].you == {"id": 7, "seat": -1, "host": False, "creator": False}
    assert "own_card" not in room["G"].names()
    assert room["G"].view and set(room["G"].view["cards"]) == {""}
    assert await room["G"].answer("leave") == "not_your_seat"
    assert room["A"].table["seats"] == [1, 2, 3, 4, 5, 6]
    assert people(room) == list("ABCDEFG")


@in_virtual_time
async def test_one_who_watches_has_no_say() -> None:
    room = await room_of(6)
    watcher = room.watch()
    commands: dict[str, Said] = {"chat": {"text": "hi"}, "introduce": {"name": "K"}, "wish": {"luck": "7"}, "leave": {}}
    for do, args in commands.items():
        assert await watcher.send(do, **args) == "no_person"
    assert await watcher.answer("ready") == "no_game"
    assert await watcher.send("ping") == ""
    assert await room["A"].send("deal") == ""
    assert await watcher.answer("ready") == "not_your_seat"
    assert await watcher.answer("next", host=True) == "not_your_seat"
    assert room["A"].chat == []


@in_virtual_time
async def test_before_the_deal_there_is_nothing_to_answer() -> None:
    room = await room_of(6)
    assert await room["A"].answer("ready") == "no_game"
    assert await room["A"].answer("next", host=True) == "no_game"
    commands: dict[str, Said] = {"pause": {}, "resume": {}, "extend": {"seconds": 5}, "seat": {"person": 2, "seat": 0}}
    for do, args in commands.items():
        assert await room["A"].send(do, **args) == "no_game"


# Who sits where


@in_virtual_time
async def test_people_sit_in_the_order_in_which_they_came_until_the_creator_seats_them() -> None:
    room = await room_of(6)
    assert people(room) == list("ABCDEF")
    assert await room["A"].send("order", people=[3, 1, 2, 6, 5, 4]) == ""
    assert people(room) == list("CABFED")
    await room.sit("G")
    assert people(room) == list("CABFEDG")
    assert await room["A"].send("deal") == ""
    assert room["A"].table["names"] == list("CABFEDG")
    assert [room[name].you["seat"] for name in "ABCDEFG"] == [1, 2, 0, 5, 4, 3, 6]


@pytest.mark.parametrize("order", [[], [1, 2], [1, 2, 2], [1, 2, 4], [1, 2, 3, 4], [1, 2, 3, 0]])
@in_virtual_time
async def test_an_order_names_everybody_once(order: list[int]) -> None:
    room = await room_of(3)
    assert await room["A"].send("order", people=order) == "bad_order"
    assert people(room) == list("ABC")


# Bots


@in_virtual_time
async def test_bots_take_places_under_free_names_and_give_them_up() -> None:
    room = await room_of(1)
    await room.sit("tram")
    for _ in range(2):
        assert await room["A"].send("add_bot") == ""
    assert await room["A"].send("add_bot", bot="random", name="K") == ""
    assert people(room) == ["A", "tram", "Lantern (bot)", "Kiosk (bot)", "K"]
    assert [person(room, name).get("bot", "") for name in people(room)] == ["", "", "table", "table", "random"]
    assert await room["A"].send("remove", person=person(room, "Lantern (bot)")["id"]) == ""
    assert await room["A"].send("add_bot") == ""
    assert people(room) == ["A", "tram", "Kiosk (bot)", "K", "Lantern (bot)"]


@in_virtual_time
async def test_bots_are_named_in_the_language_of_the_table() -> None:
    room = await room_of(1)
    assert await room["A"].send("choose", language="ru") == ""
    for _ in range(2):
        assert await room["A"].send("add_bot") == ""
    assert people(room) == ["A", "Фонарь (бот)", "Трамвай (бот)"]


@in_virtual_time
async def test_there_are_only_so_many_kinds_of_bots() -> None:
    room = await room_of(1)
    assert await room["A"].send("add_bot", bot="clever") == "no_bot"
    assert people(room) == ["A"]


@in_virtual_time
async def test_a_bot_hosts_nothing_and_creates_nothing() -> None:
    room = await room_of(1, bots=1)
    assert await room["A"].send("appoint", person=2) == "is_bot"
    assert await room["A"].send("hand_on", person=2) == "is_bot"


# What is played


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"nigth_step_seconds": 30}, "did you mean night_step_seconds?"),
        ({"deck": "large"}, "deck is large; it may be basic, extended"),
        ({"preset": "profesional"}, "did you mean professional?"),
        ({"night_step_seconds": -1}, "must be a whole number from 0"),
        ({"night_step_seconds": True}, "must be a whole number from 0"),
        ({"dead_see_all": "perhaps"}, "it may be false, true"),
    ],
)
@in_virtual_time
async def test_settings_that_cannot_be_are_refused_and_it_is_said_what_would_be_right(
    settings: dict[str, Any], says: str
) -> None:
    room = await room_of(1, {"deal_seconds": 20})
    assert await room["A"].send("choose", id="wrong", settings=settings) == "bad_setup"
    assert says in room["A"].replies["wrong"][0]["detail"]
    assert room["A"].table["settings"] == {**LENGTHS, "deal_seconds": 20}
    with pytest.raises(Refusal) as refused:
        await Hall(MemoryStore()).make("en", "original", settings, Manners())
    assert (refused.value.reason, says in refused.value.detail) == ("bad_setup", True)


@in_virtual_time
async def test_a_choice_that_another_book_refuses_is_told_in_the_words_of_that_book() -> None:
    room = await room_of(1)
    assert await room["A"].send("choose", id="wrong", book="spytown", settings={"cards": 1}) == "bad_cards"
    assert room["A"].replies["wrong"][0]["text"] == sentence("spytown", "en", "bad_cards")
    assert room["A"].table["book"] == "original"


@in_virtual_time
async def test_what_is_chosen_is_seen_by_all_and_the_rest_stays() -> None:
    room = await room_of(2)
    assert await room["A"].send("choose", settings={"preset": "extended"}, absent="wait") == ""
    assert await room["A"].send("choose", grace_seconds=5) == ""
    assert await room["A"].send("choose", language="sk") == ""
    table = room["B"].table
    assert (table["book"], table["settings"]) == ("original", {"preset": "extended"})
    bots = {"bots": "gentle", "talk": "talkative", "odds": "after"}
    assert table["manners"] == {"grace_seconds": 5, "absent": "wait", "seating": "table", **bots}
    assert table["language"] == "sk"
    assert await room["B"].send("choose", odds="watchers") == "not_creator"
    assert await room["A"].send("choose", odds="players") == "bad_manners"
    assert await room["A"].send("choose", odds="watchers") == ""
    assert room["B"].table["manners"]["odds"] == "watchers"
    assert await room["A"].send("choose", settings={}) == ""
    assert room["B"].table["settings"] == {}


@in_virtual_time
async def test_what_stood_before_gives_way_to_what_does_not_go_with_it() -> None:
    room = await room_of(2)
    own = {"cleaner": "on", "roles": ["loyal=3"]}
    assert await room["A"].send("choose", book="cuba", settings={"cleaner": "on"}) == ""
    assert await room["A"].send("choose", settings=own) == ""
    assert room["B"].table["settings"] == {"cleaner": "off", "roles": ["loyal=3"]}
    assert await room["A"].send("choose", book="bigcity", settings={"roles": ["mafia=2"], "faction": "cartel"}) == ""
    assert room["B"].table["settings"] == {"roles": ["mafia=2"], "faction": "cartel"}
    assert await room["A"].send("choose", settings={"roles": ["mafia=2"]}) == ""
    assert room["B"].table["settings"] == {}


@in_virtual_time
async def test_settings_that_a_book_has_no_more_give_way_to_any_choice() -> None:
    room = await room_of(1)
    assert await room["A"].send("choose", book="cuba") == ""
    room.table.settings = {"of_another_edition": "on"}
    assert await room["A"].send("choose", settings={"cleaner": "on"}) == ""
    assert room["A"].table["settings"] == {"cleaner": "on"}


@in_virtual_time
async def test_there_is_no_other_book_and_there_are_no_other_manners() -> None:
    room = await room_of(1)
    assert await room["A"].send("choose", book="chess") == "no_book"
    assert await room["A"].send("choose", id="rude", absent="nap") == "bad_manners"
    assert "nap" in room["A"].replies["rude"][0]["detail"]
    for other in ({"bots": "deadly"}, {"bots": ""}, {"talk": "loud"}):
        assert await room["A"].send("choose", id=f"{other}", **other) == "bad_manners"
        assert room["A"].replies[f"{other}"][0]["text"] == sentence("original", "en", "bad_manners")
    for language, book, reason in (("en", "chess", "no_book"), ("xx", "original", "bad_language")):
        with pytest.raises(Refusal, match=reason):
            await Hall(MemoryStore()).make(language, book, {}, Manners())


@in_virtual_time
async def test_the_table_says_what_is_missing_until_nothing_is() -> None:
    room = await room_of(5)
    assert room["A"].table["missing"] == "bad_player_count"
    assert room["A"].table["detail"] == "5 seats; deck basic is for 6 to 13 players"
    assert await room["A"].send("deal", id="too few") == "bad_player_count"
    assert room["A"].replies["too few"][0]["detail"] == room["A"].table["detail"]
    await room.sit("F")
    assert (room["A"].table["missing"], room["A"].table["detail"]) == ("", "")
    assert await room["A"].send("choose", settings={"night_step_seconds": 0}) == ""
    assert room["A"].table["missing"] == "bad_setup"
    assert "needs a host who goes on by hand" in room["A"].table["detail"]
    assert await room["A"].send("deal") == "bad_setup"
    assert await room["A"].send("choose", settings={"night_step_seconds": 0, "host_mode": "human"}) == ""
    assert room["A"].table["missing"] == "bad_player_count"
    await room.sit("G")
    assert room["A"].table["missing"] == ""
    assert await room["A"].send("choose", settings={"host_mode": "hostless"}) == ""
    assert room["A"].table["detail"] == "7 seats; deck basic without a host is for 12 to 13 players"


@in_virtual_time
async def test_a_game_with_a_host_cannot_be_dealt_where_there_are_only_bots() -> None:
    room = await room_of(1, {"host_mode": "human"}, bots=7)
    screen = Phone(room.live, has_creator_token=True).connect()
    assert await room["A"].send("leave") == ""
    assert screen.table["missing"] == "no_host"
    assert await screen.send("deal") == "no_host"


# Who hosts


@in_virtual_time
async def test_whoever_leads_the_table_hosts_unless_somebody_else_is_appointed() -> None:
    room = await room_of(8, bots=1)
    assert await room["A"].send("choose", settings={"host_mode": "human"}) == ""
    assert room["B"].table["host"] == room.ids["A"]
    assert await room["A"].send("appoint", person=room.ids["C"]) == ""
    assert room["B"].table["host"] == room.ids["C"]
    assert await room["C"].send("leave") == ""
    assert room["B"].table["host"] == room.ids["A"]
    assert await room["A"].send("appoint", person=room.ids["B"]) == ""
    assert await room["A"].send("appoint") == ""
    assert await room["A"].send("appoint", person=99) == "no_person"
    assert await room["A"].send("hand_on", person=room.ids["H"]) == ""
    assert room["B"].table["host"] == room.ids["H"]
    assert await room["H"].send("deal") == ""
    assert (room["A"].table["host"], room["H"].you["seat"], room["H"].you["host"]) == (room.ids["H"], -1, True)
    assert room["A"].table["names"] == ["A", "B", "D", "E", "F", "G", "Lantern_(bot)"]


@in_virtual_time
async def test_where_the_software_hosts_nobody_does() -> None:
    room = await room_of(6)
    assert await room["A"].send("appoint", person=room.ids["C"]) == ""
    assert room["A"].table["host"] == 0
    assert await room["A"].send("deal") == ""
    assert len(room["A"].table["seats"]) == 6


@in_virtual_time
async def test_orig_1316_without_a_host_the_last_in_the_order_announces_and_has_the_highest_number() -> None:
    room = await dealt(12, {"preset": "hostless"})
    assert room.game.temporary_host == room["L"].seat == 11
    assert [phone.you["host"] for phone in room.seated()] == [False] * 11 + [True]
    assert room["A"].table["host"] == 0


# Who may


CREATORS: dict[str, Said] = {
    "choose": {"settings": {}},
    "order": {"people": [1, 2, 3, 4, 5, 6]},
    "add_bot": {},
    "remove": {"person": 3},
    "appoint": {"person": 2},
    "hand_on": {"person": 3},
    "deal": {},
    "again": {},
    "break_off": {},
    "seat": {"person": 2, "seat": 0},
}


@pytest.mark.parametrize("do", CREATORS)
@in_virtual_time
async def test_only_the_creator_may(do: str) -> None:
    room = await room_of(6)
    before = await room.log()
    for phone in (room["B"], room.watch()):
        assert await phone.send(do, **CREATORS[do]) == "not_creator"
    assert await room.log() == before


@pytest.mark.parametrize("do", [do for do in CREATORS if do not in ("again", "break_off", "seat")])
@in_virtual_time
async def test_whoever_has_the_creators_token_may_also_without_having_joined(do: str) -> None:
    room = await room_of(6)
    screen = Phone(room.live, has_creator_token=True).connect()
    assert screen.you == {"id": 0, "seat": -1, "host": False, "creator": True}
    assert await screen.send(do, **CREATORS[do]) == ""


@pytest.mark.parametrize("do", [do for do in CREATORS if do not in ("again", "break_off", "seat")])
@in_virtual_time
async def test_whoever_was_handed_the_table_may(do: str) -> None:
    room = await room_of(6)
    assert await room["A"].send("hand_on", person=2) == ""
    assert (person(room, "A").get("creator", False), person(room, "B")["creator"]) == (False, True)
    assert await room["B"].send(do, **CREATORS[do]) == ""


@in_virtual_time
async def test_handing_on_makes_the_old_token_void() -> None:
    room = await room_of(6)
    screen = Phone(room.live, has_creator_token=True).connect()
    assert await room["A"].send("hand_on", person=2) == ""
    for phone in (room["A"], screen):
        assert phone.you["creator"] is False
        assert await phone.send("deal") == "not_creator"
    assert room["B"].you["creator"] is True
    assert await room["B"].send("hand_on", person=3) == ""
    assert await room["B"].send("deal") == "not_creator"
    assert await room["C"].send("deal") == ""


LOBBY_ONLY = ("choose", "order", "add_bot", "appoint", "deal")


@in_virtual_time
async def test_once_the_cards_are_dealt_nothing_of_it_can_be_changed() -> None:
    room = await dealt(6)
    for do in LOBBY_ONLY:
        assert await room["A"].send(do, **CREATORS[do]) == "not_in_lobby"
    assert await room["B"].send("wish", luck="7") == "not_in_lobby"
    assert await room["A"].send("again") == "game_runs"


@in_virtual_time
async def test_before_the_first_deal_there_is_no_other_game_to_prepare() -> None:
    room = await room_of(6)
    assert await room["A"].send("again") == "no_game"


@pytest.mark.parametrize(
    ("stranger", "other"),
    [("203.0.113.1", "203.0.113.2"), ("2001:db8:0:{:x}::/64", "2001:db8:1::/64")],
    ids=["an address", "a network"],
)
@in_virtual_time
async def test_strangers_of_one_address_or_network_do_not_fill_a_lobby(stranger: str, other: str) -> None:
    room = await room_of(1)
    room.live.neighbours.homes.add("192.0.2.1")

    def come(name: str, address: str) -> None:
        room.live.join(Phone(room.live), name, "en", f"token of {name}", "", address)

    most = room.table.book.lobby.describe().seats[-1]
    for number in range(most // 2):
        come(f"stranger {number}", stranger.format(number))
    with pytest.raises(Refusal, match="address_crowded"):
        come("one more", stranger.format(99))
    come("B", other)
    for number in range(most - most // 2 - 2):
        come(f"at home {number}", "192.0.2.1")
    with pytest.raises(Refusal, match="no_place"):
        come("at home", "192.0.2.1")
    for _ in range(2):
        assert await room["A"].send("remove", person=2 if 2 in room.table.people else 3) == ""
    come("one more", stranger.format(99))


@in_virtual_time
async def test_people_of_the_creators_network_may_fill_a_lobby() -> None:
    """Phones of one party may each have a network of their own."""
    room = await room_of(1)
    room.live.neighbours.homes.add("2001:db8::/64")
    for number in range(1, room.table.book.lobby.describe().seats[-1]):
        room.live.join(Phone(room.live), f"P{number}", "en", f"token {number}", "", f"2001:db8:0:{number:x}::/64")


@in_virtual_time
async def test_whoever_only_watches_can_be_removed_in_the_middle_of_a_game() -> None:
    room = await dealt(6)
    await room.sit("G")
    removed = room["G"]
    assert await room["A"].send("remove", person=7) == ""
    assert removed.you["id"] == 0
    assert people(room) == list("ABCDEF")
    assert await room["A"].send("remove", person=7) == "no_person"
    await room.ready()
    assert "night_began" in removed.names()


# Chance


@in_virtual_time
async def test_the_deal_is_mixed_from_the_secret_that_was_shown_as_a_hash_and_from_everybodys_luck() -> None:
    room = await room_of(6)
    shown = room["B"].table["commitment"]
    assert await room["B"].send("wish", luck="first") == ""
    assert await room["D"].send("wish", luck="seven") == ""
    assert await room["B"].send("wish", luck="green") == ""
    assert [person(room, name).get("luck", "") for name in "ABCD"] == ["", "green", "", "seven"]
    secret = room.table.secret
    assert commitment(secret) == shown
    assert await room["A"].send("deal") == ""
    assert room.table.fair == Fair(secret, ("green", "seven"))
    assert room.table.playing.setup.seed == seed(room.table.fair)


@in_virtual_time
async def test_nobody_is_sent_the_secret_the_seed_or_a_token_while_the_game_goes_on() -> None:
    room = await asleep(6)
    watcher = room.watch()
    await quiet(room.live)
    kept = [room.table.secret, room.table.playing.setup.seed, room.table.powers.token, room.token]
    kept += [one.token for one in room.table.people.values()] + [f"token of {name}" for name in NAMES]
    for phone in (*room.seated(), watcher):
        sent = msgspec.json.encode([letter.said for letter in phone.mail]).decode()
        assert [secret for secret in kept if secret in sent] == []


# Long ago


@pytest.mark.parametrize(
    ("days", "open_days", "is_found"), [(29, 30, True), (31, 30, False), (31, 0, True), (2, 1, False)]
)
@in_virtual_time
async def test_a_table_where_nothing_happened_for_long_is_not_found_any_more(
    days: int, open_days: int, is_found: bool
) -> None:
    room = await room_of(3)
    log = await room.log()
    old = MemoryStore()
    past = [read_row(number, one) for number, one in log]
    ago = [msgspec.structs.replace(one, at=one.at - days * 24 * 3600 * 1000) for one in past]
    await old.append(room.table.code, 0, [written(one) for one in ago])
    found = await Hall(old, open_days=open_days).find(room.table.code)
    assert (found is not None) == is_found
    await old.append(room.table.code, len(log), [row(old.now(), NO_ONE, "", Chatted(1, "Here again."))])
    assert await Hall(old, open_days=open_days).find(room.table.code), "the last that happened there counts"
