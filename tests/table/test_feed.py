"""When somebody is told anew what is asked of him (table/feed.py)."""

from __future__ import annotations

import pytest

from citysleeps.kernel.ask import Answer
from citysleeps.kernel.seats import NOBODY, SPECTATORS, bit
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenario
from citysleeps.table import feed as feeds
from citysleeps.table.feed import Feed
from citysleeps.table.messages import encode

A, B = 0, 1
THEFT = ["A remove 2", "B take loyal", "C take 5 diamonds", "D take driver", "E take agent_fbi", "F take 3 diamonds"]


def of_godfather() -> Feed:
    settings = {"first_godfather": "A", "quiet_prompt_s": 60}
    written = {"title": "feed", "book": "cuba", "seats": "A B C D E F", "settings": settings, "play": THEFT}
    return Feed(referee(read_scenario(written)), bit(A), A, [], 0)


def test_what_is_asked_as_before_is_not_told_again() -> None:
    assert not of_godfather().listen_for_asks([])


def test_a_clock_that_begins_anew_is_told_with_what_is_asked_as_before() -> None:
    """CUBA-1307 Talk ends the silence."""
    feed = of_godfather()
    assert feed.play.answer(Answer(B, "say", ("well",))) == ""
    assert feed.listen_for_asks([])


def test_a_clock_that_begins_anew_is_nothing_new_to_whoever_only_watches() -> None:
    feed = Feed(of_godfather().play, SPECTATORS, NOBODY, [], 0)
    assert feed.play.answer(Answer(B, "say", ("well",))) == ""
    assert not feed.listen_for_asks([])


def test_a_message_holds_as_many_facts_as_fit_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    feed = of_godfather()
    sizes = [len(encode(fact)) for fact in feed.missed(0)]
    monkeypatch.setattr(feeds, "MOST_PART", sum(sizes[-3:]))
    left_out, facts = feed.part(0, feed.told)
    assert (left_out, len(facts)) == (len(sizes) - 3, 3)


def test_one_ask_of_several_that_has_changed_is_told() -> None:
    feed = of_godfather()
    assert len(feed.offered) > 1
    feed.offered = [*feed.offered[:-1], feed.offered[0]]
    assert feed.listen_for_asks([])
