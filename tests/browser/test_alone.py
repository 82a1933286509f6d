"""One person and bots."""

from __future__ import annotations

from .looks import misfits
from .phones import SMALL, SMALL_SIDEWAYS, City


def test_whoever_is_alone_adds_all_bots_with_one_tap(city: City) -> None:
    a = city.phone("A", size=SMALL)
    a.start_table()
    a.sees("lobby-add-bots", count=7)
    for size in (SMALL_SIDEWAYS, SMALL):
        a.resize(size)
        assert not misfits(a)
    a.tap("lobby-add-bots", count=7)
    a.sees("lobby-count", people=1, bots=7, least=6, most=13)
    a.until(lambda: a.is_live("lobby-start"), "can start")
    assert a.page.get_by_text(a.say("lobby-add-bots", count=1)).count() == 0
