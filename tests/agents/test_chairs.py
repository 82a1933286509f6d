"""A table of bots keeps the contract of `random`, and shows each bot its own view and asks and nothing else."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws.setups import original_setups
from laws.snapshots import differing, snapshot, written

from citysleeps.agents.bot import Bot, RandomBot
from citysleeps.agents.cast import play_cast
from citysleeps.agents.chairs import play_table
from citysleeps.agents.original.careful import Careful
from citysleeps.agents.original.gentle import Gentle
from citysleeps.agents.original.reasoning import Reasoning
from citysleeps.agents.random import choice, play_out
from citysleeps.books.book import Book
from citysleeps.books.original.book import BOOK
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import Seat, bit
from citysleeps.kernel.setup import Setup
from citysleeps.views.view import told_to, view

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
few = settings(max_examples=60, derandomize=True, database=None, deadline=None, suppress_health_check=SLOW)
GAMES = {Careful: 25, Gentle: 5, Reasoning: 5}  # to reason takes long, and the table treats all alike


class Witness(Bot):
    """Lets another bot answer, and keeps what it was asked and told, and what it answered."""

    speaks = ("claim",)

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seen: list[tuple[bytes, Answer | None]] = []

    def sit_down(self, book: Book, setup: Setup, me: Seat) -> None:
        self.bot.sit_down(book, setup, me)

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        answer = self.bot.answer(view, me, asks, chance)
        self.seen.append((written([asks, view.facts]), answer))
        return answer

    def speak(self, view: Game, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        said = self.bot.speak(view, me, offers, chance)
        self.seen.append((written([offers, view.facts]), said))
        return said


class Inspector(Bot):
    """Lets another bot answer; compares what it is shown with what its seat may see."""

    def __init__(self, bot: Bot, play: Play) -> None:
        self.bot = bot
        self.play = play

    def sit_down(self, book: Book, setup: Setup, me: Seat) -> None:
        self.bot.sit_down(book, setup, me)

    def answer(self, seen: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        game = self.play.game
        assert seen.facts == told_to(game.log, bit(me))
        expected = snapshot(view(BOOK, self.play.setup, game.log, bit(me))) | {"facts": written(seen.facts)}
        assert not differing(snapshot(seen), expected)
        assert all(ask.to == bit(me) for ask in asks)
        return self.bot.answer(seen, me, asks, chance)


class Guest(Bot):
    """Remembers the table at which it sat down."""

    def __init__(self) -> None:
        self.table: list[tuple[str, Setup, Seat]] = []

    def sit_down(self, book: Book, setup: Setup, me: Seat) -> None:
        self.table.append((book.name, setup, me))

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        return choice(asks[0], me, chance)


class Cheat(Bot):
    """Answers what it was not asked."""

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        return Answer(me, "leave")


@few
@given(original_setups(), st.integers(0, 2**32))
def test_random_bots_at_the_table_play_the_very_game_that_random_plays_out(setup: Setup, seed: int) -> None:
    one, two, chance = Play(BOOK, setup), Play(BOOK, setup), Random(seed)
    play_out(one, Random(seed))
    play_table(two, [RandomBot() for _ in setup.seats], [chance] * len(setup.seats))
    assert two.inputs == one.inputs


@pytest.mark.parametrize("bot", GAMES)
def test_a_bot_gets_the_view_of_its_seat_and_its_own_asks(bot: type[Bot]) -> None:
    @settings(few, max_examples=GAMES[bot])
    @given(original_setups())
    def inspect(setup: Setup) -> None:
        play = Play(BOOK, setup)
        bots = [bot(), *[Careful() for _ in setup.seats[1:]]]  # one is enough: to reason takes long
        play_table(play, [Inspector(one, play) for one in bots], [Random(seat) for seat in range(26)])
        assert play.game.over

    inspect()


@pytest.mark.parametrize("bot", GAMES)
def test_in_games_that_differ_only_in_hidden_cards_a_bot_answers_alike_until_its_view_differs(bot: type[Bot]) -> None:
    """Two other seats have swapped their cards."""

    @settings(few, max_examples=GAMES[bot])
    @given(original_setups(dealt=True), st.data())
    def compare(setup: Setup, data: st.DataObject) -> None:
        me, one, two = data.draw(st.permutations(range(len(setup.seats))))[:3]
        deal = dict(setup.deal)
        names = setup.seats
        deal[names[one]], deal[names[two]] = deal[names[two]], deal[names[one]]
        came = []
        for table in (setup, msgspec.structs.replace(setup, deal=deal)):
            play = Play(BOOK, table)
            witness = Witness(bot())
            bots: list[Bot] = [Careful() for _ in names]
            bots[me] = witness
            play_table(play, bots, [Random(f"{setup.seed}/{seat}") for seat in range(len(names))])
            came.append(witness.seen)
        for (seen, answer), (other_seen, other_answer) in zip(*came, strict=False):
            if seen != other_seen:
                return
            assert answer == other_answer

    compare()


@pytest.mark.parametrize("bot", [Careful, Gentle, Reasoning])
def test_what_is_planted_in_the_state_reaches_no_bot(bot: type[Bot]) -> None:
    """Fields of the full state that the rules do not look at are filled with lies, and the bot answers the same."""
    setup = BOOK.settle(Setup(book="original", seats=tuple("ABCDEFGHIJ"), seed="plant"))
    came = []
    for lie in ("", "secret"):
        play = Play(BOOK, setup)
        witness = Witness(bot())
        if lie:
            play.game.winner = play.game.called = lie  # type: ignore[attr-defined]
            play.game.nods = dict.fromkeys(range(10), "nod")  # type: ignore[attr-defined]
            play.game.sides = [lie] * 10  # type: ignore[attr-defined]
        play_table(play, [witness, *[bot() for _ in range(9)]], [Random(seat) for seat in range(10)])
        came.append(witness.seen)
    assert came[0] == came[1] and len(came[0]) > 5


def test_an_answer_to_nothing_asked_is_an_error() -> None:
    play = Play(BOOK, BOOK.settle(Setup(book="original", seats=tuple("ABCDEF"))))
    with pytest.raises(ValueError, match=r"the bot in seat 0 is asked .*ready.* and answers .*leave"):
        play_table(play, [Cheat() for _ in range(6)], [Random(0)] * 6)


def test_the_town_are_the_red_cards_and_the_werewolf() -> None:
    cards = ["resident", "werewolf", "sheriff", "mafia", "lawyer", "corrupt_judge", "maniac", "ninja"]
    deal = dict(zip("ABCDEFGH", cards, strict=True))
    play = Play(BOOK, BOOK.settle(Setup(book="original", seats=tuple(deal), settings={"deck": "extended"}, deal=deal)))
    assert [BOOK.party(play.game, seat) for seat in range(8)] == ["town"] * 3 + ["mafia"] * 5


def test_a_cast_of_random_bots_takes_the_fast_path() -> None:
    setup = BOOK.settle(Setup(book="original", seats=tuple("ABCDEFG"), seed="fast"))
    one, two = Play(BOOK, setup), Play(BOOK, setup)
    play_out(one, Random("fast/bots"))
    play_cast(two, {}, "fast")
    assert two.inputs == one.inputs


def test_a_bot_sits_down_once_at_a_table_without_its_secrets() -> None:
    deal = dict(zip("ABCDEF", ["don", "commissar", *["resident"] * 4], strict=True))
    setup = BOOK.settle(Setup(book="original", seats=tuple(deal), seed="secret", deal=deal, lots=("A",)))
    guest = Guest()
    play_table(Play(BOOK, setup), [guest, *[RandomBot() for _ in range(5)]], [Random(seat) for seat in range(6)])
    assert guest.table == [("original", msgspec.structs.replace(setup, seed="", deal={}, lots=()), 0)]


def test_a_bot_of_a_seat_goes_before_the_bot_of_its_party() -> None:
    play = Play(BOOK, BOOK.settle(Setup(book="original", seats=tuple("ABCDEFG"), seed="cast")))
    town = next(seat for seat in range(7) if BOOK.party(play.game, seat) == "town")
    mine, theirs = Guest(), []

    def another() -> Guest:
        theirs.append(Guest())
        return theirs[-1]

    play_cast(play, {play.setup.seats[town]: lambda: mine, "town": another}, "cast")
    assert play.game.over and mine.table[0][2] == town
    assert [guest.table[0][2] for guest in theirs] == [
        seat for seat in range(7) if BOOK.party(play.game, seat) == "town" and seat != town
    ]
