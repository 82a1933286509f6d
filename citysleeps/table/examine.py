"""Says what this version would do with each table of a store. It reads every table and changes nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from citysleeps.store.port import Store
from citysleeps.table.log import opened
from citysleeps.table.phases import GAME
from citysleeps.table.rows import Damaged

GOES_ON: Final = "goes on"
NO_GAME: Final = "no game"  # in the lobby, or the last game is over
VOID: Final = "void"  # the game cannot go on and ends; the next one can be dealt
REFUSED: Final = "refused"  # the table cannot be opened


class Examined(NamedTuple):
    """A table, what will happen to it, and why."""

    code: str
    fate: str
    why: str = ""


async def examine(store: Store) -> AsyncIterator[Examined]:
    for code in await store.tables():
        try:
            table = await opened(code, await store.read(code))
        except Damaged as damaged:
            yield Examined(code, REFUSED, str(damaged))
            continue
        fate = VOID if table.is_void else GOES_ON if table.phase == GAME else NO_GAME
        yield Examined(code, fate, table.differs if table.is_void else "")
