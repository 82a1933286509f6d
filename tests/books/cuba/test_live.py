"""`cuba` at a live table: the winners choose after the end, and only then the table is over."""

from __future__ import annotations

from table.phones import Phone, Room, dealt
from table.virtual import clock, in_virtual_time, until


@in_virtual_time
async def test_the_winners_choose_the_next_godfather_before_the_table_is_over() -> None:
    """CUBA-1201, CUBA-1202"""
    room = await dealt(6, {"first_godfather": "A", "theft_fixed_s": 0}, book="cuba")
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
async def test_cuba_1322_among_phones_the_box_has_a_fixed_pace_unless_the_table_chooses_otherwise() -> None:
    """Whoever is quick passes it on no sooner than others; with another limit, or a real box, there is no such pace."""
    room = await dealt(6, {"first_godfather": "A"}, book="cuba")
    assert await room["A"].answer("remove", 0) == ""
    assert (room["C"].clock or {})["of"] == 40
    assert await room["B"].answer("take", 1) == ""
    assert (room["C"].view or {})["holder"] == 1
    await until(clock() + 41)
    assert (room["C"].view or {})["holder"] == 2
    for settings in ({"theft_turn_s": 60}, {"mode": "assisted"}, {"theft_fixed_s": 0}):
        other = await dealt(6, settings, book="cuba")
        assert other.table.playing.setup.settings["theft_fixed_s"] == 0


@in_virtual_time
async def test_an_accusation_holds_though_somebody_speaks_before_it_arrives() -> None:
    """CUBA-503, CUBA-601 The silence is counted anew, and nothing else is asked than before."""
    room = await dealt(6, {"first_godfather": "A", "theft_fixed_s": 0}, book="cuba")
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
    room = await dealt(6, {"first_godfather": "A", "theft_fixed_s": 0, "investigation_minutes": 5}, book="cuba")
    assert await room["A"].answer("remove", 0) == ""
    for name in "BCDEF":
        assert await room[name].answer("take", 1) == ""
    assert (room["B"].clock or {})["of"] == 300
    assert await room["B"].answer("say", "It was C") == ""
    assert (room["C"].clock or {})["of"] == 300


@in_virtual_time
async def test_without_a_limit_no_clock_is_seen_in_the_investigation() -> None:
    """CUBA-1307, CUBA-1327"""
    room = await dealt(6, {"first_godfather": "A", "theft_fixed_s": 0, "investigation_minutes": 0}, book="cuba")
    assert await room["A"].answer("remove", 0) == ""
    for name in "BCDEF":
        assert await room[name].answer("take", 1) == ""
    assert (room["B"].clock or {})["of"] == 0


@in_virtual_time
async def test_a_glance_at_a_phone_does_not_tell_who_may_shoot() -> None:
    """CUBA-1019, CUBA-1021 Everybody who could be the Cleaner gets the same ask; who holds is asked no more."""
    room = await dealt(6, {"first_godfather": "A", "theft_fixed_s": 0, "cleaner": "on"}, book="cuba")
    assert await room["A"].answer("remove", 0) == ""
    for name, taken in zip("BCDEF", ("driver", 2, "cleaner", 1, 1), strict=True):
        assert await room[name].answer("take", taken) == ""
    assert await room["A"].answer("accuse", 2) == ""
    asked = [[{**ask, "key": ""} for ask in room[name].asks] for name in "DEF"]
    assert asked[0] == asked[1] == asked[2] and "bang" in room["E"].acts()
    assert await room["E"].answer("bang") == "not_cleaner"
    assert await room["F"].answer("hold") == ""
    assert room["E"].acts() == room["D"].acts() and "bang" not in room["F"].acts()
    assert await room["D"].answer("bang") == ""
    assert room["F"].heard("bang", seat=3)


async def real_box() -> tuple[Room, Phone]:
    """A table with a real box, and the phone of whoever set it up and does not play."""
    room = await dealt(6, {"first_godfather": "B", "mode": "assisted"}, book="cuba")
    host = Phone(room.live, has_creator_token=True).connect()
    return room, host


@in_virtual_time
async def test_who_set_up_a_table_with_a_real_box_and_does_not_play_is_told_the_count() -> None:
    """CUBA-1308, CUBA-1402, CUBA-1423 As it comes, when he connects again, and in his view; nobody else is."""
    room, host = await real_box()
    assert await host.answer("stolen", 5, host=True) == ""
    assert host.heard("stolen_noted", number=5) and host.heard("outstanding", number=5)
    assert host.view and (host.view["stolen"], host.view["outstanding"]) == (5, 5)
    assert await room["B"].answer("accuse", 2) == ""
    assert await host.answer("reveal", 2, 3, host=True) == ""
    assert host.heard("outstanding", number=2) and room["B"].heard("outstanding", number=2)
    again = Phone(room.live, has_creator_token=True).connect(host.game, host.n, -1)
    await room["A"].send("ping")
    assert again.facts == host.facts and again.view == host.view
    for name in "ACDEF":
        assert not room[name].heard("stolen_noted") and not room[name].heard("outstanding")
        assert (room[name].view or {})["outstanding"] == -1


@in_virtual_time
async def test_a_screen_for_all_shows_what_everybody_is_told() -> None:
    """CUBA-1423 Though it has the creator's token."""
    room, host = await real_box()
    screen = Phone(room.live, has_creator_token=True)
    screen.is_screen = True
    screen.connect()
    watcher = room.watch()
    assert await screen.answer("stolen", 5, host=True) == ""
    assert host.heard("stolen_noted") and not screen.heard("stolen_noted")
    assert screen.facts == watcher.facts and screen.view == watcher.view


@in_virtual_time
async def test_who_plays_and_leads_hears_with_his_own_ears() -> None:
    """CUBA-1423 A is no Godfather; the number is entered on A's phone, and told to B."""
    room, _ = await real_box()
    assert await room["A"].answer("stolen", 5, host=True) == ""
    assert not room["A"].heard("stolen_noted") and room["B"].heard("stolen_noted", number=5)


@in_virtual_time
async def test_who_plays_and_leads_enters_who_gives_up_and_who_names_whom_and_is_offered_nothing_secret() -> None:
    """CUBA-1416, CUBA-1423 C has named somebody on a phone: the host, who plays in another seat, is offered C's name as
    before. What he is offered is what a host without a seat is offered."""
    room, host = await real_box()
    a = room["A"]

    def offered(act: str) -> list[object]:
        found = [[ask["slots"] for ask in phone.you["lead"] if act in str(ask["slots"])] for phone in (a, host)]
        assert found[0] == found[1]
        return found[0]

    assert await a.answer("stolen", 5, host=True) == ""
    assert a.corrections == [] and len(offered("'concede'")) == 1
    assert await a.answer("correct", 1, "concede", host=True) == ""
    assert offered("'concede'") == []
    for seat, loot in ((2, 1), (3, 1)):
        assert await a.answer("reveal", seat, loot, host=True) == ""
    assert await a.answer("end", host=True) == ""
    before = offered("'vote_next'")
    assert before[0][0]["seats"] == [2, 3]  # type: ignore[index]
    assert await room["C"].answer("vote_next", 4) == ""
    assert offered("'vote_next'") == before
    assert await a.answer("correct", 2, "vote_next", 4, host=True) == "already_done"
    assert await a.answer("correct", 3, "vote_next", 4, host=True) == ""
    assert room.table.phase == "over" and (a.view or {})["next_godfather"] == 4


@in_virtual_time
async def test_who_leads_from_now_on_hears_as_the_host_and_who_led_before_does_not() -> None:
    """CUBA-1423 And one who has heard the count as the host gets no seat in this game."""
    room, host = await real_box()
    await room.sit("K", "L")
    assert await host.answer("stolen", 5, host=True) == ""
    assert not room["K"].heard("stolen_noted")
    assert await host.send("hand_on", person=room.ids["K"]) == ""
    assert room["K"].heard("stolen_noted", number=5) and (room["K"].view or {})["outstanding"] == 5
    assert (host.view or {})["outstanding"] == -1 and "stolen_noted" not in host.names()
    assert await room["F"].send("leave") == ""
    assert await room["A"].send("seat", person=room.ids["K"], seat=5) == "has_seen"
    assert await room["K"].send("hand_on", person=room.ids["A"]) == ""
    assert (room["K"].view or {})["outstanding"] == -1
    assert await room["A"].send("seat", person=room.ids["K"], seat=5) == "has_seen"
    assert await room["A"].send("seat", person=room.ids["L"], seat=5) == ""


@in_virtual_time
async def test_the_diamonds_of_a_loot_are_missing_again_when_it_is_taken_back_and_its_accusation_too() -> None:
    """CUBA-1419, CUBA-1403, CUBA-1410 In the views of all, as they stand and as they are after a reload; and the same
    loot can be entered again."""
    room, host = await real_box()
    watcher = room.watch()
    assert await host.answer("stolen", 5, host=True) == ""
    before = {name: room[name].view for name in "ABCDEF"}, host.view, watcher.view
    assert await room["B"].answer("accuse", 2) == ""
    assert await host.answer("reveal", 2, 3, host=True) == ""
    assert host.view and (host.view["recovered"], host.view["outstanding"]) == (3, 2)
    assert await host.answer("undo", host=True) == ""
    for phone in (room["B"], host):
        assert phone.view and (phone.view["recovered"], phone.view["outstanding"], phone.view["accused"]) == (0, 5, 2)
    assert watcher.view and (watcher.view["recovered"], watcher.view["loots"]) == (0, {})
    assert await host.answer("undo", host=True) == ""
    assert ({name: room[name].view for name in "ABCDEF"}, host.view, watcher.view) == before
    again = Phone(room.live, has_creator_token=True).connect()
    assert (again.view, again.facts) == (host.view, host.facts)
    assert await room["B"].answer("accuse", 3) == ""
    assert await host.answer("reveal", 3, 3, host=True) == ""
    assert host.view and (host.view["recovered"], host.view["outstanding"]) == (3, 2)
