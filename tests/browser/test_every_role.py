"""Every role that acts at night does so by taps on its own phone, and the morning shows what came of it.

A human host goes on by hand; everybody who is called has a phone, those who sleep have none."""

from __future__ import annotations

import pytest

from .phones import City, Phone, Table

CARDS = {
    "A": "doctor",
    "B": "lawyer",
    "C": "mafia",
    "D": "don",
    "E": "yakuza",
    "F": "ninja",
    "G": "maniac",
    "I": "werewolf",
    "J": "commissar",
    "K": "sheriff",
    "L": "immortal",
    "M": "resident",
    "N": "resident",
    "O": "resident",
}
SEATS = {name: seat for seat, name in enumerate(CARDS)}
SETTINGS = {
    "preset": "extended",
    "night_step_seconds": 0,
    "deal_seconds": 0,
    "plan_reminder": "on",
    "gang_replan": "window",
}


# A voice for a browser that has none: what it says is kept.
LISTEN = """() => {
  window.spoken = []
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
  speechSynthesis.getVoices = () => [{lang: 'en'}]
  speechSynthesis.speak = line => { spoken.push(line.text); line.onend?.() }
}"""


class Game:
    """A game of fourteen, and the phones of the ten who are called."""

    def __init__(self, city: City) -> None:
        self.table = Table(city.server, "ABCDEFGIJKLMNOH", "", host="H", cards=CARDS, **SETTINGS)
        self.table.do("deal")
        self.night = 1
        self.phones = {name: city.seated(self.table, name) for name in "ABCDEFGIJK"}

    def call(self, step: str) -> None:
        """Go on until this step is called, and all who live hear it."""
        self.table.go_on_to(step, night=self.night)
        for phone in self.phones.values():
            phone.reads(phone.call_of(step, self.night, "closed_eyes"))

    def asked(self, name: str, act: str, step: str) -> Phone:
        phone = self.phones[name]
        phone.hears("night-ask", act=act, step=step)
        return phone

    def check(self, name: str, step: str, whom: str, answer: str) -> None:
        """Somebody checks somebody, and is answered in private."""
        phone = self.asked(name, "check", step)
        phone.seal(SEATS[whom])
        phone.hears("night-answer", answer=answer, step=step, name=whom, deck="extended")

    def mark(self, step: str, **marks: str) -> None:
        """A gang shoots with closed eyes."""
        for name, whom in marks.items():
            phone = self.asked(name, "mark", step)
            phone.seal(SEATS[whom])
            phone.hears("night-noted", act="mark", name=whom)

    def dawn(self, *killed: str) -> None:
        """What everybody learns in the morning; the dead follow from now on. Then the next night."""
        self.table.go_on_to("discussion", "speech")
        for name, phone in self.phones.items():
            phone.saw("day-began", "heading", number=self.night)
            if killed:
                phone.saw("dawn-windows", number=len(killed))
            else:
                phone.saw("dawn", seats_count=0, seats="")
            named = {
                other: f"{seat + 1} N{self.night} {phone.say('seat-you') if other == name else other} "
                for other, seat in SEATS.items()
            }
            for other in killed:
                phone.saw_text(named[other])
            said = phone.dawn()
            assert {other for other, text in named.items() if text in said} == set(killed), (name, said)
        for name in killed:
            if name in self.phones:
                phone = self.phones.pop(name)
                phone.page.reload()  # who comes back does not see the dawn again
                phone.sees("out-title")
        self.night += 1
        self.table.go_on_to("night", STEPS[0], night=self.night)
        for phone in self.phones.values():
            phone.sees("night-seal")
            phone.forget()


STEPS = ("doctor", "lawyer", "mafia", "yakuza", "maniac", "werewolf", "commissar", "don", "ninja", "sheriff")


@pytest.mark.long
def test_every_role_acts_by_taps_and_the_morning_shows_it(city: City) -> None:
    game = Game(city)
    first_night(game)
    game.dawn()
    second_night(game)
    game.dawn("C", "N")
    third_night(game)
    game.dawn("B", "M")
    fourth_night(game)


def first_night(game: Game) -> None:
    """Those who check do so; the gangs meet and plan; the others are only called."""
    phones = game.phones
    game.call("doctor")
    phones["A"].hears("night-idle")
    phones["A"].seal(SEATS["O"])
    phones["A"].hears("night-kept", name="O")

    game.call("lawyer")
    phones["A"].hears("night-asleep")
    lawyer = game.asked("B", "check", "lawyer")
    lawyer.seal(SEATS["I"])
    lawyer.hears("night-card", name="I", card=lawyer.say("card-werewolf"))

    for step, one, other, card in (("mafia", "C", "D", "don"), ("yakuza", "E", "F", "ninja")):
        game.call(step)
        phone, mate = phones[one], phones[other]
        phone.hears("night-mate", name=other, card=phone.say(f"card-{card}"))
        mate.hears("night-mate", name=one, card=mate.say(f"card-{step}"))
        phone.hears("night-ask-plan", night=2)
        phone.seal(SEATS["L"])
        phone.hears("night-points", name=phone.say("night-you"), target="L")
        phone.hears("night-change")
        mate.hears("night-points", name=one, target="L")
        phone.seal(SEATS["M"])  # he changes his mind
        mate.hears("night-points", name=one, target="M")
        mate.seal(SEATS["M"])
        phone.hears("night-points", name=other, target="M")
        for gangster in (phone, mate):  # and for night 3
            ahead(gangster, 3)
            gangster.hears("night-ask-plan", night=3)
            gangster.seal(SEATS["O"])
        phone.hears("night-points", name=other, target="O")

    game.call("maniac")
    phones["G"].hears("night-idle")
    game.call("commissar")
    game.check("J", "commissar", "C", "nod")
    game.call("don")
    game.check("D", "don", "F", "nod")
    game.call("ninja")
    game.check("F", "ninja", "A", "no_nod")
    game.call("sheriff")
    phones["K"].hears("night-idle")


def second_night(game: Game) -> None:
    """The doctor saves M and nobody can kill L; the maniac kills N, the sheriff shoots C."""
    phones = game.phones
    game.call("doctor")
    doctor = game.asked("A", "guard", "doctor")
    doctor.seal(SEATS["M"])
    doctor.hears("night-noted", act="guard", name="M")
    doctor.seal(SEATS["A"])  # but a choice is final
    doctor.hears("night-noted", act="guard", name="M")

    game.call("lawyer")
    game.asked("B", "check", "lawyer").seal(SEATS["K"])
    phones["B"].hears("night-card", name="K", card=phones["B"].say("card-sheriff"))

    game.call("mafia")
    phones["C"].hears("night-plan-tonight", target="seat", name="M")
    game.mark("mafia", C="M", D="M")
    game.call("yakuza")
    game.mark("yakuza", E="L", F="L")

    game.call("maniac")
    maniac = game.asked("G", "kill", "maniac")
    maniac.hears("night-must")
    maniac.seal(-1)
    maniac.hears("night-refused-must-choose")
    maniac.seal(SEATS["G"])
    maniac.hears("night-refused-target-self")
    maniac.seal(SEATS["N"])
    maniac.hears("night-noted", act="kill", name="N")

    game.call("werewolf")
    phones["I"].hears("night-side", side=phones["I"].say("side-red"))
    game.call("commissar")
    game.check("J", "commissar", "I", "no_nod")
    game.call("don")
    game.check("D", "don", "J", "nod")
    game.call("ninja")
    game.check("F", "ninja", "D", "nod")
    game.call("sheriff")
    sheriff = game.asked("K", "shoot", "sheriff")
    sheriff.hears("night-must")
    sheriff.seal(SEATS["C"])
    sheriff.hears("night-noted", act="shoot", name="C")


def third_night(game: Game) -> None:
    """The doctor may not protect M again, and saves J; the yakuza disagree; the werewolf is of the mafia now."""
    phones = game.phones
    game.call("doctor")
    doctor = game.asked("A", "guard", "doctor")
    doctor.seal(SEATS["M"])
    doctor.hears("night-refused-repeat-protection")
    doctor.seal(SEATS["J"])
    doctor.hears("night-noted", act="guard", name="J")

    game.call("lawyer")
    game.asked("B", "check", "lawyer").seal(-1)
    phones["B"].hears("night-noted", act="pass", name="")

    game.call("mafia")
    phones["I"].hears("night-asleep")
    game.mark("mafia", D="J")
    game.call("yakuza")
    phones["E"].hears("night-plan-tonight", target="seat", name="O")
    game.mark("yakuza", E="O", F="L")
    game.call("maniac")
    game.asked("G", "kill", "maniac").seal(SEATS["M"])
    phones["G"].hears("night-noted", act="kill", name="M")

    game.call("werewolf")
    phones["I"].hears("night-side", side=phones["I"].say("side-mafia"))
    game.call("commissar")
    game.check("J", "commissar", "I", "nod")
    game.call("don")
    game.asked("D", "check", "don")
    game.call("ninja")
    phones["D"].hears("night-lapsed")
    game.check("F", "ninja", "I", "nod")
    game.call("sheriff")
    game.asked("K", "shoot", "sheriff").seal(SEATS["B"])
    phones["K"].hears("night-noted", act="shoot", name="B")


def fourth_night(game: Game) -> None:
    """The werewolf and the don meet; they shoot, and plan anew for the three nights that follow."""
    don, wolf = game.phones["D"], game.phones["I"]
    game.call("mafia")
    wolf.hears("night-mate", name="D", card=wolf.say("card-don"))
    don.hears("night-mate", name="I", card=don.say("card-werewolf"))
    for phone in game.phones.values():  # whoever they are
        assert tabs(phone) == [phone.say("night-tonight"), *(phone.say("night-title", number=n) for n in (5, 6, 7))]
    game.mark("mafia", D="O", I="O")
    for phone in (don, wolf):
        ahead(phone, 6)
        phone.hears("night-ask-plan", night=6)
    don.seal(SEATS["K"])
    wolf.hears("night-points", name="D", target="K")
    wolf.seal(SEATS["A"])
    don.hears("night-points", name="I", target="A")
    doctor = game.phones["A"]
    ahead(doctor, 6)
    doctor.seal(SEATS["K"])
    doctor.hears("night-kept", name="K")

    # Who only wonders has the same tabs in the other gang's step
    game.call("yakuza")
    assert tabs(don) == tabs(game.phones["E"]) and len(tabs(don)) == 4
    game.table.go_on_to("discussion", "speech")
    for phone in game.phones.values():
        phone.saw("dawn-windows", number=1)
        assert "14 N4 O " in phone.dawn()


def test_a_gang_with_open_eyes_points_and_may_change_its_mind(city: City) -> None:
    cards = dict(zip("ABCDEFG", ["mafia", "don", "commissar", *["resident"] * 4], strict=True))
    table = Table(city.server, "ABCDEFGH", "", host="H", cards=cards, night_step_seconds=0, deal_seconds=0)
    table.do("deal")
    a, b, d = (city.seated(table, name) for name in "ABD")
    table.go_on_to("mafia", night=1)
    a.hears("night-mate", name="B", card=a.say("card-don"))
    d.hears("night-asleep")

    # They agree, and D is killed
    meet_again(table, 2, a, b, d)
    a.hears("night-ask", act="point", step="mafia")
    a.seal(2)
    b.hears("night-points", name="A", target="C")
    b.seal(3)
    a.hears("night-points", name="B", target="D")
    a.seal(3)
    b.hears("night-points", name="A", target="D")
    table.go_on_to("discussion", "speech")
    for phone in (a, b, d):
        phone.saw("dawn-windows", number=1)
        assert f"4 N2 {phone.say('seat-you') if phone is d else 'D'} " in phone.dawn()

    # They agreed, but one of them takes it back
    meet_again(table, 3, a, b)
    for phone in (a, b):
        phone.seal(4)
    b.hears("night-points", name="A", target="E")
    a.seal(-1)
    b.hears("night-points", name="A", target=b.say("night-nobody"))
    table.go_on_to("discussion", "speech")
    for phone in (a, b):
        phone.saw("dawn", seats_count=0, seats="")


def meet_again(table: Table, night: int, *phones: Phone) -> None:
    table.go_on_to("mafia", night=night)
    for phone in phones:
        phone.reads(phone.call_of("mafia", night, "open_eyes"))
        phone.forget()


def test_the_call_to_plan_anew_is_heard_by_everybody(city: City) -> None:
    """Every step lasts some seconds; in the fourth night that of the gang lasts ten minutes more."""
    cards = dict(zip("ABCDEFG", ["mafia", "don", "commissar", *["resident"] * 4], strict=True))
    settings = {"preset": "professional", "gang_replan": "window", "night_step_seconds": 6, "deal_seconds": 0}
    settings |= {"planning_seconds": 600}
    table = Table(city.server, "ABCDEFGH", "", host="H", cards=cards, **settings)
    table.do("deal")
    table.go_on_to("mafia", night=4)
    for seat in (0, 1):
        table.do("answer", "H", act="correct", args=[seat, "mark", 6], host=True)
    screen = city.screen(table.code)
    screen.page.evaluate(LISTEN)
    screen.page.get_by_label(screen.say("screen-voice")).click()
    a, b, d = phones = [city.seated(table, name) for name in "ABD"]  # from now on the clock goes
    for phone in phones:
        phone.sees("step-plans-mafia")
        ahead(phone, 5)
    call = screen.say("step-plans-mafia", "eyes", planning_seconds=600)  # a person hosts
    screen.reads(call)
    screen.until(lambda: call in screen.page.evaluate("() => spoken"), "speaks")
    a.hears("night-ask-plan", night=5)
    d.hears("night-asleep")
    for phone in phones:
        phone.seal(3)
    b.hears("night-points", name="A", target="D")
    a.hears("night-points", name="B", target="D")
    d.hears("night-kept", name="D")
    table.go_on_to("discussion", "speech")
    d.saw("dawn-windows", number=1)
    assert "7 N4 G " in d.dawn()


def ahead(phone: Phone, night: int) -> None:
    """Turn to another night that is planned for."""
    tab = phone.page.locator(".seg").get_by_role("button", name=phone.say("night-title", number=night), exact=True)
    tab.click()
    phone.until(lambda: tab.get_attribute("aria-pressed") == "true", "turns to another night")


def tabs(phone: Phone) -> list[str]:
    return [" ".join(words.split()) for words in phone.page.locator(".seg button").all_inner_texts()]
