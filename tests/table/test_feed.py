"""When somebody is told anew what is asked of him (table/feed.py)."""

from __future__ import annotations

from typing import Any

import pytest

from citysleeps.kernel.ask import NEXT, Answer, Ask
from citysleeps.kernel.forms import Text
from citysleeps.kernel.seats import HOST, HOST_SEAT, NOBODY, SPECTATORS, bit
from citysleeps.kernel.stops import Every, First
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenario
from citysleeps.table import feed as feeds
from citysleeps.table.feed import Correctable, Feed, are_same, difference, host_asks, is_same_mend, lead
from citysleeps.table.messages import SeatSlot, WireMend, encode
from citysleeps.views.view import told_to

A, B = 0, 1
THEFT = ["A remove 2", "B take loyal", "C take 5 diamonds", "D take driver", "E take agent_fbi", "F take 3 diamonds"]


def of_godfather() -> Feed:
    settings = {"first_godfather": "A", "quiet_prompt_s": 60}
    written = {"title": "feed", "book": "cuba", "seats": "A B C D E F", "settings": settings, "play": THEFT}
    return Feed(referee(read_scenario(written)), bit(A), A)


def test_what_is_asked_as_before_is_not_told_again() -> None:
    assert not of_godfather().listen_for_asks([])


def test_a_clock_that_begins_anew_is_told_with_what_is_asked_as_before() -> None:
    """CUBA-1307 Talk ends the silence."""
    feed = of_godfather()
    assert feed.play.answer(Answer(B, "say", ("well",))) == ""
    assert feed.listen_for_asks([])


def test_a_clock_that_begins_anew_is_nothing_new_to_whoever_only_watches() -> None:
    feed = Feed(of_godfather().play, SPECTATORS, NOBODY)
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


def of_host(play: list[str]) -> Feed:
    """Of a game that a host without a card leads."""
    settings = {"host_mode": "human"}
    written = {"title": "feed", "book": "original", "seats": "A B C D E F G", "settings": settings, "play": play}
    return Feed(referee(read_scenario(written)), HOST, NOBODY)


def test_what_changes_nothing_on_the_screen_is_no_news_of_it() -> None:
    feed = of_godfather()
    assert feed.look(feed.play.game.facts[-1:]) is None
    for shown in ({"silent": (2, 3, 4, 5)}, None):  # who has said nothing yet
        assert feed.play.answer(Answer(B, "say", ("well",))) == ""
        assert feed.look(feed.play.game.facts[-1:]) == shown


def test_what_has_changed_on_the_screen_is_told_once_and_nothing_else() -> None:
    feed = of_godfather()
    before = feed.shown
    told = len(feed.play.game.facts)
    assert feed.play.answer(Answer(A, "accuse", (3,))) == ""
    changed = feed.look(feed.play.game.facts[told:])
    assert changed == difference(before, feed.shown)
    assert changed and changed.keys() < set(feed.shown.__struct_fields__)
    assert all(getattr(before, name) != value for name, value in changed.items())
    assert feed.look(feed.play.game.facts[told:]) is None


def test_whoever_may_change_an_answer_is_offered_it_and_whoever_has_not_answered_is_asked_it() -> None:
    vote = Ask(bit(A) | bit(B), "vote", (bit(B),))
    feed = of_godfather()
    feed.play.game.stop = Every([vote], again=True)
    feed.listen_for_asks([])
    assert ([ask.act for ask in feed.asked], feed.offered) == (["vote"], [])
    feed.play.game.stop.waiting = [bit(B)]
    feed.listen_for_asks([])
    assert (feed.asked, [ask.act for ask in feed.offered]) == ([], ["vote"])


def test_the_clock_of_an_offer_is_told_too_and_of_what_the_host_may_do() -> None:
    feed = Feed(of_godfather().play, bit(B), B)
    assert feed.offered and not feed.asked
    assert feed.is_asked and feed.limit == (feed.play.game.running_clock, feed.play.game.seconds)
    host = of_host([])
    assert host.of_host and not host.asked and not host.offered
    assert host.is_asked and host.limit == (host.play.game.running_clock, host.play.game.seconds)


def test_a_host_without_a_card_sees_beside_next_who_has_not_answered() -> None:
    """And hears it anew when somebody has."""
    feed = of_host([])
    seats = list(range(feed.play.game.size))
    asks = feed.wire_asks(5000, str)
    assert [list(ask.waiting) for ask in asks if ask.act == NEXT.act] == [seats]
    assert not any(ask.waiting for ask in asks if ask.act != NEXT.act)
    assert {(ask.left, ask.host, ask.key) for ask in asks} == {(None, True, str(HOST_SEAT))}
    assert feed.play.answer(Answer(A, "ready")) == ""
    assert feed.listen_for_asks(feed.of_host)
    assert not feed.listen_for_asks(feed.of_host)
    asks = feed.wire_asks(5000, str)
    assert [list(ask.waiting) for ask in asks if ask.act == NEXT.act] == [seats[1:]]


def test_the_host_is_not_among_those_who_have_not_answered() -> None:
    feed = of_host([])
    feed.play.game.stop = Every([Ask(HOST | bit(B), "ready")])
    feed.listen_for_asks(feed.of_host)
    assert feed.waiting == bit(B)
    feed.listen_for_asks([])  # without `next` nobody is waited for
    assert feed.waiting == 0


def test_nobody_who_plays_sees_who_has_not_answered() -> None:
    play = of_host([]).play
    for ears, seat in ((bit(A), A), (SPECTATORS, NOBODY)):
        feed = Feed(play, ears, seat)
        assert feed.waiting == 0
        assert not any(ask.waiting or ask.host for ask in feed.wire_asks(5000, str))


def test_what_the_host_may_do_is_told_when_it_has_changed_and_to_no_one_else() -> None:
    feed = of_host([])
    may, more = feed.of_host, [*feed.of_host, Ask(HOST, "warn", (Text(100),))]
    assert feed.listen_for_asks(more) and feed.of_host == more
    assert not feed.listen_for_asks(more)
    assert feed.listen_for_asks(may)
    assert feed.listen_for_asks(may[:1]) and feed.of_host == may[:1]
    player = Feed(feed.play, bit(A), A)
    assert not player.listen_for_asks(more) and player.of_host == []


def test_asks_are_the_same_only_if_there_are_as_many_and_each_looks_the_same() -> None:
    """To whom else something is asked, nobody may know."""
    one, two, other = Ask(bit(A), "guess"), Ask(bit(A) | bit(B), "guess"), Ask(bit(A), "weigh")
    assert are_same([one], [two])
    assert not are_same([one], [one, one]) and not are_same([one, one], [one])
    assert not are_same([one, one], [one, other])


def test_corrections_are_the_same_only_if_seat_and_ask_are() -> None:
    one, two, other = Ask(bit(A), "guess"), Ask(bit(A) | bit(B), "guess"), Ask(bit(A), "weigh")
    assert is_same_mend((A, one), (A, two))
    assert not is_same_mend((A, one), (B, one))
    assert not is_same_mend((A, one), (A, other))


def test_what_may_be_put_right_is_told_when_it_has_changed() -> None:
    feed = of_host([])
    guess, ready = Ask(bit(A), "guess"), Ask(bit(A), "ready")
    assert not feed.listen_for_corrections(Correctable(HOST))
    assert feed.listen_for_corrections(Correctable(HOST, [(A, guess)]))
    assert not feed.listen_for_corrections(Correctable(HOST, [(A, guess)]))
    assert feed.listen_for_corrections(Correctable(HOST, [(B, guess)]))
    assert feed.listen_for_corrections(Correctable(HOST, [(A, ready)]))
    assert [(one.act, one.asked) for one in feed.wire_corrections()] == [("ready", True)]
    assert feed.play.answer(Answer(A, "ready")) == ""
    assert feed.listen_for_corrections(Correctable(HOST, [(A, ready)]))  # it is answered by now
    assert [(one.seat, one.act, one.asked) for one in feed.wire_corrections()] == [(A, "ready", False)]
    assert feed.listen_for_corrections(Correctable(bit(B), [(A, ready)])) and feed.mends == []


def test_only_a_host_who_holds_no_card_is_told_what_was_answered() -> None:
    play = of_host([]).play
    assert play.answer(Answer(A, "ready")) == ""
    now = Correctable(HOST | bit(B), [(A, Ask(bit(A), "ready"))], {A: Answer(A, "ready")})
    given = [feed.wire_corrections()[0].given for feed in (Feed(play, HOST, NOBODY, now), Feed(play, bit(B), B, now))]
    assert [list(answer) for answer in given] == [["ready"], []]


def test_what_may_be_put_right_for_anybody_is_told_when_it_has_changed_to_hosts_alone() -> None:
    feed = of_host([])
    assert feed.listen_for_corrections(Correctable(HOST, forms=[("check", (bit(A),))]))
    assert not feed.listen_for_corrections(Correctable(HOST, forms=[("check", (bit(A),))]))
    assert feed.wire_mends() == (WireMend("check", (SeatSlot((A,)),)),)
    assert feed.listen_for_corrections(Correctable(bit(B), forms=[("check", (bit(A),))])) and feed.forms == []


def test_of_the_past_as_much_as_was_asked_for_is_told() -> None:
    feed = of_godfather()
    assert feed.part(0, 0) == feed.part(4, 4) == feed.part(4, 2) == (0, ())
    left_out, facts = feed.part(2, 5)
    assert (left_out, [bytes(fact) for fact in facts]) == (0, [encode(fact) for fact in feed.missed(0)[2:5]])


def test_a_fact_that_is_too_long_for_a_message_is_told_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    feed = of_godfather()
    monkeypatch.setattr(feeds, "MOST_PART", 1)
    left_out, facts = feed.part(0, 3)
    assert (left_out, len(facts)) == (2, 1)


def test_a_feed_begins_with_all_that_was_told_and_all_that_may_be_put_right() -> None:
    play = of_godfather().play
    mends = [(A, Ask(bit(A), "accuse", (bit(B),)))]
    feed = Feed(play, bit(A), A, Correctable(bit(A), mends))
    assert feed.told == len(feed.missed(0)) > 1
    assert (feed.mends, feed.unanswered, len(feed.wire_corrections())) == (mends, [False], 1)
    assert Feed(play, bit(A), A, Correctable(bit(B), mends)).mends == []


def test_whoever_is_asked_offered_and_told_to_do_nothing_is_known_from_the_beginning() -> None:
    play = of_godfather().play
    assert Feed(play, bit(B), B).is_asked
    assert not Feed(play, SPECTATORS, NOBODY).is_asked


def test_that_something_is_asked_or_asked_no_more_is_told_although_offers_stay_as_they_are() -> None:
    feed = of_godfather()
    game = feed.play.game
    game.stop = First([Ask(bit(A), "vote", (bit(B),))])
    feed.listen_for_asks([])
    assert feed.is_asked and feed.limit == (game.running_clock, game.seconds) and feed.offered == []
    game.stop = First([Ask(bit(A), "vote", (bit(A),))])
    assert feed.listen_for_asks([]) and [ask.slots for ask in feed.asked] == [(bit(A),)]
    assert not feed.listen_for_asks([])


def test_what_is_offered_beside_the_same_ask_is_told_as_both_where_no_answer_may_be_changed() -> None:
    feed = of_godfather()
    vote = Ask(bit(A), "vote", (bit(B),))
    stop = First([vote], lambda _: [vote])
    stop.game = feed.play.game
    feed.play.game.stop = stop
    feed.listen_for_asks([])
    assert [(ask.act, kind) for ask, kind in feed.asks] == [("vote", "asked"), ("vote", "offered")]


def test_all_that_was_told_at_once_changes_the_view() -> None:
    feed = of_godfather()
    told = len(feed.play.game.facts)
    for seat in (B, 2):
        assert feed.play.answer(Answer(seat, "say", ("well",))) == ""
    assert feed.look(feed.play.game.facts[told:]) == {"silent": (3, 4, 5)}


def test_a_feed_has_what_was_told_to_it_and_nothing_else() -> None:
    play = of_godfather().play
    told = [Feed(play, bit(seat), seat).missed(0) for seat in (A, B)]
    assert told == [told_to(play.game.log, bit(seat)) for seat in (A, B)]
    assert told[A] != told[B] and len(told[B]) < len(play.game.facts)


def test_what_a_seat_is_asked_and_offered_comes_with_its_own_key_and_the_time_that_is_left() -> None:
    feed = Feed(of_godfather().play, bit(B), B)
    feed.asked = [Ask(bit(B), "vote", (bit(A),))]
    asks = feed.wire_asks(5000, str)
    assert [ask.offered for ask in asks] == [False] + [True] * len(feed.offered)
    assert {(ask.key, ask.left, ask.host) for ask in asks} == {(str(B), 5000, False)}


class Echo:
    """A screen on which every seat could claim something about itself."""

    def phrases(self, view: object, me: int) -> list[tuple[int]]:
        return [(bit(me),)]


def test_only_a_seat_could_claim_something() -> None:
    screen: Any = Echo()
    for seat, claims in ((A, ((SeatSlot((A,)),),)), (B, ((SeatSlot((B,)),),)), (NOBODY, ())):
        feed = of_godfather()
        feed.screen, feed.seat = screen, seat
        assert feed.phrases() == claims


def test_the_creator_leads_where_the_book_says_so_and_hosts_nothing_else() -> None:
    play = of_godfather().play
    asks = play.book.host_asks(play.game)
    assert [(ask.act, ask.key, ask.host) for ask in lead(play)] == [(ask.act, "", True) for ask in asks]
    assert asks and host_asks(play) == []
    hosted = of_host([]).play
    assert lead(hosted) == () and host_asks(hosted) == hosted.book.host_asks(hosted.game) != []
