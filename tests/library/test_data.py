"""Games as tables: what the record says is in them, whole or not at all."""

from __future__ import annotations

import json
import re
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from cli.test_cli import good, run, wrong

from citysleeps import (
    BOOKS,
    BadRecord,
    CitySleepsError,
    Game,
    play_games,
    read_record,
    simulate,
    write_data,
    write_record,
)
from citysleeps.library import data
from citysleeps.library.tables import TABLES, schema
from citysleeps.notation.record import Belief, write_lines

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")


def read(folder: Path, table: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pyarrow.parquet.read_table(folder / f"{table}.parquet").to_pylist()
    return rows


def finished(book: str, seed: int = 1) -> Game:
    [game] = play_games(book, seats=10, games=1, bots="reasoning", seed=seed)
    return game


@pytest.mark.parametrize("table", TABLES)
def test_the_page_has_every_column_with_its_type(table: str) -> None:
    _, _, after = PAGE.partition(f"\n### {table}\n")
    rows = re.findall(r"^\| `(\w+)` \| `([\w<>]+)` \| (.+) \|$", after.partition("\n### ")[0], re.M)
    assert rows == [tuple(column) for column in TABLES[table]]


@pytest.mark.parametrize("book", BOOKS)
def test_the_tables_say_what_the_game_says(book: str, tmp_path: Path) -> None:
    game, out = finished(book), tmp_path / "out"
    assert write_data([game], out) == 1
    for table in TABLES:
        assert pyarrow.parquet.read_schema(out / f"{table}.parquet").equals(schema(table))
    [row] = read(out, "games")
    assert (row["book"], row["seats"], row["seed"], row["winner"]) == (book, 10, game.seed, game.winner)
    settings = {name: value for name, value in game.settings.items() if name != "preset"}
    assert json.loads(row["settings"]) == json.loads(json.dumps(settings))
    assert (row["is_over"], row["answers"], row["facts"]) == (True, len(game.history), len(game.log))
    assert [one["text"] for one in read(out, "answers")] == [answer.text for answer in game.history]
    facts = read(out, "facts")
    assert [one["name"] for one in facts] == [told.fact.name for told in game.log]
    assert [one["is_public"] for one in facts] == [told.is_public for told in game.log]
    for one, told in zip(facts, game.log, strict=True):
        named = [] if told.is_public else [name for name in told.to if name in game.seats]
        assert ([game.seats[seat] for seat in one["to"]], one["to_host"]) == (named, "host" in told.to)
    for seat, one in zip(game.seats, read(out, "seats"), strict=True):
        assert (one["name"], one["card"], one["party"]) == (seat, game.card(seat), game.party(seat))
        assert (tuple(one["known"]), one["won"]) == (game.known(seat), seat in game.winners)
        assert one["is_out"] == (seat not in game.alive)
        if one["is_out"]:
            assert facts[one["out_fact"]]["name"] == one["out_by"]


def test_what_the_dead_are_told_later_is_not_news(tmp_path: Path) -> None:
    """ORIG-1010 They are told again what others learned long ago."""
    game = Game("original", 20, settings={"deck": "extended", "dead_see_all": "true"}, seed="0/13")
    game.play_out("careful")
    write_data([game], tmp_path / "out")
    seats = read(tmp_path / "out", "seats")
    assert [tuple(seat["known"]) for seat in seats] == [game.known(seat) for seat in game.seats]
    assert not all(fact["to_host"] for fact in read(tmp_path / "out", "facts"))


def test_what_was_dealt_and_what_a_seat_is_in_the_end_are_two_columns(tmp_path: Path) -> None:
    """SPY-951 Two swap their tokens."""
    game = Game("spytown", 12, settings={"cards": ["role_swap"]}, seed="0/2")
    game.play_out()
    write_data([game], tmp_path / "out")
    changed = [(seat["name"], seat["dealt"], seat["card"]) for seat in read(tmp_path / "out", "seats")]
    assert [one for one in changed if one[1] != one[2]] == [("D", "policeman", "agent"), ("G", "agent", "policeman")]


def test_each_answer_stands_between_the_facts_that_came_before_and_after_it(tmp_path: Path) -> None:
    game = finished("original")
    write_data([game], tmp_path / "out")
    answers = read(tmp_path / "out", "answers")
    record = read_record(game.record())
    for one in answers[::7]:
        middle = record.game(answers=one["answer"])
        assert (one["before"], one["phase"], one["step"]) == (len(middle.log), middle.phases[0], middle.phases[-1])
        assert one["round"] == max(middle.numbers.values())
    for one, answer in zip(answers, game.history, strict=True):
        who = answer.seat if answer.seat in ("host", "clock") else "seat"
        assert (one["who"], one["seat"]) == (who, game.seats.index(answer.seat) if who == "seat" else None)
        assert [game.seats[seat] for seat in one["seats"]] == list(answer.seats)
    assert {one["who"] for one in answers} == {"seat", "clock"}
    [row] = read(tmp_path / "out", "games")
    assert row["rounds"] == max(game.numbers.values())


@pytest.mark.parametrize("book", ["original", "spytown", "bigcity"])
def test_every_hand_is_a_row(book: str, tmp_path: Path) -> None:
    game, out = finished(book), tmp_path / "out"
    write_data([game], out)
    found = [(one["vote"], one["fact"], one["voter"], one["candidate"], one["votes"]) for one in read(out, "votes")]
    assert found and sorted(found) == sorted(hands_in(read(out, "facts")))


def hands_in(facts: list[dict[str, Any]]) -> Iterator[tuple[int, int, int, int, int]]:
    """The hands that the facts of a vote tell, in any book: vote, its last fact, voter, candidate, votes."""
    vote, raised = 0, []
    for one in facts:
        fields = json.loads(one["fields"])
        if one["name"] == "vote_opened":
            raised = []
        elif one["name"] == "hands":
            raised += [(voter, fields["candidate"]) for voter in fields["seats"]]
        elif one["name"] in ("counted", "votes_counted"):
            vote += 1
            pairs = zip(fields["voters"], fields["votes"], strict=True) if "voters" in fields else raised
            counts = dict(zip(fields.get("seats") or fields["candidates"], fields["numbers"], strict=True))
            yield from ((vote, one["fact"], voter, whom, counts[whom]) for voter, whom in pairs if whom != -1)


@pytest.mark.parametrize("book", ["original", "spytown", "bigcity"])
def test_every_claim_is_a_row(book: str, tmp_path: Path) -> None:
    game, out = finished(book), tmp_path / "out"
    write_data([game], out)
    claims = read(out, "claims")
    told = [(at, line.fact) for at, line in enumerate(game.log) if line.fact.name == "claimed"]
    assert claims and [(one["fact"], one["claim"], one["kind"]) for one in claims] == [
        (at, fact["number"], fact["kind"]) for at, fact in told
    ]
    assert [one["words"] for one in claims] == [list(fact["words"]) for _, fact in told]
    gone = {fact["count"] for _, fact in told if fact["kind"] == "take_back"}
    assert {one["claim"] for one in claims if one["taken_back"]} == gone


def test_a_claim_that_was_taken_back_says_so(tmp_path: Path) -> None:
    game = Game("bigcity", 8, seed=3)
    while game.phases[-1] != "discussion":
        game.answer(game.answers[0])
    for words in ("A claim am detective", "B claim am detective", "A claim take_back"):
        game.answer(words)
    write_data([game], tmp_path / "out")
    claims = [(one["seat"], one["kind"], one["taken_back"]) for one in read(tmp_path / "out", "claims")]
    assert claims == [(0, "am", True), (1, "am", False), (0, "take_back", False)]


TRUTH = {
    "original": (
        {"A": "commissar", "B": "don", "C": "mafia", "D": "mafia"},
        ["A check B"],
        {
            "A": {"am commissar": True, "am black": False, "am_not resident": True, "checked B nod 1": True},
            "B": {
                "am red": False,
                "am mafia": True,
                "am black": True,
                "checked A no_nod 1": False,
                "think C red": None,
            },
            "E": {"am resident": True, "am_not red": False, "checked B nod 1": False},
        },
    ),
    "spytown": (
        {"A": "agent", "B": "mafioso", "C": "mafioso"},
        ["A check B", "B point D", "C point D"],
        {
            "A": {"am agent": True, "am police": True, "checked B mafioso 1": True, "checked C mafioso 1": False},
            "B": {"am mafia": True, "am policeman": False, "checked A mafioso 1": False, "doubt A": None},
        },
    ),
    "bigcity": (
        {"A": "mafia", "B": "mafia", "C": "detective", "D": "doctor"},
        ["A point E", "B point E", "C check A", "D heal D"],
        {
            "A": {"am detective": False, "am criminals": True, "checked C criminal 2": False},
            "C": {"am citizens": True, "checked A criminal 2": True, "checked B criminal 2": False},
            "D": {"did heal D 2": True, "did heal C 2": False, "ask A what": None},
        },
    ),
}


@pytest.mark.parametrize("book", TRUTH)
def test_claims_about_oneself_are_held_against_the_truth(book: str, tmp_path: Path) -> None:
    """ORIG-2001, SPY-1701, CITY-1301 A claim may be a lie."""
    deal, deeds, claims = TRUTH[book]
    game = Game(book, 9, deal=deal, seed=1)
    while deeds:
        meant = [deed for deed in deeds if any(ask.takes(deed) for ask in game.asks)]
        game.answer(meant[0] if meant else passing(game))
        deeds = [deed for deed in deeds if deed not in meant[:1]]
    said: list[bool | None] = []
    for seat, words in claims.items():
        while seat not in talkers(game):
            game.answer(passing(game))
        for claim, is_true in words.items():
            game.answer(f"{seat} claim {claim}")
            said.append(is_true)
    write_data([game], tmp_path / "out")
    assert [one["is_true"] for one in read(tmp_path / "out", "claims")] == said


def talkers(game: Game) -> list[str]:
    """Who may claim something now."""
    return [seat for seat in game.seats if not game.reason(f"{seat} claim ask {'A' if seat != 'A' else 'B'} what")]


def passing(game: Game) -> str:
    """An answer that does as little as can be."""
    idle = [answer for ask in game.asks for answer in ask.idle]
    return str((idle or list(game.answers))[0])


def test_what_seats_thought_is_worked_out_if_wanted(tmp_path: Path) -> None:
    game = finished("original")
    write_data([game], tmp_path / "without")
    assert read(tmp_path / "without", "beliefs") == []
    write_data([game], tmp_path / "with", beliefs=True)
    beliefs = read(tmp_path / "with", "beliefs")
    voted = [(one["fact"], one["seat"], one["about"]) for one in beliefs if one["kind"] == "vote"]
    hands = {(one["voter"], one["candidate"]) for one in read(tmp_path / "with", "votes") if one["word"] == ""}
    assert voted and {(seat, about) for _, seat, about in voted} == hands
    assert {one["kind"] for one in beliefs} >= {"claim", "vote", "check", "held"}
    assert all(0 <= one["chance"] <= 1 for one in beliefs)


def test_simulated_games_are_the_same_in_any_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "CHUNK", 8)
    one = simulate("bigcity", 8, 30, bots="careful", data=tmp_path / "one")
    two = simulate("bigcity", 8, 30, bots="careful", data=tmp_path / "two", jobs=2)
    assert one.wins == two.wins == simulate("bigcity", 8, 30, bots="careful").wins
    for table in TABLES:
        assert read(tmp_path / "one", table) == read(tmp_path / "two", table)
    games = read(tmp_path / "one", "games")
    assert [row["game"] for row in games] == list(range(30))
    assert {row["bots"] for row in games} == {"careful"}


def test_a_batch_is_a_row_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "BATCH", 4)
    write_data(play_games("original", seats=6, games=10), tmp_path / "out")
    for table in ("games", "facts"):
        assert pyarrow.parquet.ParquetFile(tmp_path / "out" / f"{table}.parquet").num_row_groups == 3


# Records


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Two whole records, and between them three that are damaged in different ways."""
    folder = tmp_path / "records"
    (folder / "more").mkdir(parents=True)
    whole = finished("original").record()
    lines = whole.splitlines(keepends=True)
    (folder / "a.jsonl").write_bytes(whole)
    (folder / "b.jsonl").write_bytes(whole[:-20])
    (folder / "c.ndjson").write_bytes(b"".join([*lines[:5], b"{broken\n", *lines[5:]]))
    impossible = b'[77,"ready",[]]\n'
    (folder / "d.jsonl").write_bytes(b"".join([*lines[:20], impossible]))
    (folder / "notes.txt").write_text("no record")
    write_record(finished("cuba", 2), folder / "more" / "e.jsonl")
    return folder


def test_damaged_records_are_named_and_the_others_written(records: Path, tmp_path: Path) -> None:
    done = run("data", records, "--out", tmp_path / "out")
    assert done.returncode == 1
    assert done.stdout == f"2 games written to {tmp_path / 'out'}; 3 records left out.\n"
    b, c, d = done.stderr.splitlines()
    assert b.startswith(f"left out  {records / 'b.jsonl'}: line ") and b.endswith("is truncated")
    assert c.startswith(f"left out  {records / 'c.ndjson'}: line 6 is damaged: ")
    assert d == f"left out  {records / 'd.jsonl'}: line 21 cannot be of this game"
    games = read(tmp_path / "out", "games")
    assert [(row["game"], row["book"]) for row in games] == [(0, "original"), (1, "cuba")]
    assert [Path(row["source"]).name for row in games] == ["a.jsonl", "e.jsonl"]
    assert {row["game"] for row in read(tmp_path / "out", "facts")} == {0, 1}


def test_whole_records_end_well(records: Path, tmp_path: Path) -> None:
    said = good("data", records / "a.jsonl", records / "more", "--out", tmp_path / "out")
    assert said == f"2 games written to {tmp_path / 'out'}; 0 records left out.\n"


def test_where_no_record_can_be_read_there_is_no_folder_and_one_may_try_again(records: Path, tmp_path: Path) -> None:
    done = run("data", records / "b.jsonl", "--out", tmp_path / "out")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1] == "citysleeps: no record could be read, so nothing is written"
    assert good("data", records / "a.jsonl", "--out", tmp_path / "out").startswith("1 game written to ")


def test_in_a_program_a_damaged_record_is_an_error_and_nothing_is_written(records: Path, tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"b\.jsonl"):
        write_data([records / "a.jsonl", records / "b.jsonl"], tmp_path / "out")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["records"]


def test_a_folder_with_something_in_it_is_refused(records: Path, tmp_path: Path) -> None:
    assert wrong("data", records, "--out", records) == f"{records} is there already; name another folder, or delete it"
    (tmp_path / "empty").mkdir()
    good("data", records / "a.jsonl", "--out", tmp_path / "empty")
    assert "is there already" in wrong("simulate", "original", "--seats", "6", "--data", tmp_path / "empty")


def test_a_folder_without_records_is_said(tmp_path: Path) -> None:
    (tmp_path / "bare").mkdir()
    said = wrong("data", tmp_path / "bare", "--out", tmp_path / "out")
    assert said == f"{tmp_path / 'bare'} has no records: no file in it ends in .jsonl or .ndjson"


def test_a_game_that_stops_in_the_middle_is_no_winner_s(tmp_path: Path) -> None:
    game = finished("original")
    for _ in range(len(game.history) // 2):
        game.undo()
    write_data([game], tmp_path / "out")
    [row] = read(tmp_path / "out", "games")
    assert (row["is_over"], row["winner"]) == (False, "")
    assert not any(seat["won"] for seat in read(tmp_path / "out", "seats"))


def test_without_the_extra_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(CitySleepsError, match=re.escape("pip install 'citysleeps[lab]'")):
        write_data([finished("cuba")], tmp_path / "out")
    assert list(tmp_path.iterdir()) == []


def test_the_example_study_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate("original", 10, 30, bots="careful", data=tmp_path / "games")
    main = runpy.run_path(str(ROOT / "examples" / "executed.py"))["main"]
    main(tmp_path / "games", tmp_path / "executed.svg")
    days = capsys.readouterr().out.splitlines()
    executed = [seat for seat in read(tmp_path / "games", "seats") if seat["out_by"] == "executed"]
    second = [seat for seat in executed if seat["out_round"] == 2]
    right = sum(seat["party"] == "mafia" for seat in second)
    assert f"day 2: {100 * right / len(second):.0f} % of {len(second)}, by lot " in "\n".join(days)
    assert (tmp_path / "executed.svg").read_text(encoding="utf-8").count('class="name"') == len(days)


def test_what_programs_stated_is_in_the_record_and_in_the_table_of_beliefs(tmp_path: Path) -> None:
    """As chances for the second side, like those of bots: A and B state the same about C from either side."""
    game = Game("original", seats=6, deal={"A": "don", "B": "commissar"}, seed=1)
    game.play_out("careful")
    told = [told.fact.name for told in game.log].index("day_began") + 1
    beliefs = (Belief(0, told, {2: 0.75}), Belief(1, told, {0: 1.0, 2: 0.25}))
    header, rest = game.record().split(b"\n", 1)
    stated = write_lines(game._play.afresh(), [], None, beliefs).split(b"\n", 1)[0]
    assert header != stated
    record = read_record(stated + b"\n" + rest)
    assert record.game().log == game.log
    write_data([record, game], tmp_path / "out")
    assert [
        tuple(one[name] for name in ("game", "fact", "seat", "period", "number", "kind", "about", "chance"))
        for one in read(tmp_path / "out", "beliefs")
    ] == [
        (0, told - 1, 0, "day", 1, "stated", 2, 0.25),
        (0, told - 1, 1, "day", 1, "stated", 0, 1.0),
        (0, told - 1, 1, "day", 1, "stated", 2, 0.25),
    ]


@pytest.mark.parametrize("belief", [Belief(6, 9, {0: 0.5}), Belief(0, 9, {-1: 0.5}), Belief(0, 0, {1: 0.5})])
def test_a_record_with_an_impossible_belief_is_damaged(belief: Belief) -> None:
    game = Game("original", seats=6)
    with pytest.raises(BadRecord, match="line 1 has a belief that nobody at the table can have"):
        read_record(write_lines(game._play, [], None, [belief]))
