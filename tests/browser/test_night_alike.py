"""At night every phone looks alike: whatever card its player holds, the same picture, the same page, the same
accessibility tree, before and after a tap and a seal, and after a reload. Only the whisper differs, while it is held.

The same seat is played at four tables that differ in nothing but the cards."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener
from uuid import uuid4

import pytest
from websockets.asyncio.client import connect

playwright = pytest.importorskip("playwright.async_api")
CHROMIUM = shutil.which("chromium")
BUILT = Path(os.environ.get("CITYSLEEPS_WEB") or Path(__file__).parents[2] / "citysleeps" / "web")
pytestmark = pytest.mark.skipif(
    not CHROMIUM or not (BUILT / "index.html").exists(), reason="no Chromium, or the screens are not built"
)

STEP = 12  # seconds: time enough to look at a page many times
CARDS = ("resident", "commissar", "don", "mafia")  # which A holds, table by table
BOTS = "BCDEFGHI"
CHOSEN = 5  # a seat that every card may choose
# A page that is painted bit by bit has round corners a shade different from one that is painted at once.
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-partial-raster"]
CALLS = ("Call 1 of 3", "Call 2 of 3", "Call 3 of 3")
opener = build_opener(ProxyHandler({}))

# A holds the card that is his luck, and the others what is left; all else is the server as it is.
LAUNCHER = """
import sys
import citysleeps.table.table as tables
from citysleeps.cli import main

CARDS = ["commissar", "don", "mafia", "mafia", *["resident"] * 5]
setup, Setup, dealt = tables.Table.setup, tables.Setup, []

def prepare(table):
    luck = next(person.luck for person in table.people.values() if person.name == "A")
    dealt[:] = CARDS
    if luck in dealt:
        dealt.remove(luck)
        dealt.insert(0, luck)
    return setup(table)

tables.Table.setup = prepare
tables.Setup = lambda **fields: Setup(**fields, deal=dict(zip(fields["seats"], dealt)))
sys.argv = ["citysleeps", "serve", *sys.argv[1:]]
main()
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server of our own."""
    (tmp_path / "launcher.py").write_text(LAUNCHER)
    log = tmp_path / "server.log"
    command = [sys.executable, str(tmp_path / "launcher.py"), "--host", "127.0.0.1", "--port", "0"]
    command += ["--database", str(tmp_path / "tables.db"), "--bot-seconds", "0.2", "--unlimited"]
    with log.open("wb") as written:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=written, stderr=written)
    try:
        until = monotonic() + 20
        while not (found := re.search(r"City Sleeps is on (http://127\.0\.0\.1:\d+) ", log.read_text())):
            assert process.poll() is None and monotonic() < until, log.read_text()
            sleep(0.05)
        yield found[1]
    finally:
        process.terminate()
        process.wait()


def post(url: str, **body: Any) -> Any:
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with opener.open(request, timeout=20) as reply:
        return json.load(reply)


async def deal(server: str, card: str) -> tuple[str, str]:
    """A table at which A holds this card, and eight bots the rest: its code, and the token of A."""
    made = post(f"{server}/api/tables", settings={"night_step_seconds": STEP, "deal_seconds": 300})
    code = made["code"]
    token = post(f"{server}/api/tables/{code}/people", name="A", luck=card)["token"]
    async with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket") as socket:
        await socket.send(json.dumps({"token": token, "creator": made["creator"]}))
        commands: list[dict[str, Any]] = [{"do": "add_bot", "bot": "careful", "name": name} for name in BOTS]
        for command in [*commands, {"do": "deal"}, {"do": "answer", "act": "ready", "args": []}]:
            id = uuid4().hex
            await socket.send(json.dumps({**command, "id": id}))
            while (said := json.loads(await asyncio.wait_for(socket.recv(), 20))).get("id") != id:
                pass
            assert said["say"] == "done", said
    return code, token


PAGE = """() => {
  const page = document.querySelector('.phone').cloneNode(true)
  page.querySelector('.clock')?.remove()
  page.querySelector('.whisper:not(.is-shut)')?.replaceChildren()
  return page.outerHTML
}"""


class Night:
    """One phone through the first night: how it looks at each moment of each step, and what was whispered."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.looks: dict[str, tuple[bytes, str, str]] = {}
        self.whispers: dict[str, str] = {}

    async def look(self, moment: str) -> None:
        hidden = ".clock { visibility: hidden } .whisper > * { visibility: hidden }"
        if "held" not in moment:
            await self.page.mouse.move(1, 1)
        picture = await self.page.screenshot(style=hidden, animations="disabled", caret="hide")
        tree = await self.page.locator("#app").aria_snapshot()
        tree = re.sub(r"(?m)^.*timer.*\n", "", tree)
        if "held" in moment:
            tree = re.sub(r'(?ms)(- group "Whisper")(?::\n( +).*?)?(?=\n\s*- button "Hold)', r"\1", tree)
        self.looks[moment] = (picture, await self.page.evaluate(PAGE), tree)

    async def hold(self, moment: str) -> None:
        pad = await self.page.locator(".hold").bounding_box()
        await self.page.mouse.move(pad["x"] + pad["width"] / 2, pad["y"] + pad["height"] / 2)
        await self.page.mouse.down()
        await self.page.locator(".whisper:not(.is-shut)").wait_for()
        self.whispers[moment] = await self.page.locator(".whisper").inner_text()
        await self.look(f"{moment}, held")
        await self.page.mouse.up()
        await self.page.locator(".whisper.is-shut").wait_for()

    async def play(self) -> None:
        seat = self.page.locator(f'[data-seat="{CHOSEN}"]')
        seal = self.page.locator(".pair .btn")
        for call in CALLS:
            await self.page.get_by_text(call).wait_for(timeout=60_000)
            await self.look(f"{call}: before")
            await self.hold(f"{call}: before")
            await seat.click()
            await self.look(f"{call}: tapped")
            await seal.click()
            await self.look(f"{call}: sealed")
            await self.page.wait_for_timeout(500)
            await self.hold(f"{call}: sealed")
            await self.page.reload()
            await self.page.get_by_text(call).wait_for()
            await self.look(f"{call}: reloaded")
            await self.page.locator(".hub__btn").click()
            await self.look(f"{call}: opened again")
            assert await self.page.get_by_text(call).is_visible(), "the step was too short for this machine"


async def phone(browser: Any, server: str, code: str, token: str) -> Night:
    kept = json.dumps({"code": code, "token": token, "creator": "", "name": "A"})
    context = await browser.new_context(viewport={"width": 390, "height": 844}, locale="en", service_workers="block")
    await context.add_init_script(f"localStorage.setItem('citysleeps.table', JSON.stringify({kept}))")
    page = await context.new_page()
    await page.goto(f"{server}/t/{code}")
    return Night(page)


def test_every_phone_is_alike_at_night(server: str) -> None:
    async def play() -> dict[str, Night]:
        async with playwright.async_playwright() as driver:
            browser = await driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            nights = {card: await phone(browser, server, *await deal(server, card)) for card in CARDS}
            await asyncio.gather(*(night.play() for night in nights.values()))
            await browser.close()
            return nights

    nights = asyncio.run(play())
    plain = nights["resident"]
    for card, night in nights.items():
        for moment, (picture, page, tree) in night.looks.items():
            assert page == plain.looks[moment][1], (card, moment)
            assert tree == plain.looks[moment][2], (card, moment)
            assert picture == plain.looks[moment][0], (card, moment)

    # The whisper is where they differ.
    assert nights["commissar"].whispers["Call 2 of 3: before"].startswith("You are called.")
    assert "nod" in nights["commissar"].whispers["Call 2 of 3: sealed"]
    assert "nod" in nights["don"].whispers["Call 3 of 3: sealed"]
    assert "Don" in nights["mafia"].whispers["Call 1 of 3: before"]
    for call in CALLS:
        assert plain.whispers[f"{call}: before"].startswith("Not your hour.")
        assert plain.whispers[f"{call}: sealed"].endswith("kept for the story.")
