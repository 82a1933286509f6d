"""A record reads as the game that was written, or is refused with a line that says what is wrong."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citysleeps.agents.random import play_out
from citysleeps.books.original.book import BOOK
from citysleeps.books.original.components import COPIES
from citysleeps.books.original.settings import SETTINGS
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play, resume
from citysleeps.kernel.setup import BadSetup, Setup
from citysleeps.notation.expectations import Position
from citysleeps.notation.record import BadRecord, read_record, replay, write_record
from citysleeps.notation.referee import take

always = settings(max_examples=200, derandomize=True, database=None)
SAYS_WHERE = re.compile(r"line \d+|^the end comes too early|^is empty|^has the format|^is of the book|^cannot be read")
HUMAN = {
    "preset": "professional",
    "host_mode": "human",
    "night_step_seconds": 0,
    "plan_reminder": "on",
    "stalemate_rounds": 1,
}
MOVES = [
    'host say "Welcome, \'friends\' \\ \\"all\\""',
    *("G plan A 2", "H plan B 2", "host next", "F check H", "host correct F check G"),
    *('A say "I am the commissar"', 'A say "Я — мафия 🌃"', "host silence A"),
    *("A nominate C", "host correct A nominate D"),
    *("host warn B", "B nominate E", "C vote D", "D abstain", "host correct C vote D"),
    *("F vote E", "until last_words", "D leave"),
    *("G mark A", "H mark A", "host correct H mark B", "host remove B", "host leave", "until over"),
]


def settled(seats: str, **chosen: Any) -> Setup:
    return BOOK.settle(Setup(book="original", seats=tuple(seats), settings=chosen, seed="record"))


def by_bots(setup: Setup) -> Play:
    play = Play(BOOK, setup)
    play_out(play, Random("record"))
    return play


def by_hand() -> Play:
    """A game with a human host, corrections, words and people who leave."""
    setup = BOOK.settle(
        Setup(
            book="original",
            seats=tuple("ABCDEFGH"),
            settings=HUMAN,
            deal={"F": "commissar", "G": "mafia", "H": "don"},
        )
    )
    at = Position(Play(BOOK, setup))
    for move in MOVES:
        take(at, {"skip": move.removeprefix("until ")} if move.startswith("until") else move)
    return at.play


@cache
def games() -> dict[str, Play]:
    return {
        "basic": by_bots(settled("ABCDEF")),
        "extended": by_bots(settled("ABCDEFGHIJKLMNO", preset="extended", dead_see_all=True)),
        "hostless": by_bots(settled("ABCDEFGHIJKL", preset="hostless", temporary_host="A")),
        "by hand": by_hand(),
    }


@cache
def written(game: str) -> bytes:
    return write_record(games()[game])


GAMES = pytest.mark.parametrize("game", ["basic", "extended", "hostless", "by hand"])


def same(one: Play, two: Play) -> None:
    assert one.setup == two.setup
    assert one.inputs == two.inputs
    assert one.game.log == two.game.log
    assert one.asks == two.asks
    assert one.game.stop.waiting == two.game.stop.waiting
    assert (one.game.over, one.game.winner, one.game.living) == (two.game.over, two.game.winner, two.game.living)


def refused(content: bytes) -> str:
    with pytest.raises(BadRecord) as caught:
        replay(content)
    message = str(caught.value)
    assert SAYS_WHERE.search(message), message
    assert "\n" not in message
    return message


def reads(content: bytes) -> Play | None:
    """The game of a record; None if it is refused, and then with a line that says where."""
    try:
        return replay(content)
    except BadRecord as bad:
        assert SAYS_WHERE.search(str(bad)), bad
        return None


# What was written reads as it was


@GAMES
def test_a_game_that_is_written_reads_as_the_same_game(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(written(game))
    play = read_record(path)
    same(play, games()[game])
    assert play.game.over
    assert write_record(play) == written(game)


@pytest.mark.parametrize("game", ["basic", "by hand"])
def test_a_running_game_reads_as_it_stands_and_goes_on(game: str) -> None:
    whole = games()[game]
    for number in range(0, len(whole.inputs), 7):
        running = resume(BOOK, whole.setup, whole.inputs[:number])
        again = replay(write_record(running))
        same(again, running)
        assert [again.answer(answer) for answer in whole.inputs[number:]] == [""] * (len(whole.inputs) - number)
        assert write_record(again) == written(game)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["basic", "by hand"])
def test_a_record_reads_as_the_game_stood_after_any_number_of_inputs(game: str) -> None:
    whole = games()[game]
    for number in range(len(whole.inputs) + 1):
        same(replay(written(game), number), resume(BOOK, whole.setup, whole.inputs[:number]))


def test_asked_for_more_inputs_than_there_are_it_reads_to_the_end() -> None:
    same(replay(written("basic"), 10_000), games()["basic"])


def test_every_line_is_json_the_first_the_setup_then_inputs_as_arrays_and_facts_as_objects() -> None:
    header, *lines = [msgspec.json.decode(line) for line in written("by hand").splitlines()]
    assert header["citysleeps"] == 1 and header["setup"]["book"] == "original"
    assert [type(line) for line in lines].count(list) == len(games()["by hand"].inputs)
    assert [type(line) for line in lines].count(dict) == len(games()["by hand"].game.log)
    assert all(set(line) == {"to", "fact"} for line in lines if isinstance(line, dict))


# Cut off


@pytest.mark.slow
@pytest.mark.parametrize("game", ["basic", "by hand"])
def test_cut_off_at_any_byte_it_reads_as_a_running_game_if_all_was_told_and_is_refused_if_not(game: str) -> None:
    whole, content = games()[game], written(game)
    running = {write_record(resume(BOOK, whole.setup, whole.inputs[:n])): n for n in range(len(whole.inputs) + 1)}
    for end in range(len(content)):
        cut = content[:end]
        if cut in running:
            assert len(replay(cut).inputs) == running[cut]
        elif end == 0:
            assert refused(cut) == "is empty"
        elif cut.endswith(b"\n"):
            assert "the end comes too early: the rules tell «" in refused(cut)
        else:
            lines = cut.count(b"\n") + 1
            assert refused(cut) == f"line {lines} is cut off: the record is truncated"


# Changed lines


@pytest.mark.slow
@pytest.mark.parametrize("game", ["basic", "by hand"])
def test_without_any_one_of_its_lines_it_is_refused_or_another_whole_record(game: str) -> None:
    lines = written(game).splitlines(keepends=True)
    for number in range(len(lines)):
        other = b"".join(lines[:number] + lines[number + 1 :])
        play = reads(other)
        assert play is None or write_record(play) == other


def test_a_missing_fact_is_named_where_it_is_missed() -> None:
    lines = written("basic").splitlines(keepends=True)
    told = next(i for i, line in enumerate(lines) if b'"night_began"' in line)
    assert re.search(
        rf"^line {told + 1} says «step_began mafia» to 0x3ffffffff; the rules tell «night_began 1» to 0x3ffffffff$",
        refused(b"".join(lines[:told] + lines[told + 1 :])),
    )
    asked = next(i for i, line in enumerate(lines) if line.startswith(b"["))
    message = refused(b"".join(lines[: asked - 1] + lines[asked:]))
    assert message.startswith(f"line {asked} comes too early: the rules tell «own_card")
    assert message.endswith("before it; lines are missing")


def test_a_missing_input_is_missed() -> None:
    lines = written("basic").splitlines(keepends=True)
    asked = next(i for i, line in enumerate(lines) if line.startswith(b"["))
    message = refused(b"".join(lines[:asked] + lines[asked + 1 :]))
    assert re.match(r"line \d+ says «night_began 1» to 0x3ffffffff; the rules tell nothing more", message)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["basic", "by hand"])
def test_with_any_line_twice_it_is_refused_or_another_whole_record(game: str) -> None:
    lines = written(game).splitlines(keepends=True)
    for number in range(len(lines)):
        other = b"".join(lines[: number + 1] + lines[number:])
        play = reads(other)
        assert play is None or write_record(play) == other


@pytest.mark.slow
@pytest.mark.parametrize("game", ["basic", "by hand"])
def test_with_any_two_lines_swapped_it_is_refused_or_another_whole_record(game: str) -> None:
    lines = written(game).splitlines(keepends=True)
    for number in range(len(lines) - 1):
        other = b"".join([*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]])
        play = reads(other)
        assert play is None or write_record(play) == other


NIGHT_1 = b'{"fact":"night_began","number":1}'
NIGHT_9 = b'{"fact":"night_began","number":9}'


def test_a_changed_fact_is_refused_with_what_it_says_and_what_the_rules_tell() -> None:
    number = written("basic")[: written("basic").index(NIGHT_1)].count(b"\n") + 1
    assert refused(written("basic").replace(NIGHT_1, NIGHT_9)) == (
        f"line {number} says «night_began 9» to 0x3ffffffff; the rules tell «night_began 1» to 0x3ffffffff"
    )


def test_a_fact_told_to_others_is_refused() -> None:
    lines = written("basic").splitlines(keepends=True)
    card = next(i for i, line in enumerate(lines) if b'"own_card"' in line)
    lines[card] = re.sub(rb'"to":\d+', b'"to":17179869183', lines[card])
    assert refused(b"".join(lines)).startswith(f"line {card + 1} says «own_card")


def test_an_input_that_the_rules_refuse_is_refused_with_the_reason() -> None:
    lines = written("basic").splitlines(keepends=True)
    asked = next(i for i, line in enumerate(lines) if line.startswith(b"["))
    for line, message in (
        (b'[0,"nominate",[1]]\n', f"line {asked + 1}: A nominate B is refused by the rules: wrong_phase"),
        (b'[-2,"next"]\n', f"line {asked + 1}: host next is refused by the rules: not_allowed"),
        (b'[99,"ready"]\n', f"line {asked + 1} is no input of this game"),
        (b'[0,"ready"\n', f"line {asked + 1} is damaged: "),
        (b'["A","ready"]\n', f"line {asked + 1} is damaged: Expected `int`, got `str`"),
        (b"[]\n", f"line {asked + 1} is damaged: "),
        (b"\n", f"line {asked + 1} is damaged: "),
        (b"null\n", f"line {asked + 1} is damaged: "),
        (b'{"to":1}\n', f"line {asked + 1} is damaged: "),
        (b'{"to":1,"fact":{"fact":"danced"}}\n', f"line {asked + 1} is damaged: Invalid value 'danced'"),
        (b'{"to":1,"fact":{"fact":"left","seat":77}}\n', f"line {asked + 1} says a fact about a seat that is not at"),
        (b"[" * 100_000 + b"\n", f"line {asked + 1} is damaged: "),
        (b'{"to":1,"fact":' + b"[" * 100_000 + b"\n", f"line {asked + 1} is damaged: "),
    ):
        assert refused(b"".join([*lines[:asked], line, *lines[asked:]])).startswith(message)


def test_an_input_after_the_end_is_refused() -> None:
    assert "is refused by the rules: wrong_phase" in refused(written("basic") + b'[0,"ready"]\n')
    assert "the rules tell nothing more before the next input" in refused(
        written("basic") + b'{"to":1,"fact":{"fact":"dawn","seats":[]}}\n'
    )


# The first line


def headed(change: dict[str, Any], **setup: Any) -> bytes:
    """The record with another first line."""
    first, rest = written("basic").split(b"\n", 1)
    header = msgspec.json.decode(first)
    header |= change
    header["setup"] |= setup
    return msgspec.json.encode(header) + b"\n" + rest


def test_another_format_is_refused() -> None:
    assert refused(headed({"citysleeps": 2})) == "has the format 2; this program reads 1"
    assert refused(headed({"citysleeps": 0})) == "has the format 0; this program reads 1"
    assert refused(headed({"citysleeps": "1"})).startswith("line 1 is damaged")


def test_a_position_is_refused() -> None:
    message = "line 1 begins with a position; a record begins with the deal"
    assert refused(headed({}, position=[[1, {"fact": "dawn", "seats": [77]}]])) == message
    assert refused(headed({}, begins="day")) == message


def test_another_book_is_refused_and_the_nearest_named() -> None:
    assert refused(headed({}, book="orginal")) == "is of the book orginal; did you mean original?"
    assert refused(headed({}, book="chess")) == f"is of the book chess; there are {', '.join(SHELF)}"


def test_a_record_by_another_version_of_the_rules_reads_while_the_rules_tell_the_same() -> None:
    play = replay(headed({}, version="0"))
    assert play.game.log == games()["basic"].game.log
    assert play.setup.version == "0"


def test_where_another_version_of_the_rules_tells_something_else_both_versions_are_named() -> None:
    changed = headed({}, version="0").replace(NIGHT_1, NIGHT_9)
    assert refused(changed).endswith(f"(made by version 0 of the rules, read by version {BOOK.version})")
    changed = headed({}, version="").replace(NIGHT_1, NIGHT_9)
    assert refused(changed).endswith(f"(made by version unknown of the rules, read by version {BOOK.version})")


def test_another_seed_or_setting_is_another_game_and_is_refused() -> None:
    assert re.match(r"line \d+ says «own_card", refused(headed({}, seed="another")))
    assert refused(headed({}, settings={"deck": "extended"})).startswith("line 2 says «game_set")


def test_a_setup_that_cannot_be_dealt_is_refused_with_the_reason() -> None:
    assert refused(headed({}, seats=list("ABCDE"))).endswith("players (bad_player_count)")
    assert refused(headed({}, settings={"dekc": "basic"})) == (
        "line 1: there is no setting dekc; did you mean deck? (bad_setup)"
    )
    assert refused(headed({}, deal={"Z": "don"})).startswith("line 1: the deal names seat Z")
    assert refused(headed({}, seats="ABCDEF")).startswith("line 1 is damaged: Expected `array`, got `str`")


# What is no record


def test_an_empty_file_a_folder_and_a_file_that_is_not_there_are_no_records(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    for name, message in (("empty", "is empty"), (".", "cannot be read: Is a directory"), ("no", "cannot be read: No")):
        with pytest.raises(BadRecord, match=message):
            read_record(tmp_path / name)


@pytest.mark.parametrize(
    "content", [b"\n", b"{}\n", b"[]\n", b"null\n", b"1\n", b"\x00\n", b"\xff\xfe\n", b"{" * 100_000 + b"\n", b"\n\n\n"]
)
def test_what_is_no_header_is_no_record(content: bytes) -> None:
    assert refused(content).startswith("line 1 is damaged: ")


@always
@given(st.binary(max_size=200))
def test_no_rubbish_is_a_record(content: bytes) -> None:
    refused(content)


@always
@given(st.sampled_from(["basic", "by hand"]), st.data())
def test_with_some_bytes_changed_it_is_refused_or_a_whole_record(game: str, data: st.DataObject) -> None:
    content = bytearray(written(game))
    for _ in range(data.draw(st.integers(1, 3))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    play = reads(bytes(content))
    assert play is None or replay(write_record(play)).game.log == play.game.log


@pytest.mark.slow
@always
@given(st.data())
def test_with_some_digits_or_words_changed_it_is_refused_or_a_whole_record(data: st.DataObject) -> None:
    content = written("by hand")
    spots = [match.span() for match in re.finditer(rb'-?\d+|"\w+"', content)]
    start, end = data.draw(st.sampled_from(spots))
    other = data.draw(
        st.sampled_from([b"-1", b"0", b"7", b"64", b"1" * 30, b"1.5", b'"x"', b'""', b"null", b"[1]", b"{}"])
    )
    play = reads(content[:start] + other + content[end:])
    assert play is None or replay(write_record(play)).game.log == play.game.log


odd = st.sampled_from(["", "A", "B", "don", "mafia", "true", "0", "extended", "hostless", "human", "x" * 50, "\n", "é"])
values = (
    st.booleans()
    | st.integers(-5, 100_000)
    | odd
    | st.sampled_from([v for vs in SETTINGS.choices.values() for v in vs])
)
keys = st.sampled_from([*SETTINGS.choices, *SETTINGS.numbers, "preset", "temporary_host"]) | odd
setups = st.fixed_dictionaries(
    {"book": st.just("original"), "seats": st.lists(st.sampled_from("ABCDEFGHIJKLMNOP") | odd, max_size=28)},
    optional={
        "settings": st.dictionaries(keys, values, max_size=3),
        "deal": st.dictionaries(st.sampled_from("ABCDEF"), st.sampled_from(sorted(COPIES)) | odd, max_size=6),
        "lots": st.lists(odd, max_size=2),
        "seed": odd,
        "version": odd,
    },
)
arguments = st.lists(st.integers(-5, 30) | odd | st.lists(st.integers(-2, 9), max_size=3), max_size=4)
inputs = st.tuples(st.integers(-4, 12), st.sampled_from([*BOOK.acts, *BOOK.host_acts, "correct", "clock"]), arguments)


@pytest.mark.slow
@always
@given(setups, st.lists(inputs, max_size=3))
def test_no_setup_and_no_inputs_make_anything_but_a_game_or_a_refusal(setup: dict[str, Any], made: list[Any]) -> None:
    header = msgspec.json.encode({"citysleeps": 1, "setup": setup}) + b"\n"
    assert reads(header) is None  # even a game that can be dealt has told something before its first input
    try:
        play = Play(BOOK, BOOK.settle(msgspec.convert(setup, Setup)))
    except BadSetup:
        return
    reads(write_record(play) + b"".join(msgspec.json.encode(line) + b"\n" for line in made))
