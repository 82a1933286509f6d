"""What players did beside winning is counted from records, by name: votes, lies and stated beliefs."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner

import citysleeps
from citysleeps import Answer, BadRecord, Bot, Counts, Game, Record, View, read_record
from citysleeps.cli import cli
from citysleeps.notation.record import Belief, write_lines

CLAIMS = {
    "A": ["am resident", "checked B nod 1"],  # a lie, and the truth
    "B": ["am commissar", "checked A nod 1"],  # two lies
    "C": ["believe B"],  # of its own side
    "D": ["believe B", "am resident"],  # falls for the second lie of B, and says the truth
}
DOES = {"A": {"check": "B", "nominate": "B"}, "C": {"nominate": "D"}}
HANDS = {"A": "B", "B": "D", "C": "D", "D": "B", "E": "D"}  # so D is executed


class Player(Bot):
    """Does on day 1 what these tables say. Then it is silent, and the mafia kills its way through the town."""

    speaks = ("claim",)

    def __init__(self) -> None:
        self.said = 0

    def choose(self, view: View, chance: Random) -> Answer:
        ask, me = view.asks[0], view.seat
        wanted = DOES.get(me, {}).get(ask.act, "") if view.numbers["night"] == 1 else ""
        if ask.act == "vote":
            wanted = HANDS.get(me, "")
        if ask.act == "point":
            wanted = next(seat for seat in view.alive if seat not in ("B", "C"))
        found = [answer for answer in ask.options if answer.args == (wanted,)]
        return (found or ask.idle or ask.options)[0]

    def volunteer(self, view: View, chance: Random) -> Answer | None:
        left = CLAIMS.get(view.seat, [])[self.said :]
        for offer in view.offers:
            if left and view.phases[-1] == "speech" and offer.takes(f"{view.seat} claim {left[0]}"):
                self.said += 1
                return offer.answer(*left[0].split())
        return None


def played() -> Game:
    game = Game("original", seats=8, deal={"A": "commissar", "B": "don", "C": "mafia"}, seed=1)
    game.play_out(dict.fromkeys(game.seats, Player))
    return game


def stated(game: Game) -> Record:
    """What A and B believed when the first vote was opened, and E on the second day, when A and D were dead."""
    names = [told.fact.name for told in game.log]
    vote, dawn = names.index("vote_opened") + 1, [at for at, name in enumerate(names, 1) if name == "dawn"][1]
    beliefs = (
        Belief(0, vote, {1: 0.9, 3: 0.25}),
        Belief(1, vote, {0: 1.0, 2: 0.0}),
        Belief(4, dawn, {0: 1.0, 1: 0.5, 3: 0.0, 5: 0.5}),
    )
    head = write_lines(game._play.afresh(), [], None, beliefs).split(b"\n", 1)[0]
    return read_record(head + b"\n" + game.record().split(b"\n", 1)[1])


def test_every_figure_of_a_game_counted_by_hand() -> None:
    """ORIG-1112 The mafia wins as soon as it is as many as the town."""
    game = played()
    assert game.winner == "black" and game.alive == ("B", "C", "G", "H")
    found = citysleeps.scores([stated(game)])
    assert {name: (one.games, one.won) for name, one in found.items()} == {
        name: (1, int(name in "BC")) for name in game.seats
    }
    assert found["A"].by_party == {"town": [1, 0]} and found["B"].by_party == {"mafia": [1, 1]}
    votes = {name: (one.votes, one.against) for name, one in found.items() if one.votes}
    assert votes == {"A": (1, 1), "B": (1, 1), "C": (1, 1), "D": (1, 1), "E": (1, 0)}
    assert {name: (one.told, one.lies, one.lies_believed) for name, one in found.items() if one.told} == {
        "A": (2, 1, 0),
        "B": (2, 2, 1),
        "D": (1, 0, 0),
    }
    trusts = {name: (one.trusted, one.fooled) for name, one in found.items() if one.trusted}
    assert trusts == {"C": (1, 1), "D": (1, 1)}
    believed: dict[str, object] = {
        name: (one.beliefs, one.brier, one.base) for name, one in found.items() if one.beliefs
    }
    assert believed == {
        "A": (2, pytest.approx(0.1**2 + 0.25**2), pytest.approx((5 / 7) ** 2 + (2 / 7) ** 2)),
        "B": (2, 0.0, pytest.approx((1 / 7) ** 2 + (6 / 7) ** 2)),
        "E": (2, pytest.approx(0.5**2 + 0.5**2), pytest.approx((5 / 7) ** 2 + (2 / 7) ** 2)),
    }


def test_games_are_added_by_the_names_of_the_players() -> None:
    record = stated(played())
    one, three = citysleeps.scores([record])["A"], citysleeps.scores([record] * 3)["A"]
    assert (three.games, three.votes, three.lies, three.beliefs) == (3, 3, 3, 6)
    assert three.brier == pytest.approx(3 * one.brier) and three.by_party == {"town": [3, 0]}


def test_the_command_prints_the_scores_and_names_what_it_leaves_out(tmp_path: Path) -> None:
    record, unfinished = stated(played()), Game("original", seats=6)
    (tmp_path / "a.jsonl").write_bytes(record._content)
    shown = CliRunner().invoke(cli, ["scores", str(tmp_path)])
    assert shown.exit_code == 0
    lines = [line.split() for line in shown.stdout.splitlines()]
    assert ["B", "1", "100.0", "100.0", "–"] in lines  # games, won, as mafia, as town
    assert ["A", "1", "100.0", "2", "50.0", "0.0", "0", "–", "2", "0.036", "0.296"] in lines
    assert ["B", "1", "100.0", "2", "100.0", "50.0", "0", "–", "2", "0.000", "0.378"] in lines
    citysleeps.write_record(unfinished, tmp_path / "b.jsonl")
    (tmp_path / "c.jsonl").write_bytes(record._content[:-20])
    printed = CliRunner().invoke(cli, ["scores", str(tmp_path), "--json"])
    assert printed.exit_code == 1
    assert [line.split()[:2] for line in printed.stderr.splitlines()] == [["left", "out"]] * 2
    assert "b.jsonl is not finished" in printed.stderr and "c.jsonl" in printed.stderr
    found = msgspec.json.decode(printed.stdout, type=dict[str, Counts])
    assert found == citysleeps.scores([record])


def test_one_record_is_not_a_list_and_a_running_game_has_no_scores() -> None:
    with pytest.raises(citysleeps.CitySleepsError, match="put it in brackets"):
        citysleeps.scores(played())  # type: ignore[arg-type]
    with pytest.raises(BadRecord, match="a game is not finished"):
        citysleeps.scores([Game("original", seats=6)])
