"""The book `spytown` on phones: the Agent of a small game, cards by day, the New Gang, and the children's words.

But for the children's game a human Game Master goes on by hand, so that no clock decides what is seen."""

from __future__ import annotations

from functools import partial

from .looks import barriers, faults, misfits, unreadable, unseen
from .phones import LANGUAGES, SMALL, SMALL_SIDEWAYS, SOON, City, Phone, Table

TIMERS = (
    *("t_deal", "t_agent", "t_mafia", "t_recognition", "t_reaction", "t_start_window", "t_vote", "t_defence", "t_tie"),
    *("t_end_window", "t_last_shot", "t_role_swap"),
)
BY_HAND = dict.fromkeys(TIMERS, 600)  # with none a secret phase would end as soon as all have acted
QUICK = {**dict.fromkeys(TIMERS, 3), "t_deal": 600, "t_mafia": 6, "t_vote": 20, "t_last_shot": 10}

# The page without what differs by the moment, is private while it is held, or shows which seat is one's own.
PAGE = """() => {
  const page = document.querySelector('.phone').cloneNode(true)
  page.querySelectorAll('.clock, .circle').forEach(one => one.remove())
  page.querySelector('.whisper:not(.is-shut)')?.replaceChildren()
  return page.outerHTML
}"""

# Every text that was ever on the screen, or read out, and that speaks of the Mafia.
WATCH = """() => {
  window.rough = new Set()
  const look = () => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')].flatMap(one => [one.ariaLabel, one.title])
    for (const text of [document.title, document.body.innerText, ...labels])
      for (const [word] of (text ?? '').matchAll(/.{0,30}(mafi|мафи).{0,20}/gi)) rough.add(word)
  }
  look()
  new MutationObserver(look).observe(document, {childList: true, characterData: true, attributes: true, subtree: true})
}"""


# The windows that have been in the light, one after the other.
LIGHTS = """() => {
  window.lights = []
  const look = () => {
    const lit = document.querySelector('.is-called [data-seat]')
    if (lit && lights.at(-1) !== Number(lit.dataset.seat)) lights.push(Number(lit.dataset.seat))
  }
  new MutationObserver(look).observe(document, {attributes: true, childList: true, subtree: true})
}"""


def test_the_agent_of_a_small_game_is_burnt_and_the_others_learn_it_in_the_morning(city: City) -> None:
    cards = {"A": "agent", "B": "mafioso"}
    table = Table(city.server, "ABCDEFGH", "", host="H", cards=cards, book="spytown", edition="pl", **BY_HAND)
    table.do("deal")
    a, b, c = city.seated(table, "A"), city.seated(table, "B", "pl", SMALL), city.seated(table, "C")
    screen = city.screen(table.code, book="spytown")
    for phone, token in ((a, "agent"), (b, "mafioso"), (c, "policeman")):
        with phone.holding("deal-hold"):
            phone.until(lambda phone=phone: phone.page.locator(".blind h2").count(), "sees the token")
            assert phone.page.locator(".blind h2").inner_text() == phone.say(f"token-{token}")
        phone.tap("deal-ready")
        phone.sees("deal-is-ready")

    # The night: A looks at B, and so does C who is not called
    table.go_on_to("agent_phase")
    for phone, seat in ((a, 1), (b, 0), (c, 1)):
        phone.sees("step-began-agent-phase", "short")
        phone.seal(seat)
        assert "?" not in phone.page.locator(".call").inner_text(), "the question is whispered to whom it concerns"
    for id in ("step-began-agent-phase", "screen-eyes"):
        screen.sees(id, "eyes")  # a person leads
    assert screen.say("screen-eyes") not in screen.text()
    a.hears("lost", cause="small_game_agent", you="yes")
    a.hears("spy-night-seen", name="B", token=a.say("token-mafioso"))
    b.hears("night-kept", name="A")
    c.hears("night-kept", name="B")
    assert a.looks(PAGE) == c.looks(PAGE)
    burnt = {"cause": "small_game_agent", "card_kind": "none", "seat": "A"}
    for phone in (a, b, c, screen):
        assert phone.count(".is-out") == 0
        assert phone.say("eliminated", token=phone.say("token-agent"), **burnt) not in phone.text()
        assert faults(phone) == []

    # The morning: all learn of A, and nobody whose token it was
    table.go_on_to("discussion")
    for phone in (a, b, c):
        phone.until(phone.dawn, "wakes up")
        assert phone.say("token-agent") in phone.dawn()
        assert phone.say("token-mafioso") not in phone.dawn()
    for phone in (b, c, screen):
        phone.sees("eliminated", token=phone.say("token-agent"), **burnt)
        assert out(phone) == [0]
    a.tap("out-go")
    a.sees("out-end")

    # The council: all point at B, twice
    table.go_on_to("preliminary_vote")
    vote(b, 2)
    vote(c, 1)
    for name in "DEFG":
        table.answer(name, "vote", 1)
    b.sees("spy-defence-mine")
    c.sees("spy-defence")
    screen.sees("spy-defends")
    assert faults(b) + faults(c) + faults(screen) == []
    b.tap("day-done")
    c.sees("spy-defence-mine")
    c.tap("day-done")
    vote(b, 2, is_final=True)
    vote(c, 1, is_final=True)
    for name in "DEFG":
        table.answer(name, "vote", 1)
    for phone, won in ((a, "yes"), (b, "no"), (c, "yes")):
        phone.sees("end-mine", won=won)
        phone.sees("winner-police")
        assert faults(phone) == []
    screen.sees("winner-police")


def test_no_phone_says_by_day_that_it_has_looked_at_night(city: City) -> None:
    """Without a clock the morning comes with the look, and in a small game at once."""
    settings = {**BY_HAND, "t_agent": 0}
    table = Table(city.server, "ABCDEFH", "", host="H", cards={"A": "agent"}, book="spytown", **settings)
    table.do("deal")
    table.go_on_to("agent_phase")
    a, c = city.seated(table, "A"), city.seated(table, "C")
    for phone in (c, a):
        phone.sees("step-began-agent-phase", "short")
        phone.tap_seat(3)
        phone.tap("night-seal")
    for phone in (a, c):
        phone.until(phone.dawn, "wakes up")
        phone.sees("day-talk-free")
        phone.until(partial(phone.is_live, "act-ready"), "may say that he has nothing to add")
    assert a.looks(PAGE) == c.looks(PAGE)
    with a.holding("spy-hand"):
        a.sees("spy-night-seen", name="D", token=a.say("token-policeman"))


def test_dawn_is_seen_before_the_time_for_cards(city: City) -> None:
    """SPY-463 The window opens with the morning; on every phone the morning comes first."""
    cards = {"A": "agent", "B": "policeman wiretap"}
    table = Table(city.server, "ABCDEFH", "", host="H", cards=cards, book="spytown", **BY_HAND | {"t_agent": 0})
    table.do("deal")
    table.go_on_to("agent_phase")
    phones = [city.seated(table, name) for name in "ABC"]
    phones[0].tap_seat(3)
    phones[0].tap("night-seal")
    for phone in phones:
        phone.until(phone.dawn, "wakes up")
        phone.sees("spy-window")


def test_a_vest_saves_and_nobody_sees_who_could_have_played(city: City) -> None:
    """The same seat at two tables, with a vest and without; the other cards are the same."""
    cards = {"A": "policeman vest", "B": "mafioso arrest", "C": "policeman wiretap", "D": "mafioso"}
    table = night_falls_on_a(city, cards)
    plain = night_falls_on_a(city, cards | {"A": "policeman", "D": "mafioso vest"})
    screen = city.screen(table.code, book="spytown", language="sk")
    for one in (table, plain):
        one.go_on_to("vest_window")
    a, other = city.seated(table, "A"), city.seated(plain, "A")
    b, c, d = (city.seated(table, name) for name in "BCD")

    # A is named, and has time to react, whatever A holds
    screen.saw("spy-chosen")
    assert screen.looks("() => fleeting.has('A')"), "the name alone is the headline"
    for phone in (a, other):
        phone.sees("spy-window-mine")
    assert a.looks(PAGE) == other.looks(PAGE)
    assert a.buttons() == other.buttons()
    assert faults(a) + barriers(a) == []
    for phone, now in ((a, "now"), (other, "neutral")):
        with phone.holding("spy-hand"):
            phone.sees("spy-card-now", now=now)
    for phone in (b, c, d):
        phone.sees("spy-window-theirs", name="A")
        assert phone.count(".trio") == 0
    for phone in (a, other):
        phone.tap("spy-play")
        phone.sees("spy-play-open")
    assert a.looks(PAGE) == other.looks(PAGE)
    assert a.buttons() == other.buttons()
    for phone in (a, other):
        phone.tap("spy-lay-open")
    screen.sees("saved", card_kind="vest", seat="A")
    for phone in (a, b, c, d):
        phone.sees("saved", card_kind="vest", seat="A")
        assert out(phone) == []
    other.sees("spy-play-nothing")
    other.tap("spy-pass")
    other.sees("spy-window-passed")

    # Time for cards before the talk: the same for those who hold something and those who do not
    for phone in (b, c, d):
        phone.sees("spy-window")
        assert phone.looks(PAGE) == d.looks(PAGE)
        live = {words for words, is_live in phone.buttons().items() if is_live} - seats(phone)
        assert (
            live >= {phone.say("spy-hand"), phone.say("spy-play"), phone.say("spy-pass")} and len(live) == 4
        )  # the menu
    lay(c, 1)
    for phone in (a, b, d):
        phone.sees("card-played", seat="C", card=phone.say("card-wiretap"), target_kind="seat", target="B")
    c.sees("spy-look")
    with c.holding("spy-hand"):
        c.sees("spy-night-seen", name="B", token=c.say("token-mafioso"))
    assert a.say("token-mafioso") not in a.text()
    lay(b, 2)  # it is for nobody else
    for phone in (a, c, d):
        phone.sees("card-played", seat="B", card=phone.say("card-arrest"), target_kind="nobody")
    lay(d, 0)
    d.sees("spy-play-nothing")
    table.go_on_to("preliminary_vote")
    b.sees("spy-vote-barred")
    vote(a, 3)

    # The bots vote; what is still open then the Game Master ends
    table.go_on_to_the_end()
    for phone in (a, b, c):
        phone.sees("end-title")
        phone.page.get_by_text(phone.say("token-agent"), exact=True).first.wait_for()
        phone.tap("end-story")
        phone.sees("story-title")
        assert faults(phone) == []
    screen.sees("end-title")


def test_windows_on_the_table_screen_stand_clear_of_clock_and_leader(city: City) -> None:
    """At a table of ten, where a window stands in each corner; what is asked alone is a headline."""
    cards = {"A": "agent", "B": "mafioso", "C": "policeman vest", "D": "mafioso", "E": "policeman bandage"}
    people = [*"ABCDEFGIJK", "Konstantin"]
    table = Table(city.server, people, "", host="Konstantin", cards=cards, book="spytown", **BY_HAND)
    table.do("deal")
    table.go_on_to("mafia_phase")
    screen = city.screen(table.code, book="spytown")
    for name in "BD":
        table.answer(name, "point", 9)
    for window in ("vest-window", "bandage-window"):
        table.go_on_to(window.replace("-", "_"))
        screen.sees(f"step-began-{window}", seat="K")
        assert unreadable(screen) == []
    assert screen.page.locator(".tvsay").all_inner_texts() == [screen.say("step-began-bandage-window")]


def test_a_new_gang_meets_and_wins(city: City) -> None:
    cards = dict.fromkeys("AB", "policeman new_gang") | {"C": "mafioso new_gang", "D": "policeman"}
    cards |= dict.fromkeys("EF", "mafioso")
    settings = {**BY_HAND, "new_gang_recognition": "on"}
    table = Table(city.server, "ABCDEFH", "GIJKLMN", host="H", cards=cards, book="spytown", **settings)
    table.do("deal")
    table.go_on_to("gang_recognition")
    a, c, d = city.seated(table, "A"), city.seated(table, "C", "es", SMALL), city.seated(table, "D")
    screen = city.screen(table.code, book="spytown")

    for phone in (a, c, d, screen):
        phone.sees("step-began-gang-recognition", "eyes" if phone is screen else "short")
        assert faults(phone) == []
    assert a.looks(PAGE) == d.looks(PAGE)
    assert whisper(a).endswith(a.say("gang-met", seats="A, B and C"))
    assert whisper(c).endswith(c.say("gang-met", seats="A, B y C"))
    assert d.say("gang-met", seats="|").split("|")[0] not in whisper(d)

    # The Mafia meet: C among them, A not
    table.go_on_to("mafia_phase")
    for phone in (a, c, d):
        phone.sees("step-began-mafia-phase", "short")
        phone.seal(8)
    assert a.looks(PAGE) == d.looks(PAGE)
    assert all(name in whisper(c) for name in ("E", "F", c.say("night-points", name=c.say("night-you"), target="J")))
    a.hears("night-kept", name="J")
    table.answer("E", "point", 8)
    table.answer("F", "point", 8)
    table.go_on_to("discussion")
    for phone in (a, c, d, screen):
        phone.sees("eliminated", cause="mafia", card_kind="none", seat="J", token=phone.say("token-policeman"))

    # Everybody goes but the three
    for seat in (3, 4, 5, 6, 7, 9, 10, 11, 12):
        table.do("answer", "H", act="remove", args=[seat], host=True)
    for phone, won in ((a, "yes"), (c, "yes"), (d, "no")):
        phone.sees("spy-headline-new-gang")
        phone.sees("end-mine", won=won)
        assert faults(phone) == []
    screen.sees("winner-new-gang")


def test_children_never_read_of_the_mafia(city: City) -> None:
    """By taps on three phones, with bots and short times, to the end."""
    cards = {"A": "mafioso", "B": "policeman", "C": "policeman"}
    table = Table(city.server, "ABC", "DEFGI", cards=cards, book="spytown-kids", preset="children", **QUICK)
    a, b, c = city.seated(table, "A"), city.seated(table, "B", "sk", SMALL), city.seated(table, "C", "ru", SMALL)
    screen = city.screen(table.code, book="spytown-kids")
    a.button("lobby-start").wait_for()
    table.do("deal", "A")
    for phone in (a, b, c):
        phone.button("deal-ready").wait_for()
    for phone in (a, b, c, screen):
        phone.page.evaluate(WATCH)
    for phone, token in ((a, "mafioso"), (b, "policeman"), (c, "policeman")):
        phone.tap("spy-all-cards", cards="no")
        phone.page.locator("dialog h3").filter(has_text=phone.say("token-mafioso")).wait_for()
        phone.page.keyboard.press("Escape")
        with phone.holding("deal-hold"):
            phone.page.locator(".blind h2").wait_for()
            assert phone.page.locator(".blind h2").inner_text() == phone.say(f"token-{token}")
        phone.tap("deal-ready")
    a.sees("step-began-mafia-phase", "short")
    assert "Rascal" in a.text()
    done = city.in_turns((a, b, c), lambda: over(a), turn)
    assert {"night", "ready", "vote"} <= {what for _, what in done}
    for phone in (a, b, c):
        phone.sees("end-title")
        phone.tap("end-story")
        phone.sees("story-title")
        assert faults(phone) == []
    screen.sees("end-title")
    assert [(phone.name, phone.page.evaluate("() => [...rough]")) for phone in (a, b, c, screen)] == [
        (phone.name, []) for phone in (a, b, c, screen)
    ]


def test_tokens_are_swapped_and_a_tie_is_broken_by_a_vote_that_is_moved(city: City) -> None:
    cards = {"A": "policeman role_swap", "C": "mafioso", "D": "mafioso", "E": "agent"}
    table = Table(city.server, "ABCDEFGIJH", "", host="H", cards=cards, book="spytown", **BY_HAND)
    table.do("deal")
    table.go_on_to("role_swap")
    a, b = city.seated(table, "A"), city.seated(table, "B", "pl", SMALL)
    screen = city.screen(table.code, book="spytown")
    assert not a.is_live("card-role-swap"), "nobody is chosen yet"
    a.tap_seat(2)
    a.sees("spy-swap-sure")
    a.tap("spy-swap", name="C")
    for phone in (a, b, screen):
        phone.saw("swapped", seat="A", other="C")
    table.go_on_to("discussion")
    a.tap("act-ready")
    screen.sees("day-ready-count", number=1, of=9)
    a.tap("act-unready")
    screen.sees("day-ready-count", number=0, of=9)
    a.until(lambda: a.is_live("act-ready"), "may say it again")
    table.go_on_to("preliminary_vote")
    a.sees("spy-point-whom")
    with a.holding("spy-hand"):
        a.sees("token-mafioso")

    for phone in (a, b):
        vote(phone, 5)
    ballot(table, {"C": 5, "D": 5, "E": 0, "F": 0, "G": 0, "I": 0, "J": 1})
    a.sees("spy-defence-mine")
    table.answer("A", "claim", "am", "police")
    for phone in (a, b):
        phone.sees("claim-phrase", kind="am", words_kind="police")
    a.tap("day-done")
    table.answer("F", "done")
    vote(a, 5, is_final=True)
    vote(b, 0, is_final=True)
    ballot(table, {"C": 5, "D": 5, "I": 5, "E": 0, "F": 0, "G": 0})
    table.go_on()  # J has cast no vote
    for phone in (a, b):
        phone.sees("phase-tie-discussion")
        assert faults(phone) == []
    b.tap("spy-stay")
    b.tap("spy-stay-not")
    b.page.locator(".pick").filter(has=b.page.get_by_text("6", exact=True)).click()
    b.tap("spy-move", name="F")
    for phone in (a, b):
        phone.saw("eliminated", cause="vote", card_kind="none", seat="F", token=phone.say("token-policeman"))
    screen.saw("stage-leaves", number=1)


def test_a_lot_passes_over_the_windows_that_are_in_it_and_stops_at_the_one_drawn(city: City) -> None:
    cards = {"A": "policeman", "C": "mafioso", "D": "mafioso", "E": "agent"}
    table = Table(city.server, "ABCDEFGIJH", "", host="H", cards=cards, book="spytown", **BY_HAND)
    table.do("deal")
    table.go_on_to("preliminary_vote")
    b, screen = city.seated(table, "B", "pl", SMALL, is_new=True), city.screen(table.code, book="spytown")
    ballot(table, {"A": 5, "B": 5, "C": 5})
    for phone in (b, screen):
        phone.sees("spy-pointed", number=3, of=9)
    ballot(table, {"D": 5, "E": 0, "F": 0, "G": 0, "I": 0, "J": 1})
    table.go_on_to("final_vote")
    ballot(table, {"A": 5, "C": 5, "D": 5, "I": 5, "B": 0, "E": 0, "F": 0, "G": 0})
    for phone in (b, screen):
        phone.sees("spy-pointed", number=8, of=9)
    table.go_on_to("tie_discussion")  # J has cast no vote
    for phone in (b, screen):
        phone.until(lambda phone=phone: phone.say("spy-pointed", number=8, of=9) not in phone.text(), "sees the tie")
        phone.page.evaluate(LIGHTS)
    b.page.emulate_media(reduced_motion="no-preference")
    table.go_on()
    for phone in (b, screen):
        phone.page.locator(".is-out [data-seat]").wait_for()  # in no hurry
    assert screen.page.evaluate("lights") == out(screen), "where motion is reduced it is only marked"
    lights = b.page.evaluate("lights")
    assert set(lights) == {0, 5} and len(lights) > 9
    assert lights[-1:] == out(b)


def test_the_commander_votes_first_and_settles_a_tie(city: City) -> None:
    cards = {"A": "policeman", "B": "policeman commander", "C": "mafioso", "D": "mafioso", "E": "agent"}
    table = Table(city.server, "ABCDEFGIJH", "", host="H", cards=cards, book="spytown", **BY_HAND)
    table.do("deal")
    table.go_on_to("preliminary_vote")
    a, b = city.seated(table, "A"), city.seated(table, "B", "pl", SMALL)
    screen = city.screen(table.code, book="spytown")
    assert a.say("spy-point-whom") not in a.buttons(), "it is not A's turn"
    vote(b, 3)
    for phone in (a, b):
        phone.sees("spy-vote-now", name="C")
    table.go_on()  # C lets the time pass
    for phone in (a, b):
        phone.sees("spy-vote-now", name="D")
    screen.sees("spy-screen-voter", name="D")
    ballot(table, {"D": 0, "E": 3, "F": 3, "G": 0, "I": 0, "J": 5})
    vote(a, 4)
    for phone in (a, b):
        phone.saw("eliminated", cause="vote", card_kind="none", seat="D", token=phone.say("token-mafioso"))
    screen.saw("stage-leaves", number=1)


def ballot(table: Table, votes: dict[str, int]) -> None:
    for name, seat in votes.items():
        table.answer(name, "vote", seat)


def night_falls_on_a(city: City, cards: dict[str, str]) -> Table:
    """Twelve at a table, and the Mafia, B and D, have chosen A; next comes the time for a vest."""
    table = Table(city.server, "ABCDH", "EFGIJKLM", language="sk", host="H", cards=cards, book="spytown", **BY_HAND)
    table.do("deal")
    table.go_on_to("mafia_phase")
    table.answer("B", "point", 0)
    table.answer("D", "point", 0)
    return table


def vote(phone: Phone, seat: int, is_final: bool = False) -> None:
    phone.sees("spy-point-whom")
    if is_final:
        phone.page.locator(".pick").filter(has=phone.page.get_by_text(str(seat + 1), exact=True)).click()
    else:
        phone.tap_seat(seat)
    phone.tap("spy-point", name="ABCDEFG"[seat])


def lay(phone: Phone, seat: int) -> None:
    """Play a card for somebody."""
    phone.tap("spy-play")
    phone.tap_seat(seat)
    phone.tap("spy-lay-open")


def whisper(phone: Phone) -> str:
    """What is whispered while the pad is held."""
    phone.city.settle(phone)
    line = phone.page.locator(".whisper")
    with phone.holding("night-hold"):
        phone.until(lambda: line.inner_text().strip() not in ("", phone.say("night-pending")), "hears anything")
        text = " ".join(line.inner_text().split())
    phone.page.locator(".whisper:not(.is-shut)").wait_for(state="detached")
    return text


def seats(phone: Phone) -> set[str]:
    """The words of the buttons that are seats."""
    return {" ".join(text.split()) for text in phone.page.locator("[data-seat]").all_inner_texts()}


def out(phone: Phone) -> list[int]:
    """The seats that are out of the game."""
    found = phone.page.locator(".is-out [data-seat]").evaluate_all("all => all.map(one => Number(one.dataset.seat))")
    return [int(seat) for seat in found]


def over(phone: Phone) -> bool:
    return phone.say("end-story") in phone.buttons()


def test_votes_on_the_smallest_phones_show_all_there_is_to_tap(city: City) -> None:
    """Ten with long names, by day and by night: the dock is on the screen in every language, upright and on its side, and
    names are whole where they are chosen from."""
    people = [
        "Alejandra",
        "Bruno",
        "Carmen",
        "Dominika",
        "Ema",
        "Eugenia",
        "Helena",
        "Ignacio",
        "Ivan",
        "Konstantin",
        "Z",
    ]
    table = Table(city.server, people, "", host="Z", book="spytown", **BY_HAND)
    table.do("deal")
    phone = city.seated(table, people[0], size=SMALL)
    table.go_on_to("preliminary_vote")
    cut = "() => [...document.querySelectorAll('.seat__name')].filter(one => one.scrollWidth > one.clientWidth)"
    for language in LANGUAGES:
        phone.speak(language)
        phone.sees("spy-point-whom")
        for size in (SMALL, SMALL_SIDEWAYS):
            phone.resize(size)
            assert phone.count(".dock > *") >= 4
            assert misfits(phone) + unseen(phone) == [], (language, size)
            assert phone.looks(f"{cut}.map(one => one.innerText)") == [], (language, size)


def turn(phone: Phone) -> str:
    """Do by taps what the screen asks for now; what that was. It may be over before the finger is there."""
    shown = phone.buttons()
    return phone.briefly(lambda: act(phone, shown), SOON)


def act(phone: Phone, shown: dict[str, bool]) -> str:
    if phone.say("night-seal") in shown:
        phone.tap_seat(phone.somebody())
        phone.tap("night-seal")
        return "night"
    if phone.say("act-shoot") in shown and phone.name == "B":
        phone.tap("spy-shoot-no")
        return "spare"
    if phone.say("act-shoot") in shown:
        phone.tap_seat(phone.somebody())
        phone.page.locator(".sill .btn--against").click()
        return "shoot"
    if phone.say("spy-point-whom") in shown:
        picks = phone.page.locator('.pick:not([aria-disabled="true"])')
        picks.first.click() if picks.count() else phone.tap_seat(phone.somebody())
        phone.page.locator(".sill .btn--against:not([aria-disabled])").click()
        return "vote"
    for id, what in (("spy-stay", "stay"), ("day-done", "done"), ("act-ready", "ready")):
        if shown.get(phone.say(id)):
            phone.tap(id)
            return what
    return ""
