"""The habits of `careful`, in whole games: what it answers is legal, fits what it knows, and spares its own."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws.setups import original_setups

from citysleeps.agents.bot import Bot, RandomBot
from citysleeps.agents.chairs import play_table
from citysleeps.agents.original.careful import Careful
from citysleeps.books.original.book import BOOK
from citysleeps.books.original.components import GANG_OF
from citysleeps.books.original.facts import CheckAnswer, Nominated, Noted
from citysleeps.books.original.game import Original
from citysleeps.kernel.ask import Answer, Ask, takes, target
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import Seat, bit, each
from citysleeps.kernel.setup import Setup

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
many_tables = settings(max_examples=120, derandomize=True, database=None, deadline=None, suppress_health_check=SLOW)

Move = tuple[Original, Seat, Ask, Answer]


class Watched(Careful):
    """A careful bot whose every answer is looked at."""

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        answer = super().answer(view, me, asks, chance)
        assert isinstance(view, Original) and answer.seat == me
        ask = next(ask for ask in asks if takes(ask, answer.act, answer.args))
        look(view, me, ask, answer)
        return answer


def look(view: Original, me: Seat, ask: Ask, answer: Answer) -> None:
    """No answer speaks, or names oneself, a mate or a cleared player where something else could be done."""
    assert answer.act != "say"
    if answer.act not in ("nominate", "vote", "point", "mark", "kill", "shoot", "check") or ask.slots[0] == ("spare",):
        return
    mates = {seat for seat in range(view.size) if view.gangs[me] and view.gangs[seat] == view.gangs[me]}
    cleared = {seat for seat, nod in view.nods.items() if nod == "no_nod" and view.cards[me] == "commissar"}
    named = set(view.candidates) & set(each(view.living)) if ask.slots[0] == ("execute",) else {target(answer)}
    own = mates | cleared | {me}
    slot = ask.slots[0]
    forced = not ask.idle and isinstance(slot, int) and set(each(slot)) <= own
    assert forced or not named & own, (view.cards[me], answer, own)


def play_out(setup: Setup, careful: int) -> Play:
    """A game of careful bots in these seats and random ones in the others."""
    play = Play(BOOK, setup)
    bots: list[Bot] = [Watched() if careful >> seat & 1 else RandomBot() for seat in range(play.game.size)]
    play_table(play, bots, [Random(f"{setup.seed}/{seat}") for seat in range(play.game.size)])
    return play


@many_tables
@given(original_setups(), st.integers(0, 2**26) | st.just(2**26 - 1))
def test_careful_answers_are_legal_and_spare_their_own_and_games_end(setup: Setup, careful: int) -> None:
    """The table raises an error at an illegal answer; with `stalemate_rounds` 0 a game of bots could last for ever,
    but they accuse."""
    assert play_out(setup, careful).game.over


@many_tables
@given(original_setups(dealt=True))
def test_the_same_holds_for_deals_that_leave_the_tables(setup: Setup) -> None:
    assert play_out(setup, 2**26 - 1).game.over


def tables(number: int, seats: int, **chosen: str) -> list[Play]:
    """Finished games of careful bots."""
    names = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:seats])
    setups = [Setup(book="original", seats=names, settings=dict(chosen), seed=str(seed)) for seed in range(number)]
    return [play_out(BOOK.settle(setup), 2**26 - 1) for setup in setups]


def test_the_doctor_never_tries_the_same_ward_in_two_nights_running() -> None:
    guarded = 0
    for play in tables(15, 14, preset="extended"):
        wards = {fact.night: fact.target for fact in play.game.facts if isinstance(fact, Noted) and fact.act == "guard"}
        guarded += len(wards)
        assert all(wards[night] != wards.get(night - 1) for night in wards)
    assert guarded > 15


def test_the_commissar_checks_nobody_twice_and_accuses_whoever_got_a_nod() -> None:
    nods = 0
    for play in tables(40, 10):
        game = play.game
        assert isinstance(game, Original)
        commissar = game.cards.index("commissar")
        known: set[Seat] = set()
        living = game.living
        checked = [fact.target for fact in game.facts if isinstance(fact, CheckAnswer) and fact.seat == commissar]
        assert len(checked) == len(set(checked))
        for fact in game.facts:
            if isinstance(fact, CheckAnswer) and fact.seat == commissar and fact.answer == "nod":
                known.add(fact.target)
                nods += 1
            if isinstance(fact, Nominated) and fact.by == commissar and known & set(each(living)):
                assert fact.seat in known
    assert nods > 20


def test_a_nod_is_followed_by_an_accusation() -> None:
    """Unless one of the two is dead by then, or somebody else has accused him first."""
    accused = 0
    for play in tables(60, 10):
        facts = play.game.facts
        for i, fact in enumerate(facts):
            if isinstance(fact, CheckAnswer) and fact.answer == "nod" and play.game.cards[fact.seat] == "commissar":  # type: ignore[attr-defined]
                accused += any(isinstance(later, Nominated) and later.seat == fact.target for later in facts[i:])
    assert accused > 15


def test_the_members_of_a_gang_agree_without_a_word() -> None:
    """With closed eyes: in every night of every game all living members mark the same player."""
    nights = 0
    for play in tables(20, 10, preset="professional"):
        game = play.game
        assert isinstance(game, Original)
        for night in range(2, game.night + 1):
            marks = [
                fact for fact in game.facts if isinstance(fact, Noted) and fact.night == night and fact.act == "mark"
            ]
            assert len({mark.target for mark in marks}) == 1
            assert all(game.cards[mark.target] not in GANG_OF for mark in marks)
            nights += 1
    assert nights > 30


def test_the_gang_hunts_whom_the_don_knows_and_has_accused() -> None:
    """A nod to the don becomes an accusation, and the accusation a sign: one or the other is the commissar's end."""
    ends = games = 0
    for play in tables(60, 10):
        game = play.game
        assert isinstance(game, Original)
        don, commissar = game.cards.index("don"), game.cards.index("commissar")
        if any(isinstance(fact, Nominated) and (fact.by, fact.seat) == (don, commissar) for fact in game.facts):
            games += 1
            ends += not bit(commissar) & game.living
    assert games > 10 and ends == games
