"""The desk of whoever leads a table where some have no phone: what is tapped there, and how often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .phones import BY_HAND, SLIP, City, Phone, Table

NAMES = "ABCDEFGHIJKLMN"
COUNT = """() => {
  if (window.clicks === undefined) addEventListener('click', () => window.clicks++, true)
  window.clicks = 0
}"""
NOBODY = -1
Aim = Callable[[list[str], list[int]], int]  # whom everybody means, in which step, of these seats; NOBODY


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
        **settings: Any,
    ) -> None:
        chosen: dict[str, Any] = {**(BY_HAND if book == "original" else {}), **settings}
        self.table = Table(city.server, "Z" + phones, "", host="Z", book=book, **chosen)
        self.table.host = "Z"
        for name in NAMES[len(phones) : seats]:
            self.table.do("add_person", name=name)
        if cards:
            self.table.do("deal", cards=cards)
        self.phone: Phone = city.seated(self.table, "Z", language)
        self.decisions = 0
        self.steps = 0

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
        """Right after a change a tap is taken for a slip."""
        self.phone.city.settle(self.phone)
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

    def lead(self, aim: Aim) -> None:
        """To the end of the game: everybody who is asked means the same seat. Where nothing is entered, going on is not
        what is tested here."""
        for _ in range(99):
            if self.is_over:
                return
            where = self.where()
            has_entered = self.enter(aim)
            if self.is_over or self.where() != where:
                continue
            if has_entered:
                self.go_on()
            else:
                self.table.go_on()
        raise AssertionError(self.where())

    def enter(self, aim: Aim) -> bool:
        """What those who are asked now point at, or whom they raise their hands for. False: nothing."""
        asked, where = self.asked(), self.where()
        among = sorted({seat for one in asked for seat in one["slots"][0]["seats"]})
        target = aim(where, among) if asked else NOBODY
        if target == NOBODY:
            return False
        self.look()
        if len(asked) == 1 or self.is_dark():
            self.tap(target)
            return True
        self.hands_for(target, [one["seat"] for one in asked if target in one["slots"][0]["seats"]])
        for one in asked:
            seats = one["slots"][0]["seats"]
            if target not in seats:  # nobody votes against himself
                self.hands_for(seats[0], [one["seat"]])
        return True

    def is_dark(self) -> bool:
        return self.phone.page.locator("html").get_attribute("data-theme") == "hush"

    def hands_for(self, target: int, seats: list[int]) -> None:
        causes = self.phone.page.get_by_role("group", name=self.phone.say("desk-for-what"))
        if causes.count():
            causes.get_by_role("button", name=f"{target + 1} {NAMES[target]}", exact=True).click()
        for seat in seats:
            self.tap(seat)

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
