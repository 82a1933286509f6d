"""Which announced fact turned a game that is over."""

from __future__ import annotations

from random import Random

import pytest

from citysleeps.agents.random import play_out
from citysleeps.books.bigcity import facts as city
from citysleeps.books.bigcity.components import CITIZENS, CRIMINALS
from citysleeps.books.cuba.facts import Accused, Bang, Corrected, Eliminated, Revealed
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.original.components import BLACK, RED
from citysleeps.books.original.facts import Dawn, Executed, Left
from citysleeps.books.shelf import SHELF
from citysleeps.books.spytown import facts as town
from citysleeps.books.spytown.components import MAFIA, POLICE
from citysleeps.books.turning import NOTHING, Fall, by_day, chance, turning
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.facts import Fact, fact_name
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, SPECTATORS, bit, bits
from citysleeps.kernel.setup import Setup

A, B, C, D, E, F, G, H = range(8)
SEVEN = bits(range(7))


def played(book: str, seats: str, number: int) -> Play:
    rules = SHELF[book]
    settings = rules.lobby.usual(len(seats))
    play = Play(rules, rules.settle(Setup(book=book, seats=tuple(seats), settings=settings, seed=f"turning {number}")))
    play_out(play, Random(number))
    return play


def test_the_chances_are_those_of_a_city_that_guesses() -> None:
    """Of three, one hides: the city guesses once. Of five, it guesses again after a night."""
    assert by_day(2, 1) == pytest.approx(1 / 3)
    assert by_day(4, 1) == pytest.approx(1 / 5 + 4 / 5 * 1 / 3)
    assert by_day(5, 2) == pytest.approx(2 / 7 * 7 / 15 + 5 / 7 * 2 / 15)
    assert by_day(3, 0) == 1 and by_day(2, 2) == 0


def test_the_winners_chance_is_the_citys_or_what_it_leaves() -> None:
    """Three live, of whom C hides; before a night it is two of four."""
    three, four = bits((A, B, C)), bits((A, B, C, D))
    assert chance(three, bits((A, B, F)), True, False) == pytest.approx(1 / 3)
    assert chance(three, bits((C, G)), False, False) == pytest.approx(2 / 3)
    assert chance(four, bits((A, B, D)), True, True) == pytest.approx(1 / 3)
    assert chance(bit(C), bits((A, B)), True, True) == 0 and chance(bit(A), bit(A), True, True) == 1


def test_of_two_deaths_that_helped_as_much_the_later_one_counts() -> None:
    falls = [Fall(10, 0, False), Fall(20, 0, False)]
    assert turning(falls, SEVEN, bits((F, G)), False) == 20


def test_the_fall_that_helped_the_winners_most_is_the_turning_point() -> None:
    """Five citizens and two who hide. Day 1 takes one who hides and day 2 a citizen, so day 3 decides among three."""
    falls = [
        Fall(10, bit(F), False),
        Fall(20, bit(A), True),
        Fall(30, bit(B), False),
        Fall(40, bit(C), True),
        Fall(50, bit(G), False),
    ]
    assert turning(falls, SEVEN, bits((A, B, C, D, E)), True) == 50
    assert turning(falls[:3], SEVEN, bits((F, G)), False) == 30
    assert turning(falls, SEVEN, 0, False) == NOTHING
    assert turning([], SEVEN, SEVEN, True) == NOTHING


def test_the_first_mistake_counts_for_those_who_hide_if_it_cost_most() -> None:
    """Four citizens and three who hide: after the first execution the night makes them as many as the city."""
    falls = [Fall(10, bit(A), False), Fall(20, bit(B), True)]
    assert turning(falls, SEVEN, bits((E, F, G)), False) == 10


def test_a_quiet_night_is_no_fall_and_the_next_one_is_measured_from_it() -> None:
    """A citizen who dies by night changes nothing that was not to be expected; one who dies by day does."""
    falls = [Fall(10, bit(A), True), Fall(20, bit(B), False)]
    assert turning(falls, SEVEN, bits((F, G)), False) == 20


@pytest.mark.parametrize(
    ("book", "seats", "kinds"),
    [
        ("original", "ABCDEFGHI", {"dawn", "executed", "left"}),
        ("original", "ABCDEFGHIJKLMNOP", {"dawn", "executed", "left"}),
        ("spytown", "ABCDEFGHI", {"eliminated"}),
        ("bigcity", "ABCDEFGHIJK", {"killed", "executed"}),
        ("cuba", "ABCDEFGH", {"revealed", "bang", "eliminated"}),
    ],
)
def test_it_is_a_fact_that_everybody_was_told_before_the_end(book: str, seats: str, kinds: set[str]) -> None:
    for number in range(5):
        game = played(book, seats, number).game
        at = SHELF[book].lobby.turned(game)
        if not game.winners:
            assert at == NOTHING
            continue
        end = [fact_name(fact) for fact in game.facts].index("game_over")
        assert 0 <= at < end and game.audiences[at] & SPECTATORS
        assert fact_name(game.facts[at]) in kinds


def test_orig_1019_who_left_before_night_1_is_no_player_of_the_game() -> None:
    """Among seven the last execution decides; an eighth player would make the first one count most."""
    play = Play(SHELF["original"], SHELF["original"].settle(Setup(book="original", seats=tuple("ABCDEFGH"))))
    assert play.answer(Answer(H, "leave")) == ""
    game = play.game
    begin = len(game.facts)
    for fact in (Executed((F,)), Dawn((A,)), Executed((B,)), Dawn((C,)), Executed((G,))):
        game.facts.append(fact)
        game.audiences.append(ALL)
    game.winner, game.winners = RED, bits((A, B, C, D, E))
    assert SHELF["original"].lobby.turned(game) == begin + 4


def test_a_dawn_without_a_death_turns_no_game_of_original() -> None:
    """Two of seven win by a quiet night more than by any that follows, and yet nobody fell in it."""
    play = Play(SHELF["original"], SHELF["original"].settle(Setup(book="original", seats=tuple("ABCDEFG"))))
    game = play.game
    begin = len(game.facts)
    for dead in ((A,), (), (B,), (C,)):
        game.facts.append(Dawn(dead))
        game.audiences.append(ALL)
    game.winner, game.winners = BLACK, bits((F, G))
    assert SHELF["original"].lobby.turned(game) == begin + 3


def test_orig_1012_whoever_leaves_falls_by_day() -> None:
    """Three citizens and one who hides: the night after B has left decides, and it is the citizens who lose."""
    play = Play(SHELF["original"], SHELF["original"].settle(Setup(book="original", seats=tuple("ABCDEF"))))
    game = play.game
    begin = len(game.facts)
    for fact in (Left(B), Dawn((A,)), Dawn(())):
        game.facts.append(fact)
        game.audiences.append(ALL)
    game.winner, game.winners = BLACK, bits((F,))
    assert SHELF["original"].lobby.turned(game) == begin


def of_spytown(*told: Fact, police: bool = False) -> tuple[int, int]:
    """Where these facts begin in a game that the Mafia F and G have won, or the others; and which place turned it."""
    deal = dict(zip("ABCDEFG", ("agent", *["policeman"] * 4, "mafioso", "mafioso"), strict=True))
    play = Play(SHELF["spytown"], SHELF["spytown"].settle(Setup(book="spytown", seats=tuple("ABCDEFG"), deal=deal)))
    game = play.game
    begin = len(game.facts)
    for fact in told:
        game.facts.append(fact)
        game.audiences.append(ALL)
    game.winner, game.winners = (POLICE, bits((A, B, C, D, E))) if police else (MAFIA, bits((F, G)))
    return begin, SHELF["spytown"].lobby.turned(game)


def test_in_spytown_a_decision_that_somebody_stays_takes_back_the_fall() -> None:
    """SPY-1207 The first day would have made the Mafia win; one that somebody is out takes nothing back."""
    falls = [town.Eliminated(seat, cause, "") for seat, cause in ((B, "vote"), (C, "mafia"), (D, "vote"))]
    begin, turned = of_spytown(*falls, town.Decided(B, "stays"))
    assert turned == begin + 2
    begin, turned = of_spytown(falls[0], town.Decided(B, "out"))
    assert turned == begin
    begin, turned = of_spytown(falls[0], town.Decided(B, "stays"))
    assert turned == NOTHING


def test_in_spytown_the_chances_are_those_of_the_police_or_of_the_mafia() -> None:
    """SPY-701, SPY-702 Of seven with two Mafiosi: the last execution decides among three, and if the Mafia win, the
    second mistake of the Police costs most. Of six, without A, it would be the first."""
    causes = ("vote", "mafia", "vote", "mafia", "vote")
    begin, turned = of_spytown(*map(town.Eliminated, (F, A, B, C, G), causes, [""] * 5), police=True)
    assert turned == begin + 4
    begin, turned = of_spytown(*map(town.Eliminated, (B, C, D), causes[:3], [""] * 3))
    assert turned == begin + 2
    begin, turned = of_spytown(*map(town.Eliminated, (B, C, D), causes[:3], [""] * 3), police=True)
    assert turned == begin + 1  # nobody of the Mafia is out yet, and a night costs less than a wrong vote


def test_in_bigcity_it_is_who_was_executed_or_killed() -> None:
    """CITY-402, CITY-443 Five citizens and two criminals: as in any city, the last execution decides among three."""
    play = Play(SHELF["bigcity"], SHELF["bigcity"].settle(Setup(book="bigcity", seats=tuple("ABCDEFG"))))
    game = play.game
    begin = len(game.facts)
    days = [(city.Executed(F), city.Killed((A,))), (city.Executed(B), city.Killed((C,))), (city.Executed(G),)]
    for fact in [fact for day, told in enumerate(days, 1) for fact in (city.DayBegun(day), *told)]:
        game.facts.append(fact)
        game.audiences.append(ALL)
    game.winner, game.winners = CITIZENS, bits((A, B, C, D, E))
    assert SHELF["bigcity"].lobby.turned(game) == begin + 7


def test_in_bigcity_an_execution_is_measured_as_one_of_the_day() -> None:
    """CITY-443 Five citizens and two criminals, who win: the night between two executions helped them less."""
    play = Play(SHELF["bigcity"], SHELF["bigcity"].settle(Setup(book="bigcity", seats=tuple("ABCDEFG"))))
    game = play.game
    begin = len(game.facts)
    days = [(city.Executed(D), city.Killed((C,))), (city.Executed(B), city.Killed((A,)))]
    for fact in [fact for day, told in enumerate(days, 1) for fact in (city.DayBegun(day), *told)]:
        game.facts.append(fact)
        game.audiences.append(ALL)
    game.winner, game.winners = CRIMINALS, bits((F, G))
    assert SHELF["bigcity"].lobby.turned(game) == begin + 4


@pytest.mark.parametrize(
    ("told", "winner", "at"),
    [
        ((city.DayBegun(2), city.DeathCaused(D, "shot"), city.Killed((D,)), city.Killed((A,))), CRIMINALS, 3),
        ((city.DayBegun(2), city.Killed((D,)), city.Executed(E), city.Killed((A,))), CRIMINALS, 3),
        ((city.Killed((C,)), city.Executed(D)), CRIMINALS, 0),  # a position that tells no dawn
        (
            (
                *(city.DayBegun(1), city.NobodyKilled(), city.Killed((C,))),
                *(city.DayBegun(2), city.NobodyKilled(), city.Executed(E)),
            ),
            CITIZENS,
            5,
        ),
    ],
)
def test_in_bigcity_who_is_killed_first_on_a_day_died_in_the_night_and_of_poison_by_day(
    told: tuple[Fact, ...], winner: str, at: int
) -> None:
    """CITY-402, CITY-450 A citizen's death is to be expected of a night, and costs the citizens a day."""
    play = Play(SHELF["bigcity"], SHELF["bigcity"].settle(Setup(book="bigcity", seats=tuple("ABCDEFG"))))
    game = play.game
    begin = len(game.facts)
    for fact in told:
        game.facts.append(fact)
        game.audiences.append(ALL)
    game.winner, game.winners = winner, bits((A, B, C, D, E) if winner == CITIZENS else (F, G))
    assert SHELF["bigcity"].lobby.turned(game) == begin + at


def cuba(ending: str, cause: str, *told: Revealed | Accused | Bang | Eliminated | Corrected) -> tuple[Cuba, int]:
    """A game in which A is Godfather, and where these facts begin in it."""
    play = Play(SHELF["cuba"], SHELF["cuba"].settle(Setup(book="cuba", seats=tuple("ABCDEF"), seed="cuba")))
    game = play.game
    assert isinstance(game, Cuba)
    game.godfather = A
    begin = len(game.facts)
    for fact in told:
        game.facts.append(fact)
        game.audiences.append(ALL)
    game.winner = ending
    game.causes = {A: cause} if cause else {}
    return game, begin


PAST = (Accused(B), Revealed(B, 2, ()), Accused(C), Revealed(C, 5, ()), Accused(D), Revealed(D, 1, ()))


@pytest.mark.parametrize(
    ("ending", "cause", "told", "at"),
    [
        ("diamonds_recovered", "", PAST, 3),
        ("diamonds_recovered", "", (*PAST, Accused(E), Revealed(E, 5, ())), 7),
        ("diamonds_recovered", "", (Accused(B), Revealed(B, 0, ())), 1),
        ("diamonds_recovered", "", (*PAST, Corrected(D, "accuse"), *PAST[:2]), 8),
        ("agent_accused", "", PAST, 5),
        ("cleaner_shot_agent", "", (*PAST[:5], Bang(E), Revealed(E, 0, ()), Revealed(D, 0, ())), 5),
        ("godfather_eliminated", "no_joker", (*PAST, Eliminated(A, "no_joker"), Revealed(E, 7, ())), 5),
        ("godfather_eliminated", "conceded", (*PAST, Eliminated(A, "conceded"), Revealed(E, 7, ())), 6),
        ("godfather_eliminated", "conceded", (Eliminated(A, "conceded"), Eliminated(E, "taking_error")), 0),
    ],
)
def test_in_cuba_it_is_what_an_accusation_brought_to_light(
    ending: str, cause: str, told: tuple[Revealed, ...], at: int
) -> None:
    """CUBA-805, CUBA-807, CUBA-816, CUBA-618, CUBA-1326 The pockets that gave back most, the last ones, the shot, or
    that the Godfather gave up; CUBA-1419 of what stands."""
    game, begin = cuba(ending, cause, *told)
    assert SHELF["cuba"].lobby.turned(game) == begin + at


def test_a_game_of_cuba_that_is_void_was_turned_by_nothing() -> None:
    game, _ = cuba("void", "", *PAST)
    assert SHELF["cuba"].lobby.turned(game) == NOTHING
