"""What an earlier program has written can be read: a row of every kind, as the first version wrote it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citysleeps.table import rows
from citysleeps.table.rows import read_row

OLD = [line.encode() for line in (Path(__file__).parent / "old_rows.jsonl").read_text(encoding="utf-8").splitlines()]
NEWER = {"relieved", "stood", "atdesk", "led", "sat", "identified", "believed", "jotted"}  # kinds that it did not know


def kind(row: bytes) -> str:
    return str(json.loads(row)[3][0])


def test_there_is_one_of_every_kind() -> None:
    kinds = {one.__name__.lower() for one in rows.What.__subclasses__()}
    assert {kind(row) for row in OLD} == kinds - NEWER


@pytest.mark.parametrize("row", OLD, ids=kind)
def test_what_it_says_is_read_as_it_was_written(row: bytes) -> None:
    """What was added since stands behind it, or in a field of its own."""
    when, who, id, what = json.loads(row)
    again = json.loads(rows.written(read_row(1, row)))
    assert again[:3] == [when, who, id]
    for before, after in zip(what, again[3], strict=False):
        assert after == before or before.items() <= after.items()


def test_what_was_added_since_means_what_it_meant_then() -> None:
    read = {kind(row): read_row(1, row).what for row in OLD}
    assert read["seated"] == rows.Seated(12, 0, for_good=True)
    assert read["stoodin"] == rows.StoodIn(5, "careful", sent=False)
    assert read["went"] == rows.Went(9, sent=False)
    opened = read["opened"]
    assert isinstance(opened, rows.Opened) and opened.manners.seating == "table"
    assert (opened.manners.bots, opened.manners.talk) == ("gentle", "talkative")
