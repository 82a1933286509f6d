"""What all tests of a worker share is not lost for all of them when it fails once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .conftest import Running

if TYPE_CHECKING:
    from playwright.sync_api import Playwright


def test_a_server_that_did_not_start_is_started_for_the_next_test(driver: Playwright, tmp_path: Path) -> None:
    running = Running(driver, tmp_path)
    try:
        in_the_way = tmp_path / "tables.db"
        in_the_way.mkdir()
        with pytest.raises(AssertionError, match="the server does not start"):
            running.have_server()
        in_the_way.rmdir()
        server = running.have_server()
        server.kill()
        assert running.have_server().make()["code"]
    finally:
        running.close()
