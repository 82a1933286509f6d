"""`bigcity` at a live table."""

from __future__ import annotations

from table.phones import Settings, dealt
from table.virtual import clock, in_virtual_time, run, until


@in_virtual_time
async def test_every_phone_follows_the_game_by_its_view() -> None:
    room = await dealt(6, book="bigcity")
    for phone in room.seated():
        assert await phone.answer("ready") == ""
    for phone in room.seated():
        assert phone.view is not None
        assert phone.view["where"] == ["quiet_night", "call_criminals"]


@in_virtual_time
async def test_city_204_when_somebody_leaves_the_others_still_look_at_their_cards() -> None:
    room = await dealt(8, book="bigcity")
    first, *others = room.seated()
    assert await first.answer("leave") == ""
    assert all("ready" in phone.acts() for phone in others)
    for phone in others:
        assert await phone.answer("ready") == ""
    assert room["A"].times("called")


@in_virtual_time
async def test_city_204_when_the_host_leaves_the_players_still_look_at_their_cards() -> None:
    room = await dealt(9, {"host": "human_chosen"}, book="bigcity")
    assert await room["I"].answer("leave", host=True) == ""
    assert all("ready" in phone.acts() for phone in room.seated())


@in_virtual_time
async def test_city_330_in_the_quiet_night_both_factions_are_called() -> None:
    room = await dealt(12, {"faction": "both"}, book="bigcity")
    for phone in room.seated():
        assert await phone.answer("ready") == ""
    for phone in room.seated():
        assert phone.view and [call["step"] for call in phone.view["calls"]] == ["call_mafia", "call_cartel"]


@in_virtual_time
async def test_city_206_a_host_from_the_cards_sees_who_is_ready_and_nobody_else_does() -> None:
    room = await dealt(9, {"host": "human_dealt"}, book="bigcity")
    host = next(phone for phone in room.seated() if phone.you["host"])
    players = [phone for phone in room.seated() if phone is not host]
    assert host.asks[0]["act"] == "next" and host.asks[0]["waiting"] == [phone.seat for phone in players]
    assert await players[0].answer("ready") == ""
    assert host.asks[0]["waiting"] == [phone.seat for phone in players[1:]]
    letters = [letter for phone in players for letter in phone.mail]
    assert all("waiting" not in ask for letter in letters for ask in letter.said.get("asks", []))


@in_virtual_time
async def test_city_r79_when_a_host_from_the_cards_leaves_all_see_that_a_person_may_lead() -> None:
    room = await dealt(9, {"host": "human_dealt"}, book="bigcity")
    host = next(phone for phone in room.seated() if phone.you["host"])
    assert not any(phone.table["lead"] for phone in room.seated())
    assert await host.answer("leave", host=True) == ""
    assert all(phone.table["lead"] for phone in room.seated())


def test_city_326_nobody_hears_by_the_length_of_the_call_that_the_agent_was_chosen() -> None:
    """CITY-326, CITY-617, CITY-R25 The second choice has what is left of the time of the step."""
    lengths: list[float] = []
    run(the_mafia_choose(lengths, hits=False))
    run(the_mafia_choose(lengths, hits=True))
    assert lengths[0] == lengths[1] >= 20


async def the_mafia_choose(lengths: list[float], hits: bool) -> None:
    """In night 2 they choose the Agent and nobody else after that, or another; how long they were called."""
    roles = ("agent", "mafia=2", "detective", "peaceful_resident=5")
    settings: Settings = {"roles": roles, "role_table": "off", "night_step_limit_s": 20, "vote_limit_s": 5}
    room = await dealt(9, settings, book="bigcity")
    while not (began := room["A"].times("called", step="call_mafia")):
        for phone in room.seated():
            for ask in phone.asks:
                if words := {ask["act"], *ask["idle"]} & {"ready", "pass"}:
                    phone.post_command("answer", act=min(words))
        await until(clock() + 1)
    awake = [phone for phone in room.seated() if "point" in phone.acts()]
    agent = next(phone.seat for phone in awake if phone.view and phone.view["cards"][phone.seat] == "agent")
    target = agent if hits else next(phone.seat for phone in room.seated() if phone not in awake)
    await until(began[0] + 10)
    for act, args in (("point", (target,)), ("done", ())):
        for phone in awake:
            assert await phone.answer(act, *args) == ""
    choosing = [phone for phone in awake if "point" in phone.acts()]
    assert choosing == [phone for phone in awake if hits and phone.seat != agent]
    await until(began[0] + 60)
    lengths += [called - began[0] for called in room["A"].times("called", step="call_detective")]
