"""A book that somebody has put on the shelf can be weighed too, by the bots that it has."""

from __future__ import annotations

import asyncio

import pytest
from patience import PATIENCE

from citysleeps.lab.weighing import Weighed
from citysleeps.library.game import settled
from citysleeps.server.scales import Scales

from .coins import BOOK


@pytest.mark.slow
def test_another_process_weighs_a_book_that_is_not_ours() -> None:
    found = asyncio.run(first_answer())
    assert found.games and found.sides and found.bot == "random"


async def first_answer() -> Weighed:
    scales, setup = Scales(), settled(BOOK.name, 4)
    async with asyncio.timeout(PATIENCE):
        while (answer := scales.ask("CODES", setup)).found is None:
            await asyncio.sleep(0.1)
    await scales.close()
    return answer.found
