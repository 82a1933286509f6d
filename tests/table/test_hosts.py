"""A person hosts: goes on by hand, sees everything; and what becomes of the game when he does not any more."""

from __future__ import annotations

import pytest

from .phones import Phone, Room, Settings, dealt, quiet
from .virtual import clock, in_virtual_time, until

BY_HAND: Settings = {
    "host_mode": "human",
    "night_step_seconds": 0,
    "nomination_seconds": 0,
    "vote_call_seconds": 0,
    "deal_seconds": 0,
}
HOSTLESS_BY_HAND: Settings = {**BY_HAND, "host_mode": "hostless"}


async def hosted(people: int = 7, settings: Settings | None = None, **more: object) -> tuple[Room, Phone]:
    """Night 1 with a human host, the last of them."""
    room = await dealt(people, BY_HAND if settings is None else settings, **more)
    await room.ready()
    return room, list(room.phones.values())[-1]


def steps(phone: Phone) -> list[str]:
    """The steps of the night announced so far, each ended but perhaps the last."""
    return [fact["step"] for _, fact in phone.heard("step_began")]


# By hand


@in_virtual_time
async def test_orig_1611_without_a_timer_a_step_lasts_until_the_host_goes_on() -> None:
    room, host = await hosted()
    await until(100_000)
    assert (steps(room["A"]), room["A"].times("step_ended")) == (["mafia"], [])
    assert await host.go_on() == ""
    assert (steps(room["A"]), room["A"].times("step_ended")) == (["mafia", "commissar"], [100_000])


@pytest.mark.parametrize("acts", [True, False])
@in_virtual_time
async def test_the_host_goes_on_exactly_once_a_step_whether_or_not_somebody_acts(acts: bool) -> None:
    room, host = await hosted()
    for number, step in enumerate(["mafia", "commissar", "don"], 1):
        await until(10 * number)
        assert steps(room["A"])[-1] == step
        if acts and step != "mafia":
            actor = room.holder(step)
            assert await actor.answer("check", actor.asks[0]["slots"][0]["seats"][0]) == ""
            assert len(actor.heard("check_answer")) == 1
            assert room["A"].times("step_ended", step=step) == []
        assert await host.go_on() == ""
        assert room["A"].times("step_ended") == [10.0 * past for past in range(1, number + 1)]
    assert room["A"].times("dawn") == [30]


@in_virtual_time
async def test_the_host_goes_on_exactly_once_in_the_step_of_a_dead_player() -> None:
    room, host = await hosted(9)
    for _ in range(3):
        assert await host.go_on() == ""
    await room.speak()
    dead = room.holder("commissar")
    for phone in room.holders("mafia", "don"):
        assert await phone.answer("point", dead.seat) == ""
    for _ in range(3):
        assert await host.go_on() == ""
    assert room["A"].heard("dawn")[-1][1]["seats"] == [dead.seat]
    await room.speak()
    assert await host.go_on() == ""
    assert steps(room["A"])[-1] == "commissar"
    assert await host.go_on() == ""
    assert steps(room["A"])[-1] == "don"


@in_virtual_time
async def test_the_same_command_of_the_host_sent_twice_goes_on_once() -> None:
    room, host = await hosted()
    for _ in range(2):
        assert await host.send("answer", id="once", act="next", host=True) == ""
    assert steps(room["A"]) == ["mafia", "commissar"]


@in_virtual_time
async def test_orig_1605_planning_has_its_two_minutes_also_where_the_host_goes_on_by_hand() -> None:
    room, _host = await hosted(8, {**BY_HAND, "kill_method": "closed_eyes"})
    assert room["A"].clock == {"left": 120_000, "of": 120, "runs": True}
    await until(121)
    assert room["A"].times("step_ended") == [120]
    assert room["A"].clock == {"left": 0, "of": 0, "runs": True}


@in_virtual_time
async def test_the_host_ends_speeches_and_nominations_by_hand() -> None:
    room, host = await hosted()
    for _ in range(3):
        assert await host.go_on() == ""
    assert set(room["A"].acts()) == {"say", "claim"}
    assert await host.answer("silence", 0, host=True) == ""
    assert room["A"].acts() == ["nominate"]
    await until(5000)
    assert room["A"].times("no_nomination") == []
    assert await host.go_on() == ""
    assert set(room["B"].acts()) == {"say", "claim"}
    await until(5061)
    assert room["A"].times("floor_ended", seat=1) == [5060]


@in_virtual_time
async def test_a_host_with_a_timer_may_go_on_before_it_rings() -> None:
    room, host = await hosted(7, {"host_mode": "human"})
    await until(4)
    assert await host.go_on() == ""
    await until(35)
    assert room["A"].times("step_ended") == [4, 34]


@in_virtual_time
async def test_a_human_host_holds_no_card_and_sees_all_of_them() -> None:
    room, host = await hosted()
    assert host.you == {"id": room.ids["G"], "seat": -1, "host": True, "creator": False}
    assert host.view and host.view["cards"] == room.game.cards
    assert (host.acts(host=True), host.acts()) == (["next", "say", "warn", "remove"], [])
    for phone in room.seated():
        assert phone.acts() == [] and phone.view
        assert [card for card in phone.view["cards"] if card] == [room.game.cards[phone.seat]]


@in_virtual_time
async def test_orig_318_a_human_host_sees_who_is_ready_and_announces_the_night() -> None:
    room = await dealt(7, BY_HAND)
    host, watcher = room["G"], room.watch()
    before = {phone: len(phone.mail) for phone in (*room.seated(), watcher)}
    assert host.asks[0]["act"] == "next" and host.asks[0]["waiting"] == [0, 1, 2, 3, 4, 5]
    assert await room["B"].answer("ready") == ""
    assert host.asks[0]["waiting"] == [0, 2, 3, 4, 5]
    for name in "ACDE":
        assert await room[name].answer("ready") == ""
    assert host.asks[0]["waiting"] == [5]
    assert [len(phone.mail) - before[phone] for phone in before] == [
        2,
        2,
        2,
        2,
        2,
        0,
        0,
    ]  # news and reply, each his own
    assert all("waiting" not in ask for letter in watcher.mail for ask in letter.said.get("asks", []))
    assert await room["F"].answer("ready") == ""
    await until(1000)
    assert host.acts(host=True)[0] == "next" and "waiting" not in host.asks[0]
    assert room["A"].times("night_began") == []
    assert await host.go_on() == ""
    assert room["A"].times("night_began") == [1000]


@in_virtual_time
async def test_orig_318_when_the_time_to_look_is_over_the_night_still_waits_for_the_host() -> None:
    room = await dealt(7, {"host_mode": "human"})
    await until(200)
    assert (room["A"].acts(), room["A"].times("night_began")) == ([], [])
    assert await room["G"].go_on() == ""
    assert room["A"].times("night_began") == [200]


@in_virtual_time
async def test_orig_318_a_host_who_leaves_does_not_keep_the_night_from_falling() -> None:
    room = await dealt(8, BY_HAND)
    for phone in room.seated():
        assert await phone.answer("ready") == ""
    assert await room["H"].send("leave") == ""
    assert steps(room["A"]) == ["mafia"]


@in_virtual_time
async def test_orig_1019_a_player_who_leaves_while_the_host_is_waited_for_voids_the_deal() -> None:
    room = await dealt(8, BY_HAND, absent="leave")
    for phone in room.seated():
        assert await phone.answer("ready") == ""
    assert await room["B"].send("leave") == ""
    assert room["A"].times("deal_void") == [0]
    assert [phone.acts() for phone in room.seated() if phone is not room["B"]] == [["ready"]] * 6


@in_virtual_time
async def test_a_temporary_host_is_not_told_who_is_ready() -> None:
    room = await dealt(12, HOSTLESS_BY_HAND)
    assert await room["A"].answer("ready") == ""
    assert room["L"].acts(host=True) == ["next"]
    assert all("waiting" not in ask for letter in room["L"].mail for ask in letter.said.get("asks", []))


@in_virtual_time
async def test_nobody_else_has_the_hosts_powers() -> None:
    room, host = await hosted()
    for phone in (room["A"], room["B"], room.watch()):
        assert await phone.go_on() == "not_your_seat"
    assert await host.answer("ready") == "not_your_seat"
    assert steps(room["A"]) == ["mafia"]


# Without a host


@in_virtual_time
async def test_a_temporary_host_goes_on_where_there_is_no_timer() -> None:
    room, host = await hosted(12, HOSTLESS_BY_HAND)
    assert (host.you["seat"], host.you["host"], host.acts()) == (11, True, [])
    assert host.acts(host=True) == ["next"]
    assert await room["A"].go_on() == "not_your_seat"
    await until(1000)
    assert await host.go_on() == ""
    assert room["A"].times("step_ended", step="mafia") == [1000]
    for act, args in (("say", ["hush"]), ("warn", [0]), ("remove", [0])):
        assert await host.answer(act, *args, host=True) == "not_allowed"


@in_virtual_time
async def test_a_temporary_host_cannot_shorten_what_has_a_timer() -> None:
    room, host = await hosted(12, {"preset": "hostless"})
    assert (host.you["host"], host.asks) == (True, [])
    assert await host.go_on() == "not_allowed"
    await until(31)
    assert room["A"].times("step_ended") == [30]


@in_virtual_time
async def test_orig_1305_a_temporary_host_learns_nothing_that_his_card_does_not_give_him() -> None:
    room, host = await hosted(12, HOSTLESS_BY_HAND)
    assert host.view and room.game.cards[11] == "resident"
    assert [card for card in host.view["cards"] if card] == ["resident"]


async def first_death(settings: Settings) -> tuple[Room, Phone]:
    """A game without a host up to the dawn at which the first player was killed, a resident; and his phone."""
    room, host = await hosted(12, settings)
    assert await host.go_on() == ""
    while room.game.phase == "first_day":
        await room.speak()
    dead = room.holders("resident")[1]
    for phone in room.holders("mafia", "don"):
        assert await phone.answer("point", dead.seat) == ""
    for _ in range(3):
        assert await host.go_on() == ""
    return room, dead


@in_virtual_time
async def test_orig_1308_the_first_to_die_hosts_from_then_on_and_is_told_everything() -> None:
    room, dead = await first_death(HOSTLESS_BY_HAND)
    assert room["A"].heard("host_changed") == [(0, {"fact": "host_changed", "seat": dead.seat})]
    assert [phone.you["host"] for phone in room.seated()] == [phone is dead for phone in room.seated()]
    assert dead.view and dead.view["cards"] == room.game.cards
    assert dead.acts(host=True) == ["next", "say", "warn", "remove", "silence"]
    assert room["L"].acts(host=True) == []
    assert await room["L"].go_on() == "not_your_seat"
    assert await dead.go_on() == ""
    assert room["A"].heard("floor_ended")[-1][1]["by"] == "host"


# The host is gone


@pytest.mark.parametrize("how", ["leave", "away"])
@in_virtual_time
async def test_orig_r103_when_the_host_leaves_the_software_takes_over_with_the_usual_times(how: str) -> None:
    room, host = await hosted(8)
    gone = 1000.0
    if how == "away":
        await until(gone - 90)
        host.disconnect()
        await until(gone + 0.25)
    else:
        await until(gone)
        assert await host.send("leave") == ""
    assert room["A"].heard("host_changed") == [(gone, {"fact": "host_changed", "seat": -1})]
    assert room["A"].clock == {"left": 15_000, "of": 15, "runs": True}
    await until(gone + 52)  # the dawn has been seen
    assert room["A"].times("step_ended") == [gone + 15, gone + 30, gone + 45]
    assert await room["A"].answer("done") == ""
    began = clock()
    await until(began + 16)
    assert room["B"].times("no_nomination", seat=0) == [began + 15]


@in_virtual_time
async def test_orig_r103_a_call_that_the_host_would_have_ended_has_its_usual_time_once_he_is_gone() -> None:
    room, host = await hosted(9)
    for _ in range(3):
        assert await host.go_on() == ""
    for phone in room.seated():
        assert await phone.answer("done") == ""
        accuses = phone.seat < 2
        assert await (phone.answer("nominate", phone.seat + 1) if accuses else phone.answer("pass")) == ""
    for name in "BC":
        assert await room[name].answer("done") == ""
    await until(500)
    assert (room["A"].acts(), room["A"].times("hands")) == (["vote"], [])
    assert await host.send("leave") == ""
    assert room["A"].asks[0]["left"] == 10_000
    await until(521)
    assert room["A"].times("hands") == [510, 520]


@in_virtual_time
async def test_orig_r103_a_host_who_leaves_in_the_middle_of_planning_does_not_stop_the_game() -> None:
    room, host = await hosted(8, {**BY_HAND, "kill_method": "closed_eyes", "gang_replan": "window"})
    while room.game.night < 4:
        while room.game.phase in ("first_night", "night"):
            assert await host.go_on() == ""
        await room.speak()
    gang = room.holders("mafia", "don")
    for phone in gang:
        assert await phone.answer("pass") == ""
    assert [phone.acts() for phone in gang] == [["plan"]] * 2
    assert await host.send("leave") == ""
    await until(clock() + 1000)
    assert steps(room["A"])[-1] != "mafia"


@in_virtual_time
async def test_orig_1414_nobody_gets_the_view_of_a_host_who_has_left_nor_does_he_keep_it() -> None:
    room, host = await hosted(8)
    assert await host.send("leave") == ""
    assert [phone.you["host"] for phone in (*room.seated(), host)] == [False] * 8
    await until(16)
    commissar = room.holder("commissar")
    assert await commissar.answer("check", 0 if commissar.seat else 1) == ""
    for phone in (*room.seated(), host):
        assert ("check_answer" in phone.names()) is (phone is commissar)
    assert host.times("step_began", step="commissar") == [15]


@in_virtual_time
async def test_a_host_who_was_given_up_comes_back_as_one_who_watches() -> None:
    room, host = await hosted(8, {"host_mode": "human"}, grace=5)
    host.disconnect()
    await until(31)
    assert room["A"].times("host_changed") == [5]
    back = room.connect("H")
    await quiet(room.live)
    assert (back.you["host"], back.asks) == (False, [])
    assert await back.go_on() == "not_your_seat"
    assert back.view and set(back.view["cards"]) == {""}


@in_virtual_time
async def test_orig_1414_a_host_who_leaves_a_table_that_was_opened_again_loses_his_view_too() -> None:
    room, _ = await hosted(8)
    again = await room.reopen()
    for name in room.phones:
        again.connect(name)
    await quiet(again.live)
    host = again["H"]
    assert host.view and host.view["cards"] == again.game.cards
    assert await host.send("leave") == ""
    assert (host.you["host"], again["A"].table["host"]) == (False, 0)
    assert set(host.view["cards"]) == {""}
    await until(16)
    commissar = again.holder("commissar")
    assert await commissar.answer("check", 0 if commissar.seat else 1) == ""
    assert "check_answer" not in host.names()


@pytest.mark.parametrize("how", ["leave", "away"])
@in_virtual_time
async def test_orig_1317_when_the_temporary_host_leaves_the_software_announces(how: str) -> None:
    room, host = await hosted(12, HOSTLESS_BY_HAND, absent="leave")
    if how == "away":
        host.disconnect()
        await until(90.25)
    else:
        await until(90)
        assert await host.send("leave") == ""
    await until(130)
    assert room["A"].times("step_ended") == [105]
    assert room["A"].times("left") == room["A"].times("host_changed") == [105]
    assert [phone.you["host"] for phone in room.seated() if phone is not host] == [False] * 11


@in_virtual_time
async def test_orig_1317_where_a_step_has_a_timer_it_lasts_as_long_after_the_temporary_host_has_left() -> None:
    room, host = await hosted(12, {"preset": "hostless"}, absent="leave")
    await until(10)
    assert await host.send("leave") == ""
    await until(31)
    assert room["A"].times("step_ended") == room["A"].times("left") == [30]


@in_virtual_time
async def test_when_the_permanent_host_leaves_the_software_takes_over_and_he_learns_nothing_more() -> None:
    room, dead = await first_death(HOSTLESS_BY_HAND)
    dead.disconnect()
    await until(91)
    assert room["L"].heard("host_changed")[-1] == (90, {"fact": "host_changed", "seat": -1})
    while room.game.phase == "day":
        await room.speak()
    mafia = room.holders("mafia", "don")[0]
    assert await mafia.answer("point", room["L"].seat) == ""
    back = room.connect(room.name(dead))
    await quiet(room.live)
    assert back.you["host"] is False
    assert "pointed" in mafia.names()[-3:] and back.names()[-1] == "step_began"
    assert await mafia.answer("pass") == ""
    assert back.names()[-1] == "step_began"


@in_virtual_time
async def test_what_a_host_may_do_has_no_time_of_its_own_and_corrections_are_sent_when_they_change() -> None:
    room = await dealt(9, {"host_mode": "human", "speech_seconds": 60})
    await room.ready()
    host = room["I"]
    while room.game.floor != 0:
        assert await host.go_on() == ""
    assert "left" in room["A"].asks[0] and all("left" not in ask for ask in host.asks)
    assert await room["A"].answer("say", "Good morning") == ""
    before = len(host.mail)
    assert await room["A"].answer("say", "I am a resident") == ""
    news = [letter.said for letter in host.mail[before:] if letter.said["say"] == "news"]
    assert news and host.corrections and not any("corrections" in one for one in news)
