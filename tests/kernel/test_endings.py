"""How a period ends: each way says all of it (kernel/endings.py)."""

from __future__ import annotations

from citysleeps.kernel.endings import Ending, by_host, lasts, upto


def said(ending: Ending) -> tuple[int, int, bool, bool, int]:
    return ending.seconds, ending.least, ending.lasts, ending.rests, ending.every


def test_each_ending_says_when_it_ends() -> None:
    assert said(upto(5)) == (5, 0, False, False, 0)
    assert said(by_host()) == (0, 0, True, False, 0)
    assert said(by_host(5, rests=True)) == (5, 0, True, True, 0)
    assert said(lasts(5, 2, rests=True, every=3)) == (5, 2, True, True, 3)
    assert said(lasts(5)) == (5, 0, True, False, 0)
    assert said(lasts(0, 2)) == (0, 2, True, False, 0)
    assert said(lasts(0)) == (0, 0, False, False, 0)
    assert said(lasts(5, 2, rests=True, every=3).without_limit()) == (0, 2, True, True, 3)
