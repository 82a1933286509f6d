"""The archive: the rows of a table that has long been idle, compressed in one piece outside the log. The first and the
last row stay in the log, so that the table is found and can go on like any other."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from citysleeps.store.port import Damaged, Numbered

STAYS = 1  # the number of the row before the archived ones
KEPT = 2  # how many rows of a table stay in the log
PACKED = 0  # the number of an archived piece, in place of a row number


def pack(rows: Sequence[bytes]) -> bytes:
    """Compress rows into one piece."""
    return zlib.compress(b"".join(len(row).to_bytes(4) + row for row in rows))


def unpack(packed: bytes) -> list[bytes]:
    try:
        content = zlib.decompress(packed)
    except zlib.error as error:
        raise Damaged(f"the archived rows cannot be read: {error}") from error
    rows = []
    at = 0
    while at < len(content):
        length = int.from_bytes(content[at : at + 4])
        rows.append(content[at + 4 : at + 4 + length])
        at += 4 + length
    return rows


def together(found: list[Numbered], after: int, limit: int | None) -> list[Numbered]:
    """The rows of the log and of the archive together, as if they had never been apart."""
    rows = {number: row for number, row in found if number != PACKED}
    for number, packed in found:
        if number == PACKED:
            rows |= {at: row for at, row in enumerate(unpack(packed), STAYS + 1) if at > after}
    return sorted(rows.items())[:limit]
