"""`spytown` at a live table: secret phases and windows last their time, and nothing in them shows who acts."""

from __future__ import annotations

from itertools import count

import pytest
from table.phones import Phone, Room, Settings, dealt, room_of
from table.virtual import clock, in_virtual_time, until

from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.play import Play
from citysleeps.table.rows import Took, read_row

CARDS: Settings = {"cards": ("vest", "bandage", "arrest", "shelter", "wiretap")}


def game(room: Room) -> Spytown:
    playing = room.table.playing.game
    assert isinstance(playing, Spytown)
    return playing


def holders(room: Room, token: str) -> list[Phone]:
    return [phone for phone in room.seated() if game(room).tokens[phone.seat] == token]


async def look(room: Room) -> None:
    """Everybody looks at what was dealt."""
    for phone in room.seated():
        assert await phone.answer("ready") == ""


async def turn_1(people: int, settings: Settings | None = None) -> Room:
    """Everybody has looked at what was dealt: the first turn begins."""
    room = await dealt(people, settings, book="spytown")
    await look(room)
    return room


def lengths(phone: Phone, step: str) -> list[float]:
    """How long each of these steps lasted, as a phone has heard it."""
    return [
        ended - began
        for began, ended in zip(phone.times("step_began", step=step), phone.times("step_ended", step=step), strict=True)
    ]


async def deal_card(room: Room, name: str, card: str) -> None:
    """Wish for luck until somebody is dealt this card and may use it, and deal."""
    seat = room.table.order.index(room.ids[name])
    for luck in count():
        assert await room[name].send("wish", luck=str(luck)) == ""
        playing = Play(room.table.book, room.table.setup().setup).game
        assert isinstance(playing, Spytown)
        if playing.card_of(seat).name == card and playing.tokens[seat] == "policeman":
            break
    assert await room["A"].send("deal") == ""
    await look(room)


@in_virtual_time
async def test_the_deal_waits_until_everybody_has_looked_or_the_time_is_over() -> None:
    """SPY-212"""
    room = await dealt(9, book="spytown")
    began = clock()
    await until(began + 59)
    assert game(room).turn == 0
    await until(began + 61)
    assert game(room).turn == 1


@pytest.mark.parametrize("acts", [False, True])
@in_virtual_time
async def test_secret_phases_last_their_time_whatever_is_done_in_them(acts: bool) -> None:
    """SPY-442, SPY-1203, SPY-1612"""
    room = await turn_1(9)
    [agent] = holders(room, "agent")
    began = clock()
    if acts:
        assert await agent.answer("check", (agent.seat + 1) % 9) == ""
    await until(began + 31)
    victim = next(phone for phone in room.seated() if phone not in holders(room, "mafioso"))
    for mafioso in holders(room, "mafioso") if acts else []:
        assert await mafioso.answer("point", victim.seat) == ""
    await until(began + 91)
    for phone in room.seated():
        assert lengths(phone, "agent_phase") == [30.0]
        assert lengths(phone, "mafia_phase") == [60.0]
        assert len(phone.heard("eliminated")) == acts


@in_virtual_time
async def test_nobody_else_hears_anything_when_the_agent_looks_and_when_the_mafia_point() -> None:
    """SPY-417, SPY-441"""
    room = await turn_1(9)
    [agent] = holders(room, "agent")
    began = clock()
    await until(began + 1)
    assert await agent.answer("check", (agent.seat + 1) % 9) == ""
    await until(began + 29)
    assert [phone for phone in room.seated() if phone.since(began)] == [agent]
    await until(began + 31)
    mafia = holders(room, "mafioso")
    met = clock()
    await until(met + 1)
    for mafioso in mafia:
        assert await mafioso.answer("point", agent.seat) == ""
    await until(began + 89)
    assert [phone for phone in room.seated() if phone.since(met)] == mafia


@in_virtual_time
async def test_a_window_lasts_its_time_when_all_have_passed_and_a_card_ends_a_reaction_at_once() -> None:
    """SPY-1203, SPY-1603"""
    room = await room_of(9, CARDS, book="spytown")
    await deal_card(room, "B", "vest")
    began = clock()
    await until(began + 31)
    for mafioso in holders(room, "mafioso"):
        assert await mafioso.answer("point", room["B"].seat) == ""
    await until(began + 98)  # the morning has been seen
    assert [phone for phone in room.seated() if phone.acts()] == [room["B"]]
    assert await room["B"].answer("play", "vest") == ""
    assert lengths(room["C"], "vest_window") == [pytest.approx(8.0, abs=1.0)]
    for phone in room.seated():
        assert set(phone.acts()) <= {"pass", "play"}  # the start window, of all alike
        assert await phone.answer("pass") == ""
    opened = room["C"].times("step_began", step="start_window")[0]
    await until(opened + 14)
    assert room["C"].times("step_ended", step="start_window") == []
    await until(opened + 16)
    assert lengths(room["C"], "start_window") == [15.0]


@in_virtual_time
async def test_who_holds_a_card_of_another_phase_does_not_see_when_all_have_passed() -> None:
    """SPY-1605 What is offered in a window stays so until its time is over."""
    room = await room_of(9, {"cards": ("recruitment", "arrest")}, book="spytown")
    seat = room.table.order.index(room.ids["B"])
    for luck in count():
        assert await room["B"].send("wish", luck=str(luck)) == ""
        playing = Play(room.table.book, room.table.setup().setup).game
        assert isinstance(playing, Spytown)
        if playing.card_of(seat).name == "recruitment":
            break
    assert await room["A"].send("deal") == ""
    await look(room)
    began = clock()
    await until(began + 91)
    holder = room["B"]
    assert sorted(holder.acts()) == ["pass", "reveal"]
    assert await holder.answer("pass") == ""
    before = clock()
    await until(before + 1)
    for phone in room.seated():
        if phone is not holder:
            assert await phone.answer("pass") == ""
    await until(before + 10)
    assert holder.since(before) == []
    assert holder.acts() == ["reveal"]


@in_virtual_time
async def test_what_is_offered_is_marked_and_may_be_done_again() -> None:
    room = await turn_1(9)
    [agent] = holders(room, "agent")
    sleeper = holders(room, "policeman")[0]
    assert [(ask["act"], ask.get("offered", False)) for ask in agent.asks] == [("check", False)]
    assert [(ask["act"], ask.get("offered", False)) for ask in sleeper.asks] == [("hunch", True)]
    for seat in (1, 2):
        assert await sleeper.answer("hunch", seat) == ""


@in_virtual_time
async def test_the_creator_leads_where_the_software_is_game_master() -> None:
    """SPY-1610"""
    room = await turn_1(9)
    began = clock()
    assert await room["A"].go_on() == "not_allowed"  # a secret phase
    await until(began + 91)
    assert room["B"].view and room["B"].view["where"] == ["police_phase", "discussion"]
    assert await room["B"].go_on() == "not_your_seat"
    assert await room["A"].answer("decide", 1, "out", host=True) == "not_allowed"
    assert await room["A"].go_on() == ""
    assert room["B"].view["where"] == ["police_phase", "preliminary_vote"]
    assert await room["A"].answer("remove", 3, host=True) == ""
    assert 3 not in room["B"].view["living"]
    assert await room["A"].answer("stop", host=True) == ""
    assert room.table.phase == "over" and room["B"].view["winner"] == ""
    assert all(room["B"].view["tokens"]) and room["B"].view["sides"]


@in_virtual_time
async def test_a_human_game_master_says_what_was_dealt_by_hand() -> None:
    """SPY-1206"""
    room = await dealt(8, {"gm_mode": "human"}, book="spytown")
    host = next(phone for phone in room.phones.values() if phone.you.get("host"))
    assert "deal" in host.acts(host=True)
    tokens = ["mafioso", "agent", *["policeman"] * 5]
    for seat, token in enumerate(tokens):
        assert await host.answer("deal", seat, token, host=True) == ""
    assert [phone.view["tokens"][phone.seat] for phone in room.seated() if phone.view] == tokens
    assert all(phone.acts() == ["ready"] for phone in room.seated())


@in_virtual_time
async def test_who_is_away_too_long_while_tokens_are_dealt_by_hand_leaves_once() -> None:
    """SPY-1206, SPY-R42"""
    room = await dealt(8, {"gm_mode": "human"}, book="spytown", absent="leave")
    host = next(phone for phone in room.phones.values() if phone.you.get("host"))
    away = next(phone for phone in room.seated() if phone.who != 1)
    away.disconnect()
    await until(1000)
    took = [what for what in [read_row(*row).what for row in await room.log()] if isinstance(what, Took)]
    assert [(what.seat, what.act) for what in took] == [(away.seat, "leave")]
    assert await host.answer("next", host=True) == ""
    assert len(host.times("eliminated")) == 1


@pytest.mark.parametrize("settings", [{}, CARDS, {"kids_no_agent": "on", "kids_last_shot": "on"}])
@in_virtual_time
async def test_bots_play_a_game_to_its_end_and_its_log_tells_the_same(settings: Settings) -> None:
    room = await dealt(1, settings, book="spytown", bots=11)
    ends = clock() + 100_000
    while room.table.phase == "game":
        assert clock() < ends, "the game does not end"
        assert await room["A"].go_on() in ("", "not_allowed")  # nobody else closes a discussion without a timer
        await until(clock() + 20)
    assert room["A"].view and room["A"].view["winner"] in ("police", "mafia")
    again = await room.logged()
    assert again.notes.told.check == room.table.notes.told.check
