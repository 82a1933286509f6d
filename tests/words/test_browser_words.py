"""The browser says the same words as Python: it makes them itself, from the same messages."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from random import Random

import msgspec
import pytest
from books.bigcity.test_words import games as games_of_bigcity
from books.bigcity.test_words import sample as sample_of_bigcity
from books.cuba.test_words import claims
from books.cuba.test_words import games as games_of_cuba
from books.cuba.test_words import sample as sample_of_cuba
from books.spytown.test_words import NAMES, games, sample
from games.test_games import GAMES
from games.transcript import Driver
from patience import PATIENCE

from citysleeps.agents.random import play_out
from citysleeps.books.bigcity.book import BOOK as BIGCITY
from citysleeps.books.cuba.book import BOOK as CUBA
from citysleeps.books.original.book import BOOK
from citysleeps.books.original.facts import NightBegan
from citysleeps.books.shelf import SHELF
from citysleeps.books.spytown.book import BOOK as SPYTOWN
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY
from citysleeps.kernel.setup import Setup, Value
from citysleeps.views.words import LANGUAGES, words

from .test_web_words import SAID, SOURCES, messages

WEB = SOURCES.parent
MOST = 4  # facts of one kind in a game: more of them are the same words about other seats
LETTERS = tuple("ABCDEFGHIJKLMNOPQRST")
TABLES: list[tuple[int, dict[str, Value]]] = [
    (8, {"preset": "basic"}),
    (20, {"preset": "extended", "plan_reminder": "on"}),
    (12, {"preset": "hostless", "temporary_host": "L"}),
]
AT_THE_DOOR = (
    "screens/Home.svelte",
    "parts/phases/City.svelte",
    "parts/controls/Icon.svelte",
    "parts/people/Language.svelte",
    "parts/controls/Sheet.svelte",
)


class Game(msgspec.Struct):
    """What there is to tell: the facts of a game, each once."""

    names: tuple[str, ...]
    facts: list[Fact]
    book: str = "original"
    theme: str = ""
    readers: tuple[int, ...] = (NOBODY, 0, 1, 2)  # some: of all facts together each is about many seats


def by_bots(seats: int, settings: dict[str, Value]) -> Game:
    setup = BOOK.settle(Setup(book="original", seats=LETTERS[:seats], settings=settings, seed="words"))
    play = Play(BOOK, setup)
    play_out(play, Random("words"))
    return Game(setup.seats, once([fact for _, fact in play.game.log]))


def written(name: str) -> Game:
    """One of the written games, in which people speak, leave and are removed."""
    driver = Driver(GAMES[name])
    driver.transcript()
    return Game(driver.names, once([fact for _, fact in driver.play.game.log]))


def of_numbers() -> Game:
    """Numbers for every plural form, and long ones; not of four digits, which Python groups where pl and es do not."""
    return Game(("A",), [NightBegan(number=number) for number in (*range(130), 999, 10_000, 1_234_567)])


def of_spytown(theme: str) -> list[Game]:
    """Whole games, and one fact of every kind."""
    found = [Game(play.setup.seats, once([fact for _, fact in play.game.log]), "spytown", theme) for play in games()]
    return [*found, Game(NAMES, [sample(kind) for kind in SPYTOWN.facts], "spytown", theme)]


def of_bigcity() -> list[Game]:
    """Whole games, and one fact of every kind."""
    found = [
        Game(play.setup.seats, once([fact for _, fact in play.game.log]), "bigcity") for play in games_of_bigcity()
    ]
    return [*found, Game(NAMES, [sample_of_bigcity(kind) for kind in BIGCITY.facts], "bigcity")]


def of_cuba() -> list[Game]:
    """Whole games, one fact of every kind, and claims in every plural form."""
    found = [Game(play.setup.seats, once([fact for _, fact in play.game.log]), "cuba") for play in games_of_cuba()]
    return [*found, Game(NAMES, [*(sample_of_cuba(kind) for kind in CUBA.facts), *claims()], "cuba")]


def once(facts: list[Fact]) -> list[Fact]:
    """Each fact once; of a kind with many, some from all over the game."""
    different = {msgspec.json.encode(fact): fact for fact in facts}.values()
    kinds = {type(fact): [one for one in different if type(one) is type(fact)] for fact in different}
    return [fact for kind in kinds.values() for fact in kind[:: -(-len(kind) // MOST)]]


def told_by_python(game: Game, language: str) -> list[list[str]]:
    say = words(game.book, language, game.theme)
    return [
        [say.heading(fact, game.names), *(say.tell(fact, game.names, reader) for reader in game.readers)]
        for fact in game.facts
    ]


def told_by_the_browser(
    games: list[Game], folder: Path, web: Path = WEB, only: str = ""
) -> dict[str, list[list[list[str]]]]:
    """By language and game: of every fact the heading, and the sentence to nobody and to some seats; or of one language
    alone, beside the names of the others."""
    node = shutil.which("node")
    if not node or not (web / "node_modules").exists():
        pytest.skip("SKIPPED: the words of the browser; they need Node.js and web/node_modules (make test-web)")
    (folder / "games.json").write_bytes(msgspec.json.encode(games))
    command = [node, "tell.mjs", str(folder / "games.json"), str(folder / "told.json"), only]
    done = subprocess.run(command, cwd=web, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, list[list[list[str]]]] = json.loads((folder / "told.json").read_text(encoding="utf-8"))
    return told


def of_original() -> list[Game]:
    """Whole games, with facts of every kind among them."""
    games = [by_bots(seats, settings) for seats, settings in TABLES]
    games += [
        written("original_human_host_9"),
        written("original_leaving_17"),
        written("original_claims_9"),
        of_numbers(),
    ]
    assert {type(fact) for game in games for fact in game.facts} == set(BOOK.facts)
    return games


@pytest.mark.long
def test_the_browser_tells_every_fact_of_every_book_in_the_words_of_python(tmp_path: Path) -> None:
    """All at once: what the browser speaks with takes long to start."""
    games = [*of_original(), *of_spytown(""), *of_spytown("kids"), *of_bigcity(), *of_cuba()]
    assert {game.book for game in games} == set(SHELF)
    told = told_by_the_browser(games, tmp_path)
    assert tuple(told) == LANGUAGES
    differing = [
        (game.book, language, fact, ours, theirs)
        for language in LANGUAGES
        for game, browsers in zip(games, told[language], strict=True)
        for fact, ours, theirs in zip(game.facts, told_by_python(game, language), browsers, strict=True)
        if ours != theirs
    ]
    assert not differing, f"{len(differing)} differ, the first of them: {differing[0]}"


def test_the_front_door_finds_its_words_among_those_that_come_first() -> None:
    locales = (WEB / "locales.ts").read_text(encoding="utf-8")
    found = re.search(r"const DOOR = \[(.*)\]", locales)
    assert found
    known = {id for name in re.findall(r"'([^']+)'", found[1]) for id in messages("en", name)}
    said = {id for file in AT_THE_DOOR for id in SAID.findall((SOURCES / file).read_text(encoding="utf-8"))}
    assert said | {"list-and"} <= known
