"""Every table of an earlier version goes on: it opens, is played to the end, and the next game is dealt."""

from __future__ import annotations

from random import Random

import pytest
from table.phones import Room, quiet
from table.virtual import in_virtual_time

from citysleeps.table.hall import Hall
from citysleeps.table.log import opened
from citysleeps.table.phases import GAME, LOBBY, OVER

from . import evenings
from .kept import EVENINGS, evening, rows, store_of

# Games that today's rules tell otherwise than the version that wrote them: they end void. Whoever adds a line here has
# changed a rule so that games in play are lost, and has raised the version of its book.
VOID = {("before-0.1.0", "spytown-cards"), ("before-0.1.0", "spytown-over")}


async def reopened(release: str, name: str) -> Room:
    """The table on a server of today, with everybody there."""
    store, code = await store_of(release, name)
    hall = Hall(store, open_days=0)
    live = await hall.find(code)
    assert live is not None
    room = Room(hall, live, evening(release, name)["creator"])
    room.ids = {person.name: person.id for person in live.table.people.values() if not person.bot}
    for person in room.ids:
        room.connect(person)
    await quiet(live)
    return room


@pytest.mark.parametrize(("release", "name"), EVENINGS)
@in_virtual_time
async def test_it_opens_as_it_was_left(release: str, name: str) -> None:
    code = evening(release, name)["code"]
    table = await opened(code, rows(release)[code])
    if (release, name) in VOID:
        assert table.is_void and table.playing.setup.version != table.book.version, table.differs
    else:
        assert table.differs == ""
        assert (table.phase, table.number) == (evening(release, name)["phase"], evening(release, name)["number"])


@pytest.mark.parametrize(("release", "name"), EVENINGS)
@in_virtual_time
async def test_it_is_played_to_the_end_and_the_next_game_is_dealt(release: str, name: str) -> None:
    room = await reopened(release, name)
    a = room["A"]
    games = room.table.series.games
    if room.table.phase == GAME:
        if room.table.paused:
            assert await a.send("resume") == ""
        await evenings.play(room, Random(1), evenings.PATIENCE)
        assert room.table.series.games == games + 1
    if room.table.phase == OVER:
        assert await a.send("again") == ""
    assert room.table.phase == LOBBY
    await evenings.sit(room)
    assert await a.send("deal") == "", a.table["detail"]
    assert room.table.phase == GAME
    await evenings.play(room, Random(2), 20)
