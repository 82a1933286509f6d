"""`bigcity` at a live table."""

from __future__ import annotations

from .phones import dealt
from .virtual import in_virtual_time


@in_virtual_time
async def test_every_phone_follows_the_game_by_its_view() -> None:
    room = await dealt(6, book="bigcity")
    for phone in room.seated():
        assert await phone.answer("ready") == ""
    for phone in room.seated():
        assert phone.view is not None
        assert phone.view["where"] == ["quiet_night", "call_criminals"]


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
