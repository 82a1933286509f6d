"""The setup of a game: its names, and what everybody may know of it (kernel/setup.py)."""

from __future__ import annotations

import pytest

from citysleeps.kernel.seats import ALL, NOBODY
from citysleeps.kernel.setup import BadSetup, Setup, check_names, without_secrets

from .coins import Shouted


@pytest.mark.parametrize(
    "names", [("A", "B", "A"), ("A", "host"), ("A", "B C"), ("A", 'B"'), ("A", ""), ("A", "B" * 41)]
)
def test_every_seat_has_a_name_of_its_own_that_is_one_word(names: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        check_names(names)


def test_names_of_up_to_forty_characters_are_right() -> None:
    check_names(("A", "B", "Ł" * 40))


def test_the_public_part_of_a_setup_has_nothing_that_a_card_follows_from() -> None:
    public = Setup(book="coins", version="7", seats=("A", "B"), settings={"long": True}, seed="", lasting=True)
    whole = Setup(
        book="coins",
        version="7",
        seats=("A", "B"),
        settings={"long": True},
        seed="seed",
        deal={"A": "gold"},
        cards={"B": "tin"},
        lots=("A",),
        position=((ALL, Shouted(NOBODY, "well")),),
        lasting=True,
    )
    assert without_secrets(whole) == public
