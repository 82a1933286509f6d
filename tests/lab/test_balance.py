"""Whether a table is fair: intervals that hold at every look, exact theory, and what single changes do."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from xml.etree import ElementTree as ET

import msgspec
import pytest
from books.spytown.test_theory import by_recursion
from click.testing import CliRunner

import citysleeps
from citysleeps.books.shelf import SHELF
from citysleeps.books.spytown.components import TABLE_1A
from citysleeps.cli import cli
from citysleeps.kernel.setup import Value
from citysleeps.lab.balance import PILOT, Try, changes, weaker_side
from citysleeps.lab.bars import bars
from citysleeps.lab.sequential import interval
from citysleeps.library.bots import cast_of
from citysleeps.library.fairness import single_changes
from citysleeps.library.game import settled

from .test_simulate import black_wins


def exact(book: str, seats: int, settings: dict[str, Value] | None = None) -> dict[str, Fraction]:
    return SHELF[book].lobby.at_random(settled(book, seats, settings).settings, seats)


LOOKS = range(50, 1501, 50)


def ever_excluded(share: float, chance: Random, usual: bool) -> bool:
    """Whether the true share was outside of the interval at any look; of the usual one for comparison."""
    pilot = sum(chance.random() < share for _ in range(PILOT))
    won = games = 0
    for look in LOOKS:
        won += sum(chance.random() < share for _ in range(look - games))
        games = look
        low, high = interval(won, games, pilot, PILOT)
        if usual:
            error = 1.96 * (won / games * (1 - won / games) / games) ** 0.5
            low, high = won / games - error, won / games + error
        if not low <= share <= high:
            return True
    return False


@pytest.mark.parametrize("share", [0.5, 0.1])
def test_the_interval_holds_at_every_look_where_the_usual_one_does_not(share: float) -> None:
    chance, tries = Random(f"looks {share}"), 300
    wrong = sum(ever_excluded(share, chance, usual=False) for _ in range(tries))
    usual = sum(ever_excluded(share, chance, usual=True) for _ in range(tries))
    assert wrong <= 0.05 * tries < usual / 2


def test_the_interval_grows_narrow_around_what_was_won() -> None:
    assert interval(0, 0, 0, PILOT) == (0.0, 1.0)
    wide, narrow = interval(50, 100, 100, PILOT), interval(2500, 5000, 100, PILOT)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]
    assert narrow[1] - narrow[0] < 0.05
    assert interval(0, 400, 0, PILOT)[0] == 0.0 and interval(0, 400, 0, PILOT)[1] < 0.02
    assert interval(400, 400, PILOT, PILOT)[1] == 1.0


def test_theory_is_that_of_every_night_and_day() -> None:
    for seats in range(6, 14):
        cards = citysleeps.BOOKS["original"].composition(seats)
        black = seats - cards["resident"] - cards["commissar"]
        assert exact("original", seats)["black"] == black_wins(seats, black)
    for seats, mafiosi in list(TABLE_1A.items())[2:-2]:  # SPY-112, SPY-113 6, 7, 20 and 21 have rules of their own
        assert exact("spytown", seats)["mafia"] == by_recursion(seats - 1, mafiosi)


@pytest.mark.parametrize(
    ("book", "seats", "settings"),
    [
        ("original", 10, {"team_target": "forbidden"}),
        ("original", 14, {"deck": "extended"}),
        ("spytown", 9, {"abstain": "on"}),
        ("spytown", 11, {"preset": "cards"}),
        ("spytown", 6, {}),
        ("spytown", 7, {}),
        ("spytown", 20, {}),
        ("spytown", 21, {}),
        ("bigcity", 10, {}),
    ],
)
def test_theory_says_nothing_of_anything_else(book: str, seats: int, settings: dict[str, Value]) -> None:
    assert exact(book, seats, settings) == {}


def test_where_theory_is_exact_nothing_is_played() -> None:
    played: list[int] = []
    found = citysleeps.balance("original", 10, ["random"], progress=played.append)
    [strength] = found.strengths
    assert (strength.exact, strength.games, played) == (True, 0, [])
    assert strength.sides["red"] == citysleeps.Chance(0.4, 0.4, 0.4)
    assert found.weaker == "red"
    assert sum((Fraction(one.share).limit_denominator(100) for one in strength.sides.values()), Fraction(0)) == 1


def test_it_plays_until_it_knows_enough_and_in_any_number_of_processes_alike() -> None:
    found = citysleeps.balance("bigcity", 8, ["random"], within=0.05, seed="fair", jobs=2)
    assert found == citysleeps.balance("bigcity", 8, ["random"], within=0.05, seed="fair")
    [strength] = found.strengths
    assert strength.games > 400 and all(one.high - one.low <= 0.1 for one in strength.sides.values())
    [short] = citysleeps.balance("bigcity", 8, ["random"], within=0.001, most=100, seed="fair").strengths
    assert short.games == 100


def test_a_change_is_weighed_with_the_same_seeds() -> None:
    setup = settled("bigcity", 10)
    cast = cast_of("random", citysleeps.BOOKS["bigcity"]._rules, setup.seats)
    lover: Value = ("detective", "doctor", "lover", "mafia=2", "peaceful_resident=5")
    tries = [
        Try("votes_per_player", "many", "many", settled("bigcity", 10, {"votes_per_player": "many"})),
        Try("boss_decides", "ties", "nothing", settled("bigcity", 10, {"boss_decides": "any_disagreement"})),
        Try("roles", lover, "lover", settled("bigcity", 10, {"roles": lover})),
    ]
    many, _ = changes(setup, tries, cast, "citizens", 120, 1, lambda games: None)
    assert (many.said, many.games) == ("many", 120)  # there is no Boss, so nothing came of the second
    assert -1 <= many.low < many.more < many.high < -0.1
    same = list(changes(setup, [Try("", "", "", setup)], cast, "citizens", 60, 1, lambda games: None))
    assert same == []


def test_single_changes_are_settings_roles_and_seats_that_can_be_dealt() -> None:
    book = citysleeps.BOOKS["bigcity"]
    said = [one.said for one in single_changes(book, settled("bigcity", 10), {})]
    assert {"tie_rule=none", "mafia + 1", "mafia − 1", "doctor − 1", "judge + 1", "9 seats", "11 seats"} <= set(said)
    assert not {"tie_rule=runoff", "doctor + 1", "host=human_chosen", "peaceful_resident + 1"} & set(said)
    assert len(set(said)) == len(said)
    least = [one.said for one in single_changes(citysleeps.BOOKS["original"], settled("original", 6), {})]
    assert "5 seats" not in least and "7 seats" in least


def test_a_host_drawn_from_the_cards_is_no_change_of_a_setting_but_a_player_fewer() -> None:
    """CITY-202, CITY-206 The Host does not play, so the two tables would differ by two things."""
    book, drawn = citysleeps.BOOKS["bigcity"], {"host": "human_dealt"}
    assert not any(one.setting == "host" for one in single_changes(book, settled("bigcity", 10), {}))
    said = [one.said for one in single_changes(book, settled("bigcity", 10, drawn), drawn)]
    assert "11 seats" in said and "tie_rule=none" in said and not any(one.startswith("host=") for one in said)


def test_the_command_prints_draws_and_says_that_people_are_not_bots(tmp_path_factory: pytest.TempPathFactory) -> None:
    picture = tmp_path_factory.mktemp("balance") / "balance.svg"
    command = ["balance", "cuba", "random", "--seats", "6", "--within", "20", "--changes", "60", "--svg", str(picture)]
    done = CliRunner().invoke(cli, command)
    assert done.exit_code == 0, done.output
    assert "cuba, 6 seats, seed 0" in done.output and "People are not bots" in done.output
    assert "jokers=" in done.output
    drawn = ET.fromstring(picture.read_text(encoding="utf-8"))
    assert drawn.tag.endswith("svg")


def test_what_cannot_be_is_refused_in_one_line() -> None:
    for words in (["balance", "original", "--seats", "3"], ["balance", "original", "wild", "--seats", "10"]):
        done = CliRunner().invoke(cli, words)
        assert done.exit_code != 0 and "Traceback" not in done.output


def test_where_nobody_ever_wins_no_side_is_the_weaker_one() -> None:
    always = citysleeps.Chance(1.0, 0.9, 1.0)
    assert weaker_side({"none": always}) == ""
    assert weaker_side({"none": always, "red": always}) == "red"


def test_the_picture_has_a_bar_for_each_bot_and_for_what_does_most() -> None:
    found = citysleeps.balance("original", 8, ["random", "careful"], within=0.2)
    assert bars(found).count("url(#s)") == 2
    moved = [citysleeps.Change("x", n, f"x={n}", 9, 0.5, -n / 100, -n / 100, -n / 100) for n in range(20)]
    drawn = bars(msgspec.structs.replace(found, changes=tuple(moved)))
    assert [n for n in range(20) if f">x={n}<" in drawn] == [0, 1, 2, 3, 4, 5, 14, 15, 16, 17, 18, 19]
