"""The habits of `careful` in `bigcity`, in whole games, and how strong it is."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from laws.bigcity import a_setup
from laws.snapshots import differing, snapshot, written

from citysleeps.agents.bigcity.careful import Careful
from citysleeps.agents.bigcity.knowledge import known
from citysleeps.agents.chairs import play_table
from citysleeps.books.bigcity.book import BOOK
from citysleeps.books.bigcity.facts import ActTaken, Avenged, FactionChoice, Voted
from citysleeps.books.bigcity.game import BigCity
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import Seat, bit, bits
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.simulate import simulate
from citysleeps.views.view import told_to, view

NAMES = tuple("ABCDEFGHIJKLMNOPQR")
HARMFUL = ("point", "shoot", "poison", "block", "vote", "avenge", "jail")


class Watched(Careful):
    """A careful bot whose every answer is looked at, and so is what it is shown."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play

    def answer(self, seen: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        answer = super().answer(seen, me, asks, chance)
        assert isinstance(seen, BigCity)
        assert answer.act not in ("say", "show")
        if answer.act in HARMFUL and isinstance(answer.args[0], int):
            friends, _ = known(seen, me, self.notes)
            assert not friends >> answer.args[0] & 1 or self.has_no_choice(asks, friends), answer
        if chance.randrange(20) == 0:
            log = self.play.game.log
            expected = snapshot(view(BOOK, self.play.setup, log, bit(me))) | {"facts": written(told_to(log, bit(me)))}
            assert not differing(snapshot(seen), expected)
        return answer

    def has_no_choice(self, asks: list[Ask], friends: int) -> bool:
        options = asks[0].slots[0]
        return not (options if isinstance(options, int) else options.seats) & ~friends  # type: ignore[union-attr]


def watched(setup: Setup) -> Play:
    """A game played to its end by careful bots."""
    play = Play(BOOK, setup)
    seats = range(play.game.size)
    play_table(play, [Watched(play) for _ in seats], [Random(f"{setup.seed}/{seat}") for seat in seats])
    assert play.game.over
    return play


@pytest.mark.parametrize("number", range(40))
def test_it_plays_any_table_to_its_end_and_spares_its_own(number: int) -> None:
    setup = a_setup(Random(f"careful {number}"), False)
    settings = setup.settings | {"stalemate_turns": 5}
    watched(BOOK.settle(Setup(book="bigcity", seats=setup.seats, settings=settings, seed=setup.seed)))


def seated(roles: tuple[str, ...], seed: str, **settings: Value) -> Setup:
    seats = sum(int(role.partition("=")[2] or 1) for role in roles)
    return BOOK.settle(Setup(book="bigcity", seats=NAMES[:seats], settings={"roles": roles, **settings}, seed=seed))


CITY = ("doctor", "judge", "detective", "bodyguard", "sleuth", "admirer", "avenger", "journalist", "psychic")
UNDERWORLD = ("mafia=2", "lawyer", "lover", "bloodhound")
ACTS = ("heal", "jail", "check", "guard", "alibi", "block", "falsify", "shoot")


def test_every_role_acts() -> None:
    done: Counter[str] = Counter()
    for number in range(12):
        play = watched(seated((*CITY, *UNDERWORLD, "peaceful_resident=4"), f"acts {number}"))
        done.update(fact.act for fact in play.game.facts if isinstance(fact, ActTaken))
        done.update("avenge" for fact in play.game.facts if isinstance(fact, Avenged))
    assert set(done) >= {*ACTS, "avenge"}


def test_a_faction_agrees_without_a_word() -> None:
    """Its choice is a seat every night, and never one of its own while there are others."""
    for number in range(8):
        game = watched(seated(("mafia=3", "doctor", "peaceful_resident=6"), f"agree {number}")).game
        assert isinstance(game, BigCity)
        choices = [fact.choice for fact in game.facts if isinstance(fact, FactionChoice)]
        assert choices and all(isinstance(choice, int) and game.cards[choice] != "mafia" for choice in choices)


def test_the_detective_votes_against_whom_it_has_found() -> None:
    found = hands = 0
    for number in range(12):
        game = watched(seated(("mafia=3", "detective", "peaceful_resident=6"), f"finds {number}")).game
        assert isinstance(game, BigCity)
        me = game.cards.index("detective")
        mafia = bits([seat for seat in range(10) if game.cards[seat] == "mafia"])
        votes = [fact for fact in game.facts if isinstance(fact, Voted) and fact.voter == me and fact.hand]
        checked = [seat for seat, meaning in game.answers.items() if meaning == "criminal"]
        found += len(checked)
        hands += sum(mafia >> vote.candidate & 1 for vote in votes if vote.candidate in checked)
    assert found > 5 and hands > found / 2


def wins(roles: tuple[str, ...], games: int, town: str, criminals: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for chunk in simulate(seated(roles, "strength"), games, 1, {"town": town, "criminals": criminals}):
        found += chunk.wins
    return found


PLAIN = ("mafia=3", "detective", "doctor", "peaceful_resident=5")
SPECIAL = ("mafia=2", "lawyer", "boss", "detective", "doctor", "sleuth", "judge", "bodyguard", "peaceful_resident=3")
TABLES = [
    pytest.param(SPECIAL, 150, marks=pytest.mark.long),
    pytest.param(PLAIN, 400, marks=pytest.mark.laws),
    pytest.param((*CITY, *UNDERWORLD, "peaceful_resident=3"), 300, marks=pytest.mark.laws),
]


@pytest.mark.parametrize(("roles", "games"), TABLES)
def test_each_side_is_stronger_when_careful(roles: tuple[str, ...], games: int) -> None:
    both_random = wins(roles, games, "random", "random")["citizens"] / games
    careful_city = wins(roles, games, "careful", "random")["citizens"] / games
    careful_criminals = wins(roles, games, "random", "careful")["citizens"] / games
    error = (0.5 / games) ** 0.5  # of the difference, at most
    assert careful_city - both_random > 2.5 * error
    assert both_random - careful_criminals > 2.5 * error
