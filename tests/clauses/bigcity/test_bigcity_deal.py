"""Section 2: what no written game can show of the deal."""

from collections import Counter

import pytest

from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import BadSetup, Setup, Value

BOOK = SHELF["bigcity"]
DEALS = 1200


def dealt(seed: int, **settings: str) -> tuple[str, ...]:
    """The cards by seat of one game of three roles."""
    chosen: dict[str, Value] = {"roles": ("peaceful_resident", "detective", "mafia"), **settings}
    names = ("A", "B", "C", "D") if "host" in settings else ("A", "B", "C")
    game = Play(BOOK, BOOK.settle(Setup(book="bigcity", seats=names, settings=chosen, seed=str(seed)))).game
    assert isinstance(game, BigCity)
    return tuple(card or "host" for card in game.cards)


def test_city_217_every_assignment_of_the_cards_is_equally_likely() -> None:
    """CITY-217."""
    deals = Counter(dealt(seed) for seed in range(DEALS))
    assert len(deals) == 6
    assert all(abs(number - DEALS / 6) < 50 for number in deals.values()), deals


def test_city_202_a_host_to_be_drawn_may_be_anybody() -> None:
    hosts = Counter(dealt(seed, host="human_dealt").index("host") for seed in range(DEALS))
    assert sorted(hosts) == [0, 1, 2, 3]
    assert all(abs(number - DEALS / 4) < 60 for number in hosts.values()), hosts


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"roles": ("mafia",)}, "the roles are 1 cards for 3 players"),
        ({"opt_who_is_who": "on", "decks": ("citizens=4", "criminals=1")}, "the decks are 5 cards for 3 players"),
    ],
)
def test_city_201_a_refusal_says_which_cards_are_too_many_or_too_few(settings: dict[str, Value], said: str) -> None:
    """CITY-201, CITY-1010."""
    with pytest.raises(BadSetup, match=said):
        BOOK.settle(Setup(book="bigcity", seats=("A", "B", "C"), settings=settings))
