"""Whoever listens before the proxy sees, in the night, records of one length and as many on every phone's line, whoever
acts (docs/secrecy.md)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from patience import PATIENCE
from server.faults import StagedServer
from server.staging import Staging

from citysleeps.table.beat import STEP

from .proxy import Front
from .wall import STEP_OF_PHONE, Line, Phone, listening

NAMES = "ABCDEFG"
SETTINGS = {"night_step_seconds": 1, "deal_seconds": 1}
HEAD, HEAD_OF_PHONE = 4, 8  # of a frame of such a length


async def first_night(front: Front) -> list[Line]:
    """Seven people play until dawn; what was to be seen of each at the wall."""
    made = front.make(settings=SETTINGS)
    tokens = [front.join(made["code"], name)["token"] for name in NAMES]
    async with listening(front) as wall, asyncio.timeout(3 * PATIENCE):
        phones = [
            Phone(wall, made["code"], token, made["creator"] if not at else "") for at, token in enumerate(tokens)
        ]
        for phone in phones:
            await phone.open()
        while sum(person.get("here", False) for person in phones[0].people) < len(NAMES):
            await phones[0].hear()
        phones[0].send({"do": "deal", "id": "deal"})
        await asyncio.gather(*(phone.play(Random(seat)) for seat, phone in enumerate(phones)))
        for phone in phones:
            assert phone.facts
            phone.writer.close()
        return [phone.line for phone in phones]


def beats(line: Line) -> int:
    return len(line.to_phone.of_the_dark())


@pytest.mark.parametrize("beat_seconds", [0.1, 0])
def test_by_night_all_lines_are_alike_at_the_wall(tmp_path: Path, beat_seconds: float) -> None:
    """Without the beat they are not: the test would see it."""
    staged = StagedServer(tmp_path, Staging(), beat_seconds=beat_seconds)  # nobody is pinged meanwhile
    with staged as server, Front(tmp_path, server.port) as front:
        lines = asyncio.run(first_night(front))
    if not beat_seconds:
        assert len({beats(line) for line in lines}) > 1
        return
    assert len({beats(line) for line in lines}) == 1 and beats(lines[0]) > 10
    for line in lines:
        assert {frame.length for frame in line.to_phone.of_the_dark()} == {STEP + HEAD}
        assert {frame.length for frame in line.from_phone.of_the_dark()} == {STEP_OF_PHONE + HEAD_OF_PHONE}
        for way, length in ((line.to_phone, STEP + HEAD), (line.from_phone, STEP_OF_PHONE + HEAD_OF_PHONE)):
            seen = way.records_of_the_dark()
            assert all(record % length == 0 for record in seen[1:-1])  # two in one, where this machine was held up
