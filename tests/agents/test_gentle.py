"""The bot `gentle`: reasons like `reasoning`, and errs like a person."""

from __future__ import annotations

from citysleeps.agents.cast import Kind, play_cast
from citysleeps.agents.original.gentle import Gentle
from citysleeps.agents.original.reading import SHARED
from citysleeps.agents.reasoning.following import Reader
from citysleeps.books.facts import Claimed
from citysleeps.books.original.book import BOOK
from citysleeps.books.original.facts import Dawn, DayBegan, Nominated, NoNomination
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY, SPECTATORS, Seat
from citysleeps.kernel.setup import Setup
from citysleeps.views.view import told_to


class Whimsical(Gentle):
    """Has a hunch every day."""

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


def test_about_one_accusation_of_three_follows_a_hunch() -> None:
    deeds = [one for seed in range(12) for one in accused(played(f"hunch/{seed}", town="gentle", mafia="gentle")[1])]
    others = [seat for _, expected, seat in deeds if seat != expected]
    assert len(deeds) > 100 and 0.2 < len(others) / len(deeds) < 0.5


def test_a_hunch_spares_friends_and_whoever_says_it_acts_on_it() -> None:
    """Somebody else is accused only if the one who was named is on trial already."""
    followed = 0
    for seed in range(6):
        cards, facts = played(f"whim/{seed}", town=Whimsical, mafia="careful")
        thought: dict[Seat, Seat] = {}
        on_trial: list[Seat] = []
        for fact in facts:
            if isinstance(fact, DayBegan):
                on_trial = []  # what one thinks is not said again on the next day
            elif isinstance(fact, Claimed) and fact.kind == "think":
                thought[fact.seat] = fact.seats[0]
            elif isinstance(fact, Nominated):
                if cards[fact.by] == "resident":
                    assert thought[fact.by] in (fact.seat, *on_trial)
                    followed += fact.seat == thought[fact.by]
                on_trial.append(fact.seat)
    assert followed > 10


def test_a_gang_never_has_a_hunch_about_its_own() -> None:
    for seed in range(6):
        cards, facts = played(f"gang/{seed}", town="careful", mafia=Whimsical)
        black = [seat for seat, card in enumerate(cards) if card in ("mafia", "don")]
        said = [fact for fact in facts if isinstance(fact, Claimed) and fact.seat in black and fact.kind == "think"]
        named = [seat for claim in said for seat in claim.seats]
        named += [fact.seat for fact in facts if isinstance(fact, Nominated) and fact.by in black]
        assert named and not set(named) & set(black)


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
