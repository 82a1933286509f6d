"""What bots said beside what they thought: from what each was told, and nothing else."""

from __future__ import annotations

from functools import cache

import pytest

import citysleeps
from citysleeps.agents.minds import BotDeed, Mind, Minds, minds
from citysleeps.books.bigcity.facts import Awake
from citysleeps.books.facts import Claimed
from citysleeps.books.original.facts import CheckAnswer, DayBegan, FloorGiven, Hands, NightBegan, OwnCard, VoteOpened
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import ALL, Seat, bit

SEATS = list(range(9))
# Who holds what in the game of `log`.
COMMISSAR, DON, MAFIA, RESIDENT = 3, 2, 5, 4


@cache
def log() -> list[Told]:
    [game] = citysleeps.play_games("original", 9, 1, bots="reasoning", seed="x1")
    return game._play.game.log


def places(kind: type[Fact]) -> list[int]:
    return [at for at, (_, fact) in enumerate(log()) if isinstance(fact, kind)]


def said(seat: Seat, kind: str, *seats: Seat, words: tuple[str, ...] = (), count: int = 0, day: int = 2) -> BotDeed:
    """A claim planted into the game where the seat has the floor, as its bot's page tells it."""
    begun = next(at for at in places(DayBegan) if log()[at][1] == DayBegan(day))
    floors = [at for at in places(FloorGiven) if at > begun]
    at = next(at for at in floors if log()[at][1].seat == seat) + 1  # type: ignore[attr-defined]
    planted = [*log()[:at], (ALL, Claimed(99, seat, kind, seats, words, count)), *log()[at:]]
    return next(deed for deed in deeds(only(planted, seat)) if deed.fact == at)


def only(told: list[Told], seat: Seat) -> Mind:
    [found] = minds("original", told, [seat]).minds
    return found


def deeds(mind: Mind) -> list[BotDeed]:
    return [deed for thought in mind.thoughts for deed in thought.deeds]


def test_the_game_is_the_one_that_these_tests_speak_of() -> None:
    cards = {mind.seat: mind.card for mind in minds("original", log(), SEATS).minds}
    assert [cards[seat] for seat in (COMMISSAR, DON, MAFIA, RESIDENT)] == ["commissar", "don", "mafia", "resident"]


# Only what it was told


@pytest.mark.parametrize("seat", SEATS)
def test_a_bot_thinks_from_what_it_was_told_and_nothing_else(seat: Seat) -> None:
    """Whoever leaves out everything that was told to others gets the same."""
    heard = [at for at, (to, _) in enumerate(log()) if to >> seat & 1]
    whole, own = only(log(), seat), only([log()[at] for at in heard], seat)
    assert (whole.card, whole.asks) == (own.card, own.asks)
    for one, other in zip(whole.thoughts, own.thoughts, strict=True):
        assert (one.kind, one.number, one.held, one.why) == (other.kind, other.number, other.held, other.why)
        assert [deed.fact for deed in one.deeds] == [heard[deed.fact] for deed in other.deeds]
        assert [(d.chance, d.verdict) for d in one.deeds] == [(d.chance, d.verdict) for d in other.deeds]


def test_what_only_others_are_told_changes_nothing() -> None:
    """Although this seat would draw conclusions from it."""
    at = places(NightBegan)[2] + 1
    for to, is_heard in ((bit(RESIDENT), False), (bit(COMMISSAR), True)):
        confided = [*log()[:at], (to, CheckAnswer(COMMISSAR, RESIDENT, "nod")), *log()[at:]]
        thought = only(confided, COMMISSAR).thoughts[-1]
        assert any(held.seat == RESIDENT and held.chance == 1 for held in thought.held) is is_heard


def test_what_the_dead_are_told_of_others_is_not_their_own() -> None:
    briefed = [*log(), (bit(1), OwnCard(DON, "don")), (bit(1), CheckAnswer(COMMISSAR, 7, "nod"))]
    assert only(briefed, 1) == only(log(), 1)


def test_nobody_hears_of_the_end_before_it() -> None:
    """The cards are shown to all at the end; until then nothing is certain to one who has checked nobody."""
    for thought in only(log(), RESIDENT).thoughts:
        assert all(0 < held.chance < 1 for held in thought.held)


# What it thought


def test_a_town_bot_asks_who_is_black_and_one_of_the_gang_who_the_commissar_is() -> None:
    asked = {mind.seat: mind.asks for mind in minds("original", log(), SEATS).minds}
    assert {seat for seat in SEATS if asked[seat] == "commissar"} == {DON, MAFIA, 7}
    assert {asked[seat] for seat in SEATS} == {"black", "commissar"}


def test_a_check_is_certain_and_is_the_reason() -> None:
    first = only(log(), COMMISSAR).thoughts[0]
    assert (first.kind, first.number, [deed.kind for deed in first.deeds]) == ("night", 1, ["check"])
    assert (first.held[0].seat, first.held[0].chance) == (7, 1.0)
    assert first.why is not None
    assert (first.why.kind, first.why.seats, first.why.words, first.why.count) == ("checked", [7], ["nod"], 1)


def test_the_gang_knows_its_own_and_learns_who_the_commissar_is_from_his_words() -> None:
    by_day = [one for one in only(log(), MAFIA).thoughts if one.kind == "day"]
    assert len({held.chance for held in by_day[0].held}) == 1  # nobody knows yet
    assert by_day[1].held[0].seat == COMMISSAR and by_day[1].held[0].chance > 0.9
    assert by_day[1].why is not None and (by_day[1].why.kind, by_day[1].why.seats) == ("because_said", [COMMISSAR])
    assert {deed.chance for deed in deeds(only(log(), MAFIA)) if deed.seat in (DON, MAFIA, 7)} == {1.0}
    assert {deed.chance for deed in deeds(only(log(), MAFIA)) if deed.seat not in (DON, MAFIA, 7, -1)} == {0.0}


def test_a_don_who_gets_no_nod_knows_who_is_not_the_commissar() -> None:
    night = only(log(), DON).thoughts[0]
    assert night.deeds[0].seat == RESIDENT and RESIDENT not in [held.seat for held in night.held]
    assert {held.chance for held in night.held} == {0.2}


def test_one_of_the_town_knows_that_it_is_not_black_itself() -> None:
    """By lot 3 of the 8 others are black, and not 3 of 9."""
    accusation = next(deed for deed in deeds(only(log(), 0)) if deed.kind == "accusation")
    assert (accusation.kind, accusation.seat, accusation.chance) == ("accusation", 8, 0.375)


def test_a_gang_of_one_knows_that_it_is_alone() -> None:
    found = 0
    for seed in range(3):
        [game] = citysleeps.play_games("original", 6, 1, bots="careful", seed=f"alone {seed}")
        for mind in minds("original", game._play.game.log, SEATS[:6]).minds:
            if mind.card in ("mafia", "don"):
                found += 1
                assert mind.asks == "commissar" and {deed.chance for deed in deeds(mind)} <= {0.0}
    assert found == 3


def test_every_accusation_and_every_hand_has_what_was_thought() -> None:
    for seat in SEATS:
        mine = [type(log()[deed.fact][1]).__name__ for deed in deeds(only(log(), seat))]
        facts = [fact for _, fact in log()]
        assert mine.count("Nominated") == sum(getattr(fact, "by", -1) == seat for fact in facts)
        assert mine.count("Hands") == sum(isinstance(fact, Hands) and seat in fact.seats for fact in facts)
        assert mine.count("Claimed") == sum(isinstance(fact, Claimed) and fact.seat == seat for fact in facts)


# Meant, a bluff, or a lie


@pytest.mark.parametrize(
    ("seat", "kind", "seats", "words", "count", "verdict"),
    [
        (COMMISSAR, "am", (), ("commissar",), 0, "meant"),
        (COMMISSAR, "am", (), ("red",), 0, "meant"),
        (COMMISSAR, "am", (), ("resident",), 0, "lie"),
        (MAFIA, "am", (), ("resident",), 0, "lie"),
        (MAFIA, "am", (), ("black",), 0, "meant"),
        (MAFIA, "am_not", (), ("black",), 0, "lie"),
        (RESIDENT, "am_not", (), ("black",), 0, "meant"),
        (COMMISSAR, "checked", (7,), ("nod",), 1, "meant"),
        (COMMISSAR, "checked", (7,), ("no_nod",), 1, "lie"),
        (COMMISSAR, "checked", (7,), ("nod",), 2, "lie"),  # that was another night
        (RESIDENT, "checked", (7,), ("nod",), 1, "lie"),  # true, but it has not checked
        (MAFIA, "think", (RESIDENT,), ("black",), 0, "lie"),
        (MAFIA, "think", (7,), ("black",), 0, "meant"),
        (MAFIA, "sure", (RESIDENT,), ("red",), 0, "meant"),
        (COMMISSAR, "think", (7,), ("red",), 0, "lie"),
        (RESIDENT, "think", (7,), ("black",), 0, "meant"),
        (RESIDENT, "think", (7,), ("red",), 0, "bluff"),
        (RESIDENT, "think", (0,), ("black",), 0, "bluff"),
        (RESIDENT, "sure", (7,), ("black",), 0, "bluff"),  # not so sure
        (RESIDENT, "believe", (COMMISSAR,), (), 10, "meant"),
        (RESIDENT, "doubt", (COMMISSAR,), (), 10, "bluff"),
        (MAFIA, "doubt", (COMMISSAR,), (), 10, "bluff"),  # the answer is right, and he is hardly anybody else
        (MAFIA, "ask", (RESIDENT,), ("what",), 0, ""),
        (MAFIA, "because_killed", (1,), (), 0, ""),
        (RESIDENT, "will", (0,), (), 0, "broken"),
        (RESIDENT, "will", (7,), (), 0, "kept"),
        (RESIDENT, "will", (6,), (), 0, ""),  # who was not on trial
    ],
)
def test_a_claim_is_judged_by_what_the_bot_knew(
    seat: Seat, kind: str, seats: tuple[Seat, ...], words: tuple[str, ...], count: int, verdict: str
) -> None:
    assert said(seat, kind, *seats, words=words, count=count).verdict == verdict


@pytest.mark.parametrize(
    ("words", "kind", "verdict"),
    [
        ("no_nod", "believe", "lie"),  # it knows its own colour
        ("no_nod", "doubt", "meant"),
        ("nod", "believe", "meant"),  # true, and the don had a nod for him
        ("nod", "doubt", "lie"),
    ],
)
def test_to_believe_what_one_knows_to_be_false_is_a_lie(words: str, kind: str, verdict: str) -> None:
    """The don was told who the commissar is."""
    at = next(at for at in places(VoteOpened) if at > places(DayBegan)[0])
    planted: list[Told] = [
        (bit(DON), CheckAnswer(DON, COMMISSAR, "nod")),
        (ALL, Claimed(98, COMMISSAR, "checked", (DON,), (words,), 1)),
        (ALL, Claimed(99, DON, kind, (COMMISSAR,), (), 98)),
    ]
    told = [*log()[:at], *planted, *log()[at:]]
    assert next(deed for deed in deeds(only(told, DON)) if deed.fact == at + 2).verdict == verdict


def test_what_is_promised_and_taken_back_need_not_be_kept() -> None:
    at = next(at for at in places(VoteOpened) if at > places(DayBegan)[1])
    claims: list[Told] = [(ALL, Claimed(98, RESIDENT, "will", (0,), (), 0))]
    back: list[Told] = [(ALL, Claimed(99, RESIDENT, "take_back", (), (), 98))]
    for more, verdict in (([], "broken"), (back, "")):
        planted = [*log()[:at], *claims, *more, *log()[at:]]
        assert next(deed for deed in deeds(only(planted, RESIDENT)) if deed.fact == at).verdict == verdict


def test_a_promise_is_for_its_day() -> None:
    """On day 3 it voted against 5, though 2 was on trial too."""
    assert said(RESIDENT, "will", 2, day=3).verdict == "broken"
    assert said(RESIDENT, "will", 2, day=2).verdict == ""


# Other books

BOOKS: dict[str, tuple[int, dict[str, str]]] = {
    "spytown": (11, {}),
    "bigcity": (10, {}),
    "original": (9, {"preset": "extended"}),
}


@cache
def other(book: str) -> list[Told]:
    seats, settings = BOOKS[book]
    [game] = citysleeps.play_games(book, seats, 1, bots="reasoning", seed="minds", settings=settings)
    return game._play.game.log


@cache
def thought(book: str) -> list[Mind]:
    return minds(book, other(book), list(range(BOOKS[book][0]))).minds


@pytest.mark.parametrize("book", BOOKS)
def test_in_every_book_a_bot_thinks_from_what_it_was_told_and_nothing_else(book: str) -> None:
    for whole in thought(book):
        [own] = minds(book, [one for one in other(book) if one[0] >> whole.seat & 1], [whole.seat]).minds
        assert (whole.card, whole.asks) == (own.card, own.asks) and whole.card
        for one, same in zip(whole.thoughts, own.thoughts, strict=True):
            assert (one.kind, one.number, one.held, one.why) == (same.kind, same.number, same.held, same.why)
            assert [(d.kind, d.seat, d.chance, d.verdict) for d in one.deeds] == [
                (d.kind, d.seat, d.chance, d.verdict) for d in same.deeds
            ]


@pytest.mark.parametrize(
    ("book", "town", "foes", "knower"),
    [("spytown", "police", ("mafioso",), "agent"), ("bigcity", "citizens", ("mafia",), "detective")],
)
def test_in_every_book_foes_ask_who_knows_something_and_lie_about_themselves(
    book: str, town: str, foes: tuple[str, ...], knower: str
) -> None:
    kinds = {deed.kind for mind in thought(book) for deed in deeds(mind)}
    assert {"claim", "vote", "check", "point"} <= kinds
    at = next(at for at, (to, fact) in enumerate(other(book)) if to == ALL and isinstance(fact, Claimed))
    for mind in thought(book):
        is_foe = mind.card in foes
        assert mind.asks == (knower if is_foe else {"police": "mafia", "citizens": "criminals"}[town])
        told = [*other(book)[:at], (ALL, Claimed(99, mind.seat, "am", (), (town,), 0)), *other(book)[at:]]
        [planted] = minds(book, told, [mind.seat]).minds
        assert next(deed for deed in deeds(planted) if deed.fact == at).verdict == ("lie" if is_foe else "meant")
        for deed in deeds(mind):
            if deed.kind == "check" and mind.card == knower:
                [truth] = [one.card for one in thought(book) if one.seat == deed.seat]
                assert deed.chance == float(truth in foes)


def test_criminals_do_not_know_which_of_them_may_be_the_agent() -> None:
    """CITY-613 Four are awake, and three of them are criminals: for one of them, about two of the three
    others."""
    roles = ("mafia=3", "agent", "detective", "peaceful_resident=5")
    [game] = citysleeps.play_games("bigcity", 10, 1, bots="reasoning", seed="agent", settings={"roles": roles})
    told = game._play.game.log
    found = {mind.seat: mind for mind in minds("bigcity", told, list(range(10))).minds}
    awake = [seat for seat, mind in found.items() if mind.card in ("mafia", "agent")]
    for seat in awake:
        at = next(at for at, (_, fact) in enumerate(told) if isinstance(fact, Awake))
        other = next(one for one in awake if one != seat)
        planted = [*told[: at + 1], (ALL, Claimed(99, seat, "ask", (other,), ("what",), 0)), *told[at + 1 :]]
        [mind] = minds("bigcity", planted, [seat]).minds
        chance = next(deed for deed in deeds(mind) if deed.fact == at + 1).chance
        assert chance == (pytest.approx(2 / 3, abs=0.1) if found[seat].card == "mafia" else 1.0)


# Where there is nothing to say


def test_nothing_is_said_of_a_game_that_nobody_can_read() -> None:
    [cuba] = citysleeps.play_games("cuba", 6, 1)
    [turning] = citysleeps.play_games("spytown", 13, 1, settings={"cards": ("recruitment", "vest")})
    for book, game in (("cuba", cuba), ("spytown", turning)):
        assert minds(book, game._play.game.log, [0]) == Minds([])
    assert minds("original", log(), []) == Minds([])
