"""At night every phone looks alike: whatever card its player holds, the same picture, the same page, the same
accessibility tree, before and after a tap and a seal, and after a reload. Only the whisper differs, while it is held.

The same seat is played at several tables that differ in nothing but the cards. A human host goes on by hand."""

from __future__ import annotations

import re

import pytest

from .conftest import PICTURES
from .phones import City, Table

NAMES = "ABCDEFGIJKLMN"
HOST = "H"
CHOSEN = 5  # a seat that every card may choose
BASIC = ["commissar", "don", "mafia", "mafia", *["resident"] * 5]
EXTENDED = [
    *("doctor", "lawyer", "mafia", "don", "yakuza", "ninja", "maniac", "werewolf", "commissar", "sheriff"),
    *("immortal", "resident", "resident"),
]
BY_HAND = {"night_step_seconds": 0, "deal_seconds": 0}
# Of a later night, and who is looked at in it besides a resident: those who are called, and one who is not.
STEPS = {
    "doctor": ("doctor", "sheriff"),
    "lawyer": ("lawyer", "don"),
    "mafia": ("mafia", "don"),
    "yakuza": ("yakuza", "ninja", "mafia"),
    "maniac": ("maniac", "yakuza"),
    "werewolf": ("werewolf", "lawyer"),
    "commissar": ("commissar", "werewolf"),
    "don": ("don", "mafia"),
    "ninja": ("ninja", "doctor"),
    "sheriff": ("sheriff", "commissar"),
}

# The page without what differs by the moment, or is private while it is held.
PAGE = """() => {
  const page = document.querySelector('.phone').cloneNode(true)
  page.querySelector('.clock')?.remove()
  page.querySelector('.whisper:not(.is-shut)')?.replaceChildren()
  return page.outerHTML
}"""
MOST_PICTURES = 20  # until two in a row are alike
HIDDEN = ".clock { visibility: hidden } .whisper > * { visibility: hidden }"


class Seat:
    """The phone of A, who holds a card: how it looks at each moment, and what was whispered."""

    def __init__(self, city: City, card: str, deck: list[str], **settings: str | int) -> None:
        others = list(deck)
        others.remove(card)
        names = NAMES[: len(deck)]
        self.cards = dict(zip(names, [card, *others], strict=True))
        self.kill_method = "open_eyes" if deck is BASIC else "closed_eyes"
        self.table = Table(city.server, names + HOST, "", host=HOST, cards=self.cards, **settings)
        self.table.do("deal")
        self.phone = city.seated(self.table, "A")
        self.looks: dict[str, tuple[bytes, str, str]] = {}
        self.whispers: dict[str, str] = {}

    def call(self, step: str, night: int) -> None:
        self.table.go_on_to(step, night=night)
        self.phone.reads(self.phone.call_of(step, night, self.kill_method))

    def look(self, moment: str, held: bool = False) -> None:
        page = self.phone.page
        if not held:
            page.mouse.move(1, 1)
        picture = self.picture()
        tree = re.sub(r"(?m)^.*timer.*\n", "", page.locator("#app").aria_snapshot())
        if held:
            tree = re.sub(r'(?ms)(- group "Whisper")(?::\n( +).*?)?(?=\n\s*- button "Hold)', r"\1", tree)
        self.looks[moment] = (picture, page.evaluate(PAGE), tree)

    def picture(self) -> bytes:
        """How the page looks once it is painted: right after a tap a pixel may still be a shade darker."""
        picture, before = self.photograph(), b""
        for _ in range(MOST_PICTURES):
            if picture == before:
                break
            picture, before = self.photograph(), picture
        return picture

    def photograph(self) -> bytes:
        return self.phone.page.screenshot(style=HIDDEN, animations="disabled", caret="hide")

    def hold(self, moment: str) -> None:
        """Look while the pad is held, as soon as whatever is on its way has come."""
        whisper = self.phone.page.locator(".whisper")
        with self.phone.holding("night-hold"):
            self.phone.until(
                lambda: whisper.inner_text().strip() not in ("", self.phone.say("night-pending")), "hears anything"
            )
            self.whispers[moment] = whisper.inner_text()
            self.look(f"{moment}, held", held=True)
        self.phone.page.locator(".whisper.is-shut").wait_for()

    def play(self, step: str, night: int) -> None:
        """A step, and all that can be done in it."""
        moment = f"{step} in night {night}"
        self.look(f"{moment}: before")
        self.hold(f"{moment}: before")
        self.phone.tap_seat(CHOSEN)
        self.look(f"{moment}: tapped")
        self.phone.tap("night-seal")
        self.phone.sees("night-sealed")
        self.look(f"{moment}: sealed")
        self.hold(f"{moment}: sealed")
        self.phone.page.reload()
        self.phone.sees("night-sealed")
        self.look(f"{moment}: reloaded")
        self.phone.page.locator(".hub__btn").click()
        self.phone.sees("night-seal")
        self.look(f"{moment}: opened again")


def assert_alike(seats: dict[str, Seat]) -> None:
    """At every moment that both have seen, nobody's phone differs from that of a resident. Pictures that do are kept."""
    plain = seats["resident"]
    for card, seat in seats.items():
        for moment in seat.looks:
            (picture, page, tree), (plain_picture, plain_page, plain_tree) = seat.looks[moment], plain.looks[moment]
            assert page == plain_page, (card, moment)
            assert tree == plain_tree, (card, moment)
            if picture != plain_picture:
                PICTURES.mkdir(parents=True, exist_ok=True)
                for name, one in (("resident", plain_picture), (card, picture)):
                    (PICTURES / f"alike-{name}.png").write_bytes(one)
            assert picture == plain_picture, (card, moment)


def test_every_phone_is_alike_in_the_first_night(city: City) -> None:
    cards = ("resident", "commissar", "don", "mafia")
    seats = {card: Seat(city, card, BASIC, night_step_seconds=600, deal_seconds=0) for card in cards}
    for step in ("mafia", "commissar", "don"):
        for seat in seats.values():
            seat.call(step, 1)
            seat.play(step, 1)
    assert_alike(seats)

    # The whisper is where they differ.
    assert seats["commissar"].whispers["commissar in night 1: before"].startswith("You are called.")
    for step in ("commissar", "don"):
        say, name = seats[step].phone.say, NAMES[CHOSEN]
        answers = [say("night-answer", answer=one, step=step, name=name, deck="basic") for one in ("nod", "no_nod")]
        assert any(answer in seats[step].whispers[f"{step} in night 1: sealed"] for answer in answers)
    assert "Don" in seats["mafia"].whispers["mafia in night 1: before"]
    for step in ("mafia", "commissar", "don"):
        assert seats["resident"].whispers[f"{step} in night 1: before"].startswith("Not your hour.")
        assert seats["resident"].whispers[f"{step} in night 1: sealed"].endswith("kept for the story.")


@pytest.mark.laws
def test_every_phone_is_alike_in_later_nights(city: City) -> None:
    settings = {**BY_HAND, "preset": "extended", "gang_replan": "window"}
    played = dict.fromkeys(["resident", *(card for cards in STEPS.values() for card in cards)])
    seats = {card: Seat(city, card, EXTENDED, **settings) for card in played}
    for seat in seats.values():
        seat.table.go_on_to("discussion", "speech")
        seat.table.do("answer", HOST, act="remove", args=[12], host=True)
        seat.table.go_on_to("doctor", night=2)
        seat.phone.page.reload()  # who comes back does not see the dusk

    # The second night, when one is out already: every role. All have seen as much since they came back: what a browser has
    # drawn before shows in a corner.
    for step, cards in STEPS.items():
        for card in ("resident", *cards):
            seats[card].table.go_on_to(step, night=2)
            seats[card].phone.page.reload()
            seats[card].call(step, 2)
            seats[card].play(step, 2)

    # The fourth, in which a gang plans anew after it has shot: who of it, who not, and who never
    gang = {card: seats[card] for card in ("resident", "mafia", "don", "yakuza")}
    for card, seat in gang.items():
        seat.table.go_on_to("mafia", night=4)
        seat.phone.page.reload()
        seat.call("mafia", 4)
        seat.play("mafia", 4)
        mates = [name for name, one in seat.cards.items() if one in ("mafia", "don") and name != "A"]
        for mate in mates:
            seat.table.do("answer", HOST, act="correct", args=[NAMES.index(mate), "mark", CHOSEN], host=True)
        for night in (5, 7):
            seat.phone.page.locator(".seg").get_by_text(seat.phone.say("night-title", number=night)).click()
            seat.look(f"planning for night {night}: before")
            seat.phone.hears("night-ask-plan" if card in ("mafia", "don") else "night-asleep", night=night)
            seat.hold(f"planning for night {night}: before")
            seat.phone.tap_seat(CHOSEN)
            seat.phone.tap("night-seal")
            seat.look(f"planning for night {night}: sealed")
            seat.hold(f"planning for night {night}: sealed")
    assert_alike(seats)

    for step in STEPS.keys() - {"werewolf"}:
        assert "You are called" in seats[step].whispers[f"{step} in night 2: before"]
        assert seats["resident"].whispers[f"{step} in night 2: before"].startswith("Not your hour.")
    assert seats["werewolf"].whispers["werewolf in night 2: before"].startswith("Your side now: red.")
    assert "You: F" in gang["mafia"].whispers["planning for night 7: sealed"]
    assert gang["yakuza"].whispers["planning for night 7: sealed"].endswith("kept for the story.")


def test_what_differs_is_found(city: City) -> None:
    """The tests above would not see it if a look told nothing."""
    seats = {card: Seat(city, card, BASIC, **BY_HAND) for card in ("resident", "don")}
    for seat in seats.values():
        seat.call("mafia", 1)
    seats["don"].phone.page.evaluate("document.querySelector('.hold').style.opacity = 0.9")
    for seat in seats.values():
        seat.look("now")
    (picture, page, tree), (plain_picture, plain_page, plain_tree) = (seat.looks["now"] for seat in seats.values())
    assert picture != plain_picture and page != plain_page and tree == plain_tree
