"""Bots that talk do not bore: what was said is not said again, and they end."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from citysleeps.agents.cast import REASONING, bot
from citysleeps.agents.chairs import play_table
from citysleeps.agents.original.reading import first_reading
from citysleeps.agents.reasoning.talk import (
    MOST,
    Reasons,
    Statement,
    disbelief,
    fresh_reason,
    is_bounded,
    is_reason,
    opening,
    retraction,
    say,
    suspicion,
    trust,
)
from citysleeps.books.facts import Claimed
from citysleeps.books.original.facts import FloorEnded, FloorGiven
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY
from citysleeps.kernel.setup import Setup, Value

ALL = 0b11111
OFFERS = [
    Ask(ALL, "claim", slots)
    for slots in (
        *(((kind,), ALL) for kind in ("believe", "doubt", "because_said", "because_killed")),
        (("think",), ALL, ("black",)),
        (("am",), ("red", "commissar")),
    )
]
THINK: Statement = ("think", (1,), ("black",), 0)
KILLED: Statement = ("because_killed", (2,), (), 0)


def claims(*said: tuple[int, Statement]) -> dict[int, Claimed]:
    """Claims, each with its speaker, in their order."""
    return {
        i: Claimed(i, seat, kind, seats, words, count) for i, (seat, (kind, seats, words, count)) in enumerate(said, 1)
    }


def said(wanted: list[Statement], before: int, *earlier: tuple[int, Statement]) -> tuple[object, ...]:
    """What seat 0 says then; nothing: empty."""
    answer = say(0, wanted, claims(*earlier), before, OFFERS)
    return answer.args if answer else ()


def test_nothing_is_said_twice_on_a_day() -> None:
    assert said([THINK], 0) == ("think", 1, "black")
    assert said([THINK], 0, (0, THINK)) == ()
    assert said([THINK], 0, (3, THINK)) == ("think", 1, "black"), "another has said it"


def test_whom_one_suspects_is_said_again_only_after_one_has_thought_otherwise_or_is_asked_why() -> None:
    other: Statement = ("think", (3,), ("black",), 0)
    assert said([THINK], 1, (0, THINK)) == ()
    assert said([THINK], 2, (0, THINK), (0, other)) == ("think", 1, "black")
    assert said([THINK], 2, (0, THINK), (4, ("ask", (0,), ("why",), 0))) == ("think", 1, "black")


def test_belief_is_said_again_only_after_doubt() -> None:
    believe, doubt = ("believe", (1,), (), 0), ("doubt", (1,), (), 0)
    assert said([believe], 1, (0, believe)) == ()
    assert said([believe], 2, (0, believe), (0, doubt)) == ("believe", 1)
    assert said([believe], 1, (0, ("doubt", (2,), (), 0))) == ("believe", 1)


def test_a_reason_is_heard_once_a_day_and_from_one_player_once() -> None:
    assert said([KILLED], 0) == ("because_killed", 2)
    assert said([KILLED], 0, (3, KILLED)) == ()
    assert said([KILLED], 1, (3, KILLED)) == ("because_killed", 2), "that was yesterday"
    assert said([KILLED], 1, (0, KILLED)) == ()


def test_one_says_only_so_much_a_day_but_always_what_one_is() -> None:
    much = [(0, ("believe", (seat,), (), 0)) for seat in (1, 2, 3, 4)]
    assert len(much) == MOST
    assert said([THINK], 0, *much) == ()
    assert said([THINK], 0, *much[1:]) == said([THINK], MOST, *much) == ("think", 1, "black")
    assert said([("am", (), ("red",), 0)], 0, *much) == ("am", "red")


def test_one_gives_the_reason_that_nobody_has_given_and_first_what_was_done_to_oneself() -> None:
    reasons = ((0.3, "because_killed", (2,)), (0.2, "because_said", (3,)), (0.1, "because_voted", (1, 0)))
    assert fresh_reason(0, reasons, {}, 0) == [("because_voted", (1, 0), (), 0)]
    assert fresh_reason(4, reasons, {}, 0) == [KILLED]
    assert fresh_reason(4, reasons, claims((3, KILLED)), 0) == [("because_said", (3,), (), 0)]
    assert fresh_reason(4, reasons, claims((4, KILLED)), 0) == [], "one a day"
    assert fresh_reason(4, reasons[:1], claims((3, KILLED)), 0) == []
    assert fresh_reason(1, reasons[2:], {}, 0) == [], "what one has done oneself is no reason"


def test_a_reason_comes_directly_after_what_it_is_a_reason_for() -> None:
    reasons: Reasons = {1: ((0.3, "because_killed", (2,)),)}
    red: Statement = ("am", (), ("red",), 0)
    assert suspicion(0, THINK, reasons, {}, 0) == [THINK]
    assert suspicion(0, THINK, reasons, claims((0, THINK)), 0) == [KILLED]
    assert suspicion(0, THINK, reasons, claims((0, THINK), (3, red)), 0) == [KILLED], "another has spoken since"
    assert suspicion(0, THINK, reasons, claims((0, THINK), (0, red)), 0) == [], "it would be a reason for being red"
    assert suspicion(0, THINK, reasons, claims((0, THINK)), 1) == [], "said before"


def test_a_deed_is_a_reason_against_whom_it_concerns() -> None:
    others, done, suffered = ((0.3, "because_accused", seats) for seats in ((2, 3), (1, 3), (2, 1)))
    just_said = claims((0, THINK))
    assert suspicion(0, THINK, {1: (others,)}, just_said, 0) == []
    assert suspicion(0, THINK, {1: (others, done)}, just_said, 0) == [("because_accused", (1, 3), (), 0)]
    assert suspicion(0, THINK, {1: (others, suffered)}, just_said, 0) == [("because_accused", (2, 1), (), 0)]


def test_what_one_has_done_as_well_is_no_reason() -> None:
    voted, silent = (0.3, "because_voted", (1, 3)), (0.2, "because_silent", (1,))
    just_said = claims((0, THINK))
    because_voted: Statement = ("because_voted", (1, 3), (), 0)
    other = {0: ((0.3, "because_voted", (0, 4)),), 1: (voted, silent)}
    assert suspicion(0, THINK, other, just_said, 0) == [because_voted]
    same = {0: ((0.3, "because_voted", (0, 3)),), 1: (voted, silent)}
    assert suspicion(0, THINK, same, just_said, 0) == [("because_silent", (1,), (), 0)]
    both = {0: ((0.3, "because_voted", (0, 3)), (0.1, "because_silent", (0,))), 1: (voted, silent)}
    assert suspicion(0, THINK, both, just_said, 0) == []


def test_who_has_just_told_a_check_needs_no_other_reason() -> None:
    reasons: Reasons = {1: ((0.3, "because_killed", (2,)),)}
    for seat, found in ((1, []), (3, [KILLED])):
        check: Statement = ("checked", (seat,), ("nod",), 1)
        assert suspicion(0, THINK, reasons, claims((0, check), (0, THINK)), 0) == found


def test_nobody_believes_who_has_found_them_out() -> None:
    answers = ((2, 0, True), (3, 0, False), (4, 0, True), (2, 1, True))
    assert disbelief(0, answers, 0b01111) == [("doubt", (2,), (), 0)], "who is dead is not argued with"
    assert disbelief(3, answers, ALL) == []


WHAT: Statement = ("ask", (1,), ("what",), 0)
WILL: Statement = ("will", (1,), (), 0)


def test_a_silent_day_begins_with_two_questions() -> None:
    assert opening(0, 1, {}, 0) == [WHAT]
    assert opening(0, 1, claims((2, ("ask", (3,), ("what",), 0)), (3, ("am", (), ("red",), 0))), 0) == [WHAT]
    assert opening(0, 1, claims((2, ("ask", (3,), ("what",), 0)), (4, ("ask", (3,), ("why",), 0))), 0) == []
    assert opening(0, 1, claims((2, THINK)), 0) == [], "there is something to talk about"
    assert opening(0, 1, claims((2, THINK)), 1) == [WHAT], "that was yesterday"
    assert opening(0, 1, claims((2, WHAT)), 1) == [], "nobody is asked twice"
    assert opening(0, 1, claims((0, ("ask", (3,), ("what",), 0))), 0) == [], "one asks once"
    assert opening(0, NOBODY, {}, 0) == []


def test_a_promise_is_taken_back_against_one_who_is_believed_now() -> None:
    back = [("take_back", (), (), 0)]
    assert retraction(0, 0b10, claims((0, WILL)), 0) == back
    assert retraction(0, 0b10, claims((0, WILL), (0, WHAT)), 0) == back, "a question is not taken back"
    assert retraction(0, 0b100, claims((0, WILL)), 0) == []
    assert retraction(0, 0b10, claims((0, WILL)), 1) == [], "that was yesterday"
    assert retraction(0, 0b10, claims((2, WILL)), 0) == []
    assert retraction(0, 0b10, claims((0, WILL), (0, ("am", (), ("red",), 0))), 0) == [], "that would go instead"


def test_two_say_whom_they_believe_and_nobody_itself() -> None:
    believe: Statement = ("believe", (1,), (), 0)
    assert trust(0, 0b10, {}, 0) == trust(0, 0b10, claims((2, believe)), 0) == [believe]
    assert trust(0, 0b10, claims((2, believe), (3, believe)), 0) == []
    assert trust(1, 0b10, {}, 0) == []


@cache
def played(book: str, seats: int, seed: int) -> Play:
    """A game among reasoning bots."""
    names = tuple("ABCDEFGHIJKL"[:seats])
    play = Play(SHELF[book], SHELF[book].settle(Setup(book=book, seats=names, seed=f"talk/{seed}")))
    play_table(play, [bot(REASONING, book) for _ in names], [Random(f"{seed}/{name}") for name in names])
    return play


def days(book: str, seats: int, seed: int) -> list[list[Claimed]]:
    """The claims of a game among reasoning bots, day by day."""
    found: list[list[Claimed]] = [[]]
    for fact in played(book, seats, seed).game.facts:
        if type(fact).__name__ in ("DayBegan", "TurnBegan", "DayBegun", "NightBegun"):
            found.append([])
        elif isinstance(fact, Claimed):
            found[-1].append(fact)
    return found


@pytest.mark.parametrize(("book", "seats"), [("original", 10), ("spytown", 10), ("bigcity", 10)])
def test_in_whole_games_nobody_bores(book: str, seats: int) -> None:
    heard = 0
    for seed in range(6):
        own: set[tuple[int, str, tuple[int, ...]]] = set()  # the reasons that each has given
        for day in days(book, seats, seed):
            heard += len(day)
            reasons = [claim for claim in day if is_reason(claim.kind)]
            assert len({(one.kind, one.seats) for one in reasons}) == len(reasons)
            assert not own & {(one.seat, one.kind, one.seats) for one in reasons}
            own |= {(one.seat, one.kind, one.seats) for one in reasons}
            talk = Counter(claim.seat for claim in day if is_bounded(claim.kind))
            assert max(talk.values(), default=0) <= MOST
            assert max(Counter(reason.seat for reason in reasons).values(), default=0) <= 1
    assert heard > 60


@pytest.mark.parametrize(("book", "seats"), [("original", 10), ("spytown", 8), ("bigcity", 8)])
def test_somebody_speaks_on_the_first_day_and_not_always_of_the_first_seat(book: str, seats: int) -> None:
    """Whoever made a table sits first."""
    named = set()
    for seed in range(6):
        first = next(day for day in days(book, seats, seed) if day)
        assert len(first) >= 2
        named.add(next(claim.seats[0] for claim in first if claim.seats))
    assert len(named) > 1


@pytest.mark.parametrize(("book", "seats"), [("original", 10), ("spytown", 8), ("bigcity", 8)])
def test_a_gang_seldom_calls_one_of_its_own_guilty(book: str, seats: int) -> None:
    """Only where everybody is after him."""
    betrayed = others = 0
    for seed in range(10):
        play = played(book, seats, seed)
        gang = [seat for seat in range(seats) if play.book.party(play.game, seat) in ("mafia", "criminals")]
        for fact in play.game.facts:
            if isinstance(fact, Claimed) and fact.kind == "think" and fact.seat in gang:
                betrayed += fact.seats[0] in gang
                others += fact.seats[0] not in gang
    assert others > 8 * betrayed, (betrayed, others)


def test_orig_2002_who_is_on_trial_says_what_he_is_and_in_his_last_words_who_it_was() -> None:
    """Nobody has asked."""
    trials = 0
    for seed in range(4):
        names = tuple("ABCDEFGHIJ")
        settings: dict[str, Value] = {"preset": "basic"}
        setup = SHELF["original"].settle(Setup(book="original", seats=names, settings=settings, seed=f"talk/{seed}"))
        play = Play(SHELF["original"], setup)
        play_table(play, [bot(REASONING, "original") for _ in names], [Random(f"{seed}/{name}") for name in names])
        floor, said = ("", -1), {-1: set[str]()}
        for fact in play.game.facts:
            if isinstance(fact, Claimed):
                said.setdefault(fact.seat, set()).add(fact.kind)
            elif isinstance(fact, FloorEnded) and floor[0] != "speech":
                trials += 1
                assert "am" in said[fact.seat]
                assert floor[0] != "last_words" or "sure" in said[fact.seat]
            elif isinstance(fact, FloorGiven):
                floor = (fact.kind, fact.seat)
    assert trials > 8


def test_only_who_has_claimed_nothing_was_silent() -> None:
    first = first_reading(0b1111111111, {"resident": 6, "commissar": 1, "mafia": 2, "don": 1})
    out = first.following(Claimed(1, 0, "am", (), ("commissar",), 0)).following(FloorGiven(1, "speech", 60))
    doubt = Claimed(2, 1, "doubt", (0,), (), 1)
    end = FloorEnded(1, "speaker")
    assert out.following(end).because(end, 1) == ("because_silent", (1,))
    assert out.following(doubt).following(end).because(end, 1) == ("", ())
    assert out.following(end).because(end, 2) == ("", ())


def test_nobody_doubts_and_believes_the_same_in_one_speech() -> None:
    for seed in range(10):
        views: dict[tuple[int, int], str] = {}
        for fact in played("original", 10, seed).game.facts:
            if isinstance(fact, FloorGiven):
                views = {}
            elif isinstance(fact, Claimed) and fact.kind in ("believe", "doubt"):
                assert views.setdefault((fact.seat, fact.seats[0]), fact.kind) == fact.kind
