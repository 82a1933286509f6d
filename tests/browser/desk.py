"""The desk of whoever leads a table where some have no phone: what is tapped there, and how often."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .phones import BY_HAND, PHONE, SLIP, City, Phone, Size, Table

NAMES = "ABCDEFGHIJKLMN"
COUNT = """() => {
  if (window.clicks === undefined) addEventListener('click', () => window.clicks++, true)
  window.clicks = 0
}"""
LEADER = Path(__file__).with_name("leader.js").read_text().lstrip(";")


class Desk:
    """Who leads, at a table where these have a phone and nobody else; and how often the desk is tapped."""

    def __init__(
        self,
        city: City,
        seats: int,
        cards: list[str] | None = None,
        book: str = "original",
        phones: str = "",
        language: str = "en",
        size: Size = PHONE,
        **settings: Any,
    ) -> None:
        chosen: dict[str, Any] = {**(BY_HAND if book == "original" else {}), **settings}
        self.table = Table(city.server, "Z" + phones, "", host="Z", book=book, **chosen)
        self.table.host = "Z"
        for name in NAMES[len(phones) : seats]:
            self.table.do("add_person", name=name)
        if cards:
            self.table.do("deal", cards=cards)
        self.phone: Phone = city.seated(self.table, "Z", language, size)
        self.decisions = 0
        self.steps = 0

    def leads_on(self, until: str = "", patience: float = 0, seed: int = 1, share: float = 0.8) -> None:
        """Begin to lead by taps alone (leader.js), to the end of the game or to the step of this name. Those who
        are asked on their own phones are waited for so long (seconds); so many of those who may raise a hand do."""
        say = self.phone.say
        words = {"causes": "desk-for-what", "hands": "desk-hands", "hand": "seat-hand", "what": "desk-what"}
        spoken = {key: say(id) for key, id in words.items()}
        spoken |= {
            "used": say("desk-hand-used", number="").strip(),
            "phones": say("desk-why-phone", names="").rstrip(" ."),
        }
        self.phone.page.evaluate(LEADER, [spoken, seed, share, until, 1000 * patience])

    def has_led(self) -> dict[str, Any] | None:
        """What came of it; nothing yet."""
        soon = "new Promise(done => setTimeout(() => done(null), 50))"
        led: dict[str, Any] | None = self.phone.page.evaluate(f"() => Promise.race([window.game, {soon}])")
        return led

    def entered(self) -> tuple[int, int]:
        """What the record of the game has: decisions that were entered for seats, and steps that were ended by hand. A
        gang that points at the same seat decides once, and each hand in a vote is a decision."""
        record = self.table.server.http("GET", f"/api/tables/{self.table.code}/games/1/record")
        lines = [json.loads(line) for line in record.body.splitlines()]
        inputs = [line for line in lines if isinstance(line, list)]
        decisions, before = 0, None
        for _, act, *args in inputs:
            made = args[0][1:] if act == "correct" else None
            decisions += made is not None and (made != before or made[0] == "vote")
            before = made
        return decisions, [act for _, act, *_ in inputs].count("next")

    def count(self) -> None:
        """Count the clicks on the page from now on, and what they are for."""
        self.phone.page.evaluate(COUNT)
        self.decisions = self.steps = 0

    def counted(self) -> tuple[int, int, int]:
        """Clicks, decisions and steps since then."""
        return self.phone.page.evaluate("() => window.clicks"), self.decisions, self.steps

    def knows(self) -> dict[str, Any]:
        return self.table.do("ping", self.table.host)[0]

    @property
    def is_over(self) -> bool:
        return bool(self.knows()["table"]["phase"] == "over")

    def where(self) -> list[str]:
        where: list[str] = self.knows()["view"]["where"]
        return where

    def point(self, seat: int) -> None:
        """Tap the seat that somebody points at; whoever leads has looked at the screen before."""
        self.look()
        self.tap(seat)

    def look(self) -> None:
        """Right after a change a tap is taken for a slip. When night has come, all close their eyes first."""
        self.steps += close_eyes(self.phone)
        self.phone.page.wait_for_timeout(SLIP)

    def tap(self, seat: int) -> None:
        self.phone.tap_seat(seat)
        self.decisions += 1
        self.phone.city.settle(self.phone)

    def go_on(self) -> None:
        """Tap the way on, whatever it says."""
        phone = self.phone
        self.look()
        phone.page.locator(".sill .btn--go:not([aria-disabled])").click()
        phone.city.settle(phone)
        self.steps += 1

    def asked(self) -> list[dict[str, Any]]:
        """What is asked of those without a phone, and decides something."""
        known = self.knows()
        at_desk = [one["id"] for one in known["table"]["people"] if one.get("at_desk")]
        seats = [seat for seat, who in enumerate(known["table"]["seats"]) if who in at_desk]
        asked = [one for one in known["corrections"] if one.get("asked") and one["seat"] in seats]
        return [one for one in asked if one["slots"] and one["slots"][0]["kind"] == "seat"]

    def night(self, target: int) -> None:
        """All calls of a night: everybody who is asked points at the same seat, or else at the first possible."""
        self.until_phase(lambda where: "night" in where[0])
        while "night" in self.knows()["view"]["where"][0]:
            asked = self.asked()
            if asked:
                seats = asked[0]["slots"][0]["seats"]
                self.point(target if target in seats else seats[0])
            self.go_on()

    def until_phase(self, is_there: Any) -> None:
        """Speeches and the like: whoever leads only goes on, which is not what is tested here."""
        for _ in range(99):
            known = self.knows()
            if known["table"]["phase"] == "over" or is_there(known["view"]["where"]):
                return
            self.table.go_on()
        raise AssertionError(known["view"]["where"])

    def accuse(self, *accused: int) -> None:
        """The first speakers without a phone put these on trial, one each; the others nobody."""
        for seat in accused:
            self.until_phase(lambda where: where[-1] == "nomination")
            while not any(seat in one["slots"][0]["seats"] for one in self.asked()):  # nobody accuses himself
                self.table.go_on()
                self.until_phase(lambda where: where[-1] == "nomination")
            self.point(seat)
        self.until_phase(lambda where: where[-1] == "vote")

    def vote(self, *hands: list[int]) -> None:
        """One call after the other: these hands are up."""
        for up in hands:
            self.look()
            for seat in up:
                self.tap(seat)
            self.go_on()


def close_eyes(phone: Phone) -> bool:
    """Say at the desk that all eyes are closed, if it asks. Right after a change a tap is taken for a slip."""
    phone.city.settle(phone)
    closed = phone.page.locator("[data-eyes]")
    if not closed.count():
        return False
    phone.page.wait_for_timeout(SLIP)
    closed.click()
    phone.until(lambda: not closed.count(), "is dark")
    return True
