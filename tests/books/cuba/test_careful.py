"""The habits of `careful` in `cuba`, in whole games, and how strong its Godfather is."""

from __future__ import annotations

from random import Random

import pytest
from laws.cuba import a_setup

from citysleeps.agents.chairs import play_table
from citysleeps.agents.cuba.careful import Careful, next_godfather
from citysleeps.agents.cuba.journeys import HONEST, Journeys, less
from citysleeps.books.cuba.book import BOOK
from citysleeps.books.cuba.components import sort
from citysleeps.books.cuba.facts import Accused, Asked, Claimed
from citysleeps.books.cuba.game import Cuba
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import SPECTATORS, Seat, bit, each
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.simulate import simulate
from citysleeps.views.view import view

NAMES = tuple("ABCDEFGHIJKL")


def setup(seats: int, seed: str, **settings: Value) -> Setup:
    given: dict[str, Value] = {"first_godfather": "A", **settings}
    return BOOK.settle(Setup(book="cuba", seats=NAMES[:seats], settings=given, seed=seed))


def played(table: Setup, seed: int) -> Cuba:
    play = Play(BOOK, table)
    play_table(play, [Careful() for _ in table.seats], [Random(f"{seed}/{seat}") for seat in range(len(table.seats))])
    assert isinstance(play.game, Cuba)
    return play.game


@pytest.mark.parametrize("number", range(30))
def test_it_plays_every_table(number: int) -> None:
    table = a_setup(Random(f"full {number}"))
    if table.settings["mode"] == "full":
        game = played(table, number)
        assert game.over and game.winner != "void"


def claims_of(game: Cuba, seat: Seat) -> dict[str, Claimed]:
    return {fact.kind: fact for fact in game.facts if isinstance(fact, Claimed) and fact.seat == seat}


def test_a_story_fits_together_and_is_true_if_its_teller_is_honest() -> None:
    """What is told says of every seat what it received, took and passed on; a Thief never says that he has diamonds."""
    honest, liars = 0, 0
    for number in range(12):
        game = played(setup(8, f"story {number}"), number)
        for seat in each(game.others):
            told = claims_of(game, seat)
            if not told:  # nothing was missing, and the game was over at once
                continue
            came = told["received_diamonds"].diamonds, told["received_tokens"].tokens
            passed = told["passed"].diamonds, told["passed"].tokens
            took = told["took"].diamonds, told["took"].tokens
            if game.role(seat) in HONEST:
                honest += 1
                bagged = (game.bag,) if game.bag and seat == game.first_player else ()
                assert took == game.loots[seat] and came == game.saw[seat]
                assert (came[0], came[1]) == (passed[0] + took[0], sort([*passed[1], *took[1], *bagged]))
            elif game.role(seat) == "thief":
                liars += 1
                assert took[0] == 0 and took[1]
                assert set(took[1]) > set(came[1]) or came[0] == passed[0] or not came[1]
    assert honest > 10 and liars > 10


def test_the_godfather_hears_everybody_before_he_accuses() -> None:
    game = played(setup(9, "asks"), 3)
    first = next(i for i, fact in enumerate(game.facts) if isinstance(fact, Accused))
    before = game.facts[:first]
    assert {fact.seat for fact in before if isinstance(fact, Asked)} | {
        fact.seat for fact in before if isinstance(fact, Claimed)
    } == set(each(game.others))
    assert {fact.seat for fact in before if isinstance(fact, Claimed)} == set(each(game.others))


def test_the_journeys_find_the_one_thief_whom_all_others_give_away() -> None:
    """Everybody tells the truth, and what D says cannot be."""
    play = Play(BOOK, setup(6, "one thief"))
    takes = [(0, "remove", (2,)), (1, "take", ("loyal",)), (2, "take", ("driver",)), (3, "take", (4,))]
    takes += [(4, "take", ("agent_fbi",)), (5, "take", ("nothing",))]
    said = [(1, "passed", 13, ("agent_fbi", "driver")), (2, "passed", 13, ("agent_fbi",))]
    said += [(3, "passed", 9, ("agent_fbi",)), (4, "passed", 9, ())]
    claims = [(seat, "claim", (kind, number, tokens)) for seat, kind, number, tokens in said]
    for seat, act, args in [*takes, *claims]:
        assert play.answer(Answer(seat, act, args)) == ""  # type: ignore[arg-type]
    known = view(BOOK, play.setup, play.game.log, bit(0))
    assert isinstance(known, Cuba)
    journeys = Journeys(known)
    assert journeys.roles(3)["thief"] > 0.6
    assert max(range(1, 6), key=journeys.worth) == 3
    assert sum(journeys.roles(4).values()) == pytest.approx(1)


def test_nothing_is_left_of_the_box_that_was_taken_from_it() -> None:
    assert less((5, ("loyal", "loyal", "driver")), (0, ("loyal",))) == (5, ("loyal", "driver"))
    assert less((5, ("loyal",)), (3, ())) == (2, ("loyal",))


@pytest.mark.parametrize(
    ("accused", "first", "act"), [(1, "agent_fbi", "bang"), (3, "agent_fbi", "hold"), (1, 2, "hold")]
)
def test_a_cleaner_shoots_who_alone_can_be_the_agent(accused: Seat, first: int | str, act: str) -> None:
    play = Play(BOOK, setup(6, "shot", roles=("cleaner", "loyal", "agent_fbi"), jokers="2"))
    takes = [
        (0, "remove", 0),
        (1, "take", first),
        (2, "take", "cleaner"),
        (3, "take", 3),
        (4, "take", 1),
        (5, "take", 1),
    ]
    for seat, does, what in [*takes, (0, "accuse", accused)]:
        assert play.answer(Answer(seat, does, (what,))) == ""
    known = view(BOOK, play.setup, play.game.log, bit(2))
    assert Careful().answer(known, 2, play.game.stop.open_to(2), Random(0)) == Answer(2, act)


class Blind(Careful):
    """The same, but as the Godfather it hears nothing and accuses by lot."""

    def accuse(self, view: Cuba, me: Seat, chance: Random) -> Answer:
        return Answer(me, "accuse", (chance.choice(each(view.suspects())),))


def godfather_wins(bot: type[Careful], seats: int, games: int) -> float:
    wins = 0
    for number in range(games):
        play = Play(BOOK, setup(seats, f"strength {number}"))
        bots = [bot(), *(Careful() for _ in range(seats - 1))]
        play_table(play, bots, [Random(f"{number}/{seat}") for seat in range(seats)])
        wins += play.game.winners & 1
    return wins / games


TABLES = [pytest.param(6, 150, marks=pytest.mark.long), pytest.param(8, 60, marks=pytest.mark.long)]


@pytest.mark.parametrize(("seats", "games"), TABLES)
def test_a_careful_godfather_wins_more_often_than_a_blind_one_at_the_same_table(seats: int, games: int) -> None:
    careful, blind = godfather_wins(Careful, seats, games), godfather_wins(Blind, seats, games)
    error = ((careful * (1 - careful) + blind * (1 - blind)) / games) ** 0.5
    assert (careful - blind) / error > 4


def test_the_cast_knows_the_godfather_from_the_table() -> None:
    """`--bots godfather=careful,table=random`"""
    chunks = list(simulate(setup(6, "cast"), 5, 1, {"godfather": "careful", "table": "random"}))
    assert sum(chunk.games for chunk in chunks) == 5


def test_the_winners_name_the_same_godfather_again_or_themselves() -> None:
    """CUBA-1203"""
    named = set()
    for number in range(20):
        table = setup(6, f"next {number}")
        play = Play(BOOK, table)
        play_table(play, [Careful() for _ in range(6)], [Random(f"{number}/{seat}") for seat in range(6)])
        known = view(BOOK, table, play.game.log, SPECTATORS)
        assert isinstance(known, Cuba)
        winner = each(known.winners)[-1]
        name = next_godfather(known, winner)
        assert name == (0 if known.winners & 1 else winner)
        asks = play.game.stop.open_to(winner)
        assert Careful().answer(known, winner, asks, Random(0)) == Answer(winner, "vote_next", (name,))
        named.add(name == 0)
    assert named == {True, False}
