"""Without a pointer: join, start, play and end a speech by keys alone."""

from __future__ import annotations

from .phones import City, Phone, Table
from .test_spytown import BY_HAND as SPYTOWN_BY_HAND


def test_a_table_is_opened_by_keys_alone(city: City) -> None:
    a = city.phone("A")
    a.open()
    a.sees("home-lead")
    press(a, "home-start")
    a.sees("books-title")
    a.page.locator("[aria-checked=true]").focus()
    a.page.keyboard.press("ArrowDown")
    assert a.page.locator("[aria-checked=true]").get_attribute("data-book") == "cuba"
    a.page.keyboard.press("ArrowUp")
    press(a, "books-take", name=a.say("lobby-book-original"))
    a.sees("home-new")
    a.page.keyboard.type("A")  # the field has the focus already
    a.page.keyboard.press("Enter")
    a.page.wait_for_url("**/t/*")
    code = a.page.url.rpartition("/")[2]

    b = city.phone("B")
    b.open()
    b.sees("home-lead")
    to(b, "#code")
    b.page.keyboard.type(code)
    b.page.keyboard.press("Enter")
    b.sees("home-sit")
    b.page.keyboard.type("B")
    b.page.keyboard.press("Enter")
    b.sees("lobby-too-few-wait", more=4)

    for bots in range(1, 6):
        press(a, "lobby-add-bot")
        a.sees("lobby-count", people=2, bots=bots, least=6, most=13)
    press(a, "lobby-start")
    for phone in (a, b):
        phone.sees("deal-dealt")
        to_button(phone, "deal-hold")
        phone.page.keyboard.down("Space")
        phone.page.locator(".blind__in").wait_for()
        phone.page.keyboard.up("Space")
        press(phone, "deal-ready")
    a.sees("night-seal")


def test_a_night_and_a_speech_are_played_by_keys_alone(city: City) -> None:
    table = Table(city.server, "ABH", "CDEFG", host="H", night_step_seconds=0, nomination_seconds=0, deal_seconds=0)
    table.do("deal")
    table.go_on_to("mafia", night=1)
    a, b = city.seated(table, "A"), city.seated(table, "B")

    # At night: into the ring, along it, and seal
    a.sees("night-seal")
    to(a, "[data-seat]")
    a.page.keyboard.press("4")
    assert focus(a, "one => one.dataset.seat") == "3"
    a.page.keyboard.press("ArrowLeft")
    assert focus(a, "one => one.dataset.seat") == "4"
    a.page.keyboard.press("Enter")
    assert focus(a, "one => one.ariaPressed") == "true"
    press(a, "night-seal")
    a.sees("night-sealed")

    # By day: my speech, and whom I put on trial
    table.go_on_to("discussion", "speech")
    for phone in (a, b):
        phone.page.reload()  # who comes back does not see the dawn
    a.sees("day-your-floor")
    press(a, "day-done")
    a.sees("day-your-nomination")
    to(a, "[data-seat]")
    a.page.keyboard.press("3")
    a.page.keyboard.press("Space")
    press(a, "day-accuse", name=a.page.locator('[data-seat="2"] .seat__name').inner_text())
    b.sees("day-your-floor")
    press(b, "day-done")
    b.sees("day-your-nomination")
    press(b, "day-nobody")
    a.sees("day-on-trial")


def test_a_box_is_looked_into_and_passed_on_by_keys_alone(city: City) -> None:
    settings = {"first_godfather": "A", "quiet_prompt_s": 0, "next_vote_s": 600, "theft_fixed_s": 0}
    table = Table(city.server, "ABCDEF", "", book="cuba", **settings)
    table.do("deal", "A")
    table.do("answer", "A", act="remove", args=[0])
    b = city.seated(table, "B")
    b.sees("cuba-box-mine")
    to(b, ".hold")
    b.page.keyboard.press("Enter")
    b.until(lambda: focus(b, "one => one.className").startswith("gem"), "is in the box")
    b.page.keyboard.press("ArrowRight")
    seen = set()
    for key in ("Tab", "Shift+Tab"):
        for _ in range(12):
            b.page.keyboard.press(key)
            seen.add(focus(b, "one => one.closest('main, footer')?.localName"))
            assert b.count(".crate.is-shut") == 0
    assert seen == {"main", "footer"}
    press(b, "cuba-close-pass")
    b.until(lambda: focus(b, "one => one.innerText") == b.say("menu-no"), "is asked once more")
    b.page.keyboard.press("Escape")
    b.until(lambda: focus(b, "one => one.className").startswith("hold"), "is back at the lid")
    b.page.keyboard.press("Enter")
    b.until(lambda: b.count(".crate.is-shut") == 0, "has the box open")
    b.page.keyboard.press("Escape")
    b.until(lambda: b.count(".crate.is-shut") == 1, "has shut it")
    assert focus(b, "one => one.className").startswith("hold")
    press(b, "cuba-close-pass")
    press(b, "cuba-pass-yes")
    b.sees("cuba-box-with")


def test_a_godfather_plays_by_keys_alone(city: City) -> None:
    settings = {"first_godfather": "A", "quiet_prompt_s": 0, "next_vote_s": 600, "theft_fixed_s": 0}
    table = Table(city.server, "ABCDEF", "", book="cuba", **settings)
    table.do("deal", "A")
    a = city.seated(table, "A")
    press(a, "cuba-lid-open")
    press(a, "cuba-remove-none")
    press(a, "cuba-close-pass")
    press(a, "cuba-pass-yes")
    a.sees("cuba-box-with")
    for name, took in zip("BCDEF", (3, "loyal", "driver", "agent_fbi", 2), strict=True):
        table.do("answer", name, act="take", args=[took])

    # A testimony: so many were kept back
    press(a, "act-claim")
    press(a, "cuba-claim-tab", tab="removed")
    to(a, ".gem")
    for key in ("Enter", "ArrowRight"):
        a.page.keyboard.press(key)
    press(a, "cuba-claim-say")
    a.sees("cuba-boss-removed", name="A", number=2)

    # A question, two accusations, and the next Godfather
    to(a, '.who[data-seat="1"]')
    a.page.keyboard.press("Enter")
    to(a, ".asks .chip")
    a.page.keyboard.press("Enter")
    a.sees("cuba-asked")
    for thief in (1, 5):
        if thief != 1:
            to(a, f'.who[data-seat="{thief}"]')
            a.page.keyboard.press("Enter")
        press(a, "cuba-accuse", name="ABCDEF"[thief])
        press(a, "act-accuse")
        a.sees("cuba-on")
        press(a, "cuba-on")
    a.sees("cuba-next-who")
    to(a, ".pickrow button")
    a.page.keyboard.press("Enter")
    press(a, "cuba-next-name", name="1 A")
    a.sees("cuba-next-mine", name="1 A")


def test_a_mafioso_of_spytown_plays_by_keys_alone(city: City) -> None:
    cards = {"A": "mafioso wiretap", "B": "mafioso", "E": "agent", "F": "policeman shelter"}
    table = Table(city.server, "ABCDEFGIJH", "", host="H", cards=cards, book="spytown", **SPYTOWN_BY_HAND)
    table.do("deal")
    a = city.seated(table, "A")
    to_button(a, "deal-hold")
    a.page.keyboard.down("Space")
    a.page.locator(".blind h2").wait_for()
    a.page.keyboard.up("Space")
    press(a, "deal-ready")

    # The night: asleep, and then awake
    for step, key in (("agent_phase", "5"), ("mafia_phase", "3")):
        table.go_on_to(step)
        a.sees(f"step-began-{step.replace('_', '-')}", "short")
        choose(a, key)
        press(a, "night-seal")
        a.sees("night-sealed")
    table.answer("B", "point", 2)

    # A card before the talk
    table.go_on_to("start_window")
    a.sees("spy-window")  # after the dawn
    press(a, "spy-play")
    choose(a, "4")
    press(a, "spy-lay-open")
    a.sees("card-played", seat="A", card=a.say("card-wiretap"), target_kind="seat", target="D")

    # The council: two votes, and a defence between them
    table.go_on_to("discussion")
    a.sees("day-talk-free")
    press(a, "act-ready")
    table.go_on_to("preliminary_vote")
    a.sees("spy-point-whom")
    choose(a, "4")
    press(a, "spy-point", name="D")
    for name, seat in {"B": 3, "D": 0, "E": 0, "F": 3, "G": 3, "I": 3, "J": 0}.items():
        table.answer(name, "vote", seat)
    a.sees("phase-defence")
    table.answer("D", "done")
    a.sees("spy-defence-mine")
    press(a, "day-done")
    a.sees("spy-point-whom")
    to(a, ".pick")
    a.page.keyboard.press("Enter")
    press(a, "spy-point", name="D")
    for name, seat in {"B": 3, "D": 0, "E": 0, "F": 3, "G": 3, "I": 3, "J": 0}.items():
        table.answer(name, "vote", seat)
    table.go_on_to("end_window")
    a.sees("spy-window")
    press(a, "spy-pass")
    a.sees("spy-window-passed")
    table.go_on_to_the_end()
    a.sees("end-story")
    press(a, "end-story")
    a.sees("story-title")


def choose(phone: Phone, number: str) -> None:
    """Into the ring, to a seat by its number, and choose it."""
    to(phone, "[data-seat]")
    phone.page.keyboard.press(number)
    phone.page.keyboard.press("Enter")


def focus(phone: Phone, what: str) -> str:
    """Something about what has the focus."""
    found: str = phone.page.evaluate(f"() => ({what})(document.activeElement)")
    return found


def to(phone: Phone, selector: str) -> None:
    """Tab until something has the focus, and see that it is seen to have it."""
    for _ in range(40):
        if phone.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            assert focus(phone, "one => getComputedStyle(one).outlineStyle") != "none" or selector == "#code"
            return
        phone.page.keyboard.press("Tab")
    raise AssertionError(f"no way by keys to {selector}: {phone.text()}")


def to_button(phone: Phone, id: str, **args: str) -> None:
    for _ in range(40):
        if " ".join(focus(phone, "one => one.innerText ?? ''").split()) == phone.say(id, **args):
            assert focus(phone, "one => getComputedStyle(one).outlineStyle") != "none"
            return
        phone.page.keyboard.press("Tab")
    raise AssertionError(f"no way by keys to {id}: {phone.text()}")


def press(phone: Phone, id: str, **args: str) -> None:
    to_button(phone, id, **args)
    phone.page.keyboard.press("Enter")
