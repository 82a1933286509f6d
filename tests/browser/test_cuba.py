"""The book `cuba` on phones: a game of six people by taps, one of ten with bots and the Cleaner, and a real box."""

from __future__ import annotations

from typing import Any

from .looks import barriers, faults, largest, unreadable
from .phones import SMALL, TABLET, City, Phone, Table

SETTINGS: dict[str, Any] = {"first_godfather": "A", "quiet_prompt_s": 0, "next_vote_s": 600, "theft_fixed_s": 0}

# What a phone shows to whoever looks over the shoulder: the page without what is private, or differs by the seat.
PAGE = """() => {
  const page = document.querySelector('.phone').cloneNode(true)
  page.querySelectorAll('.clock, .circle, .head__phase small').forEach(one => one.remove())
  return page.outerHTML
}"""


def test_six_people_play_by_taps_to_the_end(city: City) -> None:
    table = Table(city.server, "ABCDEF", "", book="cuba", **SETTINGS)
    a, b, e, f = (city.seated(table, name) for name in "ABEF")
    c, d = city.seated(table, "C", "pl", SMALL), city.seated(table, "D", "es", SMALL)
    screen = city.screen(table.code, book="cuba")
    phones = (a, b, c, d, e, f)
    a.tap("lobby-start")

    # The Godfather keeps two back
    a.sees("cuba-remove-help", most=5)
    b.sees("cuba-box-opens")
    assert a.count(".gem") == 0, "the lid is shut"
    assert not a.is_live("cuba-close-pass")
    open_lid(a)
    assert a.count("button.gem") == 15
    gems(a, 2)
    assert faults(a) + barriers(a) == []
    a.tap("cuba-close-pass")
    a.tap("cuba-pass-yes")

    # The box: the bag for the first player, diamonds, tokens; nothing for the last
    b.sees("cuba-box-mine")
    for phone in (a, c):
        phone.sees("cuba-box-with")
        assert phone.count(".is-called [data-seat='1']") == 1
        assert faults(phone) == []
    screen.sees("prompt-theft", mode="full", seat="B")
    assert largest(screen) == [screen.say("prompt-theft", mode="full", seat="B")]
    assert unreadable(screen) == []
    open_lid(b)
    b.reads(b.say("cuba-diamonds", number=13))
    b.page.locator("summary").filter(has_text=b.say("cuba-bag")).click()
    b.page.locator("fieldset").get_by_role("button", name=b.say("token-driver"), exact=True).click()
    b.tap("act-bag")
    b.sees("cuba-bag-has", token=b.say("token-driver"))
    take(b, 4)
    b.sees("cuba-hand-it", name="C")
    with b.holding("cuba-pocket"):
        b.sees("role-thief")
        b.sees("cuba-bag-has", token=b.say("token-driver"))
    take(c, "loyal", kinds=2)
    take(d, "agent_fbi", kinds=1)
    take(e, 3, kinds=0)
    open_lid(f)
    assert faults(f) + barriers(f) == []
    open_lid(f)
    f.page.locator(".is-nothing").click()
    pass_on(f)

    # The investigation: questions by taps, claims that do not agree
    for phone in phones:
        phone.sees("phase-investigation")
        assert faults(phone) == []
    a.reads(a.say("cuba-missing", number=7))
    b_missing = b.say("cuba-missing", number=7)
    assert b_missing not in b.text(), "only the Godfather knows how many are missing"
    seat(a, 1)
    a.button("question-passed", "short").click()
    b.sees("asked", kind_kind="passed", asker="A", seat="B", kind=b.say("question-passed"))
    tell_of_the_box(b, 12, "loyal")
    c.tap("act-claim")
    assert c.count(".gem.is-said") == 12, "as B says that it went on"
    assert c.count(".coins button") == 3, "the tokens of this game"
    c.page.locator("button.gem").nth(8).click()
    assert faults(c) + barriers(c) == []
    c.tap("cuba-claim-say")
    for phone in (*phones, screen):
        phone.sees("cuba-seam-diamonds", giver="B", to="C", passed=12, received=9)
    d.page.locator(".dock").get_by_role("button", name=d.say("dock-talk")).click()
    d.page.get_by_label(d.say("talk-say")).fill("Yo no he sido")
    d.page.keyboard.press("Enter")
    d.page.get_by_role("button", name=d.say("talk-back")).click()
    screen.reads("Yo no he sido")
    assert faults(a) + barriers(a) + faults(c) + faults(d) == []

    # Two accusations, each with a breath
    accuse(a, "B", 1)
    for phone in (b, c, screen):
        phone.sees("act-accuse")
    assert c.say("cuba-diamonds", number=4) not in c.text(), "the pockets are still shut"
    for phone in phones:
        phone.saw("diamonds-returned", number=4, total=4)
        assert faults(phone) == []
        phone.tap("cuba-on")
    b.sees("cuba-out")
    accuse(a, "E", 4)
    for phone in phones:
        phone.saw("diamonds-returned", number=3, total=7)
        phone.tap("cuba-on")

    # The end: who has won, the way of the box, the next Godfather
    for phone, won in ((a, "yes"), (b, "no"), (c, "yes"), (f, "no")):
        phone.sees("ending-diamonds-recovered")
        phone.sees("cuba-end-mine", won=won)
        phone.sees("cuba-way")
        phone.sees("cuba-way-bag", token=phone.say("token-driver"))
        assert phone.count(".jr") == 7
        assert faults(phone) == []
    screen.sees("ending-diamonds-recovered")
    b.sees("cuba-next-wait", names="A and C")
    for phone in (a, b, c):
        assert is_pinned(phone)
        phone.page.mouse.wheel(0, 10_000)
        assert is_pinned(phone), "however far it is scrolled"
    for phone in (a, c):
        name_next(phone, "F", 5)
    b.reads(b.say("next-godfather", by_lot="no", seat="F", voters_count=0))
    a.tap("end-story")
    a.sees("story-title")
    assert faults(a) == []


def test_ten_with_bots_and_the_cleaner_who_shoots_an_agent(city: City) -> None:
    settings = {**SETTINGS, "cleaner": "on", "bang_window_s": 60}
    table = Table(city.server, "ABCD", "", language="sk", book="cuba", **settings)
    for _ in range(6):
        table.do("add_bot", bot="careful")  # with a name of its own
    a, b, d = (city.seated(table, name) for name in "ABD")
    c = city.seated(table, "C", "ru", SMALL)
    screen = city.screen(table.code, book="cuba", language="sk")  # as the table speaks
    table.do("deal", "A")
    open_lid(a)
    a.tap("cuba-remove-none")
    pass_on(a)
    take(b, "cleaner")
    take(c, "agent_fbi")
    take(d, "loyal")
    a.sees("cuba-desk")
    screen.sees("phase-investigation")
    assert unreadable(screen) == []
    assert len(set(screen.page.evaluate(TOPS))) == 1, "the windows stand in one line"
    accuse(a, "C", 2)

    # Everybody who could be the Cleaner is asked alike; who is not is refused in private
    for phone in (a, b, c, d, screen):
        phone.sees("act-accuse")
        assert faults(phone) == []
    for phone in (b, d):
        phone.sees("bang-prompt", accused="C")
    assert b.looks(PAGE) == d.looks(PAGE)
    assert b.buttons() == d.buttons()
    for phone in (a, c):
        assert phone.button("act-bang").count() == 0
    d.tap("act-bang")
    d.sees("reason-not-cleaner")
    assert all(phone.say("reason-not-cleaner") not in phone.text() for phone in (a, b, c, screen))
    d.tap("act-hold")
    d.sees("own-hold", you="yes", me="")
    b.tap("act-bang")
    screen.sees("cuba-tv-shoots", name="B")
    assert screen.text().count(screen.say("act-bang")) == 1
    assert unreadable(screen) == []
    for phone in (a, b, c, d):
        phone.sees("bang", seat="B")
        phone.reads(phone.say("token-agent-fbi"))
        assert faults(phone) == []
        phone.tap("cuba-on")
        phone.sees("ending-cleaner-shot-agent")
        phone.sees("cuba-end-mine", won="yes" if phone is b else "no")
    for phone in (a, b, c, d):
        assert is_pinned(phone)
    for seat, token in ((1, "cleaner"), (2, "agent-fbi")):  # the way of the box
        screen.reads(f"{'ABC'[seat]}: {screen.say('token-' + token)}")
        assert unreadable(screen) == []
    name_next(b, "A", 0)
    a.sees("end-again")
    table.do("again", "A")
    screen.sees("seats-new-title")
    assert unreadable(screen) == []


def test_a_real_box_on_the_table(city: City) -> None:
    table = Table(city.server, "ABCDEF", "", book="cuba", mode="assisted", **SETTINGS)
    a, d = city.seated(table, "A"), city.seated(table, "D", "pl", SMALL)
    screen = city.screen(table.code, book="cuba")
    table.do("deal", "A")
    for phone in (a, d):
        phone.reads("15 ")
    screen.sees("prompt-theft", mode="assisted", seat="")
    assert d.button("cuba-enter").count() == 0, "only who set up the table enters anything"
    a.tap("cuba-enter")
    step(a, "cuba-diamonds-number", 6)
    assert faults(a) + barriers(a) == []
    enter(a, "stolen")
    a.reads(a.say("cuba-missing", number=6))

    # D holds too much: an error; it was a slip, and is taken back
    accuse(a, "D", 3)
    d.sees("cuba-host-enters", who="accused", bang="no", name="D")
    loot(a, 2, "loyal")
    for phone in (a, d):
        phone.saw("eliminated", seat="D", cause_kind="taking_error", cause=phone.say("cause-taking-error"))
        phone.tap("cuba-on")
    d.sees("cuba-out")
    a.tap("cuba-enter")
    a.page.locator("dialog").get_by_role("button", name=a.say("host-act-undo"), exact=True).click()
    a.page.locator("dialog .btn--against").click()
    d.sees("act-accuse")
    loot(a, 2)
    for phone in (a, d, screen):
        phone.saw("diamonds-returned", number=2, total=2)
    for phone in (a, d):
        phone.tap("cuba-on")

    # The last reveals: E is caught with the rest, B shows empty pockets; then the host closes
    accuse(a, "E", 4)
    loot(a, 4)
    a.tap("cuba-on")
    a.sees("prompt-last-reveals")
    a.tap("cuba-enter")
    a.page.locator("dialog .chip").filter(has_text="B").click()
    assert a.count("dialog .btn--main[aria-disabled]") == 1, "was the box empty?"
    a.page.locator("dialog .chip").filter(has_text=a.say("cuba-yes-no", word="yes")).click()
    enter(a, "reveal")
    a.reads(a.say("choice-nothing"))
    a.tap("cuba-enter")
    a.page.locator("dialog").get_by_role("button", name=a.say("host-act-end"), exact=True).click()
    a.page.locator("dialog .btn--against").click()
    a.sees("ending-diamonds-recovered")
    a.sees("cuba-stolen-were", diamonds=a.say("cuba-diamonds", number=6))
    rows = [row.split() for row in a.page.locator(".roles li").all_inner_texts()]
    unknown = [row for row in rows if row[0] in ("3", "6")]  # CUBA-1422
    assert unknown == [["3", "C", a.say("end-hidden")], ["6", "F", a.say("end-hidden")]]
    assert faults(a) + faults(d) == []


def test_a_real_box_is_led_to_the_end_by_a_player_who_is_not_the_godfather(city: City) -> None:
    """CUBA-1416, CUBA-1423 Nobody else has a phone: A enters what the Godfather says, that he gives up, all pockets, and
    who names whom. What was noted by mistake is no longer counted once it is taken back (CUBA-1419)."""
    table = Table(city.server, "A", "", book="cuba", mode="assisted", **SETTINGS | {"first_godfather": "B"})
    for name in "BCDEFG":
        table.do("add_person", name=name)
    a = city.seated(table, "A", size=TABLET)
    a.sees("lobby-count", people=7, bots=0, least=6, most=12)
    assert a.count(f'[aria-label*="{a.say("desk-is-at")}"]') == 6
    table.do("deal", "A")
    a.tap("cuba-enter")
    step(a, "cuba-diamonds-number", 6)
    enter(a, "stolen")

    def the_godfather_accuses(name: str) -> None:
        a.tap("cuba-enter")
        choose(a, a.say("cuba-enter-accuse"))
        choose(a, name)
        a.page.locator("dialog .btn--main").click()
        a.page.locator("dialog").wait_for(state="detached")

    def take_back() -> None:
        a.tap("cuba-enter")
        sure(a, "host-act-undo")

    for diamonds in (2, 3):  # the first was a slip
        the_godfather_accuses("3 C")
        loot(a, diamonds)
        a.saw("diamonds-returned", number=diamonds, total=diamonds)
        a.tap("cuba-on")
        a.sees("cuba-recovered", number=diamonds)
        assert recovered(a) == diamonds
        if diamonds == 2:
            take_back()
            a.sees("act-accuse")  # the pockets are shut again
            take_back()
            a.sees("cuba-recovered", number=0)
            assert recovered(a) == 0
    a.tap("cuba-enter")
    assert faults(a) + barriers(a) == []
    a.page.keyboard.press("Escape")
    a.tap("cuba-enter")
    sure(a, "cuba-enter-concede")
    for name, diamonds in (("A", 1), ("D", 1), ("E", 1)):
        a.tap("cuba-enter")
        choose(a, f"{'ABCDEFG'.index(name) + 1} {name}")
        step(a, "cuba-diamonds-number", diamonds)
        enter(a, "reveal")
    a.tap("cuba-enter")
    sure(a, "host-act-end")
    a.sees("ending-godfather-eliminated")

    # A has won too, and names on the phone; for D and E it is entered
    a.page.locator(".pickrow button").nth(5).click()
    a.tap("cuba-next-name", name="6 F")
    for winner, named in (("4 D", "6 F"), ("", "7 G")):
        a.tap("cuba-enter")
        if winner:
            choose(a, winner)
        choose(a, named)
        if winner:
            a.page.keyboard.press("Escape")
    a.sees("next-godfather", seat="F", by_lot="no", voters="", voters_count=0)


def choose(phone: Phone, words: str) -> None:
    phone.page.locator("dialog button:not(.btn--main)").get_by_text(words, exact=True).click()


def sure(phone: Phone, act: str) -> None:
    """After a second tap."""
    choose(phone, phone.say(act))
    phone.page.locator("dialog .btn--against").click()
    phone.page.locator("dialog").wait_for(state="detached")


def recovered(phone: Phone) -> int:
    """As the first gauge shows it."""
    return int(phone.page.locator(".gauge b").first.inner_text())


TOPS = "() => [...document.querySelectorAll('.street .pane')].map(one => Math.round(one.getBoundingClientRect().top))"

# Is the choice of the next Godfather whole on the screen, with its clock?
PINNED = """() => ['.before', '.before .clock'].map(one => document.querySelector(one)?.getBoundingClientRect())
  .every(box => box && box.height && box.top >= 0 && box.bottom <= innerHeight)"""


def is_pinned(phone: Phone) -> bool:
    return bool(phone.page.evaluate(PINNED))


def name_next(phone: Phone, name: str, seat: int) -> None:
    """A winner names the next Godfather."""
    phone.page.locator(".pickrow button").nth(seat).click()
    phone.tap("cuba-next-name", name=f"{seat + 1} {name}")


def loot(phone: Phone, diamonds: int, token: str = "") -> None:
    """What the accused has shown is entered."""
    phone.tap("cuba-enter")
    step(phone, "cuba-diamonds-number", diamonds)
    if token:
        step(phone, f"token-{token}", 1)
    enter(phone, "reveal")


def enter(phone: Phone, act: str) -> None:
    phone.page.locator("dialog .btn--main").filter(has_text=phone.say(f"host-act-{act}")).click()
    phone.page.locator("dialog").wait_for(state="detached")


def open_lid(phone: Phone) -> None:
    """By a tap, unless it is open. A tap that takes a slow machine too long is a hold, after which the lid is shut; and it
    shuts by itself if it was looked at for long. Then it is tapped again."""
    shut = phone.button("cuba-lid-shut")

    def is_open() -> bool:
        if not shut.is_visible():
            phone.tap("cuba-lid-open")
        return shut.is_visible()

    phone.until(is_open, "opens the lid")


def take(phone: Phone, what: int | str, kinds: int | None = None) -> None:
    """The box by taps: look, take, pass on."""
    phone.sees("cuba-box-mine")
    if not phone.page.locator("button.gem, .tokenrow").count():
        open_lid(phone)
    if kinds is not None:
        assert phone.count(".tokenrow:not(.is-none)") == kinds
    assert faults(phone) == []
    if isinstance(what, int):
        gems(phone, what)
    else:
        phone.page.locator(".tokenrow").filter(has_text=phone.say(f"token-{what.replace('_', '-')}")).click()
    pass_on(phone)


def gems(phone: Phone, number: int) -> None:
    phone.page.locator("button.gem").nth(number - 1).click()
    assert phone.count(".gem.is-taken") == number


def pass_on(phone: Phone) -> None:
    phone.tap("cuba-close-pass")
    assert phone.count("button.gem, .tokenrow") == 0, "the lid is shut"
    phone.tap("cuba-pass-yes")


def tell_of_the_box(phone: Phone, diamonds: int, token: str = "") -> None:
    """Say so many diamonds, and perhaps one token, by a tap each."""
    phone.tap("act-claim")
    phone.page.locator("button.gem").nth(diamonds - 1).click()
    if token:
        phone.page.locator(".coins button").filter(has_text=phone.say(f"token-{token}")).first.click()
    assert faults(phone) == []
    phone.tap("cuba-claim-say")
    phone.page.locator(".coins").wait_for(state="detached")


def seat(phone: Phone, seat: int) -> None:
    row = phone.page.locator(f'.board [data-seat="{seat}"]')
    if row.get_attribute("aria-pressed") != "true":
        row.click()


def step(phone: Phone, label: str, times: int) -> None:
    for _ in range(times):
        phone.page.get_by_role("button", name=phone.say("lobby-more", what=phone.say(label)), exact=True).click()


def accuse(phone: Phone, name: str, number: int) -> None:
    seat(phone, number)
    phone.tap("cuba-accuse", name=name)
    phone.sees("cuba-accuse-sure", name=name)
    phone.tap("act-accuse")


def test_one_phone_goes_round_as_the_box(city: City) -> None:
    table = Table(city.server, "A", "", book="cuba", **SETTINGS)
    a = city.seated(table, "A", size=SMALL)
    a.tap("lobby-one-phone")
    for name in "BCDEF":
        a.page.get_by_label(a.say("lobby-no-phone")).fill(name)
        a.page.locator("dialog").get_by_role("button", name=a.say("home-sit"), exact=True).click()
    for name in "BCDEF":
        a.page.locator(f"[data-seat] >> text={name}").first.wait_for()
    assert faults(a) + barriers(a) == []
    a.page.keyboard.press("Escape")
    a.tap("lobby-start")
    open_lid(a)
    a.tap("cuba-remove-none")
    pass_on(a)

    # Each takes it in turn; nothing is seen between two hands, nor after the phone was opened anew
    for name, loot in (("B", 4), ("C", "loyal"), ("D", "driver"), ("E", 1), ("F", 2)):
        a.sees("cuba-phone-is-box")
        assert a.page.locator(".huge").inner_text() == name
        assert a.count(".gem") == 0
        if name == "C":
            assert faults(a) + barriers(a) == []
            a.page.reload()
        a.tap("cuba-phone-take", name=name)
        take(a, loot)
    a.tap("cuba-phone-take", name="A")
    a.sees("cuba-desk")
    a.reads(a.say("cuba-missing", number=7))

    # Out of turn it goes to whoever wants to claim something
    hand_to(a, "B")
    tell_of_the_box(a, 12)
    hand_to(a, "A")
    a.sees("cuba-desk")
    for name, number in (("B", 1), ("E", 4), ("F", 5)):
        accuse(a, name, number)
        a.tap("cuba-on")
    a.sees("ending-diamonds-recovered")


def hand_to(phone: Phone, name: str) -> None:
    phone.tap("menu")
    phone.page.get_by_role("group", name=phone.say("menu-hand")).get_by_role("button", name=name, exact=True).click()
    phone.tap("cuba-phone-take", name=name)


def test_the_other_endings_are_told(city: City) -> None:
    """An Agent is accused; no joker is left for a wrong one; the Godfather gives up; the Godfather leaves in the theft."""
    stories: dict[str, list[tuple[str, str, list[Any]]]] = {
        "agent-accused": [("A", "accuse", [2])],
        "godfather-eliminated": [("A", "accuse", [3])],
    }
    for ending, moves in stories.items():
        table, phone = stolen(city)
        for name, act, args in moves:
            table.do("answer", name, act=act, args=args)
        ends(phone, ending, won="yes" if ending == "godfather-eliminated" else "no")
    table, phone = stolen(city)
    table.do("answer", "A", act="concede", args=[])
    ends(phone, "godfather-eliminated", won="yes")
    table = Table(city.server, "ABCDEF", "", book="cuba", **SETTINGS)
    phone = city.seated(table, "B", "ru", SMALL)
    table.do("deal", "A")
    phone.sees("cuba-box-opens")
    table.do("answer", "A", act="leave", args=[])
    phone.sees("ending-void")
    assert faults(phone) == []


def stolen(city: City) -> tuple[Table, Phone]:
    """B and E are thieves, C is an Agent, D is loyal, F a driver; the box is back, and B looks on."""
    table = Table(city.server, "ABCDEF", "", book="cuba", **SETTINGS)
    phone = city.seated(table, "B", "ru", SMALL)
    table.do("deal", "A")
    table.do("answer", "A", act="remove", args=[0])
    for name, what in zip("BCDEF", (3, "agent_fbi", "loyal", 2, "driver"), strict=True):
        table.do("answer", name, act="take", args=[what])
    phone.sees("phase-investigation")
    return table, phone


def ends(phone: Phone, ending: str, won: str) -> None:
    def is_told() -> bool:
        if phone.button("cuba-on").count():
            phone.tap("cuba-on")
        return phone.say(f"ending-{ending}") in phone.text()

    phone.until(is_told, f"sees {ending}")
    phone.sees("cuba-end-mine", won=won)
    assert faults(phone) == []


HELD = 600  # ms: longer than a tap


def test_the_lid_is_open_while_a_finger_holds_it_and_keys_reach_everything(city: City) -> None:
    table = Table(city.server, "ABCDEF", "", book="cuba", **SETTINGS)
    b = city.seated(table, "B", size=SMALL, is_new=True)
    table.do("deal", "A")
    table.do("answer", "A", act="remove", args=[2])
    b.sees("cuba-box-mine")
    fingers = b.page.context.new_cdp_session(b.page)

    def touch(kind: str, *places: str) -> None:
        points = []
        for id, place in enumerate(places):
            box = b.page.locator(place).bounding_box()
            assert box
            points.append({"id": id, "x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    # One finger holds, another one takes; whoever lets go shuts it
    third = "button.gem:nth-of-type(3)"
    touch("touchStart", ".hold")
    b.page.locator(third).wait_for()
    b.page.wait_for_timeout(HELD)
    touch("touchStart", ".hold", third)
    b.page.locator(".gem.is-taken").nth(2).wait_for()
    assert b.count(".gem.is-taken") == 3
    touch("touchEnd")
    b.page.locator("button.gem").first.wait_for(state="detached")

    # By keys: the diamonds come first, and the Tab key leaves the lid open
    b.page.locator(".hold").focus()
    b.page.keyboard.press("Enter")
    b.page.locator("button.gem:focus").wait_for()
    b.page.keyboard.press("ArrowRight")
    assert b.count(".gem.is-taken") == 4
    b.page.keyboard.press("Tab")
    assert b.count(".tokenrow:focus") == 1
    b.page.keyboard.press("Enter")
    assert b.count(".tokenrow.is-taken") == 1 and b.count(".gem.is-taken") == 0
    assert b.count("button.gem") == 13, "it is still open"
    b.page.evaluate("() => window.dispatchEvent(new Event('blur'))")
    b.page.locator("button.gem").first.wait_for(state="detached")
