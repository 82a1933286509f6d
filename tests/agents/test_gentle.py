"""The bot `gentle`: reasons like `reasoning`, and errs like a person."""

from __future__ import annotations

import pytest

from citysleeps.agents.bigcity.gentle import Gentle as GentleCitizen
from citysleeps.agents.cast import Kind, play_cast
from citysleeps.agents.original.gentle import Gentle
from citysleeps.agents.original.reading import SHARED
from citysleeps.agents.reasoning.following import Reader
from citysleeps.agents.spytown.gentle import Gentle as GentlePolice
from citysleeps.books.bigcity.facts import DayBegun
from citysleeps.books.facts import Claimed
from citysleeps.books.original.book import BOOK
from citysleeps.books.original.facts import Dawn, Nominated, NoNomination
from citysleeps.books.shelf import SHELF
from citysleeps.books.spytown.facts import TurnBegan
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY, SPECTATORS, Seat
from citysleeps.kernel.setup import Setup
from citysleeps.views.view import told_to


class Whimsical(Gentle):
    """Has a whim every day."""

    slips = 1.0


def played(seed: str, **cast: Kind) -> tuple[list[str], list[Fact]]:
    """The cards and the public facts of a game."""
    play = Play(BOOK, BOOK.settle(Setup(book="original", seats=tuple("ABCDEFGHIJ"), seed=seed)))
    play_cast(play, cast, seed)
    return play.game.cards, told_to(play.game.log, SPECTATORS)  # type: ignore[attr-defined]


def accused(facts: list[Fact]) -> list[tuple[Seat, Seat, Seat]]:
    """Who was to accuse, whom the public belief suggested, and whom they accused."""
    reader, found = Reader(SHARED), []
    for i, fact in enumerate(facts):
        if isinstance(fact, Nominated | NoNomination):
            by, seat = (fact.by, fact.seat) if isinstance(fact, Nominated) else (fact.seat, NOBODY)
            reading = reader.catch_up(facts[:i])
            assert reading is not None
            found.append((by, reading.accuses(by), seat))
    return found


def test_about_one_accusation_of_three_follows_a_whim() -> None:
    deeds = [one for seed in range(12) for one in accused(played(f"hunch/{seed}", town="gentle", mafia="gentle")[1])]
    others = [seat for _, expected, seat in deeds if seat != expected]
    assert len(deeds) > 100 and 0.2 < len(others) / len(deeds) < 0.5


def test_a_whim_spares_friends_and_whoever_says_it_acts_on_it() -> None:
    followed = 0
    for seed in range(6):
        cards, facts = played(f"whim/{seed}", town=Whimsical, mafia="careful")
        thought: dict[Seat, Seat] = {}
        for fact in facts:  # what one thinks is not said again on the next day
            if isinstance(fact, Claimed) and fact.kind == "think":
                thought[fact.seat] = fact.seats[0]
            elif isinstance(fact, Nominated):
                if cards[fact.by] == "resident":
                    assert thought[fact.by] == fact.seat
                    followed += 1
    assert followed > 10


def test_a_gang_never_has_a_whim_about_its_own() -> None:
    for seed in range(6):
        cards, facts = played(f"gang/{seed}", town="careful", mafia=Whimsical)
        black = [seat for seat, card in enumerate(cards) if card in ("mafia", "don")]
        said = [fact for fact in facts if isinstance(fact, Claimed) and fact.seat in black and fact.kind == "think"]
        named = [seat for claim in said for seat in claim.seats]
        named += [fact.seat for fact in facts if isinstance(fact, Nominated) and fact.by in black]
        assert named and not set(named) & set(black)


class WhimsicalPolice(GentlePolice):
    slips = 1.0


class WhimsicalCitizen(GentleCitizen):
    slips = 1.0


@pytest.mark.parametrize(("book", "whim"), [("spytown", WhimsicalPolice), ("bigcity", WhimsicalCitizen)])
def test_a_table_with_whims_does_not_vote_as_one(book: str, whim: Kind) -> None:
    for seed in range(4):
        assert spread(book, whim, f"many/{seed}") >= 4


def spread(book: str, kind: Kind, seed: str) -> int:
    """Of how many players somebody thinks that they are guilty, or against how many somebody means to vote, on the
    first day on which that is said."""
    rules = SHELF[book]
    play = Play(rules, rules.settle(Setup(book=book, seats=tuple("ABCDEFGH"), seed=seed)))
    play_cast(play, dict.fromkeys("ABCDEFGH", kind), seed)
    named: set[Seat] = set()
    for fact in play.game.facts:
        if isinstance(fact, Claimed) and fact.kind in ("think", "will"):
            named.add(fact.seats[0])
        elif isinstance(fact, TurnBegan | DayBegun) and named:
            break
    return len(named)


@pytest.mark.long
def test_its_gang_does_not_hunt_the_commissar() -> None:
    """A sharp gang kills him in the night after he has come out."""
    hunted = {"gentle": 0, "reasoning": 0}
    for kind in hunted:
        for seed in range(16):
            cards, facts = played(f"prey/{seed}", town="reasoning", mafia=kind)
            out = next(
                (i for i, fact in enumerate(facts) if isinstance(fact, Claimed) and "commissar" in fact.words), None
            )
            dawn = next((fact for fact in facts[out:] if isinstance(fact, Dawn)), None) if out is not None else None
            hunted[kind] += dawn is not None and cards.index("commissar") in dawn.seats
    assert hunted["reasoning"] > 2 * hunted["gentle"]
