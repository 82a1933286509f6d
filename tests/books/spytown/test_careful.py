"""The habits of `careful` in `spytown`, in whole games, and how strong it is."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from citysleeps.agents.chairs import play_table
from citysleeps.agents.spytown.careful import Careful, friends
from citysleeps.books.spytown.book import BOOK
from citysleeps.books.spytown.cards import ACTION_CARDS
from citysleeps.books.spytown.facts import CardPlayed, Counted, Saved, VictimNamed, VoteOpened
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, many
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.simulate import simulate

NAMES = tuple("ABCDEFGHIJKLMNOPQRSTU")
SINGLE = tuple(card for card in ACTION_CARDS if card != "new_gang")


def setup(seats: int, seed: str, settings: dict[str, Value]) -> Setup:
    return BOOK.settle(Setup(book="spytown", seats=NAMES[:seats], settings=settings, seed=seed))


class Watched(Careful):
    """A careful bot whose every answer is looked at."""

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        answer = super().answer(view, me, asks, chance)
        assert isinstance(view, Spytown)
        assert answer.act != "say"
        if answer.act in ("vote", "point", "shoot", "check"):
            options = next(ask.slots[0] for ask in asks if ask.act == answer.act)
            aim = answer.args[0]
            assert type(options) is int and type(aim) is int
            assert not options & ~friends(view, me) or not friends(view, me) >> aim & 1, (view.tokens[me], answer)
        if "vest" in [ask.slots[0][0] for ask in asks if ask.act == "play" and isinstance(ask.slots[0], tuple)]:
            assert answer.args == ("vest",)
        return answer


@pytest.mark.parametrize("number", range(24))
def test_it_plays_every_card_and_variant_and_spares_its_own(number: int) -> None:
    chance = Random(number)
    seats = chance.randint(13, 21)
    gang = ("new_gang",) * 3 if number % 2 else ()
    cards = (*chance.sample(SINGLE, 9), *gang)
    choices: dict[str, Value] = {"cards": cards, "new_gang_recognition": "on" if number % 3 else "off"}
    if number % 4 == 0:
        choices |= {"kids_last_shot": "on", "kids_single_vote": "on"}
    play = Play(BOOK, setup(seats, str(number), choices))
    play_table(play, [Watched() for _ in range(seats)], [Random(f"{number}/{seat}") for seat in range(seats)])
    assert play.game.over and play.game.winner in ("police", "mafia", "new_gang")


def test_it_uses_its_cards() -> None:
    """Every card that is played by choice is played by somebody, in some game."""
    played: Counter[str] = Counter()
    for number in range(40):
        play = Play(BOOK, setup(16, f"uses {number}", {"cards": SINGLE}))
        play_table(play, [Watched() for _ in range(16)], [Random(f"{number}/{seat}") for seat in range(16)])
        played.update(fact.card for fact in play.game.facts if isinstance(fact, CardPlayed))
        played.update(["recruitment"] * ("recruitment" in play.game.played))  # type: ignore[attr-defined]
    never = set(SINGLE) - {"commander", "reverse_recruitment", "role_swap"} - set(played)
    assert never == set()


def test_the_mafia_agree_without_a_word() -> None:
    play = Play(BOOK, setup(13, "agree", {}))
    play_table(play, [Watched() for _ in range(13)], [Random(seat) for seat in range(13)])
    assert any(isinstance(fact, VictimNamed) for fact in play.game.facts)


def played(number: int, cards: tuple[str, ...] = ()) -> Play:
    play = Play(BOOK, setup(13, f"order {number}", {"cards": cards}))
    play_table(play, [Watched() for _ in range(13)], [Random(f"{number}/{seat}") for seat in range(13)])
    return play


def test_no_choice_goes_round_the_table() -> None:
    games = [played(number).game.facts for number in range(30)]
    victims = [next(fact.seat for fact in facts if isinstance(fact, VictimNamed)) for facts in games]
    assert len(set(victims)) > 6
    steps = [b.seat - a.seat for facts in games for a, b in pairwise(f for f in facts if isinstance(f, VictimNamed))]
    assert steps.count(1) < len(steps) / 3


def test_a_first_vote_is_not_the_vote_of_one_block() -> None:
    for number in range(10):
        ballot = next(fact for fact in played(number).game.facts if isinstance(fact, Counted))
        assert len(set(ballot.votes)) > 2


def test_nobody_votes_against_whom_the_mafia_tried_to_kill() -> None:
    """As long as there are more others than anybody has friends."""
    tried = 0
    for number in range(30):
        play = played(number, ("vest", "bandage"))
        saved: Seats = 0
        named = NOBODY
        for fact in play.game.facts:
            if isinstance(fact, VictimNamed):
                named = fact.seat
            elif isinstance(fact, Saved) and fact.seat == named:
                saved |= bit(fact.seat)
            elif isinstance(fact, VoteOpened):
                options = sum(bit(seat) for seat in fact.candidates)
            elif isinstance(fact, Counted) and saved and many(options & ~saved) > 5:
                tried += 1
                assert not any(saved >> vote & 1 for vote in fact.votes if vote >= 0), number
    assert tried > 5


def police_wins(seats: int, cards: tuple[str, ...], games: int, town: str, mafia: str) -> float:
    wins: Counter[str] = Counter()
    for chunk in simulate(setup(seats, "strength", {"cards": cards}), games, 1, {"town": town, "mafia": mafia}):
        wins += chunk.wins
    return wins["police"] / games


TABLES = [
    pytest.param(11, (), 800, marks=pytest.mark.long),
    pytest.param(16, ("vest", "bandage", "wiretap", "shot_round_corner"), 200, marks=pytest.mark.laws),
]


@pytest.mark.parametrize(("seats", "cards", "games"), TABLES)
def test_each_side_is_stronger_when_careful(seats: int, cards: tuple[str, ...], games: int) -> None:
    both_random = police_wins(seats, cards, games, "random", "random")
    careful_police = police_wins(seats, cards, games, "careful", "random")
    careful_mafia = police_wins(seats, cards, games, "random", "careful")
    error = (0.5 / games) ** 0.5  # of the difference, at most
    assert careful_police - both_random > 2.5 * error
    assert both_random - careful_mafia > 2.5 * error
