"""Phones for tests: real browsers of the size of a phone, what their screens show, and taps.

A phone has a language. A test names messages by their ids, so that it works in every language:

    a = city.phone("A")
    code = a.start_table(night_step_seconds=4)
    b = city.phone("B", "pl", SMALL)
    b.join(code)
    a.tap("lobby-add-bot")
    b.sees("lobby-ready-wait")
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit
from uuid import uuid4

from finished import FINISHED
from fluent.runtime import FluentBundle
from patience import PATIENCE, Never
from server.running import read
from websockets.sync.client import connect

from citysleeps.books.shelf import SHELF
from citysleeps.views.translating import parsed
from citysleeps.views.words import FUNCTIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Route
    from server.running import Server
    from websockets.sync.client import ClientConnection

ROOT = Path(__file__).parents[2]
# The headless shell draws the same pages with half of the processor time.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
# Painted in parts, round corners get a slightly different shade than painted at once.
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-partial-raster"]
# Guests use plain http and a numeric address, which browsers do not treat as secure, unlike 127.0.0.1.
HOST = "192.0.2.1"
FLAGS.append(f"--host-resolver-rules=MAP {HOST} 127.0.0.1")
LANGUAGES = FINISHED
OWN_NAMES = {"en": "English", "pl": "Polski", "sk": "Slovenčina", "ru": "Русский", "es": "Español"}
Size = tuple[int, int]
PHONE, SMALL, TABLET, TELEVISION = (390, 844), (320, 568), (820, 1180), (1280, 720)
NARROW, SIDEWAYS, SMALL_SIDEWAYS = (360, 740), (844, 390), (568, 320)
HOSTED = {"original": {"host_mode": "human"}, "spytown": {"gm_mode": "human"}, "bigcity": {"host": "human_chosen"}}
# In the original: the host ends every step, so that no phone is too slow for one.
BY_HAND = {"night_step_seconds": 0, "nomination_seconds": 0, "vote_call_seconds": 0, "deal_seconds": 0}
SLIP = 700  # ms after a change for which a tap of the host is ignored, and a little more
AGAIN = 5.0  # seconds after which a tap without effect counts as ignored
A_GAME = 5 * PATIENCE  # seconds for a game played by taps
SLOW = float(os.environ.get("SLOW") or 1)  # slows every phone down by this factor, to find races in tests
SEEN = 1000  # ms after which something shown for a while counts as seen
NEVER = 10**9  # ms: it never ends by itself
SOON = 3.0  # seconds to wait for a button that may be gone by now
LULL = 300  # ms after which phones that ask for nothing are looked at again: each look takes a core 50 ms

# Some words are shown only for a few seconds. They are kept for a later look.
KEEP = """
window.fleeting = new Set()
new MutationObserver(() => {
  for (const one of document.querySelectorAll('.dawn, .dusk, .toast, .banner, .call, .tvsay, .scene__main p')) {
    const text = (one.matches('.dawn') ? one.parentElement : one).innerText.replace(/\\s+/g, ' ').trim()
    if (one.matches('.dawn')) window.dawn = text
    fleeting.add(text)
  }
}).observe(document, {childList: true, characterData: true, subtree: true})
"""

# What is shown for a while is over for a phone that waits for something else, once it has been seen: one after the other,
# in the order in which they would end. Where nobody waits it stays for twice as long: a slow machine misses nothing.
HURRY = """
const later = setTimeout
const forget = clearTimeout
const shown = new Map()
let changed = 0
window.setTimeout = (end, ms, ...given) => {
  const isShown = ms >= 3000
  const number = later(() => (shown.delete(number), end(...given)), isShown ? 2 * ms : ms)
  if (isShown) shown.set(number, {end, since: performance.now(), until: performance.now() + ms})
  return number
}
window.clearTimeout = number => (shown.delete(number), forget(number))
window.hurry = seen => {
  const [number, next] = [...shown].sort(([, a], [, b]) => a.until - b.until)[0] ?? []
  if (!next || performance.now() - Math.max(next.since, changed) < seen) return
  changed = performance.now()
  window.clearTimeout(number)
  next.end()
}
"""

# Is something so, or does it become so in time?
WAIT = """async ([given, seen, patience]) => {
  const isSo = %s
  const until = performance.now() + patience
  while (!isSo(given)) {
    if (performance.now() > until) return false
    await new Promise(done => setTimeout(done, 50))
    window.hurry?.(seen)
  }
  return true
}"""

# What a host reads: the title, and the words to say.
ALOUD = """() => [document.querySelector('h1'), [...document.querySelectorAll('header, .aloud')].at(-1)]
  .map(one => one?.innerText).join()"""

# Messages to a page come in order: after the answer to a ping, the page has received everything sent before.
CATCH_UP = """
const Plain = WebSocket
let line
window.WebSocket = class extends Plain { constructor(...all) { super(...all); line = this } }
window.catchUp = () => new Promise(done => {
  if (line?.readyState !== Plain.OPEN) return done()
  const id = `caught-up-${Math.random()}`
  line.addEventListener('close', done)
  line.addEventListener('message', ({data}) => data.includes(id) && setTimeout(done))
  line.send(JSON.stringify({do: 'ping', id}))
})
window.order = order => line.send(JSON.stringify(order))
"""

# Whoever has joined a table already brings what his phone keeps of it behind the first address that it opens.
KEPT = """
if (location.hash.startsWith('#kept=')) {
  localStorage.setItem('citysleeps.table', decodeURIComponent(location.hash.slice('#kept='.length)))
  history.replaceState(null, '', location.pathname)
}
"""


class Words:
    """All words of the screens in a language for a book. `spytown-kids` is spytown in milder words."""

    def __init__(self, language: str, book: str) -> None:
        self.language = language
        self.book = book
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        folder = ROOT / "locales" / language
        books = dict.fromkeys([book, book.removesuffix("-kids")])  # the first that has a message says it
        others = {f"{name}.ftl" for name in SHELF if name not in books}
        screens = [file for file in (folder / "web").iterdir() if file.name not in others]
        for file in (*(folder / f"{name}.ftl" for name in books), folder / "common.ftl", *screens):
            self.bundle.add_resource(parsed(file))

    def __call__(self, id: str, attribute: str = "", **args: Any) -> str:
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, id
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, (id, errors)
        return " ".join(str(text).split())


@cache
def words(language: str, book: str = "original") -> Words:
    return Words(language, book)


class Drawer:
    """Phones that lie ready for the next test, with nothing on them: a page that is opened again takes half of the
    processor time of a new one. A phone that was made in another way than usual does not come back here."""

    def __init__(self) -> None:
        self.pages: dict[str, list[Page]] = {}

    def take(self, language: str) -> Page | None:
        """One that speaks this language and is still there."""
        pages = self.pages.get(language, [])
        while pages:
            if not (page := pages.pop()).is_closed():
                return page
        return None

    def put(self, page: Page, language: str) -> None:
        """Wipe it. A fresh page has no mouse over it."""
        page.unroute_all()
        page.evaluate("() => (localStorage.clear(), sessionStorage.clear())")
        page.mouse.move(-1, -1)
        page.goto("about:blank")
        self.pages.setdefault(language, []).append(page)


class Phone:
    """A phone in somebody's hand."""

    def __init__(self, city: City, page: Page, name: str, language: str, book: str, is_new: bool) -> None:
        self.city = city
        self.page = page
        self.language = language  # of the phone itself
        self.is_new = is_new
        self.server = city.server
        self.name = name
        self.say = words(language, book)
        self.errors: list[str] = []
        self.patience = PATIENCE
        self.is_cut_off = False  # then network errors are expected
        page.set_default_timeout(1000 * PATIENCE)
        page.on("console", self.console)
        page.on("pageerror", self.pageerror)

    def console(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complain(said.text)

    def pageerror(self, error: Error) -> None:
        self.complain(str(error))

    def complain(self, text: str) -> None:
        """Collect errors of the page, but not that a header meant for https is ignored over plain http."""
        if not text.startswith("The Cross-Origin-Opener-Policy header has been ignored") and not (
            self.is_cut_off and re.search(r"WebSocket|net::|Failed to (load|fetch)", text)
        ):
            self.errors.append(f"{self.name}: {text}")

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url(path))

    def lay_down(self) -> None:
        """Into the drawer, for another test. If anything is not as usual with it, it is thrown away."""
        page, drawer = self.page, self.city.drawer
        is_unusual = self.is_new or self.is_cut_off or self.city.has_failed or len(page.context.pages) != 1
        if not drawer or is_unusual or not page.url.startswith(self.url("/")):
            page.context.close()
            return
        page.remove_listener("console", self.console)
        page.remove_listener("pageerror", self.pageerror)
        drawer.put(page, self.language)

    def url(self, path: str) -> str:
        return self.server.url.replace("127.0.0.1", HOST) + path

    def is_there(self) -> None:
        """Wait until the screen shows the table, in any phase."""
        self.page.locator("h1, h2").first.wait_for()
        self.until(lambda: self.say("coming") not in self.seen(), "comes to the table")

    # What stands on the screen

    def title(self) -> str:
        self.city.settle(self)
        return self.page.locator("h1").inner_text()

    def text(self) -> str:
        """The whole text of the screen on one line, once all messages have arrived."""
        self.city.settle(self)
        return self.seen()

    def seen(self) -> str:
        return " ".join(self.page.locator("body").inner_text().split())

    def count(self, selector: str) -> int:
        """How many of these elements there are, once all messages have arrived."""
        self.city.settle(self)
        return self.page.locator(selector).count()

    def sees(self, id: str, attribute: str = "", **args: Any) -> None:
        """Wait until the screen shows these words."""
        self.reads(self.say(id, attribute, **args))

    def reads(self, text: str) -> None:
        seen = "text => document.body.innerText.replace(/\\s+/g, ' ').toLowerCase().includes(text.toLowerCase())"
        self.waits(seen, text, f"reads {text!r}")

    def call_of(self, step: str, night: int, kill_method: str) -> str:
        """What a phone shows when a step is called: the short form, if there is one."""
        id = f"step-began-{step}"
        is_long = "short" in self.say.bundle.get_message(id).attributes
        return self.say(id, "short" if is_long else "", night=night, kill_method=kill_method)

    def saw(self, id: str, attribute: str = "", **args: Any) -> None:
        """Wait until a dawn, a call or a toast has shown these words, even if it is over by now."""
        self.saw_text(self.say(id, attribute, **args))

    def saw_text(self, text: str) -> None:
        self.waits("text => [...fleeting].some(one => one.includes(text))", text, f"sees {text!r}")

    def dawn(self) -> str:
        """The whole text of the last dawn."""
        said: str = self.page.evaluate("() => window.dawn ?? ''")
        return said

    def forget(self) -> None:
        """Forget everything that `saw` remembers."""
        self.page.evaluate("() => void (fleeting.clear(), (window.dawn = ''))")

    def looks(self, script: str) -> Any:
        """The value of a script on the page, once all messages have arrived."""
        self.city.settle(self)
        return self.page.evaluate(script)

    def button(self, id: str, attribute: str = "", **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, attribute, **args), exact=True)

    def is_live(self, id: str, **args: Any) -> bool:
        """Is there such a button, and is it enabled?"""
        self.city.settle(self)
        return self.buttons().get(self.say(id, **args), False)

    def buttons(self) -> dict[str, bool]:
        """The text of every visible button, and whether it is enabled."""
        found: dict[str, bool] = self.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('button')].filter(one => one.checkVisibility())
                 .map(one => [one.innerText.replace(/\\s+/g, ' ').trim(), one.ariaDisabled !== 'true']))"""
        )
        return found

    def until(self, condition: Callable[[], Any], what: str = "", patience: float = 0) -> None:
        """Wait until a condition holds: as long as usual, or longer."""
        until = monotonic() + max(self.patience, patience)
        while not condition():
            if monotonic() > until:
                raise Never(f"{self.name} never {what}, but: {self.seen()}")
            self.page.wait_for_timeout(100)
            self.page.evaluate("seen => window.hurry?.(seen)", SEEN)

    def waits(self, is_so: str, given: str, what: str) -> None:
        """Wait inside the page until a condition holds. Polling from here would keep a core busy."""
        from playwright.sync_api import Error

        until = monotonic() + self.patience
        found = False
        while not found:
            if monotonic() > until:
                raise Never(f"{self.name} never {what}, but: {self.seen()}")
            try:
                found = self.page.evaluate(WAIT % is_so, [given, SEEN, 1000 * (until - monotonic())])
            except Error as error:
                if "context was destroyed" not in str(error):
                    raise  # else the page is another one now

    def resize(self, size: Size) -> None:
        """Turn or change the phone, and wait until everything has its new place. What moves for ever is not waited
        for."""
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(
            """async () => {
              const frame = () => new Promise(requestAnimationFrame)
              const place = one => Object.values(one.getBoundingClientRect().toJSON())
              const places = () => String([...document.querySelectorAll('button, li, p')].map(place))
              for (let still = 0, left = 60, before = ''; still < 3 && left; left--) {
                await frame()
                const now = places()
                still = now === before ? still + 1 : 0
                before = now
              }
            }"""
        )

    # Taps

    def tap(self, id: str, **args: Any) -> None:
        self.touch(self.button(id, **args), repr(self.say(id, **args)))

    def tap_seat(self, seat: int) -> None:
        self.touch(self.page.locator(f'[data-seat="{seat}"]'), f"seat {seat}")

    def touch(self, one: Locator, what: str) -> None:
        self.until(one.is_visible, f"can tap {what}")
        one.click()

    @contextmanager
    def holding(self, id: str, **args: Any) -> Iterator[None]:
        """With a finger on the pad."""
        box = self.button(id, **args).bounding_box()
        if not box:
            raise Never(f"{self.name} cannot hold {self.say(id, **args)!r}")
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        try:
            yield
        finally:
            self.page.mouse.up()

    def hears(self, id: str, **args: Any) -> None:
        """Hold the pad until these words are whispered."""
        text = self.say(id, **args)
        with self.holding("night-hold"):
            whisper = self.page.locator(".whisper")
            self.until(lambda: text in " ".join(whisper.inner_text().split()), f"hears {text!r}")
        self.page.locator(".whisper:not(.is-shut)").wait_for(state="detached")

    def seal(self, seat: int) -> None:
        """Choose a seat at night, or nobody (-1), and seal it."""
        if seat < 0:
            self.page.locator(".hub__btn").click()
        else:
            self.tap_seat(seat)
        self.tap("night-seal")
        self.sees("night-sealed")

    @contextmanager
    def menu(self) -> Iterator[None]:
        self.page.locator("header").get_by_role("button", name=self.say("menu"), exact=True).click()
        try:
            yield
        finally:
            self.page.keyboard.press("Escape")
            self.page.locator("dialog").wait_for(state="detached")

    def speak(self, language: str) -> None:
        """Choose another language in the menu."""
        with self.menu():
            self.page.get_by_role("button", name=OWN_NAMES[language], exact=True).click()
            self.say = words(language, self.say.book)
            self.sees("menu-title")

    def order(self, do: str, **fields: Any) -> None:
        """Send a command over this phone's connection, as if there were a button for it."""
        self.page.evaluate("order => window.order(order)", {"do": do, "id": uuid4().hex, **fields})

    # Coming to a table

    def start_table(self, **settings: Any) -> str:
        """Make a table from the front page. Returns its code."""
        self.shorten(**settings)
        self.open()
        self.tap("home-start")
        self.tap("books-take", name=self.say("lobby-book-original"))
        self.page.get_by_label(self.say("home-name")).fill(self.name)
        self.tap("home-open")
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2]

    def shorten(self, **settings: Any) -> None:
        """Give the table of this phone times that the screen does not offer."""

        def make(route: Route) -> None:
            route.continue_(post_data={**(route.request.post_data_json or {}), "settings": settings})

        self.page.route("**/api/tables", make)

    def wish(self, card: str) -> None:
        """Be dealt this card, in any seat."""

        def come(route: Route) -> None:
            route.continue_(post_data={**(route.request.post_data_json or {}), "luck": card})

        self.page.route("**/api/tables/*/people", come)

    def join(self, code: str) -> None:
        """Join from the front page by typing the code."""
        self.open()
        self.page.get_by_label(self.say("home-code")).fill(code.lower())
        self.tap("home-join")
        self.sit_down(code)

    def follow(self, code: str) -> None:
        """Join by the link, which is also the QR code."""
        self.open(f"/t/{code}")
        self.sit_down(code)

    def sit_down(self, code: str) -> None:
        self.page.get_by_role("heading", name=self.say("home-table", code=code)).wait_for()
        self.page.get_by_label(self.say("home-name")).fill(self.name)
        self.tap("home-sit")
        self.page.locator(".is-me").wait_for(state="attached")

    # Playing

    def turn(self, patience: float = PATIENCE) -> str:
        """Do by taps what the screen asks for now. What that was; empty if nothing is asked, or if it was over before
        the finger was there."""
        shown = self.buttons()
        return self.act(shown) if patience == PATIENCE else self.briefly(lambda: self.act(shown), patience)

    def briefly(self, act: Callable[[], str], patience: float) -> str:
        """What was done by taps; empty if something of it was not there for so long."""
        from playwright.sync_api import TimeoutError

        self.patience = patience
        self.page.set_default_timeout(1000 * patience)
        try:
            return act()
        except (Never, TimeoutError):
            return ""
        finally:
            self.patience = PATIENCE
            self.page.set_default_timeout(1000 * PATIENCE)

    def act(self, shown: dict[str, bool]) -> str:
        def is_live(id: str) -> bool:
            return shown.get(self.say(id), False)

        if self.say("deal-ready") in shown:
            with self.holding("deal-hold"):
                self.page.locator(".blind:not(.blind--shut)").wait_for()
            self.tap("deal-ready")
            return "deal"
        if self.say("night-seal") in shown:
            self.tap_seat(self.somebody())
            self.tap("night-seal")
            return "night"
        if is_live("day-nobody"):
            seat = self.somebody()
            if seat < 0:
                self.tap("day-nobody")
            else:
                self.tap_seat(seat)
                self.page.locator(".btn--against").click()
            return "nomination"
        if is_live("day-done"):
            self.tap("day-done")
            return "speech"
        raising = (self.say("court-raise"), self.say("court-raise-self"))
        if any(words.endswith(raising) and live for words, live in shown.items()):
            self.page.locator(".btn.raise").click()
            return "vote"
        return ""

    def go_on(self) -> None:
        """As the host, tap until something else is to be read aloud. Right after a change a tap is ignored. Whether one
        was is known when the page has seen what came of it: on a slow machine that is later, and then a second tap would
        end the next step too."""
        self.city.settle(self)
        before = self.page.evaluate(f"() => ({ALOUD})()")
        self.page.wait_for_timeout(SLIP)
        is_another = WAIT % f"before => ({ALOUD})() !== before"
        while self.page.evaluate(f"before => ({ALOUD})() === before", before):
            self.tap("host-act-next")
            self.page.evaluate(is_another, [before, NEVER, 1000 * AGAIN])
            self.city.settle(self)

    def somebody(self) -> int:
        """The first seat that is not mine, not out and not on trial; -1 if there is none."""
        seat: int = self.page.evaluate(
            """() => Number([...document.querySelectorAll('[data-seat]')]
                 .find(one => !one.closest('.is-me, .is-out') && !one.querySelector('.m--flag'))?.dataset.seat ?? -1)"""
        )
        return seat


class City:
    """All phones at the tables of one server."""

    def __init__(self, browser: Browser, server: Server, drawer: Drawer | None = None) -> None:
        self.browser = browser
        self.server = server
        self.drawer = drawer
        self.phones: list[Phone] = []
        self.has_failed = False

    def phone(
        self,
        name: str,
        language: str = "en",
        size: Size = PHONE,
        book: str = "original",
        is_new: bool = False,
        **options: Any,
    ) -> Phone:
        """A phone; one that is thrown away afterwards, if it is to be new. That is for tests that change the browser
        around the page, or look at what it fetches."""
        is_new |= bool(options)
        lying_ready = self.drawer.take(language) if self.drawer and not is_new else None
        phone = Phone(self, lying_ready or self.make(language, size, options), name, language, book, is_new)
        if lying_ready:
            phone.resize(size)
        self.phones.append(phone)
        return phone

    def make(self, language: str, size: Size, options: dict[str, Any]) -> Page:
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=True,
            reduced_motion="reduce",
            **options,
        )
        for script in (KEEP, CATCH_UP, HURRY, KEPT):
            context.add_init_script(script)
        page = context.new_page()
        if SLOW > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        return page

    def screen(self, code: str, **options: Any) -> Phone:
        """The table screen of a table."""
        screen = self.phone("the table screen", size=TELEVISION, **options)
        screen.open(f"/t/{code}/screen")
        screen.is_there()
        return screen

    def seated(self, table: Table, name: str, language: str = "en", size: Size = PHONE, **options: Any) -> Phone:
        """The phone of somebody who has already joined the table."""
        phone = self.phone(name, language, size, table.book, **options)
        creator = table.creator if name == table.names[0] else ""
        kept = {"code": table.code, "token": table.tokens[name], "creator": creator, "name": name}
        phone.open(f"/t/{table.code}#kept={quote(json.dumps(kept))}")
        phone.is_there()
        return phone

    def settle(self, reader: Phone) -> None:
        """Wait until a page shows what has come of all that was tapped: after their answers the table has heard all the
        others, after his own he has heard of them."""
        others = [phone for phone in self.phones if phone is not reader and not phone.is_cut_off]
        for phone in others:
            phone.page.evaluate("() => void (window.caughtUp = window.catchUp?.())")
        for phone in others:
            phone.page.evaluate("() => window.caughtUp")
        if not reader.is_cut_off:
            reader.page.evaluate("() => window.catchUp?.()")

    def in_turns(
        self, phones: Sequence[Phone], is_over: Callable[[], bool], turn: Callable[[Phone], str]
    ) -> list[tuple[Phone, str]]:
        """Everybody does what the own screen asks for, until something is over: who did what."""
        done: list[tuple[Phone, str]] = []
        until = monotonic() + A_GAME
        while not is_over():
            assert monotonic() < until, [phone.text() for phone in phones]
            now = [(phone, what) for phone in phones if (what := turn(phone))]
            if not now:
                phones[0].page.wait_for_timeout(LULL)
            done += now
        return done

    def photograph(self, folder: Path) -> None:
        for number, phone in enumerate(self.phones, 1):
            phone.page.screenshot(path=folder / f"{number} {phone.name}.png")

    def close(self) -> None:
        for phone in self.phones:
            phone.lay_down()

    def errors(self) -> list[str]:
        return [error for phone in self.phones for error in phone.errors]


class Table:
    """A table that is set up without phones. The first of the people has made it; one of them may host, appointed or
    dealt the card. Who is dealt what may be said; whoever has no phone does nothing by himself, and his seat is kept."""

    def __init__(
        self,
        server: Server,
        people: Sequence[str],
        bots: str,
        language: str = "en",
        host: str = "",
        cards: dict[str, str] | None = None,
        book: str = "original",
        grace: int = 90,
        **settings: Any,
    ) -> None:
        drawn = next((name for name, card in (cards or {}).items() if card == "host"), "")
        settings |= {"host": "human_dealt"} if drawn else HOSTED[book.removesuffix("-kids")] if host else {}
        manners = {"absent": "wait", "grace_seconds": grace}
        made = server.make(settings=settings, language=language, book=book.removesuffix("-kids"), **manners)
        self.server = server
        self.book = book
        self.code: str = made["code"]
        self.creator: str = made["creator"]
        self.names = people
        self.host = drawn or people[-1]
        joined = {name: server.join(self.code, name, luck=(cards or {}).get(name, "")) for name in people}
        self.ids: dict[str, int] = {name: one["id"] for name, one in joined.items()}
        self.tokens: dict[str, str] = {name: one["token"] for name, one in joined.items()}
        if host:
            self.do("appoint", person=self.ids[host])
        for name in bots:
            self.do("add_bot", name=name, bot="careful")

    def go_on(self) -> None:
        """Go on as the host, who is the last of the people, or was dealt the card."""
        self.do("answer", self.host, act="next", host=True)

    def go_on_to(self, *where: str, night: int = 0) -> None:
        """Go on as the host until the game is in this step, in any night or in this one."""

        def is_there(known: dict[str, Any]) -> bool:
            view = known["view"]
            return tuple(view["where"][-len(where) :]) == where and (not night or night == view["night"])

        self.lead(is_there)

    def go_on_to_the_end(self) -> None:
        """Go on as the host until the game is over."""
        self.lead(lambda known: bool(known["table"]["phase"] == "over"))

    def lead(self, is_there: Callable[[dict[str, Any]], bool]) -> None:
        """As the host, until it has come to that. A bot may be quicker than he: then what he meant is over, he is told
        so, and looks again."""
        with self.sit(self.host) as socket:
            known = hear(socket)[0]
            for _ in range(300):
                if is_there(known):
                    return
                keys = [ask["key"] for ask in known["asks"] if ask.get("host") and ask["act"] == "next"]
                heard, reply = attempt(socket, "answer", act="next", host=True, key=keys[0] if keys else "")
                assert reply["say"] == "done" or reply["reason"] in ("too_late", "no_game"), reply
                for news in heard:
                    known["view"] |= news.get("view") or {}
                    known |= {part: news[part] for part in ("asks", "table") if news.get(part) is not None}
        raise AssertionError(f"the game never comes to that, but: {known['table']['phase']} {known['view']['where']}")

    def view(self) -> dict[str, Any]:
        """What the host sees."""
        view: dict[str, Any] = self.do("ping", self.host)[0]["view"]
        return view

    def answer(self, name: str, act: str, *args: int | str) -> None:
        """Answer for somebody without a phone."""
        self.do("answer", name, act=act, args=list(args))

    def do(self, what: str, by: str = "", **fields: Any) -> list[dict[str, Any]]:
        """A command of somebody, with the powers of who made the table: all that he heard until it was done."""
        with self.sit(by) as socket:
            return [*hear(socket), *perform(socket, what, **fields)]

    @contextmanager
    def sit(self, name: str) -> Iterator[ClientConnection]:
        """A connection of somebody, with the powers of who made the table; it is welcomed first."""
        url = f"ws://{urlsplit(self.server.url).netloc}/api/tables/{self.code}/socket"
        with connect(url, proxy=None, open_timeout=PATIENCE, ping_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"token": self.tokens.get(name, ""), "creator": self.creator}))
            yield socket


def perform(socket: ClientConnection, what: str, **fields: Any) -> list[dict[str, Any]]:
    """All that is heard until something is done."""
    heard, reply = attempt(socket, what, **fields)
    assert reply["say"] == "done", reply
    return heard


def attempt(socket: ClientConnection, what: str, **fields: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """All that is heard until something is done or refused, and the reply among it."""
    id = uuid4().hex
    socket.send(json.dumps({"do": what, "id": id, **fields}))
    heard: list[dict[str, Any]] = []
    while not (replies := [one for one in heard if one.get("id") == id]):
        heard += hear(socket)
    return heard, replies[0]


def hear(socket: ClientConnection) -> list[dict[str, Any]]:
    """What comes next; by night there are frames with nothing in them."""
    while not (heard := read(socket.recv(PATIENCE))):
        pass
    return heard
