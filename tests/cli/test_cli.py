"""The command itself: what it prints, and one clear line for wrong use."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from subprocess import CompletedProcess

import pytest
from patience import PATIENCE

from citysleeps.agents.random import play_out
from citysleeps.agents.reasoning.numbers import numbers_of, written
from citysleeps.books.described import Description, Setting
from citysleeps.books.original.book import BOOK
from citysleeps.cli import main
from citysleeps.kernel.ask import CLOCK
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL
from citysleeps.kernel.setup import Setup
from citysleeps.notation.record import write_record

SIMULATE = ("simulate", "original", "--seats", "6", "--games", "3")


class Terminal(io.TextIOWrapper):
    """To which everything is printed as it is."""

    def isatty(self) -> bool:
        return True


def run(*arguments: str | Path, to: type[io.TextIOWrapper] = io.TextIOWrapper) -> CompletedProcess[str]:
    """The command with these arguments; without a process of its own, most of whose time goes by with imports."""
    out, err = (to(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    command = ["citysleeps", *map(str, arguments)]
    with redirect_stdout(out), redirect_stderr(err), pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", command)
        with pytest.raises(SystemExit) as end:
            main()
    out.seek(0)
    err.seek(0)
    return CompletedProcess(command, int(end.value.code or 0), out.read(), err.read())


def good(*arguments: str | Path) -> str:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def wrong(*arguments: str | Path) -> str:
    """The one line that says what is wrong."""
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, ""), done
    line, *more = done.stderr.splitlines()
    assert more == [] and line.startswith("citysleeps: ")
    return line.removeprefix("citysleeps: ")


@pytest.mark.parametrize(("arguments", "code"), [(("rules", "original", "ORIG-101"), 0), (("rules", "chess"), 2)])
def test_in_a_process_of_its_own_it_says_and_does_the_same(arguments: tuple[str, ...], code: int) -> None:
    command = [sys.executable, "-m", "citysleeps", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=False)
    same = run(*arguments)
    assert (done.returncode, done.stdout, done.stderr) == (code, same.stdout, same.stderr)


# Good use


@pytest.mark.parametrize("command", ["books", "rules cuba", "balance original --seats 8 --games 20", "nothing"])
def test_without_stdout_or_stderr_it_prints_nowhere(command: str) -> None:
    for closed in (">&-", "2>&-", ">&- 2>&-"):
        done = subprocess.run(
            ["sh", "-c", f"{sys.executable} -m citysleeps.cli {command} {closed}"],
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == (2 if command == "nothing" else 0) and b"Traceback" not in done.stderr, done


def test_help_tells_every_command() -> None:
    told = good("--help")
    assert all(f"  {command} " in told for command in ("books", "referee", "replay", "rules", "simulate"))
    assert "--seats" in good("simulate", "--help")


def test_books_lists_the_books_their_seats_and_settings() -> None:
    told = good("books")
    assert "original" in told and "6 to 26 seats" in told
    assert "presets: basic, professional, extended, hostless" in told
    assert "stalemate_rounds" in told and "ORIG-1724" in told


def test_books_as_json() -> None:
    books = json.loads(good("books", "--json"))
    original = books["original"]
    assert set(original) == set(Description.__struct_fields__)
    assert original["seats"] == [6, 26]
    assert set(original["presets"]) == {"basic", "professional", "extended", "hostless"}
    deck = {"values": ["basic", "extended"], "default": "basic", "clause": "ORIG-1701", "group": "deal", "when": {}}
    assert original["settings"]["deck"] == {**deck, "roles": [], "bounds": []}
    assert all(set(row) == set(Setting.__struct_fields__) for row in original["settings"].values())
    basic, extended, werewolf, hostless = original["compositions"]
    assert basic["players"]["9"] == {"resident": 5, "commissar": 1, "mafia": 2, "don": 1}
    assert list(extended["players"]) == [str(players) for players in range(6, 27)]
    assert werewolf["players"]["13"].keys() ^ extended["players"]["13"].keys() == {"werewolf", "lawyer"}
    assert hostless["players"] == dict.fromkeys(["6", "7", "8", "9", "10", "11"])


def test_simulate_as_json_has_exactly_these_keys() -> None:
    result = json.loads(good(*SIMULATE, "--seed", "x", "--set", "stalemate_rounds=7", "--bots", "random", "--json"))
    keys = ["book", "seats", "settings", "games", "seed", "seconds", "games_per_second", "answers_per_game", "wins"]
    assert list(result) == keys
    assert (result["book"], result["seats"], result["games"], result["seed"]) == ("original", 6, 3, "x")
    assert result["settings"]["stalemate_rounds"] == 7
    assert sum(result["wins"].values()) == 3 and set(result["wins"]) <= {"red", "black"}
    assert result["answers_per_game"] > 6 and result["games_per_second"] > 0


def test_simulate_by_bots_of_each_side() -> None:
    """A side that is not named plays at random; the keys are the same."""
    both = json.loads(good(*SIMULATE, "--bots", "town=careful,mafia=random", "--json"))
    town = json.loads(good(*SIMULATE, "--bots", "town=careful", "--json"))
    every = json.loads(good(*SIMULATE, "--bots", "careful", "--json"))
    assert list(both) == list(town) == list(every)
    assert (both["wins"], both["answers_per_game"]) == (town["wins"], town["answers_per_game"])


def test_simulate_in_words() -> None:
    first, *rest = good(*SIMULATE).splitlines()
    assert first.startswith("3 games of original, 6 seats, in ")
    assert all(line.split()[0] in ("red", "black") and line.endswith(" %") for line in rest)
    _, *long = good("simulate", "cuba", "--seats", "8", "--games", "20").splitlines()
    assert any(line.startswith("  godfather_eliminated ") for line in long) and len(set(map(len, long))) == 1


def test_simulate_with_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    one, two = (json.loads(good(*SIMULATE, "--games", "60", "--jobs", jobs, "--json")) for jobs in ("1", "2"))
    assert (one["wins"], one["answers_per_game"]) == (two["wins"], two["answers_per_game"])


TOURNAMENT = ("tournament", "original", "random", "careful", "--seats", "6", "--games", "10")


def test_tournament_as_json_and_as_a_picture(tmp_path: Path) -> None:
    told = json.loads(good(*TOURNAMENT, "--json", "--svg", tmp_path / "standings.svg", "--jobs", "2"))
    assert (told["parties"], told["bots"], len(told["pairings"])) == (["town", "mafia"], ["random", "careful"], 4)
    share = told["pairings"][2]["shares"]["town"]
    assert told["pairings"][2]["bots"] == {"town": "careful", "mafia": "random"} and share["low"] < share["share"]
    assert (tmp_path / "standings.svg").read_text(encoding="utf-8").startswith("<svg ")


def test_tournament_says_how_well_the_public_belief_fits(tmp_path: Path) -> None:
    table = ("tournament", "original", "careful", "--seats", "6", "--games", "3", "--calibration", tmp_path / "fit.svg")
    assert "Brier score of the public belief" in good(*table)
    assert (tmp_path / "fit.svg").read_text(encoding="utf-8").startswith("<svg ")
    assert json.loads(good(*table, "--json"))["calibration"][0]["games"] == 3


def test_a_league_in_words_as_json_and_as_a_picture(tmp_path: Path) -> None:
    given = ("league", "original", "one=careful", "two=careful", "random", "--seats", "6", "--rounds", "2")
    said = good(*given, "--svg", tmp_path / "league.svg")
    assert "12 games of original, 6 seats, by sides, seed 0" in said
    assert said.splitlines()[4].split()[:2] == ["one", said.splitlines()[5].split()[1]]  # the same bot
    assert "random" in (tmp_path / "league.svg").read_text(encoding="utf-8")
    table = json.loads(good(*given, "--json", "--mixed"))
    assert table["games"] == 6 and {place["bot"] for place in table["places"]} == {"one", "two", "random"}


def test_learn_in_words_and_as_json(tmp_path: Path) -> None:
    given = ("learn", "original", "--seats", "6", "--rounds", "1", "--games", "2", "--number", "false")
    out, state = tmp_path / "numbers.toml", tmp_path / "state"
    assert "original, 6 seats, seed 0: 1 rounds" in good(*given, "--check", "2", "--out", out, "--resume", state)
    assert out.read_text(encoding="utf-8").startswith("# How the bot `reasoning` thinks")
    told = json.loads(good(*given, "--check", "2", "--out", out, "--resume", state, "--start", out, "--json"))
    assert [done["name"] for done in told["rounds"]] == ["false"]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"numbers", "is not a file of numbers"),
        (b"\xae", "is not a file of numbers"),
        (b"[kinds]\n", "is not a file of numbers"),
        (b"[kinds]\n[chances]\n[factors]\n", "has not the numbers of original: no false"),
    ],
)
def test_learn_refuses_a_start_that_is_no_file_of_numbers(tmp_path: Path, content: bytes, message: str) -> None:
    start, out = tmp_path / "start.toml", tmp_path / "out.toml"
    start.write_bytes(content)
    said = wrong("learn", "original", "--seats", "6", "--rounds", "1", "--start", start, "--out", out)
    assert said.startswith(f"{start} {message}")


@pytest.mark.parametrize(("number", "instead"), [("false", '"x"'), ("false", "2"), ("hints", "true")])
def test_learn_refuses_a_number_that_is_none(tmp_path: Path, number: str, instead: str) -> None:
    start = tmp_path / "start.toml"
    start.write_text(written(numbers_of("original").text, number, instead), encoding="utf-8")
    said = wrong("learn", "original", "--seats", "6", "--rounds", "1", "--start", start, "--out", tmp_path / "out")
    assert said.startswith(f"{start} has no usable number {number}")


def test_tournament_in_words() -> None:
    told = good(*TOURNAMENT).splitlines()
    assert told[0] == "10 games of original for each pairing, 6 seats, seed 0"
    tables = [number for number, line in enumerate(told) if line.startswith("Games won by ")]
    assert [told[number].split()[3] for number in tables] == ["town,", "mafia,"]
    assert told[tables[0] + 3].split()[:2] == ["careful", "100.0"]  # against random bots


def test_replay_tells_the_odds_of_the_public_and_draws_them(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    good("simulate", "original", "--seats", "8", "--games", "1", "--bots", "careful", "--record", path)
    head, deal, *_ = good("replay", path, "--odds", "--svg", tmp_path / "odds.svg").splitlines()
    assert head.split() == ["red", "black:", *"ABCDEFGH"] and deal.split()[-8:] == ["25"] * 8
    assert (tmp_path / "odds.svg").read_text(encoding="utf-8").startswith("<svg ")
    assert "Н1" in good("replay", path, "--odds", "--language", "ru")
    assert wrong("replay", path, "--odds", "--seat", "A").startswith("--seat and --odds do not go together")
    assert wrong("replay", path, "--odds", "--language", "xx").startswith("there is no language xx")


def test_nobody_sees_the_odds_of_a_game_that_goes_on(tmp_path: Path) -> None:
    begun = Play(BOOK, BOOK.settle(Setup(book="original", seats=tuple("ABCDEF"))))
    (tmp_path / "begun.jsonl").write_bytes(write_record(begun))
    assert "the game is not over" in wrong("replay", tmp_path / "begun.jsonl", "--odds")
    good("simulate", "cuba", "--seats", "6", "--games", "1", "--record", tmp_path / "cuba.jsonl")
    assert "there are no odds for cuba" in wrong("replay", tmp_path / "cuba.jsonl", "--odds")


def test_rules_tells_one_clause_or_all() -> None:
    assert good("rules", "original", "ORIG-101").startswith("ORIG-101  The game has exactly 26 character cards")
    assert good("rules", "original", "orig-101") == good("rules", "original", "ORIG-101")
    told = good("rules", "original").splitlines()
    assert told[0].startswith("ORIG-101  ") and len(told) > 300
    assert any(line.startswith("ORIG-R01  ") for line in told)


def test_rules_tells_several_clauses_in_the_order_asked_for_with_or_without_the_prefix() -> None:
    told = good("rules", "bigcity", "709", "CITY-R21", "r06").splitlines()
    assert [line.split()[0] for line in told] == ["CITY-709", "CITY-R21", "CITY-R06"]
    assert good("rules", "bigcity", "709") == good("rules", "bigcity", "CITY-709")
    assert (
        wrong("rules", "bigcity", "709", "CITY-7090")
        == "there is no clause CITY-7090 in bigcity; did you mean CITY-709?"
    )


@pytest.mark.parametrize("more", [(), ("--bots", "careful"), ("--jobs", "2", "--games", "60")])
def test_simulate_says_that_bots_cannot_play_with_a_real_box(more: tuple[str, ...]) -> None:
    """CUBA-1401 A person enters what lies on the table."""
    said = wrong("simulate", "cuba", "--seats", "6", "--set", "mode=assisted", *more)
    assert said.startswith("bots cannot play cuba with these settings: nobody can answer")


def test_simulate_has_names_for_as_many_seats_as_a_book_has() -> None:
    """CITY-R06."""
    cards = "peaceful_resident=7,detective,doctor,sleuth,judge,agent,psychic,admirer,bodyguard,journalist,lucky_one"
    roles = f"roles={cards},avenger,patrolman,mafia=5,lawyer,lover,bloodhound,werewolf,boss,maniac,poisoner"
    table = ("simulate", "bigcity", "--games", "2", "--seats")
    assert good(*table, "31", "--set", roles, "--set", "max_outcasts=2").startswith("2 games of bigcity, 31 seats")
    assert good(*table, "32", "--set", f"{roles},sectarian", "--set", "max_outcasts=3")
    assert "bigcity is for 3 to 32 players" in wrong(*table, "33")


@pytest.mark.parametrize(("book", "setting"), [("spytown", "kids_chain"), ("original", "dead_see_all")])
def test_simulate_reads_a_truth_value_as_a_scenario_does(book: str, setting: str) -> None:
    told = [
        json.loads(good("simulate", book, "--seats", "9", "--games", "1", "--set", f"{setting}={word}", "--json"))
        for word in ("true", "on", "yes", "false", "off", "no")
    ]
    values = [result["settings"][setting] for result in told]
    assert values[0] == values[1] == values[2] != values[3] == values[4] == values[5]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game of six."""
    setup = BOOK.settle(Setup(book="original", seats=("Ann", "Bob", "Cid", "Dee", "Eve", "Flo"), seed="cli"))
    play = Play(BOOK, setup)
    play_out(play, Random("cli"))
    path = tmp_path_factory.mktemp("record") / "game.jsonl"
    path.write_bytes(write_record(play))
    return path


def test_replay_tells_a_whole_game_or_what_one_seat_was_told(record: Path) -> None:
    whole, ann = good("replay", record), good("replay", record, "--seat", "Ann")
    assert whole.count("\n## ") >= 2
    assert len(whole.splitlines()) > len(ann.splitlines()) > 20
    assert "Night 1" in whole and "Night 1" in ann
    assert good("replay", record, "--language", "pl") != whole
    spectators = good("replay", record, "--seat", "spectators")
    assert len(spectators.splitlines()) < len(ann.splitlines())


@pytest.mark.parametrize("control", ["\x1b[2K", "\r", "\x9b2K", "\u202e", "\b"])
def test_nothing_in_a_record_steers_the_terminal(record: Path, tmp_path: Path, control: str) -> None:
    """Or it could wipe what `verify` says, and say something else."""
    first, *rest = record.read_text(encoding="utf-8").splitlines()
    said = {"to": ALL, "fact": {"fact": "said", "seat": 0, "text": f"Good {control}morning"}}
    talking, stranger = tmp_path / "talking.jsonl", tmp_path / "stranger.jsonl"
    talking.write_text("\n".join([first, *rest, json.dumps(said), ""]), encoding="utf-8")
    header = json.loads(first)
    header["setup"]["book"] = f"{control}FAIR"
    stranger.write_text("\n".join([json.dumps(header), *rest, ""]), encoding="utf-8")
    told = run("replay", talking, to=Terminal).stdout
    assert control not in told and "Good \ufffd" in told
    for command in ("replay", "verify", "protocol"):
        refused = run(command, stranger, to=Terminal)
        assert refused.returncode == 2 and control not in refused.stderr and "FAIR" in refused.stderr


def test_replay_tells_a_running_game(tmp_path: Path) -> None:
    play = Play(BOOK, BOOK.settle(Setup(book="original", seats=tuple("ABCDEF"))))
    play.answer(CLOCK)
    path = tmp_path / "running.jsonl"
    path.write_bytes(write_record(play))
    assert "Night 1" in good("replay", path)


def test_protocol_prints_the_tables_of_a_finished_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    good("simulate", "original", "--seats", "8", "--games", "1", "--bots", "careful", "--record", path)
    assert "Protocol of the game" in good("protocol", path)
    assert '"seats","Nr","Imię","Karta"' in good("protocol", path, "--csv", "--language", "pl")
    assert json.loads(good("protocol", path, "--json"))["parts"][0]["id"] == "seats"
    good("simulate", "original", "--seats", "20", "--games", "1", "--set", "deck=extended", "--record", path)
    assert "Commissar" in good("protocol", path) and "…" not in good("protocol", path)
    assert wrong("protocol", path, "--language", "xx").startswith("there is no language xx; ")


def test_protocol_refuses_a_running_game_and_one_whose_cards_stay_hidden(tmp_path: Path) -> None:
    hidden, running = tmp_path / "hidden.jsonl", tmp_path / "running.jsonl"
    simulated = ("simulate", "original", "--seats", "8", "--games", "1", "--record", hidden)
    good(*simulated, "--set", "reveal_at_end=false")
    play = Play(BOOK, BOOK.settle(Setup(book="original", seats=tuple("ABCDEF"))))
    running.write_bytes(write_record(play))
    for path in (hidden, running):
        assert wrong("protocol", path).endswith("a protocol names every card")


HOLDS = """
title: Nobody has died yet
book: original
seats: A B C D E F
play: [{expect: {dead: nobody}}]
---
title: Six may play
book: original
seats: A B C D E F
play: [A nominate B]
"""
FAILS = HOLDS + "---\n" + HOLDS.split("---", maxsplit=1)[0].replace("nobody", "A").replace("Nobody", "Somebody")


def scenario(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_referee_says_that_scenarios_hold(tmp_path: Path) -> None:
    path = scenario(tmp_path, HOLDS)
    assert good("referee", path) == f"holds  {path}: Nobody has died yet\nholds  {path}: Six may play\n"


def test_referee_says_which_scenario_fails_and_goes_on_with_the_next_file(tmp_path: Path) -> None:
    path = scenario(tmp_path, FAILS)
    more = tmp_path / "more.yaml"
    more.write_text(HOLDS)
    done = run("referee", path, more)
    assert (done.returncode, done.stderr) == (1, "")
    lines = [line for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert [line.split()[0] for line in lines] == ["holds", "holds", "FAILS", "holds", "holds"]
    assert "Somebody has died yet: step 1 (expect: {'dead': 'A'}): expected dead A; came nobody; now in" in lines[2]


def test_a_lot_that_cannot_be_drawn_does_not_hide_the_scenarios_after_it(tmp_path: Path) -> None:
    lots = """
title: A lot for one who is not in it
book: spytown
settings: {abstain: on}
seats: A B C D E F G
deal: {A: mafioso, B: agent}
lots: [D]
play: [A vote C, C vote A, until: turn 2]
"""
    done = run("referee", scenario(tmp_path, lots + "---" + HOLDS))
    assert (done.returncode, done.stderr) == (1, "")
    lines = [line for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert [line.split()[0] for line in lines] == ["FAILS", "holds", "holds"]


# Wrong use


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("simulat",), "there is no command simulat; did you mean simulate?"),
        (("simulate", "orignal", "--seats", "6"), "there is no book orignal; did you mean original?"),
        (("rules", "chess"), "there is no book chess; there are original"),
        (("rules", "original", "ORIG-9999"), "there is no clause ORIG-9999 in original; did you mean ORIG-"),
        (("rules", "original", "x"), "there is no clause x in original; they run from ORIG-101 to ORIG-R"),
        (("simulate", "original"), "Missing option '--seats'"),
        ((*SIMULATE, "--bots", "randon"), "there is no bot randon; did you mean random?"),
        ((*SIMULATE, "--bots", "town=carefull"), "there is no bot carefull; did you mean careful?"),
        ((*SIMULATE, "--bots", "twn=careful"), "there is no party or seat twn; did you mean town?"),
        ((*SIMULATE, "--bots", "town="), "--bots town=: bots are written NAME or PARTY=NAME, such as town=careful"),
        ((*SIMULATE, "--bots", "town=careful,"), "--bots town=careful,: bots are written NAME or PARTY=NAME"),
        (
            (*SIMULATE, "--bots", "town=random,town=careful"),
            "--bots town=random,town=careful: town is named twice",
        ),
        ((*SIMULATE, "--set", "dekc=basic"), "there is no setting dekc; did you mean deck? (bad_setup)"),
        ((*SIMULATE, "--set", "deck=extendd"), "deck is extendd; it may be basic, extended; did you mean extended?"),
        ((*SIMULATE, "--set", "dead_see_all=2"), "dead_see_all is 2; it may be false, true"),
        (
            (*SIMULATE, "--set", "stalemate_rounds=-1"),
            "stalemate_rounds is -1; it must be a whole number from 0 to 86400",
        ),
        ((*SIMULATE, "--set", "deck"), "--set deck: a setting is written KEY=VALUE, such as preset=basic"),
        ((*SIMULATE, "--set", "night_step_seconds=0"), "night_step_seconds is 0, which needs a host"),
        (
            (*SIMULATE, "--set", "temporary_host=A"),
            "temporary_host is for host_mode hostless only; host_mode is engine",
        ),
        (
            ("simulate", "original", "--seats", "12", "--set", "host_mode=hostless"),
            "a game without a host needs temporary_host",
        ),
        ((*SIMULATE, "--games", "0"), "Invalid value for '--games': 0 is not in the range x>=1"),
        ((*SIMULATE, "--sed", "1"), "No such option"),
        (("simulate", "original", "--seats", "6.5"), "Invalid value for '--seats': '6.5' is not a valid int"),
        (("tournament", "original", "--seats", "6"), "Missing argument 'BOT…'"),
        (("league", "original", "--seats", "6"), "Missing argument 'BOT…'"),
        (("league", "original", "random", "--seats", "6"), "a league needs two bots or more"),
        (("league", "original", "careful", "careful", "--seats", "6"), "careful is named twice; write NAME=careful"),
        ((*TOURNAMENT, "carefull"), "there is no bot carefull; did you mean careful?"),
        ((*TOURNAMENT, "random"), "random is named twice"),
        ((*TOURNAMENT, "citysleeps:Game"), "there is no bot citysleeps:Game: citysleeps has no class of bots Game"),
        (("referee", "nothing.yaml"), "nothing.yaml: cannot be read: No such file or directory"),
        (("protocol", "game.jsonl", "--csv", "--json"), "--csv and --json do not go together"),
        ((*SIMULATE, "--beliefs"), "--beliefs needs --data: it adds a table to those"),
        (("serve", "--origin", "play.example"), "Invalid value for '--origin': play.example is not the address of"),
        (("serve", "--origin", "https://play.example/table"), "Invalid value for '--origin': https://play.example/t"),
        (("replay", "nothing.jsonl"), "nothing.jsonl: cannot be read: No such file or directory"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_wrong_use_is_one_line_that_names_it(arguments: tuple[str, ...], message: str) -> None:
    assert wrong(*arguments).startswith(message)


@pytest.mark.parametrize(("seats", "most"), [("5", 13), ("14", 13), ("27", 26), ("0", 26), ("-1", 26)])
def test_a_number_of_seats_outside_the_table_is_refused_with_the_right_numbers(seats: str, most: int) -> None:
    said = wrong("simulate", "original", "--seats", seats)
    assert said.startswith(f"{seats} seats; ")
    assert said.endswith(f" is for 6 to {most} players (bad_player_count)")


HEAD = "title: A slip\nbook: original\nseats: A B C D E F\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD + "paly: []", "there is no key paly in a scenario; did you mean play?"),
        (HEAD + "play: [Z nominate A]", "there is no seat Z at this table: A B C D E F"),
        (HEAD + "play: [A nominate]", "A nominate: the act wants seat"),
        (HEAD + "play: [{expect: {phase: nigth}}]", "there is no phase or step nigth; did you mean night?"),
        (HEAD + "play: [{expect: {facts: [down A]}}]", "there is no fact down; did you mean dawn?"),
        (HEAD + "play: [{expect: {alvie: A}}]", "expect has no key alvie; did you mean alive?"),
        (
            HEAD + "deal: {A: don, B: don}",
            "the deal is 4 resident, 2 don; the table's row is 4 resident, 1 commissar, 1 don",
        ),
        (HEAD + "deal: {A: dno}", "there is no card dno; the cards are resident"),
        (HEAD.replace("original", "orignal"), "there is no book orignal; did you mean original?"),
        ("play: [", "is not YAML: while parsing"),
        ("just text", "a scenario is a map with the keys title, book"),
    ],
)
def test_a_scenario_with_a_slip_is_one_line_that_names_file_and_slip(tmp_path: Path, text: str, message: str) -> None:
    path = scenario(tmp_path, text)
    said = wrong("referee", path)
    assert said.startswith(str(path)) and message in said


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is empty"),
        (b"title: a scenario\n", "line 1 is damaged"),
        (b'{"citysleeps":1', "line 1 is cut off: the record is truncated"),
        (b'{"citysleeps":9,"setup":{"book":"original","seats":[]}}\n', "has the format 9; this program reads 1"),
    ],
)
def test_a_record_that_is_none_is_one_line_that_says_why(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(content)
    assert wrong("replay", path).startswith(f"{path}: {message}")


def test_replay_of_a_folder_or_for_a_seat_that_is_not_there_is_wrong(record: Path) -> None:
    assert wrong("replay", record.parent) == f"{record.parent}: cannot be read: Is a directory"
    assert wrong("replay", record, "--seat", "Anna") == "there is no seat Anna at this table: Ann Bob Cid Dee Eve Flo"


def test_the_first_game_of_a_simulation_can_be_kept_and_told(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    good("simulate", "original", "--seats", "8", "--games", "3", "--bots", "careful", "--record", path)
    whole, seen = good("replay", path), good("replay", path, "--seat", "C")
    assert whole.count("Your card:") == 8 and seen.count("Your card:") == 1
    assert "Twoja karta" in good("replay", path, "--language", "pl")
    assert "cannot be written" in wrong("simulate", "original", "--seats", "8", "--record", tmp_path / "no" / "where")


@pytest.mark.parametrize(
    ("node", "why"),
    [
        ("http://10.0.0.2:8000", "--node needs a database that several servers share"),
        ("10.0.0.2:8000", "10.0.0.2:8000 is not an address such as http://10.0.0.2:8000"),
        ("http://10.0.0.2", "http://10.0.0.2 is not an address such as http://10.0.0.2:8000"),
    ],
)
def test_a_node_has_an_address_and_a_database_for_several(node: str, why: str) -> None:
    done = run("serve", "--node", node)
    assert (done.returncode, done.stdout) == (2, "") and why in done.stderr


def test_somebodys_own_bots_play_from_the_folder_one_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By side or by seat, in one process or in several."""
    (tmp_path / "bots_of_my_own.py").write_text(
        "from citysleeps import Bot\n"
        "class First(Bot):\n"
        "    def choose(self, view, chance):\n"
        "        return view.asks[0].answers[0]\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    table = ("simulate", "original", "--seats", "6", "--games", "60", "--json", "--bots")
    came = [
        json.loads(good(*table, bots, "--jobs", jobs))["wins"]
        for bots, jobs in (("town=bots_of_my_own:First", "1"), ("town=bots_of_my_own:First", "2"), ("random", "1"))
    ]
    assert came[0] == came[1] != came[2]
    seats = ",".join(f"{seat}=bots_of_my_own:First" for seat in "ABCDEF")
    both = [json.loads(good(*table, bots))["wins"] for bots in (seats, "bots_of_my_own:First")]
    assert both[0] == both[1]
    assert wrong(*table, "bots_of_my_own:Second").startswith("there is no bot bots_of_my_own:Second: ")
