"""The desk fits: in every book, on tablet and phone, upright and on its side. Nothing is cut, everything that can be tapped
is large enough for a thumb, and the way on is never out of sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .desk import Desk
from .looks import faults, small_targets, unseen
from .phones import PHONE, SIDEWAYS, SMALL, SMALL_SIDEWAYS, TABLET, City

TABLET_SIDEWAYS = (TABLET[1], TABLET[0])
SIZES = (TABLET, TABLET_SIDEWAYS, PHONE, SIDEWAYS, SMALL, SMALL_SIDEWAYS)
TEN = ["mafia", "mafia", "don", "commissar", *["resident"] * 6]
FOURTEEN = ["mafia", "don", "ninja", "yakuza", "commissar", "sheriff", "immortal", "doctor", *["resident"] * 6]


class Fit:
    """What does not fit at a desk, at any of the sizes; every moment is looked at."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.found: dict[str, None] = {}

    def look(self, when: str) -> None:
        phone = self.desk.phone
        for size in SIZES:
            phone.resize(size)
            self.desk.look()
            wrong = [*faults(phone), *unseen(phone), *small_targets(phone)]
            self.found |= dict.fromkeys(f"{when}, {size[0]}×{size[1]}: {one}" for one in wrong)
        phone.resize(PHONE)

    def sheet(self, when: str, word: str) -> None:
        """A sheet over the desk, opened by the button of this name."""
        phone = self.desk.phone
        phone.tap(word)
        phone.until(phone.page.locator("dialog[open]").is_visible, "has the sheet")
        self.look(when)
        phone.tap("close")


def walked(desk: Desk, fit: Fit, most: int = 40) -> Iterator[list[str]]:
    """Each new place of the game up to the second night, looked at once; whoever reads goes on by hand."""
    seen: set[str] = set()
    for _ in range(most):
        known = desk.knows()
        if known["table"]["phase"] == "over":
            return
        where = known["view"]["where"]
        if str(where) not in seen:
            seen.add(str(where))
            fit.look(" ".join(where))
            yield where
        desk.table.go_on()


@pytest.mark.parametrize("language", [pytest.param("ru", marks=pytest.mark.long), "pl"])
def test_original_fits_by_night_and_by_day(city: City, language: str) -> None:
    desk = Desk(city, 14, FOURTEEN, language=language, deck="extended", speech_seconds=60)
    fit = Fit(desk)
    fit.look("the cards go round")
    desk.until_phase(lambda where: where[-1] == "commissar")
    fit.look("a call of the first night")
    desk.point(1)
    fit.look("there is an answer")
    fit.sheet("the last inputs", "desk-inputs")
    fit.sheet("the players", "host-players")
    desk.until_phase(lambda where: where[-1] == "speech")
    fit.look("somebody speaks")
    desk.accuse(1, 3)
    fit.look("a vote")
    desk.vote([0, 2, 4, 5])
    fit.look("the second vote")
    desk.until_phase(lambda where: where[0] == "night")
    fit.look("the second night")
    assert list(fit.found) == []


# Nobody goes, so no game is over before all of it has been looked at.
@pytest.mark.long
@pytest.mark.parametrize(("book", "settings"), [("spytown", {"empty_vote": "no_elimination"}), ("bigcity", {})])
def test_other_books_fit_wherever_the_game_is(city: City, book: str, settings: dict[str, str]) -> None:
    desk = Desk(city, 12, book=book, language="ru", **settings)
    desk.table.do("deal")
    fit = Fit(desk)
    places = list(walked(desk, fit))
    fit.sheet("the players", "host-players")
    fit.sheet("the last inputs", "desk-inputs")
    assert len(places) > 3
    assert list(fit.found) == []
