"""The folders of earlier versions, and the tables in them."""

from __future__ import annotations

import asyncio
import json
import shutil
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from citysleeps.store.memory import MemoryStore
from citysleeps.store.port import Numbered
from citysleeps.store.sqlite import SqliteStore

HERE = Path(__file__).parent
RELEASES = sorted(path.parent.name for path in HERE.glob("*/evenings.json"))
EVENINGS = [
    (release, name) for release in RELEASES for name in json.loads((HERE / release / "evenings.json").read_text())
]


def evening(release: str, name: str) -> dict[str, Any]:
    """What is known of a table: its code, the creator's token, the phase it was left in."""
    found: dict[str, Any] = json.loads((HERE / release / "evenings.json").read_text())[name]
    return found


@cache
def rows(release: str) -> dict[str, list[Numbered]]:
    """The rows of every table of a release, by its code, as the SQLite store of today reads them."""

    async def read(path: Path) -> dict[str, list[Numbered]]:
        async with SqliteStore(path) as store:
            return {code: await store.read(code) for code in await store.tables()}

    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        shutil.copyfile(HERE / release / "tables.sqlite", path)
        with ThreadPoolExecutor(1) as thread:  # whoever asks may have a loop of his own
            return thread.submit(asyncio.run, read(path)).result()


async def store_of(release: str, name: str) -> tuple[MemoryStore, str]:
    """A store in which this table is, and its code."""
    code = evening(release, name)["code"]
    store = MemoryStore()
    await store.append(code, 0, [row for _, row in rows(release)[code]])
    return store, code


def records(release: str) -> list[Path]:
    return sorted((HERE / release / "records").iterdir())
