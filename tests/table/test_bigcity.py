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
