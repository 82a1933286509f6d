"""The same screens in three engines: one seat's token opens them in Chromium, WebKit and Firefox at once, while a program
plays. Their pictures, blurred, are alike; where one engine lays a screen out otherwise, they are not.

`make browsers` looks at one night and its dawn in WebKit, `make engines` at every book."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from .conftest import PICTURES
from .engines import Firefox, WebKit, Window
from .phones import BY_HAND, PHONE, TELEVISION, City, Phone, Size, Table, attempt, hear

MOST_APART = 0.12  # of a picture: some hundredths where all is well, more than a third where an engine breaks a screen
MOST_FULLER = 1.33  # times as much drawn: a fifth more where all is well. At night an empty page is apart in little
# A dawn stays until it has been photographed; the program has no other way to hold it.
SLOWLY = "(window.later ??= setTimeout, window.setTimeout = (end, ms, ...all) => later(end, ms >= 2000 ? 60000 : ms, ...all), 1)"
GO_BACK = "[...document.querySelectorAll('button')].find(one => one.textContent.trim() === 'Go back')"
SETTLED = "document.fonts.status === 'loaded' && document.body.innerText.trim() !== ''"
# How much of two pictures is apart, each drawn in a tenth of its size: letters blur, boxes and colours stay.
BLURRED = """async data => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const paper = new OffscreenCanvas(Math.round(picture.width / 10), Math.round(picture.height / 10)).getContext('2d')
    paper.imageSmoothingQuality = 'high'
    paper.drawImage(picture, 0, 0, paper.canvas.width, paper.canvas.height)
    return paper.getImageData(0, 0, paper.canvas.width, paper.canvas.height)
  }"""
APART = f"""async ([one, other]) => {{
  const [a, b] = await Promise.all([one, other].map({BLURRED}))
  if (a.width !== b.width || a.height !== b.height) return 1
  let apart = 0
  for (let i = 0; i < a.data.length; i += 4)
    if ([0, 1, 2].some(colour => Math.abs(a.data[i + colour] - b.data[i + colour]) > 48)) apart++
  return apart / (a.width * a.height)
}}"""
# How much of a picture has something on it: another colour than most of it.
FULL = f"""async one => {{
  const {{ data }} = await ({BLURRED})(one)
  const counts = new Map()
  const shade = i => [0, 1, 2].map(colour => data[i + colour] >> 2)
  for (let i = 0; i < data.length; i += 4) counts.set(`${{shade(i)}}`, (counts.get(`${{shade(i)}}`) ?? 0) + 1)
  const ground = [...counts].sort(([, a], [, b]) => b - a)[0][0].split(',').map(Number)
  let full = 0
  for (let i = 0; i < data.length; i += 4)
    if (shade(i).some((one, colour) => Math.abs(one - ground[colour]) > 4)) full++
  return full / (data.length / 4)
}}"""


class Chromium(Window):
    """The one of the other tests, as a window beside those of other engines."""

    name = "Chromium"

    def __init__(self, phone: Phone) -> None:
        super().__init__()
        self.phone = phone

    def open(self, url: str) -> None:
        self.phone.page.goto(url)

    def evaluate(self, script: str) -> Any:
        return self.phone.page.evaluate(f"() => ({script})")

    def picture(self) -> bytes:
        return self.phone.page.screenshot()


class Engines:
    """One seat's screen in several engines, or the table screen."""

    def __init__(self, city: City, table: Table, folder: Path, size: Size, others: list[type[Any]]) -> None:
        self.table = table
        self.paper = city.phone("paper")  # where pictures are compared
        self.paper.page.set_content("<p>")
        self.windows: list[Window] = []
        for engine in others:
            self.windows.append(engine(folder / f"{engine.name}-{size[0]}", size))
            width, height = self.windows[0].evaluate("[innerWidth, innerHeight]")
            size = (width, height)  # WebKit's window may be no narrower than its own buttons
        self.windows.append(Chromium(city.phone("A", size=size)))

    def sit(self, name: str) -> None:
        """Everybody comes back to the same seat."""
        kept = {"code": self.table.code, "token": self.table.tokens[name], "creator": "", "name": name}
        for window in self.windows:
            window.open(f"{self.table.server.url}/old.js")  # of the same address, and no page that stores anything
            window.evaluate(f"localStorage.setItem('citysleeps.table', {json.dumps(json.dumps(kept))})")
            self.come(window, "/")
            window.evaluate(SLOWLY)
            window.waits(f"{GO_BACK} !== undefined")
            window.evaluate(f"{GO_BACK}.click()")
            window.waits(f"{GO_BACK} === undefined")

    def watch(self) -> None:
        """A table screen that comes late begins with what is now: no scene of its own time runs on it. At the end it
        does not turn to the odds while the other engines are photographed."""
        for window in self.windows:
            self.come(window, f"/t/{self.table.code}/screen", SLOWLY)

    def come(self, window: Window, path: str, first: str = "1") -> None:
        window.open(self.table.server.url + path)
        window.evaluate(first)
        window.waits(SETTLED)

    def wait(self, script: str) -> None:
        for window in self.windows:
            window.waits(script)

    def are_alike(self, moment: str) -> None:
        """Their pictures are kept, whether they are alike or not."""
        folder = PICTURES / "engines"
        folder.mkdir(parents=True, exist_ok=True)
        self.wait(SETTLED)
        taken = {window.name: window.still() for window in self.windows}
        for name, picture in taken.items():
            (folder / f"{moment} {name}.png").write_bytes(picture)
        pictures = {name: base64.b64encode(picture).decode() for name, picture in taken.items()}
        apart = {f"{one}, {other}": self.apart(pictures[one], pictures[other]) for one, other in combinations(taken, 2)}
        full = {name: self.full(picture) for name, picture in pictures.items()}
        print(moment, apart, full)
        assert max(apart.values()) < MOST_APART, f"{moment}: {apart}, see {folder}"
        assert max(full.values()) < MOST_FULLER * min(full.values()), f"{moment}: {full}, see {folder}"

    def apart(self, one: str, other: str) -> float:
        found: float = self.paper.page.evaluate(APART, [one, other])
        return found

    def full(self, picture: str) -> float:
        found: float = self.paper.page.evaluate(FULL, picture)
        return found

    def close(self) -> None:
        for window in self.windows:
            window.ending.close()


@pytest.fixture
def engines(city: City, tmp_path: Path) -> Iterator[Callable[..., Engines]]:
    """Those of some engines, which end with the test."""
    opened: list[Engines] = []

    def open(table: Table, size: Size, *others: type[Window]) -> Engines:
        if missing := [engine.missing for engine in others if engine.missing]:
            pytest.skip(f"SKIPPED: the screens in three engines: {', '.join(missing)}, and it is not installed.")
        opened.append(Engines(city, table, tmp_path, size, list(others)))
        return opened[-1]

    yield open
    for one in opened:
        one.close()


@pytest.mark.long
def test_a_night_and_its_dawn_are_alike_in_webkit(city: City, engines: Callable[..., Engines]) -> None:
    table = Table(city.server, "ABCDEFGH", "", host="H", **BY_HAND)
    phones = engines(table, PHONE, WebKit)
    table.do("deal")
    phones.sit("A")
    table.lead(lambda known: known["view"]["where"][0] == "night")
    phones.wait("document.querySelector('[data-seat]') !== null")
    phones.are_alike("one night")
    show = phones.windows[0].evaluate
    show("document.body.style.opacity = 0")
    with pytest.raises(AssertionError, match=r"one night, empty: \{'WebKit': 0"):
        phones.are_alike("one night, empty")
    show("document.body.style.opacity = 1")
    table.lead(lambda known: known["view"]["where"][0] == "day")
    phones.wait("document.querySelector('.dawn') !== null")
    phones.are_alike("one dawn")


NIGHTS = {"original": "mafia", "spytown": "mafia_phase", "bigcity": "call_mafia"}


@pytest.mark.skipif(not os.environ.get("ENGINES"), reason="It takes minutes: make engines.")
@pytest.mark.parametrize("book", NIGHTS)
def test_every_moment_of_a_book_is_alike_in_three_engines(
    book: str, city: City, engines: Callable[..., Engines]
) -> None:
    table = Table(city.server, "ABCDEFGH", "", host="H", book=book, **BY_HAND if book == "original" else {})
    phones, screens = engines(table, PHONE, WebKit, Firefox), engines(table, TELEVISION, WebKit, Firefox)
    table.do("deal")
    phones.sit("A")
    table.go_on_to(NIGHTS[book])
    both_alike(f"{book}, night", phones, screens)
    table.lead(lambda known: known["view"]["where"][0] == "day" or known["view"]["where"][-1] == "discussion")
    phones.wait("document.querySelector('.dawn') !== null")
    phones.are_alike(f"{book}, dawn, phone")
    phones.sit("A")  # who comes back does not see the dawn again
    both_alike(f"{book}, day", phones, screens)
    with table.sit("H") as socket:
        hear(socket)
        for seat in range(7):
            attempt(socket, "answer", act="remove", args=[seat], host=True)  # refused of who is out, or after the end
    phones.sit("A")
    both_alike(f"{book}, end", phones, screens)
    story(phones, book)


@pytest.mark.skipif(not os.environ.get("ENGINES"), reason="It takes minutes: make engines.")
def test_every_moment_of_cuba_is_alike_in_three_engines(city: City, engines: Callable[..., Engines]) -> None:
    settings = {"first_godfather": "A", "quiet_prompt_s": 0, "next_vote_s": 600, "theft_fixed_s": 0}
    table = Table(city.server, "ABCDEF", "", book="cuba", **settings)
    phones, screens = engines(table, PHONE, WebKit, Firefox), engines(table, TELEVISION, WebKit, Firefox)
    table.do("deal", "A")
    phones.sit("B")
    table.do("answer", "A", act="remove", args=[0])
    both_alike("cuba, box", phones, screens)
    for taker, what in zip("BCDEF", (3, "agent_fbi", "loyal", 2, "driver"), strict=True):
        table.do("answer", taker, act="take", args=[what])
    both_alike("cuba, day", phones, screens)
    table.do("answer", "A", act="accuse", args=[2])
    phones.sit("B")
    both_alike("cuba, end", phones, screens)  # where its story stands too


def both_alike(moment: str, phones: Engines, screens: Engines) -> None:
    phones.are_alike(f"{moment}, phone")
    screens.watch()
    screens.are_alike(f"{moment}, table screen")


def story(phones: Engines, book: str) -> None:
    """Behind its button at the end."""
    button = "[...document.querySelectorAll('button')].find(one => /story/i.test(one.textContent))"
    phones.wait(f"{button} !== undefined")
    for window in phones.windows:
        window.evaluate(f"{button}.click()")
    phones.wait("document.querySelector('h1, h2') !== null")
    phones.are_alike(f"{book}, story, phone")
