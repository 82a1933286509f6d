"""What becomes of the tables of a store with this version of the program: each is read, and nothing is changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from citysleeps.store.port import Store
from citysleeps.table.phases import GAME
from citysleeps.table.rows import Damaged
from citysleeps.table.table import opened

GOES_ON: Final = "goes on"
NO_GAME: Final = "no game"  # it is in its lobby, or its last game is over
VOID: Final = "void"  # its game ends, and the next one is dealt
REFUSED: Final = "refused"  # it cannot be opened


class Examined(NamedTuple):
    """A table, what becomes of it, and why."""

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
