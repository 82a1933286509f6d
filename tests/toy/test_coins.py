"""A new book touches its own folder alone: it is chosen, dealt, played among people and by bots, recorded and told."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner
from finished import FINISHED
from server.running import Client, Server, deal, done, play, together
from server.test_whole_game import the_record, told

from citysleeps.agents.random import choice
from citysleeps.cli import cli
from citysleeps.kernel.facts import fact_name
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import SPECTATORS
from citysleeps.kernel.setup import Setup
from citysleeps.notation.clauses import clauses
from citysleeps.notation.record import replay, write_record
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenarios
from citysleeps.server import typescript, wire
from citysleeps.views.story import story
from citysleeps.views.words import hyphened, sentence, words

from .coins import BOOK, FACTS

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def run(*arguments: str) -> str:
    done = CliRunner().invoke(cli, arguments)
    assert done.exit_code == 0, done.output
    return done.output


def dealt(seed: str = "0", players: str = "ABCDE") -> Play:
    return Play(BOOK, BOOK.settle(Setup(book="coins", seats=tuple(players), seed=seed)))


def over(seed: str) -> Play:
    """A game that bots have played."""
    game = dealt(seed)
    chance = Random(seed)
    while not game.game.over:
        for seat in range(game.game.size):
            for ask in game.game.stop.open_to(seat):
                assert not game.answer(choice(ask, seat, chance))
    return game


# On the shelf


def test_no_other_folder_knows_the_book() -> None:
    tracked = [*ROOT.glob("citysleeps/**/*.py"), *ROOT.glob("locales/*/*.ftl"), *ROOT.glob("rules/*.md")]
    assert len(tracked) > 100
    assert [path for path in tracked if "coins" in path.read_text(encoding="utf-8")] == []


def test_the_command_line_has_it() -> None:
    books = msgspec.json.decode(run("books", "--json"))
    assert books["coins"]["settings"]["rounds"] == {
        "values": [2, 1, 3],
        "default": 2,
        "clause": "COIN-401",
        "roles": [],
        "group": "main",
        "when": {},
        "bounds": [],
    }
    assert run("rules", "coins", "COIN-203").split() == ["COIN-203", *clauses(BOOK)["COIN-203"].split()]
    assert next(iter(clauses(BOOK))) == "COIN-101" and len(clauses(BOOK)) == 9


@pytest.mark.parametrize("bots", ["random", "careful", "honest=careful"])
def test_bots_play_it(bots: str) -> None:
    """Nobody has taught the careful ones, so they play at random too."""
    arguments = ("simulate", "coins", "--seats", "5", "--games", "60", "--bots", bots, "--json")
    result = msgspec.json.decode(run(*arguments, "--set", "rounds=3"))
    assert result["settings"] == {"rounds": 3, "bet_seconds": 30}
    assert set(result["wins"]) == {"honest", "false"} and sum(result["wins"].values()) == 60


def test_scenarios_hold() -> None:
    for scenario in read_scenarios(HERE / "coins.yaml"):
        referee(scenario)


def test_the_wire_has_it() -> None:
    """In files of its own; what all books share is as it was."""
    types = wire.files()["wire.coins.schema.json"]["$defs"]
    assert types["View"]["properties"]["coins"] and types["BetsOpened"]
    files = typescript.files()
    assert "coins" in files["books/coins/wire.ts"] and "coins" not in files["line/wire.ts"]


# Recorded and told


def test_a_record_is_read_back() -> None:
    game = over("7")
    again = replay(write_record(game))
    assert (again.game.log, again.inputs) == (game.game.log, game.inputs)


@pytest.mark.parametrize("language", FINISHED)
def test_everything_has_words(language: str) -> None:
    speech = words("coins", language)
    assert all(speech.has(hyphened(fact_name(fact))) for fact in FACTS)
    assert len({sentence("coins", language, reason) for reason in BOOK.reasons}) == len(BOOK.reasons)
    assert sentence("coins", language, "no_table") == sentence("", language, "no_table")
    for seed in "012":
        game = over(seed)
        for who in (None, SPECTATORS, 1, 2):
            assert story(BOOK, game.setup, game.game.log, who, language)


def test_a_fact_becomes_a_polish_sentence() -> None:
    game = dealt("3", "ABC")
    assert not game.take(0, ["bet", [1]]) and not game.take(1, ["bet", [2]]) and not game.take(2, ["pass"])
    lines = story(BOOK, game.setup, game.game.log, SPECTATORS, "pl")
    assert "Zakłady odkryte: A – B, B – C i C – nikt." in lines


# Among people


def test_people_play_it_over_the_socket(tmp_path: Path) -> None:
    environment = {"PYTHONUTF8": "1", "PYTHONPATH": os.pathsep.join((str(ROOT), str(HERE.parent)))}
    with Server(tmp_path, environment=environment, program=(str(HERE / "serve.py"),)) as server:
        made = server.make(settings={"deck": "basic"})
        assert "coins" in server.http("GET", "/api/books").json()
        assert server.http("GET", "/api/books/coins/rules").json()["COIN-101"]
        assert server.http("GET", "/api/books/coins/guide").json()["chapters"] == []

        async def whole_game() -> None:
            async with together(server, made, *"ABCD") as players, await Client.open(server, made["code"]) as watcher:
                a = players[0]
                refused = await a.command("choose", book="coins", settings={"rounds": 4})
                assert (refused["reason"], refused["text"]) == ("bad_setup", sentence("coins", "en", "bad_setup"))
                await done(a, "choose", book="coins", settings={"rounds": 3, "bet_seconds": 5})
                assert a.table["book"] == "coins" and a.table["missing"] == ""
                assert a.table["advice"]["composition"] == {"good": 3, "false": 1}
                await deal(a, bots=2)
                await asyncio.gather(
                    *(play(player, Random(seat)) for seat, player in enumerate(players)),
                    watcher.until(lambda client: client.table["phase"] == "over", 60),
                )
                record = the_record(server, made["code"], made["commitment"], tmp_path / "game.ndjson")
                assert record.book.name == "coins" and record.game.over and len(record.setup.seats) == 6
                assert watcher.facts == told(record, SPECTATORS)
                for player in players:
                    assert player.facts == told(record, 1 << player.you["seat"])
                    assert player.view and player.view["winner"] == record.game.winner

        asyncio.run(whole_game())
        assert "Traceback" not in server.log()
