"""The bot `reasoning`: its belief follows the rules of chance, and what everybody was told is all it needs."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from citysleeps.agents.bot import Bot, RandomBot
from citysleeps.agents.cast import Kind, bot, play_cast
from citysleeps.agents.cuba.careful import Careful as CubaCareful
from citysleeps.agents.original.reading import NUMBERS, SHARED, Reading, first_reading
from citysleeps.agents.original.reasoning import Reasoning
from citysleeps.agents.reasoning.belief import Deed, first_belief, marginals
from citysleeps.agents.reasoning.chances import by_day, by_night
from citysleeps.agents.reasoning.following import Reader
from citysleeps.agents.reasoning.talk import Statement
from citysleeps.agents.reasoning.worlds import all_worlds
from citysleeps.books.facts import Claimed
from citysleeps.books.original.book import BOOK
from citysleeps.books.original.facts import Dawn, DayBegan, Executed, FloorEnded, FloorGiven, GameSet
from citysleeps.books.original.game import Original
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY, SPECTATORS, Seat, bit, each
from citysleeps.kernel.setup import Setup
from citysleeps.views.view import told_to

TEN = {"resident": 6, "commissar": 1, "mafia": 2, "don": 1}


def played(seed: str, **cast: Kind) -> Play:
    play = Play(BOOK, BOOK.settle(Setup(book="original", seats=tuple("ABCDEFGHIJ"), seed=seed)))
    play_cast(play, cast, seed)
    return play


def public(play: Play) -> list[Fact]:
    return told_to(play.game.log, SPECTATORS)


def test_by_lot_the_town_of_ten_wins_4_games_of_35() -> None:
    assert by_day(10, 3) == pytest.approx(4 / 35)
    assert by_night(10, 3) == by_day(9, 3)
    assert by_day(4, 2) == 0.0 and by_day(5, 0) == 1.0


def test_before_anything_has_happened_everybody_is_equally_suspect() -> None:
    reading = first_reading(0b1111111111, TEN)
    assert reading.chances() == pytest.approx([0.3] * 10)
    assert len(reading.belief.worlds.foes) == len(list(combinations(range(10), 3)))


def test_whoever_is_killed_by_night_is_hardly_a_foe() -> None:
    reading = first_reading(0b1111111111, TEN)
    reading.take(DayBegan(2))
    reading.take(Dawn((4,)))
    assert reading.chances()[4] < 0.01
    assert sum(reading.chances()) == pytest.approx(3.0)


def test_orig_1112_while_the_game_goes_on_foes_are_fewer_than_the_others() -> None:
    """Four of seven are dead and the game goes on: one foe of two is left, so one of the dead was one."""
    reading = first_reading(0b1111111, {"resident": 4, "commissar": 1, "mafia": 1, "don": 1})
    for seat in range(4):
        reading.take(Executed((seat,)))
    assert sum(reading.chances()[4:]) == pytest.approx(1.0)


def test_who_spares_the_suspect_is_suspect_with_him() -> None:
    worlds = all_worlds(0b1111111, 2)
    belief = first_belief(NUMBERS, worlds)
    belief.knows = [0.0, *[1.0] * 6]  # the first seat knows nothing
    belief.see(Deed(0, [NOBODY, 5, 6], [0.02, 0.95, 0.03], 2, True))
    sums = belief.sums()
    chances = marginals(worlds, sums)
    together, apart = (
        sum([sums[i] for i in worlds.of[0] if worlds.foes[i] >> other & 1]) / sum(sums) for other in (5, 6)
    )
    assert chances[0] > 2 / 7 + 0.1
    assert together > 1.8 * chances[0] * (2 / 7)
    assert together > 3 * apart, "few give up one of their own"


def test_who_goes_against_the_same_one_again_and_again_may_be_his_mate() -> None:
    """A gang may give up one of its own, to look innocent: then both are foes. The more often, the likelier."""
    worlds = all_worlds(0b1111111, 2)
    belief = first_belief(NUMBERS, worlds)
    belief.knows = [0.0, *[1.0] * 6]
    found = [2 / 7]
    for _ in range(4):
        belief.see(Deed(0, [NOBODY, 5, 6], [0.02, 0.95, 0.03], 2, False))
        sums = belief.sums()
        found.append(sum([sums[i] for i in worlds.of[0] if worlds.foes[i] >> 6 & 1]) / sum(sums))
    kind = next(kind for kind in NUMBERS.kinds if kind.gives_up)
    assert found[1] < found[2] < found[3] < found[4] and found[4] > 0.5
    plain = Deed(0, [NOBODY, 5, 6], [0.02, 0.95, 0.03], 2, False)
    assert plain.likelihood(kind, 0b1000001) == pytest.approx((1 - kind.gives_up) + kind.gives_up / 0.03)
    assert plain.likelihood(kind, 0b0100001) == pytest.approx(1 - kind.gives_up)  # he would have given up 5
    assert plain.likelihood(kind, 0b0000011) == 1.0  # there was nobody to give up


def test_whoever_does_what_is_expected_stays_as_suspect_as_before() -> None:
    """Of the foes who spare and the foes who do not, a deed as expected tells little."""
    worlds = all_worlds(0b1111111, 2)
    belief = first_belief(NUMBERS, worlds)
    belief.see(Deed(0, [NOBODY, 5, 6], [0.02, 0.95, 0.03], 1, True))
    assert 0.2 < marginals(worlds, belief.sums())[0] < 2 / 7


def test_the_public_belief_depends_on_public_facts_alone() -> None:
    play = played("public", town="reasoning", mafia="careful")
    whole = Reader(SHARED).catch_up(public(play))
    for seat in range(3):
        own = Reader(SHARED).catch_up(told_to(play.game.log, 1 << seat))
        assert own is not None and whole is not None and own.chances() == whole.chances()


def test_a_vote_counts_as_soon_as_it_is_told_and_is_a_reason() -> None:
    """What was believed before it is not what is believed after it."""
    known = 0
    for seed in range(4):
        facts = public(played(f"reasons {seed}", town="reasoning", mafia="careful"))
        reader = Reader(SHARED)
        for i in range(len(facts)):
            reading = reader.catch_up(facts[: i + 1])
            if reading is not None and not reading.winner:
                assert reading.chances() == marginals(reading.belief.worlds, reading.belief.sums())
                known += sum(kind == "because_voted" for some in reading.reasons.values() for _, kind, _ in some)
    assert known


def test_where_a_book_has_no_reasoning_bot_a_careful_one_plays() -> None:
    assert isinstance(bot("reasoning", "original"), Reasoning)
    assert isinstance(bot("reasoning", "cuba"), CubaCareful)
    assert type(bot("gentle", "cuba")) is CubaCareful
    for book in ("spytown", "bigcity"):  # else it would be silent
        assert isinstance(bot("gentle", book), type(bot("reasoning", book)))
    assert isinstance(bot("nobody", "original"), RandomBot)


def test_a_reader_that_comes_late_reads_the_same() -> None:
    facts = public(played("late", town="reasoning", mafia="reasoning"))
    step, whole = Reader(SHARED), Reader(SHARED).catch_up(facts)
    for i in Random(1).sample(range(len(facts)), 20):
        step.catch_up(facts[: max(i, step.read)])
    last = step.catch_up(facts)
    assert last is not None and whole is not None and last.chances() == whole.chances()


# Claims


def ten() -> Reading:
    return first_reading(0b1111111111, TEN)


def hears(reading: Reading, *claims: tuple[int, str, tuple[int, ...], tuple[str, ...], int]) -> Reading:
    """What is believed on this day after these speeches, each with one claim."""
    for number, claim in enumerate(claims):
        reading = reading.following(FloorGiven(claim[0], "speech", 60)).following(Claimed(number + 1, *claim))
    return reading


def silent(reading: Reading, *seats: int) -> Reading:
    for seat in seats:
        reading = reading.following(FloorGiven(seat, "speech", 60)).following(FloorEnded(seat, "speaker"))
    return reading


def test_whoever_is_called_black_by_a_commissar_is_suspect_and_whoever_is_cleared_is_not() -> None:
    reading = hears(
        ten().following(DayBegan(2)),
        (0, "am", (), ("commissar",), 0),
        (0, "checked", (4,), ("nod",), 1),
        (0, "checked", (5,), ("no_nod",), 2),
    )
    chances = reading.chances()
    assert chances[4] > 0.6 and chances[5] < 0.25 and chances[0] < 0.3


def test_a_commissar_is_believed_if_nobody_contradicts_who_has_had_the_floor_since() -> None:
    reading = hears(ten().following(DayBegan(2)), (0, "am", (), ("commissar",), 0))
    before = reading.belief.knower(0)
    after = silent(reading, *range(1, 10)).belief.knower(0)
    assert after > before + 0.1 and after > 0.9


def test_on_the_first_day_a_commissar_is_not_believed_and_silence_hardly_helps_him() -> None:
    """The real one need not contradict him: the town executes him anyway."""
    reading = hears(ten().following(DayBegan(1)), (0, "am", (), ("commissar",), 0), (0, "checked", (4,), ("nod",), 1))
    assert reading.is_doubted() and reading.ranked(reading.living)[0] == 0
    reading = silent(reading, *range(1, 10))
    assert reading.is_doubted() and reading.chances()[0] > 0.6


def test_whom_a_liar_has_called_black_is_as_suspect_as_before_once_the_lie_is_known() -> None:
    """He may have framed one of the town, or given up one of his own."""
    reading = hears(ten().following(DayBegan(2)), (0, "am", (), ("commissar",), 0), (0, "checked", (4,), ("nod",), 1))
    reading.show(0, True, False)
    reading.shares, reading.sums = [], []
    chances = reading.chances()
    assert chances[4] == pytest.approx(chances[5]) == pytest.approx(2 / 9)


def test_those_who_are_nearly_as_suspect_come_in_the_order_of_the_days_lot() -> None:
    """Whoever seems a little better than the others must not be sure to be the last."""
    reading = ten()
    reading.shares = [0.9, *[0.3] * 7, 0.28, 0.02]
    last = []
    for day in range(1, 30):
        reading.day = day
        ranked = reading.ranked(reading.living)
        assert ranked[0] == 0 and ranked[-1] == 9 and sorted(ranked) == [*range(10)]
        last.append(ranked[-2] == 8)
    assert 0 < sum(last) < 10


def test_of_two_who_claim_to_be_the_commissar_neither_is_believed() -> None:
    reading = hears(ten().following(DayBegan(2)), (0, "am", (), ("commissar",), 0), (7, "am", (), ("commissar",), 0))
    assert 0.3 < reading.belief.knower(0) < 0.7 and 0.3 < reading.belief.knower(7) < 0.7
    assert reading.belief.knower(0) + reading.belief.knower(7) > 0.85


def test_a_lie_that_cannot_be_true_exposes_its_teller() -> None:
    """He calls four seats black, and there are three."""
    called = [(0, "checked", (seat,), ("nod",), 1) for seat in (1, 2, 3, 4)]
    reading = hears(ten().following(DayBegan(2)), *called)
    assert reading.belief.knower(0) < 0.05 and reading.chances()[0] > 0.8


def test_what_has_made_a_seat_suspect_is_its_reason() -> None:
    number, reading = SHARED.after(-1, None, GameSet(tuple(range(10)), {}, TEN, NOBODY))
    said = Claimed(1, 0, "checked", (4,), ("nod",), 1)
    for fact in (DayBegan(2), FloorGiven(0, "speech", 60), said):
        number, reading = SHARED.after(number, reading, fact)
    assert reading is not None and reading.reasons[4][0][1:] == ("because_said", (0,))


def claimed(play: Play, *kinds: str) -> list[Claimed]:
    return [fact for fact in play.game.facts if isinstance(fact, Claimed) and fact.kind in kinds]


def test_the_commissar_of_a_reasoning_town_tells_the_truth_and_nobody_else_claims_to_be_him() -> None:
    told = 0
    for seed in range(12):
        play = played(f"truth/{seed}", town="reasoning", mafia="reasoning")
        cards = play.game.cards  # type: ignore[attr-defined]
        for claim in claimed(play, "am", "checked"):
            if claim.words == ("red",):
                continue
            told += 1
            assert cards[claim.seat] == "commissar"
            if claim.kind == "checked":
                assert (claim.words == ("nod",)) == (cards[claim.seats[0]] in ("mafia", "don"))
    assert told > 10


@pytest.mark.parametrize("kind", ["gentle", "reasoning"])
def test_a_quiet_bot_claims_nothing(kind: str) -> None:
    def quiet() -> Bot[Any]:
        return bot(kind, "original", is_quiet=True)

    for seed in range(3):
        play = played(f"quiet/{seed}", town=quiet, mafia=quiet)
        assert not [fact for fact in play.game.facts if isinstance(fact, Claimed)]


class Curious(Reasoning):
    """Asks everybody the same, every day."""

    question = "what"

    def statements(self, view: Original, me: Seat, reading: Reading) -> list[Statement]:
        return [("ask", (seat,), (self.question,), 0) for seat in each(view.living & ~bit(me))]


class Sceptic(Curious):
    question = "why"


def test_whoever_is_asked_what_he_is_says_in_his_next_speech_that_he_is_red() -> None:
    """Once, and whatever he is; the commissar until he comes out (ORIG-2007 nobody has to answer)."""
    for seed in range(4):
        play = played(f"asked/{seed}", A=Curious, town="reasoning", mafia="reasoning")
        questions = {one.seats[0]: one.number for one in reversed(claimed(play, "ask")) if one.seat == 0}
        said = {seat: [one.words for one in claimed(play, "am") if one.seat == seat] for seat in questions}
        spoke = spoken_after(play, questions)
        assert len(spoke) > 3  # one asks four a day
        for seat in spoke:
            assert said[seat] in ([("red",)], [("commissar",)], [("red",), ("commissar",)])


def spoken_after(play: Play, questions: dict[Seat, int]) -> set[Seat]:
    """Who has had a speech after the question."""
    found, number = set(), 0
    for fact in play.game.facts:
        if isinstance(fact, Claimed):
            number = fact.number
        if isinstance(fact, FloorGiven) and fact.kind == "speech" and number >= questions.get(fact.seat, 1000):
            found.add(fact.seat)
    return found


def test_whoever_is_asked_why_says_whom_he_suspects_most() -> None:
    """On the first day nobody is suspect enough to be named unasked."""
    first = [
        claimed(played(f"why/{seed}", A=asker, town="reasoning", mafia="reasoning"), "think")
        for seed in range(3)
        for asker in (Sceptic, Curious)
    ]
    assert all(len(asked) > len(unasked) for asked, unasked in zip(first[::2], first[1::2], strict=True))
