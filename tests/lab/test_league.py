"""A league seats bots fairly, rates them with honest intervals, and counts what they did."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any, ClassVar
from xml.etree import ElementTree as ET

import pytest

import citysleeps
from citysleeps.agents.bot import Bot
from citysleeps.agents.random import choice
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.game import Game
from citysleeps.kernel.seats import Seat
from citysleeps.lab.ladder import ladder
from citysleeps.lab.ratings import POINTS, Match, Rating, rate
from citysleeps.library import leagues
from citysleeps.library.game import settled
from citysleeps.library.leagues import Round, play_league
from citysleeps.models.bot import ModelBot, Said

NAMES = ("one", "two", "three")


# Ratings


def games_of(strengths: dict[str, float], balance: float, games: int, chance: Random) -> list[Match]:
    """Games between two bots each, as the model says that they end."""
    found = []
    for deal in range(games):
        first, second = chance.sample(sorted(strengths), 2)
        odds = 2.718281828 ** (balance + strengths[second] - strengths[first])
        found.append(Match({first: 1.0}, {second: 1.0}, chance.random() < odds / (1 + odds), deal))
    return found


def test_ratings_find_the_strengths_and_their_intervals_hold_them() -> None:
    """Of 300 intervals of 95 percent, 285 should hold the truth; fewer than 270 come in one case of 10,000."""
    true = {"one": 0.8, "two": 0.0, "three": -0.8}
    chance, held = Random("ratings"), 0
    for _ in range(100):
        for rating in rate(NAMES, games_of(true, 0.5, 150, chance)):
            held += rating.low <= POINTS * true[rating.bot] <= rating.high
    assert 270 <= held <= 297


@pytest.mark.parametrize("deals", [6, 20])
def test_intervals_hold_the_truth_although_a_deal_favours_somebody_in_all_its_games(deals: int) -> None:
    """All are equally strong. As if games were independent, some 240 of 300 intervals would hold that."""
    chance, held = Random("deals"), 0
    for _ in range(100):
        for rating in rate(NAMES, lucky_games(deals, chance)):
            held += rating.low <= 0 <= rating.high
    assert 270 <= held <= 297


def lucky_games(deals: int, chance: Random) -> list[Match]:
    """In each deal all play either side against all, and each has the same luck in all its games."""
    found = []
    for deal in range(deals):
        luck = {name: chance.gauss(0, 4) for name in NAMES}
        for first, second in permutations(NAMES, 2):
            odds = 2.718281828 ** (luck[second] - luck[first])
            found.append(Match({first: 1.0}, {second: 1.0}, chance.random() < odds / (1 + odds), deal))
    return found


def test_the_games_of_a_round_are_one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six games a round, by sides; three at mixed tables."""
    for is_mixed, many in ((False, 6), (True, 3)):
        seen: list[Match] = []
        monkeypatch.setattr(
            leagues, "rate", lambda bots, matches, seen=seen: seen.extend(matches) or rate(bots, matches)
        )
        citysleeps.league("original", 7, dict.fromkeys(NAMES, "random"), rounds=3, mixed=is_mixed)
        assert Counter(match.deal for match in seen) == dict.fromkeys(range(3), many)


def test_who_wins_everything_has_a_finite_rating_and_the_mean_is_nought() -> None:
    always = [Match({"one": 1.0}, {"two": 1.0}, False, deal) for deal in range(50)]
    always += [Match({"two": 1.0}, {"one": 1.0}, True, deal) for deal in range(50)]
    best, worst = rate(("one", "two"), always)
    assert 0 < best.points < 2000 and best.points == -worst.points
    assert best.low > 0


def test_an_even_score_of_an_unfair_book_is_no_strength() -> None:
    """The second side always wins: that is the book's, not a bot's."""
    always = [Match({"one": 1.0}, {"two": 1.0}, True, 0), Match({"two": 1.0}, {"one": 1.0}, True, 1)] * 50
    assert [abs(rating.points) < 0.1 for rating in rate(("one", "two"), always)] == [True, True]


def test_ratings_are_drawn() -> None:
    ratings = [Rating("one <1>", 120.0, 40.0, 200.0), Rating("two", -120.0, -200.0, -40.0)]
    drawn = ET.fromstring(ladder("title", "note", ratings))
    words = "".join(drawn.itertext())
    assert "one <1>" in words and "+120 (+40 to +200)" in words


# Seats


@pytest.mark.parametrize("book", SHELF)
def test_at_mixed_tables_each_agent_has_every_seat_equally_often(book: str) -> None:
    setup = settled(book, 8, None, "seats")
    round = Round(NAMES, is_mixed=True)
    for first in (0, 3, 6):
        tables = [round.seated(setup, ("",) * 8, first + game) for game in range(3)]
        assert all(sorted(seat) == sorted(NAMES) for seat in zip(*tables, strict=True))
    assert len({round.seated(setup, ("",) * 8, 3 * deal) for deal in range(8)}) > 1


def test_by_sides_each_plays_either_side_against_each_with_the_same_cards() -> None:
    kinds: Any = dict.fromkeys(NAMES, "random")
    setup = settled("original", 7, None, "sides")
    played = list(play_league(setup, kinds, False, list(range(12)), 1))
    for games in (played[:6], played[6:]):
        assert len({game.parties for game in games}) == 1
        pairs = [tuple(game.bots[game.parties.index(party)] for party in ("town", "mafia")) for game in games]
        assert Counter(pairs) == Counter((one, other) for one in NAMES for other in NAMES if one != other)
    assert played[0].parties != played[6].parties


# What is counted


class Liar(Bot[Any]):
    """Says once that it is the commissar, believes the first claim it hears, and answers at random."""

    speaks: ClassVar[tuple[str, ...]] = ("claim",)

    def __init__(self) -> None:
        self.said: set[str] = set()

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        return choice(asks[0], me, chance)

    def speak(self, view: Game, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        for offer in offers:
            slots = offer.slots
            kind = str(slots[0][0]) if isinstance(slots[0], tuple) else ""
            if kind in self.said:
                continue
            if kind == "am":
                self.said.add(kind)
                return Answer(me, "claim", ("am", "commissar"))
            if kind == "believe" and isinstance(slots[1], int) and slots[1] & ~(1 << me):
                self.said.add(kind)
                return Answer(me, "claim", ("believe", (slots[1] & ~(1 << me)).bit_length() - 1))
        return None


class Model(ModelBot):
    """A language model that always takes the first option, and suspects A."""

    def __init__(self) -> None:
        super().__init__(lambda messages: Said('{"answer": 1, "beliefs": {"A": 1.0}}', 100, 7))


class Seer(Bot[Any]):
    """Answers at random, and says of everybody how likely it is of the other side; costs something."""

    class Spent:
        calls, refused, tokens_in, tokens_out = 2, 1, 30, 4

    def __init__(self) -> None:
        self.spent = self.Spent()
        self.beliefs: dict[str, float] = {}

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        self.beliefs = dict.fromkeys("ABCDEFGH", 0.5)
        return choice(asks[0], me, chance)


def test_lies_and_trust_are_counted() -> None:
    table = citysleeps.league("original", 8, {"liar": Liar, "random": "random"}, rounds=6)
    liar, other = table.of("liar").counts, table.of("random").counts
    assert liar.told > 20
    assert liar.told - liar.lies <= 6  # one of them may have been the commissar in each deal
    assert liar.lies > 0 and liar.trusted > 0
    assert liar.trusted > liar.fooled > 0.6 * liar.trusted, "nearly everybody has lied"
    assert other.told == other.lies == other.trusted == 0
    assert liar.lies_believed == 0, "only its own side has believed it"


def test_at_mixed_tables_lies_are_believed_by_the_other_side() -> None:
    table = citysleeps.league("original", 8, {"liar": Liar, "other": Liar}, rounds=4, mixed=True)
    assert 0 < table.of("liar").counts.lies_believed <= table.of("liar").counts.lies


def test_beliefs_and_cost_are_counted() -> None:
    table = citysleeps.league("original", 8, {"seer": Seer, "random": "random"}, rounds=3)
    seer, other = table.of("seer").counts, table.of("random").counts
    assert seer.beliefs > 100 and seer.brier == pytest.approx(0.25 * seer.beliefs)
    assert 0 < seer.base / seer.beliefs < 0.25, "the deal says more than a coin"
    assert seer.calls == 2 * seer.games and seer.tokens_in == 30 * seer.games and seer.tokens_out == 4 * seer.games
    assert seer.refused == seer.games and seer.seconds > 0
    assert other.beliefs == other.calls == 0


@pytest.mark.parametrize("book", ["original", "spytown", "bigcity"])
def test_a_reasoning_bot_says_what_it_believes_and_knows_more_than_the_deal(book: str) -> None:
    table = citysleeps.league(book, 8, ["reasoning", "careful"], rounds=1)
    stated, other = table.of("reasoning").counts, table.of("careful").counts
    assert stated.beliefs > 50 and stated.brier < stated.base
    assert other.beliefs == 0


def test_a_language_model_plays_in_a_league() -> None:
    counts = citysleeps.league("original", 6, {"model": Model, "random": "random"}, rounds=2).of("model").counts
    assert counts.calls > counts.games and (counts.tokens_in, counts.tokens_out) == (
        100 * counts.calls,
        7 * counts.calls,
    )
    assert 0 < counts.beliefs <= counts.calls and float(counts.brier).is_integer()


@pytest.mark.parametrize("book", SHELF)
def test_votes_are_held_against_the_truth(book: str) -> None:
    """Whoever votes at random votes against the other side as often as chance would have it."""
    table = citysleeps.league(book, 8, ["random", "careful"], rounds=3)
    assert table.games == 6 and [place.counts.games for place in table.places] == [24, 24]
    for place in table.places:
        assert 0 <= place.counts.against <= place.counts.votes
        assert (place.counts.votes > 0) == (book != "cuba")
        assert set(place.by_party) == set(table.parties)


def test_a_gang_votes_against_the_town_and_a_random_town_mostly_against_itself() -> None:
    kinds: Any = {"careful": "careful", "random": "random"}
    played = list(play_league(settled("original", 10, None, "votes"), kinds, False, list(range(20)), 1))

    def against(name: str, party: str) -> float:
        own = [
            counts
            for game in played
            for bot, side, counts in zip(game.bots, game.parties, game.counts, strict=True)
            if (bot, side) == (name, party)
        ]
        return sum(one.against for one in own) / sum(one.votes for one in own)

    assert against("careful", "mafia") > 0.9
    assert against("random", "town") < 0.5


# A whole league


def test_the_careful_are_rated_above_the_random() -> None:
    table = citysleeps.league("original", 8, ["random", "careful"], rounds=15)
    assert [place.bot for place in table.places] == ["careful", "random"]
    assert table.places[0].low > 0 > table.places[1].high
    assert table.places[0].wins > 0.5 > table.places[1].wins


@pytest.mark.parametrize("mixed", [False, True])
def test_it_comes_out_the_same_in_any_number_of_processes(mixed: bool) -> None:
    one, two = (results("original", mixed=mixed, jobs=jobs) for jobs in (1, 2))
    assert one == two != results("original", mixed=mixed, seed="another")


def results(book: str, **more: Any) -> list[tuple[object, ...]]:
    """A league without what a clock has measured."""
    table = citysleeps.league(book, 6, ["random", "careful"], rounds=4, **more)
    return [(place.bot, place.rating, place.wins, place.counts.votes, place.counts.against) for place in table.places]


def test_a_league_that_was_ended_continues(tmp_path: Path) -> None:
    file, whole = tmp_path / "league", results("original")
    assert results("original", resume=file) == whole
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 9
    file.write_bytes(b"".join(lines[:4]) + lines[4][:20])  # ended while it wrote
    counted: list[int] = []
    assert results("original", resume=file, progress=counted.append) == whole
    assert sum(counted) == 8 and len(file.read_bytes().splitlines()) == 9


def test_another_league_is_not_continued(tmp_path: Path) -> None:
    file = tmp_path / "league"
    results("original", resume=file)
    for more in ({"mixed": True}, {"seed": "another"}):
        with pytest.raises(citysleeps.CitySleepsError, match="is not of this league"):
            results("original", resume=file, **more)
    citysleeps.league("original", 6, {"a": "random", "b": "random"}, rounds=1, resume=tmp_path / "named")
    with pytest.raises(citysleeps.CitySleepsError, match="is not of this league"):
        citysleeps.league("original", 6, {"a": "random", "b": "careful"}, rounds=1, resume=tmp_path / "named")
    file.write_bytes(file.read_bytes() + b"{}\n")
    with pytest.raises(citysleeps.CitySleepsError, match="is not of this league"):
        results("original", resume=file)


@pytest.mark.parametrize(
    ("bots", "mixed", "said"),
    [
        (["random"], False, "needs two bots"),
        ({str(n): "random" for n in range(7)}, True, "7 bots cannot sit at one table of 6"),
        (["random", "nobody"], False, "there is no bot nobody"),
    ],
)
def test_a_league_that_cannot_be_is_refused(bots: Any, mixed: bool, said: str) -> None:
    with pytest.raises(citysleeps.CitySleepsError, match=said):
        citysleeps.league("original", 6, bots, rounds=1, mixed=mixed)
