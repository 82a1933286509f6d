"""A browser, a server and the phones between them, both for all tests of a worker: each has tables and phones of its own,
closes what it opened, and no page may report an error. A server or a browser that did not start, or that is gone, is
started for the next test: one failure is not that of all the others."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from shutil import copy, rmtree
from typing import TYPE_CHECKING

import pytest
from patience import PATIENCE
from server.running import Server

from .phones import CHROMIUM, FLAGS, ROOT, City, Drawer

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

PICTURES = ROOT / "build" / "browser"
DEALING = Path(__file__).with_name("dealing.py")
BEAT = 0.1  # seconds: each is a frame to every phone by night, and takes a browser a millisecond
LONGEST = (
    "test_every_screen_in_every_language",
    "test_every_role_acts_by_taps_and_the_morning_shows_it",
    "test_twelve_of_whom_three_have_phones_are_led_by_people_and_the_software_in_turn_to_the_end",
    "test_a_role_that_is_only_in_the_guide_is_played",
    "test_every_phone_is_alike_in_the_first_night",
    "test_a_vest_saves_and_nobody_sees_who_could_have_played",
    "test_a_whole_game_of_seven_is_played_by_taps",
    "test_a_game_is_played_with_the_wheel_alone",
)
BUILT = Path(os.environ.get("CITYSLEEPS_WEB") or ROOT / "citysleeps" / "web")


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """Beside it no other event loop can run: these tests are alone in their process."""
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: no browser tests.")
    if not CHROMIUM:
        pytest.skip("There is no Chromium here: no browser tests.")
    if not (BUILT / "index.html").exists():
        pytest.skip("The screens are not built (make web): no browser tests.")
    with playwright.sync_playwright() as driver:
        yield driver


class Running:
    """What runs for all tests of a worker, once one has wanted it."""

    def __init__(self, driver: Playwright, folder: Path) -> None:
        self.driver = driver
        self.folder = folder
        self.browser: Browser | None = None
        self.drawer = Drawer()
        self.server: Server | None = None

    def have_browser(self) -> Browser:
        if self.browser is None or not self.browser.is_connected():
            self.browser = launch(self.driver)
            self.drawer = Drawer()
        return self.browser

    def have_server(self) -> Server:
        if self.server is None:
            program = (str(DEALING),)
            self.server = Server(self.folder, "--unlimited", program=program, bot_seconds=0.3, beat_seconds=BEAT)
        if self.server.process.poll() is not None:
            self.server.restart()  # a test that killed it has failed
        return self.server

    def close(self) -> None:
        if self.browser:
            self.browser.close()
        if self.server:
            self.server.stop()


def launch(driver: Playwright, *flags: str) -> Browser:
    return driver.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *flags], timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def running(driver: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(driver, tmp_path_factory.mktemp("server"))
    yield running
    running.close()


@pytest.fixture
def browser(running: Running) -> Browser:
    return running.have_browser()


@pytest.fixture
def server(running: Running) -> Server:
    return running.have_server()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep what every phone showed when a test failed, and what the server said."""
    report = yield
    city = getattr(item, "funcargs", {}).get("city")
    if report.when == "call" and report.failed and city:
        city.has_failed = True
        folder = PICTURES / item.name
        rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        city.photograph(folder)
        copy(city.server.written, folder)
        report.sections.append(("pictures of the phones", str(folder)))
    return report


@pytest.fixture
def city(running: Running, browser: Browser, server: Server) -> Iterator[City]:
    # Phones that lie ready are of the browser that all share, and not of one that a test has started for itself.
    city = City(browser, server, running.drawer if browser is running.browser else None)
    yield city
    city.close()
    assert city.errors() == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker begins with another part of the tests: so the longest stand at the head of each, and none is begun
    when the others have ended."""
    longest = [item for item in items if item.name in LONGEST]
    others = [item for item in items if item.name not in LONGEST]
    part = -(-len(others) // max(1, len(longest)))
    items[:] = [
        item for i, first in enumerate(longest) for item in (first, *others[i * part : (i + 1) * part])
    ] or others


# No other event loop can run beside theirs: `make test-browsers` runs them apart from the others.
collect_ignore_glob = [] if os.environ.get("BROWSERS") else ["test_*.py"]
