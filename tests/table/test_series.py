"""Game after game at one table."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from citysleeps.books.original.facts import Dawn, Left
from citysleeps.notation.fair import commitment
from citysleeps.table.notes import LEAST_SAID
from citysleeps.table.protocol import kept
from citysleeps.table.state import printed

from .phones import Room, Settings, asleep, dealt, quiet, room_of
from .virtual import clock, in_virtual_time, run, until


async def played(people: int = 7, settings: Settings | None = None, **more: object) -> Room:
    """A game that is over."""
    room = await dealt(people, settings, **more)
    await finish(room)
    return room


async def finish(room: Room) -> None:
    """End the game going on: all the black players leave in the night."""
    await room.ready()
    for phone in room.holders("don", "mafia"):
        assert await phone.answer("leave") == ""
    await until(clock() + 91)
    assert room.table.phase == "over"


def people(room: Room) -> list[str]:
    """The names of those at the table, in the order of the seats."""
    names = {person["id"]: person["name"] for person in room["A"].table["people"]}
    return [names[who] for who in room["A"].table["order"]]


@in_virtual_time
async def test_when_a_game_is_over_everybody_sees_everything() -> None:
    room = await dealt(7)
    watcher = room.watch()
    await finish(room)
    for phone in (*room.seated(), watcher):
        assert phone.table["phase"] == "over"
        assert phone.view and phone.view["cards"] == room.game.cards
        assert (phone.view["over"], phone.view["winner"]) == (True, "red")
        assert "final_reveal" in phone.names()
        assert phone.asks == []
    assert [phone.heard("own_result")[0][1]["won"] for phone in room.seated()] == [
        card not in ("don", "mafia") for card in room.game.cards
    ]


def test_the_end_says_how_long_the_game_took_also_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: int(clock() * 1e9))

    async def evening() -> None:
        room = await room_of(7)
        await until(1000)
        assert await room["A"].send("deal") == ""
        assert room["A"].table["lasted"] == 0
        await until(1030)
        await finish(room)
        assert room["A"].table["lasted"] == 30 + 90
        protocol = kept(room.table, "en")
        assert {line.id: line.text for line in protocol.head}["length"] == "2 min"
        assert room.table.notes.told.times[0] == 1_030_000 and protocol.began == 1_000_000
        assert protocol.parts[1].columns[1].id == "minute" and protocol.parts[1].rows[0][1].text == "1"
        await until(5000)
        again = await room.reopen()
        assert kept(again.table, "en") == protocol
        assert again.connect("B").table["lasted"] == 30 + 90
        assert await again.connect("A").send("again") == ""
        assert again["B"].table["lasted"] == 0

    run(evening())


def test_the_protocol_says_when_each_night_began_and_names_who_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: int(clock() * 1e9))

    async def evening() -> None:
        room = await asleep(2, bots=6)
        while room.table.phase != "over":
            assert clock() < 100_000
            await until(clock() + 60)
        nights = kept(room.table, "en").parts[1]
        minutes = [int(row[1].text) for row in nights.rows]
        assert minutes[0] == 1 and minutes == sorted(set(minutes)) and len(minutes) > 1

        english, polish = [[row[1].text for row in kept(room.table, at).parts[0].rows] for at in ("en", "pl")]
        assert english[:2] == polish[:2] == ["A", "B"] and english[2:] != polish[2:], "bots have a name in each"
        assert await room["B"].send("leave") == ""
        assert room.ids["B"] not in room.table.people
        assert [row[1].text for row in kept(room.table, "en").parts[0].rows] == english

    run(evening())


@in_virtual_time
async def test_cards_stay_hidden_after_the_end_where_the_table_has_it_so() -> None:
    room = await played(settings={"reveal_at_end": False})
    watcher = room.watch()
    await quiet(room.live)
    assert watcher.view and set(watcher.view["cards"]) == {""}
    assert "final_reveal" not in watcher.names()


@in_virtual_time
async def test_after_the_end_nothing_happens_any_more() -> None:
    room = await played()
    before = await room.log()
    assert await room["A"].answer("done") == "no_game"
    assert await room["A"].send("deal") == "not_in_lobby"
    assert await room["B"].send("again") == "not_creator"
    await until(clock() + 100_000)
    assert await room.log() == before


@in_virtual_time
async def test_the_next_game_is_prepared_with_the_same_people_and_a_new_secret() -> None:
    room = await room_of(7)
    first = room["A"].table["commitment"]
    assert await room["B"].send("wish", luck="seven") == ""
    assert await room["A"].send("deal") == ""
    await finish(room)
    assert room["A"].table["commitment"] == first
    assert await room["A"].send("again") == ""
    table = room["A"].table
    assert (table["phase"], table["game"], people(room)) == ("lobby", 1, list("ABCDEFG"))
    assert table["commitment"] == commitment(room.table.secret) != first
    assert [person.get("luck", "") for person in table["people"]] == [""] * 7
    for phone in room.phones.values():
        assert (phone.n, phone.facts, phone.view, phone.asks, phone.clock) == (0, [], None, [], None)
        assert phone.you["seat"] == -1


@in_virtual_time
async def test_the_next_deal_is_another_and_its_facts_are_counted_from_one() -> None:
    room = await played()
    seeds = [room.table.playing.setup.seed]
    for number in (2, 3):
        assert await room["A"].send("again") == ""
        assert await room["A"].send("deal") == ""
        seeds.append(room.table.playing.setup.seed)
        for phone in room.seated():
            assert (phone.game, phone.n, phone.names()) == (number, 3, ["game_set", "rules_read", "own_card"])
            assert [letter.said["n"] for letter in phone.mail if letter.said["say"] == "welcome"][-1] == 3
        assert room["A"].table["names"] == list("ABCDEFG")
        await finish(room)
        assert room["B"].n == len(room["B"].facts) > 3
    assert len(set(seeds)) == 3


@in_virtual_time
async def test_a_phone_that_comes_back_in_the_next_game_gets_all_of_it_and_nothing_of_the_last() -> None:
    room = await played()
    gone = room["B"]
    gone.disconnect()
    assert await room["A"].send("again") == ""
    back = room.connect("B", game=gone.game, after=gone.n)
    await quiet(room.live)
    assert (back.n, back.facts, back.view) == (0, [], None)
    back.disconnect()
    assert await room["A"].send("deal") == ""
    again = room.connect("B", game=gone.game, after=2)
    await quiet(room.live)
    assert (again.game, again.n) == (2, 3)
    assert again.mail[0].said["after"] == 0
    assert again.names() == ["game_set", "rules_read", "own_card"]


@in_virtual_time
async def test_whoever_came_during_a_game_plays_in_the_next() -> None:
    room = await dealt(7)
    await room.sit("K")
    await finish(room)
    assert await room["A"].send("again") == ""
    assert people(room) == [*"ABCDEFG", "K"]
    assert await room["A"].send("deal") == ""
    assert room["K"].you["seat"] == 7 and "own_card" in room["K"].names()


@in_virtual_time
async def test_whoever_goes_after_the_end_does_not_play_in_the_next() -> None:
    room = await played()
    assert await room["C"].send("leave") == ""
    assert await room["A"].send("remove", person=room.ids["D"]) == ""
    assert room["A"].view and len(room["A"].view["cards"]) == 7
    assert await room["A"].send("again") == ""
    assert people(room) == list("ABEFG")
    await room.sit("K", "L")
    assert await room["A"].send("deal") == ""
    assert room["A"].table["names"] == list("ABEFGKL")


@in_virtual_time
async def test_whoever_was_replaced_by_a_bot_plays_the_next_game_himself() -> None:
    room = await asleep(7, {"night_step_seconds": 200})
    room["B"].disconnect()
    await until(91)
    assert room["A"].table["people"][1]["stand_in"] == "careful"
    for phone in room.holders("don", "mafia"):
        assert await phone.answer("leave") == ""
    await until(601)
    assert room["A"].table["people"][1]["stand_in"] == "careful"
    assert await room["A"].send("again") == ""
    assert room["A"].table["people"][1] == {"id": 2, "name": "B", "language": "en"}


@in_virtual_time
async def test_whoever_was_sent_away_in_one_game_has_his_seat_in_the_next() -> None:
    room = await asleep(7)
    sent = room.name(room.holders("resident")[-1])
    at = room["A"].table["order"].index(room.ids[sent])
    assert await room["A"].send("remove", person=room.ids[sent]) == ""
    assert room["A"].table["people"][at]["sent"] is True
    await finish(room)
    assert await room["A"].send("again") == ""
    assert "sent" not in room["A"].table["people"][at]
    assert await room["A"].send("deal") == ""
    room[sent].disconnect()
    await until(clock() + 91)
    assert room["A"].table["people"][at]["stand_in"] == "careful"
    room.connect(sent)
    await quiet(room.live)
    assert "stand_in" not in room["A"].table["people"][at]


def test_what_was_said_in_one_game_is_not_counted_in_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("citysleeps.table.notes.MOST_SAID", 2 * LEAST_SAID)

    async def evening() -> None:
        room = await dealt(7, {"host_mode": "human"})
        for _ in range(2):
            said = [await room["G"].answer("say", "Good night", host=True) for _ in range(3)]
            assert said == ["", "", "said_enough"]
            for phone in room.holders("don", "mafia"):
                assert await phone.answer("leave") == ""
            assert room["A"].table["phase"] == "over"
            assert await room["A"].send("again") == ""
            assert await room["A"].send("deal") == ""

    run(evening())


@in_virtual_time
async def test_a_substitute_sits_behind_the_others_in_the_next_game() -> None:
    room = await dealt(7)
    await room.sit("K")
    assert await room["B"].send("leave") == ""
    await room.give_seat("K", 1)
    await finish(room)
    assert await room["A"].send("again") == ""
    assert people(room) == [*"ABCDEFG", "K"]


@pytest.mark.parametrize("mode", ["human", "hostless"])
@in_virtual_time
async def test_whoever_was_appointed_hosts_the_next_game_too(mode: str) -> None:
    room = await room_of(13, {"host_mode": mode})
    assert await room["A"].send("appoint", person=room.ids["C"]) == ""
    assert await room["A"].send("deal") == ""
    await finish(room)
    assert await room["A"].send("again") == ""
    assert room["A"].table["host"] == room.ids["C"]
    assert await room["A"].send("deal") == ""
    assert room["C"].you["host"] is True


@pytest.mark.parametrize("mode", ["human", "hostless"])
@in_virtual_time
async def test_the_host_of_a_series_stays_the_host_when_somebody_comes_meanwhile(mode: str) -> None:
    room = await dealt(12, {"host_mode": mode})
    assert room["L"].you["host"] is True
    await room.sit("Z")
    await finish(room)
    assert await room["A"].send("again") == ""
    assert room["A"].table["host"] == room.ids["L"]


@in_virtual_time
async def test_settings_can_be_changed_between_games() -> None:
    room = await played()
    assert await room["A"].send("choose", settings={"preset": "professional"}) == "not_in_lobby"
    assert await room["A"].send("again") == ""
    assert await room["A"].send("choose", settings={"preset": "professional"}) == ""
    assert await room["A"].send("deal") == ""
    assert room.game.settings.kill_method == "closed_eyes"


@in_virtual_time
async def test_a_new_game_is_not_paused() -> None:
    room = await dealt(7)
    assert await room["A"].send("pause") == ""
    for phone in room.seated():
        if room.game.cards[phone.seat] in ("don", "mafia", "resident"):
            await phone.answer("leave")
    assert room.table.phase == "over"
    assert await room["A"].send("again") == ""
    assert await room["A"].send("add_bot") == ""
    assert await room["A"].send("deal") == ""
    assert room["A"].table["paused"] is False
    assert room["A"].clock == {"left": 60_000, "of": 60, "runs": True}


# Words between games


@in_virtual_time
async def test_people_chat_before_and_after_a_game_and_not_in_it() -> None:
    room = await room_of(7)
    watcher = room.watch()
    assert await room["B"].send("chat", text="Shall we?") == ""
    assert watcher.mail[-1].said["chat"] == [{"person": 2, "text": "Shall we?", "seat": 1}]
    assert await room["A"].send("deal") == ""
    assert room["C"].chat == watcher.chat == []
    for name in "AB":
        assert await room[name].send("chat", text="It is B!") == "no_chat"
    assert watcher.chat == []
    await finish(room)
    assert await room["B"].send("chat", text="Again!") == ""
    assert await room["A"].send("again") == ""
    assert await room["C"].send("chat", text="Yes.") == ""
    assert room["A"].chat == watcher.chat == ["Again!", "Yes."]


@in_virtual_time
async def test_whoever_comes_late_sees_the_last_fifty_lines() -> None:
    room = await room_of(1)
    for number in range(60):
        assert await room["A"].send("chat", text=str(number)) == ""
    late = room.watch()
    await quiet(room.live)
    assert late.chat == [str(number) for number in range(10, 60)]
    assert len(room["A"].chat) == 60


# The evening so far

UNTOLD = {"turn": -1, "chosen": 0, "drawn": False, "moving": []}


@in_virtual_time
async def test_the_table_counts_who_has_won_how_often() -> None:
    room = await dealt(7)
    assert room["A"].table["series"] == {"games": 0, "people": [], "ends": [], "story": "", **UNTOLD}
    won: Counter[str] = Counter()
    for _ in range(2):
        await finish(room)
        won.update("ABCDEFG"[seat] for seat in range(7) if room.game.cards[seat] not in ("don", "mafia"))
        assert await room["A"].send("again") == ""
        assert await room["A"].send("deal") == ""
    await room.ready()
    assert await room["A"].send("break_off") == ""  # this one has no end
    for table in (room.watch().table, (await room.reopen()).watch().table):
        series = table["series"]
        names = {person["id"]: person["name"] for person in table["people"]}
        assert {names[one["person"]]: one["won"] for one in series["people"]} == {name: won[name] for name in "ABCDEFG"}
        assert {one["played"] for one in series["people"]} == {2} and series["games"] == 2
        assert series["ends"] == [{"book": "original", "winner": "red", "times": 2}]
        assert series["story"] == ""


@in_virtual_time
async def test_the_count_tells_nothing_that_the_end_has_not_told() -> None:
    room = await played(settings={"reveal_at_end": False})
    assert room["A"].table["series"] == {
        "games": 1,
        "people": [],
        "ends": [{"book": "original", "winner": "red", "times": 1}],
        "story": "",
        **UNTOLD,
    }


@in_virtual_time
async def test_who_goes_is_counted_no_more_and_the_last_story_stays() -> None:
    room = await played()
    assert await room["A"].send("again") == ""
    assert (room["A"].table["phase"], room["A"].table["series"]["story"]) == ("lobby", "original")
    assert isinstance(room.game.facts[room["A"].table["series"]["turn"]], Dawn | Left)
    assert await room["B"].send("leave") == ""
    people = {person["id"] for person in room["A"].table["people"]}
    assert {one["person"] for one in room["A"].table["series"]["people"]} == people and len(people) == 6


# What one thought


@in_virtual_time
async def test_hunches_are_kept_to_themselves_until_the_game_is_over() -> None:
    room = await dealt(7)
    assert await room["B"].send("hunch", seat=2) == "no_hunch"
    await room.ready()
    watcher = room.watch()
    await quiet(room.live)
    letters = {phone: len(phone.mail) for phone in (*room.seated(), watcher)}
    assert await room["B"].send("hunch", seat=2) == ""
    assert await room["B"].send("hunch", seat=-1) == ""
    assert await room["B"].send("hunch", seat=7) == "no_hunch"
    assert await watcher.send("hunch", seat=0) == "not_your_seat"
    for phone, before in letters.items():
        assert [letter.said["say"] for letter in phone.mail[before:] if letter.said["say"] == "news"] == []
    told = len(room.game.facts)
    for phone in room.holders("don", "mafia"):
        assert await phone.answer("leave") == ""
    assert room["A"].table["hunches"] == []
    await until(91)
    assert watcher.table["hunches"] == [{"seat": 1, "choice": seat, "at": told} for seat in (2, -1)]
    assert await room["B"].send("hunch", seat=2) == "no_game"
    assert await room["A"].send("again") == ""
    assert [one["choice"] for one in watcher.table["hunches"]] == [2, -1]  # its story can still be read
    assert await room["A"].send("deal") == ""
    assert watcher.table["hunches"] == []


@in_virtual_time
async def test_what_somebody_believes_is_told_to_nobody() -> None:
    room = await dealt(7)
    watcher = room.watch()
    for is_night in (False, True):
        if is_night:
            await room.ready()
        await quiet(room.live)
        letters = {phone: len(phone.mail) for phone in (*room.seated(), watcher)}
        assert await room["B"].send("believe", chances={"0": 0.9}) == ""
        assert await room["B"].send("believe", chances={"1": 0.9}) == "no_belief"
        assert await watcher.send("believe", chances={"0": 0.9}) == "not_your_seat"
        for phone, before in letters.items():
            assert [letter.said["say"] for letter in phone.mail[before:] if letter.said["say"] == "news"] == []
    assert [(one.seat, one.chances) for one in room.live.table.notes.beliefs.values()] == [(1, {0: 0.9})] * 2


@in_virtual_time
async def test_who_floods_the_night_with_hunches_lengthens_nobodys_story() -> None:
    room = await dealt(7)
    await room.ready()
    for number in range(200):
        assert await room["B"].send("hunch", seat=number % 7) == ""
        if number == 100:
            assert await room["C"].send("hunch", seat=6) == ""
    for phone in room.holders("don", "mafia"):
        assert await phone.answer("leave") == ""
    await until(91)
    hunches = room["A"].table["hunches"]
    assert [one["choice"] for one in hunches if one["seat"] == 1] == [0, 1, 199 % 7]
    assert [one["choice"] for one in hunches if one["seat"] == 2] == [6]


@in_virtual_time
async def test_whoever_is_dead_has_no_hunches_and_the_others_have() -> None:
    room = await asleep(8, absent="leave")
    await until(97)
    assert await room["A"].answer("leave") == ""
    await room.speak()
    await until(clock() + 7)
    assert room.game.night == 2
    assert [await room[name].send("hunch", seat=2) for name in "ABC"] == ["no_hunch", "", ""]


@in_virtual_time
async def test_hunches_stay_hidden_with_the_cards() -> None:
    room = await dealt(7, {"reveal_at_end": False})
    await room.ready()
    assert await room["A"].send("hunch", seat=2) == ""
    for phone in room.holders("don", "mafia"):
        assert await phone.answer("leave") == ""
    await until(91)
    assert (room["A"].table["phase"], room["A"].table["hunches"]) == ("over", [])


@in_virtual_time
async def test_what_is_printed_is_for_the_game_that_is_played_or_else_for_the_next() -> None:
    room = await dealt(7)
    assert printed(room.table).players == 7
    await finish(room)
    assert printed(room.table).players == 7
    assert await room["A"].send("again") == ""
    assert await room["A"].send("add_bot") == ""
    assert printed(room.table).players == 8
