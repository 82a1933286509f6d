"""A language model plays a seat: it reads text, and answers in text."""

from __future__ import annotations

import doctest
import json

import pytest
from finished import FINISHED

import citysleeps
from citysleeps.books.shelf import SHELF
from citysleeps.models import Message, ModelBot, NoAnswer, Said, bot
from citysleeps.models.bot import LONGEST_REPEATED
from citysleeps.models.reply import LONGEST

from .scripted import Scripted

SEATS = {"original": 8, "spytown": 8, "bigcity": 10, "cuba": 7}
OTHERS = [language for language in FINISHED if language != "en"]


def played(book: str, language: str, seed: str) -> tuple[citysleeps.Game, list[ModelBot], list[Scripted]]:
    """A whole game by scripted models."""
    bots: list[ModelBot] = []
    models: list[Scripted] = []

    def seated() -> ModelBot:
        models.append(Scripted(f"{seed}/{len(models)}"))
        bots.append(ModelBot(models[-1], language))
        return bots[-1]

    game = citysleeps.Game(book, seats=SEATS[book], seed=seed)
    game.play_out(seated)
    return game, bots, models


def test_every_book_has_a_size() -> None:
    assert list(SEATS) == list(SHELF)


@pytest.mark.parametrize(("book", "language"), [*((book, "en") for book in SEATS), *zip(SEATS, OTHERS, strict=True)])
def test_a_whole_game_in_text(book: str, language: str) -> None:
    """Whatever is listed, and whatever fits a form, is legal."""
    game, bots, models = played(book, language, f"{book} {language}")
    assert game.is_over
    assert sum(bot.spent.refused + bot.spent.lapsed + bot.spent.failed for bot in bots) == 0
    assert sum(bot.spent.calls for bot in bots) == sum(len(model.read) for model in models) > 10
    assert all(bot.spent.seconds > 0 for bot in bots if bot.spent.calls)


@pytest.mark.parametrize("book", SEATS)
def test_a_model_reads_the_story_of_its_seat_and_no_other(book: str) -> None:
    game, _, models = played(book, "en", "story")
    for seat, model in zip(game.seats, models, strict=True):
        told = game.story(seat).splitlines()
        for messages in model.read:
            story = messages[1]["content"].split("\n\n# ")[0].removeprefix("# The story so far\n")
            lines = [line.replace("[", "").replace("]", "") for line in story.strip().splitlines()]
            assert lines == told[: len(lines)]


@pytest.mark.parametrize("book", SEATS)
def test_claims_are_made_heard_and_listed(book: str) -> None:
    """They are on the board of the next one who is asked, except in a book whose claims are of another kind."""
    _, _, models = played(book, "en", "claims")
    seen = [messages[1]["content"] for model in models for messages in model.read]
    assert any(" claim " in text for text in seen)
    assert any("\n# Claims that stand\n" in text for text in seen) == (book != "cuba")


class Told:
    """Gives these replies to what is asked, one after the other, and then the first option."""

    def __init__(self, *replies: str) -> None:
        self.replies = list(replies)
        self.read: list[list[Message]] = []

    def __call__(self, messages: list[Message]) -> str:
        if "Nobody waits for you." in messages[1]["content"]:
            return "{}"
        self.read.append([*messages])
        return self.replies.pop(0) if self.replies else '{"answer": 1}'


def alone(model: bot.Model, seed: str = "alone", **options: int) -> ModelBot:
    """A game of `original` in which the commissar A is a model, and the others play at random."""
    seat = ModelBot(model, **options)
    game = citysleeps.Game("original", seats=6, seed=seed, deal={"A": "commissar", "B": "don"})
    game.play_out({"A": lambda: seat})
    assert game.is_over
    return seat


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        ("I check B.", "not_understood"),
        ("", "not_understood"),
        ('{"move": 1}', "not_understood"),
        ('{"answer": [1]}', "not_understood"),
        ('{"answer": 1', "not_understood"),
        ("{}", "not_understood"),
        ('{"say": "I may not speak now"}', "not_understood"),
        ('{"a":' * 4000, "not_understood"),
        ("[" * 15_000, "not_understood"),
        ('{"answer": 7}', "not_legal"),
        ('{"answer": 0}', "not_legal"),
        ('{"answer": -1}', "not_legal"),
        ('{"answer": "A check A"}', "not_legal"),
        ('{"answer": "B check A"}', "not_legal"),
        ('{"answer": "A vote B"}', "not_legal"),
        ('{"answer": "host next"}', "not_legal"),
        ('{"answer": "clock"}', "not_legal"),
        ('{"answer": "A fly"}', "not_legal"),
        ('{"answer": ""}', "not_legal"),
        ('{"answer": "A say \\"\\ud800\\""}', "not_legal"),
        ("x" * (LONGEST + 1), "too_long"),
    ],
)
def test_a_bad_reply_is_refused_in_words_and_may_be_replaced(reply: str, reason: str) -> None:
    model = Told('{"answer": 1}', reply, '{"answer": "A check B"}')
    seat = alone(model)
    first, again = model.read[1], model.read[2]
    assert first == again[:2]
    assert again[2] == {"role": "assistant", "content": reply[:LONGEST_REPEATED]}
    assert again[3]["content"].startswith(f"Refused ({reason}): ")
    assert (seat.spent.refused, seat.spent.lapsed) == (1, 0)
    assert "You asked about [B]: the host nods." in model.read[-1][1]["content"]


@pytest.mark.parametrize(
    "reply",
    [
        '{"answer": "A check B"}',
        '{"answer": "check B"}',
        '{"answer": "[A] check [B]"}',
        '{"answer": "1"}',
        'So be it: {"answer": 1, "why": "a hunch"} Good luck!',
        'First {this}. {"note": 1} {"answer": 1}',
        '```json\n{\n"answer": 1, "claims": [], "say": null, "beliefs": {}\n}\n```',
    ],
)
def test_a_good_reply_may_be_written_in_several_ways(reply: str) -> None:
    model = Told('{"answer": 1}', reply)
    seat = alone(model)
    assert seat.spent.refused == 0
    assert "You asked about [B]: the host nods." in model.read[-1][1]["content"]


def test_after_three_bad_replies_the_time_runs_out() -> None:
    model = Told('{"answer": 1}', "no", "no", "no")
    seat = alone(model)
    assert (seat.spent.refused, seat.spent.lapsed) == (3, 1)
    assert "You asked about" not in model.read[4][1]["content"]
    assert len({json.dumps(messages[:2]) for messages in model.read[1:4]}) == 1


def test_a_model_that_never_answers_is_left_to_the_clock() -> None:
    def silent(messages: list[Message]) -> str:
        raise NoAnswer

    seat = alone(silent, tries=2)
    assert seat.spent.lapsed > 1
    assert seat.spent.failed == seat.spent.calls >= 2 * seat.spent.lapsed
    assert seat.spent.refused == 0


def test_tokens_are_counted() -> None:
    seat = alone(lambda messages: Said('{"answer": 1}', 100, 7))
    assert (seat.spent.tokens_in, seat.spent.tokens_out) == (100 * seat.spent.calls, 7 * seat.spent.calls)


def test_a_fault_of_the_program_is_no_silence() -> None:
    def broken(messages: list[Message]) -> str:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        alone(broken)


def test_beliefs_about_seats_are_kept() -> None:
    seat = alone(Told('{"answer": 1, "beliefs": {"B": 0.9, "[C]": 0.25, "D": 7, "nobody": 0.5}}'))
    assert seat.beliefs == {"B": 0.9, "C": 0.25}


def test_one_reply_may_claim_and_speak() -> None:
    """On the floor: the claims first, then the words, and no further call for them."""

    class Speaker(Told):
        def __call__(self, messages: list[Message]) -> str:
            self.read.append([*messages])
            if "Nobody waits for you" in messages[1]["content"]:
                return json.dumps(
                    {"claims": ["A claim am commissar", "A claim am doctor", "claim think B black"], "say": "Hm."}
                )
            return '{"answer": 1}'

    model = Speaker()
    seat = alone(model)
    story = model.read[-1][1]["content"]
    assert "[A]: I am the Commissar.\n[A]: I think [B] is black.\n[A]: “Hm.”\n" in story
    assert seat.spent.refused == story.count("[A]: I am the Commissar.\n[A]: I think")  # there is no doctor


def test_the_simulator_finds_a_bot_of_ones_own() -> None:
    result = citysleeps.simulate("original", seats=6, games=2, bots={"town": "models.scripted:First"})
    assert sum(result.wins.values()) == 2


def test_the_examples_in_the_docstrings_are_true() -> None:
    assert doctest.testmod(bot).failed == 0


def test_a_language_that_is_none_is_refused_at_once() -> None:
    with pytest.raises(citysleeps.Unknown, match="there is no language de; there are en, es, pl, ru, sk"):
        ModelBot(lambda messages: "{}", language="de")
