"""What an update would do with each table (table/examine.py)."""

from __future__ import annotations

import msgspec

from citysleeps.store.memory import MemoryStore
from citysleeps.table.examine import GOES_ON, NO_GAME, REFUSED, VOID, Examined, examine

from .phones import asleep, room_of
from .virtual import in_virtual_time, until


@in_virtual_time
async def test_of_every_table_it_is_said_what_will_happen_to_it() -> None:
    game, lobby = await asleep(8), await room_of(3)
    await until(31)
    store = MemoryStore()
    log = [row for _, row in await game.log()]
    changed = msgspec.json.decode(log[-1])
    assert changed[3][0] == "took"
    changed[3][4:] = [7]
    store.log = {
        "GAMES": log,
        "LOBBY": [row for _, row in await lobby.log()],
        "OTHER": [*log[:-1], msgspec.json.encode(changed)],
        "WRONG": [b"what nobody can read"],
    }
    *found, wrong = [one async for one in examine(store)]
    assert found == [
        Examined("GAMES", GOES_ON),
        Examined("LOBBY", NO_GAME),
        Examined("OTHER", VOID, f"row {len(log)}: the rules tell something else than they did"),
    ]
    assert (wrong.code, wrong.fate) == ("WRONG", REFUSED) and wrong.why.startswith("row 1 cannot be read")
