"""The bot `reasoning` in `bigcity`: what it concludes, what it says, and how strong it is on either side."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from laws.bigcity import a_setup

from citysleeps.agents.bigcity.belief import Public, first_public
from citysleeps.agents.bigcity.reasoning import Reasoning
from citysleeps.agents.cast import Kind, play_cast
from citysleeps.agents.chairs import play_table
from citysleeps.books.bigcity.book import BOOK
from citysleeps.books.bigcity.components import CRIMINALS, SIDE_OF
from citysleeps.books.bigcity.facts import (
    DayBegun,
    DiscussionOpened,
    Executed,
    GameSet,
    Killed,
    VotesCounted,
    VotingOpened,
)
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.facts import Claimed
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup
from citysleeps.lab.simulate import simulate

TWELVE = tuple(range(12))
ROLES = {"peaceful_resident": 6, "detective": 1, "doctor": 1, "sleuth": 1, "mafia": 3}
CALLED = (
    DayBegun(2),
    Claimed(1, 0, "am", (), ("detective",), 0),
    Claimed(2, 0, "checked", (4,), ("criminal",), 2),
)


class Quiet(Reasoning):
    """Reasons, and says nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.is_quiet = True


def setup(seed: str) -> Setup:
    return BOOK.settle(Setup(book="bigcity", seats=tuple("ABCDEFGHIJKL"), seed=seed))


def played(seed: str, town: Kind = "reasoning", criminals: Kind = "reasoning") -> BigCity:
    play = Play(BOOK, setup(seed))
    play_cast(play, {"town": town, "criminals": criminals}, seed)
    assert isinstance(play.game, BigCity)
    return play.game


def claimed(game: BigCity, *kinds: str) -> list[Claimed]:
    return [fact for fact in game.facts if isinstance(fact, Claimed) and (fact.kind in kinds or not kinds)]


def after(*facts: Fact) -> Public:
    """What everybody believes at a table of twelve after these facts."""
    public = first_public(GameSet(TWELVE, {}, ROLES, {}))
    for fact in facts:
        public = public.following(fact)
    return public


# What it concludes


def test_before_anything_has_happened_everybody_is_equally_suspect() -> None:
    assert after().chances() == pytest.approx([0.25] * 12)


def test_city_503_a_card_that_is_shown_is_known_to_all() -> None:
    chances = after(DayBegun(2), Killed((3,), ("doctor",)), Executed(4, "mafia")).chances()
    assert (chances[3], chances[4]) == (0.0, 1.0)
    assert sum(chances) == pytest.approx(3.0)


def test_city_902_while_the_game_goes_on_criminals_are_fewer() -> None:
    """Five are left of twelve, and the game goes on: one is a criminal (in three sets of five) or two are."""
    dead = [Killed((seat,), ()) for seat in range(7)]
    chances = after(*dead, DiscussionOpened(0)).chances()
    assert sum(chances[7:]) == pytest.approx(245 / 175)


def test_who_raises_no_hand_against_a_criminal_who_was_found_out_is_suspect() -> None:
    hands = {seat: 4 for seat in TWELVE if seat != 4} | {1: 5}
    counted = VotesCounted("first_round", (4, 5), (10, 1), tuple(hands), tuple(hands.values()))
    public = after(*CALLED, VotingOpened("first_round", TWELVE), counted, Executed(4, "mafia"))
    assert public.chances()[1] > 2 * public.chances()[2]


def test_whom_a_detective_has_found_out_is_suspect_the_more_if_nobody_contradicts() -> None:
    said, alone = after(*CALLED).chances(), after(*CALLED, VotingOpened("first_round", TWELVE)).chances()
    against = after(
        *CALLED, Claimed(3, 4, "am", (), ("detective",), 0), Claimed(4, 4, "checked", (0,), ("criminal",), 2)
    ).chances()
    assert said[4] > 0.4 > said[1]
    assert alone[4] > 0.8 and alone[0] < 0.2
    assert against[4] > against[0] > 2 * alone[0]


def test_promises_bring_hands_together() -> None:
    public = after(DayBegun(2), *[Claimed(seat, seat, "will", (7,), (), 0) for seat in (1, 2, 3)])
    options = list(range(1, 12))
    leanings = public.leanings(public.chances(1), options, 0)
    assert leanings[options.index(7)] > 3 * leanings[options.index(8)]


# What it says and does


def test_a_detective_tells_the_truth_and_only_a_criminal_who_was_found_out_contradicts() -> None:
    told = lied = 0
    for seed in range(8):
        game = played(f"truth/{seed}")
        found: set[int] = set()
        for claim in claimed(game, "am", "checked"):
            if game.cards[claim.seat] == "detective":
                told += 1
                if claim.kind == "checked":
                    assert (claim.words == ("criminal",)) == (SIDE_OF[game.cards[claim.seats[0]]] == CRIMINALS)
                    found |= {claim.seats[0]} if claim.words == ("criminal",) else set()
            elif claim.words != ("citizens",):
                lied += 1
                assert claim.seat in found
                assert not claim.seats or game.cards[claim.seats[0]] == "detective"
    assert told > 8 and lied > 0


def test_it_keeps_its_promises() -> None:
    promises = 0
    for seed in range(6):
        game = played(f"promise/{seed}")
        promises += len(claimed(game, "will"))
        assert not game.broken
    assert promises > 20


def test_a_promise_against_a_detective_is_taken_back_when_it_comes_out() -> None:
    taken_back = 0
    for seed in range(8):
        game = played(f"back/{seed}")
        taken_back += len(claimed(game, "take_back"))
        own: dict[int, int] = {}
        for fact in game.facts:
            if isinstance(fact, DayBegun):
                own = {}
            elif isinstance(fact, Claimed) and fact.kind in ("will", "think"):
                assert fact.kind == "will" or own.get(fact.seat, fact.seats[0]) == fact.seats[0], (
                    "it contradicts itself"
                )
                own[fact.seat] = fact.seats[0]
            elif isinstance(fact, Claimed) and fact.kind == "take_back":
                own.pop(fact.seat)
    assert taken_back > 2


def test_city_613_the_agent_says_nothing_that_it_alone_knows() -> None:
    """Whatever it says of others, a Peaceful Resident in its seat would say the same."""

    class Plain(Reasoning):
        """What it says is compared with what it would say without any secret."""

        def statements(self, view, me, public):  # type: ignore[no-untyped-def]
            found = super().statements(view, me, public)
            if view.cards[me] == "agent":
                nothing = public.chances(1 << me)
                for kind, seats, _, _ in found:
                    assert kind in ("think", "because_voted", "because_said", "believe", "ask", "am")
                    others = [nothing[seat] for seat in range(view.size) if view.living >> seat & 1 and seat != me]
                    assert kind != "think" or nothing[seats[0]] == pytest.approx(max(others))
            return found

    cards = ("agent", "mafia", "mafia", "mafia", "detective", *["peaceful_resident"] * 7)
    said = 0
    for seed in range(4):
        deal = dict(zip("ABCDEFGHIJKL", cards, strict=True))  # who sits first speaks first
        table = Setup(book="bigcity", seats=tuple(deal), deal=deal, seed=f"agent/{seed}")
        play = Play(BOOK, BOOK.settle(table))
        play_table(play, [Plain() for _ in deal], [Random(f"{seed}/{seat}") for seat in range(12)])
        said += len([fact for fact in play.game.facts if isinstance(fact, Claimed) and fact.seat == 0])
    assert said > 0


def test_asked_what_it_is_everybody_says_the_same() -> None:
    class Asker(Reasoning):
        """Asks the next one what it is, and why."""

        def statements(self, view, me, public):  # type: ignore[no-untyped-def]
            asked = [("ask", ((me + 1) % 12,), (word,), 0) for word in ("what", "why")]
            return super().statements(view, me, public) + asked

    game = played("asked", Asker, Asker)
    first = next(fact for fact in game.facts if isinstance(fact, VotingOpened))
    said = [fact for fact in game.facts[: game.facts.index(first)] if isinstance(fact, Claimed)]
    assert {claim.seat for claim in said if claim.kind == "am" and claim.words == ("citizens",)} == set(TWELVE)
    assert {claim.kind for claim in said} == {"ask", "am", "think"}


def test_hands_are_not_the_hands_of_one_block() -> None:
    """In the first vote with hands and without claims, they go up against several."""
    several = 0
    for seed in range(6):
        counts = [fact for fact in played(f"block/{seed}", Quiet, Quiet).facts if isinstance(fact, VotesCounted)]
        several += len(set(next(fact for fact in counts if fact.votes).votes)) > 2
    assert several > 3


def test_a_quiet_bot_claims_nothing() -> None:
    assert not claimed(played("quiet", Quiet, Quiet))


@pytest.mark.parametrize("number", range(8))
def test_it_plays_any_table_to_its_end(number: int) -> None:
    table = a_setup(Random(f"reasoning {number}"), False)
    settings = table.settings | {"stalemate_turns": 5}
    play = Play(BOOK, BOOK.settle(Setup(book="bigcity", seats=table.seats, settings=settings, seed=table.seed)))
    seats = range(play.game.size)
    play_table(play, [Reasoning() for _ in seats], [Random(f"{number}/{seat}") for seat in seats])
    assert play.game.over


# How strong it is


def city_wins(games: int, town: Kind, criminals: Kind) -> float:
    wins: Counter[str] = Counter()
    for chunk in simulate(setup("strength"), games, 1, {"town": town, "criminals": criminals}):
        wins += chunk.wins
    return wins["citizens"] / games


def errors_apart(one: float, two: float, games: int) -> float:
    """By how many standard errors two shares of the games differ."""
    return (one - two) / ((one * (1 - one) + two * (1 - two)) / games) ** 0.5


@pytest.mark.laws
@pytest.mark.parametrize("criminals", ["careful", "reasoning"])
def test_reasoning_citizens_win_more_often_than_careful_ones(criminals: Kind) -> None:
    assert errors_apart(city_wins(300, "reasoning", criminals), city_wins(300, "careful", criminals), 300) > 4


@pytest.mark.laws
@pytest.mark.parametrize("town", ["careful", "reasoning"])
def test_reasoning_criminals_win_more_often_than_careful_ones(town: Kind) -> None:
    assert errors_apart(city_wins(300, town, "careful"), city_wins(300, town, "reasoning"), 300) > 4
