"""The book `bigcity` on phones: a game of nine from the deal to the story, fourteen with every kind of night, two factions,
Who Is Who with its secrets, the sect, the deck.

But for the sect a human Host goes on by hand, so that no clock decides what is seen."""

from __future__ import annotations

import pytest

from .looks import barriers, faults, small_targets, unreadable, unseen
from .phones import LANGUAGES, SMALL, SMALL_SIDEWAYS, City, Phone, Table

# The page without what differs by the moment, is private while it is held, or shows which seat is one's own.
PAGE = """() => {
  const page = document.querySelector('.phone').cloneNode(true)
  page.querySelectorAll('.clock, .circle, .long').forEach(one => one.remove())
  page.querySelector('.whisper:not(.is-shut)')?.replaceChildren()
  return page.outerHTML.replaceAll(' is-touched', '')
}"""

TWELVE = {
    **{"A": "mafia", "B": "mafia", "C": "doctor", "D": "detective", "E": "judge", "F": "journalist"},
    **{"G": "bodyguard", "H": "avenger", "I": "mafia", "J": "boss"},
}


def test_nine_play_with_a_doctor_and_a_detective(city: City) -> None:
    cards = {"A": "doctor", "B": "detective", "C": "mafia", "D": "mafia"}
    table = Table(city.server, "ABCDEFGHIZ", "", host="Z", cards=cards, book="bigcity")
    table.do("deal")
    a, b = city.seated(table, "A"), city.seated(table, "B", "pl", SMALL)
    c, d = city.seated(table, "C", "ru"), city.seated(table, "D", size=SMALL)
    host, screen = city.seated(table, "Z"), city.screen(table.code, book="bigcity")
    phones = (a, b, c, d)
    for phone in phones:
        with phone.holding("deal-hold"):
            phone.until(lambda phone=phone: phone.page.locator(".blind h2").count(), "sees the card")
            assert phone.page.locator(".blind h2").inner_text() == phone.say(f"card-{cards[phone.name]}")
            assert faults(phone) == []
        phone.tap("deal-ready")
        phone.sees("deal-is-ready")
    host.sees("host-ready", left=5, ready=4, count=9)

    # The Quiet Night: C and D see each other, and nobody else can tell
    table.go_on_to("call_criminals")
    for phone in phones:
        phone.sees("call-criminals")
    screen.sees("call-criminals")
    c.hears("city-night-met")
    assert whisper(c) == ["D", c.say("night-you")]
    a.hears("night-asleep")
    assert a.looks(PAGE) == d.looks(PAGE)

    # The first day: nobody is condemned
    table.go_on_to("discussion")
    for phone in phones:
        phone.until(phone.dawn, "wakes up")
        assert phone.say("nobody-killed") in phone.dawn()
    table.go_on_to("night", "call_doctor", night=2)

    # The night: heal, point, check; whoever is not called does the same
    choose(a, 5)
    choose(d, 0)
    assert a.looks(PAGE) == d.looks(PAGE)
    a.hears("act-taken", act="heal", you="yes", targets="F", me="A")
    d.hears("night-kept", name="A")
    table.go_on_to("call_mafia")
    for phone, seat in ((c, 5), (d, 4), (a, 3), (b, 3)):
        choose(phone, seat)
        phone.sees("act-done")
    assert whisper(c) == ["D: E", f"{c.say('night-you')}: F"]
    choose(d, 5)
    assert whisper(c) == ["D: F", f"{c.say('night-you')}: F"]
    c.hears("city-night-done")
    for phone in (c, d, a):
        phone.tap("act-done")
    c.hears("city-night-waits")
    assert d.looks(PAGE) == a.looks(PAGE)
    table.go_on_to("call_detective")
    choose(b, 2)
    choose(c, 2)
    with b.holding("night-hold"):
        sign = {"targets": "C", "signal": b.say("signal-thumb-down"), "meaning": b.say("meaning-criminal")}
        b.sees("check-answer", you="yes", me="B", **sign)
        assert b.page.locator(".whisper use").get_attribute("href") == "#i-down"
        assert faults(b) == []
    with host.holding("host-hold"):
        host.sees("card-detective")
        assert faults(host) == []

    # The day: nobody was killed; B's hand and others condemn C, whose card is shown
    table.go_on_to("discussion")
    for phone in phones:
        phone.until(lambda phone=phone: phone.say("day-title", number=2) in phone.dawn(), "wakes up")
        assert phone.say("nobody-killed") in phone.dawn()
    with b.holding("dock-role"):
        b.sees("check-answer", you="yes", me="B", **sign)
    table.go_on_to("first_round")
    a.sees("city-vote-me")
    for phone in (b, c, d):
        phone.sees("city-vote-ask")
        assert faults(phone) == []
    raise_hand(d)
    d.sees("city-vote-up", name="A")
    d.tap("city-hand-down")
    d.sees("city-vote-passed", name="A")
    name_until(table, 2)
    for phone in (a, b):
        raise_hand(phone)
    for name in "EF":
        table.answer(name, "vote", 2)
    screen.sees("named", seat="C")
    c.sees("city-vote-me")
    name_until(table, 3)
    b.sees("city-vote-spent", name="C")
    table.go_on_to("call_mafia", night=3)
    for phone in (a, b, d):
        phone.saw("executed", seat="C", card=phone.say("card-mafia"), card_kind="mafia")
    screen.saw("stage-leaves", number=1)
    c.tap("out-go")
    c.sees("out-end")
    choose(d, 0)
    d.tap("act-done")
    table.go_on_to("discussion")
    a.until(lambda: a.say("dawn-windows", number=1) in a.dawn(), "is killed")
    b.until(lambda: b.say("card-doctor") in b.dawn(), "sees the card")
    table.go_on_to("first_round")
    name_until(table, 3)
    raise_hand(b)
    for name in "EFG":
        table.answer(name, "vote", 3)
    table.go_on_to_the_end()

    # The end, with everything laid open, and the story
    for phone, won in ((a, "yes"), (b, "yes"), (c, "no"), (d, "no")):
        phone.sees("end-mine", won=won)
        phone.sees("winner-citizens")
        assert faults(phone) == []
    screen.sees("winner-citizens")
    a.tap("end-story")
    a.sees("story-title")
    a.sees("faction-choice", choice="F", choice_kind="seat")
    assert faults(a) + barriers(a) == []


def test_twelve_keep_their_names_through_a_vote_on_the_smallest_phone(city: City) -> None:
    table = Table(city.server, "ABCDEFGHIJKLZ", "", host="Z", cards=TWELVE, book="bigcity", role_table="off")
    table.do("deal")
    phones = [city.seated(table, "C", language, SMALL) for language in ("ru", "pl")]
    table.go_on_to("first_round")
    for phone in phones:
        phone.page.reload()  # who comes back does not see the dawn
        phone.is_there()
    for named in (0, 1):  # then what was counted for the first stands in a line of its own
        for phone in phones:
            phone.sees("city-vote-ask")
            assert all(name.is_visible() for name in phone.page.locator(".seat__name").all()), (named, phone.language)
            assert faults(phone) == []
        table.answer("DEF"[named], "vote", named)
        table.go_on()


@pytest.mark.long
def test_fourteen_with_jail_alibi_poison_block_and_an_agent(city: City) -> None:
    cards = {
        **{"A": "agent", "B": "journalist", "C": "mafia", "D": "boss", "E": "sleuth", "F": "judge"},
        **{"G": "lawyer", "H": "poisoner", "I": "avenger", "J": "admirer", "K": "detective"},
    }
    table = Table(city.server, "ABCDEFGHIJKLMNZ", "", host="Z", cards=cards, book="bigcity", role_table="off")
    table.do("deal")
    a, b, c = city.seated(table, "A"), city.seated(table, "B", "es"), city.seated(table, "C", size=SMALL)
    e, f, i = city.seated(table, "E", "pl", SMALL), city.seated(table, "F", "sk"), city.seated(table, "I", "ru", SMALL)
    k = city.seated(table, "K")
    screen = city.screen(table.code, book="bigcity")

    # The Lawyer blocks the Detective; the gang chooses the Agent, and then once more
    table.go_on_to("call_lawyer", night=2)
    table.answer("G", "block", 10)
    table.go_on_to("call_mafia")
    choose(c, 0)
    assert whisper(c)[-1] == "You: A"
    for name in "DG":
        table.answer(name, "point", 0)
    choose(a, 2)
    for phone in (c, a):
        phone.tap("act-done")
    for name in "DG":
        table.answer(name, "done")
    table.go_on()
    c.hears("city-night-agent", name="A")
    a.hears("city-night-agent", name="A")
    assert faults(c) == []
    choose(c, -1)
    c.hears("city-night-waits")
    for name in "DG":
        table.answer(name, "pass")
    table.go_on_to("call_poisoner")
    table.answer("H", "poison", 11)
    table.go_on_to("call_detective")
    k.hears("crossed-arms", you="yes", me="K")
    with k.holding("night-hold"):
        assert k.page.locator(".whisper use").get_attribute("href") == "#i-blocked"
    choose(k, 2)

    # Two are compared; one is shot, and not checked: the same on every phone
    table.go_on_to("call_journalist")
    for phone in (b, c):
        phone.sees("call-journalist")
    choose(b, 2, 3)
    choose(c, 4, 5)
    with b.holding("night-hold"):
        b.sees("meaning-same")
    table.go_on_to("call_sleuth")
    for phone, seat in ((e, 8), (c, 0)):
        phone.page.get_by_role("radio", name=phone.say("act-shoot"), exact=True).click()
        choose(phone, seat)
    assert c.page.get_by_role("radio").count() == e.page.get_by_role("radio").count() == 2
    e.hears("act-taken", act="shoot", you="yes", targets="I", me="E")
    assert faults(e) == []
    table.go_on_to("call_judge")
    f.sees("call-judge")
    choose(f, 2)
    table.go_on_to("call_admirer")
    table.answer("J", "alibi", 3)

    # Dawn: two are dead with their cards, the Avenger takes one along, and C goes to jail
    table.go_on_to("avenger_window")
    i.sees("city-avenge-choose")
    assert faults(i) == []
    b.until(lambda: b.say("city-avenge-wait", names="I") in b.text(), "waits")
    i.tap_seat(6)
    i.tap("city-avenge", name="G")
    table.go_on_to("discussion")
    for phone in (b, c, e):
        phone.until(lambda phone=phone: phone.say("dawn-windows", number=3) in phone.dawn(), "wakes up")
        for card in ("agent", "avenger", "lawyer"):
            assert phone.say(f"card-{card}") in phone.dawn()
        assert phone.say("city-in-jail") in phone.dawn()
    assert faults(c) == []
    screen.sees("jailed", seats="C", seats_count=1)
    c.until(lambda: c.page.locator(".is-jailed").count(), "sees the jail")

    # The day: C has no vote; D is condemned and has an alibi; L dies of the poison
    table.go_on_to("first_round")
    c.sees("city-vote-jailed")
    assert c.count(".btn.raise") == 0
    name_until(table, 3)
    for phone in (b, e, f):
        raise_hand(phone)
        assert faults(phone) == []
    screen.until(lambda: screen.page.locator("[data-voter]").count() == 3, "shows three hands")  # after the dawn
    table.go_on_to("night", "call_lawyer", night=3)
    for phone in (b, c, screen):
        phone.saw("alibi-announced", seat="D")
        phone.saw_text("L")
    assert table.view()["living"] == [1, 2, 3, 4, 5, 7, 9, 10, 12, 13]


def test_mafia_and_cartel_wake_apart_and_both_shoot(city: City) -> None:
    cards = {"A": "mafia", "B": "mafia", "C": "cartel", "D": "cartel", "E": "agent"}
    table = Table(city.server, "ABCDEFGHIJKLZ", "", host="Z", cards=cards, book="bigcity", faction="both")
    table.do("deal")
    a, c, e = city.seated(table, "A"), city.seated(table, "C", size=SMALL), city.seated(table, "E", "ru", SMALL)
    host = city.seated(table, "Z", size=SMALL)
    for step, awake, asleep in (("mafia", a, c), ("cartel", c, a)):
        table.go_on_to(f"call_{step}")
        awake.sees(f"call-{step}", night=1)
        assert whisper(awake) == ["B" if awake is a else "D", "E", "You"]
        assert len(whisper(e)) == 3
        assert whisper(asleep) == []
        assert awake.looks(PAGE) == asleep.looks(PAGE)
    table.go_on_to("call_mafia", night=2)
    choose(a, 7)
    table.answer("B", "point", 7)
    table.go_on_to("call_cartel")
    choose(c, 0)
    table.answer("D", "point", 0)
    table.go_on_to("discussion")
    c.until(lambda: c.say("dawn-windows", number=2) in c.dawn(), "wakes up")

    # The Host sets a time, warns, corrects a vote, and stops the game
    host.tap("host-players")
    host.page.get_by_role("button", name=host.say("city-minutes", minutes=5), exact=True).click()
    c.until(lambda: c.page.locator("[role=timer]").count(), "has a clock")
    host.tap("host-players")
    host.page.get_by_role("button", name="3 C", exact=True).click()
    host.tap("host-act-warn")
    c.saw("warned", seat="C")
    table.go_on_to("first_round")
    name_until(table, 1)
    host.tap("host-players")
    host.page.get_by_role("button", name="3 C", exact=True).click()
    host.tap("host-correct")
    host.page.get_by_role("button", name=host.say("act-vote"), exact=True).click()
    host.page.get_by_role("button", name="2 B", exact=True).last.click()
    host.tap("host-act-correct")
    c.sees("city-vote-up", name="B")
    assert faults(host) == []
    host.tap("host-players")
    host.tap("host-act-stop")
    host.page.get_by_role("group").get_by_role("button", name=host.say("host-act-stop"), exact=True).click()
    for phone in (a, c, e):
        phone.sees("winner-none")
        assert faults(phone) == []


def test_words_written_at_night_are_read_by_those_awake_alone(city: City) -> None:
    """CITY-R74 Everybody has the field, and whatever stands in it is read only while the pad is held."""
    cards = {"A": "mafia", "B": "mafia", "C": "agent", "E": "detective"}
    table = Table(city.server, "ABCDEFGHIZ", "", host="Z", cards=cards, book="bigcity", faction_chat="on")
    table.do("deal")
    a, b = city.seated(table, "A", "pl", SMALL), city.seated(table, "B")
    c, d = city.seated(table, "C", "ru", SMALL), city.seated(table, "D", "pl", SMALL)
    host = city.seated(table, "Z", "pl", SMALL)
    phones = (a, b, c, d)
    table.go_on_to("call_criminals")
    for phone in phones:
        phone.sees("call-criminals")
        assert phone.count(".sill input") == 0
    table.go_on_to("call_mafia", night=2)
    for phone in phones:
        phone.sees("call-mafia", night=2)
        assert faults(phone) == []
    assert barriers(a) == []

    # What is typed is dots until the pad is held, and the same page on every phone
    for phone in (a, d):
        phone.page.get_by_label(phone.say("city-night-write")).fill("Może F?")
        assert dots(phone) == "disc"
        with phone.holding("night-hold"):
            phone.until(lambda phone=phone: dots(phone) == "none", "reads the field")
        assert dots(phone) == "disc"
    assert a.looks(PAGE) == d.looks(PAGE)
    for phone in (a, d):
        write(phone, "Może F?")
        assert phone.page.locator(".sill input").input_value() == ""
    assert a.looks(PAGE) == d.looks(PAGE)

    # A's words are read by B and the Agent; D's by nobody else
    for phone in (a, b, c):
        phone.hears("faction-said", seat="A", text="Może F?")
    d.hears("city-night-jotted", text="Może F?")
    with host.holding("host-hold"):
        host.sees("faction-said", seat="A", text="Może F?")
        assert "D:" not in host.text()
    write(b, "Long words are cut at two hundred characters. " * 5)
    for number in range(9):
        write(b, f"Yes, number {number}.")
    for phone in (a, c):
        phone.hears("faction-said", seat="B", text="Yes, number 8.")
    choose(a, 5)
    choose(d, 5)
    with a.holding("night-hold"), d.holding("night-hold"):
        for phone in (a, d):
            phone.page.locator(".whisper:not(.is-shut)").wait_for()
            assert faults(phone) == []
        assert a.count(".whisper ol li") == 11
        assert d.count(".whisper ol li") == 1
        assert a.looks(PAGE) == d.looks(PAGE)
        assert a.page.locator(".whisper").bounding_box() == d.page.locator(".whisper").bounding_box()

    # Another call, and nobody has the field
    table.go_on_to("call_detective")
    for phone in phones:
        phone.until(lambda phone=phone: not phone.page.locator(".sill input").count(), "has no field")


def test_who_is_who_takes_its_secrets_to_the_grave(city: City) -> None:
    """Nobody knows which roles there are; the dead are asked alike, and only the Avenger's answer counts."""
    cards = {"A": "avenger", "B": "bodyguard", "C": "mafia", "D": "maniac"}
    options = {f"opt_{name}": "on" for name in ("who_is_who", "grave_secrets", "sound_mind", "name_of_truth")}
    table = Table(city.server, "ABCDEFGHIZ", "", host="Z", cards=cards, book="bigcity", **options)
    table.do("deal")
    a, b = city.seated(table, "A", size=SMALL), city.seated(table, "B", size=SMALL)
    e, screen = city.seated(table, "E", "pl", SMALL), city.screen(table.code, book="bigcity")
    numbers = [("citizens", 7), ("criminals", 1), ("outcasts", 1)]
    sides = ", ".join(a.say("city-deck-side", side=a.say(f"side-{side}"), count=count) for side, count in numbers[:2])
    last = a.say("city-deck-side", side=a.say("side-outcasts"), count=1)
    for phone in (a, screen):
        phone.sees("city-deck-drawn", sides=a.say("list-and", first=sides, last=last))
    assert not a.is_live("role-characters")
    table.go_on_to("call_lawyer", night=2)
    a.sees("night-call", number=1, count=16)
    table.go_on_to("call_mafia")
    table.answer("C", "point", 0)
    table.go_on_to("call_maniac")
    table.answer("D", "shoot", 1)

    # A and B are dead without a card, and have the same screen
    table.go_on_to("avenger_window")
    for phone in (a, b):
        phone.sees("city-avenge-hidden")
    assert faults(a) == []
    assert a.buttons().keys() - seats(a) == b.buttons().keys() - seats(b)
    assert a.looks(PAGE) == b.looks(PAGE)
    e.sees("city-avenge-wait-hidden")
    b.tap_seat(2)
    b.tap("city-avenge", name="C")
    b.sees("reason-not-your-role")
    a.tap_seat(2)
    a.tap("city-avenge", name="C")
    table.go_on()
    e.sees("avenged", effect="yes", avenger="A", seat="C")

    # The last words, one after another: A's is heard by all
    a.sees("city-word-mine")
    a.tap("say-open")
    a.tap("day-write")
    a.page.locator("textarea").fill("It was D.")
    a.page.locator("textarea").press("Enter")
    a.tap("day-done")
    table.go_on()
    b.sees("city-word-mine")
    e.sees("city-wait", opt_sound_mind="on")
    table.go_on_to("discussion")

    # A card shown is a death; by then everybody has the button
    e.until(lambda: e.is_live("act-show"), "may show the card")
    e.tap("act-show")
    e.sees("city-show-sure")
    assert faults(e) == []
    e.tap("act-show")
    screen.saw_text(screen.say("shown", seat="E", card=screen.say("card-peaceful-resident")))
    e.until(lambda: e.page.locator(".is-me.is-out").count(), "is out")


def test_the_sect_takes_all_and_recruits_are_words_in_the_held_box(city: City) -> None:
    settings = {"night_step_limit_s": 0, "quiet_step_s": 2, "role_table": "off"}  # a call ends when all have acted
    cards = {"A": "sectarian", "B": "mafia"}
    table = Table(city.server, "ABCD", "", cards=cards, book="bigcity", **settings)
    table.do("deal")
    a, b, c = city.seated(table, "A", size=SMALL), city.seated(table, "B", "ru", SMALL), city.seated(table, "C", "pl")
    phones = (a, b, c)
    for name in "ABCD":
        table.answer(name, "ready")
    for night, recruit in ((2, 1), (3, 2), (4, 3)):
        through_the_day(table, phones, night - 1)
        if night == 2:
            b.sees("call-mafia", night=night)
            choose(b, -1)
            assert whisper(b) == []
            b.tap("act-done")
        a.sees("call-sect")
        choose(a, recruit)
        if night == 2:
            b.hears("recruited", you="yes", me="B")
            assert faults(b) == []
    for phone in phones:
        phone.sees("winner-sect")
        phone.sees("end-mine", won="yes")
        assert faults(phone) == []


def test_the_deck_is_built_by_taps(city: City) -> None:
    a = city.phone("A", "en", SMALL, book="bigcity")
    a.start_table()
    a.tap("lobby-change")
    a.page.locator(".book", has_text=a.say("lobby-book-bigcity")).click()
    a.until(lambda: a.page.get_by_role("radio", name=a.say("preset-first-game")).count(), "reads the book")
    a.page.locator("summary", has_text=a.say("setting-roles")).click()
    assert a.page.get_by_role("checkbox", name=a.say("city-in-deck", name="Detective")).get_attribute("aria-checked")
    for card in ("doctor", "judge", "sleuth", "maniac"):
        tick(a, card)
    a.sees("city-cards-for", cards=10, players=1)
    a.sees("advice-table-special-citizens")
    a.page.get_by_role("button", name=a.say("lobby-more", what=a.say("card-mafia")), exact=True).click()
    a.sees("city-cards-for", cards=11, players=1)
    a.page.locator(".about", has_text=a.say("card-judge")).click()
    a.sees("card-judge", "description")
    assert faults(a) + barriers(a) == []

    # Under Who Is Who only numbers are chosen
    a.page.get_by_role("switch", name=a.say("setting-opt-who-is-who")).click()
    a.page.locator("summary", has_text=a.say("setting-decks")).click()
    a.sees("city-deck-unseen")
    a.page.get_by_role("button", name=a.say("lobby-more", what=a.say("side-outcasts")), exact=True).click()
    a.sees("city-cards-for", cards=7, players=1)
    assert faults(a) == []


# Taps


def choose(phone: Phone, *seats: int) -> None:
    """Choose these at night, or nobody (-1), and seal it."""
    for seat in seats:
        if seat < 0:
            phone.page.locator(".hub__btn").click()
        else:
            phone.tap_seat(seat)
    phone.tap("night-seal")
    phone.until(lambda: phone.say("night-seal") not in phone.buttons(), "has sealed")


LONG = [
    "Bartłomiej",
    "Aleksander",
    "Kazimierz",
    "Franciszek",
    "Ewa",
    "Władysław",
    "Konstanty",
    "Jan",
    "Wawrzyniec",
    "Zuzanna",
    "Magdalena",
]


@pytest.mark.parametrize("count", [9, 12])
def test_long_names_are_read_on_the_smallest_phone_and_from_afar(city: City, count: int) -> None:
    table = Table(city.server, "AZ", "", host="Z", book="bigcity")
    for name in LONG[: count - 1]:
        table.do("add_bot", name=name, bot="careful")
    a, screen = city.seated(table, "A", "pl", SMALL), city.screen(table.code, book="bigcity")
    screen.resize((1920, 1080))
    a.sees("lobby-ready", count=count)
    assert faults(a) == []
    assert unreadable(screen) == []
    table.do("deal")
    screen.sees("screen-deal")
    assert unreadable(screen) == []
    table.go_on_to("call_criminals")
    a.sees("call-criminals")
    assert faults(a) == []
    table.go_on_to("discussion")
    screen.saw("nobody-killed")
    a.until(lambda: a.page.locator(".circle").count() and not a.page.locator(".dawn").count(), "sees the table")
    assert faults(a) == []
    screen.until(lambda: screen.page.locator(".table__seats").count(), "shows the ring")
    assert unreadable(screen) == []


@pytest.mark.parametrize(("language", "dead"), [("pl", 1), ("pl", 2), ("ru", 2)])
def test_a_card_of_two_words_leaves_room_for_the_names_of_the_dead(city: City, language: str, dead: int) -> None:
    people = ["A", "Tramwaj", *"CDEFZ"]
    cards = {"A": "mafia", "C": "maniac"}
    table = Table(city.server, people, "", language, "Z", cards, "bigcity", role_table="off")
    screen = city.screen(table.code, book="bigcity", language=language)
    screen.resize((1920, 1080))
    table.do("deal")
    table.go_on_to("call_mafia", night=2)
    table.answer("A", "point", 1)
    table.answer("A", "done")
    if dead > 1:
        table.go_on_to("call_maniac")
        table.answer("C", "shoot", 3)
    table.go_on_to("discussion")
    cards_shown = "count => document.querySelectorAll('.bigwin .tvtag').length === Number(count)"
    screen.waits(cards_shown, str(dead), "shows the cards at dawn")
    assert unreadable(screen) == []


def test_every_house_of_fifteen_stands_on_the_ground_at_dawn(city: City) -> None:
    table = Table(city.server, "ABCDEFGHIJKLMNOZ", "", host="Z", cards=TWELVE, book="bigcity", role_table="off")
    screen = city.screen(table.code, book="bigcity")
    table.do("deal")
    table.go_on_to("discussion")
    screen.waits(
        """() => {
          const houses = [...document.querySelectorAll('.street--roofs > li')]
          const isOnGround = ({left, right}) =>
            document.elementFromPoint((left + right) / 2, innerHeight - 4)?.closest('.street--roofs > li')
          return houses.length === 15 && houses.every(one => isOnGround(one.getBoundingClientRect()))
        }""",
        "",
        "shows a dawn with no house in the air",
    )


def test_votes_of_fifteen_on_the_smallest_phones(city: City) -> None:
    """Whatever there is to tap is on the screen, upright as large as a thumb."""
    people = [*"ABCDEFGHIJKLM", "Świętopełk", "Konstantin", "Z"]
    table = Table(city.server, people, "", host="Z", book="bigcity", role_table="off")
    table.do("deal")
    phone = city.seated(table, "A", size=SMALL)
    table.go_on_to("first_round")
    name_until(table, 13)
    for language in LANGUAGES:
        phone.speak(language)
        phone.sees("court-raise")
        for size in (SMALL, SMALL_SIDEWAYS):
            phone.resize(size)
            assert faults(phone) + unseen(phone) == [], (language, size)
            assert size != SMALL or small_targets(phone) == [], language


def whisper(phone: Phone) -> list[str]:
    """The lines of those awake together, as far as one is told of any."""
    phone.city.settle(phone)
    with phone.holding("night-hold"):
        phone.page.locator(".whisper:not(.is-shut)").wait_for()
        lines: list[str] = phone.page.locator(".whisper ul li").all_inner_texts()
    return lines


def write(phone: Phone, words: str) -> None:
    """Write at night."""
    field = phone.page.get_by_label(phone.say("city-night-write"))
    field.fill(words)
    field.press("Enter")


def dots(phone: Phone) -> str:
    """How the letters of the field are hidden."""
    style: str = phone.page.locator(".sill input").evaluate("one => getComputedStyle(one).webkitTextSecurity")
    return style


def raise_hand(phone: Phone) -> None:
    phone.page.locator(".btn.raise").click()
    phone.until(lambda: phone.is_live("city-hand-down"), "has a hand up")


def tick(phone: Phone, card: str) -> None:
    box = phone.page.get_by_role("checkbox", name=phone.say("city-in-deck", name=phone.say(f"card-{card}")), exact=True)
    was = box.get_attribute("aria-checked")
    box.click()
    phone.until(lambda: box.get_attribute("aria-checked") != was, f"ticks {card}")


def seats(phone: Phone) -> set[str]:
    """The words of the buttons that are windows."""
    return {" ".join(text.split()) for text in phone.page.locator("[data-seat]").all_inner_texts()}


# The Host


def name_until(table: Table, seat: int) -> None:
    """The Host goes on until this one is named."""
    while table.view()["named"] != seat:
        table.go_on()


def through_the_day(table: Table, phones: tuple[Phone, ...], day: int) -> None:
    """With the software as Host: all are ready, and nobody has a hand for anybody."""
    for phone in phones:
        phone.until(lambda phone=phone: phone.is_live("act-ready"), f"talks on day {day}")
    for phone in phones:
        phone.tap("act-ready")
    phones[0].sees("act-unready")
    table.answer("D", "ready")
    for phone in phones:
        phone.until(
            lambda phone=phone: phone.is_live("act-abstain") or phone.say("city-vote-me") in phone.text(), "votes"
        )
    for name in "BCDA":  # A is named first, and votes against nobody then
        abstain(table, phones, name)


def abstain(table: Table, phones: tuple[Phone, ...], name: str) -> None:
    own = [phone for phone in phones if phone.name == name]
    for phone in own:
        phone.until(lambda phone=phone: phone.is_live("act-abstain"), "may abstain")
        phone.tap("act-abstain")
        phone.sees("city-abstain-sure")
        phone.tap("act-abstain")
    if not own:
        table.answer(name, "abstain")
