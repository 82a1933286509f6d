"""Real phones through the real proxy, with TLS, and somebody who listens before it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from queue import Queue
from typing import TYPE_CHECKING

from front.proxy import Front
from front.wall import STEP_OF_PHONE, Wall, listening
from patience import PATIENCE
from server.running import Server

from citysleeps.table.beat import STEP

from .phones import SOON, City

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SETTINGS = {"deal_seconds": 0, "night_step_seconds": 600}
MANY = 10  # records of the night that are listened to after the last tap
HEAD, HEAD_OF_PHONE = 4, 8  # of a frame of such a length
FAREWELL = 100  # bytes at most, on lines that have brought the pages
PING, PONG = 2, 6  # frames with nothing in them, which all get at the same moment


@contextmanager
def at_the_wall(front: Front) -> Iterator[Wall]:
    """Beside the browser, whose driver has this thread."""
    standing: Queue[tuple[Wall, Callable[[], None]]] = Queue()

    async def stand() -> None:
        over = asyncio.Event()
        async with listening(front) as wall:
            standing.put((wall, partial(asyncio.get_running_loop().call_soon_threadsafe, over.set)))
            await over.wait()

    with ThreadPoolExecutor(1) as beside:
        done = beside.submit(asyncio.run, stand())
        wall, end = standing.get(timeout=PATIENCE)
        try:
            yield wall
        finally:
            end()
            done.result(PATIENCE)


def beats(wall: Wall, before: list[int]) -> int:
    """On how many lines so many records have come since."""
    return sum(
        len(line.to_phone.lengths) > so_far + MANY for line, so_far in zip(wall.lines.values(), before, strict=False)
    )


def test_by_night_phones_are_alike_at_the_wall(browser: Browser, tmp_path: Path) -> None:
    with (
        Server(tmp_path, beat_seconds=0.1) as server,
        Front(tmp_path, server.port) as front,
        at_the_wall(front) as wall,
    ):
        front.url = f"https://localhost:{wall.port}"
        city = City(browser, front)
        a, b = (city.phone(name, ignore_https_errors=True, service_workers="block") for name in "AB")
        code = a.start_table(**SETTINGS)
        b.join(code)
        for bots in range(1, 5):
            a.tap("lobby-add-bot")
            b.sees("lobby-count", people=2, bots=bots, least=6, most=13)
        a.tap("lobby-start")
        for phone in (a, b):
            phone.sees("deal-dealt")
            assert phone.turn() == "deal"
        for phone in (a, b):
            phone.sees("night-title", number=1)
        for line in wall.lines.values():
            for way in line:
                way.lengths.clear()
        for phone in (a, b):
            phone.until(lambda phone=phone: phone.turn(SOON) == "night")
        before = [len(line.to_phone.lengths) for line in wall.lines.values()]
        a.until(lambda: beats(wall, before) == 2, "hears the night")
        heard = [(list(line.to_phone.lengths), list(line.from_phone.lengths)) for line in wall.lines.values()]
        assert a.title() == b.title() == a.say("night-title", number=1)
        city.close()
    heard = [line for line in heard if max(line[0] + line[1], default=0) > FAREWELL]
    assert len(heard) == 2  # and nothing is fetched in the night
    for to_phone, from_phone in heard:
        assert len(to_phone) > MANY and from_phone
        assert {length % (STEP + HEAD) for length in to_phone} <= {0, PING}
        assert {length % (STEP_OF_PHONE + HEAD_OF_PHONE) for length in from_phone} <= {0, PONG}
    assert city.errors() == []
