"""Rows of a table that has long been silent, out of the log and in one piece: all but the first and the last, which
stay where they were, so that the table is found and goes on as any other."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from citysleeps.store.port import Numbered

STAYS = 1  # the number of the row before those that go to the archive
KEPT = 2  # rows of a table that stay in the log
PACKED = 0  # where a row of the log has its number, a piece of the archive has this


def pack(rows: Sequence[bytes]) -> bytes:
    """One piece, and much shorter."""
    return zlib.compress(b"".join(len(row).to_bytes(4) + row for row in rows))


def unpack(packed: bytes) -> list[bytes]:
    content = zlib.decompress(packed)
    rows = []
    at = 0
    while at < len(content):
        length = int.from_bytes(content[at : at + 4])
        rows.append(content[at + 4 : at + 4 + length])
        at += 4 + length
    return rows


def together(found: list[Numbered], after: int, limit: int | None) -> list[Numbered]:
    """What is in the log and in the archive, as if it had never been apart."""
    rows = {number: row for number, row in found if number != PACKED}
    for number, packed in found:
        if number == PACKED:
            rows |= {at: row for at, row in enumerate(unpack(packed), STAYS + 1) if at > after}
    return sorted(rows.items())[:limit]
