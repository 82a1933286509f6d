"""No bot knows more than its seat: if games differ only in hidden cards, it does the same until its view differs."""

from __future__ import annotations

from random import Random

import pytest

from agents.test_chairs import Witness
from citysleeps.agents.bot import Bot
from citysleeps.agents.cast import bot
from citysleeps.agents.chairs import play_table
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup

DEALT = {
    "spytown": ["mafioso"] * 2 + ["agent"] + ["policeman"] * 8,
    "bigcity": ["mafia"] * 3 + ["detective", "agent", "doctor", "sleuth"] + ["peaceful_resident"] * 5,
}


def seen_in(book: str, name: str, me: int, deal: dict[str, str], seed: str) -> list[tuple[bytes, Answer | None]]:
    """What a bot was told and asked, and what it did, in a game of bots like it."""
    rules = SHELF[book]
    play = Play(rules, rules.settle(Setup(book=book, seats=tuple(deal), deal=deal, seed=seed)))
    bots: list[Bot] = [bot(name, book) for _ in deal]
    witness = Witness(bots[me])
    witness.heeds = bots[me].heeds  # type: ignore[misc]
    bots[me] = witness
    play_table(play, bots, [Random(f"{seed}/{seat}") for seat in range(len(deal))])
    return witness.seen


@pytest.mark.parametrize("book", DEALT)
@pytest.mark.parametrize("name", ["careful", "reasoning"])
def test_two_others_have_swapped_their_cards(book: str, name: str) -> None:
    alike = 0
    for number in range(4):
        chance = Random(number)
        cards = DEALT[book]
        names = tuple("ABCDEFGHIJKL"[: len(cards)])
        me, one, two = chance.sample(names, 3)
        deal = dict.fromkeys(names, "")
        while deal[one] == deal[two]:
            deal = dict(zip(names, chance.sample(cards, len(cards)), strict=True))
        other = {**deal, one: deal[two], two: deal[one]}
        here, there = (seen_in(book, name, names.index(me), dealt, f"pair {number}") for dealt in (deal, other))
        for (seen, done), (other_seen, other_done) in zip(here, there, strict=False):
            if seen != other_seen:
                break
            assert done == other_done
            alike += 1
    assert alike > 5
