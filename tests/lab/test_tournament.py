"""A tournament plays every bot against every bot, with the same deals, from every seat, and can be continued."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import citysleeps
from citysleeps.agents.bot import RandomBot
from citysleeps.books.shelf import SHELF
from citysleeps.lab.heat import heat_map
from citysleeps.lab.tournament import CHUNK, dealt, members_of, share
from citysleeps.library.game import settled

OUTCASTS = "peaceful_resident=4,detective,judge,maniac,boss,mafia=2"


def test_every_bot_plays_both_parties_against_every_bot() -> None:
    standings = citysleeps.tournament("original", 6, ["random", "careful"], games=12)
    pairs = [(pairing.bots["town"], pairing.bots["mafia"]) for pairing in standings.pairings]
    assert pairs == [("random", "random"), ("random", "careful"), ("careful", "random"), ("careful", "careful")]
    assert all(pairing.games == sum(pairing.wins.values()) == 12 for pairing in standings.pairings)
    strong, weak = standings.of("careful", "random"), standings.of("random", "careful")
    assert strong.shares["town"].won > weak.shares["town"].won
    assert [one.won for one in standings.facing("mafia", "random")] == [
        standings.of(town, "random").shares["mafia"].won for town in ("random", "careful")
    ]


def test_it_comes_out_the_same_in_any_number_of_processes_and_otherwise_with_another_seed() -> None:
    bots = ["random", "careful"]
    one, two = (citysleeps.tournament("original", 6, bots, games=30, jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert one.pairings != citysleeps.tournament("original", 6, bots, games=30, seed="another").pairings


def test_all_pairings_play_the_same_deals() -> None:
    """So one bot under two names wins the same games."""
    standings = citysleeps.tournament("original", 8, {"one": "careful", "other": "careful"}, games=20)
    assert len({str(pairing.wins) for pairing in standings.pairings}) == 1


@pytest.mark.parametrize("book", SHELF)
def test_every_seat_is_in_the_second_party_in_its_turn(book: str) -> None:
    setup = settled(book, 9, None, "seats")
    for number in range(18):
        play = dealt(setup, number)
        assert members_of(play, play.book.parties[1]) >> number % 9 & 1


def test_turns_leave_all_deals_equally_likely() -> None:
    """Of the 21 ways in which two of seven seats can be black, each comes in a 21st of the games."""
    setup = settled("original", 7, None, "deals")
    games = 1470
    came = Counter(members_of(dealt(setup, number), "mafia") for number in range(games))
    chi_square = sum((came[pair] - games / 21) ** 2 / (games / 21) for pair in came)
    assert len(came) == 21 and chi_square < 20 + 4 * 40**0.5


def test_a_seat_that_the_settings_keep_in_the_first_party_stays_there() -> None:
    setup = settled("cuba", 6, {"first_godfather": "A"}, "0")
    assert members_of(dealt(setup, 0), "godfather") == 1


@pytest.mark.parametrize(
    ("book", "seats", "settings", "first", "nobodys"),
    [
        ("original", 20, {"preset": "extended"}, "red", ""),  # two gangs and a maniac are one party
        ("spytown", 9, {}, "police", ""),
        ("bigcity", 10, {"roles": OUTCASTS, "max_outcasts": 1}, "citizens", "maniac"),
        ("cuba", 6, {}, "diamonds_recovered", ""),  # the Loyal win with the Godfather
    ],
)
def test_the_first_party_wins_with_most_of_its_seats_or_else_the_second_with_any(
    book: str, seats: int, settings: dict[str, str | int], first: str, nobodys: str
) -> None:
    [pairing] = citysleeps.tournament(book, seats, ["random"], games=30, settings=settings).pairings
    won = [one.won for one in pairing.shares.values()]
    assert won == [pairing.wins[first], 30 - pairing.wins[first] - pairing.wins.get(nobodys, 0)]
    assert min(won) > 0 and (nobodys in pairing.wins) == bool(nobodys)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(9, 10, 0.5958, 0.9821), (0, 10, 0, 0.2775), (50, 100, 0.4038, 0.5962)]
)
def test_an_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    found = share(won, games)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


class Tired(Exception):
    """Somebody has ended the tournament."""


@pytest.mark.parametrize("torn", [False, True])
def test_a_tournament_that_was_ended_is_continued(tmp_path: Path, torn: bool) -> None:
    path, bots, seen = tmp_path / "cup", ["random", "careful"], 0

    def tire(games: int) -> None:
        nonlocal seen
        seen += games
        if seen > 2 * CHUNK:
            raise Tired

    with pytest.raises(Tired):
        citysleeps.tournament("original", 6, bots, games=25, progress=tire, resume=path)
    if torn:
        path.write_bytes(path.read_bytes()[:-20])
    lines = path.read_bytes().splitlines(keepends=True)
    resumed = citysleeps.tournament("original", 6, bots, games=25, resume=path)
    assert resumed == citysleeps.tournament("original", 6, bots, games=25)
    assert resumed == citysleeps.tournament("original", 6, bots, games=25, resume=path)
    whole = lines[: -1 if torn else None]
    now = path.read_bytes().splitlines(keepends=True)
    assert now[: len(whole)] == whole and len(set(now)) == len(now) == 1 + 3 * 4


def test_what_is_over_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = citysleeps.tournament("original", 6, {"own": RandomBot}, games=20, resume=tmp_path / "cup")

    def never(self: RandomBot, *given: object) -> None:
        raise AssertionError("it plays again")

    monkeypatch.setattr(RandomBot, "answer", never)
    assert citysleeps.tournament("original", 6, {"own": RandomBot}, games=20, resume=tmp_path / "cup") == first


def test_a_tournament_may_get_more_games(tmp_path: Path) -> None:
    """Also if its last bout was a short one."""
    for games in (15, 35):
        grown = citysleeps.tournament("original", 6, ["random"], games=games, resume=tmp_path / "cup")
    assert grown == citysleeps.tournament("original", 6, ["random"], games=35)


def test_the_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cup"
    citysleeps.tournament("original", 6, ["random"], games=5, resume=path)
    with pytest.raises(citysleeps.CitySleepsError, match="is not of this tournament"):
        citysleeps.tournament("original", 6, ["random"], games=5, seed="another", resume=path)
    with pytest.raises(citysleeps.CitySleepsError, match="cannot be used"):
        citysleeps.tournament("original", 6, ["random"], games=5, resume=tmp_path / "no" / "where")


def test_the_picture_has_a_field_for_every_pairing_and_a_darker_one_for_more() -> None:
    standings = citysleeps.tournament("original", 6, {"<own>": "random", "careful": "careful"}, games=20)
    drawn = ET.fromstring(heat_map(standings))
    words = [word.text or "" for word in drawn.iter("{http://www.w3.org/2000/svg}text")]
    shares = [100 * pairing.shares["town"].share for pairing in standings.pairings]
    assert [word for word in words if re.fullmatch(r"[\d.]+ %", word)][:4] == [f"{one:.1f} %" for one in shares]
    assert words.count("<own>") == 2
    fills = [int(box.attrib["fill"][1:3], 16) for box in drawn.iter("{http://www.w3.org/2000/svg}rect")][1:5]
    assert sorted(fills, reverse=True) == [fill for _, fill in sorted(zip(shares, fills, strict=True))]


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        (["carefull"], "there is no bot carefull; did you mean careful?"),
        (["random", "random"], "random is named twice"),
        (["no.such.module:Bot"], "there is no bot no.such.module:Bot: No module named 'no'"),
        (["citysleeps:Game"], "there is no bot citysleeps:Game: citysleeps has no class of bots Game"),
    ],
)
def test_what_is_no_bot_is_refused(bots: list[str], why: str) -> None:
    with pytest.raises(citysleeps.CitySleepsError) as refused:
        citysleeps.tournament("original", 6, bots)
    assert str(refused.value) == why
