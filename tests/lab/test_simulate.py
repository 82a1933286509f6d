"""Simulation gives the same results however it is cut up, and what exact theory says."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from multiprocessing import parent_process
from pathlib import Path
from random import Random
from textwrap import dedent

import msgspec
import pytest
from patience import wait_until

from citysleeps.agents.bot import RandomBot
from citysleeps.agents.random import Stuck, play_out
from citysleeps.books.original.book import BOOK
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.simulate import CHUNK, Chunk, gather, play_span, simulate

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def setup(seats: int, seed: str = "lab", deal: dict[str, str] | None = None, **settings: Value) -> Setup:
    names = tuple(LETTERS[:seats])
    return BOOK.settle(Setup(book="original", seats=names, settings=settings, seed=seed, deal=deal or {}))


def total(chunks: list[Chunk]) -> tuple[int, int, Counter[str]]:
    wins: Counter[str] = Counter()
    for chunk in chunks:
        wins += chunk.wins
    return sum(chunk.games for chunk in chunks), sum(chunk.answers for chunk in chunks), wins


# The same games however they are cut up


def test_one_process_and_two_give_the_same_results() -> None:
    table = setup(6)
    assert total(list(simulate(table, 130, 1))) == total(list(simulate(table, 130, 2)))


def test_another_process_is_a_copy_of_this_one_only_while_this_has_one_thread() -> None:
    code = """
        import sys, threading
        from citysleeps.lab.processes import may_fork
        alone, over = may_fork(), threading.Event()
        threading.Thread(target=over.wait).start()
        print(alone == (sys.platform == "linux"), may_fork())
        over.set()
    """
    done = subprocess.run([sys.executable, "-c", dedent(code)], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "False"]


@pytest.mark.skipif(sys.platform == "win32", reason="groups of processes are of POSIX")
def test_when_a_simulation_is_killed_its_other_processes_end() -> None:
    words = ["simulate", "original", "--seats", "10", "--games", "1000000", "--jobs", "3"]
    command = [sys.executable, "-c", "from citysleeps.cli import main; main()", *words]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True) as one:
        wait_until(lambda: len(members(one.pid)) >= 3, "three processes")
        one.kill()
        one.wait()
    wait_until(lambda: not members(one.pid), "the end of the others")


def members(group: int) -> list[str]:
    """The processes of a group."""
    done = subprocess.run(["ps", "-o", "pid=", "-g", str(group)], capture_output=True, text=True, check=False)
    return done.stdout.split()


class Fails(RandomBot):
    """In another process it fails as it is told; in this one it begins when that has happened."""

    def __init__(self) -> None:
        came = Path(os.environ["CAME"])
        if parent_process() is None:
            wait_until(came.exists, "another process that plays")
            return
        came.touch()
        if os.environ["FAILS"] == "ended":
            os._exit(1)
        raise Stuck("nobody can answer")


@pytest.mark.parametrize(("fails", "error"), [("stuck", Stuck), ("ended", RuntimeError)])
def test_what_fails_in_another_process_fails_here(
    fails: str, error: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CAME", str(tmp_path / "came"))
    monkeypatch.setenv("FAILS", fails)
    with pytest.raises(error):
        list(simulate(setup(6), 3 * CHUNK, 2, {"A": Fails}))


@pytest.mark.parametrize("games", [1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 2 * CHUNK + 1])
def test_the_edges_of_chunks_neither_lose_nor_repeat_a_game(games: int) -> None:
    table = setup(6)
    one_by_one = [play_span((table, number, number + 1)) for number in range(games)]
    assert total(list(simulate(table, games, 1))) == total(one_by_one)
    assert total(one_by_one)[0] == games


def test_a_longer_simulation_begins_with_the_games_of_a_shorter_one() -> None:
    table = setup(7)
    short, whole = play_span((table, 0, 30)), play_span((table, 0, 70))
    assert total([short, play_span((table, 30, 70))]) == total([whole])


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first, again, other = (total(list(simulate(setup(7, seed), 60, 1))) for seed in ("one", "one", "two"))
    assert first == again
    assert first[1] != other[1]


def test_the_cards_and_the_bots_of_every_game_are_its_own() -> None:
    table = setup(10)
    deals, answers = set(), set()
    for number in range(20):
        play = Play(BOOK, msgspec.structs.replace(table, seed=f"lab/{number}"))
        play_out(play, Random(f"lab/{number}/bots"))
        deals.add(tuple(play.game.cards))  # type: ignore[attr-defined]
        answers.add(str(play.inputs))
    assert len(deals) > 15 and len(answers) == 20


def test_the_results_are_added_up_and_the_progress_is_heard() -> None:
    table = setup(6)
    heard: list[int] = []
    result = gather(table, simulate(table, 120, 1), heard.append)
    games, answers, wins = total(list(simulate(table, 120, 1)))
    assert heard == [50, 50, 20]
    assert (result.games, result.wins, result.seats, result.book) == (games, dict(wins), 6, "original")
    assert result.answers_per_game == round(answers / games, 2)


def test_nothing_comes_of_no_games() -> None:
    result = gather(setup(6), simulate(setup(6), 0, 1), lambda done: None)
    assert (result.games, result.answers_per_game, result.wins) == (0, 0.0, {})


# Theory


State = tuple[int, int, bool]  # how many are alive, how many of them are black, and whether the doctor is


@cache
def outcomes(state: State, night: bool) -> dict[tuple[str, int], Fraction]:
    """How likely each side is to win after so many more days have begun, when everybody plays at random: from before
    a night, or from before a day.

    Why this is exact, clause by clause:

    - Everybody nominates, because passing is for those who can do nothing else (ORIG-818, and the bots' contract). The
      k-th speaker finds k - 1 accused and at least n - k players whom he may name, so of n players all name somebody
      but, at times, the last: n - 1 or n are accused. A game that goes on has n >= 3 (ORIG-1112), so there are at least
      two accused, and the corner cases of one (ORIG-902, ORIG-903) or none (ORIG-825) do not arise.
    - When the first accused is called (ORIG-912), a hand for him is all that a voter can do but pass, so all raise it,
      he himself included (ORIG-913, ORIG-925); he has all the votes and is executed (ORIG-923). There is never a tie.
    - The first accused is named by the first speaker, uniformly among the others. Who speaks first goes by the seats
      (ORIG-809, ORIG-810) and does not depend on the cards. The gang's victim is uniform among all living players, its
      own members included (`team_target: allowed`), and does not depend on who they are either. The cards are dealt
      uniformly; so, given which seats have died and the colours of their cards, the cards of the living still lie in
      uniformly random order (by induction: a seat chosen without regard to the cards of the living has each of them
      equally likely). So whoever dies, by day or by night, is black with the chance b / n, although the first speaker
      of the day is never the one.
    - By night each of b members points (ORIG-552) or marks (ORIG-607) once, independently and uniformly among n
      players, and the kill happens only if all name the same one (ORIG-553, ORIG-609): n * (1 / n)**b. Checks change
      nothing.
    - The doctor shields one living player before that. The victim is uniform and independent of the shield, so whomever
      he may shield (ORIG-1203), he stops the kill with the chance 1 / n (ORIG-1202). He is a red card like any other.
    - The end is checked at dawn and after an execution (ORIG-1101): no black, red wins (ORIG-1111); black as many as
      red, black wins (ORIG-1112). With a single gang and no other black the extended deck says the same (ORIG-1122,
      ORIG-1123). Somebody dies every day, so there is no stalemate (ORIG-1151).
    """
    living, black, doctor = state
    if black == 0:
        return {("red", 0): Fraction(1)}
    if 2 * black >= living:
        return {("black", 0): Fraction(1)}
    death = Fraction(1)
    if night:
        death = Fraction(1, living ** (black - 1)) * (1 - Fraction(doctor, living))
    found: dict[tuple[str, int], Fraction] = {}
    for chance, after in [
        (1 - death, state),
        (death * Fraction(black, living), (living - 1, black - 1, doctor)),
        (death * Fraction(doctor, living), (living - 1, black, False)),
        (death * Fraction(living - black - doctor, living), (living - 1, black, doctor)),
    ]:
        if chance:
            for (winner, days), then in outcomes(after, not night).items():
                found[winner, days + night] = found.get((winner, days + night), Fraction(0)) + chance * then
    return found


def from_the_deal(seats: int, black: int, doctor: bool = False) -> dict[tuple[str, int], Fraction]:
    """By winner and number of the last day: nobody is killed in night 1 (ORIG-803), so all are alive on day 1."""
    return {(winner, days + 1): chance for (winner, days), chance in outcomes((seats, black, doctor), False).items()}


def black_wins(seats: int, black: int, doctor: bool = False) -> Fraction:
    return sum(
        (chance for (winner, _), chance in from_the_deal(seats, black, doctor).items() if winner == "black"),
        Fraction(0),
    )


def errors_away(wins: Counter[str], exact: Fraction) -> float:
    """How many standard errors the simulation is away from theory."""
    assert set(wins) <= {"black", "red"}  # no draw, and nobody else
    chance, games = float(exact), wins.total()
    return (wins["black"] / games - chance) / (chance * (1 - chance) / games) ** 0.5


def misfit(came: Counter[tuple[str, int]], exact: dict[tuple[str, int], Fraction]) -> float:
    """How far chi-square lies above its mean, in its own standard deviations; what is too rare is put together."""
    assert set(came) <= set(exact)
    games = came.total()
    rare = {outcome for outcome, chance in exact.items() if chance * games < 8}
    pairs = [(came[outcome], float(exact[outcome]) * games) for outcome in exact if outcome not in rare]
    if rare:
        pairs.append((sum(came[outcome] for outcome in rare), float(sum(exact[outcome] for outcome in rare)) * games))
    chi_square = sum((count - expected) ** 2 / expected for count, expected in pairs if expected)
    return (chi_square - (len(pairs) - 1)) / (2 * (len(pairs) - 1)) ** 0.5


def played(tables: Iterable[Setup]) -> Counter[tuple[str, int]]:
    """Games by random bots, by winner and number of the last day; the mafia is called black with any deck."""
    found: Counter[tuple[str, int]] = Counter()
    for number, table in enumerate(tables):
        play = Play(BOOK, msgspec.structs.replace(table, seed=f"{table.seed}/{number}"))
        play_out(play, Random(f"{table.seed}/{number}/bots"))
        winner = {"mafia": "black"}.get(play.game.winner, play.game.winner)
        found[winner, BOOK.numbers(play.game)["day"]] += 1
    return found


def test_the_theory_of_six_can_be_worked_out_by_hand() -> None:
    """The don alone wins if he survives the vote of six, his own shot among five, the vote of four, his next shot."""
    assert from_the_deal(6, 1) == {
        ("red", 1): Fraction(1, 6),
        ("red", 2): Fraction(5, 6) * Fraction(1, 5) + Fraction(5, 6) * Fraction(4, 5) * Fraction(1, 4),
        ("red", 3): Fraction(5, 6) * Fraction(4, 5) * Fraction(3, 4) * Fraction(1, 3),
        ("black", 3): Fraction(5, 6) * Fraction(4, 5) * Fraction(3, 4) * Fraction(2, 3),
    }


@pytest.mark.parametrize("doctor", [False, True])
def test_the_theory_gives_the_black_side_twice_its_share_of_the_cards(doctor: bool) -> None:
    """Every death is of a random card, so the share of black cards among the living is a martingale, and it stops at
    nothing or at one half: a second way to the same number, without the nights."""
    for seats in range(6, 14):
        for black in range(1, (seats + 1) // 2):
            assert sum(from_the_deal(seats, black, doctor).values()) == 1
            assert black_wins(seats, black, doctor) == Fraction(2 * black, seats)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "black", "games"), [(6, 1, 3000), (7, 2, 2000), (10, 3, 1000)])
def test_the_basic_game_by_random_bots_agrees_with_exact_theory(seats: int, black: int, games: int) -> None:
    _, _, wins = total(list(simulate(setup(seats), games, 1)))
    assert abs(errors_away(wins, black_wins(seats, black))) < 4


def test_who_wins_on_which_day_agrees_with_exact_theory() -> None:
    """Which the share of wins alone does not show: how often the gang agrees on a victim."""
    assert misfit(played([setup(7)] * 1000), from_the_deal(7, 2)) < 4


@pytest.mark.parametrize(("seats", "black", "games"), [(6, 1, 1000), (8, 2, 600)])
def test_closed_eyes_change_nothing_when_everybody_plays_at_random(seats: int, black: int, games: int) -> None:
    """The professional game: each member marks once and sees nobody, where in the basic game each points once."""
    assert misfit(played([setup(seats, preset="professional")] * games), from_the_deal(seats, black)) < 4


def test_without_those_who_only_learn_something_the_game_is_the_same() -> None:
    """A commissar and a don who vote and speak at random are a resident and a mafioso (an information-only role whose
    owner plays at random leaves every number unchanged)."""
    chance = Random("no checks")
    cards = ["mafia"] * 2 + ["resident"] * 5
    deals = [dict(zip(LETTERS, chance.sample(cards, 7), strict=False)) for _ in range(1000)]
    assert misfit(played(setup(7, deal=deal) for deal in deals), from_the_deal(7, 2)) < 4


def test_a_blind_doctor_agrees_with_exact_theory() -> None:
    """A doctor who shields at random stops every n-th kill: here a mafia of one, so that there are kills to stop."""
    chance = Random("doctor")
    cards = ["mafia", "doctor"] + ["resident"] * 5
    deals = [dict(zip(LETTERS, chance.sample(cards, 7), strict=False)) for _ in range(1000)]
    came = played(setup(7, deal=deal, deck="extended") for deal in deals)
    assert misfit(came, from_the_deal(7, 1, doctor=True)) < 4
    assert set(came) - set(from_the_deal(7, 1))  # games that without a doctor would have been over before


def test_the_extended_game_of_eleven_agrees_with_exact_theory() -> None:
    """By its table: a mafia of three, a commissar and a doctor."""
    assert misfit(played([setup(11, preset="extended")] * 400), from_the_deal(11, 3, doctor=True)) < 4
