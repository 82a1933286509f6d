"""What a phone is sent: everything once, in order, and nothing that it has already."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from citysleeps.kernel.ask import Slot
from citysleeps.kernel.forms import NumberOr, Numbers, SeatOr, Several, Text, Words
from citysleeps.kernel.seats import SPECTATORS, bit
from citysleeps.table import commands
from citysleeps.table.messages import wire_slot
from citysleeps.table.rows import Who
from citysleeps.table.table import REMEMBERED
from citysleeps.views.view import told_to

from .phones import Phone, Room, Said, Settings, asleep, dealt, quiet, room_of
from .virtual import clock, in_virtual_time, until


def without_time(asks: list[Said]) -> list[Said]:
    """Asks, but for how much time is left."""
    return [{key: value for key, value in ask.items() if key != "left"} for ask in asks]


def as_sent(room: Room, ears: int) -> list[Said]:
    """The facts told to somebody, as they go over the wire."""
    decoded: list[Said] = msgspec.json.decode(msgspec.json.encode(told_to(room.game.log, ears)))
    return decoded


# Everything once


@in_virtual_time
async def test_the_number_counts_the_facts_that_one_was_told() -> None:
    room = await asleep(9, {"preset": "professional"})
    watcher = room.watch()
    await until(130)
    await room.holder("commissar").answer("check", room.holder("don").seat)
    await until(200)
    await room.speak()
    await until(400)
    numbers = set()
    for phone in (*room.seated(), watcher):
        told = 0
        for letter in phone.mail:
            told += len(letter.said.get("facts", []))
            assert letter.said.get("n", told) == told
        ears = bit(phone.seat) if phone.who else SPECTATORS
        assert phone.facts == as_sent(room, ears)
        numbers.add(told)
    assert len(numbers) > 2


@in_virtual_time
async def test_what_is_the_same_for_many_is_written_once() -> None:
    room = await room_of(3)
    watchers = [room.watch() for _ in range(3)]
    await quiet(room.live)
    room["A"].post_command("chat", text="words")
    room["A"].post_command("introduce", name="Z")
    letters = room.live.ledger.held + room.live.ledger.letters
    for what in (b'"chat"', b'"table"'):
        same = [letter for letter in letters if what in letter.message and set(watchers) & set(letter.to)]
        assert len(same) == 1 and set(watchers) <= set(same[0].to)


@in_virtual_time
async def test_what_everybody_hears_is_written_once_for_each_number_and_comes_in_the_order_of_the_phones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who was told as many facts hears the same; that they are the same phones again and again is no order."""
    room = await asleep(9, {"preset": "professional"})
    await until(130)
    await room.holder("commissar").answer("check", room.holder("don").seat)
    await until(200)
    await room.speak()
    await until(400)
    speaker = next(phone for phone in room.seated() if any(ask["act"] == "say" for ask in phone.asks))
    order: list[Phone] = []
    take_in = Phone.take_in

    def note(phone: Phone, said: Said) -> None:
        order.append(phone)
        take_in(phone, said)

    monkeypatch.setattr(Phone, "take_in", note)
    frames = len(speaker.frames)
    speaker.post_command("answer", act="say", args=["words"])
    heard = [letter for letter in room.live.ledger.held if b"words" in letter.message]
    numbers = {phone.n for phone in room.seated()}
    assert 1 < len(numbers) <= len(heard) <= len(numbers) + 1  # of whom is asked, his own
    await quiet(room.live)
    assert len(order) == 10 and order.count(speaker) == 2
    assert list(dict.fromkeys(order)) == list(room.live.presence.clients)
    assert len(speaker.frames) == frames + 1, "the reply comes in the same frame"


@pytest.mark.parametrize("missed", [0, 1, 5, None])
@in_virtual_time
async def test_a_phone_that_comes_back_gets_exactly_what_it_has_missed(missed: int | None) -> None:
    room = await asleep(8)
    await until(200)
    before = room["B"]
    after = 0 if missed is None else before.n - missed
    back = room.connect("B", game=1, after=after)
    await quiet(room.live)
    assert back.mail[0].said["after"] == after
    assert back.mail[0].said["facts"] == before.facts[after:]
    assert (back.n, back.view) == (before.n, before.view)


@pytest.mark.parametrize(("game", "after"), [(0, 3), (2, 3), (1, -1), (1, 10_000), (-1, 0)])
@in_virtual_time
async def test_a_phone_that_has_something_else_gets_everything(game: int, after: int) -> None:
    room = await asleep(8)
    await until(200)
    back = room.connect("B", game=game, after=after)
    await quiet(room.live)
    assert back.mail[0].said["after"] == 0
    assert back.facts == as_sent(room, bit(1))


@in_virtual_time
async def test_a_phone_that_heard_with_other_ears_gets_everything() -> None:
    room = await asleep(8)
    await room.sit("K")
    assert await room["B"].send("leave") == ""
    watched = room["K"].n
    room["K"].disconnect()
    await room.give_seat("K", 1)
    for seat, after in ((-1, 0), (1, watched), (None, watched)):
        back = room.connect("K", game=1, after=watched, seat=seat)
        await quiet(room.live)
        assert back.mail[0].said["after"] == after
        assert back.mail[0].said["facts"] == as_sent(room, bit(1))[after:]
        back.disconnect()


@in_virtual_time
async def test_two_phones_of_one_person_get_the_same() -> None:
    room = await asleep(8)
    other = Phone(room.live, room.ids["B"]).connect()
    await until(200)
    assert (other.facts, other.view, other.n) == (room["B"].facts, room["B"].view, room["B"].n)
    room["B"].disconnect()
    await until(299)
    assert other.facts == as_sent(room, bit(1))


@in_virtual_time
async def test_a_refusal_is_told_to_its_sender_alone() -> None:
    room = await asleep(8)
    await quiet(room.live)
    letters = {phone: len(phone.mail) for phone in room.seated()}
    assert await room["B"].answer("vote", 3) == "wrong_phase"
    assert [len(phone.mail) - letters[phone] for phone in room.seated()] == [0, 1, 0, 0, 0, 0, 0, 0]


# A whole game


async def bots_only(seats: int, settings: Settings) -> tuple[Room, list[Phone]]:
    """A game of bots in all seats, or with one person where somebody has to announce, who is away; and a phone that
    hears what each of them hears, with the last for those who watch."""
    hostless = settings.get("preset") == "hostless"
    room = await room_of(1 if hostless else 0, settings, grace=5)
    screen = Phone(room.live, has_creator_token=True).connect()
    for number in range(seats - hostless):
        assert await screen.send("add_bot", bot=("careful", "random")[number % 2]) == ""
    ids: list[Who] = list(room.table.people)[hostless:]
    phones = [Phone(room.live, who).connect() for who in ids]
    if hostless:
        room["A"].disconnect()
    assert await screen.send("deal") == ""
    return room, [*phones, screen]


GAMES: list[tuple[int, Settings]] = [
    (8, {}),
    (10, {"preset": "professional", "plan_reminder": "on"}),
    (13, {"preset": "basic", "dead_see_all": True}),
    (12, {"preset": "hostless"}),
    (15, {"preset": "extended"}),
    (20, {"preset": "extended", "gang_replan": "window"}),
    (26, {"preset": "extended", "night_step_seconds": 5}),
]


@pytest.mark.parametrize(("seats", "settings"), GAMES)
@in_virtual_time
async def test_the_changes_put_together_are_the_whole_view_at_any_moment(seats: int, settings: Settings) -> None:
    room, phones = await bots_only(seats, settings)
    chance = Random(seats)
    looks = 0
    while room.table.phase == "game" or looks < 3:
        await until(clock() + chance.uniform(1, 400))
        await quiet(room.live)
        looks += 1
        for phone in phones:
            whole = Phone(room.live, phone.who).connect()
            await quiet(room.live)
            assert (whole.n, whole.game, whole.facts) == (phone.n, 1, phone.facts)
            assert whole.view == phone.view
            assert without_time(whole.asks) == without_time(phone.asks)
            assert {**whole.table, "people": 0} == {**phone.table, "people": 0}
            whole.disconnect()
        assert clock() < 200_000
    for phone in phones:
        assert phone.facts == as_sent(room, bit(room.table.seat_of(phone.who)) if phone.who else SPECTATORS)
        assert_asks_change(phone)


def assert_asks_change(phone: Phone) -> None:
    """What is asked was sent again only when it was something else, or with a new clock."""
    asks: list[Said] = []
    for letter in phone.mail:
        if "asks" in letter.said:
            new = letter.said["asks"]
            is_new_clock = "clock" in letter.said or letter.said["say"] == "welcome"
            assert without_time(new) != without_time(asks) or is_new_clock
            asks = new


# What is asked


@in_virtual_time
async def test_what_is_asked_is_not_sent_again_because_another_has_answered() -> None:
    room = await asleep(9)
    await until(90.25)
    await room.speak()
    gang = room.holders("mafia", "don")
    began = clock()
    assert [phone.acts() for phone in gang] == [["point"]] * 3
    await until(began + 5)
    assert await gang[0].answer("point", 0) == ""
    assert await gang[0].answer("point", 1) == ""
    for phone in gang:
        news = [letter.said for letter in phone.since(began)]
        assert [said["facts"][0]["seat"] for said in news] == [0, 1]
        assert not any("asks" in said for said in news)
    assert await gang[0].answer("done") == ""
    assert [letter.said["asks"][0]["idle"] for letter in gang[0].since(began) if "asks" in letter.said] == [["pass"]]
    assert [len(phone.since(began)) for phone in gang[1:]] == [2, 2]


@in_virtual_time
async def test_nobody_hears_who_has_answered_in_a_call_before_it_is_over() -> None:
    room = await dealt(8)
    await quiet(room.live)
    letters = {phone: len(phone.mail) for phone in room.seated()}
    assert await room["A"].answer("ready") == ""
    assert room["A"].asks == []
    assert [len(phone.mail) - letters[phone] for phone in room.seated()] == [2, 0, 0, 0, 0, 0, 0, 0]


# Sent twice


async def twice(phone: Phone, do: str, **args: Any) -> list[Said]:
    """Both replies to a command that was sent twice."""
    for _ in range(2):
        await phone.send(do, id="twice", **args)
    return phone.replies["twice"]


LOBBY: dict[str, Said] = {
    "chat": {"text": "Once."},
    "add_bot": {},
    "remove": {"person": 6},
    "hand_on": {"person": 2},
    "deal": {},
    "choose": {"settings": {"deal_seconds": 5}},
    "order": {"people": [6, 5, 4, 3, 2, 1]},
    "introduce": {"name": "K"},
    "wish": {"luck": "7"},
    "leave": {},
    "ping": {},
}


@pytest.mark.parametrize("do", LOBBY)
@in_virtual_time
async def test_a_command_that_is_sent_twice_is_done_once_with_the_same_reply(do: str) -> None:
    room = await room_of(6)
    rows = len(await room.log())
    first, second = await twice(room["A"], do, **LOBBY[do])
    assert first == second == {"say": "done", "id": "twice"}
    assert len(await room.log()) == rows + (do != "ping")


REFUSED: dict[str, Said] = {
    "choose": {"settings": {"dekc": "basic"}},
    "again": {},
    "order": {"people": []},
    "answer": {"act": "ready"},
    "remove": {"person": 99},
}


@pytest.mark.parametrize("do", REFUSED)
@in_virtual_time
async def test_a_refused_command_that_is_sent_twice_gets_the_same_reply(do: str) -> None:
    room = await room_of(5)
    first, second = await twice(room["A"], do, **REFUSED[do])
    assert first["say"] == "refused"
    assert first == second


@in_virtual_time
async def test_a_refused_command_stays_refused_when_it_would_be_legal_by_now() -> None:
    room = await room_of(5)
    assert await room["A"].send("deal", id="early") == "bad_player_count"
    await room.sit("F")
    assert await room["A"].send("deal", id="early") == "bad_player_count"
    assert room.table.phase == "lobby"
    assert await room["A"].send("deal", id="later") == ""


@in_virtual_time
async def test_an_answer_that_is_sent_twice_is_made_once() -> None:
    room = await asleep(8)
    await until(90.25)
    for _ in range(2):
        assert await room["A"].send("answer", id="words", act="say", args=["Good morning."]) == ""
        assert await room["A"].send("answer", id="end", act="done") == ""
    assert len(room["B"].heard("said")) == len(room["B"].heard("floor_ended")) == 1
    assert room["A"].acts() == ["nominate"]


@in_virtual_time
async def test_a_command_is_done_once_also_from_another_phone_and_after_coming_back() -> None:
    room = await room_of(6)
    assert await room["A"].send("add_bot", id="bot") == ""
    room["A"].disconnect()
    assert await room.connect("A").send("add_bot", id="bot") == ""
    assert len(room["A"].table["people"]) == 7


@in_virtual_time
async def test_a_command_is_done_once_also_when_the_reply_has_not_come_yet() -> None:
    room = await room_of(6)
    for _ in range(2):
        room["A"].post_command("add_bot", id="bot")
    await quiet(room.live)
    assert [said["say"] for said in room["A"].replies["bot"]] == ["done", "done"]
    assert len(room["A"].table["people"]) == 7


@pytest.mark.parametrize("whose", ["a person", "a screen"])
@in_virtual_time
async def test_a_command_is_done_once_also_after_the_table_was_opened_again(whose: str) -> None:
    room = await room_of(6)
    creator = room["A"] if whose == "a person" else Phone(room.live, has_creator_token=True).connect()
    assert await creator.send("add_bot", id="bot") == ""
    assert await creator.send("deal", id="deal") == ""
    again = await room.reopen()
    back = again.connect("A") if creator.who else Phone(again.live, has_creator_token=True).connect()
    assert await back.send("add_bot", id="bot") == ""
    assert await back.send("deal", id="deal") == ""
    assert len(again.table.people) == 7 and again.table.number == 1
    assert await back.send("deal", id="another") == "not_in_lobby"


@in_virtual_time
async def test_an_answer_that_names_its_ask_is_not_taken_for_another() -> None:
    room = await dealt(6)
    ready = room["A"].asks[0]["key"]
    await room.ready()
    await until(200)
    speaker = next(phone for phone in room.seated() if phone.acts())
    assert await speaker.send("answer", act="done", key=ready) == "too_late"
    assert await speaker.send("answer", act="done", key=speaker.asks[0]["key"]) == ""
    assert await speaker.send("answer", act="pass", key=speaker.asks[0]["key"]) == ""


@in_virtual_time
async def test_two_people_may_use_the_same_ids() -> None:
    room = await room_of(6)
    for name in "ABC":
        assert await room[name].send("chat", id="1", text=name) == ""
    assert room["A"].chat == ["A", "B", "C"]


@in_virtual_time
async def test_what_somebody_who_watches_sends_has_no_bearing_on_others() -> None:
    room = await room_of(6)
    screen = Phone(room.live, has_creator_token=True).connect()
    for watcher in (room.watch(), room.watch()):
        assert await watcher.send("ping", id="1") == ""
        assert await watcher.send("deal", id="2") == "not_creator"
    assert await screen.send("add_bot", id="1") == ""
    assert await screen.send("deal", id="2") == ""
    assert room.table.phase == "game" and len(room.table.people) == 7


@in_virtual_time
async def test_a_command_is_remembered_for_long() -> None:
    room = await room_of(6)
    assert await room["A"].send("add_bot", id="bot") == ""
    for _ in range(REMEMBERED - 1):
        assert await room["A"].send("chat", text="...") == ""
    assert await room["A"].send("add_bot", id="bot") == ""
    assert len(room.table.people) == 7


# A long past


async def talkative(sayings: int) -> Room:
    """A table where A has the floor and has said a lot."""
    room = await asleep(8)
    await until(200)
    speaker = next(phone for phone in room.seated() if any(ask["act"] == "say" for ask in phone.asks))
    for number in range(sayings):
        assert await speaker.answer("say", f"{number} " + "words " * 300) == ""
    return room


async def whole(phone: Phone) -> list[Said]:
    """The facts of a phone that has been welcomed with a part of them, as it asks for the others."""
    welcome = phone.mail[0].said
    facts, left_out = welcome["facts"], welcome["left_out"]
    while left_out:
        before = welcome["after"] + left_out
        await phone.send("recall", before=before)
        past = next(letter.said for letter in reversed(phone.mail) if letter.said["say"] == "past")
        assert (past["game"], past["before"]) == (1, before)
        assert len(msgspec.json.encode(past["facts"])) < 70_000
        facts = past["facts"][max(0, welcome["after"] - past["after"]) :] + facts
        left_out = max(0, past["after"] - welcome["after"])
    return facts


@pytest.mark.parametrize("after", [0, 10])
@in_virtual_time
async def test_a_long_past_comes_in_parts_the_last_first(after: int) -> None:
    room = await talkative(70)
    before = room["B"]
    back = room.connect("B", game=1, after=after)
    await quiet(room.live)
    welcome = back.mail[0].said
    assert welcome["after"] == after and welcome["left_out"] > 5
    assert len(msgspec.json.encode(welcome)) < 80_000
    assert welcome["facts"] == before.facts[after + welcome["left_out"] :]
    assert await whole(back) == before.facts[after:]


@in_virtual_time
async def test_nobody_recalls_what_another_was_told() -> None:
    room = await asleep(9, {"preset": "professional"})
    await until(130)
    await room.holder("commissar").answer("check", room.holder("don").seat)
    watcher = room.watch()
    await quiet(room.live)
    for phone in (*room.seated(), watcher):
        await phone.send("recall", before=10_000)
        past = next(letter.said for letter in phone.mail if letter.said["say"] == "past")
        assert past == {"say": "past", "game": 1, "after": 0, "before": phone.n, "facts": phone.facts}


@in_virtual_time
async def test_only_what_is_recalled_costs_its_length() -> None:
    room = await asleep(8)
    a = room["A"]
    before = len(a.mail)
    assert room.live.receive(a, commands.Ping(id="ping")) == 0
    assert room.live.receive(a, commands.Deal(id="deal")) == 0
    assert room.live.receive(a, commands.Recall(id="recall", before=1)) > 100
    assert [letter.said["say"] for letter in a.mail[before:]] == ["done", "refused", "past", "done"]


@in_virtual_time
async def test_before_the_deal_there_is_nothing_to_recall() -> None:
    room = await room_of(2)
    assert await room["A"].send("recall", before=5) == ""
    assert room["A"].mail[-2].said == {"say": "past", "game": 0, "after": 0, "before": 0, "facts": []}


@in_virtual_time
async def test_one_more_who_watches_hears_the_talk_too() -> None:
    room = await asleep(8)
    await until(97)
    watchers = []
    for word in ("One.", "Two."):
        watchers.append(room.watch())
        assert await room["A"].answer("say", word) == ""
    assert watchers[0].facts == watchers[1].facts and watchers[1].facts[-1]["text"] == "Two."


@in_virtual_time
async def test_nothing_is_kept_for_ears_with_which_nobody_hears_any_more() -> None:
    room = await asleep(8)
    watcher = room.watch()
    feeds = room.live.teller.feeds
    assert SPECTATORS in feeds
    watcher.disconnect()
    assert SPECTATORS not in feeds and len(feeds) == 8


@in_virtual_time
async def test_what_is_done_and_what_is_refused_is_counted() -> None:
    room = await asleep(8)
    counted: list[tuple[str, ...]] = []
    room.live.count = lambda *what: counted.append(what)
    assert await room["A"].send("pause") == ""
    assert await room["B"].send("pause") == "not_host"
    assert await room["B"].answer("check", 0) == "paused"
    assert await room["B"].answer("leave") == ""
    assert counted == [("commands",), ("refusals", "not_host"), ("refusals", "answer"), ("answers",)]


@in_virtual_time
async def test_words_of_one_seat_in_a_game_are_bounded_and_nothing_else_is() -> None:
    room = await talkative(73)
    name, speaker = next((n, phone) for n, phone in room.phones.items() if "say" in [ask["act"] for ask in phone.asks])
    assert await speaker.answer("say", "One word more") == "said_enough"
    again = await room.reopen()
    assert await again.connect(name).answer("say", "One word more") == "said_enough"
    assert await speaker.answer("done") == ""


@pytest.mark.parametrize(
    ("slot", "wire"),
    [
        (0b101, {"kind": "seat", "seats": [0, 2]}),
        (("execute", "spare"), {"kind": "word", "words": ["execute", "spare"]}),
        (Numbers(0, 5), {"kind": "number", "least": 0, "most": 5}),
        (Several(0b11, 1, 2), {"kind": "seats", "seats": [0, 1], "least": 1, "most": 2}),
        (Text(200), {"kind": "text", "most": 200}),
        (Words(("loyal", "driver")), {"kind": "words", "words": ["loyal", "driver"]}),
        (SeatOr(0b10, ("air",)), {"kind": "seat_or", "seats": [1], "words": ["air"]}),
        (NumberOr(1, 3, ("none",)), {"kind": "number_or", "least": 1, "most": 3, "words": ["none"]}),
    ],
)
def test_a_phone_is_told_what_each_argument_may_be(slot: Slot, wire: Said) -> None:
    assert msgspec.json.decode(msgspec.json.encode(wire_slot(slot))) == wire


@in_virtual_time
async def test_a_phone_that_has_gone_gets_nothing_more() -> None:
    room = await asleep(8, absent="wait")
    gone = room["B"]
    gone.disconnect()
    before = len(gone.mail)
    await until(200)
    assert await room["A"].send("pause") == ""
    assert len(room["A"].mail) > 10 and len(gone.mail) == before


@in_virtual_time
async def test_a_table_that_waits_for_its_first_game_is_not_paused() -> None:
    room = await room_of(1)
    assert room["A"].table.get("paused", False) is False


@in_virtual_time
async def test_words_that_may_be_said_at_any_time_are_bounded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """SPY-459 In a discussion nobody is asked to speak."""
    monkeypatch.setattr("citysleeps.table.notes.MOST_SAID", 1000)
    room = await dealt(7, {"t_agent": 1, "t_mafia": 1, "t_discussion": 600}, book="spytown")
    while "say" not in [ask["act"] for ask in room["A"].asks]:
        assert clock() < 1000
        await until(clock() + 1)
    assert [await room["A"].answer("say", "word " * 100) for _ in range(3)] == ["", "", "said_enough"]
