"""Every screen, in five languages on the smallest phone: no word is missing, all words fit, and nobody is shut out. Once
each screen is seen on a narrow phone and on phones on their side too, and what one does next needs no scrolling there.

Five people who speak a language each play with a human host, so that nothing runs away while it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from .looks import AXE, barriers, misfits, missing, unseen
from .phones import BY_HAND, LANGUAGES, NARROW, PHONE, SIDEWAYS, SMALL, SMALL_SIDEWAYS, City, Phone

WARNING = "Only one of you has the floor. Whoever speaks out of turn is warned, and then sent to bed."
PLAYERS = {"A": "commissar", "B": "don", "C": "mafia", "D": "resident", "E": "resident"}


class Walk:
    """What was found wrong on the way, and where."""

    def __init__(self) -> None:
        self.findings: list[str] = []
        self.examined: set[str] = set()
        self.turned: set[str] = set()

    def look(self, where: str, *phones: Phone) -> None:
        """Look at some phones; each screen is examined for barriers once."""
        for phone in phones:
            wrong = missing(phone) + misfits(phone)
            if where not in self.examined:
                self.examined.add(where)
                wrong += barriers(phone)
            self.findings += [f"{where}, {phone.say.language}: {one}" for one in wrong]
        self.turn(where, phones)

    def turn(self, where: str, phones: tuple[Phone, ...]) -> None:
        """Look at the one who reads Russian on other phones, once a screen; nobody turns a phone while he holds a pad."""
        one = next((phone for phone in phones if phone.say.language == "ru"), None)
        if not one or where in self.turned or one.page.locator(".is-held").count():
            return
        self.turned.add(where)
        for size in (NARROW, SIDEWAYS, SMALL_SIDEWAYS):
            one.resize(size)
            one.page.wait_for_timeout(50)  # the seats are placed after the next frame
            self.findings += [f"{where}, {size}: {wrong}" for wrong in misfits(one) + unseen(one)]
        one.resize(SMALL)

    def look_in_all_languages(self, where: str, phone: Phone) -> None:
        for language in LANGUAGES[1:] + LANGUAGES[:1]:
            phone.speak(language)
            self.look(where, phone)


@pytest.mark.long
@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (make web): no search for barriers.")
def test_every_screen_in_every_language(city: City) -> None:
    walk = Walk()
    host = city.phone("H", size=SMALL)
    code = host.start_table(preset="professional", **BY_HAND)
    players = [city.phone(name, language, SMALL) for name, language in zip(PLAYERS, LANGUAGES, strict=True)]
    for phone in players:
        phone.wish(PLAYERS[phone.name])  # so that it is the same walk every time
    screen = city.screen(code)
    walk_in(walk, players, code)
    lobby(walk, host, players, screen)
    deal(walk, host, players, screen)
    night(walk, host, players, screen)
    day(walk, host, players, screen)
    court(walk, host, players, screen)
    dead(walk, host, players, code, city)
    end(walk, host, players, screen)
    assert not walk.findings, "\n".join(walk.findings)


def walk_in(walk: Walk, players: list[Phone], code: str) -> None:
    for phone in players:
        phone.open()
        phone.sees("home-lead")
    walk.look("home", *players)
    for phone in players:
        phone.page.locator(".lang").click()
        phone.sees("menu-language")
    walk.look("home, languages", *players)
    for phone in players:
        phone.page.keyboard.press("Escape")
        phone.page.get_by_label(phone.say("home-code")).fill("AB")
        phone.tap("home-join")
        phone.sees("home-code-wrong")
    walk.look("home, a wrong code", *players)
    for phone in players:
        phone.tap("home-start")
        phone.sees("books-title")
    walk.look("home, the books", *players)
    for phone in players:
        phone.tap("books-take", name=phone.say("lobby-book-original"))
        phone.tap("home-open")
        phone.sees("home-name-missing")
    walk.look("home, a new table", *players)
    for phone in players:
        phone.open(f"/t/{code}")
        phone.sees("home-sit")
    walk.look("home, a link", *players)
    for phone in players:
        phone.sit_down(code)


def lobby(walk: Walk, host: Phone, players: list[Phone], screen: Phone) -> None:
    host.sees("lobby-count", people=6, bots=0, least=6, most=13)
    walk.look("lobby", *players)
    walk.look("lobby of the table screen", screen)
    sheet(
        walk,
        "invitation",
        players,
        lambda phone: phone.page.locator("header").get_by_label(phone.say("lobby-invite")).click(),
    )
    sheet(walk, "chat", players, lambda phone: phone.page.get_by_label(phone.say("lobby-chat", count=0)).click())
    sheet(walk, "somebody", players, lambda phone: phone.tap_seat(0))
    sheet(walk, "myself", players, lambda phone: phone.page.locator(".is-me button").click())
    menu(walk, "lobby", players)
    for phone in players:
        phone.tap("lobby-look")
        phone.sees("lobby-settings-locked")
        phone.page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
    walk.look("settings", *players)
    for phone in players:
        phone.resize(PHONE)
    walk.look("settings on a larger phone", *players)
    for phone in players:
        phone.resize(SMALL)
    for phone in players:
        phone.tap("lobby-done")
    host.tap("lobby-change")
    walk.look("settings of who made the table", host)
    host.tap("lobby-done")
    host.page.locator(".is-me button").click()
    host.tap("lobby-make-host", mode="engine")
    host.page.locator("dialog").wait_for(state="detached")
    for _ in "FG":
        host.tap("lobby-add-bot")
    host.sees("lobby-count", people=5, bots=2, least=6, most=13)
    walk.look_in_all_languages("lobby of the host", host)


def deal(walk: Walk, host: Phone, players: list[Phone], screen: Phone) -> None:
    host.tap("lobby-start")
    for phone in players:
        phone.sees("deal-dealt")
    walk.look("deal", *players)
    walk.look("deal of the table screen", screen)
    for phone in players:
        with phone.holding("deal-hold"):
            phone.page.locator(".blind__in").wait_for()
            assert phone.page.locator(".blind h2").inner_text() == phone.say(f"card-{PLAYERS[phone.name]}")
            walk.look("deal, held", phone)
    sheet(walk, "characters", players, lambda phone: phone.tap("role-characters"))
    menu(walk, "deal", players)
    walk.look_in_all_languages("console in the deal", host)
    for phone in players[:-1]:  # the host goes on without the last
        phone.tap("deal-ready")
        phone.sees("deal-is-ready")
    walk.look("deal, ready", *players)


def night(walk: Walk, host: Phone, players: list[Phone], screen: Phone) -> None:
    for step in ("mafia", "commissar", "don"):
        host.go_on()
        for phone in players:
            phone.reads(phone.call_of(step, 1, "closed_eyes"))
        walk.look(f"night, {step}", *players)
        for phone in players:
            phone.tap_seat(6)
        walk.look(f"night, {step}, chosen", *players)
        for phone in players:
            phone.tap("night-seal")
            with phone.holding("night-hold"):
                phone.page.locator(".whisper:not(.is-shut)").wait_for()
                walk.look(f"night, {step}, held", phone)
        if step == "mafia":
            walk.look("night of the table screen", screen)
            walk.look_in_all_languages("console at night", host)
            with host.holding("host-hold"):
                walk.look("console at night, held", host)


def day(walk: Walk, host: Phone, players: list[Phone], screen: Phone) -> None:
    host.go_on()
    for phone in players:
        phone.saw("dawn-first-you" if phone is players[0] else "dawn-first", name="A")
    more_time(host)
    walk.look("dawn", *reversed(players))
    for phone in players:
        phone.page.locator(".dawn").wait_for(state="detached")
    walk.look("discussion", *reversed(players))
    walk.look("day of the table screen", screen)
    walk.look_in_all_languages("console by day", host)
    with opened(host, lambda phone: phone.tap("host-act-say")):
        walk.look("announcement", host)
        host.page.get_by_label(host.say("host-words")).fill(WARNING)
        host.page.locator("dialog .btn--main").click()
        host.page.locator("dialog").wait_for(state="detached")
    for phone in players:
        phone.saw("host-said", text=WARNING)
    walk.look("a toast", *players)
    with opened(host, lambda phone: phone.tap("host-players")):
        host.page.locator("dialog .chip").first.click()
        walk.look("console, a player", host)
        host.tap("host-correct")
        walk.look("console, a correction", host)
    for phone in players:
        with phone.holding("dock-role"):
            phone.page.locator(".blind__in").wait_for()
            walk.look("my role", phone)
    sheet(walk, "a seat", players, lambda phone: phone.tap_seat(5))
    sheet(walk, "my notes", players, lambda phone: phone.tap("dock-notes"))
    menu(walk, "day", players)
    with opened(players[0], lambda phone: phone.tap("dock-rules")):
        players[0].page.locator("summary").first.click()
        walk.look("rules", players[0])
    for phone in players:
        phone.page.locator(".dock").get_by_role("button", name=phone.say("dock-talk")).click()  # there is news
        phone.sees("talk-theirs" if phone is not players[0] else "talk-mine", name="A")
    walk.look("talk", *players)
    for phone in players:
        phone.page.get_by_label(phone.say("talk-back")).click()
    host.tap("host-pause")
    for phone in players:
        phone.sees("paused-by-host")
    walk.look("a pause", *players)
    host.tap("host-resume")
    for phone, accused in zip(players, (5, 6, 0, -1, -1), strict=True):
        phone.sees("day-your-floor")
        walk.look("my speech", phone)
        phone.tap("day-done")
        phone.sees("day-accuse-choose")
        walk.look("my nomination", phone)
        if accused < 0:
            phone.tap("day-nobody")
        else:
            phone.tap_seat(accused)
            phone.sees("day-accuse-public")
            walk.look("my nomination, chosen", phone)
            phone.page.locator(".btn--against").click()


def court(walk: Walk, host: Phone, players: list[Phone], screen: Phone) -> None:
    """A is accused after the two bots, who defend themselves quickly; everybody else raises a hand against A."""
    for phone in players:
        phone.sees("phase-court")
    accused, *others = players
    accused.sees("court-mine", step="defence")
    more_time(host)
    walk.look("court, my defence", *players)
    walk.look_in_all_languages("console in court", host)
    while not accused.is_live("court-pass"):
        for phone in players:
            if phone.is_live("day-done"):  # the bots may have accused others too
                phone.tap("day-done")
    first = accused.say("court-number-name", number=1, name="A")
    while called(accused) != first:
        for phone in players:
            phone.page.locator(".raise").wait_for()
        walk.look("vote", *reversed(players))
        walk.look("vote of the table screen", screen)
        now = called(accused)
        for phone in players:
            phone.tap("court-pass")
        accused.until(lambda now=now: called(accused) != now, "sees the next call")
    for phone in players:
        phone.tap("court-abstain")
    walk.look("vote, abstaining", *players)
    for phone in players:
        phone.tap("court-back")
    for phone in others:
        phone.page.locator(".raise").click()
        phone.sees("court-hand-up", name=first)
    walk.look("vote, a hand is up", *others)
    while accused.say("court-mine", step="last_words") not in accused.text():
        if accused.is_live("court-pass"):
            accused.tap("court-pass")
    more_time(host)
    walk.look("last words", *players)
    accused.tap("day-done")


def more_time(host: Phone) -> None:
    """Minutes, lest a speech is over before it is looked at by everybody."""
    for _ in range(10):
        host.tap("host-more", seconds=30)


def called(phone: Phone) -> str:
    """Whose call it is, on the button that raises a hand."""
    return " ".join(phone.page.locator(".raise small").inner_text().split())


def dead(walk: Walk, host: Phone, players: list[Phone], code: str, city: City) -> None:
    """Night falls; A only follows, as does somebody who comes now."""
    accused, *others = players
    walk.look("dusk", *others)
    for phone in others:
        phone.sees("night-seal")
    walk.look("second night", *others)
    accused.sees("out-silent")
    walk.look("told to be out", accused)
    accused.tap("out-go")
    walk.look("second night of who is out", accused)
    watcher = city.phone("W", "sk", SMALL)
    watcher.open(f"/t/{code}")
    watcher.sees("home-game-runs")
    walk.look("home, a link to a game", watcher)
    watcher.page.get_by_label(watcher.say("home-name")).fill("W")
    watcher.tap("home-sit")
    for _ in range(3):
        host.go_on()
    accused.saw("dawn-first", name="B")
    accused.page.reload()  # who comes back does not see the dawn again
    accused.sees("out-end")
    walk.look_in_all_languages("out", accused)
    watcher.sees("out-watching")
    walk.look("watching", watcher)


def end(walk: Walk, host: Phone, players: list[Phone], screen: Phone) -> None:
    """The host takes one after the other out of the game until it is over."""
    while host.title() != host.say("end-title"):
        if not host.button("host-players").count():  # the last verdict is shown for a while
            host.page.wait_for_timeout(100)
            continue
        with opened(host, lambda phone: phone.tap("host-players")):
            host.page.locator("dialog .chip").last.click()
            host.tap("host-act-remove")
            host.button("host-act-remove").last.click()
            host.page.locator("dialog").wait_for(state="detached")
    for phone in players:
        phone.sees("end-title")
        phone.page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
    walk.look("end", *players)
    walk.look("end of the table screen", screen)
    for phone in players:
        phone.tap("end-story")
        phone.sees("night-began", "heading", number=1)
    walk.look("story", *players)


@contextmanager
def opened(phone: Phone, open: Callable[[Phone], None]) -> Iterator[None]:
    """With a sheet that is open."""
    open(phone)
    phone.page.locator("dialog[open]").wait_for()
    yield
    if phone.page.locator("dialog[open]").count():
        phone.page.keyboard.press("Escape")
    phone.page.locator("dialog").wait_for(state="detached")


def sheet(walk: Walk, where: str, phones: list[Phone], open: Callable[[Phone], None]) -> None:
    for phone in phones:
        with opened(phone, open):
            walk.look(where, phone)


def menu(walk: Walk, where: str, phones: list[Phone]) -> None:
    for phone in phones:
        with phone.menu():
            walk.look(f"menu, {where}", phone)


WRONG = """
<main style="width: 250px">
  <h1>A</h1>
  <p style="color: #ddd; background: #fff">too pale to be read</p>
  <p>{home-title}</p>
  <p>{$name}</p>
  <button aria-label="{menu}">A</button>
  <label>A <input style="font-size: 15px" /></label>
  <button style="width: 3rem; overflow: hidden; white-space: nowrap">far too long for a button</button>
  <button style="width: 9rem; height: 1rem; overflow: hidden; padding: 0">two lines, of which one is not seen</button>
  <h2 style="position: relative; left: 280px; width: 90px">too far to the right</h2>
  <div class="phone"><div class="sill"><button class="btn--main" style="position: absolute; top: 700px">too low</button></div></div>
  <div class="sill"><button>under something</button><div style="position: relative; top: -30px; height: 40px">A</div></div>
  <div class="ground"><span class="chip">under a window</span><b style="position: relative; left: -60px">window</b></div>
  <div class="dusk"><p>behind a picture</p></div>
  <svg style="position: relative; top: -40px; width: 100%; height: 60px"><rect width="400" height="60" /></svg>
</main>"""


def test_what_is_wrong_with_a_screen_is_found(city: City) -> None:
    phone = city.phone("A", size=SMALL)
    phone.page.set_content(WRONG)
    assert missing(phone) == ["{home-title}", "{$name}", "{menu}"]
    found = [" ".join(one.split()[1:]) for one in misfits(phone)]
    assert [one for one in found if "is cut off: " in one and "far too long" in one]
    assert [one for one in found if "is cut off below: " in one and "two lines" in one]
    assert [one for one in found if "is outside: " in one and "too far" in one]
    assert [one for one in found if "is covered by" in one and "under something" in one]
    assert [one for one in found if "is covered by b" in one and "under a window" in one]
    assert [one for one in found if "is covered by rect" in one and "behind a picture" in one]
    assert misfits(phone)[0] == "the page is 378 wide"
    assert [one for one in misfits(phone) if one.startswith("a field has letters of 15px")]
    assert [one for one in unseen(phone) if "too low" in one]
    assert {one.split(":")[0] for one in barriers(phone)} == {"color-contrast", "html-has-lang", "document-title"}
