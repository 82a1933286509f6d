"""Photograph every screen of a game, for looking at.

    python bench/pictures.py FOLDER [--languages en ru] [--readme]

The pictures are called screen.language-width.png: three sizes of phone and tablet, and the table screen. The screens
must be built (make web). With --readme the two pictures of README.md are made anew too, in docs/.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.phones import CHROMIUM, FLAGS, PHONE, SMALL, TABLET, City, Phone, Table  # noqa: E402
from server.running import Server  # noqa: E402

DEALING = ROOT / "tests" / "browser" / "dealing.py"
BY_HAND: dict[str, Any] = {"night_step_seconds": 0, "nomination_seconds": 0, "vote_call_seconds": 0, "deal_seconds": 0}
TIMERS = ("deal", "agent", "mafia", "reaction", "start_window", "discussion", "vote", "defence", "tie", "end_window")
SPY_BY_HAND = {f"t_{name}": 600 for name in TIMERS}
PEOPLE, BOTS = "ABCDH", "EFG"


class Album:
    """Pictures in a folder, of whatever is shown in one language."""

    def __init__(self, city: City, folder: Path, language: str) -> None:
        self.city = city
        self.folder = folder
        self.language = language

    def phone(self, screen: str, phone: Phone, *sizes: tuple[int, int]) -> None:
        """A screen in all sizes of phones."""
        for width, height in sizes or (TABLET, SMALL, PHONE):
            phone.page.set_viewport_size({"width": width, "height": height})
            phone.page.wait_for_timeout(150)  # windows find their places
            phone.page.screenshot(path=self.folder / f"{screen}.{self.language}-{width}.png")

    def table(self, screen: str, phone: Phone) -> None:
        """The screen in the middle of the table."""
        phone.page.wait_for_timeout(300)
        phone.page.screenshot(path=self.folder / f"table-{screen}.{self.language}-1280.png")

    def sheet(self, screen: str, phone: Phone, button: str) -> None:
        """What a button opens, then closed again."""
        with opened(phone, button):
            self.phone(screen, phone)


@contextmanager
def opened(phone: Phone, button: str) -> Iterator[None]:
    phone.page.locator(button).first.click()
    phone.page.locator("dialog[open]").wait_for()
    yield
    phone.page.keyboard.press("Escape")
    phone.page.locator("dialog").wait_for(state="detached")


def take(album: Album) -> None:
    """A game from the front door to the story. It is seen by A, the commissar, whom the others execute; H hosts."""
    city, language = album.city, album.language
    home(album, city.phone("A", language))
    lobby = Table(city.server, "AB", "CDEFG", language)
    with_lobby(album, lobby, city.seated(lobby, "A", language), city.screen(lobby.code))
    table = Table(city.server, PEOPLE, BOTS, language, host="H", cards={"A": "commissar"}, **BY_HAND)
    table.do("deal")
    a, *others, host = (city.seated(table, name, language) for name in PEOPLE)
    screen = city.screen(table.code)
    the_deal(album, a, others, host, screen)
    the_night(album, a, host, screen)
    the_day(album, a, others, host, screen)
    the_court(album, a, others, host, screen)
    the_end(album, a, host, screen)
    many(album)
    council(album)


def home(album: Album, a: Phone) -> None:
    a.open()
    a.sees("home-lead")
    album.phone("home", a)
    a.page.get_by_label(a.say("home-code")).fill("AB")
    a.tap("home-join")
    album.phone("home-wrong", a)
    a.tap("home-start")
    album.phone("home-new", a)


def with_lobby(album: Album, table: Table, a: Phone, screen: Phone) -> None:
    a.sees("lobby-count", count=7, least=6, most=13)
    album.phone("lobby-away", a)
    album.city.seated(table, "B", album.language)
    a.sees("lobby-ready", count=7)
    album.phone("lobby", a)
    album.table("lobby", screen)
    album.sheet("invitation", a, f"header [aria-label='{a.say('lobby-invite')}']")
    album.sheet("person", a, "[data-seat='1']")
    album.sheet("myself", a, "[data-seat='0']")
    album.sheet("menu", a, f"header [aria-label='{a.say('menu')}']")
    a.tap("lobby-change")
    album.phone("settings", a)
    a.page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
    a.page.set_viewport_size({"width": 390, "height": 844})
    a.page.screenshot(path=album.folder / f"settings-all.{album.language}-390.png", full_page=True)


def the_deal(album: Album, a: Phone, others: list[Phone], host: Phone, screen: Phone) -> None:
    a.sees("deal-dealt")
    album.phone("deal", a)
    album.table("deal", screen)
    album.phone("host-deal", host, SMALL, PHONE)
    with a.holding("deal-hold"):
        a.page.locator(".blind__in").wait_for()
        album.phone("deal-held", a)
    album.sheet("characters", a, ".rolestage .btn--quiet")
    a.tap("deal-ready")
    album.phone("deal-ready", a)
    for phone in others:
        phone.turn()
    host.go_on()
    a.sees("night-title", number=1)


def the_night(album: Album, a: Phone, host: Phone, screen: Phone) -> None:
    album.phone("night", a)
    host.go_on()
    a.sees("step-began-commissar")
    with a.holding("night-hold"):
        a.page.locator(".whisper:not(.is-shut)").wait_for()
        album.phone("night-held", a)
    a.tap_seat(4)
    album.phone("night-chosen", a)
    a.tap("night-seal")
    a.page.wait_for_timeout(300)
    with a.holding("night-hold"):
        a.page.locator(".whisper:not(.is-shut)").wait_for()
        album.phone("night-sealed-held", a)
    album.table("night", screen)
    album.phone("host-night", host, SMALL, PHONE)
    with host.holding("host-hold"):
        album.phone("host-night-held", host, SMALL, PHONE)
    host.go_on()
    a.sees("step-began-don")
    host.go_on()


def the_day(album: Album, a: Phone, others: list[Phone], host: Phone, screen: Phone) -> None:
    a.sees("dawn-first-you")
    album.phone("dawn", a)
    a.page.locator(".dawn").wait_for(state="detached")
    album.phone("my-speech", a)
    album.phone("host-day", host, SMALL, PHONE)
    album.sheet("host-announce", host, ".dock button:nth-child(1)")
    with opened(host, ".dock button:nth-child(2)"):
        host.page.locator("dialog .chip").first.click()
        album.phone("host-players", host, SMALL, PHONE)
    with a.holding("dock-role"):
        a.page.locator(".blind__in").wait_for()
        album.phone("my-role", a)
    album.sheet("seat", a, "[data-seat='2']")
    album.sheet("notes", a, ".dock button:nth-child(3)")
    album.sheet("rules", a, ".dock button:nth-child(4)")
    a.tap("day-write")
    a.page.get_by_label(a.say("talk-say")).fill("…")
    a.tap("talk-send")
    a.page.wait_for_timeout(300)
    album.phone("talk", a)
    a.page.get_by_label(a.say("talk-back")).click()
    host.tap("host-pause")
    a.sees("paused-by-host")
    album.phone("paused", a)
    host.tap("host-resume")
    a.tap("day-done")
    a.sees("day-accuse-choose")
    album.phone("nomination", a)
    a.tap_seat(4)
    album.phone("nomination-chosen", a)
    a.page.locator(".btn--against").click()
    accuse(others[0], 5)
    others[1].sees("day-your-floor")
    album.phone("discussion", a)
    album.table("day", screen)
    accuse(others[1], 0)
    accuse(others[2], -1)


def accuse(phone: Phone, seat: int) -> None:
    """Speak, and put somebody on trial, or nobody."""
    phone.sees("day-your-floor")
    phone.tap("day-done")
    phone.sees("day-accuse-choose")
    if seat < 0:
        phone.tap("day-nobody")
    else:
        phone.tap_seat(seat)
        phone.page.locator(".btn--against").click()


def the_court(album: Album, a: Phone, others: list[Phone], host: Phone, screen: Phone) -> None:
    """E, F and A are accused, and perhaps others by the bots; nobody raises a hand before A is called."""
    a.sees("court-mine", step="defence")
    album.phone("court-defence", a)
    album.phone("host-court", host, SMALL, PHONE)
    players = [a, *others]
    while not a.is_live("court-pass"):
        for phone in players:
            if phone.is_live("day-done"):
                phone.tap("day-done")
    while not others[0].page.locator(".raise").inner_text().startswith("1 ·"):
        for phone in players:
            if phone.is_live("court-pass"):
                phone.tap("court-pass")
    others[0].page.locator(".raise").click()
    album.phone("vote", a)
    album.table("vote", screen)
    a.tap("act-abstain")
    album.phone("vote-abstaining", a)
    a.tap("court-back")
    for phone in others[1:]:
        phone.page.locator(".raise").click()
    a.tap("court-pass")
    while a.say("court-mine", step="last_words") not in a.text():
        if a.is_live("court-pass"):
            a.tap("court-pass")
    album.phone("last-words", a)
    a.tap("day-done")
    others[0].sees("night-began")
    album.phone("dusk", others[0])
    others[0].sees("night-seal")


def the_end(album: Album, a: Phone, host: Phone, screen: Phone) -> None:
    """The night and the day of who is out; then the host takes the others out of the game until it is over."""
    album.phone("out-night", a)
    for _ in range(3):
        host.go_on()
    a.sees("out-title")
    a.page.locator(".dawn").wait_for(state="detached")
    album.phone("out", a)
    while host.title() != host.say("end-title"):
        with opened(host, ".dock button:nth-child(2)"):
            host.page.locator("dialog .chip").last.click()
            host.tap("host-act-remove")
            host.button("host-act-remove").last.click()
            host.page.locator("dialog").wait_for(state="detached")
        host.page.wait_for_timeout(300)
    a.sees("end-title")
    album.phone("end", a)
    album.table("end", screen)
    a.tap("end-story")
    a.sees("night-began", "heading", number=1)
    album.phone("story", a)
    a.page.screenshot(path=album.folder / f"story-all.{album.language}-390.png", full_page=True)


def many(album: Album) -> None:
    """Twenty at one table, and a server that is gone."""
    city, language = album.city, album.language
    table = Table(city.server, "AH", "BCDEFGIJKLMNOPQRSTU", language, host="H", preset="extended", **BY_HAND)
    a, screen = city.seated(table, "A", language), city.screen(table.code)
    a.sees("lobby-count", count=20, least=6, most=26)
    album.phone("many-lobby", a)
    table.do("deal")
    a.sees("deal-dealt")
    a.turn()
    table.go_on()
    a.sees("night-title", number=1)
    album.phone("many-night", a)
    album.table("many-night", screen)
    while a.say("night-title", number=1) in a.text():
        table.do("answer", "H", act="next", host=True)
    a.sees("day-began", "heading", number=1)
    a.page.locator(".dawn").wait_for(state="detached")
    album.phone("many-day", a)
    album.table("many-day", screen)
    a.page.context.set_offline(True)
    a.page.wait_for_timeout(19_000)  # until the phone is sure
    album.phone("lost", a)


def council(album: Album) -> None:
    """A turn of `spytown` with cards, as A sees it, a policeman whom the mafia spares; H is the Game Master."""
    city, language = album.city, album.language
    cards = {"A": "policeman vest", "B": "agent wiretap", "C": "mafioso", "D": "mafioso"}
    table = Table(city.server, "ABCDEFGIJH", "", language, host="H", cards=cards, book="spytown", **SPY_BY_HAND)
    a, host = city.seated(table, "A", language), city.seated(table, "H", language)
    screen = city.screen(table.code, book="spytown")
    a.sees("spy-lobby-cards", cards=0)
    album.phone("spy-lobby", a)
    table.do("deal")
    a.button("deal-hold").wait_for()
    album.phone("spy-deal", a)
    album.phone("spy-host-deal", host, SMALL, PHONE)
    with a.holding("deal-hold"):
        a.page.locator(".blind__in").wait_for()
        album.phone("spy-deal-held", a)
    table.go_on_to("mafia_phase")
    a.sees("step-began-mafia-phase", "short")
    album.phone("spy-night", a)
    album.table("spy-night", screen)
    for name in "CD":
        table.answer(name, "point", 4)
    table.go_on_to("discussion")
    a.page.reload()
    a.sees("act-ready")
    album.phone("spy-talk", a)
    album.phone("spy-host-talk", host, SMALL, PHONE)
    album.table("spy-talk", screen)
    album.sheet("spy-seat", a, "[data-seat='4']")
    table.go_on_to("preliminary_vote")
    a.tap_seat(2)
    album.phone("spy-vote", a)
    album.table("spy-vote", screen)
    table.do("answer", "H", act="stop", host=True)
    a.sees("end-title")
    album.phone("spy-end", a)
    album.table("spy-end", screen)


READMES = ("lobby.en-390.png", "night-chosen.en-390.png", "vote.en-390.png")


def for_readme(browser: Browser, folder: Path) -> None:
    """The table screen by day; and three phones side by side: lobby, night, court."""
    (ROOT / "docs" / "table.png").write_bytes((folder / "table-day.en-1280.png").read_bytes())
    pictures = "".join(
        f'<img src="data:image/png;base64,{b64encode((folder / one).read_bytes()).decode()}">' for one in READMES
    )
    style = "body { margin: 0; background: #fff } div { display: inline-flex; gap: 32px; padding: 16px }"
    style += "img { border-radius: 28px; box-shadow: 0 0 0 3px #3a3530 }"
    page = browser.new_page(viewport={"width": 1300, "height": 900})
    page.set_content(f"<style>{style}</style><div>{pictures}</div>")
    page.locator("div").screenshot(path=ROOT / "docs" / "phones.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", nargs="+", default=["en", "ru"])
    parser.add_argument("--readme", action="store_true", help="make docs/table.png and docs/phones.png too")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as kept:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Server(Path(kept), "--unlimited", bot_seconds=0.5, program=(str(DEALING),)) as server:
            for language in options.languages:
                city = City(browser, server)
                take(Album(city, options.folder, language))
                city.close()
                print(
                    f"{language}: {len(list(options.folder.glob(f'*.{language}-*.png')))} pictures in {options.folder}"
                )
        if options.readme:
            for_readme(browser, options.folder)
        browser.close()


if __name__ == "__main__":
    main()
