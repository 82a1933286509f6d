"""A Godfather who accuses at random wins as often as is exactly known.

The closed form holds where every suspect is equally likely to be accused next, nobody shoots, leaves or has made an
error, and no clock ends the investigation: every setup without a Cleaner, played at random. A Thief is a Thief however
many diamonds he has, so the takes only decide how many Thieves, Agents and others there are.
"""

from __future__ import annotations

import os
from fractions import Fraction
from math import comb, perm, sqrt
from random import Random

import pytest

from citysleeps.agents.random import play_out
from citysleeps.books.cuba.book import BOOK
from citysleeps.books.cuba.components import AGENTS, THIEF
from citysleeps.books.cuba.game import Cuba
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import each
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.simulate import play_game
from citysleeps.notation.words import read_move

NAMES = tuple("ABCDEFGHIJKL")
GAMES = 20_000 if os.environ.get("LAWS") == "long" else 500


def godfather_wins(thieves: int, agents: int, others: int, jokers: int) -> Fraction:
    """Over how many wrong accusations the jokers pay for before the last Thief is found, no Agent among them."""
    suspects = thieves + agents + others
    return sum(
        (
            Fraction(
                comb(thieves - 1 + wrong, wrong) * perm(thieves) * perm(others, wrong), perm(suspects, thieves + wrong)
            )
            for wrong in range(min(jokers, others) + 1)
        ),
        start=Fraction(0),
    )


def by_recursion(thieves: int, agents: int, others: int, jokers: int) -> Fraction:
    """The same, accusation by accusation."""
    if not thieves:
        return Fraction(1)
    suspects = thieves + agents + others
    chance = Fraction(thieves, suspects) * by_recursion(thieves - 1, agents, others, jokers)
    if others and jokers:
        chance += Fraction(others, suspects) * by_recursion(thieves, agents, others - 1, jokers - 1)
    return chance


@pytest.mark.parametrize("jokers", range(3))
def test_the_closed_form_is_what_the_accusations_give(jokers: int) -> None:
    for thieves in range(1, 8):
        for agents in range(3):
            for others in range(7):
                assert godfather_wins(thieves, agents, others, jokers) == by_recursion(thieves, agents, others, jokers)


@pytest.mark.parametrize(
    ("suspects", "chance"),
    [
        ((1, 1, 5, 0), Fraction(1, 7)),
        ((2, 1, 4, 0), Fraction(1, 21)),
        ((2, 1, 4, 1), Fraction(13, 105)),
        ((2, 2, 4, 2), Fraction(53, 420)),
        ((3, 1, 3, 1), Fraction(13, 140)),
        ((3, 1, 4, 2), Fraction(1, 8)),
    ],
)
def test_the_closed_form_gives_what_was_counted_by_hand(suspects: tuple[int, int, int, int], chance: Fraction) -> None:
    assert godfather_wins(*suspects) == chance


def suspects_of(game: Cuba) -> tuple[int, int, int]:
    """Thieves, Agents and others among the suspects, by what they have taken."""
    roles = [game.role(seat) for seat in each(game.others)]
    thieves, agents = roles.count(THIEF), len([role for role in roles if role in AGENTS])
    return thieves, agents, len(roles) - thieves - agents


def agrees(wins: int, chances: list[float]) -> bool:
    """Within four standard errors of what was to be expected of so many games?"""
    return abs(wins - sum(chances)) < 4 * sqrt(sum(chance * (1 - chance) for chance in chances))


def accused_at_random(takes: list[str], settings: dict[str, Value], seed: str) -> Cuba:
    """A game in which these things were taken, and then whoever the Godfather hits upon is accused."""
    seats = NAMES[: len(takes) + 1]
    setup = Setup(book="cuba", seats=seats, seed=seed, settings={"first_godfather": "A", **settings})
    play = Play(BOOK, BOOK.settle(setup))
    for move in ["A remove 0", *[f"{seat} take {what}" for seat, what in zip(seats[1:], takes, strict=True)]]:
        assert not play.answer(read_move(move, seats, BOOK))
    play_out(play, Random(seed))
    assert isinstance(play.game, Cuba)
    return play.game


TAKEN: list[tuple[list[str], dict[str, Value], tuple[int, int, int, int]]] = [
    (["3", "1", "loyal", "driver", "agent_fbi"], {}, (2, 1, 2, 0)),
    (["3", "loyal", "driver", "agent_fbi", "nothing"], {"jokers": 2}, (1, 1, 3, 2)),
    (["3", "2", "loyal", "loyal", "loyal", "agent_fbi", "1"], {}, (3, 1, 3, 1)),
    (["2", "loyal", "agent_fbi", "loyal", "agent_cia", "loyal", "loyal", "driver", "driver", "1"], {}, (2, 2, 6, 2)),
    (["1", "1", "1", "1", "1"], {}, (5, 0, 0, 0)),
]


@pytest.mark.parametrize(("takes", "settings", "suspects"), TAKEN)
def test_a_godfather_at_random_wins_as_often_as_theory_says(
    takes: list[str], settings: dict[str, Value], suspects: tuple[int, int, int, int]
) -> None:
    """CUBA-612, CUBA-615, CUBA-618, CUBA-619, CUBA-802, CUBA-822 Accusations at random, after the same theft."""
    exact = float(godfather_wins(*suspects))
    wins = 0
    for number in range(GAMES):
        game = accused_at_random(takes, settings, f"theory/{number}")
        assert suspects_of(game) == suspects[:3]
        wins += game.winner == "diamonds_recovered"
    if exact == 1:
        assert wins == GAMES
    else:
        assert agrees(wins, [exact] * GAMES)


@pytest.mark.parametrize("players", [6, 8, 10, 12])
def test_after_thefts_at_random_the_simulator_agrees_with_theory(players: int) -> None:
    """CUBA-108, CUBA-615, CUBA-802 Everybody takes at random, and what they became decides the chance of each game."""
    setup = BOOK.settle(Setup(book="cuba", seats=NAMES[:players], seed="theory"))
    wins, chances = 0, []
    for number in range(GAMES):
        game = play_game(setup, number).game
        assert isinstance(game, Cuba)
        jokers = {6: 0, 8: 1, 10: 1, 12: 2}[players]
        chances.append(float(godfather_wins(*suspects_of(game), jokers)))
        wins += game.winner == "diamonds_recovered"
    assert agrees(wins, chances)
