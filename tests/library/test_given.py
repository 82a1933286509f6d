"""Whatever a caller gives that cannot be meant: one sentence that says what would be right, in the library's own error,
and nothing has happened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import citysleeps
from citysleeps import BOOKS, Bot, CitySleepsError, Game, View
from citysleeps.agents.cast import BOTS

from .own_bots import First


def made(*args: Any, **more: Any) -> Callable[[], object]:
    return lambda: Game(*(args or ("original", 6)), **more)


def out(bots: Any) -> Callable[[], object]:
    return lambda: Game("original", 6).play_out(bots)


class Silent(Bot):
    def choose(self, view: View, chance: Random) -> Any:
        return None


class Thoughtless(Bot):
    """Has no `choose`."""


class Named(First):
    def __init__(self, name: str) -> None:
        """It needs a name, which nobody gives it."""


GAME = Game("original", 6, seed=1)
RECORD = citysleeps.read_record(GAME.record())
WRONG: dict[str, tuple[Callable[[], Any], str]] = {
    "book": (made("orignal", 6), "there is no book orignal; did you mean original?"),
    "no book": (made(None, 6), "there is no book None; there are "),
    "no seats": (made("original", None), "seats: None is not a number, or a list of names"),
    "seats in quotes": (made("original", "6"), "seats: '6' is not a number; write it without quotes"),
    "seats as numbers": (made("original", [1, 2]), "seats: 1 is not a word"),
    "too few seats": (made("original", 5), "5 seats; deck basic is for 6 to 13 players"),
    "settings as a list": (made(settings=["deck"]), "settings: ['deck'] is not a mapping of names to values"),
    "setting without a name": (made(settings={1: "basic"}), "settings: 1 is not a word"),
    "setting": (made(settings={"dek": "basic"}), "there is no setting dek; did you mean deck?"),
    "value": (made(settings={"deck": "basc"}), "deck is basc; it may be basic, extended; did you mean basic?"),
    "no value": (made(settings={"deck": None}), "deck is None: a setting is a word, a whole number, true or "),
    "fraction": (made(settings={"speech_seconds": 1.5}), "speech_seconds is 1.5: a setting is a word, a whole "),
    "preset": (made(settings={"preset": "basc"}), "preset is basc; it may be basic, "),
    "seed": (made(seed=None), "seed: None is not a whole number or a text"),
    "deal as a list": (made(deal=["don"]), "deal: ['don'] is not a mapping of names to values"),
    "deal to a number": (made(deal={0: "don"}), "deal: 0 is not a word"),
    "deal of nothing": (made(deal={"A": None}), "deal: None is not a word"),
    "deal": (made(deal={"A": "dom"}), "there is no card dom; the cards are resident, "),
    "cards": (made(cards=["vest"]), "cards: ['vest'] is not a mapping of names to values"),
    "lots": (made(lots=5), "lots: 5 is not a list"),
    "view": (lambda: GAME.view("Z"), "there is no seat Z at this table: A B C D E F"),
    "card of a number": (lambda: GAME.card(0), "there is no seat 0 at this table: A B C D E F"),  # type: ignore[arg-type]
    "language": (lambda: GAME.story(language="de"), "there is no language de; there are "),
    "no language": (lambda: GAME.story(language=None), "there is no language None; there are "),  # type: ignore[arg-type]
    "field": (lambda: GAME.log[0].fact[0], "game_set has no field 0; there are "),  # type: ignore[index]
    "answer": (lambda: GAME.answer(None), "None: a move is SEAT act "),  # type: ignore[arg-type]
    "argument": (lambda: GAME.asks[0].answer(None), "A ready None is not legal; there are "),  # type: ignore[arg-type]
    "bot": (out("carefull"), "there is no bot carefull; did you mean careful?"),
    "bots in a list": (out(["random"]), "bots: ['random'] is not a name, a class of bots, or a mapping of parties "),
    "another class": (out(Path), "bots: <class 'pathlib.Path'> is not a name, a class of bots, or "),
    "bot for a number": (out({0: "careful"}), "there is no party or seat 0; there are town, mafia"),
    "one bot for all": (out(First()), "each seat needs a bot of its own: give the class First"),
    "bot that needs a name": (out(Named), "Named cannot be made without arguments: missing a "),
    "bot without choose": (out(Thoughtless), "Thoughtless has no method choose"),
    "bot that says nothing": (out({"A": Silent}), "Silent answers: None is not an answer"),
    "games": (lambda: citysleeps.simulate("original", 6, games=-1), "games: -1 is not a whole number from 0 on"),
    "jobs": (lambda: citysleeps.simulate("original", 6, 2, jobs=0), "jobs: 0 is not a whole number from 1 on"),
    "games before the first": (lambda: citysleeps.play_games("orignal", 6), "there is no book orignal; did "),
    "no bots": (lambda: citysleeps.tournament("original", 6, []), "name a bot"),
    "bots in a word": (lambda: citysleeps.tournament("original", 6, "random"), "bots: 'random' is not a list"),
    "classes": (lambda: citysleeps.tournament("original", 6, [First]), "bots: <class "),  # type: ignore[list-item]
    "pairing": (
        lambda: citysleeps.tournament("original", 6, ["random"], games=1).of("random", "x"),
        "random has not met x; the bots were random",
    ),
    "place": (
        lambda: citysleeps.league("original", 6, ["random", "careful"], rounds=1).of("carefull"),
        "carefull is not in this league; did you mean careful?",
    ),
    "width": (lambda: citysleeps.balance("original", 6, within=5), "within: 5 is not between 0 and 1; 0.05 is five "),
    "most": (lambda: citysleeps.balance("original", 6, most=0), "most: 0 is not a whole number from 1 on"),
    "answers before the first": (lambda: RECORD.game(answers=-1), "answers: -1 is not a whole number from 0 to 0"),
    "more answers than there are": (lambda: RECORD.game(answers=1), "answers: 1 is not a whole number from 0 to 0"),
    "no folder": (lambda: citysleeps.write_record(GAME, "/none/x"), "/none/x cannot be written: No such file or "),
    "one game": (lambda: citysleeps.write_data(GAME, "x"), "games: <Game of original: 6 seats, "),  # type: ignore[arg-type]
    "players": (lambda: BOOKS["original"].composition("8"), "seats: '8' is not a whole number from 0 on"),  # type: ignore[arg-type]
}  # fmt: skip


@pytest.mark.parametrize(("wrong", "said"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_meant_is_refused_in_one_sentence(wrong: Callable[[], object], said: str) -> None:
    with pytest.raises(CitySleepsError) as error:
        wrong()
    assert str(error.value).startswith(said) and "\n" not in str(error.value) and error.value.reason


def test_the_bounds_of_a_number_are_where_it_is_refused() -> None:
    for book in BOOKS.values():
        numbers = {name: setting.bounds for name, setting in book.settings.items() if setting.bounds}
        assert set(numbers) == {name for name, setting in book.settings.items() if type(setting.default) is int} - {
            name for name, setting in book.settings.items() if isinstance(setting.values, tuple)
        }
        for name, (least, most) in numbers.items():
            assert book.settings[name].values == f"{least} to {most}"
            assert Game(book, 9, settings={name: most}).settings[name] == most
            for wrong in (least - 1, most + 1):
                with pytest.raises(CitySleepsError, match=rf"^{name} is .*; it must be a whole number from {least}"):
                    Game(book, 9, settings={name: wrong})
    assert BOOKS["original"].settings["deck"].bounds == BOOKS["original"].settings["temporary_host"].bounds == ()


def make_one() -> Bot:
    return First()


@pytest.mark.parametrize("bot", BOTS)
def test_a_name_a_class_and_a_function_are_bots(bot: str) -> None:
    game = Game("original", 6)
    game.play_out({"A": bot, "mafia": First, "town": make_one})
    assert game.is_over
