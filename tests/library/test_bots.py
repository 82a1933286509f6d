"""Bots of one's own: they see the view of their seat and nothing more, and sit wherever a bot can sit."""

from __future__ import annotations

from random import Random

import pytest

from citysleeps import BOOKS, Answer, Bot, CitySleepsError, Game, Unknown, View, play_games, simulate
from citysleeps.agents.bot import RandomBot
from citysleeps.kernel.setup import Setup

from . import own_bots
from .own_bots import Claimant, First


class Looker(Bot):
    """Compares what it is shown with what its seat may see."""

    game: Game
    looks = 0

    def choose(self, view: View, chance: Random) -> Answer:
        real = self.game.view(view.seat)
        assert view.facts == real.facts
        assert {ask.act for ask in view.asks} <= {ask.act for ask in (*real.asks, *real.offers)}
        assert [(view.card(seat), view.known(seat)) for seat in view.seats] == [
            (real.card(seat), real.known(seat)) for seat in view.seats
        ]
        assert (view.alive, view.phases, view.numbers, view.hands) == (
            real.alive,
            real.phases,
            real.numbers,
            real.hands,
        )
        assert not view.is_over and not view.winner
        type(self).looks += 1
        ask = view.asks[0]
        return chance.choice(ask.options or ask.idle)


@pytest.mark.parametrize("book", BOOKS)
def test_a_bot_is_shown_what_its_seat_may_see(book: str) -> None:
    Looker.game, Looker.looks = Game(book, seats=8, seed="look"), 0
    Looker.game.play_out(Looker)
    assert Looker.game.is_over and Looker.looks > 5


def secrets(thing: object, depth: int = 6) -> list[str]:
    """Whatever text can be reached from something by its attributes, private ones too."""
    if depth == 0 or isinstance(thing, type):
        return []
    if isinstance(thing, str):
        return [thing]
    if isinstance(thing, dict):
        return [text for key, value in thing.items() for text in secrets(key, depth - 1) + secrets(value, depth - 1)]
    if isinstance(thing, (tuple, list)):
        return [text for one in thing for text in secrets(one, depth - 1)]
    if isinstance(thing, Setup):
        return secrets({field: getattr(thing, field) for field in thing.__struct_fields__}, depth - 1)
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    held = [getattr(thing, name, None) for name in slots]
    return [text for value in (*held, *getattr(thing, "__dict__", {}).values()) for text in secrets(value, depth - 1)]


class Thief(Bot):
    """Searches everything that it can reach."""

    found: list[str] = []

    def choose(self, view: View, chance: Random) -> Answer:
        type(self).found += secrets(view) + secrets(self)
        return view.asks[0].answers[0]


def test_neither_the_seed_nor_the_deal_can_be_reached_from_a_view() -> None:
    Thief.found = []
    deal = {"A": "commissar", "B": "don"}
    game = Game("original", seats=6, seed="a-secret-seed", deal=deal)
    game.play_out({"A": Thief})
    assert "own_card" in Thief.found and [text for text in secrets(game) if "a-secret-seed" in text]
    assert not [text for text in Thief.found if "a-secret-seed" in text]
    game = Game("original", seats=6, seed="a-secret-seed", deal=deal)
    assert not [text for text in secrets(game.view("C")) if "a-secret-seed" in text]


def test_one_that_chooses_by_lot_plays_as_well_as_any() -> None:
    """The same chance gives the same answers as our own bot that plays at random."""

    class Lot(Bot):
        def choose(self, view: View, chance: Random) -> Answer:
            ask = view.asks[0]
            options = ask.options or ask.idle
            return options[int(chance.random() * len(options))] if options[0].args else options[0]

    games = [Game("original", seats=8, seed="lot") for _ in range(2)]
    games[0].play_out(dict.fromkeys(games[0].seats, Lot))
    games[1].play_out(dict.fromkeys(games[1].seats, RandomBot))
    assert games[0].is_over and games[0].history == games[1].history


def test_a_bot_may_answer_in_words_and_speak_of_its_own_accord() -> None:
    """In `cuba`: each claims once what it took, though nobody has asked for that."""
    game = Game("cuba", seats=7, seed="speak", settings={"first_godfather": "A"})
    game.play_out({"godfather": "careful", "table": Claimant})
    claims = [answer for answer in game.history if answer.act == "claim"]
    assert [str(claim) for claim in claims] == [f"{seat} claim took 5" for seat in "BCDEFG"]
    assert claims[0].args == ("took", 5)


class Wild(Bot):
    """Answers what it was not asked."""

    answers = "B vote A"

    def choose(self, view: View, chance: Random) -> str:
        return self.answers


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("B ready", "Wild answers B ready, which is not legal: <1 answer: A ready>"),
        ("A vote B", "Wild answers A vote B, which is not legal: <1 answer: A ready>"),
        ("A jump", "there is no act jump; "),
        ("vote", "vote: a move is SEAT act …, host act … or clock"),
    ],
)
def test_a_bot_that_answers_what_it_was_not_asked_is_told_so(answer: str, said: str) -> None:
    Wild.answers = answer
    with pytest.raises(CitySleepsError) as error:
        Game("original", seats=6).play_out({"A": Wild})
    assert str(error.value).startswith(said)


def test_a_bot_of_ones_own_is_named_by_its_module_and_played_in_several_processes() -> None:
    name = f"{own_bots.__name__}:First"
    one, two = (
        simulate("original", 6, games=60, bots={"town": bot}, jobs=jobs) for bot, jobs in ((name, 1), (First, 2))
    )
    assert one.wins == two.wins and sum(one.wins.values()) == 60
    assert one.wins != simulate("original", 6, games=60).wins


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("carefull", "there is no bot carefull; did you mean careful?"),
        ("no_such_module:First", "there is no bot no_such_module:First: No module named 'no_such_module'"),
        ("json:Second", "there is no bot json:Second: json has no class of bots Second"),
        ("json:dumps", "there is no bot json:dumps: json has no class of bots dumps"),
        ("json:", "there is no bot json:; "),
    ],
)
def test_bots_that_are_not_there_are_one_sentence(bot: str, said: str) -> None:
    with pytest.raises(Unknown) as error:
        simulate("original", 6, games=1, bots=bot)
    assert error.value.reason == "unknown_bot" and str(error.value).startswith(said)


def test_simulated_games_are_those_that_can_be_looked_at() -> None:
    games = list(play_games("spytown", 9, games=30, bots={"town": "careful"}, seed=5, settings={"edition": "sk"}))
    result = simulate("spytown", 9, games=30, bots={"town": "careful"}, seed="5", settings={"edition": "sk"})
    assert all(game.is_over and game.settings["edition"] == "sk" for game in games)
    assert result.wins == {
        side: [game.winner for game in games].count(side) for side in sorted({g.winner for g in games})
    }
    assert result.answers_per_game == round(sum(len(game.history) for game in games) / 30, 2)
    assert [game.seed for game in games[:2]] == ["5/0", "5/1"]


def test_progress_hears_of_all_games() -> None:
    heard: list[int] = []
    simulate("original", 6, games=120, progress=heard.append)
    assert sum(heard) == 120 and len(heard) > 1


def test_bots_that_cannot_play_say_so() -> None:
    with pytest.raises(CitySleepsError, match=r"^bots cannot play cuba with these settings: ") as error:
        simulate("cuba", 6, games=1, settings={"mode": "assisted"})
    assert error.value.reason == "stuck"
    with pytest.raises(CitySleepsError, match=r"^bots cannot play cuba with these settings: "):
        next(play_games("cuba", 6, games=1, settings={"mode": "assisted"}))
