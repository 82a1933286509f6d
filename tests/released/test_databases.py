"""What an earlier version has kept is found in both kinds of database, and can be examined before an update."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner
from postgres import Cluster

from citysleeps.cli import cli
from citysleeps.store.port import Numbered
from citysleeps.store.postgres import PostgresStore

from .kept import EVENINGS, HERE, RELEASES, rows
from .test_tables import VOID

DUMPED = [release for release in RELEASES if (HERE / release / "tables.sql").exists()]


async def read(url: str) -> dict[str, list[Numbered]]:
    async with PostgresStore(url, "") as store:
        return {code: await store.read(code) for code in await store.tables()}


@pytest.mark.slow
@pytest.mark.parametrize("release", DUMPED)
def test_a_dump_of_postgresql_has_the_same_tables(release: str) -> None:
    with Cluster() as cluster:
        dump = cluster.folder / "tables.sql"
        dump.write_bytes((HERE / release / "tables.sql").read_bytes())
        dump.chmod(0o644)
        cluster.call("psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", cluster.url(), "-f", str(dump))
        assert asyncio.run(read(cluster.url())) == rows(release)


@pytest.mark.parametrize("release", RELEASES)
def test_check_says_which_games_go_on(release: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    shutil.copyfile(HERE / release / "tables.sqlite", path)
    said = CliRunner().invoke(cli, ["check", str(path)])
    void = [name for one, name in VOID if one == release]
    assert said.exit_code == (1 if void else 0)
    assert f"{len(void)} game{'' if len(void) == 1 else 's'} would end void; 0 tables cannot be opened." in said.output
    assert said.output.count("  void: row ") == len(void)
    with sqlite3.connect(path) as after, sqlite3.connect(HERE / release / "tables.sqlite") as before:
        assert list(after.iterdump()) == list(before.iterdump()), "nothing is written"


def test_every_table_is_one_of_an_evening() -> None:
    for release in RELEASES:
        assert len(rows(release)) == len([name for one, name in EVENINGS if one == release])
