"""Slips of the pen and odd input: each gets a clear answer, and none passes for something else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from citysleeps.books.original.book import BOOK
from citysleeps.books.original.facts import HostSaid, Said
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import BadSetup, Setup
from citysleeps.notation.record import replay, write_record
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenario, read_scenarios
from citysleeps.notation.words import NotUnderstood, matches, write_fact

NAMES = tuple("ABCDEFGH")


def scenario(play: str, **more: Any) -> None:
    referee(
        read_scenario({"title": "t", "book": "original", "seats": "A B C D E F", **more, "play": yaml.safe_load(play)})
    )


@pytest.mark.parametrize(
    "play",
    [
        "- A nominat B",
        "- host nxt",
        "- until: A nominat",
        "- clock now",
    ],
)
def test_a_misspelt_act_is_not_understood(play: str) -> None:
    with pytest.raises(NotUnderstood, match=r"did you mean|clock"):
        scenario(play)


def test_a_misspelt_reason_is_not_understood() -> None:
    """HOLDS today: the reason is read as one argument more, which is refused with not_allowed."""
    with pytest.raises(NotUnderstood, match="already_nominated"):
        scenario("- refused: B nominate C already_nominatd")


def test_a_misspelt_act_in_may_not_is_not_understood() -> None:
    """HOLDS today."""
    with pytest.raises(NotUnderstood):
        scenario("- expect: {may_not: {A: [nominat]}}")


def test_votes_for_somebody_who_is_not_at_the_table_are_not_understood() -> None:
    """HOLDS today."""
    with pytest.raises(NotUnderstood):
        scenario("- expect: {votes: {Z: nobody}}")


@pytest.mark.parametrize("value", ["maybe", '"false"', "3"])
def test_over_is_true_or_false(value: str) -> None:
    with pytest.raises(NotUnderstood):
        scenario(f"- skip: over\n- expect: {{over: {value}}}")


@pytest.mark.parametrize("name", ["host", "clock", "nobody", "all", "spectators", "A B", "", "[x]", '"q"'])
def test_a_seat_may_not_have_a_name_that_the_notation_cannot_write(name: str) -> None:
    with pytest.raises(BadSetup):
        BOOK.settle(Setup(book="original", seats=(name, *"BCDEF")))


@pytest.mark.parametrize(
    "text", ['he said "no"', "back\\slash \\", "[B", "x]y", "...", 'a"b', "a\nb", "tab\tb", "text=b"]
)
def test_a_fact_with_any_text_says_itself(text: str) -> None:
    assert matches(write_fact(Said(0, text), NAMES), Said(0, text), NAMES)
    assert matches(write_fact(HostSaid(text), NAMES), HostSaid(text), NAMES)


def test_a_file_without_a_scenario_is_not_understood(tmp_path: Path) -> None:
    """Today: no line, exit code 0."""
    (tmp_path / "empty.yaml").write_text("# nothing\n")
    with pytest.raises(NotUnderstood):
        read_scenarios(tmp_path / "empty.yaml")


def test_a_key_twice_is_not_understood(tmp_path: Path) -> None:
    """Today the first `play` is dropped without a word, and what it expects never looked at."""
    path = tmp_path / "twice.yaml"
    path.write_text("title: t\nbook: original\nseats: A B C D E F\nplay: [{expect: {dead: A}}]\nplay: []\n")
    with pytest.raises(NotUnderstood):
        read_scenarios(path)


@pytest.mark.slow
def test_replay_in_a_language_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(write_record(Play(BOOK, BOOK.settle(Setup(book="original", seats=tuple("ABCDEF"))))))
    for language in ("xx", "../en", ""):
        command = [sys.executable, "-m", "citysleeps.cli", "replay", str(path), "--language", language]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


@pytest.mark.slow
def test_without_a_command_the_help_is_readable() -> None:
    done = subprocess.run([sys.executable, "-m", "citysleeps.cli"], capture_output=True, text=True, check=False)
    assert max(len(line) for line in (done.stdout + done.stderr).splitlines()) < 200


def test_what_was_accepted_can_be_written() -> None:
    play = Play(BOOK, BOOK.settle(Setup(book="original", seats=tuple("ABCDEF"), settings={"host_mode": "human"})))
    if play.take(-2, ["say", ["\ud800"]]) == "":
        assert replay(write_record(play)).inputs == play.inputs


def test_the_reason_of_a_game_refused_is_checked() -> None:
    with pytest.raises(NotUnderstood, match="bad_setup"):
        scenario("[]", refused="bad_setpu")


@pytest.mark.parametrize("fact", ["nominated Z A", "hands C Z", '"hands C [A Z]"', "dawn Z", "check_answer Z nod"])
def test_a_fact_about_nobody_at_the_table_is_not_understood(fact: str) -> None:
    with pytest.raises(NotUnderstood, match="there is no seat Z"):
        scenario(f"- expect: {{no_facts: [{fact}]}}")
