"""What a live table does when somebody comes, goes or sends something, each at the smallest table that shows it."""

from __future__ import annotations

import pytest

from citysleeps.kernel.ask import CLOCK, NEXT
from citysleeps.kernel.seats import NOBODY
from citysleeps.store.memory import MemoryStore
from citysleeps.table import commands, rows
from citysleeps.table.hall import Hall
from citysleeps.table.letters import Letter
from citysleeps.table.manners import Manners
from citysleeps.table.powers import Powers
from citysleeps.table.presence import NEVER
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import NO_ONE
from citysleeps.table.table import REMEMBERED, Table

from .faulty import FaultyStore
from .phones import Phone, Room, asleep, dealt, in_the_dark, quiet, room_of
from .test_lost_phone import TOKEN, pleading
from .virtual import clock, in_virtual_time, until


async def with_substitute() -> Room:
    """B has said that they leave, and K plays their seat until they are back."""
    room = await dealt(6)
    await room.sit("K")
    assert await room["B"].send("leave") == ""
    room["B"].disconnect()
    room.live.do([rows.Seated(room.ids["K"], 1, False)], clock())
    room.live.go_on(clock())
    await quiet(room.live)
    return room


# Coming


@in_virtual_time
async def test_whoever_comes_is_welcomed_and_the_others_are_told() -> None:
    room = await room_of(2)
    others = len(room["A"].mail), len(room["B"].mail)
    await room.sit("C")
    assert [letter.said["say"] for letter in room["C"].mail] == ["welcome"]
    assert (len(room["A"].mail), len(room["B"].mail)) == (others[0] + 2, others[1] + 2)


@in_virtual_time
async def test_nobody_is_told_of_a_second_phone_or_of_a_watcher() -> None:
    room = await room_of(2)
    mail = len(room["A"].mail)
    Phone(room.live, room.ids["B"]).connect()
    room.watch()
    await quiet(room.live)
    assert len(room["A"].mail) == mail


@in_virtual_time
async def test_everybody_is_told_of_a_phone_that_asks_for_a_place_and_that_it_has_gone() -> None:
    room = await room_of(2)
    mail = len(room["A"].mail)
    other, _ = await pleading(room)
    assert len(room["A"].mail) == mail + 1 and len(room["A"].table["pleas"]) == 1
    other.disconnect()
    await quiet(room.live)
    assert len(room["A"].mail) == mail + 2 and room["A"].table["pleas"] == []


@in_virtual_time
async def test_a_table_that_is_lost_takes_nobody_in() -> None:
    room = await room_of(2)
    room.live.lost = True
    watcher = room.watch()
    assert watcher not in room.live.presence.clients and watcher.ended == "shutdown"
    assert room.live.receive(room["A"], commands.Ping(id="ping")) == 0
    assert "ping" not in room["A"].replies, "it asks again where the table is now"


@in_virtual_time
async def test_whoever_comes_while_rows_cannot_be_written_hears_nothing_before_they_are_read_again() -> None:
    store = FaultyStore()
    room = await room_of(2, store=store)
    store.fail()
    assert await room["A"].send("add_bot") == "unavailable"
    watcher = room.watch()
    assert room.live.broken and watcher in room.live.presence.clients and watcher.mail == []
    await until(clock() + 5)
    assert [letter.said["say"] for letter in watcher.mail] == ["welcome"]


@in_virtual_time
async def test_whoever_comes_while_rows_cannot_be_written_has_their_seat_back_after() -> None:
    store = FaultyStore()
    room = await dealt(6, grace=30, store=store)
    room["B"].disconnect()
    await until(clock() + 31)
    store.fail()
    assert await room["A"].send("pause") == "unavailable"
    room.connect("B")
    assert room.live.ledger.rows == [], "nothing is written on a table that differs from its log"
    assert room.table.people[room.ids["B"]].stand_in == "careful"
    await until(clock() + 5)
    assert room.table.people[room.ids["B"]].stand_in == ""
    assert room.live.alarm is not None


@in_virtual_time
async def test_whoever_has_the_facts_before_one_is_sent_only_those_from_there_on() -> None:
    room = await asleep(6)
    seat, facts = room["B"].seat, list(room["B"].facts)
    for game, after in ((1, 2), (0, 0)):
        room["B"].disconnect()
        room.connect("B", game, 2, seat)
        await quiet(room.live)
        welcome = room["B"].mail[0].said
        assert (welcome["after"], len(welcome["facts"])) == (after, len(facts) - after)


@in_virtual_time
async def test_everybody_is_told_of_a_phone_of_somebody_who_played_at_the_desk_and_only_once() -> None:
    """It may be their second one. D stays at the desk: as soon as nobody is there, clocks begin again."""
    room = await dealt(7, {"host_mode": "human"})
    for name in "BD":
        assert await room["G"].send("to_desk", person=room.ids[name]) == ""
    mail = len(room["C"].mail)
    phone = Phone(room.live, room.ids["B"]).connect()
    await quiet(room.live)
    assert not room.table.people[room.ids["B"]].at_desk
    assert len(room["C"].mail) == mail + 1
    assert [letter.said["say"] for letter in phone.mail] == ["welcome"]


@in_virtual_time
async def test_everybody_is_told_that_the_creator_is_back_and_whoever_stood_for_them_is_not_creator_any_more() -> None:
    room = await room_of(3)
    room["A"].disconnect()
    room.live.do([rows.HandedOn(room.ids["B"], False)], clock())
    room.live.go_on(clock())
    await quiet(room.live)
    room.watch()
    await quiet(room.live)
    assert room["B"].you["creator"], "only the creator ends this by coming"
    mail = len(room["C"].mail)
    Phone(room.live, has_creator_token=True).connect()
    await quiet(room.live)
    assert not room["B"].you["creator"]
    assert len(room["C"].mail) == mail + 1


@in_virtual_time
async def test_where_nothing_is_due_no_alarm_is_set() -> None:
    room = await room_of(2)
    assert room.live.alarm is None and room.live.alarm_at == NEVER


@pytest.mark.parametrize("grace", [5, 500])
@in_virtual_time
async def test_the_alarm_rings_for_whatever_is_due_first_and_no_other_is_left(grace: int) -> None:
    room = await asleep(2, bots=6, grace=grace)
    before = room.live.alarm
    for robot in room.live.robots.seats.values():
        robot.due = robot.guesses = None
    room["B"].disconnect()
    live = room.live
    dues = [live.clocks.due(clock()), live.presence.due(clock()), live.robots_due()]
    assert live.alarm and live.alarm is not before
    assert live.alarm_at == live.alarm.when() == min(due for due in dues if due is not None)
    assert before and before.cancelled()


@in_virtual_time
async def test_what_a_phone_has_heard_counts_only_in_the_same_game_and_seat() -> None:
    room = await dealt(6)
    seat, watcher = room["B"].seat, room.watch()
    heard = room.live.heard_the_same
    assert heard(room["B"], 1, seat) and heard(room["B"], 1, None)
    assert not heard(room["B"], 0, seat) and not heard(room["B"], 1, seat + 1) and not heard(room["B"], 1, NOBODY)
    assert heard(watcher, 1, NOBODY) and heard(watcher, 1, None)


@in_virtual_time
async def test_where_the_leader_hosts_nobody_without_a_seat_is_known_to_have_heard_the_same() -> None:
    """CUBA-1330 They may have led the table then."""
    room = await dealt(6, book="cuba")
    assert room.live.heard_the_same(room["B"], 1, None)
    assert not room.live.heard_the_same(room.watch(), 1, None)


@in_virtual_time
async def test_where_cards_of_a_real_box_are_told_or_taken_back_nobody_is_known_to_have_heard_the_same() -> None:
    room = await dealt(6)
    notes, seat = room.table.notes, room["B"].seat
    for notes.groups, notes.earlier in (((0, 1),), []), ((), [((0, 1),)]):
        assert not room.live.heard_the_same(room["B"], 1, seat)


@in_virtual_time
async def test_whoever_is_back_has_their_seat_and_who_played_it_hears_as_a_watcher_at_once() -> None:
    room = await with_substitute()
    assert room["K"].you["seat"] == 1
    room.connect("B")
    await quiet(room.live)
    assert (room["B"].you["seat"], room["K"].you["seat"]) == (1, NOBODY)
    assert room.live.presence.clients[room["K"]] != room.live.presence.clients[room["B"]]
    assert [row.count(b'"stooddown"') for _, row in (await room.log())[-2:]] == [0, 0]


@in_virtual_time
async def test_whoever_was_sent_away_is_not_let_play_by_coming_back() -> None:
    room = await dealt(6)
    assert await room["A"].send("remove", person=room.ids["B"]) == ""
    assert not room.live.take_back(room.ids["B"])
    room.table.people[room.ids["B"]].sent = False
    room.table.notes.groups = ((0, 1),)
    assert not room.live.take_back(room.ids["B"]), "a phone sees no card that may be another's"
    room.table.notes.groups = ()
    assert room.live.take_back(room.ids["B"])
    assert not room.live.take_back(room.ids["B"])


@in_virtual_time
async def test_powers_end_only_where_somebody_has_inherited_them() -> None:
    room = await room_of(2)
    assert not room.live.relieve()
    room.live.do([rows.HandedOn(room.ids["B"], False)], clock())
    assert room.live.relieve()
    assert not room.live.relieve()


@in_virtual_time
async def test_a_first_phone_gets_nothing_back_while_rows_cannot_be_written() -> None:
    room = await room_of(3)
    room["B"].disconnect()
    _, number = await pleading(room)
    assert await room["A"].send("give_back", person=room.ids["B"], number=number) == ""
    returns = room.table.people[room.ids["B"]].token
    room.live.broken = True
    room.live.reclaim(room.ids["B"], "token of B")
    assert room.table.people[room.ids["B"]].token == returns
    room.live.broken = False
    room.live.reclaim(room.ids["B"], "another token")
    assert room.table.people[room.ids["B"]].token == returns
    room.live.reclaim(room.ids["B"], "token of B")
    assert room.table.people[room.ids["B"]].token != returns
    await quiet(room.live)
    before = len(await room.log())
    room.live.reclaim(room.ids["B"], "token of B")  # it has the place already
    await quiet(room.live)
    assert len(await room.log()) == before


@in_virtual_time
async def test_whoever_joins_again_with_the_same_phone_is_the_same_person() -> None:
    room = await room_of(2)
    before = len(await room.log())
    assert room.join("B") == room["B"].who
    await quiet(room.live)
    assert len(await room.log()) == before


@in_virtual_time
async def test_where_bots_have_all_places_the_last_of_them_gives_way_to_whoever_joins() -> None:
    room = await room_of(1, bots=11, book="cuba")
    bots = [who for who in room.table.order if room.table.people[who].bot]
    await room.sit("B")
    assert room.table.order == [room["A"].who, *bots[:-1], room["B"].who]


@in_virtual_time
async def test_after_a_restart_whoever_is_not_there_is_away_since_somebody_did_something() -> None:
    room = await dealt(6, absent="wait", grace=60)
    again = await room.reopen()
    for name in "ACDEF":
        again.connect(name)
    assert await again["A"].answer("ready") == ""
    await until(clock() + 61)
    assert again.live.presence.long_away(clock()) == {again.ids["B"]}


@in_virtual_time
async def test_so_many_may_join_from_one_address() -> None:
    room = await room_of(0)
    most = room.table.book.lobby.describe().seats[-1] // 2
    for at in range(most):
        room.live.join(Phone(room.live), f"N{at}", "en", f"token {at}", "", "192.0.2.1")
    with pytest.raises(Refusal):
        room.live.join(Phone(room.live), "One_more", "en", "token", "", "192.0.2.1")
    room.live.join(Phone(room.live), "One_more", "en", "token", "", "192.0.2.2")
    await quiet(room.live)


# Going


@in_virtual_time
async def test_a_table_is_idle_since_the_last_has_gone_and_others_are_told_of_the_last_phone() -> None:
    room = await room_of(2)
    second = Phone(room.live, room.ids["B"]).connect()
    await until(50)
    mail = len(room["A"].mail)
    second.disconnect()
    assert len(room["A"].mail) == mail
    room["B"].disconnect()
    await quiet(room.live)
    assert len(room["A"].mail) == mail + 1
    assert room.live.idle_since == 50


@in_virtual_time
async def test_the_clocks_stop_when_the_last_has_gone_and_run_when_somebody_is_back() -> None:
    room = await asleep(6)
    watcher = room.watch()
    for phone in room.phones.values():
        phone.disconnect()
    assert not room.live.clocks.times.running
    await quiet(room.live)
    assert watcher.clock and not watcher.clock["runs"]
    room.connect("B")
    assert room.live.clocks.times.running
    await quiet(room.live)
    assert watcher.clock and watcher.clock["runs"]


@in_virtual_time
async def test_whoever_are_away_too_long_at_the_same_moment_are_all_replaced() -> None:
    room = await dealt(6, grace=30)
    for name in "BC":
        room[name].disconnect()
    await until(clock() + 30)
    assert [room.table.people[room.ids[name]].stand_in for name in "BCD"] == ["careful", "careful", ""]


@in_virtual_time
async def test_nothing_is_kept_for_a_watcher_who_has_gone() -> None:
    room = await in_the_dark()
    watcher = room.watch()
    live = room.live
    ears = live.presence.clients[watcher]
    live.beat.post([Letter((watcher,), b"{}")])
    assert ears in live.teller.feeds and watcher in live.beat.waiting
    watcher.disconnect()
    assert ears not in live.teller.feeds and watcher not in live.beat.waiting


# Sending


@in_virtual_time
async def test_operators_see_how_many_commands_are_refused_and_why_but_not_why_an_answer_is() -> None:
    """The reason could show what is done in the night."""
    counted: list[tuple[str, ...]] = []
    hall = Hall(MemoryStore(), count=lambda *what: counted.append(what))
    live, token = await hall.make("en", "original", {}, Manners())
    room = Room(hall, live, token)
    await room.sit(*"ABCDEF")
    counted.clear()
    assert await room["B"].send("deal") == "not_creator"
    assert await room["A"].send("deal") == ""
    assert await room["B"].answer("vote", 1) == "wrong_phase"
    assert await room["B"].answer("ready") == ""
    assert counted == [("refusals", "not_creator"), ("commands",), ("refusals", "answer"), ("answers",)]


@in_virtual_time
async def test_what_was_refused_stays_refused_when_it_is_sent_again() -> None:
    room = await room_of(2)
    assert await room["B"].send("add_bot", id="late") == "not_creator"
    room.live.do([rows.HandedOn(room.ids["B"], False)], clock())
    assert await room["B"].send("add_bot", id="late") == "not_creator"
    assert await room["B"].send("add_bot") == ""


@in_virtual_time
async def test_a_ping_is_answered_while_others_wait_for_the_disk() -> None:
    store = FaultyStore()
    room = await asleep(6, store=store)
    store.gate.clear()
    room["A"].post_command("hunch", seat=3)
    assert room.live.ledger.writing
    assert room.live.receive(room["B"], commands.Ping(id="ping")) == 0
    assert "ping" in room["B"].replies
    store.gate.set()
    await quiet(room.live)


@in_virtual_time
async def test_everybody_is_told_of_every_row_of_a_command() -> None:
    """One person more, and a bot less."""
    room = await room_of(1, bots=2)
    await room.sit("B")
    bot = next(who for who, person in room.table.people.items() if person.bot)
    assert await room["B"].send("take_place", id="mine", bot=bot) == ""
    assert room["A"].table["order"] == list(room.table.order)
    assert bot not in [one["id"] for one in room["A"].table["people"]]
    assert [row.count(b'"mine"') for _, row in await room.log()][-2:] == [1, 0], "the log says once that it is done"


@in_virtual_time
async def test_only_a_voice_for_a_place_is_told_although_it_changes_nothing() -> None:
    room = await dealt(6, grace=5)
    await room.sit("K")
    room["B"].disconnect()
    await until(clock() + 61)
    mail = len(room["C"].mail)
    assert await room["C"].send("seat", person=room.ids["K"], seat=1) == ""
    assert room["D"].table["offers"][0]["agreed"] == [room.ids["C"]]
    assert len(room["C"].mail) == mail + 2  # the table, and the reply
    mail = len(room["D"].mail)
    assert await room["D"].send("prepare") == ""
    assert not [letter for letter in room["D"].mail[mail:] if "table" in letter.said]


@in_virtual_time
async def test_a_command_that_changes_nothing_and_is_no_voice_is_told_to_nobody() -> None:
    room = await dealt(7, {"host_mode": "human"})
    assert await room["G"].send("to_desk", person=room.ids["B"]) == ""
    mail = len(room["C"].mail)
    assert await room["G"].send("to_desk", person=room.ids["B"]) == ""  # they are there already
    assert len(room["C"].mail) == mail


@pytest.mark.parametrize(
    ("command", "say"),
    [
        (commands.Recall(id="ask", before=3), "past"),
        (commands.Foresee(id="ask", act="next"), "foreseen"),
        (commands.WriteUp(id="ask", language="en"), "written"),
        (commands.Prepare(id="ask"), "phrases"),
    ],
)
@in_virtual_time
async def test_what_is_only_shown_to_one_counts_as_long_as_it_is_and_changes_nothing(
    command: commands.Command, say: str
) -> None:
    room = await dealt(7, {"host_mode": "human"})
    before = len(await room.log())
    mail = len(room["G"].mail)
    assert room.live.receive(room["G"], command) > 10
    assert [letter.said["say"] for letter in room["G"].mail[mail:]] == [say, "done"]
    assert len(await room.log()) == before


# When the store fails, and when the table is put away


@in_virtual_time
async def test_a_failure_is_counted_and_written_in_the_journal(caplog: pytest.LogCaptureFixture) -> None:
    counted: list[str] = []
    store = FaultyStore()
    hall = Hall(store, count=lambda what, reason="": counted.append(what))
    live, token = await hall.make("en", "original", {}, Manners())
    room = Room(hall, live, token)
    await room.sit("A")
    store.fail()
    assert await room["A"].send("add_bot") == "unavailable"
    assert "failures" in counted and "joined" not in counted
    assert f"table {live.table.code} cannot be written down: the disk is full" in caplog.text


@in_virtual_time
async def test_what_was_read_again_is_what_everything_goes_on_with() -> None:
    store = FaultyStore()
    room = await asleep(6, store=store, beat_seconds=0)
    step = room.live.clocks.times.shown.length
    await until(clock() + 10)
    store.fail()
    assert await room["A"].send("pause") == "unavailable"
    await until(clock() + 5)
    live = room.live
    assert not live.broken
    assert (live.beat.table, live.beat.presence) == (live.table, live.presence)
    assert (live.teller.table, live.teller.presence) == (live.table, live.presence)
    assert live.clocks.times.shown.length == step and live.clocks.times.running
    assert live.clocks.resumed is not None
    assert live.presence.clients == {phone: live.presence.ears(phone) for phone in room.phones.values()}


@in_virtual_time
async def test_a_table_that_was_given_up_is_not_read_again() -> None:
    store = FaultyStore()
    room = await room_of(2, store=store)
    store.fail()
    assert await room["A"].send("add_bot") == "unavailable"
    room.live.give_up()
    await until(clock() + 100)
    assert room.live.broken and room.live.lost and room["A"].ended == "shutdown"
    tried = room.live.reopening.failed_at
    await room.live.read_again(True)
    assert room.live.broken and room.live.reopening.failed_at == tried < clock()


@in_virtual_time
async def test_a_table_that_is_given_up_while_it_cannot_be_read_is_not_tried_again_for_ever() -> None:
    store = FaultyStore()
    room = await room_of(2, store=store)
    store.fail()
    store.reads_fail = True
    assert await room["A"].send("add_bot") == "unavailable"
    await until(clock() + 10)
    assert room.live.ledger.writing
    room.live.give_up()
    await until(clock() + 100)
    assert room.live.presence.clients and not room.live.ledger.writing


@in_virtual_time
async def test_a_table_that_is_given_up_does_nothing_by_itself_any_more() -> None:
    room = await in_the_dark()
    assert room.live.alarm and room.live.beat.timer and room.live.robots.thinker
    room.live.give_up()
    assert not room.live.alarm and not room.live.beat.timer


@in_virtual_time
async def test_the_creator_who_comes_while_rows_cannot_be_written_has_the_powers_back_after() -> None:
    store = FaultyStore()
    room = await room_of(3, store=store)
    room["A"].disconnect()
    room.live.do([rows.HandedOn(room.ids["B"], False)], clock())
    room.live.go_on(clock())
    await quiet(room.live)
    store.fail()
    assert await room["B"].send("add_bot") == "unavailable"
    Phone(room.live, has_creator_token=True).connect()
    assert room.table.powers.inherited
    await until(clock() + 5)
    assert not room.table.powers.inherited and not room["B"].you["creator"]


@in_virtual_time
async def test_a_table_whose_game_was_broken_off_since_it_was_opened_is_put_away_without_clocks() -> None:
    room = await asleep(6)
    await until(clock() + 3)
    await room.hall.close()
    again = await room.reopen()
    again.connect("A")
    assert await again["A"].send("break_off") == ""
    before = len(await again.log())
    await again.hall.close()
    assert len(await again.log()) == before


@pytest.mark.parametrize("do", ["recall", "foresee", "write_up", "prepare"])
@in_virtual_time
async def test_nothing_is_shown_of_a_table_whose_rows_could_not_be_written(do: str) -> None:
    store = FaultyStore()
    room = await dealt(7, {"host_mode": "human"}, store=store)
    store.fail()
    assert await room["A"].send("add_bot") == "not_in_lobby"
    assert await room["G"].send("pause") == "unavailable"
    more = {"recall": {"before": 3}, "foresee": {"act": "next", "args": ()}, "write_up": {"language": "en"}}.get(do, {})
    assert room.live.broken and await room["G"].send(do, **more) == "unavailable"


@in_virtual_time
async def test_the_timer_is_set_again_after_it_was_stopped_or_has_rung() -> None:
    room = await asleep(6)
    due = room.live.alarm_at
    room.live.close()
    assert room.live.alarm is None
    room.live.set_alarm(clock())
    assert room.live.alarm is not None and room.live.alarm_at == due


@in_virtual_time
async def test_a_table_that_leaves_off_has_no_timer_and_tells_nobody_who_goes() -> None:
    room = await asleep(6)
    await room.live.leave_off()
    assert room.live.alarm is None
    mail = len(room["A"].mail)
    room["B"].disconnect()
    await quiet(room.live)
    assert len(room["A"].mail) == mail


@in_virtual_time
async def test_after_a_pause_everybody_is_missed_anew() -> None:
    room = await dealt(6, grace=30)
    room["B"].disconnect()
    await until(clock() + 20)
    assert await room["A"].send("pause") == ""
    assert room.live.presence.away == {}
    assert await room["A"].send("resume") == ""
    resumed = clock()
    await until(resumed + 29)
    assert room.table.people[room.ids["B"]].stand_in == ""
    await until(resumed + 31)
    assert room.table.people[room.ids["B"]].stand_in == "careful"


@in_virtual_time
async def test_whoever_is_sent_away_is_not_let_in_with_the_first_phone_either() -> None:
    room = await room_of(3)
    room["B"].disconnect()
    _, number = await pleading(room)
    assert await room["A"].send("give_back", person=room.ids["B"], number=number) == ""
    assert await room["A"].send("remove", person=room.ids["B"]) == ""
    for token in ("token of B", TOKEN):
        with pytest.raises(Refusal, match="removed"):
            room.live.join(Phone(room.live), "N", "en", token, "")


def test_powers_that_are_handed_on_belong_to_one_alone() -> None:
    powers = Powers()
    powers.token, powers.given, powers.inherited = "token", {1}, {2}
    powers.hand_on(3)
    assert (powers.token, powers.given, powers.inherited) == ("", {3}, set())
    powers.inherited.add(3)
    powers.lose(3)
    assert powers.holders == set()


def test_so_many_replies_to_each_person_are_remembered_and_none_without_an_id() -> None:
    table = Table("ABCDE")
    table.remember(1, "", None)
    table.remember(NO_ONE, "watching", None)
    assert table.replies == {}
    for at in range(REMEMBERED + 1):
        table.remember(1, f"id {at}", None)
    assert list(table.replies[1]) == [f"id {at}" for at in range(1, REMEMBERED + 1)]


@in_virtual_time
async def test_a_game_without_a_host_is_refused_where_nobody_has_a_phone_to_announce_it() -> None:
    room = await room_of(1, {"host_mode": "hostless"}, bots=12)
    assert room.table.setup().setup.settings["temporary_host"] == "A"
    assert await room["A"].send("leave") == ""
    assert room.table.next_host() == NO_ONE
    with pytest.raises(Refusal, match="bad_setup"):
        room.table.setup()


# Bots


@in_virtual_time
async def test_no_bot_answers_in_the_moment_in_which_a_step_begins_although_it_was_due_in_the_one_before() -> None:
    room = await dealt(1, {"preset": "basic", "speech_seconds": 20}, bots=9)
    assert await room["A"].answer("ready") == ""
    while room.game.step != "nomination":
        await until(clock() + 0.5)
    [end, _] = room.live.clocks.struck(clock()) or (0, None)
    for robot in room.live.robots.seats.values():
        robot.due = end
    before = len(room.table.playing.inputs)
    await until(end + 0.01)
    assert room.game.step == "speech" and room.table.people[room.table.seats[room.game.floor]].bot
    assert room.live.robots.thought is None and room.table.playing.inputs[before:] == [CLOCK]


@in_virtual_time
async def test_nor_when_a_bot_that_hosts_has_ended_the_step_before() -> None:
    """A bot that is asked for a hand against one accused, and then against the next."""
    by_hand = ("night_step_seconds", "nomination_seconds", "vote_call_seconds", "deal_seconds")
    room = await dealt(12, {"host_mode": "hostless", **dict.fromkeys(by_hand, 0)}, bots=1, grace=5)
    room["L"].disconnect()
    await until(clock() + 6)
    assert room.table.book.hosts(room.game) == 1 << 11
    while room.game.step != "vote":
        for phone in room.seated():
            if "nominate" in phone.acts() and phone.seat < 2:
                assert await phone.answer("nominate", phone.seat + 1) == ""
            elif phone.acts() and phone.seat != 11:
                await phone.answer("ready" if "ready" in phone.acts() else "done" if "say" in phone.acts() else "pass")
        await until(clock() + 1)
    robots = room.live.robots.seats
    assert robots[12].asked(room.game.stop) and robots[12].due is not None
    robots[11].next = robots[12].due = clock()
    room.live.ring()
    assert room.table.playing.inputs[-1] == NEXT and robots[12].asked(room.game.stop)
    assert room.live.robots.thought is None


@in_virtual_time
async def test_where_no_bot_is_due_none_thinks() -> None:
    room = await asleep(2, bots=6)
    for robot in room.live.robots.seats.values():
        robot.due = robot.talks = None
    room.live.think(clock())
    assert room.live.robots.thought is None


@in_virtual_time
async def test_bots_that_take_no_time_play_on() -> None:
    room = await dealt(1, bots=9, bot_seconds=0)
    assert await room["A"].answer("ready") == ""
    await until(clock() + 1)
    assert room.game.phase != "deal"


@in_virtual_time
async def test_bots_of_a_game_that_was_broken_off_do_not_play_the_next() -> None:
    room = await dealt(1, bots=7)
    before = room.live.robots.seats
    assert await room["A"].send("break_off") == ""
    assert await room["A"].send("deal") == ""
    after = room.live.robots.seats
    assert after.keys() == before.keys() and not {*after.values()} & {*before.values()}
