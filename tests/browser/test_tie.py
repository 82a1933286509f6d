"""Ties in court on phones: second speeches, a second vote, and the question about all or none of the tied.

A human host goes on by hand, and whoever has no phone answers over the wire, so that every hand is known."""

from __future__ import annotations

from .looks import barriers, faults, largest, unreadable
from .phones import BY_HAND, PHONE, SMALL, City, Phone, Table

# No speech runs out on a busy machine.
PATIENT = {**BY_HAND, "speech_seconds": 600, "defence_seconds": 600}


def test_abstentions_make_a_tie_and_another_and_all_are_spared(city: City) -> None:
    """W03 of the rules, as far as phones A, C and D go."""
    cards = dict(zip("ABCDEFGI", [*["resident"] * 5, "commissar", "mafia", "don"], strict=True))
    table = Table(city.server, "ABCDEFGIH", "", host="H", cards=cards, **PATIENT)
    a, c, d, screen = to_first_day(city, table, "ACD")

    # A accuses C, C accuses I, F accuses A
    accuse(table, {a: 2, c: 7}, {"F": 0})
    for phone in (a, c, d):
        phone.sees("court-step", step="defence", day=1, call=0, calls=0)
        assert docket(phone) == ["C", "I", "A"]
    speak(table, "defence", c, "I", a)

    # The first vote: three hands against C, two against I; F, G and I raise none, which makes three against A
    for phone in (a, c, d):
        phone.sees("court-step", step="vote", day=1, call=1, calls=3)
        phone.sees("court-no-hand", name="A")
    raise_hand(a)
    a.sees("court-hand-up", name=a.say("court-number-name", number=3, name="C"))
    raise_hand(d)
    table.answer("E", "vote", 2)
    c.tap("court-pass")
    c.sees("court-answered")
    table.go_on()
    c.sees("court-step", step="vote", day=1, call=2, calls=3)
    assert counts(c)[:1] == ["3"]
    a.sees("court-hand-counted", name=a.say("court-number-name", number=3, name="C"))
    assert a.count(".raise") == 0
    raise_hand(c)
    table.answer("B", "vote", 7)
    table.go_on()
    a.sees("court-step", step="vote", day=1, call=3, calls=3)
    table.go_on()

    # The tie: C and A speak again, I is out of it
    for phone in (a, c, d):
        phone.sees("court-step", step="tie_speeches", day=1, call=0, calls=0)
        assert docket(phone) == ["C", "A"]
        assert faults(phone) == []
    d.sees("court-only", step="tie_speeches")
    speak(table, "tie_speeches", c, a)

    # The second vote, which is a tie again: four hands against C, and four who raise none
    screen.sees("screen-call", number=1, of=2)
    for phone in (a, c, d):
        phone.sees("court-step", step="second_vote", call=1, calls=2)
        assert docket(phone) == ["C", "A"]
        assert faults(phone) == []
    raise_hand(a)
    raise_hand(d)
    table.answer("E", "vote", 2)
    table.answer("F", "vote", 2)
    c.tap("court-abstain")
    c.sees("court-abstain-last", name="A")
    c.tap("court-abstain")
    c.sees("court-abstained-last", name="A")
    table.go_on()
    for phone in (a, c, d):
        phone.sees("court-step", step="second_vote", call=2, calls=2)
        assert phone.count(".raise") == 0
    c.sees("court-abstained-last", name="A")
    table.go_on()

    # All or none: four hands for each answer, and so nobody is executed
    a.sees("court-all-or-none")
    for phone in (a, c, d):
        phone.sees("court-step", step="all_or_none", day=1)
        assert phone.page.locator(".chip").all_inner_texts() == ["3\nC", "1\nA"]
        phone.sees("court-neither")
        assert called(phone) == phone.say("choice-execute")
        assert faults(phone) + barriers(phone) == []
    screen.sees("choice-execute")
    screen.sees("choice-spare")
    raise_hand(d)
    for name in "BEG":
        table.answer(name, "vote", "execute")
    a.tap("court-pass")
    c.tap("court-pass")
    table.go_on()
    for phone in (a, c):
        phone.until(lambda phone=phone: called(phone) == phone.say("choice-spare"), "is called for the other answer")
        assert counts(phone) == ["4"]
        raise_hand(phone)
    d.sees("court-hand-counted", name=d.say("choice-execute"))
    for name in "FI":
        table.answer(name, "vote", "spare")
    table.go_on()

    # Night falls, and all are alive
    for phone in (a, c, d):
        phone.sees("night-began", "heading", number=2)
        phone.sees("night-seal")
        assert phone.count(".is-out") == 0
    assert table.view()["night"] == 2 and len(table.view()["living"]) == 8


def test_when_judges_tie_all_decide_and_those_on_trial_die_together(city: City) -> None:
    """An even count executes, by this table's settings. C and D have no hand before that."""
    cards = dict(zip("ABCDEFGI", ["honest_judge"] * 2 + ["resident"] * 4 + ["mafia", "don"], strict=True))
    settings = {**PATIENT, "deck": "extended", "all_or_none_tie": "execute"}
    table = Table(city.server, "ABCDEFGIH", "", language="pl", host="H", cards=cards, **settings)
    a, c, d, screen = to_first_day(city, table, "ACD", "pl")
    accuse(table, {c: 6, d: 2}, {})
    speak(table, "defence", "G", c)

    # Only the judges vote, one hand each: a tie, and no second vote
    for phone in (a, c, d):
        phone.sees("court-step", step="vote", day=1, call=1, calls=2)
    for phone in (c, d):
        phone.reads(phone.say("court-judges", names="|").split("|")[0])
        assert phone.count(".raise") == 0
    raise_hand(a)
    table.go_on()
    a.sees("court-step", step="vote", day=1, call=2, calls=2)
    table.answer("B", "vote", 2)
    speak(table, "tie_speeches", "G", c)
    for phone in (a, c, d):
        phone.sees("court-step", step="all_or_none", day=1)
        raise_hand(phone) if phone is a else phone.tap("court-pass")
    screen.sees("choice-spare")
    assert unreadable(screen) == []
    for name in "BEF":
        table.answer(name, "vote", "execute")
    table.go_on()
    for phone in (c, d):
        phone.until(lambda phone=phone: called(phone) == phone.say("choice-spare"), "is called for the other answer")
        raise_hand(phone)
    for name in "GI":
        table.answer(name, "vote", "spare")

    # Four to four: last words one after the other, then both leave
    for phone in (a, c, d):
        phone.sees("court-step", step="last_words", day=1)
        rows = phone.page.locator(".docket__row.is-now").all_inner_texts()
        assert [phone.say("court-sentenced") in row for row in rows] == [True, True]
        assert faults(phone) == []
    a.sees("court-only", step="last_words")
    screen.sees("stage-sentenced")
    assert largest(screen) == ["G", "C"]
    assert unreadable(screen) == []
    speak(table, "last_words", "G", c)
    screen.sees("stage-leaves", number=2)
    assert largest(screen) == ["G", "C"]
    assert unreadable(screen) == []
    c.tap("out-go")
    for phone in (a, c, d):
        phone.sees("night-began", "heading", number=2)
    screen.sees("night-title", number=2)
    for phone in (a, d):
        phone.sees("night-seal")
        assert out(phone) == [2, 6]
    c.sees("out-end")
    assert out(c) == [2, 6]
    assert out(screen) == [2, 6]


def to_first_day(city: City, table: Table, names: str, language: str = "en") -> tuple[Phone, ...]:
    """Phones of three, and the table screen, when the dawn of the first day is over."""
    table.do("deal")
    table.go_on_to("discussion", "speech")
    ways = zip(names, ("en", "es", "ru"), (PHONE, SMALL, SMALL), strict=True)
    phones = [city.seated(table, name, language, size) for name, language, size in ways]
    return *phones, city.screen(table.code, language=language)  # as the table speaks


def accuse(table: Table, by_phone: dict[Phone, int], over_the_wire: dict[str, int]) -> None:
    """Everybody speaks in turn; some put somebody on trial."""
    phones = {phone.name: phone for phone in by_phone}
    for name in table.names[:-1]:
        if name in phones:
            phone = phones[name]
            phone.tap("day-done")
            phone.sees("day-accuse-choose")
            phone.tap_seat(by_phone[phone])
            phone.page.locator(".btn--against:not([aria-disabled])").click()
            phone.until(lambda phone=phone: phone.say("act-nominate") not in phone.buttons(), "has accused")
        else:
            table.answer(name, "done")
            table.answer(name, "nominate", over_the_wire[name]) if name in over_the_wire else table.answer(name, "pass")


def speak(table: Table, step: str, *speakers: Phone | str) -> None:
    """Those on trial speak, one after the other."""
    for speaker in speakers:
        if isinstance(speaker, str):
            table.answer(speaker, "done")
        else:
            speaker.sees("court-mine", step=step)
            speaker.tap("day-done")
            speaker.until(lambda speaker=speaker: not speaker.is_live("day-done"), "has finished")


def raise_hand(phone: Phone) -> None:
    phone.page.locator(".raise").click()
    phone.page.locator(".raise").wait_for(state="detached")


def called(phone: Phone) -> str:
    """Whose call it is, on the button that raises a hand."""
    button = phone.page.locator(".raise small")
    return " ".join(button.inner_text().split()) if button.count() else ""


def docket(phone: Phone) -> list[str]:
    """Who is on trial, in this order."""
    return [name.split(",")[0].strip() for name in phone.page.locator(".docket__name").all_inner_texts()]


def counts(phone: Phone) -> list[str]:
    """The numbers of hands that are shown."""
    return [number for number in phone.page.locator(".docket__count, .duel .count").all_inner_texts() if number.strip()]


def out(phone: Phone) -> list[int]:
    """The seats that are out of the game."""
    return [
        int(one)
        for one in phone.page.locator(".is-out [data-seat]").evaluate_all("all => all.map(one => one.dataset.seat)")
    ]
