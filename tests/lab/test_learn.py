"""Numbers are learned in games, the same with the same seed, and go on where they were stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from citysleeps.agents.reasoning.lying import WAYS, Liar
from citysleeps.agents.reasoning.numbers import Numbers, numbers_of
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.lab.learning import Games, Learned, Plan, Pupil, Round, can_learn, compare, pairs_of, play_all, score
from citysleeps.library.game import settled
from citysleeps.library.learning import learn

TRIED = ("tremble", "false", "wild.prior")


def nobody_counts(done: int, each: int) -> None:
    pass


def study(rounds: int = 2, **more: object) -> Learned:
    given = {"names": TRIED, "seed": "s", "progress": nobody_counts} | more
    return learn("original", 6, rounds, 2, 2, **given)  # type: ignore[arg-type]


@pytest.mark.long
def test_the_same_seed_learns_the_same_in_any_number_of_processes() -> None:
    one = study(1)
    assert one == study(1, jobs=2)
    assert one.rounds != study(1, seed="t").rounds


@pytest.mark.long
def test_it_goes_on_after_a_kill_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole = study(3, resume=tmp_path / "whole")
    played = 0

    def stop(done: int, each: int) -> None:
        nonlocal played
        played += done
        if played > 1.5 * each:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study(3, resume=tmp_path / "killed", progress=stop)
    with (tmp_path / "killed").open("ab") as file:
        file.write(b'{"name":"trem')
    before = (tmp_path / "killed").read_bytes()
    assert before.count(b"\n") == 2  # the head and the only round that was finished
    assert study(3, resume=tmp_path / "killed") == whole
    assert (tmp_path / "killed").read_bytes() == (tmp_path / "whole").read_bytes()


@pytest.mark.slow
def test_a_file_of_another_learning_is_refused(tmp_path: Path) -> None:
    study(1, resume=tmp_path / "kept")
    with pytest.raises(CitySleepsError, match="is not of this learning"):
        study(1, resume=tmp_path / "kept", names=("tremble",))


@pytest.mark.long
def test_a_bad_number_is_improved_and_shown_to_be_better_in_other_games() -> None:
    bad = numbers_of("original").having({"tremble": 0.95})
    found = learn("original", 7, 1, 6, 10, names=["tremble"], start=bad, seed="0", progress=nobody_counts)
    [(before, after)] = found.changed.values()
    assert (before, after < 0.9, found.better) == (0.95, True, True)
    assert found.before is not None and found.after is not None
    assert found.after.loss < found.before.loss
    assert Numbers(found.text).all["tremble"] == after
    assert "citysleeps learn" in found.text.splitlines()[1]


def test_what_is_not_better_in_the_check_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another number was taken, but in the check it wins the same games."""
    monkeypatch.setattr("citysleeps.lab.learning.one_round", lambda *given: Round("false", 1.5, (1, 0), (0, 0), 0.01))
    found = study(1)
    assert list(found.changed) == ["false"]
    assert (found.better, found.text) == (False, numbers_of("original").text)


def pupil(names: tuple[str, ...] = TRIED) -> Pupil:
    return Pupil(Plan(settled("original", 6, None, "s"), 2, names, numbers_of("original").text))


def test_each_number_has_its_turn_and_smaller_steps_where_nothing_was_better() -> None:
    one = pupil()
    for _ in range(6):
        name = one.next()
        one.take(Round(name, one.steps[name], (0, 0), (0, 0), 0.5 if name == "false" else 0.0))
    assert sorted(done.name for done in one.rounds[:3]) == sorted(done.name for done in one.rounds[3:]) == sorted(TRIED)
    assert one.steps == {"tremble": 1.5 / 4, "false": 1.5, "wild.prior": 1.5 / 4}
    assert one.now.all["false"] > one.last.all["false"] > numbers_of("original").all["false"]
    assert one.earlier() == [one.plan.start, one.last.text]


def test_the_score_is_the_mean_and_the_worst_of_both_parties_less_the_loss() -> None:
    games: Games = {(("new\n", "careful"), 0): [(True, 0.2), (True, 0.4)], (("new\n", "framer"), 0): [(False, 0.6)] * 2}
    games[("old\n", "new\n"), 1] = [(True, 0.0), (False, 0.0)]
    found = score("original", games)
    assert found.won == {"town": {"careful": 1.0, "framer": 0.0}, "mafia": {"earlier 2": 0.5}}
    assert found.loss == pytest.approx(0.45)
    assert found.whole == pytest.approx((0.5 + 0.5) / 2 + (0.0 + 0.5) / 2 - 0.45)
    assert compare("original", games, games) == (0.0, 0.0)


@pytest.mark.slow
@pytest.mark.parametrize(("book", "seats"), [("original", 7), ("spytown", 8), ("bigcity", 8)])
def test_every_liar_plays_a_whole_game_and_some_lie(book: str, seats: int) -> None:
    assert can_learn(book)
    text = numbers_of(book).text
    [games] = play_all(settled(book, seats, None, "lies"), [text], [text], 2, 1, lambda done: None)
    assert list(games) == pairs_of(text, [text])
    assert all(len(results) == 2 for results in games.values())
    assert all(loss > 0 for (_, place), results in games.items() if place == 0 for _, loss in results)


def test_a_liar_keeps_to_what_it_said_and_one_of_a_gang_is_enough() -> None:
    assert all(Liar("blender").tell(0, day, day, 0, 0b11, 0b11111) is None for day in range(9))
    liar = Liar("framer")
    told = [liar.tell(0, day, day, 0, 0b11, 0b11111) for day in range(1, 9)]
    said = [[*checks] for checks in told if checks is not None]
    assert said and all(one == said[-1][: len(one)] for one in said)
    assert all(not is_foe or seat > 1 for _, seat, is_foe in said[-1])
    assert all(Liar(way).tell(0, day, day, 0b10, 0b11, 0b11111) is None for way in WAYS for day in range(9))


def test_what_cannot_be_learned_is_said() -> None:
    with pytest.raises(CitySleepsError, match="there are no numbers to learn for cuba"):
        learn("cuba", 8, 1, 2, 2, progress=nobody_counts)
    with pytest.raises(CitySleepsError, match="there is no number luck to learn; there are false, wrong"):
        study(names=("luck",))
