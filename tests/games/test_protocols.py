"""The protocols of some golden games, as a spreadsheet gets them, in `protocols/<game>.csv`, and of some scenarios in
`protocols/<book>.txt`. `UPDATE_GAMES=1 pytest tests/games` writes them again."""

from __future__ import annotations

import csv
import os
import re
from io import StringIO
from pathlib import Path

import pytest

from citysleeps.books.protocol import Name
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST, HOST_SEAT
from citysleeps.notation.corrections import corrections
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenarios, read_text
from citysleeps.views.protocol import MARK, Clocked, Protocol, as_csv, protocol
from citysleeps.views.words import LANGUAGES

from .test_games import GAMES
from .transcript import Driver

HERE = Path(__file__).parent / "protocols"
CLAUSES = Path(__file__).parents[1] / "clauses"
WRITTEN = (
    *("original_extended_15", "original_extended_20", "original_human_host_9", "original_leaving_17"),
    *("spytown_cards_12", "spytown_every_card_16", "spytown_human_11", "spytown_leaving_14"),
    *("bigcity_all_options_16", "bigcity_human_11", "bigcity_leaving_13", "bigcity_outcasts_14"),
    *("cuba_7", "cuba_cleaner_10", "cuba_real_box_6"),
)
# Scenarios whose protocols have between them nearly all that a protocol can have: by file, parts of the titles.
SCENARIOS = {
    "original": {
        "s18_refusals": "The dead are no targets",
        "worked_examples": "W09",
        "s19_order": "Conditions of the end, nobody_left",
        "rulings_platform": "The permanent host may do all",
        "rulings_checks": "R41",
        "knowledge": "Know: the plan, to the gang",
        "s12_gangs": "A werewolf of the yakuza",
        "s12_judges": "When the judges tie",
        "s10_leaving": "One leaves before night 1, and the cards are dealt anew",
    },
    "spytown": {
        "s03_roles": "The Mafia win only when",
        "refusals": "card_spent: a card that was used",
        "s00_examples_c": "E19",
        "s10_shot": "A Shot at a finalist leaves two",
        "planted": "Of two who go in the Mafia phase",
        "s10_new_gang": "A member who is voted out",
        "s09_commander": "After a turn without a vote",
        "s05_voting": "If the only one with votes leaves",
        "s07_end": "With the check after the chain no link",
        "s02_deal": "If the Game Master ends the game while",
        "s09_role_swap": "Who got the Agent's token",
        "s12_game_master": "In the basic version the last word may undo",
    },
    "bigcity": {
        "s09_citizens": "The reveal at the end",
        "opt_who_is_who": "A deck of 10 criminals gives 10",
        "handover": "Where the Host card was drawn and its holder left",
        "leaving_second_round": "One of the tied has an alibi",
        "reasons": "target_self",
        "matrix_one_seat_protection": "block with exposed",
        "s06_avenger_cases": "The Avenger who shows the card",
        "s04_voting": "With votes_per_player = many a player",
        "planted": "Whoever left in the night in which the Host ends the game",
        "host": "A human Host may warn in public",
    },
    "cuba": {
        "s01_components": "There are fifteen diamonds",
        "s10_cleaner": "On a Loyal both go",
        "s08_end": "A void game shows how far",
        "s05_talk": "Every kind of claim",
        "s06_accusation": "A joker shows who was wronged",
        "s14_errors": "Every kind of error: two tokens",
        "s14_undo": "The end itself is taken back, until",
        "s12_between_games": "The lot draws among the tied alone",
    },
}
played: dict[str, Play] = {}


def play_of(name: str) -> Play:
    if name not in played:
        driver = Driver(GAMES[name])
        driver.transcript()
        played[name] = driver.play
    return played[name]


def written(name: str, language: str = "en") -> Protocol:
    play = play_of(name)
    mended = corrections(play)
    return protocol(SHELF[play.setup.book], play.setup, play.game.log, language, corrections=mended)


@pytest.mark.parametrize("name", WRITTEN)
def test_the_protocol_is_as_it_was_written_down(name: str) -> None:
    text = as_csv(written(name)).removeprefix(MARK).replace("\r\n", "\n")
    file = HERE / f"{name}.csv"
    if os.environ.get("UPDATE_GAMES"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8"), f"{name} differs; UPDATE_GAMES=1 pytest tests/games rewrites it"


@pytest.mark.parametrize("book", SCENARIOS)
def test_the_protocols_of_scenarios_are_as_they_were_written_down(book: str) -> None:
    lines = []
    for file, title in SCENARIOS[book].items():
        found = read_scenarios(CLAUSES / book / f"{file}.yaml")
        scenario = next(one for one in found if one.title.startswith(title))
        play = referee(scenario)
        text = as_csv(protocol(SHELF[book], play.setup, play.game.log))
        lines += [scenario.title, *text.removeprefix(MARK).splitlines()[2:], ""]
    file = HERE / f"{book}.txt"
    if os.environ.get("UPDATE_GAMES"):
        file.write_text("\n".join(lines), encoding="utf-8")
    assert "\n".join(lines) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", SCENARIOS["spytown"])
def test_a_note_says_what_the_votes_mean_where_there_are_any(file: str) -> None:
    found = read_scenarios(CLAUSES / "spytown" / f"{file}.yaml")
    play = referee(next(one for one in found if one.title.startswith(SCENARIOS["spytown"][file])))
    written = protocol(SHELF["spytown"], play.setup, play.game.log)
    assert bool(written.parts[0].note) == any(part.id == "votes" for part in written.parts)


def test_every_written_protocol_is_compared() -> None:
    assert {file.stem for file in HERE.glob("*.csv")} == set(WRITTEN)


@pytest.mark.parametrize("name", WRITTEN)
def test_every_language_has_the_same_tables_in_its_own_words(name: str) -> None:
    def shape(one: Protocol) -> list[tuple[str, list[str], int]]:
        return [(part.id, [column.id for column in part.columns], len(part.rows)) for part in one.parts]

    english = written(name)
    for language in LANGUAGES:
        other = written(name, language)
        assert shape(other) == shape(english)
        assert (other.result == english.result) == (language == "en")


@pytest.mark.parametrize("name", WRITTEN)
def test_every_row_has_a_cell_for_each_column_and_every_player_a_row(name: str) -> None:
    found = written(name)
    for part in found.parts:
        assert {len(row) for row in part.rows} == {len(part.columns)}, part.id
        assert part.columns[0].narrow or part.id == "corrections", "it has numbers or tags"
    seats = found.parts[0]
    assert seats.note, "it says what the votes, or what words in quotes, mean"
    assert seats.id == "seats" and [row[1].text for row in seats.rows] == sorted({row[1].text for row in seats.rows})


def test_what_a_host_only_entered_is_no_correction() -> None:
    """Where a seat has no phone, the host enters its inputs as corrections; here one heals somebody else after all, and
    one takes a hand down that may still go down."""
    play = play_of("bigcity_human_11")
    entered = [one.args[1] for one in play.inputs if one.seat == HOST_SEAT and one.act == "correct"]
    assert entered == ["heal", "pass"]
    replayed = play.replayed
    [row] = corrections(play)
    assert row.cells["seat"] == (Name(4),)
    assert play.replayed - replayed > len(play.inputs), "the game is played again, and one correction in it"


UNDONE = """
book: cuba
settings: {mode: assisted, investigation_minutes: 10, first_godfather: A}
seats: A B C D E F
play:
  - host stolen 8
  - A accuse C
  - C claim took 2
  - host undo
  - clock investigation
  - host undo
  - A concede
"""


def test_cuba_1419_what_was_taken_back_is_named_and_not_the_talk_after_it_nor_a_time_that_had_run_out() -> None:
    [scenario] = read_text(UNDONE)
    play = referee(scenario)
    found = protocol(SHELF["cuba"], play.setup, play.game.log, corrections=corrections(play))
    [part] = [part for part in found.parts if part.id == "corrections"]
    assert [[cell.text for cell in row[1:]] for row in part.rows] == [
        ["1 A", "Empty your pockets! 3", "–"],
        ["–", "–", "–"],
    ]


def test_what_the_dead_are_told_later_changes_nothing() -> None:
    """ORIG-1010 They catch up on every night in the night in which they die."""
    play = play_of("original_extended_15")
    log = play.game.log
    briefed = [(to & ~HOST, fact) for to, fact in log if to != ALL and to & HOST]
    at = max(i for i, (_, fact) in enumerate(log) if type(fact).__name__ == "NightBegan") + 1
    log = [*log[:at], *briefed, *log[at:]]
    assert protocol(SHELF["original"], play.setup, log) == protocol(SHELF["original"], play.setup, play.game.log)


def test_where_only_sums_are_known_nobody_has_a_vote() -> None:
    """Hands that were counted and not written down."""
    play = play_of("original_extended_15")
    log = [(to, fact) for to, fact in play.game.log if type(fact).__name__ != "Hands"]
    seats, _, courts = protocol(SHELF["original"], play.setup, log).parts
    assert not [column.id for column in seats.columns if column.id.startswith("vote_")]
    at = [column.id for column in courts.columns].index("hands")
    assert any(re.fullmatch(r"\d+( : \d+)+", row[at].text) for row in courts.rows)


TAKEN_BACK = """
book: original
settings: {host_mode: human}
seats: A B C D E F G H
deal: {F: commissar, G: mafia, H: don}
play:
  - B nominate C
  - G nominate A
  - H nominate D
  - host correct H pass
  - until: last_words
"""


def test_orig_1910_a_nomination_that_was_taken_back_is_not_on_the_list() -> None:
    [scenario] = read_text(TAKEN_BACK)
    play = referee(scenario)
    courts = protocol(SHELF["original"], play.setup, play.game.log).parts[-1]
    assert [row[1].text for row in courts.rows] == ["3 (2), 1 (7)"]


@pytest.mark.parametrize("name", ["=1+1", "+A", "-A", "@A", "\t=A", " =A", "＝A", "'=A", "a;=A", 'a";=A'])
def test_a_name_is_never_a_formula(name: str) -> None:
    play = play_of("original_human_host_9")
    names = (name, *play.setup.seats[1:])
    sheet = as_csv(protocol(SHELF["original"], play.setup, play.game.log, clocked=Clocked(names=names)))
    rows = list(csv.reader(StringIO(sheet.removeprefix(MARK))))
    assert any(name in cell for row in rows for cell in row)
    assert [cell for row in rows for cell in row if cell.strip()[:1] in tuple("=+-@＝＋－＠")] == []
    assert all(line.startswith('"') for line in sheet.removeprefix(MARK).splitlines())  # no cell splits at a semicolon


def test_a_row_says_in_which_minute_it_began() -> None:
    play = play_of("original_human_host_9")
    marks = [*range(0, len(play.game.log), 10)]
    clocked = Clocked(began=1_000_000, ended=1_000_000 + 47 * 60_000, marks=marks, times=[1_000_000] * len(marks))
    found = protocol(SHELF["original"], play.setup, play.game.log, clocked=clocked)
    assert {line.id: line.text for line in found.head} == {
        "game": "Basic game",
        "players": "9",
        "size": "5 nights",
        "length": "47 min",
        "leader": "the software",
    }
    assert found.parts[1].columns[1].id == "minute" and {row[1].text for row in found.parts[1].rows} == {"1"}
    later = Clocked(began=0, ended=1, marks=marks, times=[minute * 60_000 for minute in range(len(marks))])
    minutes = [
        int(row[1].text) for row in protocol(SHELF["original"], play.setup, play.game.log, clocked=later).parts[1].rows
    ]
    assert minutes == sorted(set(minutes)) and minutes[-1] > 3
